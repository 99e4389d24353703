"""What resources cost, or what comes, this turn only: Aksum, Tenochtitlan, Athens, the River Harbour, eight players."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import EFFECT_BITS, City
from sevenwonders.classic.codex import VICTORIES, Codex
from sevenwonders.classic.payees import FROM_FAR, FROM_FARTHER, FROM_LEFT, FROM_RIGHT
from sevenwonders.classic.paying import units_bought
from sevenwonders.classic.powers import column_of, stages_with
from sevenwonders.classic.supply import NOT_SOLD
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import BITS, bit, field, unit
from sevenwonders.sets.towers.held import Held, amounts, subjects
from sevenwonders.sets.towers.world import is_far, sell_far

ORE_PRICE: Final = 2
MANY: Final = 8
EACH_TURN: Final = ("sell_to_all", "victory_price", "makes_by_age")
SHARED_PRICE: Final = 3
"""With so many players, missing units come from the bank (ruling: eight_bank)."""


def kinds_of(codex: Codex, power: str) -> vec[i64]:
    """The resources that a power is about, in the order in which it names them."""
    found = vec[i64]([i64(0)] * 0)
    for text in subjects(codex, power)[:1]:
        for letter in text.split("/"):
            found = append(found, codex.letters.index(letter))
    return found


class Market:
    """Prices and units that come anew each turn."""

    def __init__(self, codex: Codex) -> None:
        self.codex: Codex = codex
        self.harbour: Held = Held(codex, "copy_next_door")
        self.to_all: Held = Held(codex, "sell_to_all")
        self.ore: vec[i64] = kinds_of(codex, "sell_to_all")
        self.victory_price: vec[i64] = amounts(codex, "victory_price")
        self.cheap: vec[i64] = kinds_of(codex, "victory_price")
        self.by_age: vec[i64] = amounts(codex, "makes_by_age")
        self.kinds_by_age: vec[i64] = kinds_of(codex, "makes_by_age")
        self.each_turn: i64 = 0
        """The powers (bits) that matter to `_prepare_effect`, and the effects that have one."""
        for power in EACH_TURN:
            self.each_turn |= codex.power_bit(power)
        self.is_each_turn: vec[i64] = column_of(codex, dict.fromkeys(EACH_TURN, 1))
        self.sellers: i64 = codex.add_counter()
        """The cities (bits) from which a city may buy, and which get a coin more for each unit."""
        self.not_sold: i64 = 0
        for kind in range(codex.kinds):
            self.not_sold += unit(kind) * NOT_SOLD

    def prepare(self, game: Table, city: i64) -> None:
        """The Merchant Ship comes first: its partner has one price for each resource."""
        mine = game.cities[city]
        if game.setting.cities == MANY and not game.setting.teams:
            mine.share_price = SHARED_PRICE
        mine.count[self.sellers] = 0
        for seller in range(game.setting.cities):
            if seller != city and self.to_all.of(game, seller):
                self._buy_from(game, city, seller)
        if mine.powers & self.each_turn:
            for entry in stages_with(self.codex, mine, self.is_each_turn):
                self._prepare_effect(game, city, entry & EFFECT_BITS)
        if self.harbour.of(game, city):
            self._copy_next_door(game, city)

    def _prepare_effect(self, game: Table, city: i64, effect: i64) -> None:
        mine = game.cities[city]
        if self.victory_price[effect]:  # ruling: tenochtitlan_price
            price: i64 = self.victory_price[effect] - mine.count[VICTORIES]
            if price < 0:
                price = 0
            mine.left_prices = self._lowered(mine.left_prices, price)
            mine.right_prices = self._lowered(mine.right_prices, price)
        elif self.by_age[effect] and game.age > 0:
            mine.made_now += unit(self.kinds_by_age[game.age - 1])

    def _lowered(self, prices: i64, price: i64) -> i64:
        for kind in self.cheap:
            if field(prices, kind) > price:
                prices += (price - field(prices, kind)) << (kind * BITS)
        return prices

    def _copy_next_door(self, game: Table, city: i64) -> None:
        """Ruling: river_harbour."""
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

    # ---- Aksum

    def _buy_from(self, game: Table, buyer: i64, seller: i64) -> None:
        """Ruling: aksum_ore. Those who are no neighbours buy at the plain price."""
        ore: i64 = self.ore[0]
        mine = game.cities[buyer]
        mine.count[self.sellers] |= bit(seller)
        if not is_far(game, seller, buyer):
            return
        known: i64 = -1
        for slot in range(len(mine.far_city)):
            if mine.far_city[slot] == seller:
                known = slot
        if known < 0:
            sell_far(game, seller, buyer, self.not_sold - unit(ore) * (NOT_SOLD - ORE_PRICE))
        elif field(mine.far_prices[known], ore) > ORE_PRICE:
            mine.far_prices[known] -= unit(ore) * (field(mine.far_prices[known], ore) - ORE_PRICE)

    def paid(self, game: Table, city: i64, move: i64) -> None:
        """A coin from the bank for each unit that such a city has sold."""
        mine = game.cities[city]
        sellers: i64 = mine.count[self.sellers]
        if not sellers:
            return
        for seller in range(game.setting.cities):
            if not sellers & bit(seller):
                continue
            units: i64 = 0
            if game.left_of(city) == seller:
                units += units_bought(game, city, move, FROM_LEFT, self.ore[0])
            if game.right_of(city) == seller:
                units += units_bought(game, city, move, FROM_RIGHT, self.ore[0])
            if mine.far_city[0] == seller:
                units += units_bought(game, city, move, FROM_FAR, self.ore[0])
            if mine.far_city[1] == seller:
                units += units_bought(game, city, move, FROM_FARTHER, self.ore[0])
            if units:
                game.cities[seller].received += units * self.to_all.of(game, seller)
                self.to_all.pay(game, seller, units)
