"""A test for each ruling of the facts that is not about war, trade or recovery; and none is without one."""

from pathlib import Path

import pytest

from sevenwonders.classic.columns import column
from sevenwonders.classic.science import plain_science
from sevenwonders.classic.turn import prepare_cities
from sevenwonders.sets import classic_game
from sevenwonders.sets.loader import make_box
from sevenwonders.sets.towers.world import MerchantShip
from tests.arrange import LEFT, ME, at_towers, city, part, recruiting
from tests.mixes import CITIES_AND_TOWERS, LEADERS_AND_TOWERS, LEADERS_TO_TOWERS
from tests.playing import RICH, all_do, answer, coins, happened, kind, options, points, seen, told, turn, ways

from .facts import DECKS, FACTS

FOUNDATIONS = ("foundation", "own_debt")
"""Rulings of the other set begin so."""


def test_every_ruling_has_a_test() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    rulings = [row["key"] for row in FACTS["ruling"] if not row["key"].startswith(FOUNDATIONS)]
    assert [key for key in rulings if f"def test_{key}(" not in written] == []
    assert len(rulings) == 37


def test_turquoise() -> None:
    """A colour of its own: cards that count or list the old colours do not see it; the set's own do."""
    old = ("craftsmens_guild", "traders_guild", "workers_guild", "magistrates_guild", "philosophers_guild")
    game = at_towers(city(*old), city("forge_1", "cellar", "clinic", "bank", "tomb"), city("astronomer"))
    assert points(game, ME, "guilds") == 0
    game = at_towers(city("chamber_of_commerce", "forge_1", "cellar"))
    assert (seen(game)["turquoise"], seen(game)["grey"], points(game, ME, "commerce")) == (2, 0, 0)
    game = at_towers(city("bank", "cellar", coins=0), city("bazar"), city(), age=2, hands=[["bazar"]])
    turn(game, "build:bazar")
    assert coins(game)[ME] == 0


def test_pairing() -> None:
    """Both cards are better once the second stands; if one leaves, the other is what is printed on it."""
    for first, second in (("armoury", "cellar"), ("cellar", "armoury")):
        game = at_towers(city(*RICH, first, coins=9), hands=[[second]])
        turn(game, f"build:{second}")
        assert (seen(game)["shields"], points(game, ME, "towers")) == (2, 4)
        assert happened(game, "paired") == [(ME, {"card": second, "other_cards": [first]})]
    alone = at_towers(city("armoury"), city("cellar"))
    assert (seen(alone)["shields"], points(alone, LEFT, "towers")) == (1, 2), "not with a neighbour's"
    mine = city("armoury", "cellar", wonder="thebes_b", stages=2, coins=0)
    game = told(at_towers(mine, age=3, hands=[["palace", "pantheon"]]))
    assert (seen(game)["shields"], points(game, ME, "towers")) == (2, 4)
    turn(game, "sacrifice:palace")
    answer(game, "give_up:cellar")
    assert (seen(game)["shields"], points(game, ME, "towers")) == (1, 0)


def test_pairing_great_works() -> None:
    """Great Works: two points more, flat. The Engineer: a point for each astrolabe."""
    game = at_towers(city(*RICH, "engineer", "magicians_guild", coins=20), age=3, hands=[["great_works"]])
    turn(game, "build:great_works")
    assert coins(game)[ME] == 20 + 1, "Forge, Engineer, Great Works: one pair of turquoise cards"
    assert points(game, ME, "towers") == 1 + 2 + 3
    alone = at_towers(city("engineer", "magicians_guild"))
    assert points(alone, ME, "towers") == 0


def test_suiko() -> None:
    """For pairings that are complete and for those to come."""
    game = recruiting(city(*RICH, "armoury", "cellar", coins=6), leaders=[["suiko"]], sets=LEADERS_AND_TOWERS)
    told(game)
    all_do(game, "recruit:suiko")
    assert coins(game)[ME] == 6 - 1 + 7
    game = at_towers(city(*RICH, "suiko", "engineer", coins=0), sets=LEADERS_AND_TOWERS, age=3, hands=[["great_works"]])
    turn(game, "build:great_works")
    assert coins(game)[ME] == 1 + 7
    game = at_towers(city(*RICH, "suiko", coins=0), sets=LEADERS_AND_TOWERS, age=3, hands=[["great_works"]])
    turn(game, "build:great_works")
    assert coins(game)[ME] == 1


def test_astrolabe() -> None:
    """A fourth family; what offers the three old symbols never gives it, and masks copy green cards only."""
    game = at_towers(city("astronomer", "shipyard", "apothecary"))
    assert points(game, ME, "science") == 4 + 1
    game = at_towers(city("scientists_guild", "astronomer", "shipyard"))
    assert points(game, ME, "science") == 4 + 1
    game = at_towers(city("pigeon_loft"), city("astronomer"), city("shipyard"), sets=CITIES_AND_TOWERS)
    assert points(game, ME, "science") == 0


