"""Gambling Den and Gambling House: coins for the neighbours too."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table

NEIGHBOURS: Final = {"neighbours_gain_1": 1, "neighbours_gain_2": 2}
"""Coins that each neighbour takes."""


class Gambling(Part):
    """Neighbours take their coins at once: they can pay losses of the turn with them (ruling: gambling_first)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.neighbours: vec[i64] = column_of(codex, NEIGHBOURS)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        coins: i64 = self.neighbours[effect]
        if coins:
            take_from_bank(game, game.left_of(city), coins, effect, city)
            take_from_bank(game, game.right_of(city), coins, effect, city)
