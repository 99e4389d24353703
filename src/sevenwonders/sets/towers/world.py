"""The Merchant Ship and the War Galley: trade and war with a city that is no neighbour, both ways."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.conflicts import PLAIN, add_conflict
from sevenwonders.classic.moments import CONFLICTS
from sevenwonders.classic.moves import NO_CARD, encode, option_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, unit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.towers.held import amounts

OWNER_PRICE: Final = 2
OTHER_PRICE: Final = 3
"""Coins for a unit, whatever it is and whatever one has (ruling: merchant_ship)."""
NOBODY_YET: Final = -1


class Ship(Part):
    """A card that sends a ship out: its owner says to which city, and is bound to it while the card is there."""

    def __init__(self, codex: Codex, asks: str, power: str, told: str, shown: str) -> None:
        """`told` is the event that says where it goes, `shown` what a view calls all such ships."""
        super().__init__(codex, asks)
        self.power: str = power
        self.told: str = told
        self.shown: str = shown
        self.sends: vec[i64] = amounts(codex, power)
        """1 for effects that send such a ship out."""
        self.other: i64 = codex.add_counter()
        """The number of the other city, from 1; 0: no ship is out."""
        self.partner: i64 = self.add_verb("partner")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.sends[effect] and game.setting.cities > 3:  # else all are neighbours
            ask(game, self.decision, bit(player_of(game, city)), city)

    def city_asked(self, game: Table, seat: i64) -> i64:
        return game.argument

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        city: i64 = game.argument
        for other in range(game.setting.cities):
            if is_far(game, city, other):
                into.add(encode(self.partner, other + 1, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = game.argument
        number: i64 = option_of(game.answers[player_of(game, city)])
        game.cities[city].count[self.other] = number
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, self.power))
            game.tell(self.told, city, {"other": int(number) - 1, **source})

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """What the card began ends when it leaves the city."""
        if self.sends[effect]:
            game.cities[city].count[self.other] = 0

    def partner_of(self, game: Table, city: i64) -> i64:
        """The city to which the ship of a city goes; NOBODY_YET if none is out."""
        return game.cities[city].count[self.other] - 1

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Owner and other, one after another: all can see that."""
        found: list[int] = []
        for city in range(int(game.setting.cities)):
            other = int(self.partner_of(game, city))
            if other != NOBODY_YET:
                found += [city, other]
        shown: dict[str, Fact] = {}
        if found:
            shown[self.shown] = found
        return shown


class MerchantShip(Ship):
    """Both cities buy from each other (ruling: merchant_ship)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "choose_partner", "world_trade", "partner_trade", "trade_routes")
        self.one_each: i64 = 0
        for kind in range(codex.kinds):
            self.one_each += unit(kind)

    def prepare(self, game: Table, city: i64) -> None:
        """Nothing else touches these prices."""
        for owner in range(game.setting.cities):
            other: i64 = self.partner_of(game, owner)
            if other == NOBODY_YET:
                continue
            if owner == city:
                sell_far(game, other, city, self.one_each * OWNER_PRICE)
            elif other == city:
                sell_far(game, owner, city, self.one_each * OTHER_PRICE)


class WarGalley(Ship):
    """Both cities fight at the end of an age, as if they were neighbours (ruling: war_galley)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "choose_enemy", "world_war", "partner_war", "wars")

    def moments(self) -> list[int]:
        return [CONFLICTS]

    def at(self, game: Table, moment: i64) -> None:
        """Who is at peace does not fight, and a tie stays a tie."""
        for city in range(game.setting.cities):
            other: i64 = self.partner_of(game, city)
            if other == NOBODY_YET or game.at_peace & (bit(city) | bit(other)) or same_team(game, city, other):
                continue
            add_conflict(game, city, other, PLAIN)


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
