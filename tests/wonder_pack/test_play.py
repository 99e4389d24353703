"""Random games with the Wonder Pack, alone and beside Cities and Leaders, until every stage has been used."""

from collections import Counter

import pytest

from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets.loader import packaged
from tests.cities.play import play

MIXES = [
    ("wonder_pack",),
    ("cities", "wonder_pack"),
    ("leaders", "wonder_pack"),
    ("wonder_pack", "leaders", "cities"),
]


def test_everything_is_used() -> None:
    used: Counter[str] = Counter()
    for number in range(150):
        sets = MIXES[number % len(MIXES)]
        most = 8 if "cities" in sets else 7
        play(2 + number % (most - 1), number, sets, used, teams="cities" in sets and number % (most - 1) in (2, 4, 6))
    boards = packaged("wonder_pack").wonders
    stages = [f"{side.key} {n}" for side in boards for n in range(1, len(side.stages) + 1)]
    assert [stage for stage in stages if not used[stage]] == []


@pytest.mark.parametrize("sets", MIXES)
def test_games_replay_from_their_records(sets: tuple[str, ...]) -> None:
    for players in (2, 3, 7):
        game = play(players, players, sets, Counter(), quiet=False)
        again = replay_record(read_record(write_record(game.record())))
        assert again.scores() == game.scores()
        assert again.events == game.events
