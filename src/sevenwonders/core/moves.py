"""A reusable list of move ids: the playout loop fills one at every decision without creating objects."""

from librt.vecs import extend, vec
from mypy_extensions import i64


class Moves:
    """Move ids, filled by `Game.legal`."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]([i64(0) for _ in range(128)])
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        if self.count == len(self.ids):
            self.ids = extend(self.ids, self.ids)
        self.ids[self.count] = move
        self.count += 1

    def to_list(self) -> list[int]:
        return [int(self.ids[i]) for i in range(self.count)]
