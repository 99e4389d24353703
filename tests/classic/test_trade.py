"""The trade solver against every way to pay, one unit at a time."""

from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from sevenwonders import is_compiled
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.market import Market, lacks
from sevenwonders.classic.paying import ways_to_pay
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.trading import Trade
from sevenwonders.core.resources import pack
from sevenwonders.sets import setting_for

from .facts import CARDS, LETTERS, WONDERS, name_of
from .slow import choices, fixed, payments, undominated

CODEX = setting_for(3).codex
USEFUL = [card for card, row in CARDS.items() if "produces" in row or "discount" in row]
COSTS = sorted({row["cost"] for row in CARDS.values()} | {s["cost"] for w in WONDERS.values() for s in w["stage"]})
EXAMPLES = 1500 if is_compiled() else 1000

Plan = tuple[str, int, list[str]]
"""A board, how many of its stages are built, and cards."""
plans = st.tuples(
    st.sampled_from(sorted(WONDERS)),
    st.integers(0, 3),
    st.lists(st.sampled_from(USEFUL), max_size=7, unique_by=name_of),
)
costs = st.one_of(st.sampled_from(COSTS), st.text(LETTERS, max_size=6))


def built(plan: Plan) -> City:
    """A real city, at the beginning of a turn."""
    wonder, stages, cards = plan
    city = City(CODEX, CODEX.wonder_number[wonder], None)
    for card in cards:
        city.add_card(CODEX, CODEX.card_number[card])
    for stage in range(min(stages, WONDERS[wonder]["stages"])):
        city.add_stage(CODEX, stage)
    city.count[COINS] = i64(20)
    city.begin_turn()
    return city


def rows(plan: Plan, only: tuple[str, ...] = ()) -> list[str]:
    """The units of a city, as the letters that each may be; `only` of cards of some colours, and then of no stage."""
    wonder, stages, cards = plan
    found = [CARDS[card] for card in cards if not only or CARDS[card]["color"] in only]
    if not only:
        found += WONDERS[wonder]["stage"][:stages]
    return [
        u.replace("/", "") for u in (WONDERS[wonder]["start"], *(u for row in found for u in row.get("produces", ())))
    ]


def price(plan: Plan, side: str) -> dict[str, int]:
    wonder, stages, cards = plan
    found = dict.fromkeys(LETTERS, 2)
    for row in (*(CARDS[card] for card in cards), *WONDERS[wonder]["stage"][:stages]):
        if "discount" in row and side in row["discount"]["from"]:
            found |= dict.fromkeys(row["discount"]["goods"], 1)
    return found


def terms_of(cost: str, saved: int = 0) -> Terms:
    terms = Terms(0, pack(cost, LETTERS))
    terms.saved = saved
    return terms


def market(mine: Plan, left: Plan, right: Plan) -> Market:
    return Market(built(mine), built(left), built(right), [])


@settings(max_examples=EXAMPLES)
@given(plans, plans, plans, costs, st.integers(0, 14), st.integers(0, 2))
def test_solver_finds_every_payment(mine: Plan, left: Plan, right: Plan, cost: str, budget: int, saved: int) -> None:
    found = [int(each) for each in ways_to_pay(market(mine, left, right), terms_of(cost, saved), budget)]
    assert found == sorted(set(found))
    own = [*rows(mine), *[LETTERS] * saved]
    sold = ("brown", "grey")
    slow = payments(cost, own, rows(left, sold), rows(right, sold), price(mine, "left"), price(mine, "right"))
    assert {(each & 255, each >> 8) for each in found} == undominated(slow, budget)


@settings(max_examples=EXAMPLES)
@given(plans)
def test_a_city_knows_what_it_makes(plan: Plan) -> None:
    city = built(plan)
    own, sold = rows(plan), rows(plan, ("brown", "grey"))
    assert city.production == pack("".join(fixed(own).elements()), LETTERS)
    assert city.for_sale == pack("".join(fixed(sold).elements()), LETTERS)
    for reach, units in ((city.own_reach, choices(own)), (city.sale_reach, choices(sold))):
        for wanted in range(1 << len(LETTERS)):
            letters = {letter for place, letter in enumerate(LETTERS) if wanted >> place & 1}
            assert reach[wanted] == sum(bool(letters & set(unit)) for unit in units)


@settings(max_examples=EXAMPLES)
@given(plans, plans, plans, costs, st.integers(0, 9))
def test_more_coins_never_hurt(mine: Plan, left: Plan, right: Plan, cost: str, budget: int) -> None:
    seller, terms = market(mine, left, right), terms_of(cost)
    poor = {int(each) for each in ways_to_pay(seller, terms, budget)}
    rich = {int(each) for each in ways_to_pay(seller, terms, budget + 3)}
    assert poor <= rich
    assert all((each & 255) + (each >> 8) > budget for each in rich - poor)


@settings(max_examples=EXAMPLES)
@given(plans, plans, plans, costs, st.integers(0, 14), st.integers(0, 2))
def test_the_short_way_is_the_long_way(mine: Plan, left: Plan, right: Plan, cost: str, budget: int, saved: int) -> None:
    """Where each neighbour asks one price, the payments follow from three numbers: the same as going through all."""
    seller, terms = market(mine, left, right), terms_of(cost, saved)
    lacking = lacks(terms.cost, seller.made)
    every = list(Trade(seller, terms, lacking).ways(budget)) if lacking else [0]
    assert list(ways_to_pay(seller, terms, budget)) == every