@pytest.mark.parametrize(
    ("counts", "sets"),
    [
        ((2, 2, 1, 1), 14),
        ((2, 2, 2, 1), 19),
        ((3, 3, 2, 1), 21),
        ((2, 2, 2, 2), 24),
        ((1, 1, 1, 1), 12),
        ((1, 1, 1, 0), 7),
        ((1, 1, 0, 1), 7),
        ((1, 1, 0, 0), 0),
        ((3, 0, 3, 3), 21),
        ((5, 1, 1, 1), 12),
    ],
)
def test_astrolabe_sets(counts: tuple[int, ...], sets: int) -> None:
    for order in (counts, counts[::-1]):
        assert plain_science(column(order), 7, 12) == sets + sum(count * count for count in counts)


def test_astrolabe_bonus() -> None:
    """Aristotle's points are for every set of the split, a set of four being one."""
    four = ("astronomer", "apothecary", "workshop", "scriptorium")
    game = recruiting(city(*four), leaders=[["aristotle"]], sets=LEADERS_AND_TOWERS)
    before = points(game, ME, "science")
    all_do(game, "recruit:aristotle")
    assert (before, points(game, ME, "science")) == (4 + 12, 4 + 12 + 3)
    game = recruiting(city(*four, "dispensary", "shipyard"), leaders=[["aristotle"]], sets=LEADERS_AND_TOWERS)
    before = points(game, ME, "science")
    all_do(game, "recruit:aristotle")
    assert (before, points(game, ME, "science")) == (10 + 14, 10 + 20)


def test_babel_choice() -> None:
    """One of two ways for each stage, and the other is closed; the colours may change."""
    game = at_towers(city(*RICH, wonder="babel_b", coins=20), hands=[["altar", "theater", "baths"]])
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.1", "stage.2"}
    turn(game, "stage.1:altar")
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.3", "stage.4"}
    hold = game.view(ME).hand[0]
    turn(game, f"stage.4:{hold}")
    assert {move.split(":")[0] for move in options(game, ME, "stage")} == {"stage.5", "stage.6"}
    assert seen(game)["turquoise"] == 1
    assert game.view(LEFT).cities[ME].stages[:4] == [True, False, False, True]
    exact = at_towers(city("stone_pit", "glassworks_1", wonder="babel_b", stages=(0,), coins=0), hands=[["altar"]])
    assert options(exact, ME, "stage") == [move for move in options(exact, ME, "stage") if move.startswith("stage.4")]
    assert "stage.4:altar" in options(exact, ME), "the book's example: a stone and a glass"


def ikaruga(*cards: str, stages: int = 4) -> int:
    return points(at_towers(city(*cards, wonder="ikaruga_b", stages=stages)), ME, "wonder")


def test_ikaruga_pairs() -> None:
    """The smaller of symbols and units on the board and brown cards; a choice counts once, for what is best."""
    assert ikaruga("astronomer") == 3, "the board's own wood"
    assert ikaruga("astronomer", "shipyard") == 3
    assert ikaruga("astronomer", "shipyard", "sawmill") == 6, "a double card counts two"
    assert ikaruga("apothecary", "foundry") == 3
    assert ikaruga("apothecary", "caravansery") == 0, "brown cards only"
    assert ikaruga("apothecary", "scriptorium", "mine") == 3, "ore or stone, not both"
    assert ikaruga("apothecary", "scriptorium", "mine", "stone_pit") == 6, "ore then"
    assert ikaruga("apothecary", "ore_vein", stages=0) == 0
    assert ikaruga("apothecary", "scriptorium", "ore_vein", "stone_pit", stages=1) == 3


def test_ikaruga_pairs_and_symbols_of_choice() -> None:
    """A symbol of choice has one value in the whole of the scoring, the one that is best together."""
    game = at_towers(city("scientists_guild", "apothecary", "dispensary", "foundry", wonder="ikaruga_b", stages=3))
    sheet = game.scores().points[ME]
    assert sheet["science"] + sheet["wonder"] == 9 + 6, "a third compass, though there are but two ores"
    game = at_towers(city("scientists_guild", "apothecary", "stone_pit", wonder="ikaruga_b", stages=3))
    sheet = game.scores().points[ME]
    assert sheet["science"] + sheet["wonder"] == 1 + 1 + 3, "a tablet for the stone is better than two compasses"


@pytest.mark.parametrize("players", list(DECKS))
def test_hands(players: int) -> None:
    for sets, hand in ((("towers",), DECKS[players]["hand"]), (CITIES_AND_TOWERS, DECKS[players]["cities_hand"])):
        game = classic_game(players=players, sets=sets, seed=1)
        assert game.view(ME).hands == [hand] * players
        assert game.view(ME).last_turn == hand - 1


