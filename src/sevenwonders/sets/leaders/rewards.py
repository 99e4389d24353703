"""Coins that leaders bring for what a city does (rulings: from_now_on, xenophon_free_builds)."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import COINS, VICTORIES, Codex
from sevenwonders.classic.moments import NEW_AGE, NEW_TURN
from sevenwonders.classic.moves import card_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import sellers_of
from sevenwonders.classic.powers import color_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.packed import bit_count

TOWER_VERB: Final = "tower"
"""The verb by which a tile of a tower is built, if there is one in the box."""


class Rewards(Part):
    """For chains (ruling: discount_is_not_a_chain), colours, purchases, tiles and victories."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.purchases: i64 = codex.power_bit("coins_for_purchases")
        self.victories: i64 = codex.power_bit("coins_for_victories")
        self.chains: i64 = codex.power_bit("coins_for_chains")
        self.yellow: i64 = codex.power_bit("coins_for_yellow")
        self.black: i64 = codex.power_bit("coins_for_black")
        self.tower: i64 = codex.power_bit("tower_builder")
        self.yellow_color: i64 = color_of(codex, "yellow")
        self.black_color: i64 = color_of(codex, "black")

    def paid(self, game: Table, city: i64, move: i64) -> None:
        mine = game.cities[city]
        if mine.powers & self.purchases:
            mine.bought = sellers_of(game, city, move)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        powers: i64 = game.cities[city].powers
        if chained and powers & self.chains:
            take_from_bank(game, city, 2, game.effect_with(city, "coins_for_chains"))
        if self.codex.builds(verb):
            if powers & self.yellow and self.codex.color[card] == self.yellow_color:
                take_from_bank(game, city, 2, game.effect_with(city, "coins_for_yellow"))
            if powers & self.black and self.codex.color[card] == self.black_color:
                take_from_bank(game, city, 2, game.effect_with(city, "coins_for_black"))
        if powers & self.purchases:
            self._reward_purchases(game, city, verb, card)
        if powers & self.tower and self.codex.verbs[verb] == TOWER_VERB:
            take_from_bank(game, city, 3, game.effect_with(city, "tower_builder"))

    def _reward_purchases(self, game: Table, city: i64, verb: i64, card: i64) -> None:
        """Rulings: hatshepsut_per_neighbour, hatshepsut_timing."""
        move: i64 = game.sealed[city]
        if move == NO_MOVE or verb_of(move) != verb or card_of(move) != card:
            return
        if game.cities[city].bought:
            source: i64 = game.effect_with(city, "coins_for_purchases")
            take_from_bank(game, city, bit_count(game.cities[city].bought), source)

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        if kind == VICTORIES and game.cities[city].powers & self.victories:
            take_from_bank(game, city, 2 * number, game.effect_with(city, "coins_for_victories"))


class BiggerGains(Part):
    """Berenice: a coin more, once a turn, with coins from the bank (ruling: berenice)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("bigger_gains")

    def moments(self) -> list[int]:
        return [NEW_AGE, NEW_TURN] if self.power else []

    def at(self, game: Table, moment: i64) -> None:
        for city in game.cities:
            city.used &= ~self.power

    def banked(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        if mine.powers & ~mine.used & self.power:
            mine.used |= self.power
            mine.count[COINS] += 1
            if not game.quiet:
                effect: i64 = game.effect_with(city, "bigger_gains")
                game.tell("gain", city, {"coins": 1, **game.source_facts(effect)})
