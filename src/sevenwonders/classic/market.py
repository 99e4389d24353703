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

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.payees import RIGHT
from sevenwonders.classic.supply import NOBODY_FAR, NOT_SOLD
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import BITS, FIELD, bit


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
        self.left_price: i64 = one_price(mine.left_prices, every_kind(mine.reach_now))
        """What a unit costs at the left neighbour's, where that is the same for all resources; else -1."""
        self.right_price: i64 = one_price(mine.right_prices, every_kind(mine.reach_now))

    def is_simple(self, lacking: i64) -> bool:
        """Whether each neighbour asks one price for all that is lacking, and nobody else sells anything."""
        if not self.plain:
            return False
        left_known: bool = self.left_price >= 0 or one_price(self.buyer.left_prices, lacking) >= 0
        return left_known and (self.right_price >= 0 or one_price(self.buyer.right_prices, lacking) >= 0)

    def simple_ways(self, terms: Terms, lacking: i64, coins: i64, move: i64, into: Moves) -> None:
        """Where that is so: what the city cannot make itself comes from the left or the right."""
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
        # What the city can have from itself, with one neighbour too, and with both: the least over all sets of kinds.
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
                return
            if mine < own:
                own = mine
            if mine + lefts < with_left:
                with_left = mine + lefts
            if mine + rights < with_right:
                with_right = mine + rights
            kinds = (kinds - 1) & wanted
        if own == units:
            into.add(move)
            return
        left_price: i64 = self.left_price
        if left_price < 0:
            left_price = one_price(self.buyer.left_prices, lacking)
        right_price: i64 = self.right_price
        if right_price < 0:
            right_price = one_price(self.buyer.right_prices, lacking)
        most: i64 = with_left - own  # units from the left
        least: i64 = units - with_right
        if left_price == 0:
            least = most
        elif right_price == 0:
            most = least
        while most >= least:
            to_left: i64 = most * left_price
            to_right: i64 = (units - own - most) * right_price
            if to_left + to_right <= coins:
                into.add(move | to_left | (to_right << RIGHT))
            most -= 1


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
    shift: i64 = 0
    sets: i64 = len(reach)
    while sets > 1:
        every |= bit(shift)
        shift += BITS
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


def one_price(prices: i64, lacking: i64) -> i64:
    """The price of all that is lacking; -1 if it is not the same for all."""
    found: i64 = -1
    while lacking:
        if lacking & FIELD:
            price: i64 = prices & FIELD
            if found >= 0 and price != found:
                return -1
            found = price
        lacking >>= BITS
        prices >>= BITS
    if found >= NOT_SOLD:
        return -1
    return found
