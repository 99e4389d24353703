"""Every stage of the eight boards of Towers, both sides."""

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.core.packed import bit
from tests.arrange import LEFT, ME, RIGHT, at_towers, city
from tests.mixes import CITIES_AND_TOWERS
from tests.playing import (
    RICH,
    answer,
    coins,
    cost_of,
    happened,
    kind,
    makes,
    options,
    points,
    rich_stage,
    seen,
    turn,
    war,
)

from .facts import WONDERS

PLAIN_POINTS = [
    (row["key"], n, fact["fx"][0]["n"])
    for row in WONDERS.values()
    for n, fact in enumerate(row["stage"], 1)
    if len(fact["fx"]) == 1 and fact["fx"][0]["type"] == "vp" and row["key"] not in ("babel_b", "bodhgaya_b")
]


def at(board: str, stages: int, *cards: str, coins: int = 20, **more: object) -> Classic:
    """A city with some stages built, about to choose a card."""
    return at_towers(city(*cards, wonder=board, stages=stages, coins=coins), **more)  # type: ignore[arg-type]


def gain(board: str, number: int, **more: object) -> int:
    """The points that a stage adds."""
    before = points(at(board, number - 1, *RICH, sets=more.get("sets", ("towers",))), ME, "wonder")
    return points(rich_stage(board, number, **more), ME, "wonder") - before  # type: ignore[arg-type]


@pytest.mark.parametrize(("board", "number", "worth"), PLAIN_POINTS)
def test_plain_points(board: str, number: int, worth: int) -> None:
    assert gain(board, number) == worth


@pytest.mark.parametrize("board", list(WONDERS))
def test_every_stage_can_be_built(board: str) -> None:
    rows = len(WONDERS[board]["stage"]) + len(WONDERS[board].get("embellishment", []))
    sets = CITIES_AND_TOWERS if board == "bodhgaya_b" else ("towers",)
    for row in range(rows):
        built = tuple(range(row - row % 2)) if board == "babel_b" else tuple(range(row))
        game = at_towers(city(*RICH, "tree_farm", "mine", "press_2", "loom_2", "glassworks_2", wonder=board,
                          stages=built, coins=20), sets=sets, hands=[["altar"]])  # fmt: skip
        uses = [move for move in options(game, ME, "stage") if ":altar" in move]
        assert uses, (board, row)
        turn(game, next((move for move in uses if move.startswith(f"stage.{row + 1}:")), uses[0]))
        assert game.cities[ME].stages & bit(row)


def test_thebes_a() -> None:
    game = rich_stage("thebes_a", 2)
    assert seen(game)["shields"] == 0
    assert makes(at("thebes_a", 2), ME, "SG")
    assert not makes(at("thebes_a", 1), ME, "SG")
    game = at_towers(city(wonder="thebes_a", stages=2), city("walls"), players=4, turn=8)
    assert war(game) == [(1, 0), (1, 2)]
    assert coins(game)[ME] == 3 + 3, "my own defeats bring nothing, and the second city is no neighbour"
    game = at_towers(city(wonder="thebes_a", stages=2), city(), city("walls"), players=4, turn=8)
    assert war(game) == [(2, 1), (2, 3)]
    assert coins(game)[ME] == 3 + 3 + 2


def test_thebes_a_pays_blue_cards_in_coins() -> None:
    """The book's example: two stones of the Aqueduct for two coins."""
    beside = (city(wonder="ephesos_a"), city(wonder="alexandria_a"))
    game = at_towers(city(wonder="thebes_a", stages=4, coins=2), *beside)
    assert cost_of(game, ME, "aqueduct") == ["b2"]
    assert cost_of(at_towers(city(wonder="thebes_a", stages=4, coins=1), *beside), ME, "aqueduct") == []
    assert cost_of(at_towers(city(wonder="thebes_a", stages=3, coins=9), *beside), ME, "aqueduct") == []
    assert cost_of(game, ME, "barracks") == [], "blue cards only"


def test_thebes_b() -> None:
    assert cost_of(at("thebes_b", 1, "circus", coins=0), ME, "aqueduct") == [""], "three shields, three stones"
    assert cost_of(at("thebes_b", 1, "walls", coins=0), ME, "aqueduct") == [""], "two shields, and the board's stone"
    assert cost_of(at("thebes_b", 1, "barracks", coins=0), ME, "aqueduct") == []
    assert makes(at("thebes_b", 2), ME, "SP")
    assert (gain("thebes_b", 3), seen(rich_stage("thebes_b", 3))["shields"]) == (3, 1)
    assert points(at("thebes_b", 4, "cellar", "tomb", "altar", "baths", "walls"), ME, "wonder") == 3 + 2
    assert gain("thebes_b", 5) == 7


