"""The powers of black cards, and of stages like them, as numbers: one column for each thing, a row for each effect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import STAGES, VICTORIES, Codex
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact

LOSS: Final = {"lose_1": 1, "lose_2": 2, "lose_3": 3, "lose_2_and_peace": 2}
"""Coins that every other player loses."""
PER_VICTORY: Final = {"lose_per_victory": 1}
PER_STAGE: Final = {"lose_per_stage": 1}
NEIGHBOURS: Final = {"neighbours_gain_1": 1, "neighbours_gain_2": 2}
"""Coins that each neighbour takes."""
PEACE: Final = {"lose_2_and_peace": 1}
"""Diplomacy tokens, where data cannot give them."""
EFFECT_BITS: Final = 12
MASK: Final = "mask"
MAKE_OWNED: Final = "make_owned"
MAKE_MISSING: Final = "make_missing"


class Powers:
    """The columns, and what is owed until the end of a turn."""

    def __init__(self, codex: Codex, peace_token: i64) -> None:
        """`peace_token` is where a city counts its diplomacy tokens."""
        self.codex: Codex = codex
        self.peace_token: i64 = peace_token
        self.loss: vec[i64] = column_of(codex, LOSS)
        self.per_victory: vec[i64] = column_of(codex, PER_VICTORY)
        self.per_stage: vec[i64] = column_of(codex, PER_STAGE)
        self.neighbours: vec[i64] = column_of(codex, NEIGHBOURS)
        self.peace: vec[i64] = column_of(codex, PEACE)
        # What a city makes all others lose at the end of this turn: several losses add up (rule: loss_timing).
        self.owed: i64 = codex.add_counter()
        self.owed_per_victory: i64 = codex.add_counter()
        self.owed_per_stage: i64 = codex.add_counter()
        self.owed_by: i64 = codex.add_counter()
        """The effects that do so, from 1, EFFECT_BITS each: for the story."""

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """A city has a new effect: neighbours take their coins now (ruling: gambling_first), losses come later."""
        mine = game.cities[city]
        mine.count[self.owed] += self.loss[effect]
        mine.count[self.owed_per_victory] += self.per_victory[effect]
        mine.count[self.owed_per_stage] += self.per_stage[effect]
        if self.loss[effect] or self.per_victory[effect] or self.per_stage[effect]:
            mine.count[self.owed_by] = (mine.count[self.owed_by] << EFFECT_BITS) | (effect + 1)
        mine.count[self.peace_token] += self.peace[effect]
        coins: i64 = self.neighbours[effect]
        if coins:
            take_from_bank(game, game.left_of(city), coins, effect, city)
            take_from_bank(game, game.right_of(city), coins, effect, city)

    def loss_of(self, game: Table, victim: i64) -> i64:
        """The coins that a city loses, by what it has now (rules: loss, loss_counts)."""
        mine = game.cities[victim]
        total: i64 = 0
        for city in range(game.setting.cities):
            if city != victim:
                other = game.cities[city]
                total += other.count[self.owed]
                total += other.count[self.owed_per_victory] * mine.count[VICTORIES]
                total += other.count[self.owed_per_stage] * mine.count[STAGES]
        return total

    def causes(self, game: Table, victim: i64) -> dict[str, Fact]:
        """What makes a city lose coins, and whose it is: facts of an event."""
        mine = game.cities[victim]
        sources: list[str] = []
        owners: list[int] = []
        for city in range(game.setting.cities):
            packed: i64 = game.cities[city].count[self.owed_by]
            while packed and city != victim:
                effect: i64 = (packed & ((1 << EFFECT_BITS) - 1)) - 1
                packed >>= EFFECT_BITS
                loss: i64 = self.loss[effect] + self.per_victory[effect] * mine.count[VICTORIES]
                if loss + self.per_stage[effect] * mine.count[STAGES]:
                    sources.append(game.effect_key(effect))
                    owners.append(int(city))
        return {"sources": sources, "owners": owners}

    def settled(self, game: Table) -> None:
        """All losses of the turn are paid, or have become debt."""
        for city in game.cities:
            city.count[self.owed] = 0
            city.count[self.owed_per_victory] = 0
            city.count[self.owed_per_stage] = 0
            city.count[self.owed_by] = 0
