"""Aksum: everybody buys ore there, and a coin more comes from the bank for each unit sold (ruling: aksum_ore)."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import units_bought
from sevenwonders.classic.payment import FROM_FAR, FROM_FARTHER, FROM_LEFT, FROM_RIGHT
from sevenwonders.classic.table import Table
from sevenwonders.classic.tariff import NOT_SOLD
from sevenwonders.core.packed import bit, field, unit
from sevenwonders.sets.towers.held import Held, kinds_of
from sevenwonders.sets.towers.world import is_far, sell_far

TO_ALL: Final = "sell_to_all"
PRICE: Final = 2
"""Coins for a unit, for those who are no neighbours."""


class OreForAll(Part):
    """Who sells to all, and who has bought. The Merchant Ship comes first: its partner has one price for each unit."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: Held = Held(codex, TO_ALL)
        self.ore: i64 = -1
        for kind in kinds_of(codex, TO_ALL)[:1]:
            self.ore = kind
        self.sellers: i64 = codex.add_counter()
        """The cities (bits) from which a city may buy, and which get a coin more for each unit."""
        self.only_ore: i64 = 0
        """The prices of a city that sells nothing else."""
        for kind in range(codex.kinds):
            if kind == self.ore:
                self.only_ore += unit(kind) * PRICE
            else:
                self.only_ore += unit(kind) * NOT_SOLD

    def prepare(self, game: Table, city: i64) -> None:
        game.cities[city].count[self.sellers] = 0
        for seller in range(game.setting.cities):
            if seller != city and self.power.of(game, seller):
                self._buy_from(game, city, seller)

    def _buy_from(self, game: Table, buyer: i64, seller: i64) -> None:
        mine = game.cities[buyer]
        mine.count[self.sellers] |= bit(seller)
        if not is_far(game, seller, buyer):
            return
        known: i64 = -1
        for slot in range(len(mine.far_city)):
            if mine.far_city[slot] == seller:
                known = slot
        if known < 0:
            sell_far(game, seller, buyer, self.only_ore)
        elif field(mine.far_prices[known], self.ore) > PRICE:
            mine.far_prices[known] -= unit(self.ore) * (field(mine.far_prices[known], self.ore) - PRICE)

    def paid(self, game: Table, city: i64, move: i64) -> None:
        mine = game.cities[city]
        sellers: i64 = mine.count[self.sellers]
        if not sellers:
            return
        for seller in range(game.setting.cities):
            if not sellers & bit(seller):
                continue
            units: i64 = 0
            if game.left_of(city) == seller:
                units += units_bought(game, city, move, FROM_LEFT, self.ore)
            if game.right_of(city) == seller:
                units += units_bought(game, city, move, FROM_RIGHT, self.ore)
            if mine.far_city[0] == seller:
                units += units_bought(game, city, move, FROM_FAR, self.ore)
            if mine.far_city[1] == seller:
                units += units_bought(game, city, move, FROM_FARTHER, self.ore)
            if units:
                game.cities[seller].received += units * self.power.of(game, seller)
                self.power.pay(game, seller, units)
