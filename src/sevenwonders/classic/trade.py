"""The trade solver: every way to pay that no other way beats.

A construction lacks some units. Each comes from a choice unit of the own city or is bought: from the left neighbour or
the right one, or, where a set allows it, from the bank, from a city further off, or from the bank with a share for both
neighbours. A payment is what it costs in coins to each payee; one that pays nobody more than another, and somebody
less, makes the other needless.

Which choice units serve which resources is a matching problem. Its answer is Hall's condition: units of several kinds
can be had if, for every set S of kinds, no more are asked for than there are choice units that can give one of S. A
city keeps that number for every S (`reach`), so the solver only adds up and compares.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.market import Market
from sevenwonders.classic.payees import (
    BANK,
    FIRST_GOOD,
    FROM_LEFT,
    FROM_RIGHT,
    MANY,
    MOST,
    OWN,
    RIGHT,
    SETS,
    SHARED,
    SOURCES,
    beats,
)
from sevenwonders.classic.supply import NOT_SOLD
from sevenwonders.classic.terms import Terms
from sevenwonders.core.packed import BITS, FIELD, bit, field


class Trade(Market):
    """A solver with its working space. One thread at a time may use it."""

    def __init__(self, kinds: i64) -> None:
        super().__init__(kinds)
        self.count: i64 = 0
        """How many payments were found."""
        self.payments: vec[i64] = vec[i64]([i64(0)] * MOST)
        """They, ascending, each packed by payee."""
        self.least: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        """After `audit`: the fewest units that were bought from each source."""
        self.most: vec[i64] = vec[i64]([i64(0)] * (SOURCES * 8))
        """After `audit`: the most units of each kind that may have been bought from each source."""
        self._audited: i64 = -1
        self._needs: vec[i64] = vec[i64]([i64(0)] * 8)
        self._masks: vec[i64] = vec[i64]([i64(0)] * 256)
        self._sums: vec[i64] = vec[i64]([i64(0)] * (SETS * (SOURCES + 1)))
        """For each source, the own city last, and every set of lacking kinds: how many choice units are asked for."""
        self._bought: vec[i64] = vec[i64]([i64(0)] * (SOURCES * 8))
        """Units of each lacking kind (by place) that the way at hand buys from each source."""
        self._coins: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        self._budget: i64 = 0
        """What may be spent, before rebates."""
        self._limit: i64 = 0
        """What may be spent, after them."""
        self._city: City | None = None
        self._saved: i64 = 0
        self._makes: bool = False
        """Whether the own choice units, or what is saved, can give anything that is lacking."""
        self._reach: vec[u8] = self._no_reach
        """What the own choice units can give: see City.reach_now."""

    def solve(self, terms: Terms, city: City, left: City, right: City, far: list[City], budget: i64) -> i64:
        """Find all undominated payments of at most `budget` coins for the resources that terms ask for."""
        self.count = 0
        self._lacking = 0
        self._wanted = 0
        units: i64 = 0
        kind: i64 = 0
        owed: i64 = terms.cost
        have: i64 = city.made_now
        while owed:
            lack: i64 = (owed & FIELD) - (have & FIELD)
            if lack > 0:
                self._kinds[self._lacking] = kind
                self._needs[self._lacking] = lack
                self._lacking += 1
                self._wanted |= bit(kind)
                units += lack
            owed >>= BITS
            have >>= BITS
            kind += 1
        units -= terms.saved
        if units <= 0:
            return self.nothing_to_pay()
        self._offer(terms, city, left, right, far)
        self._limit = budget
        self._budget = budget
        if city.left_rebate or city.right_rebate:
            self._budget += FIELD
        if city.left_once or city.right_once:
            self._budget += FIELD
        lacking: i64 = units - city.choices_now - terms.helps
        if lacking > 0 and (not self._sources or lacking * self._least_price() > self._budget):
            return 0
        self._city = city
        self._saved = terms.saved
        self._reach = terms.helped(city.reach_now)
        self._start()
        for reach in city.other_reach:
            self._reach = terms.helped(reach)
            self._start()
        return self.count

    def _start(self) -> None:
        """Go through all ways with what the own choice units can give."""
        self._makes = self._saved + i64(self._reach[self._wanted]) > 0
        self._cover(0, 0)

    def audit(self, terms: Terms, city: City, left: City, right: City, far: list[City], payment: i64) -> None:
        """What may have been bought for a payment: see `least` and `most`."""
        for place in range(SOURCES):
            self.least[place] = MANY
        for place in range(SOURCES * 8):
            self.most[place] = 0
        self._audited = payment
        self.solve(terms, city, left, right, far, MANY)
        self._audited = -1
        for place in range(SOURCES):
            if self.least[place] == MANY:
                self.least[place] = 0

    def nothing_to_pay(self) -> i64:
        """The one payment of what is free."""
        self.payments[0] = 0
        self.count = 1
        return 1

    def only(self, payment: i64) -> i64:
        """There is one way to pay."""
        self.payments[0] = payment
        self.count = 1
        return 1

    # ---- every way to cover what is lacking

    def _cover(self, place: i64, spent: i64) -> None:
        """Cover the units of one lacking kind in every way, then those of the next."""
        if place == self._lacking:
            self._pay()
            return
        kind: i64 = self._kinds[place]
        width: i64 = bit(place)
        for subset in range(width):
            self._masks[width + subset] = self._masks[subset] | bit(kind)
        if not self._makes:
            self._buy(place, width, 0, self._needs[place], spent)
            return
        own: i64 = self._needs[place]
        while own >= 0:
            if self._can_give(OWN, width, own, self._reach, self._saved):
                self._buy(place, width, 0, self._needs[place] - own, spent)
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
        source: i64 = self._active[number]
        kind: i64 = self._kinds[place]
        price: i64 = field(self._prices[source], kind)
        stock: i64 = field(self._stock[source], kind)
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
        source: i64 = self._active[number]
        self._bought[source * 8 + place] = units
        self._coins[source] += coins
        self._buy(place, width, number + 1, need - units, spent + coins)
        self._coins[source] -= coins
        self._bought[source * 8 + place] = 0

    def _can_give(self, source: i64, width: i64, units: i64, reach: vec[u8], saved: i64) -> bool:
        """Whether so many more units of the kind at hand can come from choice units, with what was taken before.

        `_sums` holds, for every subset of the kinds before, how many units of it are asked for; it is extended by those
        subsets that contain the kind at hand.
        """
        first: i64 = source * SETS
        if units <= 0:
            for subset in range(first, first + width):
                self._sums[width + subset] = self._sums[subset]
            return True
        for subset in range(width):
            asked: i64 = self._sums[first + subset] + units
            if asked > saved + i64(reach[self._masks[width + subset]]):
                return False
            self._sums[first + width + subset] = asked
        return True

    # ---- what it costs

    def _pay(self) -> None:
        """Everything is covered: note the payment."""
        city = self._city
        assert city is not None
        to_left: i64 = 0
        to_right: i64 = 0
        payment: i64 = 0
        total: i64 = 0
        for number in range(self._sources):
            source: i64 = self._active[number]
            coins: i64 = self._coins[source]
            if source == FROM_LEFT:
                to_left += self._rebated(source, coins, city.left_rebate, city.left_once)
            elif source == FROM_RIGHT:
                to_right += self._rebated(source, coins, city.right_rebate, city.right_once)
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
                self._found(payment)
            elif self._audited == payment:
                self._note()

    def _rebated(self, source: i64, coins: i64, rebate: i64, once: i64) -> i64:
        """The coins for a neighbour, less what the first unit, or one of each class of resources, is cheaper."""
        if once:
            coins -= self._cheaper_once(source, once, False) + self._cheaper_once(source, once, True)
        if rebate:
            coins -= self._cheaper_first(source, coins, rebate)
        return coins

    def _cheaper_first(self, source: i64, coins: i64, rebate: i64) -> i64:
        """What the first unit is cheaper, if it is of a resource of which the first one is."""
        best: i64 = 0
        for place in range(self._lacking):
            units: i64 = self._bought[source * 8 + place]
            if units:
                kind: i64 = self._kinds[place]
                off: i64 = field(rebate, kind)
                if off > best:
                    best = off
                elif off == 0:
                    coins -= units * field(self._prices[source], kind)
        if best > coins:
            best = coins
        if best < 0:
            return 0
        return best

    def _cheaper_once(self, source: i64, once: i64, manufactured: bool) -> i64:
        best: i64 = 0
        for place in range(self._lacking):
            kind: i64 = self._kinds[place]
            if self._bought[source * 8 + place] and (kind >= FIRST_GOOD) == manufactured:
                off: i64 = field(self._prices[source], kind) - field(once, kind)
                if off > best:
                    best = off
        return best

    def _note(self) -> None:
        for number in range(self._sources):
            source: i64 = self._active[number]
            total: i64 = 0
            for place in range(self._lacking):
                units: i64 = self._bought[source * 8 + place]
                total += units
                if units > self.most[source * 8 + self._kinds[place]]:
                    self.most[source * 8 + self._kinds[place]] = units
            if total < self.least[source]:
                self.least[source] = total

    def _found(self, payment: i64) -> None:
        """Keep a payment unless another beats it; drop those that it beats."""
        kept: i64 = 0
        for place in range(self.count):
            other: i64 = self.payments[place]
            if beats(other, payment):
                return
        for place in range(self.count):
            other = self.payments[place]
            if not beats(payment, other):
                self.payments[kept] = other
                kept += 1
        if kept == MOST:
            return
        place2: i64 = kept
        while place2 > 0 and self.payments[place2 - 1] > payment:
            self.payments[place2] = self.payments[place2 - 1]
            place2 -= 1
        self.payments[place2] = payment
        self.count = kept + 1
