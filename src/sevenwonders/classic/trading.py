"""Every way to buy what a construction lacks, where prices differ or others sell than the neighbours.

See `market.py`. Each way is gone through, kind by kind and seller by seller; Hall's condition cuts those short that
ask for more than the choice units of a city can give.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.market import Market, Space, every_kind, kinds_in
from sevenwonders.classic.payment import (
    BANK,
    BANK_PRICE,
    FROM_BANK,
    FROM_FAR,
    FROM_FARTHER,
    FROM_LEFT,
    FROM_RIGHT,
    KINDS,
    MANY,
    OWN,
    RIGHT,
    SHARED,
    SOURCES,
    with_payment,
)
from sevenwonders.classic.rebates import rebated
from sevenwonders.classic.supply import NOBODY_FAR
from sevenwonders.classic.tariff import NOT_SOLD
from sevenwonders.classic.terms import Terms, units_of
from sevenwonders.core.packed import BITS, FIELD, bit, bit_count, field


@mypyc_attr(free_list_len=1, acyclic=True)
class Trade:
    """One purchase of one construction: what it lacks, and the sources that sell any of it."""

    def __init__(self, market: Market, terms: Terms, lacking: i64) -> None:
        self.market: Market = market
        self.terms: Terms = terms
        self.city: City = market.buyer
        self.found: vec[i64] = vec[i64]([i64(0)] * 0)
        """The payments, ascending, each packed by payee."""
        self.least: vec[i64] = vec[i64]([i64(0)] * 0)
        """After `audit`: the fewest units that were bought from each source."""
        self.most: vec[i64] = vec[i64]([i64(0)] * 0)
        """After `audit`: the most units of each kind that may have been bought from each source."""
        self._audited: i64 = -1
        self._units: i64 = units_of(lacking) - terms.saved
        self._wanted: i64 = kinds_in(lacking)
        space = market.space(bit_count(self._wanted))
        self._space: Space = space
        self._lacking: i64 = 0
        kind: i64 = 0
        while lacking:
            if lacking & FIELD:
                space.kinds[self._lacking] = kind
                space.needs[self._lacking] = lacking & FIELD
                self._lacking += 1
            lacking >>= BITS
            kind += 1
        self._sets: i64 = bit(space.room)
        self._bank_reach: vec[u8] = market.reach
        self._far_reach: vec[u8] = market.reach
        self._farther_reach: vec[u8] = market.reach
        self._sources: i64 = 0
        self._choosy: i64 = 0
        """The sources (bits) whose choice units can give any of what is lacking."""
        self._offer()
        self._budget: i64 = 0
        """What may be spent, before rebates."""
        self._limit: i64 = 0
        """What may be spent, after them."""
        self._makes: bool = False
        """Whether the own choice units, or what is saved, can give anything that is lacking."""
        self._reach: vec[u8] = market.reach
        """What the own choice units can give."""

    def ways(self, coins: i64) -> vec[i64]:
        """All undominated payments of at most so many coins."""
        if self._units <= 0:
            return vec[i64]([i64(0)])
        city = self.city
        self._limit = coins
        self._budget = coins
        if city.left_rebate or city.right_rebate:
            self._budget += FIELD
        if city.left_once or city.right_once:
            self._budget += FIELD
        short: i64 = self._units - self.market.choices - self.terms.helps
        if short > 0 and (not self._sources or short * self._least_price() > self._budget):
            return self.found
        self._reach = self.terms.helped(self.market.reach)
        self._start()
        for reach in city.other_reach:
            self._reach = self.terms.helped(reach)
            self._start()
        return self.found

    def audit(self, payment: i64) -> None:
        """What may have been bought for a payment: see `least` and `most`."""
        self.least = vec[i64]([i64(MANY)] * SOURCES)
        self.most = vec[i64]([i64(0)] * (SOURCES * KINDS))
        self._audited = payment
        self.ways(MANY)
        for place in range(SOURCES):
            if self.least[place] == MANY:
                self.least[place] = 0

    def _start(self) -> None:
        """Go through all ways with what the own choice units can give."""
        self._makes = self.terms.saved + i64(self._reach[self._wanted]) > 0
        self._cover(0, 0)

    # ---- who sells

    def _offer(self) -> None:
        market, city = self.market, self.city
        every: i64 = every_kind(market.reach)
        self._sell(FROM_LEFT, market.left_stock, market.left_reach, city.left_prices)
        self._sell(FROM_RIGHT, market.right_stock, market.right_reach, city.right_prices)
        if self.terms.may_coin:
            self._sell_anything(FROM_BANK, every * BANK_PRICE)
        elif city.bank_units:
            self._bank_reach = city.bank_reach
            self._sell(FROM_BANK, 0, city.bank_reach, every * BANK_PRICE)
        other: i64 = city.far_city[0]
        if other != NOBODY_FAR:
            self._far_reach = market.cities[other].sale_reach_now
            self._sell(FROM_FAR, market.cities[other].sale_now, self._far_reach, city.far_prices[0])
        other = city.far_city[1]
        if other != NOBODY_FAR:
            self._farther_reach = market.cities[other].sale_reach_now
            self._sell(FROM_FARTHER, market.cities[other].sale_now, self._farther_reach, city.far_prices[1])
        if city.share_price:
            self._sell_anything(SHARED, every * city.share_price)

    def _sell(self, source: i64, stock: i64, reach: vec[u8], prices: i64) -> None:
        """A source sells to this construction, if it has anything that is lacking."""
        for place in range(self._lacking):
            kind: i64 = self._space.kinds[place]
            if (field(stock, kind) or reach[bit(kind)]) and field(prices, kind) < NOT_SOLD:
                self._space.active[self._sources] = source
                self._sources += 1
                if reach[self._wanted]:
                    self._choosy |= bit(source)
                self._space.stock[source] = stock
                self._space.prices[source] = prices
                return

    def _sell_anything(self, source: i64, prices: i64) -> None:
        """A source sells as much of everything as anybody wants."""
        self._space.active[self._sources] = source
        self._sources += 1
        self._space.stock[source] = every_kind(self.market.reach) * MANY
        self._space.prices[source] = prices

    def _reach_of(self, source: i64) -> vec[u8]:
        if source == FROM_LEFT:
            return self.market.left_reach
        if source == FROM_RIGHT:
            return self.market.right_reach
        if source == FROM_BANK:
            return self._bank_reach
        if source == FROM_FAR:
            return self._far_reach
        return self._farther_reach

    def _least_price(self) -> i64:
        least: i64 = FIELD
        for number in range(self._sources):
            prices: i64 = self._space.prices[self._space.active[number]]
            for place in range(self._lacking):
                price: i64 = field(prices, self._space.kinds[place])
                if price < least:
                    least = price
        return least

    # ---- every way to cover what is lacking

    def _cover(self, place: i64, spent: i64) -> None:
        """Cover the units of one lacking kind in every way, then those of the next."""
        if place == self._lacking:
            self._pay()
            return
        kind: i64 = self._space.kinds[place]
        width: i64 = bit(place)
        for subset in range(width):
            self._space.masks[width + subset] = self._space.masks[subset] | bit(kind)
        if not self._makes:
            self._buy(place, width, 0, self._space.needs[place], spent)
            return
        own: i64 = self._space.needs[place]
        while own >= 0:
            if self._can_give(OWN, width, own, self._reach, self.terms.saved):
                self._buy(place, width, 0, self._space.needs[place] - own, spent)
            own -= 1

    def _buy(self, place: i64, width: i64, number: i64, need: i64, spent: i64) -> None:
        """Buy so many units of a kind from the sources from a number on, in every way."""
        if number == self._sources:
            if need == 0:
                self._cover(place + 1, spent)
            return
        least: i64 = 0
        if number == self._sources - 1:  # the last source must sell all that is left
            least = need
        source: i64 = self._space.active[number]
        kind: i64 = self._space.kinds[place]
        price: i64 = field(self._space.prices[source], kind)
        stock: i64 = field(self._space.stock[source], kind)
        units: i64 = need
        if price == NOT_SOLD:
            units = 0
        if not self._choosy & bit(source):
            if units > stock:
                units = stock
            while units >= least:
                self._buy_units(place, width, number, need, spent, units, units * price)
                units -= 1
            return
        reach = self._reach_of(source)
        while units >= least:
            if self._can_give(source, width, units - stock, reach, 0):
                self._buy_units(place, width, number, need, spent, units, units * price)
            units -= 1

    def _buy_units(self, place: i64, width: i64, number: i64, need: i64, spent: i64, units: i64, coins: i64) -> None:
        """Buy so many units from one source, and the rest from those after it, if that is not too dear."""
        if spent + coins > self._budget:
            return
        source: i64 = self._space.active[number]
        self._space.bought[source * KINDS + place] = units
        self._space.coins[source] += coins
        self._buy(place, width, number + 1, need - units, spent + coins)
        self._space.coins[source] -= coins
        self._space.bought[source * KINDS + place] = 0

    def _can_give(self, source: i64, width: i64, units: i64, reach: vec[u8], saved: i64) -> bool:
        """Whether so many more units of the kind at hand can come from choice units, with what was taken before.

        For every subset of the kinds before `sums` has how many units are asked for; those with this kind are added.
        """
        first: i64 = source * self._sets
        if units <= 0:
            for subset in range(first, first + width):
                self._space.sums[width + subset] = self._space.sums[subset]
            return True
        for subset in range(width):
            asked: i64 = self._space.sums[first + subset] + units
            if asked > saved + i64(reach[self._space.masks[width + subset]]):
                return False
            self._space.sums[first + width + subset] = asked
        return True

    # ---- what it costs

    def _pay(self) -> None:
        """Everything is covered: note the payment."""
        city = self.city
        to_left: i64 = 0
        to_right: i64 = 0
        payment: i64 = 0
        total: i64 = 0
        for number in range(self._sources):
            source: i64 = self._space.active[number]
            coins: i64 = self._space.coins[source]
            if source == FROM_LEFT:
                to_left += rebated(self._space, self._lacking, source, coins, city.left_rebate, city.left_once)
            elif source == FROM_RIGHT:
                to_right += rebated(self._space, self._lacking, source, coins, city.right_rebate, city.right_once)
            elif source == SHARED:
                third: i64 = coins // 3
                to_left += third
                to_right += third
                payment += third << BANK
                total += third
            else:
                payment += coins << (source * BITS)
                total += coins
        total += to_left + to_right
        if total <= self._limit:
            payment += to_left | (to_right << RIGHT)
            if self._audited < 0:
                self.found = with_payment(self.found, payment)
            elif self._audited == payment:
                self._note()

    def _note(self) -> None:
        for number in range(self._sources):
            source: i64 = self._space.active[number]
            total: i64 = 0
            for place in range(self._lacking):
                units: i64 = self._space.bought[source * KINDS + place]
                total += units
                if units > self.most[source * KINDS + self._space.kinds[place]]:
                    self.most[source * KINDS + self._space.kinds[place]] = units
            if total < self.least[source]:
                self.least[source] = total
