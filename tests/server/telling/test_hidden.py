"""What a seat is told is the same in all worlds that it cannot tell apart."""

import json
from dataclasses import asdict

import pytest

from sevenwonders import NOBODY, Game
from tests.contract.cases import Case, positions

from .seen import MIXES, asked, seats_at, story

WORLDS = [pytest.param(case, id=case.name) for case in MIXES if case.other is not None]


def everything_told(game: Game, seat: int) -> str:
    """All that a frame to a seat may hold, to the byte."""
    ask = asked(game, seat, "fr")
    return json.dumps(
        {
            "view": asdict(game.view(seat)),
            "ask": ask.model_dump() if ask is not None else None,
            "events": [line.model_dump() for line in story(game, seat, "fr")],
            "seats": [each.model_dump() for each in seats_at(game)],
        }
    )


@pytest.mark.parametrize("case", WORLDS)
def test_a_seat_is_told_the_same_in_worlds_that_it_cannot_tell_apart(case: Case) -> None:
    assert case.other is not None
    different = 0
    for game in positions(case, 7, 3 * case.stride):
        for seat in range(min(3, int(game.seats))):
            other = case.other(game, seat)
            assert everything_told(other, seat) == everything_told(game, seat)
            different += other.record() != game.record()
    assert different


@pytest.mark.parametrize("case", WORLDS)
def test_a_spectator_is_told_nothing_that_only_a_seat_knows(case: Case) -> None:
    for game in positions(case, 7, 5 * case.stride):
        own = {event.kind for event in game.events if event.only != NOBODY}
        public = {event.kind for event in game.events if event.only == NOBODY}
        assert not {line.kind for line in story(game, NOBODY)} & (own - public)
