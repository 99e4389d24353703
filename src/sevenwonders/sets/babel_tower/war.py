"""Laws about conflicts."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.sets.babel_tower.laws import Laws
from sevenwonders.sets.babel_tower.tower import Tower


class WarLaws(Laws):
    """Lesser victories and double defeats."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        super().__init__(codex, tower)
        self.lesser_victories: i64 = number_of(codex, "lesser_victories")
        self.double_defeats: i64 = number_of(codex, "double_defeats")
        sizes = sorted({0, *(int(codex.victory[age]) for age in (1, 2, 3))})
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        """What victory tokens are worth, from nothing on."""

    def victory_worth(self, game: Table, points: i64) -> i64:
        """A token of the next smaller size."""
        for slot in range(self.slots):
            if self.law_in(game, slot) == self.lesser_victories:
                points = self._next_smaller(points)
        return points

    def _next_smaller(self, points: i64) -> i64:
        smaller: i64 = 0
        for size in self.sizes:
            if size < points:
                smaller = size
        return smaller

    def defeat_tokens(self, game: Table, tokens: i64) -> i64:
        for slot in range(self.slots):
            if self.law_in(game, slot) == self.double_defeats:
                tokens *= 2
        return tokens
