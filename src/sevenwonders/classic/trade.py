"""The trade solver: every way to pay that no other way beats.

A construction lacks some units. Each comes from a choice unit of the own city, from the left neighbour or from the
right one (or, where a set allows it, from the bank). A payment is what it costs in coins to the left, to the right and
to the bank; one that pays nobody more than another, and somebody less, makes the other needless.

Which choice units serve which resources is a matching problem. Its answer is Hall's condition: units of several kinds
can be had if, for every set S of kinds, no more are asked for than there are choice units that can give one of S. A
city keeps that number for every S (`reach`), so the solver only adds up and compares.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.core.packed import BITS, FIELD, bit, field

LEFT: Final = 0
RIGHT: Final = 8
BANK: Final = 16
"""Where the coins to each payee stand in a payment: eight bits each."""
MOST: Final = 64


class Trade:
    """A solver with its working space. One thread at a time may use it."""

    def __init__(self) -> None:
        self.count: i64 = 0
        """How many payments were found."""
        self.payments: vec[i64] = vec[i64]([i64(0)] * MOST)
        """They, ascending, each packed: left, right, bank."""
        self.bank_price: i64 = 1
        self._kinds: vec[i64] = vec[i64]([i64(0)] * 8)
        self._needs: vec[i64] = vec[i64]([i64(0)] * 8)
        self._masks: vec[i64] = vec[i64]([i64(0)] * 256)
        self._own: vec[i64] = vec[i64]([i64(0)] * 256)
        self._left: vec[i64] = vec[i64]([i64(0)] * 256)
        self._right: vec[i64] = vec[i64]([i64(0)] * 256)
        self._lacking: i64 = 0
        self._budget: i64 = 0
        """What may be spent, before rebates."""
        self._limit: i64 = 0
        """What may be spent, after them."""
        self._left_rebate: i64 = 0
        self._right_rebate: i64 = 0
        self._saved: i64 = 0
        self._reach: vec[u8] = vec[u8]([u8(0)] * 0)
        """What the own choice units can give: see City.reach_now."""

    def solve(self, cost: i64, city: City, left: City, right: City, budget: i64, saved: i64) -> i64:
        """Find all undominated payments of at most `budget` coins; `saved` units of any kind cost nothing."""
        self.count = 0
        self._lacking = 0
        units: i64 = 0
        kind: i64 = 0
        owed: i64 = cost
        have: i64 = city.production
        while owed:
            lack: i64 = (owed & FIELD) - (have & FIELD)
            if lack > 0:
                self._kinds[self._lacking] = kind
                self._needs[self._lacking] = lack
                self._lacking += 1
                units += lack
            owed >>= BITS
            have >>= BITS
            kind += 1
        units -= saved
        if units <= 0:
            return self.nothing_to_pay()
        self._left_rebate = city.left_rebate
        self._right_rebate = city.right_rebate
        self._limit = budget
        self._budget = budget + city.left_rebate + city.right_rebate
        lacking: i64 = units - city.choices_now
        if lacking > 0 and lacking * self._least_price(city) > self._budget:
            return 0
        self._saved = saved
        self._reach = city.reach_now
        self._cover(0, city, left, right, 0, 0, 0, 0)
        for reach in city.other_reach:
            self._reach = reach
            self._cover(0, city, left, right, 0, 0, 0, 0)
        return self.count

    def nothing_to_pay(self) -> i64:
        """The one payment of what is free."""
        self.payments[0] = 0
        self.count = 1
        return 1

    def _least_price(self, city: City) -> i64:
        least: i64 = FIELD
        for place in range(self._lacking):
            kind: i64 = self._kinds[place]
            price: i64 = field(city.left_prices, kind)
            if price < least:
                least = price
            price = field(city.right_prices, kind)
            if price < least:
                least = price
        if city.bank_units and self.bank_price < least:
            least = self.bank_price
        return least

    def _cover(
        self, place: i64, city: City, left: City, right: City, to_left: i64, to_right: i64, bought: i64, to_bank: i64
    ) -> None:
        """Cover the units of one lacking kind in every way, then those of the next."""
        if place == self._lacking:
            to_left -= self._left_rebate if to_left > self._left_rebate else to_left
            to_right -= self._right_rebate if to_right > self._right_rebate else to_right
            if to_left + to_right + to_bank <= self._limit:
                self._found(to_left | (to_right << RIGHT) | (to_bank << BANK))
            return
        kind: i64 = self._kinds[place]
        need: i64 = self._needs[place]
        width: i64 = bit(place)
        for subset in range(width):
            self._masks[width + subset] = self._masks[subset] | bit(kind)
        left_price: i64 = field(city.left_prices, kind)
        right_price: i64 = field(city.right_prices, kind)
        left_fixed: i64 = field(left.for_sale, kind)
        right_fixed: i64 = field(right.for_sale, kind)
        own: i64 = need
        while own >= 0:
            if self._reaches(self._own, width, own, self._reach, self._saved):
                from_left: i64 = need - own
                while from_left >= 0:
                    spent: i64 = to_left + from_left * left_price
                    if spent + to_right + to_bank <= self._budget and self._reaches(
                        self._left, width, from_left - left_fixed, left.sale_reach, 0
                    ):
                        from_right: i64 = need - own - from_left
                        from_bank: i64 = 0
                        while from_right >= 0:
                            paid: i64 = to_right + from_right * right_price
                            banked: i64 = to_bank + from_bank * self.bank_price
                            if (
                                spent + paid + banked <= self._budget
                                and bought + from_bank <= city.bank_units
                                and self._reaches(self._right, width, from_right - right_fixed, right.sale_reach, 0)
                            ):
                                self._cover(place + 1, city, left, right, spent, paid, bought + from_bank, banked)
                            if from_bank >= city.bank_units:
                                break
                            from_right -= 1
                            from_bank += 1
                    from_left -= 1
            own -= 1

    def _reaches(self, sums: vec[i64], width: i64, units: i64, reach: vec[u8], saved: i64) -> bool:
        """Whether so many more units of the kind at hand can come from choice units, with what was taken before.

        `sums` holds, for every subset of the kinds before, how many units of it are asked for; it is extended by those
        subsets that contain the kind at hand.
        """
        if units <= 0:
            for subset in range(width):
                sums[width + subset] = sums[subset]
            return True
        for subset in range(width):
            asked: i64 = sums[subset] + units
            if asked > saved + i64(reach[self._masks[width + subset]]):
                return False
            sums[width + subset] = asked
        return True

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


def beats(one: i64, other: i64) -> bool:
    """Whether a payment gives nobody more than another does (it may be the same)."""
    return (
        (one & FIELD) <= (other & FIELD)
        and ((one >> RIGHT) & FIELD) <= ((other >> RIGHT) & FIELD)
        and ((one >> BANK) & FIELD) <= ((other >> BANK) & FIELD)
    )
