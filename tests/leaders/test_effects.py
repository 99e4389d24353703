"""Every official leader once: recruited for its cost, and what it is good for."""

import pytest

from sevenwonders.sets.loader import packaged
from tests.arrange import ME, at_leaders, city, recruiting
from tests.playing import all_do, coins, home, leaders_of, points

from .facts import CARDS

GREEN = ("apothecary", "workshop", "scriptorium")
OF_COLOR = {
    "nebuchadnezzar": (("altar", "baths"), 2),
    "hypatia": (GREEN, 3),
    "hiram": (("spies_guild", "workers_guild"), 4),
    "pericles": (("stockade", "barracks"), 4),
    "phidias": (("lumber_yard", "clay_pit"), 2),
    "praxiteles": (("loom_1", "press_1"), 4),
    "varro": (("tavern", "marketplace"), 2),
}
"""Points for cards of a colour in the own city."""
PRINTED = {"cleopatra": 5, "nefertiti": 4, "sappho": 2, "zenobia": 3}
SHIELDS = {"caesar": 2, "hannibal": 1}
SYMBOLS = {"euclid": "compass", "ptolemy": "tablet", "pythagoras": "gear"}
SAVED = {"archimedes": "green", "hammurabi": "blue", "leonidas": "red", "imhotep": "stage"}
ELSEWHERE = {
    "alexander",
    "aristotle",
    "bilkis",
    "croesus",
    "hatshepsut",
    "justinian",
    "maecenas",
    "midas",
    "nero",
    "plato",
    "ramses",
    "solomon",
    "tomyris",
    "vitruvius",
    "xenophon",
    "aspasia",
    "berenice",
    "caligula",
    "darius",
    "diocletian",
    "semiramis",
    "esteban",
    "louis",
    "stevie",
    "wil",
}
"""Leaders with tests of their own in test_rulings.py."""
PLAIN = [
    card.key
    for card in packaged("leaders").cards
    if card.deck == "leader" and card.key not in ("nimrod", "stevie") and "requires" not in CARDS[card.key]
]


def test_no_leader_is_forgotten() -> None:
    everyone = {*OF_COLOR, *PRINTED, *SHIELDS, *SYMBOLS, *SAVED, *ELSEWHERE, "amytis", "nimrod"}
    assert everyone == {card.key for card in packaged("leaders").cards if card.deck == "leader"}


@pytest.mark.parametrize("leader", PLAIN)
def test_recruiting_costs_what_is_printed(leader: str) -> None:
    cost = CARDS[leader]["coins"]
    game = recruiting(city(coins=cost), leaders=[[leader, "hiram" if leader != "hiram" else "plato"]])
    all_do(game, f"recruit:{leader}")
    assert coins(game)[ME] == (6 if leader == "croesus" else 0)
    assert home(game, ME).cards == [leader]
    assert home(game, ME).counts["white"] == 1
    assert leader not in leaders_of(game, ME)
    if cost:
        game = recruiting(city(coins=cost - 1), leaders=[[leader]])
        assert f"recruit:{leader}" not in [game.text(move) for move in game.moves(ME)]


@pytest.mark.parametrize("leader", OF_COLOR)
def test_points_for_a_colour(leader: str) -> None:
    cards, worth = OF_COLOR[leader]
    game = at_leaders(city(leader, *cards), city(*cards))
    assert points(game, ME, "leaders") == worth


@pytest.mark.parametrize("leader", PRINTED)
def test_printed_points(leader: str) -> None:
    assert points(at_leaders(city(leader)), ME, "leaders") == PRINTED[leader]


def test_amytis() -> None:
    assert points(at_leaders(city("amytis", stages=2)), ME, "leaders") == 4


@pytest.mark.parametrize("leader", SHIELDS)
def test_shields(leader: str) -> None:
    assert home(at_leaders(city(leader)), ME).shields == SHIELDS[leader]


@pytest.mark.parametrize("leader", SYMBOLS)
def test_symbols(leader: str) -> None:
    game = at_leaders(city(leader))
    assert home(game, ME).counts[SYMBOLS[leader]] == 1
    assert points(game, ME, "science") == 1


@pytest.mark.parametrize("leader", SAVED)
def test_saved_resources(leader: str) -> None:
    game = at_leaders(city(leader))
    kinds = [*(color.key for color in game.codex.box.colors), "stage"]
    found = {
        kind: int(game.cities[ME].saves[place]) for place, kind in enumerate(kinds) if game.cities[ME].saves[place]
    }
    assert found == {SAVED[leader]: 1}


def test_aristotle() -> None:
    assert points(at_leaders(city("aristotle", *GREEN)), ME, "science") == 3 + 10
