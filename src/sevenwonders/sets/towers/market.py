"""What resources cost, or what comes, this turn only: eight players, Tenochtitlan, Athens, the River Harbour."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import VICTORIES, Codex
from sevenwonders.classic.entries import effect_in
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import stages_with
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import BITS, bit, field, unit
from sevenwonders.sets.towers.held import Held, amounts, kinds_of

MANY: Final = 8
SHARED_PRICE: Final = 3


class EightPlayers(Part):
    """With so many players, and no teams, missing units come from the bank (ruling: eight_bank)."""

    def prepare(self, game: Table, city: i64) -> None:
        if game.setting.cities == MANY and not game.setting.teams:
            game.cities[city].share_price = SHARED_PRICE


class VictoryPrices(Part):
    """Tenochtitlan: some resources cost less with each victory token (ruling: tenochtitlan_price)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("victory_price")
        self.price: vec[i64] = amounts(codex, "victory_price")
        """For each effect: the price without a token."""
        self.cheap: vec[i64] = kinds_of(codex, "victory_price")

    def prepare(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        if not mine.powers & self.power:
            return
        for entry in stages_with(self.codex, mine, self.price):
            price: i64 = self.price[effect_in(entry)] - mine.count[VICTORIES]
            if price < 0:
                price = 0
            mine.left_prices = self._lowered(mine.left_prices, price)
            mine.right_prices = self._lowered(mine.right_prices, price)

    def _lowered(self, prices: i64, price: i64) -> i64:
        for kind in self.cheap:
            if field(prices, kind) > price:
                prices += (price - field(prices, kind)) << (kind * BITS)
        return prices


class MadeByAge(Part):
    """Athens: a unit more, of another resource in each age."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("makes_by_age")
        self.makes: vec[i64] = amounts(codex, "makes_by_age")
        self.kinds: vec[i64] = kinds_of(codex, "makes_by_age")

    def prepare(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        if mine.powers & self.power and game.age > 0:
            mine.made_now += unit(self.kinds[game.age - 1]) * len(stages_with(self.codex, mine, self.makes))


class RiverHarbour(Part):
    """A unit of what the neighbours sell: raw material of the left one, or goods of the right one."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: Held = Held(codex, "copy_next_door")

    def prepare(self, game: Table, city: i64) -> None:
        """Ruling: river_harbour."""
        if not self.power.of(game, city):
            return
        kinds: i64 = self._sold_by(game.cities[game.left_of(city)]) & self.codex.raw_mask
        kinds |= self._sold_by(game.cities[game.right_of(city)]) & self.codex.goods_mask
        if kinds:
            game.cities[city].choose_this_turn(kinds)

    def _sold_by(self, city: City) -> i64:
        """The resources (bits) that a city could sell one of."""
        kinds: i64 = 0
        for kind in range(self.codex.kinds):
            if field(city.sale_now, kind) or city.sale_reach_now[bit(kind)]:
                kinds |= bit(kind)
        return kinds
