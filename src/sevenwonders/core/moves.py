"""A reusable list of move ids: the playout loop fills one at every decision without creating objects."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sevenwonders.core.packed import lowest

ROOM: Final = 64
"""As many moves as a mask has bits."""


class Moves:
    """Move ids, filled by `Game.legal`."""

    def __init__(self, room: i64 = 2 * ROOM) -> None:
        """Room for so many: it grows as moves are added one by one."""
        self.ids: vec[i64] = vec[i64]([i64(0)] * room)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        if self.count == len(self.ids):
            self.ids = extend(self.ids, self.ids)
        self.ids[self.count] = move
        self.count += 1

    def add_bits(self, mask: i64, first: i64) -> None:
        """Add a move for each bit set: the move of bit 0 is `first`."""
        if self.count + ROOM > len(self.ids):
            self.ids = extend(self.ids, self.ids)
        ids = self.ids
        count: i64 = self.count
        while mask:
            ids[count] = first + lowest(mask)
            mask &= mask - 1
            count += 1
        self.count = count

    def repeat(self, start: i64, after: i64, further: i64) -> None:
        """Add the moves from place `start` to before `after` once more, each `further` along in the row of ids."""
        if self.count + after - start > len(self.ids):
            self.ids = extend(self.ids, self.ids)
        ids = self.ids
        count: i64 = self.count
        while start < after:
            ids[count] = ids[start] + further
            start += 1
            count += 1
        self.count = count

    def to_list(self) -> list[int]:
        return [int(self.ids[i]) for i in range(self.count)]
