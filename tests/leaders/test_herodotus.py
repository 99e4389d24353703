"""Herodotus copies a stage: whatever a stage can do, his copy does too, and every stage next door can be named."""

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.sets.wonder_pack.stones import Stones
from tests.arrange import LEFT, ME, city, part, recruiting
from tests.playing import all_do, answer, asked, coins, home, options, points

SETS = ("leaders", "fan_leaders", "cities", "wonder_pack", "towers")


def copies(board: str, row: int, *cards: str, others: tuple[str, ...] = (), stages: int = 4) -> Classic:
    """I have copied a row of my left neighbour's board, all of which is built."""
    plans = (city(*cards, coins=9), city(*others, wonder=board, stages=stages), city("workshop"))
    game = recruiting(*plans, leaders=[["herodotus"]], sets=SETS, age=2)
    all_do(game, "recruit:herodotus")
    answer(game, f"imitate.{row}")
    return game


def test_the_mask_of_the_great_wall() -> None:
    game = copies("great_wall_b", 2, "workshop")
    assert points(game, ME, "science") == 4


def test_the_market_of_the_great_wall() -> None:
    game = copies("great_wall_b", 4)
    while asked(game)[1] != "play_card":
        (seat,) = game.to_act()
        game.play(seat, options(game, seat)[0])
    assert len(game.cities[ME].today) == 1, "one unit of what the city does not make"


def test_the_stones_of_stonehenge() -> None:
    """Two and one on brown cards, and one on my own board."""
    stones = ("stone_pit", "quarry")
    assert points(copies("stonehenge_a", 3, *stones, stages=3), ME, "leaders") == 8
    game = copies("stonehenge_b", 1, *stones, stages=2)
    assert (coins(game)[ME], points(game, ME, "leaders")) == (9 - 5 + 4, 4)


def test_the_colour_under_stonehenge() -> None:
    """The card that lies under the stage tells the colour for whoever copies it."""
    game = copies("stonehenge_b", 2, others=("altar", "baths"), stages=2)
    color = game.codex.count_index("blue") - game.codex.first_color + 1
    stones = part(game, Stones)
    game.cities[LEFT].count[stones.color] = color
    assert points(game, ME, "leaders") == 2


@pytest.mark.parametrize("left", ["babel_b", "giza_b"])
def test_every_stage_next_door_has_a_name_of_its_own(left: str) -> None:
    """Babel B has two rows for each stage."""
    plans = (city(coins=9), city(wonder=left), city(wonder="rhodes_a", stages=3))
    game = recruiting(*plans, leaders=[["herodotus"]], sets=SETS, age=2)
    rows = len(game.cities[LEFT].board)
    for row in range(rows):
        if game.cities[LEFT].may_build(game.codex, row):
            game.cities[LEFT].add_stage(game.codex, row)
    all_do(game, "recruit:herodotus")
    named = options(game, ME)
    assert len(named) == sum(home(game, LEFT).stages) + 3
    assert len(set(named)) == len(named)
    answer(game, named[-2])
    assert home(game, ME).shields == 2, "the second stage of Rhodes"
