"""The Merchant Ship and the War Galley: trade and war with a city that is no neighbour, both ways."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.conflicts import PLAIN, add_conflict
from sevenwonders.classic.moves import NO_CARD, encode, option_of
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, unit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.towers.held import amounts

OWNER_PRICE: Final = 2
OTHER_PRICE: Final = 3
"""Coins for a unit, whatever it is and whatever one has (ruling: merchant_ship)."""


class World:
    """Which cards send a ship out, and where a city notes with whom: the number of the other city, from 1."""

    def __init__(self, codex: Codex, choosing: i64, declaring: i64, partner: i64) -> None:
        """`choosing` and `declaring` are the decisions with whom to trade and whom to fight."""
        self.codex: Codex = codex
        self.trades: vec[i64] = amounts(codex, "world_trade")
        self.wars: vec[i64] = amounts(codex, "world_war")
        self.route: i64 = codex.add_counter()
        self.war: i64 = codex.add_counter()
        self.choosing: i64 = choosing
        self.declaring: i64 = declaring
        self.partner: i64 = partner
        self.one_each: i64 = 0
        for kind in range(codex.kinds):
            self.one_each += unit(kind)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.trades[effect]:
            self._ask(game, city, self.choosing)
        if self.wars[effect]:
            self._ask(game, city, self.declaring)

    def _ask(self, game: Table, city: i64, phase: i64) -> None:
        if game.setting.cities > 3:  # else all are neighbours
            ask(game, phase, bit(player_of(game, city)), city)

    def moves(self, game: Table, into: Moves) -> None:
        city: i64 = game.argument
        for other in range(game.setting.cities):
            if is_far(game, city, other):
                into.add(encode(self.partner, other + 1, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = game.argument
        number: i64 = option_of(game.answers[player_of(game, city)])
        mine = game.cities[city]
        kind, power = "partner_trade", "world_trade"
        if game.phase == self.declaring:
            kind, power = "partner_war", "world_war"
            mine.count[self.war] = number
        else:
            mine.count[self.route] = number
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, power))
            game.tell(kind, city, {"other": int(number) - 1, **source})

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """What the card began ends when it leaves the city."""
        if self.trades[effect]:
            game.cities[city].count[self.route] = 0
        if self.wars[effect]:
            game.cities[city].count[self.war] = 0

    def prepare(self, game: Table, city: i64) -> None:
        """Ruling: merchant_ship. Nothing else touches these prices."""
        for owner in range(game.setting.cities):
            number: i64 = game.cities[owner].count[self.route]
            if number and owner == city:
                sell_far(game, number - 1, city, self.one_each * OWNER_PRICE)
            elif number == city + 1:
                sell_far(game, owner, city, self.one_each * OTHER_PRICE)

    def add_conflicts(self, game: Table) -> None:
        """Ruling: war_galley. Who is at peace does not fight, and a tie stays a tie."""
        for city in range(game.setting.cities):
            number: i64 = game.cities[city].count[self.war]
            if not number or game.at_peace & (bit(city) | bit(number - 1)) or same_team(game, city, number - 1):
                continue
            add_conflict(game, city, number - 1, PLAIN)

    def shown(self, game: Table, counter: i64) -> list[int]:
        """Owner and other, one after another."""
        found: list[int] = []
        for city in range(int(game.setting.cities)):
            number = int(game.cities[city].count[counter])
            if number:
                found += [city, number - 1]
        return found


def is_far(game: Table, city: i64, other: i64) -> bool:
    """Whether another city is no neighbour."""
    return other != city and other != game.left_of(city) and other != game.right_of(city)


def sell_far(game: Table, seller: i64, buyer: i64, prices: i64) -> None:
    """Let a city buy from one further off this turn, if it has room for one more such seller."""
    mine = game.cities[buyer]
    for slot in range(len(mine.far_city)):
        if mine.far_city[slot] < 0:
            mine.far_city = mine.far_city[:]  # copies of the game may share these
            mine.far_prices = mine.far_prices[:]
            mine.far_city[slot] = seller
            mine.far_prices[slot] = prices
            return
