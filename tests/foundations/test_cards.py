"""Every foundation and every Foundation step of a board, at work."""

import pytest

from sevenwonders.classic.game import Classic
from tests.arrange import DULL_FOUNDATION, LEFT, ME, RIGHT, at_foundations, founded
from tests.playing import build_stage, coins, counted, debts, kind, options, pay_own, points, shields, turn, woken

from .facts import FOUNDATIONS

STEPS = [(key, n) for key, row in FOUNDATIONS.items() for n in range(1, row["effects"] + 1)]
SCHOOLS = ("dispensary", "apothecary", "lodge", "astronomer")
"""Two compasses and one astrolabe among them."""
CITY = (*SCHOOLS, "workshop", "scriptorium", "library", "barracks", "ballista", "residence", "workers_guild")
"""Gear 1, compass 3, tablet 2, astrolabe 1, shields 1 + 2, turquoise 2, purple 1, black 2 with the cabinet."""
WORTH = {
    ("foundation_compass", 1): 2,
    ("foundation_compass", 2): 3,
    ("foundation_astrolabe", 1): 1,
    ("foundation_astrolabe", 2): 1,
    ("foundation_dove", 2): 1,
    ("foundation_spear", 1): 1,
    ("foundation_pinnacle", 1): 1,
    ("foundation_pinnacle", 2): 4,
    ("foundation_clay", 1): 1,
    ("foundation_tool", 2): 1,
    ("foundation_brotherhood", 3): 1,
    ("foundation_patience", 3): 3,
    ("foundation_wheel", 3): 1,
    ("foundation_scroll", 3): 2,
    ("foundation_war_chest", 1): 1,
    ("foundation_war_chest", 2): 1,
    ("foundation_staircase", 1): 1,
    ("foundation_staircase", 2): 1,
    ("foundation_staircase", 3): 3,
    ("foundation_shadow", 1): 1,
    ("foundation_shadow", 3): 2,
}
"""The points of each effect in that city; the others bring none."""


def waking(key: str, n: int, *cards: str, coins: int = 0, wonder: str = "") -> Classic:
    """A city that is about to build the stage with which an effect begins."""
    trigger = FOUNDATIONS[key]["effect"][n - 1]["trigger"]
    return at_foundations(founded(key, *cards, stages=trigger - 1, coins=coins, wonder=wonder))


def bare(game: Classic) -> None:
    """The stage is built by the owner of the foundation, who pays nothing."""
    build_stage(game)
    while kind(game) in ("recruit_set_aside", "build_set_aside_guild", "recruit_now", "hire_mercenary"):
        game.play(game.to_act()[0], options(game, game.to_act()[0], "decline")[0])
    if kind(game) == "pay_own_debt":
        pay_own(game, 0)


def test_the_city_of_these_tests() -> None:
    game = at_foundations(founded(DULL_FOUNDATION, *CITY))
    assert [counted(game, what)[ME] for what in ("gear", "compass", "tablet", "astrolabe")] == [1, 3, 2, 1]
    assert [counted(game, what)[ME] for what in ("turquoise", "purple", "black")] == [2, 1, 2]
    assert shields(game)[ME] == 3


@pytest.mark.parametrize(("key", "n"), STEPS)
def test_each_effect(key: str, n: int) -> None:
    """It begins with its stage, is worth its points, and costs its debt."""
    game = waking(key, n, *CITY)
    before = points(game, ME, "foundations")
    assert woken(game) == n - 1
    bare(game)
    assert woken(game) == n
    assert points(game, ME, "foundations") - before == WORTH.get((key, n), 0)
    assert debts(game)[ME] == FOUNDATIONS[key]["effect"][n - 1]["debt"]
    assert debts(game)[LEFT] == debts(game)[RIGHT] == 0


@pytest.mark.parametrize(
    ("key", "n", "letter"), [("clay", 2, "C"), ("tool", 1, "T"), ("wheel", 1, "W"), ("lantern", 2, "G")]
)
def test_cheaper_resources(key: str, n: int, letter: str) -> None:
    """From the next turn on, from both neighbours."""
    game = waking(f"foundation_{key}", n, wonder="bodhgaya_b")
    before = game.view(ME).cities[ME]
    assert (before.left_prices[letter], before.right_prices[letter]) == (2, 2)
    bare(game)
    now = game.view(ME).cities[ME]
    assert (now.left_prices[letter], now.right_prices[letter]) == (1, 1)
    assert {**now.left_prices, letter: 2} == before.left_prices


def test_papyrus_from_the_bank() -> None:
    """Once a turn, and nothing else."""
    game = waking("foundation_scroll", 1, coins=1)
    build_stage(game)
    pay_own(game, 0)
    board = founded("foundation_scroll", stages=1, coins=1, wonder="aksum_b")
    game = at_foundations(board, hands=[["scriptorium", "apothecary"]])
    assert options(game, ME, "build:scriptorium") == ["build:scriptorium:b1"], "it costs one papyrus"
    assert options(game, ME, "build:apothecary") == []
    turn(game, "build:scriptorium:b1")
    assert coins(game)[ME] == 0


def test_a_dove_brings_diplomacy() -> None:
    game = waking("foundation_dove", 1)
    bare(game)
    assert counted(game, "diplomacy")[ME] == 1


