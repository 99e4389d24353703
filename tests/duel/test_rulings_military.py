"""Rulings on shields, the pawn and the military tokens."""

import pytest

from sevenwonders.duel.view import LootView

from .arrange import ANTOINE, BRUNO, CityPlan, arrange, city, coins, options, play, points
from .slow import military_vp

ALL_TOKENS = [LootView(0, 3, 2), LootView(0, 6, 5), LootView(1, 3, 2), LootView(1, 6, 5)]
RED = {1: "guard_tower", 2: "walls", 3: "arsenal"}
SIDES = pytest.mark.parametrize(("seat", "towards"), [(ANTOINE, 1), (BRUNO, -1)])


def seats(seat: int, active: CityPlan, other: CityPlan) -> tuple[CityPlan, CityPlan]:
    return (active, other) if seat == ANTOINE else (other, active)


@SIDES
@pytest.mark.parametrize("shields", [1, 2, 3])
@pytest.mark.parametrize("start", [-8, -2, -1, 0, 1, 5])
def test_military_movement(seat: int, towards: int, shields: int, start: int) -> None:
    cities = seats(seat, city(coins=20), city(coins=20))
    game = arrange(*cities, accessible=[RED[shields]], pawn=start * towards, to_act=seat)
    play(game, f"build:{RED[shields]}")
    assert game.pawn == (start + shields) * towards, "one space for each shield, over the middle too"


@SIDES
def test_military_movement_stops_on_the_capital(seat: int, towards: int) -> None:
    cities = seats(seat, city(coins=20), city())
    game = arrange(*cities, accessible=["arsenal"], pawn=7 * towards, to_act=seat)
    play(game, "build:arsenal")
    assert game.pawn == 9 * towards


@SIDES
@pytest.mark.parametrize(("start", "loss", "space"), [(2, 2, 3), (5, 5, 6)])
@pytest.mark.parametrize("treasure", [0, 1, 4, 20])
def test_military_tokens(seat: int, towards: int, start: int, loss: int, space: int, treasure: int) -> None:
    rival = 1 - seat
    cities = seats(seat, city(coins=20), city(coins=treasure))
    game = arrange(*cities, accessible=["guard_tower", "palisade"], pawn=start * towards, to_act=seat)
    before = game.view(seat).loot
    play(game, "build:guard_tower")
    assert coins(game)[rival] == max(0, treasure - loss), "to the bank, or all there is"
    assert coins(game)[seat] == 20
    assert game.view(seat).loot == [token for token in before if (token.side, token.space) != (rival, space)]

    back = arrange(
        *cities, accessible=["guard_tower", "palisade"], pawn=(space * towards, start * towards), to_act=seat
    )
    play(back, "build:guard_tower")
    assert coins(back)[seat] == 20
    assert coins(back)[rival] == treasure, "coming back into the zone costs nothing"


def test_military_tokens_wait_on_both_sides() -> None:
    game = arrange(accessible=["guard_tower"])
    assert game.view(ANTOINE).loot == ALL_TOKENS
    for start in (0, 1, 3, 4, 6, 7):
        game = arrange(accessible=["guard_tower"], pawn=start)
        play(game, "build:guard_tower")
        assert coins(game) == [7, 7], "only the first space of a zone"


@SIDES
@pytest.mark.parametrize(("treasure", "rest"), [(20, 13), (7, 0), (4, 0), (1, 0)])
def test_military_two_zones_in_one_move(seat: int, towards: int, treasure: int, rest: int) -> None:
    cities = seats(seat, city(coins=20, tokens=["strategy"]), city(coins=treasure))
    game = arrange(*cities, accessible=["arsenal"], pawn=2 * towards, to_act=seat)
    play(game, "build:arsenal")
    assert game.pawn == 6 * towards
    assert coins(game)[1 - seat] == rest
    lost = [event.facts["coins"] for event in game.events if event.kind == "lose"]
    assert lost == [min(2, treasure), min(5, max(0, treasure - 2))], "2, then 5"
    assert {token.side for token in game.view(seat).loot} == {seat}


@SIDES
@pytest.mark.parametrize("start", [-8, -7, -6, -5, -4, -3, -2])
def test_military_own_side(seat: int, towards: int, start: int) -> None:
    cities = seats(seat, city(coins=20), city(coins=20))
    game = arrange(*cities, accessible=["arsenal"], pawn=start * towards, to_act=seat)
    tokens = game.view(seat).loot
    play(game, "build:arsenal")
    assert coins(game)[1 - seat] == 20, "nobody loses coins on the way back"
    assert coins(game)[seat] == 20 - 5 * 2
    assert game.view(seat).loot == tokens


@SIDES
def test_military_supremacy(seat: int, towards: int) -> None:
    cities = seats(seat, city(coins=20), city("palace", "town_hall", "gardens", coins=20))
    game = arrange(*cities, accessible=["arsenal"], pawn=6 * towards, to_act=seat)
    hidden = [(slot.row, slot.col) for slot in game.view(seat).slots if not slot.card]
    play(game, "build:arsenal")
    assert game.over()
    assert game.to_act() == []
    assert options(game) == []
    assert (game.scores().victory, game.scores().winners) == ("military", [seat])
    assert game.payoff(seat) == 1.0
    assert game.payoff(1 - seat) == 0.0
    assert [(slot.row, slot.col) for slot in game.view(seat).slots if not slot.card] == hidden, (
        "nothing more is turned up"
    )

    game = arrange(*cities, accessible=["arsenal"], pawn=5 * towards, to_act=seat)
    play(game, "build:arsenal")
    assert not game.over(), "space 8 is not the capital"


@pytest.mark.parametrize("pawn", range(-8, 9))
def test_military_points(pawn: int) -> None:
    game = arrange(pawn=pawn)
    assert points(game, ANTOINE, "military") == military_vp(max(0, pawn))
    assert points(game, BRUNO, "military") == military_vp(max(0, -pawn))
    assert [military_vp(ahead) for ahead in range(10)] == [0, 2, 2, 5, 5, 5, 10, 10, 10, 0]
