"""A market: what a city can make itself, who sells to it, and every way to pay for what it lacks.

A construction lacks some units. Each comes from a choice unit of the own city or is bought: from the left neighbour or
the right one, or, where a set allows it, from the bank, from a city further off, or from the bank with a share for both
neighbours. A payment is what it costs in coins to each payee; one that pays nobody more than another, and somebody
less, makes the other needless.

Which choice units serve which resources is a matching problem. Its answer is Hall's condition: units of several kinds
can be had if, for every set S of kinds, no more are asked for than there are choice units that can give one of S. A
city keeps that number for every S (`reach`). What some sellers can give together of what is lacking is then the least,
over all S, of what is lacking outside of S and what they have of S: so where a seller asks one price for all that is
lacking, all ways to pay follow from three such numbers. `trading.py` goes through the ways where that is not so.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.payment import KINDS, RIGHT, SOURCES, with_payment
from sevenwonders.classic.supply import NOBODY_FAR
from sevenwonders.classic.table import Table
from sevenwonders.classic.tariff import NOT_SOLD
from sevenwonders.classic.terms import Terms
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import BITS, FIELD, bit

USUAL_KINDS: Final = 4
"""Few constructions lack more kinds."""


@mypyc_attr(free_list_len=1, acyclic=True)
class Space:
    """Room to go through all ways to buy something: see trading.py."""

    def __init__(self, kinds: i64) -> None:
        """`kinds` is how many kinds may be lacking."""
        self.room: i64 = kinds
        self.kinds: vec[i64] = vec[i64]([i64(0)] * kinds)
        """The kinds that are lacking, and how many units of each."""
        self.needs: vec[i64] = vec[i64]([i64(0)] * kinds)
        self.masks: vec[i64] = vec[i64]([i64(0)] * bit(kinds))
        """For every set of them: the kinds in it, as bits."""
        self.sums: vec[i64] = vec[i64]([i64(0)] * (bit(kinds) * (SOURCES + 1)))
        """For each source, the own city last, and every such set: how many choice units are asked for."""
        self.bought: vec[i64] = vec[i64]([i64(0)] * (SOURCES * KINDS))
        """Units of each lacking kind (by place) that the way at hand buys from each source."""
        self.coins: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        self.active: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        """The sources that sell anything now."""
        self.stock: vec[i64] = vec[i64]([i64(0)] * SOURCES)
        """Units that each source sells besides its choice units, packed by resource."""
        self.prices: vec[i64] = vec[i64]([i64(0)] * SOURCES)


@mypyc_attr(free_list_len=1, acyclic=True)
class Market:
    """What one city can make and buy now, or could when the turn began."""

    def __init__(self, mine: City, left: City, right: City, cities: list[City], at_turn_start: bool = False) -> None:
        """A city between its neighbours, and all cities: some further off may sell to it."""
        self.buyer: City = mine
        self.cities: list[City] = cities
        self.made: i64 = mine.made_now
        """Units that the city makes, packed by resource; choice units are not in it."""
        self.choices: i64 = mine.choices_now
        self.reach: vec[u8] = mine.reach_now
        self.left_stock: i64 = left.sale_now
        """Units that the left neighbour sells besides its choice units."""
        self.left_reach: vec[u8] = left.sale_reach_now
        self.right_stock: i64 = right.sale_now
        self.right_reach: vec[u8] = right.sale_reach_now
        if at_turn_start:
            self.made = mine.first_made
            self.choices = mine.first_choices
            self.reach = mine.first_reach
            self.left_stock = left.first_sale
            self.left_reach = left.first_sale_reach
            self.right_stock = right.first_sale
            self.right_reach = right.first_sale_reach
        self.plain: bool = (
            not mine.bank_units
            and not mine.share_price
            and mine.far_city[0] == NOBODY_FAR
            and mine.far_city[1] == NOBODY_FAR
            and not (mine.left_rebate | mine.right_rebate | mine.left_once | mine.right_once)
            and not mine.other_reach
        )
        """Whether nobody sells but the neighbours, and every unit of a resource costs the same there."""
        self._space: Space | None = None
        self._every: i64 = every_kind(mine.reach_now)
        # What the last sum of `_reckon` gave: units that are lacking, those of them that the city can make itself, and
        # the least and the most that may come from the left.
        self._units: i64 = 0
        self._own: i64 = 0
        self._least: i64 = 0
        self._most: i64 = 0

    def space(self, kinds: i64) -> Space:
        """Room for going through all ways: one for all that a city may build, unless more kinds are lacking."""
        if self._space is None or self._space.room < kinds:
            self._space = Space(kinds if kinds > USUAL_KINDS else USUAL_KINDS)
        return self._space

    def add_simple_ways(self, terms: Terms, lacking: i64, coins: i64, move: i64, into: Moves) -> bool:
        """Add a move with each way to pay, where prices are simple; False if they are not.

        They are if nobody sells but the neighbours, each of whom asks one price for all that is lacking; or one price
        for some of it and another for the rest, and no choice unit could be of both.
        """
        if not self.plain or terms.may_coin:
            return False
        left: i64 = self.buyer.left_prices
        right: i64 = self.buyer.right_prices
        alike: i64 = lacking
        if left != (left & FIELD) * self._every or right != (right & FIELD) * self._every:
            alike = _alike(lacking, left, right)
        left_price: i64 = first_price(left, alike)
        right_price: i64 = first_price(right, alike)
        if left_price >= NOT_SOLD or right_price >= NOT_SOLD:
            return False
        if alike == lacking:
            self._add_of_one_price(terms, lacking, coins, left_price, right_price, move, into)
            return True
        rest: i64 = lacking - alike
        if first_price(left, rest) >= NOT_SOLD or first_price(right, rest) >= NOT_SOLD:
            return False
        if terms.saved or _alike(rest, left, right) != rest or not self._are_apart(terms, alike, rest):
            return False
        self._add_of_two_prices(terms, alike, rest, coins, move, into)
        return True

    def _are_apart(self, terms: Terms, some: i64, others: i64) -> bool:
        """Whether no choice unit can be of both these kinds and those."""
        one: i64 = kinds_in(some)
        two: i64 = kinds_in(others)
        reach = terms.helped(self.reach)
        return (
            reach[one | two] == reach[one] + reach[two]
            and self.left_reach[one | two] == self.left_reach[one] + self.left_reach[two]
            and self.right_reach[one | two] == self.right_reach[one] + self.right_reach[two]
        )

    def _reckon(self, terms: Terms, lacking: i64) -> bool:
        """What the city makes of what is lacking, and what may come from the left; False if all is too little."""
        reach = self.reach
        if terms.helps:
            reach = terms.helped(reach)
        wanted: i64 = 0
        units: i64 = 0
        rest: i64 = lacking
        place: i64 = 1
        while rest:
            if rest & FIELD:
                units += rest & FIELD
                wanted |= place
            rest >>= BITS
            place <<= 1
        # What the city can have from itself, and with one neighbour too: the least over all sets of kinds.
        own: i64 = units
        with_left: i64 = units
        with_right: i64 = units
        kinds: i64 = wanted
        while kinds:
            mine: i64 = units + terms.saved + i64(reach[kinds])
            lefts: i64 = i64(self.left_reach[kinds])
            rights: i64 = i64(self.right_reach[kinds])
            rest = kinds
            shift: i64 = 0
            while rest:
                if rest & 1:
                    mine -= (lacking >> shift) & FIELD
                    lefts += (self.left_stock >> shift) & FIELD
                    rights += (self.right_stock >> shift) & FIELD
                rest >>= 1
                shift += BITS
            if mine + lefts + rights < units:
                return False
            if mine < own:
                own = mine
            if mine + lefts < with_left:
                with_left = mine + lefts
            if mine + rights < with_right:
                with_right = mine + rights
            kinds = (kinds - 1) & wanted
        self._units = units
        self._own = own
        self._most = with_left - own
        self._least = units - with_right
        return True

    def _add_of_one_price(
        self, terms: Terms, lacking: i64, coins: i64, left_price: i64, right_price: i64, move: i64, into: Moves
    ) -> None:
        """What the city cannot make itself comes from the left or the right, and that is all there is to choose."""
        if not self._reckon(terms, lacking):
            return
        bought: i64 = self._units - self._own
        most: i64 = self._most
        least: i64 = self._least
        if left_price == 0:
            least = most
        elif right_price == 0:
            most = least
        while most >= least:
            to_left: i64 = most * left_price
            to_right: i64 = (bought - most) * right_price
            if to_left + to_right <= coins:
                into.add(move | to_left | (to_right << RIGHT))
            most -= 1

    def _add_of_two_prices(self, terms: Terms, some: i64, others: i64, coins: i64, move: i64, into: Moves) -> None:
        """Each part by itself; a way to pay for one goes with each way to pay for the other."""
        if not self._reckon(terms, some):
            return
        bought: i64 = self._units - self._own
        least: i64 = self._least
        most: i64 = self._most
        if not self._reckon(terms, others):
            return
        left, right = self.buyer.left_prices, self.buyer.right_prices
        found = vec[i64]([i64(0)] * 0)
        for of_some in range(least, most + 1):
            to_left: i64 = of_some * first_price(left, some)
            to_right: i64 = (bought - of_some) * first_price(right, some)
            for of_others in range(self._least, self._most + 1):
                left_coins: i64 = to_left + of_others * first_price(left, others)
                right_coins: i64 = to_right + (self._units - self._own - of_others) * first_price(right, others)
                if left_coins + right_coins <= coins:
                    found = with_payment(found, left_coins | (right_coins << RIGHT))
        for payment in found:
            into.add(move | payment)


def market_of(table: Table, city: i64, at_turn_start: bool = False) -> Market:
    """The market of a city of a table."""
    cities = table.cities
    return Market(cities[city], cities[table.left_of(city)], cities[table.right_of(city)], cities, at_turn_start)


def lacks(cost: i64, made: i64) -> i64:
    """The units of a cost that are not made, packed."""
    lacking: i64 = 0
    shift: i64 = 0
    while cost:
        lack: i64 = (cost & FIELD) - (made & FIELD)
        if lack > 0:
            lacking |= lack << shift
        cost >>= BITS
        made >>= BITS
        shift += BITS
    return lacking


def every_kind(reach: vec[u8]) -> i64:
    """A unit of each resource, packed: a table has an entry for each set of them."""
    every: i64 = 0
    sets: i64 = len(reach)
    while sets > 1:
        every = (every << BITS) | 1
        sets >>= 1
    return every


def kinds_in(units: i64) -> i64:
    """The kinds of packed units, as bits."""
    kinds: i64 = 0
    kind: i64 = 0
    while units:
        if units & FIELD:
            kinds |= bit(kind)
        units >>= BITS
        kind += 1
    return kinds


def first_price(prices: i64, lacking: i64) -> i64:
    """The price of the first kind that is lacking."""
    while not lacking & FIELD:
        lacking >>= BITS
        prices >>= BITS
    return prices & FIELD


def _alike(lacking: i64, left: i64, right: i64) -> i64:
    """Those units among what is lacking that cost as much as the first kind of it, on both sides."""
    of_left: i64 = first_price(left, lacking)
    of_right: i64 = first_price(right, lacking)
    found: i64 = 0
    shift: i64 = 0
    while shift < KINDS * BITS:
        if (left >> shift) & FIELD == of_left and (right >> shift) & FIELD == of_right:
            units: i64 = (lacking >> shift) & FIELD
            found |= units << shift
        shift += BITS
    return found
