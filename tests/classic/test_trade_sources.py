"""The trade solver with everything that sets may add: far cities, the bank, shares, prices for one unit, savings."""

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from sevenwonders import is_compiled
from sevenwonders.classic.city import City
from sevenwonders.classic.market import Market
from sevenwonders.classic.paying import ways_to_pay
from sevenwonders.classic.reach import with_choice
from sevenwonders.classic.tariff import NOT_SOLD
from sevenwonders.classic.terms import Terms
from sevenwonders.core.packed import BITS
from sevenwonders.core.resources import GOODS, pack

from .facts import LETTERS
from .test_trade import Plan, built, plans, rows

EXAMPLES = 400 if is_compiled() else 120
SOLD = ("brown", "grey")
PRICE = 2
Payment = tuple[int, int, int, int]
"""Coins to the left, to the right, to the bank, to the city further off."""


@dataclass(frozen=True)
class Extras:
    """What sets add to one construction."""

    far: Plan
    far_price: int
    """0: that city does not sell."""
    far_goods: str
    bank: list[str]
    """Units that the bank sells, as letters."""
    may_coin: bool
    shares: bool
    once: int
    """What one unit of each class costs at either neighbour's; 0: no less than others."""
    helps: list[str]
    saved: int


letters = st.sets(st.sampled_from(LETTERS), min_size=1, max_size=3).map(lambda found: "".join(sorted(found)))
extras = st.builds(
    Extras,
    far=plans,
    far_price=st.integers(0, 3),
    far_goods=letters,
    bank=st.lists(letters, max_size=2),
    may_coin=st.booleans(),
    shares=st.booleans(),
    once=st.integers(0, 1),
    helps=st.lists(letters, max_size=1),
    saved=st.integers(0, 1),
)


def bits_of(goods: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in goods)


def prepared(mine: Plan, added: Extras) -> tuple[City, Terms]:
    """A city that may buy so, and the terms of a construction."""
    city, terms = built(mine), Terms(0, 0)
    city.left_prices = city.right_prices = i64(pack(LETTERS, LETTERS) * PRICE)
    if added.far_price:
        prices = (added.far_price if letter in added.far_goods else NOT_SOLD for letter in LETTERS)
        city.far_city[0] = i64(0)
        city.far_prices[0] = i64(sum(price << (BITS * place) for place, price in enumerate(prices)))
    for unit in added.bank:
        city.bank_units += 1
        city.bank_reach = with_choice(city.bank_reach, bits_of(unit))
    city.left_once = city.right_once = i64(pack(LETTERS, LETTERS) * added.once)
    city.share_price = i64(3 if added.shares else 0)
    terms.may_coin = added.may_coin
    terms.saved = added.saved
    for unit in added.helps:
        terms.help(bits_of(unit))
    return city, terms


def every_payment(cost: str, mine: Plan, left: Plan, right: Plan, added: Extras) -> set[Payment]:
    """One unit after another, from every source that has it."""
    units: list[tuple[str, str, int]] = [("own", unit, 0) for unit in rows(mine)]
    units += [("own", LETTERS, 0)] * added.saved + [("own", unit, 0) for unit in added.helps]
    units += [("left", unit, PRICE) for unit in rows(left, SOLD)] + [
        ("right", unit, PRICE) for unit in rows(right, SOLD)
    ]
    if added.far_price:
        sold = ("".join(x for x in unit if x in added.far_goods) for unit in rows(added.far, SOLD))
        units += [("far", unit, added.far_price) for unit in sold if unit]
    if added.may_coin:
        units += [("bank", LETTERS, 1)] * len(cost)
    else:
        units += [("bank", unit, 1) for unit in added.bank]
    if added.shares:
        units += [("shared", LETTERS, 3)] * len(cost)
    found: set[Payment] = set()

    def cover(place: int, used: int, bought: tuple[tuple[str, str], ...]) -> None:
        if place == len(cost):
            found.add(paid(bought, added))
            return
        tried: set[tuple[str, str, int]] = set()
        for number, unit in enumerate(units):
            if cost[place] in unit[1] and not used >> number & 1 and unit not in tried:
                tried.add(unit)
                more = () if unit[0] == "own" else ((unit[0], cost[place]),)
                cover(place + 1, used | 1 << number, bought + more)

    cover(0, 0, ())
    return found


def paid(bought: tuple[tuple[str, str], ...], added: Extras) -> Payment:
    shared = sum(source == "shared" for source, _ in bought)
    sides = []
    for side in ("left", "right"):
        kinds = [kind for source, kind in bought if source == side]
        classes = {kind in GOODS for kind in kinds} if added.once else set()
        sides.append(PRICE * len(kinds) - len(classes) * (PRICE - added.once) + shared)
    bank = sum(source == "bank" for source, _ in bought) + shared
    return sides[0], sides[1], bank, added.far_price * sum(source == "far" for source, _ in bought)


def undominated(payments: set[Payment], budget: int) -> set[Payment]:
    fitting = {each for each in payments if sum(each) <= budget}

    def beaten(one: Payment) -> bool:
        return any(other != one and all(a <= b for a, b in zip(other, one, strict=True)) for other in fitting)

    return {each for each in fitting if not beaten(each)}


@settings(max_examples=EXAMPLES, deadline=None)
@given(plans, plans, plans, st.text(LETTERS, max_size=4), extras, st.integers(0, 9))
def test_every_way_to_pay(mine: Plan, left: Plan, right: Plan, cost: str, added: Extras, budget: int) -> None:
    city, terms = prepared(mine, added)
    terms.cost = i64(pack(cost, LETTERS))
    market = Market(city, built(left), built(right), [built(added.far)])
    found = {
        (each & 255, (each >> 8) & 255, (each >> 16) & 255, (each >> 24) & 255)
        for each in (int(way) for way in ways_to_pay(market, terms, budget))
    }
    assert found == undominated(every_payment(cost, mine, left, right, added), budget)
