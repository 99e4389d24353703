"""Random games with Towers and its neighbours until everything was used, without an error."""

from collections import Counter

import pytest

from sevenwonders import is_compiled
from tests.cities.play import play
from tests.mixes import CITIES_AND_TOWERS, LEADERS_AND_TOWERS, LEADERS_TO_TOWERS

from .facts import CARDS, WONDERS

GAMES = 12 if is_compiled() else 2


@pytest.mark.parametrize("sets", [("towers",), LEADERS_AND_TOWERS, CITIES_AND_TOWERS, LEADERS_TO_TOWERS])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_any_number_of_players(players: int, sets: tuple[str, ...]) -> None:
    used: Counter[str] = Counter()
    for seed in range(GAMES):
        game = play(players, seed, sets, used, quiet=False)
        assert game.over()
        assert all(scores["towers"] >= 0 for scores in game.scores().points)
    assert used


def test_teams() -> None:
    for players in (4, 6, 8):
        assert play(players, players, CITIES_AND_TOWERS, Counter(), teams=True).over()


def test_everything_is_used() -> None:
    used: Counter[str] = Counter()
    seed = 0
    wanted = {*CARDS} | {
        f"{row['key']} {n}"
        for row in WONDERS.values()
        for n in range(1, 1 + len(row["stage"]) + len(row.get("embellishment", [])))
    }
    while wanted - set(used) and seed < 3000:
        play(2 + seed % 7, seed, LEADERS_TO_TOWERS, used)
        seed += 1
    assert wanted - set(used) == set()
