"""Each stage of the Wonder Pack does what it says."""

import pytest

from sevenwonders import NOBODY
from sevenwonders.classic.game import Classic
from tests.arrange import LEFT, ME, RIGHT, at_cities, city
from tests.mixes import CITIES_AND_WONDERS
from tests.playing import coins, debts, happened, kind, makes, options, pay, peace, points, tokens, turn, ways

ALONE = ("wonder_pack",)
WIDE = ("sawmill", "quarry", "brickyard", "foundry", "timber_yard", "clay_pit", "glassworks_1", "loom_1", "press_1",
        "caravansery")  # fmt: skip


def stage(
    wonder: str, number: int, sets: tuple[str, ...] = CITIES_AND_WONDERS, discard: tuple[str, ...] = ()
) -> Classic:
    """A table at which I have just built a stage of a board, by its number from 1."""
    any_order = wonder.startswith("great_wall")
    before = 0 if any_order else number - 1
    use = f"stage.{number}:stockade" if any_order else "stage:stockade"
    game = at_cities(
        city(*WIDE, wonder=wonder, stages=before, coins=20), sets=sets, hands=[["stockade"]], discard=discard
    )
    turn(game, f"{use}:{ways(game, ME, use)[0]}".rstrip(":"))
    return game


# ---- Great Wall


@pytest.mark.parametrize("sets", [CITIES_AND_WONDERS, ALONE])
def test_great_wall_a(sets: tuple[str, ...]) -> None:
    assert coins(stage("great_wall_a", 1, sets=sets))[ME] == 20 + 8
    assert points(stage("great_wall_a", 2, sets=sets), ME, "science") == 1
    assert stage("great_wall_a", 3, sets=sets).view(ME).cities[ME].shields == 2
    game = stage("great_wall_a", 4, sets=sets, discard=("palace",))
    assert kind(game) == "take_from_discard"
    game.play(ME, "revive:palace")
    assert points(game, ME, "civilian") == 8


@pytest.mark.parametrize("sets", [CITIES_AND_WONDERS, ALONE])
def test_great_wall_b_coins_for_all(sets: tuple[str, ...]) -> None:
    assert coins(stage("great_wall_b", 1, sets=sets)) == [20 + 8, 3 + 3 + 2, 3 + 3 + 2]


@pytest.mark.parametrize("sets", [CITIES_AND_WONDERS, ALONE])
def test_great_wall_b_mask(sets: tuple[str, ...]) -> None:
    game = at_cities(city("workshop", wonder="great_wall_b", stages=(1,)), city("workshop"), sets=sets)
    assert points(game, ME, "science") == 4


def test_great_wall_b_peace_and_loss() -> None:
    game = stage("great_wall_b", 3)
    assert peace(game) == [1, 0, 0]
    assert options(game, LEFT) == ["pay", "pay:b1", "pay:b2"]
    pay(game, 1, 2)
    assert debts(game) == [0, 1, 0]


def test_great_wall_b_without_cities() -> None:
    """Who cannot pay the loss pays what he has, and there is no debt; diplomacy works all the same."""
    me = city(*WIDE, "barracks", wonder="great_wall_b", coins=20)
    game = at_cities(me, city(coins=0), sets=ALONE, turn=6, hands=[["stockade"], ["stone_pit"]])
    turn(game, "stage.3:stockade", "build:stone_pit")
    assert coins(game) == [20, 0, 3 + 3 - 2]
    assert tokens(game) == [(0, 0)] * 3
    assert "debts" not in game.scores().points[ME]
    assert happened(game, "peace") == [(ME, {})]
    causes = {"sources": ["great_wall_b.3"], "owners": [ME]}
    assert (LEFT, {"coins": 0, "debt": 0, **causes}) in happened(game, "loss")


def test_great_wall_b_shows_its_peace_without_cities() -> None:
    game = at_cities(city(*WIDE, wonder="great_wall_b", coins=20), sets=ALONE, hands=[["stockade"]])
    turn(game, "stage.3:stockade")
    assert game.view(NOBODY).extras["peace"] == [1, 0, 0]


@pytest.mark.parametrize("sets", [CITIES_AND_WONDERS, ALONE])
def test_great_wall_b_market(sets: tuple[str, ...]) -> None:
    game = at_cities(city("stone_pit", wonder="great_wall_b", stages=(3,)), sets=sets)
    assert makes(game, ME, "SLW")
    assert not makes(game, ME, "SS")
    assert not makes(game, ME, "WO")


