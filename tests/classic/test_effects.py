"""Every card and every wonder stage: what it costs and what it does, against the facts."""

from collections import Counter

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import ME, arrange, city
from tests.playing import answer, asked, home, options, turn, ways

from .facts import CARDS, COLORS, WONDERS, Fact
from .laws import AT_ONCE
from .slow import own_units, per, prices, sheet_of, sold_units, symbols

MAKERS = tuple(card for card, row in CARDS.items() if row["color"] in ("brown", "grey") and not card.endswith("_2"))
"""One of each brown and grey card: enough of everything."""
STAGES = [(wonder, row["n"]) for wonder, each in WONDERS.items() for row in each["stage"]]
EFFECTS = {"produces", "tradeable", "discount", "coins_now", "coins_per", "vp", "vp_per", "shields", "science", "power"}


def compare(game: Classic, row: Fact, move: str, color: str = "") -> Classic:
    """Make a move that costs nothing, and compare all that it changes with the row of the facts."""
    before = [home(game, place) for place in range(3)]
    sheet = sheet_of(before, ME)
    turn(game, move, "build:altar", "build:altar")
    if asked(game)[1] == "take_from_discard":
        answer(game, "decline")
    after = [home(game, place) for place in range(3)]
    old, new = before[ME], after[ME]
    gain = row.get("coins_now", 0) + per(row.get("coins_per"), after, ME)
    assert new.coins == old.coins + gain
    assert new.shields == old.shields + row.get("shields", 0)
    made = [unit.replace("/", "") for unit in row.get("produces", ())]
    assert Counter(own_units(new)) == Counter(own_units(old)) + Counter(made)
    assert Counter([*new.production, *(each.replace("/", "") for each in new.choices)]) == Counter(own_units(new))
    if color in ("brown", "grey"):
        assert Counter(sold_units(new)) == Counter(sold_units(old)) + Counter(made)
    sold = fixed_letters(sold_units(new))
    assert Counter(new.for_sale) == sold, "what is not brown or grey is not for sale"
    assert {side: prices(new, side) for side in ("left", "right")} == {
        "left": new.left_prices,
        "right": new.right_prices,
    }
    gained = symbols(new)[0] - symbols(old)[0]
    assert gained == Counter(symbol for symbol in row.get("science", ()) if "/" not in symbol)
    assert {symbol: new.counts[symbol] for symbol in ("compass", "gear", "tablet")} == dict(symbols(new)[0])
    assert {each: new.counts[each] - old.counts[each] for each in COLORS} == {
        each: int(each == color) for each in COLORS
    }
    scored = game.scores().points[ME]
    assert scored == sheet_of(after, ME)
    if "vp" in row:
        category = "civilian" if color == "blue" else "wonder"
        assert scored[category] == sheet[category] + row["vp"]
    return game


def fixed_letters(units: list[str]) -> Counter[str]:
    return Counter(unit for unit in units if len(unit) == 1)


@pytest.mark.parametrize("card", CARDS)
def test_card(card: str) -> None:
    row = CARDS[card]
    assert EFFECTS & set(row), "it does something"
    game = arrange(
        city("foundry", "glassworks_2", "caravansery", "apothecary", wonder="olympia_a", stages=2, coins=0)
        if card not in ("foundry", "glassworks_2", "glassworks_1", "caravansery", "apothecary")
        else city(wonder="olympia_a", stages=2, coins=0),
        city("loom_1", "quarry", "stockade", "theater", wonder="giza_b", stages=3, tokens=[-1]),
        city("sawmill", "tavern", "workshop", wonder="babylon_a", stages=1, tokens=[-1, -1]),
        hands=[[card], ["altar"], ["altar"]],
        age=row["age"],
    )
    move = next(move for move in options(game, ME) if move in (f"build:{card}", f"free:{card}"))
    compare(game, row, move, row["color"])
    assert card in home(game, ME).cards
    followers = row["chain_to"]
    later = arrange(city(card, coins=0, wonder="rhodes_a"), city(wonder="giza_a"), age=3, hands=[followers])
    assert [ways(later, ME, f"build:{each}") for each in followers] == [[""]] * len(followers)


@pytest.mark.parametrize("card", CARDS)
def test_cost_of_card(card: str) -> None:
    """Bought whole from a neighbour who makes everything, and one coin short of it."""
    row = CARDS[card]
    whole = 2 * len(row["cost"].replace("L", "", 1))
    for money, able in ((whole + row["coins"], True), (whole + row["coins"] - 1, False)):
        if money >= 0:
            game = arrange(
                city(wonder="halicarnassus_a", coins=money),
                city(*MAKERS, wonder="ephesos_a"),
                city(wonder="rhodes_a"),
                age=row["age"],
                hands=[[card]],
            )
            assert ((f"l{whole}" if whole else "") in ways(game, ME, f"build:{card}")) == able


@pytest.mark.parametrize(("wonder", "stage"), STAGES)
def test_stage(wonder: str, stage: int) -> None:
    row = WONDERS[wonder]["stage"][stage - 1]
    assert EFFECTS & set(row), "it does something"
    makers = [*MAKERS, "sawmill", "quarry", "brickyard", "foundry", "academy", "barracks"]
    game = arrange(
        city(*dict.fromkeys(makers), wonder=wonder, stages=stage - 1, coins=0),
        city("workers_guild"),
        city("spies_guild"),
        hands=[["palace"], ["altar"], ["altar"]],
        discard=["theater"],
    )
    compare(game, row, "stage:palace")
    assert home(game, ME).stages == [True] * stage + [False] * (WONDERS[wonder]["stages"] - stage)
    power = row.get("power", "")
    held = {name for i, name in enumerate(game.codex.powers) if int(game.cities[ME].powers) >> i & 1}
    assert not power or power in held or power in AT_ONCE


@pytest.mark.parametrize(("wonder", "stage"), STAGES)
def test_cost_of_stage(wonder: str, stage: int) -> None:
    row = WONDERS[wonder]["stage"][stage - 1]
    start = WONDERS[wonder]["start"]
    kept = {"W/S/C/O": "WSCO", "G/L/P": "GLP"}
    lacking = list(row["cost"])
    for unit in [start, *(unit for each in WONDERS[wonder]["stage"][: stage - 1] for unit in each.get("produces", ()))]:
        fitting = [letter for letter in lacking if letter in kept.get(unit, unit)]
        if fitting:
            lacking.remove(fitting[0])
    discounts = [each["discount"] for each in WONDERS[wonder]["stage"][: stage - 1] if "discount" in each]
    whole = sum(1 if any(letter in each["goods"] for each in discounts) else 2 for letter in lacking)
    makers = [*dict.fromkeys([*MAKERS, "sawmill", "quarry", "brickyard", "foundry"])]
    seller = "ephesos_a" if not wonder.startswith("ephesos") else "rhodes_a"
    for money in (whole, whole - 1):
        game = arrange(
            city(wonder=wonder, stages=stage - 1, coins=money), city(*makers, wonder=seller), hands=[["palace"]]
        )
        found = ways(game, ME, "stage:palace")
        assert (f"l{whole}" if whole else "") in found or money < whole
        assert money == whole or f"l{whole}" not in found