def test_thebes_sacrifice() -> None:
    """Lasting effects, colour and chains go; coins stay. Not a leader, not the card just built, once in an age."""
    mine = city("plunder", "library", "caesar", wonder="thebes_b", stages=2, coins=5)
    game = at_towers(mine, sets=LEADERS_AND_TOWERS, age=3, hands=[["palace", "university", "gladiator"]])
    assert ways(game, ME, "build:university") == [""]
    turn(game, "sacrifice:palace")
    assert options(game, ME) == ["give_up:library", "give_up:plunder"]
    answer(game, "give_up:library")
    assert (seen(game)["tablet"], seen(game)["green"], points(game, ME, "science")) == (0, 0, 0)
    assert coins(game)[ME] == 5
    nothing = at_towers(
        city("caesar", wonder="thebes_b", stages=2, coins=0), sets=LEADERS_AND_TOWERS, age=3, hands=[["palace"]]
    )
    assert options(nothing, ME, "sacrifice") == [], "there is no other card"
    free = at_towers(city("altar", wonder="thebes_b", stages=2), hands=[["theater"]])
    assert "sacrifice:theater" not in options(free, ME), "it costs nothing anyway"


def test_thebes_sacrifice_again_in_the_next_age() -> None:
    game = at_towers(
        city("altar", "baths", wonder="thebes_b", stages=2, coins=0), hands=[["stables", "atrium"]], turn=8
    )
    turn(game, "sacrifice:stables")
    answer(game, "give_up:baths")
    assert game.age == 2
    assert options(game, ME, "sacrifice")


def test_thebes_sacrifice_of_the_ship() -> None:
    """Its trade ends with it."""
    mine = city("merchant_ship", wonder="thebes_b", stages=2, coins=0)
    game = at_towers(mine, players=5, age=3, hands=[["palace"]])
    game.cities[ME].count[part(game, MerchantShip).other] = 3
    prepare_cities(game)
    assert game.view(LEFT).extras["trade_routes"] == [ME, 2]
    turn(game, "sacrifice:palace")
    answer(game, "give_up:merchant_ship")
    assert "trade_routes" not in game.view(ME).extras
    assert game.cities[ME].far_city[0] < 0


def test_duplicates() -> None:
    game = at_towers(city("forge_1", coins=9), age=2, hands=[["forge_2", "ballista"]])
    assert ways(game, ME, "build:forge_2") == []
    game = at_towers(city("forge_2", coins=9), hands=[["forge_1"]])
    assert ways(game, ME, "build:forge_1") == []
    assert ways(at_towers(city("cellar", *RICH), hands=[["cellar"]]), ME, "build:cellar") == []


def test_needs_other_sets() -> None:
    alone, leaders, cities, both = (
        make_box(list(sets)).rows for sets in (("towers",), LEADERS_AND_TOWERS, CITIES_AND_TOWERS, LEADERS_TO_TOWERS)
    )
    for rows, others in ((alone, ()), (leaders, ("leaders",)), (cities, ("cities",)), (both, ("leaders", "cities"))):
        assert ("bodhgaya_b" in rows) == ("cities" in others)
        assert ("suiko" in rows) == ("leaders" in others)
        assert ("towers_attila" in rows) == (len(others) == 2)


@pytest.mark.parametrize("sets", [("towers",), CITIES_AND_TOWERS])
def test_last_card(sets: tuple[str, ...]) -> None:
    """Babylon plays the ninth card, or the tenth, as it plays the seventh."""
    last = 8 if sets == ("towers",) else 9
    game = at_towers(city(wonder="babylon_b", stages=2), sets=sets, turn=last, hands=[["altar", "theater"]])
    turn(game, "build:altar")
    assert kind(game) == "play_last_card"
    answer(game, "build:theater")
    assert game.age == 2
    assert set(game.view(ME).cities[ME].cards) == {"altar", "theater"}


def test_a_pair_and_spartacus() -> None:
    """The shield that comes with the pairing pays too."""
    mine = city(*RICH, "towers_spartacus", "cellar", coins=0)
    game = at_towers(mine, sets=LEADERS_AND_TOWERS, hands=[["armoury"]])
    turn(game, "build:armoury")
    assert coins(game) == [2 * 2, 3 + 3 + 2, 3 + 3 + 2]


def test_mercenaries_and_spartacus() -> None:
    game = at_towers(city("assassin", "towers_spartacus", coins=5), sets=LEADERS_AND_TOWERS, hands=[["altar"]])
    turn(game, "build:altar")
    answer(game, "hire:b5")
    assert coins(game) == [2, 3 + 3 + 1, 3 + 3 + 1]
