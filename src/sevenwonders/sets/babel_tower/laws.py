"""Laws: what a tile does for all while it lies open. Parts that know some of them are made from this one."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import color_of
from sevenwonders.classic.table import Table
from sevenwonders.sets.babel_tower.tower import Tower


class Laws(Part):
    """A law is the power of a tile, what it is about (`power_of`) and a number (`power_n`)."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        super().__init__(codex)
        self.tower: Tower = tower
        self.slots: i64 = len(tower.slots)

    def law_in(self, game: Table, slot: i64) -> i64:
        """The power of the tile that lies open in a slot; 0 if none does."""
        tile: i64 = self.tower.tile_in(game, slot)
        if tile < 0:
            return 0
        return self.codex.power[tile]


def colors_of_laws(codex: Codex) -> vec[i64]:
    """For each effect: the colour that it is about; -1: none."""
    return vec[i64]([color_of(codex, of) for of in codex.power_of])