def test_thebes_b_sacrifice() -> None:
    game = at("thebes_b", 2, "altar", coins=0, age=3, hands=[["palace"]])
    assert "sacrifice:palace" in options(game, ME)
    turn(game, "sacrifice:palace")
    assert (kind(game), options(game, ME)) == ("give_up_card", ["give_up:altar"])
    answer(game, "give_up:altar")
    assert game.view(LEFT).cities[ME].cards == ["palace"]
    assert points(game, ME, "civilian") == 8
    assert "altar" in game.view(LEFT).discard, "it lies face up"
    assert options(game, ME, "sacrifice") == [], "once in an age"
    assert [what for what, _ in (("sacrifice", 0), ("give_up", 0)) if happened(game, what)] == ["sacrifice", "give_up"]


def test_aksum_a() -> None:
    game = rich_stage("aksum_a", 4)
    assert coins(game)[ME] == 20
    me = city(*RICH, wonder="aksum_a", stages=3, coins=20, tokens=[3, 1, -1])
    game = at_towers(me, hands=[["altar"]])
    before = points(game, ME, "wonder")
    turn(game, "stage:altar")
    assert (coins(game)[ME], points(game, ME, "wonder") - before) == (20 + 6, 2)


def test_aksum_b() -> None:
    assert cost_of(at("aksum_b", 1), ME, "walls") == ["l2b2", "b3"]
    assert cost_of(at("aksum_b", 1, "stone_pit", "quarry"), ME, "walls") == [""]
    assert cost_of(at("aksum_b", 0), ME, "walls") == []
    game = at("aksum_b", 2, "circus", coins=0, hands=[["altar"]])
    assert options(game, ME, "stage:altar") == ["stage:altar"], "three shields, three resources less"
    game = at("aksum_b", 2, "walls", coins=0, hands=[["altar"]])
    assert options(game, ME, "stage:altar") == []
    for number, worth in ((3, 3), (4, 4), (5, 5)):
        assert (gain("aksum_b", number), coins(rich_stage("aksum_b", number))[ME]) == (worth, 20 + worth)


def test_ikaruga_a() -> None:
    greens = ("apothecary", "workshop", "scriptorium")
    assert cost_of(at("ikaruga_a", 2, *greens, coins=0), ME, "aqueduct") == [""]
    assert cost_of(at("ikaruga_a", 2, *greens[:2], coins=0), ME, "aqueduct") == []
    assert cost_of(at("ikaruga_a", 4, "magicians_guild", "astronomer", coins=0), ME, "ballista") == [""]
    assert cost_of(at("ikaruga_a", 4, "magicians_guild", coins=0), ME, "ballista") == []
    assert cost_of(at("ikaruga_a", 4, "magicians_guild", coins=0), ME, "baths") == []


def test_ikaruga_b() -> None:
    cards = ("ore_vein", "foundry", "stone_pit", "apothecary", "library", "workshop", "astronomer")
    game = at("ikaruga_b", 4, *cards)
    assert points(game, ME, "wonder") == 3 * (1 + 1 + 0 + 1)
    assert gain("ikaruga_b", 5) == 5


def test_telanissos_a() -> None:
    game = at_towers(city(wonder="telanissos_a", stages=2, coins=20), city("brickyard", wonder="giza_a"),
                 city(wonder="rhodes_a"))  # fmt: skip
    assert cost_of(game, ME, "scriptorium") == []
    assert cost_of(game, ME, "stockade") == []
    assert cost_of(game, ME, "walls") == [], "one stone only"
    assert cost_of(game, ME, "armoury") == ["l1r1"], "a clay on the left and an ore on the right"
    assert cost_of(game, ME, "guard_tower") == ["l1"]
    assert cost_of(game, ME, "training_ground") == []
    game = at_towers(city(wonder="telanissos_a", stages=4, coins=20), city("loom_1", "glassworks_1", wonder="giza_a"),
                 city(wonder="rhodes_a"))  # fmt: skip
    assert cost_of(game, ME, "apothecary") == ["l1"]
    assert cost_of(game, ME, "baths") == ["l1"]


def test_telanissos_a_embellished() -> None:
    """Stage 2 for a wood: three coins, and the card is played too; so with stage 4, for three points."""
    game = at("telanissos_a", 2, "lumber_yard", hands=[["altar"]])
    assert options(game, ME, "stage.6:altar") == ["stage.6:altar"]
    turn(game, "stage.6:altar")
    assert (kind(game), options(game, ME)) == ("recover_card", ["recover:altar"])
    answer(game, "recover:altar")
    assert (coins(game)[ME], points(game, ME, "civilian")) == (20 + 3, 2)
    game = at("telanissos_a", 4, "lumber_yard", "glassworks_1", hands=[["altar"]])
    before = points(game, ME, "wonder")
    turn(game, "stage.7:altar")
    answer(game, "recover:altar")
    assert (points(game, ME, "wonder") - before, points(game, ME, "civilian")) == (3, 2)