def test_great_wall_market_beside_the_card() -> None:
    """Ruling both_together: the stage and the Black Market both give a unit."""
    game = at_cities(city("black_market", wonder="great_wall_b", stages=(3,)), sets=CITIES_AND_WONDERS)
    assert makes(game, ME, "WOL")
    assert makes(game, ME, "OO")
    assert not makes(game, ME, "OOO")


# ---- Stonehenge


def test_stonehenge_a() -> None:
    assert points(stage("stonehenge_a", 1), ME, "wonder") == 3
    assert points(stage("stonehenge_a", 2), ME, "wonder") == 8
    assert points(stage("stonehenge_a", 3), ME, "wonder") == 8 + 2 * 3


def test_stonehenge_b_stones() -> None:
    game = stage("stonehenge_b", 1)
    assert (coins(game)[ME], points(game, ME, "wonder")) == (20 + 3, 3)


def test_stonehenge_b_color() -> None:
    """The card lies face up: all know it, and its colour counts next door."""
    left, right = city("barracks", "guard_tower"), city("stockade")
    game = at_cities(
        city(*WIDE, wonder="stonehenge_b", stages=1, coins=20),
        left,
        right,
        sets=CITIES_AND_WONDERS,
        hands=[["stockade"]],
    )
    turn(game, "stage:stockade")
    assert points(game, ME, "wonder") == 3 + 3
    assert happened(game, "shown") == [(ME, {"card": "stockade", "source": "stonehenge_b.2"})]
    for seat in (NOBODY, LEFT, RIGHT):
        known = game.view(seat).cities[ME].under_stages
        assert known == (["stockade"] if seat != NOBODY else [])


# ---- Manneken Pis


def test_manneken_pis_starts_with_coins() -> None:
    for side in ("a", "b"):
        game = at_cities(city(wonder=f"manneken_pis_{side}"), sets=ALONE)
        seen = game.view(ME).cities[ME]
        assert (seen.production, seen.for_sale) == ("", "")
        fresh = Classic(game.setting, seed=1, wonders=[f"manneken_pis_{side}", "giza_a", "rhodes_a"])
        assert coins(fresh) == [3 + 4, 3, 3]


def test_manneken_pis_b() -> None:
    game = stage("manneken_pis_b", 1)
    assert (coins(game)[ME], points(game, ME, "wonder")) == (20 + 7, 7)
    assert game.view(ME).cities[ME].shields == 1


def test_manneken_pis_a() -> None:
    """First of the left, second of the right, last of the left."""
    me = city(*WIDE, wonder="manneken_pis_a", coins=20)
    left, right = city(wonder="ephesos_b"), city(wonder="rhodes_a")
    game = at_cities(me, left, right, sets=ALONE, hands=[["stockade", "barracks", "guard_tower"]])
    turn(game, "stage:stockade")
    assert (points(game, ME, "wonder"), coins(game)[ME]) == (2, 20 + 4)
    me = city(*WIDE, wonder="manneken_pis_a", coins=20, stages=1)
    game = at_cities(me, left, right, sets=ALONE, hands=[["stockade"]])
    turn(game, "stage:stockade")
    assert game.view(ME).cities[ME].shields == 2
    me = city(*WIDE, wonder="manneken_pis_a", coins=20, stages=2)
    game = at_cities(me, left, right, sets=ALONE, hands=[["stockade"]])
    use = ways(game, ME, "stage:stockade")[0]
    turn(game, f"stage:stockade:{use}".rstrip(":"))
    assert points(game, ME, "wonder") == 2 + 5
    assert game.view(ME).cities[ME].stages == [True, True, True]


def test_manneken_pis_a_copies_powers() -> None:
    """Halicarnassus, Olympia, Petra: what the stage does is done for Manneken Pis."""
    me = city(*WIDE, wonder="manneken_pis_a", coins=20, stages=1)
    game = at_cities(me, city(), city(wonder="halicarnassus_a"), sets=ALONE, hands=[["stockade"]], discard=["palace"])
    use = ways(game, ME, "stage:stockade")[0]
    turn(game, f"stage:stockade:{use}".rstrip(":"))
    assert (game.to_act(), kind(game)) == ([ME], "take_from_discard")
    me = city(*WIDE, wonder="manneken_pis_a", coins=20)
    game = at_cities(me, city(wonder="petra_b"), sets=CITIES_AND_WONDERS, hands=[["stockade"]])
    turn(game, "stage:stockade")
    assert kind(game) == "pay_loss"
    assert game.to_act() == [LEFT, RIGHT]
