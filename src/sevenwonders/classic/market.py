"""Who sells what a construction lacks."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.payees import (
    BANK_PRICE,
    FROM_BANK,
    FROM_FAR,
    FROM_FARTHER,
    FROM_LEFT,
    FROM_RIGHT,
    MANY,
    SETS,
    SHARED,
    SOURCES,
)
from sevenwonders.classic.supply import NOBODY_FAR, NOT_SOLD
from sevenwonders.classic.terms import Terms
from sevenwonders.core.packed import BITS, FIELD, bit, field


class Market:
    """What is lacking, and the sources that sell any of it."""

    def __init__(self, kinds: i64) -> None:
        self._kinds: vec[i64] = vec[i64]([i64(0)] * 8)
        self._active: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        """The sources that sell anything now."""
        self._sources: i64 = 0
        self._stock: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        """Units that each source sells besides its choice units, packed by resource."""
        self._prices: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        self._no_reach: vec[u8] = vec[u8]([u8(0)] * SETS)
        self._left_reach: vec[u8] = self._no_reach
        self._right_reach: vec[u8] = self._no_reach
        self._bank_reach: vec[u8] = self._no_reach
        self._far_reach: vec[u8] = self._no_reach
        self._farther_reach: vec[u8] = self._no_reach
        self._all_kinds: i64 = 0
        for kind in range(kinds):
            self._all_kinds |= bit(kind * BITS)
        self._lacking: i64 = 0
        self._wanted: i64 = 0
        """The kinds that are lacking, as bits."""
        self._choosy: i64 = 0
        """The sources (bits) whose choice units can give any of them."""

    def _offer(self, terms: Terms, city: City, left: City, right: City, far: list[City]) -> None:
        self._sources = 0
        self._choosy = 0
        self._left_reach = left.sale_reach_now
        self._sell(FROM_LEFT, left.sale_now, left.sale_reach_now, city.left_prices)
        self._right_reach = right.sale_reach_now
        self._sell(FROM_RIGHT, right.sale_now, right.sale_reach_now, city.right_prices)
        if terms.may_coin:
            self._bank_reach = self._no_reach
            self._sell(FROM_BANK, self._all_kinds * MANY, self._no_reach, self._all_kinds * BANK_PRICE)
        elif city.bank_units:
            self._bank_reach = city.bank_reach
            self._sell(FROM_BANK, 0, city.bank_reach, self._all_kinds * BANK_PRICE)
        other: i64 = city.far_city[0]
        if other != NOBODY_FAR:
            self._far_reach = far[other].sale_reach_now
            self._sell(FROM_FAR, far[other].sale_now, self._far_reach, city.far_prices[0])
        other = city.far_city[1]
        if other != NOBODY_FAR:
            self._farther_reach = far[other].sale_reach_now
            self._sell(FROM_FARTHER, far[other].sale_now, self._farther_reach, city.far_prices[1])
        if city.share_price:
            self._sell(SHARED, self._all_kinds * MANY, self._no_reach, self._all_kinds * city.share_price)

    def _sell(self, source: i64, stock: i64, reach: vec[u8], prices: i64) -> None:
        """A source sells to this construction, if it has anything that is lacking."""
        for place in range(self._lacking):
            kind: i64 = self._kinds[place]
            if (field(stock, kind) or reach[bit(kind)]) and field(prices, kind) < NOT_SOLD:
                self._active[self._sources] = source
                self._sources += 1
                if reach[self._wanted]:
                    self._choosy |= bit(source)
                self._stock[source] = stock
                self._prices[source] = prices
                return

    def _reach_of(self, source: i64) -> vec[u8]:
        if source == FROM_LEFT:
            return self._left_reach
        if source == FROM_RIGHT:
            return self._right_reach
        if source == FROM_BANK:
            return self._bank_reach
        if source == FROM_FAR:
            return self._far_reach
        if source == FROM_FARTHER:
            return self._farther_reach
        return self._no_reach

    def _least_price(self) -> i64:
        least: i64 = FIELD
        for number in range(self._sources):
            prices: i64 = self._prices[self._active[number]]
            for place in range(self._lacking):
                price: i64 = field(prices, self._kinds[place])
                if price < least:
                    least = price
        return least