@pytest.mark.parametrize(
    ("number", "card", "worth"), [(2, "stockade", 1), (3, "altar", 2), (4, "tavern", 3), (5, "workshop", 4)]
)
def test_telanissos_b(number: int, card: str, worth: int) -> None:
    game = rich_stage("telanissos_b", number, card)
    assert kind(game) == "recover_card"
    assert options(game, ME) == [f"recover:{card}"]
    answer(game, f"recover:{card}")
    assert card in game.view(LEFT).cities[ME].cards
    assert game.view(LEFT).extras["recoveries"] == [1, 0, 0]
    assert gain("telanissos_b", number, card=card) == worth
    assert kind(rich_stage("telanissos_b", number, "stone_pit")) == "play_card"


def test_telanissos_b_coins() -> None:
    assert coins(rich_stage("telanissos_b", 1))[ME] == 20 + 2
    assert coins(rich_stage("telanissos_b", 2, "altar"))[ME] == 20 + 2


def test_tenochtitlan_a() -> None:
    for number, side in ((2, "west"), (4, "east")):
        game = rich_stage("tenochtitlan_a", number)
        assert game.view(RIGHT).extras["golden"] == [side, "", ""]


def test_tenochtitlan_b() -> None:
    for number, worth in ((1, 1), (3, 2), (5, 4)):
        assert gain("tenochtitlan_b", number) == worth
        assert seen(rich_stage("tenochtitlan_b", number))["shields"] == (number + 1) // 2
    assert rich_stage("tenochtitlan_b", 4).view(LEFT).extras["golden"] == ["double", "", ""]


def test_bodhgaya_a() -> None:
    game = at_towers(city(wonder="bodhgaya_a", stages=2), city("walls"), city("walls"), turn=8)
    war(game)
    assert coins(game)[ME] == 3 + 3 + 2 * 3
    game = at("bodhgaya_a", 4, "river_harbour", coins=0, age=2, hands=[["merchant_ship"]])
    turn(game, "build:merchant_ship")
    assert coins(game)[ME] == 3


def test_bodhgaya_b() -> None:
    for number, worth in ((1, 2), (3, 3), (5, 5)):
        game = rich_stage("bodhgaya_b", number, sets=CITIES_AND_TOWERS)
        assert (gain("bodhgaya_b", number, sets=CITIES_AND_TOWERS), seen(game)["diplomacy"]) == (
            worth,
            (number + 1) // 2,
        )
    assert coins(rich_stage("bodhgaya_b", 2, sets=CITIES_AND_TOWERS))[ME] == 20 + 6
    game = at("bodhgaya_b", 4, "cellar", "tomb", "tavern", "marketplace", "school", sets=CITIES_AND_TOWERS)
    assert points(game, ME, "wonder") == 2 + 3 + 3 + 3


def test_athens_a() -> None:
    game = rich_stage("athens_a", 2)
    assert seen(game)["astrolabe"] == 1
    game = at("athens_a", 2, "loom_1", coins=0, hands=[["apothecary"]])
    turn(game, "build:apothecary")
    assert coins(game)[ME] == 1
    game = rich_stage("athens_a", 4)
    assert (coins(game)[ME], gain("athens_a", 4)) == (20 + 3, 1)


def test_athens_b() -> None:
    for age, unit in ((1, "P"), (2, "L"), (3, "T")):
        game = at("athens_b", 1, age=age)
        assert [each for each in "PLT" if makes(game, ME, each)] == [unit]
        assert game.view(LEFT).cities[ME].for_sale == "G"
    found = seen(at("athens_b", 5))
    assert [found[symbol] for symbol in ("tablet", "gear", "astrolabe", "compass")] == [1, 1, 1, 1]
    assert points(at("athens_b", 5), ME, "science") == 4 + 12


def test_babel_b() -> None:
    """Turquoise or bordeaux, stage by stage."""
    tool_or_ore, tool_or_clay = (at_rows("babel_b", row) for row in ((0,), (1,)))
    assert (makes(tool_or_ore, ME, "O"), makes(tool_or_clay, ME, "O")) == (True, False)
    assert (makes(tool_or_ore, ME, "C"), makes(tool_or_clay, ME, "C")) == (False, True)
    assert all(makes(game, ME, "T") for game in (tool_or_ore, tool_or_clay))
    assert cost_of(at_rows("babel_b", (0, 2)), ME, "cellar") == [""]
    assert cost_of(at_rows("babel_b", (0, 3)), ME, "baths") == [""]
    assert [points(at_rows("babel_b", (0, 2, row)), ME, "wonder") for row in (4, 5)] == [4, 6]
    for row, color in ((6, "turquoise"), (7, "blue")):
        game = at_towers(
            city(*RICH, "altar", "baths", wonder="babel_b", stages=(0, 2, 4), coins=20), hands=[["theater"]]
        )
        turn(game, f"stage.{row + 1}:theater")
        count = seen(game)[color]
        assert (coins(game)[ME], points(game, ME, "wonder")) == (20 + count, 4 + count)
    assert [points(at_rows("babel_b", (0, 2, 4, 6, row)), ME, "wonder") - 4 for row in (8, 9)] == [9, 9]


def at_rows(board: str, rows: tuple[int, ...]) -> Classic:
    return at_towers(city(wonder=board, stages=rows, coins=0), city(wonder="ephesos_a"), city(wonder="alexandria_a"))
