"""Random games with Cities, from two to eight players and in teams, until everything has been used."""

from collections import Counter

import pytest

from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets.loader import packaged

from .play import play

TABLES = [(players, False) for players in range(2, 9)] + [(4, True), (6, True), (8, True)]


def test_everything_is_used() -> None:
    used: Counter[str] = Counter()
    for number in range(150):
        players, teams = TABLES[number % len(TABLES)]
        play(players, number, ("cities",), used, teams)
    assert [card.key for card in packaged("cities").cards if not used[card.key]] == []
    stages = [f"{side.key} {n}" for side in packaged("cities").wonders for n in range(1, len(side.stages) + 1)]
    assert [stage for stage in stages if not used[stage]] == []


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_games_replay_from_their_records(players: int, teams: bool) -> None:
    game = play(players, 7, ("cities",), Counter(), teams, quiet=False)
    again = replay_record(read_record(write_record(game.record())))
    assert again.scores() == game.scores()
    assert again.events == game.events