def test_a_spear_brings_a_shield() -> None:
    game = waking("foundation_spear", 2)
    before = shields(game)[ME]
    bare(game)
    assert shields(game)[ME] == before + 1


def test_a_war_chest_brings_coins_before_its_debt() -> None:
    game = waking("foundation_war_chest", 3, "barracks", "ballista")
    build_stage(game)
    assert coins(game)[ME] == 3 + 4, "a coin for each shield; stage 4 of Aksum brings 4"
    assert options(game, ME) == ["pay", "pay:b1"]


# ---- the Foundation steps of the boards


def on_board(board: str, *cards: str) -> Classic:
    return at_foundations(founded(DULL_FOUNDATION, *cards, wonder=f"{board}_b"))


def test_ground_thebes() -> None:
    """1 point for each card with a shield, whatever its colour."""
    assert points(on_board("thebes"), ME, "foundations") == 0
    assert points(on_board("thebes", "barracks", "ballista", "militia", "caesar", "altar"), ME, "foundations") == 4
    assert points(on_board("aksum", "barracks", "ballista", "militia"), ME, "foundations") == 0


@pytest.mark.parametrize(("board", "letter"), [("aksum", "S"), ("babel", "C")])
def test_ground_with_cheaper_resources(board: str, letter: str) -> None:
    """From the first turn on."""
    mine = on_board(board).view(ME).cities[ME]
    assert mine.left_prices[letter] == mine.right_prices[letter] == 1
    assert sum(mine.left_prices.values()) == 2 * len(mine.left_prices) - 1


def test_ground_ikaruga() -> None:
    """1 point for each blue card built by a chain; not for other colours, nor for blue cards that are paid."""
    standing = ("altar", "apothecary")
    game = at_foundations(founded(DULL_FOUNDATION, *standing, wonder="ikaruga_b"), age=2, hands=[["temple", "stables"]])
    turn(game, "build:temple")
    assert points(game, ME, "foundations") == 1
    game = at_foundations(founded(DULL_FOUNDATION, *standing, wonder="ikaruga_b"), age=2, hands=[["temple", "stables"]])
    turn(game, "build:stables")
    assert points(game, ME, "foundations") == 0, "a red card"
    game = at_foundations(founded(DULL_FOUNDATION, wonder="ikaruga_b"), hands=[["altar"]])
    turn(game, "build:altar")
    assert points(game, ME, "foundations") == 0, "no chain"
    game = at_foundations(founded(DULL_FOUNDATION, *standing, wonder="aksum_b"), age=2, hands=[["temple"]])
    turn(game, "build:temple")
    assert points(game, ME, "foundations") == 0, "another board"


def test_ground_telanissos() -> None:
    """1 point for each recovery: stage 2 recovers a red card."""
    game = at_foundations(founded(DULL_FOUNDATION, wonder="telanissos_b", stages=1), hands=[["stockade", "altar"]])
    stage = next(move for move in options(game, ME, "stage") if ":stockade" in move)
    turn(game, stage)
    while kind(game) != "play_card":
        seat = game.to_act()[0]
        game.play(seat, options(game, seat)[0])
    assert points(game, ME, "foundations") == 1
    game = at_foundations(founded(DULL_FOUNDATION, wonder="telanissos_b", stages=1), hands=[["stockade", "altar"]])
    turn(game, next(move for move in options(game, ME, "stage") if ":altar" in move))
    assert points(game, ME, "foundations") == 0, "the card is not red"


def test_ground_tenochtitlan() -> None:
    """Red cards cost 1 wood less."""
    hands = [["stockade", "barracks"]]
    game = at_foundations(founded(DULL_FOUNDATION, wonder="tenochtitlan_b", coins=0), hands=hands)
    assert options(game, ME, "build:stockade") == ["build:stockade"], "it costs one wood"
    game = at_foundations(founded(DULL_FOUNDATION, wonder="thebes_b", coins=0), hands=hands)
    assert options(game, ME, "build:stockade") == []


@pytest.mark.parametrize(
    ("schools", "worth"), [(SCHOOLS[1:2], 0), (("apothecary", "workshop", "scriptorium", "astronomer"), 2)]
)
def test_ground_bodhgaya(schools: tuple[str, ...], worth: int) -> None:
    """2 points more for each set of four different symbols, in the column of science."""
    mine, other = (points(on_board(board, *schools), ME, "science") for board in ("bodhgaya", "thebes"))
    assert mine - other == worth


def test_ground_athens() -> None:
    """2 coins for each astrolabe gained from now on: by a card, or by stage 4 of the board."""
    game = at_foundations(founded(DULL_FOUNDATION, "forge_1", wonder="athens_b", coins=0), hands=[["astronomer"]])
    turn(game, options(game, ME, "build:astronomer")[0])
    assert coins(game)[ME] == 2
    game = at_foundations(founded(DULL_FOUNDATION, wonder="athens_b", stages=3, coins=0))
    build_stage(game)
    assert coins(game)[ME] == 2
    game = at_foundations(founded(DULL_FOUNDATION, "forge_1", wonder="thebes_b", coins=0), hands=[["astronomer"]])
    turn(game, options(game, ME, "build:astronomer")[0])
    assert coins(game)[ME] == 0
