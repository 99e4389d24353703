"""The oracles themselves: examples of the rule books, and errors that they must not miss."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from sevenwonders.classic.cards import Box, Card, Count, Effect

from . import watch as watching
from .market import Market, Seller
from .mixes import Table
from .payments import NEVER, Cost, least
from .science import Worth, points, ways
from .story import Facts
from .watch import Watch, watched

PLAIN, TOWERS = Worth(7, 0), Worth(7, 12)
SYMBOLS = ("compass", "gear", "tablet")


@pytest.mark.parametrize(("counts", "worth"), [((3, 2, 1), 21), ((3, 2, 2), 31), ((4, 3, 0), 25), ((3, 3, 1), 26)])
def test_science_of_the_base_game(counts: tuple[int, ...], worth: int) -> None:
    assert points(counts, PLAIN) == worth


@pytest.mark.parametrize(
    ("counts", "sets"), [((2, 2, 1, 1), 14), ((2, 2, 2, 1), 19), ((3, 3, 2, 1), 21), ((2,) * 4, 24)]
)
def test_sets_of_four_are_not_always_best(counts: tuple[int, ...], sets: int) -> None:
    assert points(counts, TOWERS) == sum(count * count for count in counts) + sets


def test_two_free_symbols_are_chosen_together() -> None:
    free = [SYMBOLS, SYMBOLS]
    assert max(points(way.all(), PLAIN) for way in ways(SYMBOLS, {"compass": 1}, free, 0, (), False)) == 10


def test_socrates_and_a_mask_are_chosen_together() -> None:
    found = ways(SYMBOLS, {"gear": 3}, [], 1, ("tablet",), True)
    assert max(points(way.all(), PLAIN) for way in found) == 13  # gear, gear, compass and the copied tablet


def market(own: list[str], left: list[str], price: int = 2, rebate: int = 0, warehouses: int = 0) -> Market:
    prices = dict.fromkeys("WSCOGLP", price)
    return Market(own, own, warehouses, [Seller("left", left, prices, rebate)], [], 0)


@pytest.mark.parametrize(
    ("cost", "at", "coins"),
    [
        (Cost("WW", 0), market(["W", "WC"], []), 0),
        (Cost("WWC", 0), market(["W", "WC"], ["C"]), 2),
        (Cost("WWC", 0), market(["W", "WC"], ["O"]), NEVER),
        (Cost("WWC", 0, saved=1), market(["W", "WC"], []), 0),
        (Cost("SS", 0), market([], ["S", "S"], rebate=1), 3),
        (Cost("WW", 0), market(["WC"], [], warehouses=1), 0),
        (Cost("WC", 0), market(["WC"], [], warehouses=1), NEVER),
        (Cost("CCLP", 0, in_coins=True), market([], []), 4),
        (Cost("GLP", 0, helps=("WSCO",)), market(["G", "L"], ["P"]), 2),
    ],
)
def test_the_fewest_coins(cost: Cost, at: Market, coins: int) -> None:
    assert least(cost, at) == coins


# ---- errors that must not be missed: the oracles read a wrong book, and must find that the engine does not follow it


def with_effect(change: Callable[[Effect], Effect]) -> Callable[[Card], Card]:
    return lambda card: replace(card, effect=change(card.effect))


WRONG_BOOKS: dict[str, tuple[str, str, Callable[[Card], Card]]] = {
    "lumber_yard costs a coin": ("paid", "lumber_yard", lambda card: replace(card, coins=1)),
    "east_trading_post costs wood": ("price", "east_trading_post", lambda card: replace(card, cost="W")),
    "tavern brings 6 coins": ("gains", "tavern", with_effect(lambda effect: replace(effect, coins_now=6))),
    "altar is worth 5": ("score", "altar", with_effect(lambda effect: replace(effect, vp=5))),
    "guard_tower has 4 shields": ("shields", "guard_tower", with_effect(lambda effect: replace(effect, shields=4))),
    "workshop shows two gears": (
        "score",
        "workshop",
        with_effect(lambda effect: replace(effect, science=("gear", "gear"))),
    ),
    "vineyard counts grey cards": (
        "gains",
        "vineyard",
        with_effect(lambda effect: replace(effect, coins_per=Count(5, ("grey",), ("self", "left", "right")))),
    ),
    "lumber_yard makes clay": ("price", "lumber_yard", with_effect(lambda effect: replace(effect, produces=("C",)))),
}


@pytest.mark.parametrize("wrong", WRONG_BOOKS)
def test_a_wrong_book_is_found_out(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    oracle, key, change = WRONG_BOOKS[wrong]

    class WrongFacts(Facts):
        def __init__(self, box: Box) -> None:
            super().__init__(box)
            self.cards[key] = change(self.cards[key])

    monkeypatch.setattr(watching, "Facts", WrongFacts)
    found = [each for seed in range(4) for each in watched(Table(4, (), seed)).found]
    assert any(oracle in each for each in found)


def test_a_coin_that_nobody_tells_of_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(Watch):
        def _settle(self, answers: dict[int, str]) -> None:
            kept = [event for event in self.game.events if event.kind not in ("sell", "conflict")]
            self.game.events[:] = kept
            super()._settle(answers)

    monkeypatch.setattr(watching, "Watch", Forgetful)
    found = watched(Table(3, (), 1)).found
    assert any("ledger" in each for each in found)
