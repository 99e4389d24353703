"""A fair review hangs on nothing that the seat could not know: in two games that it cannot tell apart it is equal."""

import pytest

from sevenwonders import Game
from sevenwonders.coach import hint, review
from sevenwonders.coach.dangers import dangers
from sevenwonders.coach.estimating import estimate
from tests.contract.cases import CASES, Case, seen_by

from .played import FEW, play

TWINS = [case for case in CASES if case.name in ("duel", "classic 3", "classic 3 leaders")]
TURNS = {"duel": 24, "classic 3": 8, "classic 3 leaders": 8}


def twins(case: Case, seat: int) -> tuple[Game, Game]:
    game = play(case.begin(5), ("greedy", "novice", "random"), TURNS[case.name])
    assert case.other is not None
    other = case.other(game, seat)
    assert case.deal(game, None) != case.deal(other, None), "the twin is no other game"
    assert seen_by(game, seat) == seen_by(other, seat)
    return game, other


def test_every_twin_is_there() -> None:
    assert len(TWINS) == len(TURNS)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("case", TWINS, ids=lambda case: case.name)
def test_a_fair_review_of_a_seat_is_the_same_in_games_that_it_cannot_tell_apart(case: Case, seat: int) -> None:
    reviews = [review(game.record(), rounds=FEW).seats[seat] for game in twins(case, seat)]
    assert reviews[0].judged
    assert repr(reviews[0]) == repr(reviews[1])


@pytest.mark.parametrize("case", TWINS, ids=lambda case: case.name)
def test_a_hint_is_the_same_in_games_that_the_seat_cannot_tell_apart(case: Case) -> None:
    seat = play(case.begin(5), ("greedy", "novice", "random"), TURNS[case.name]).to_act()[0]
    hints = [hint(game, seat, rounds=FEW) for game in twins(case, seat)]
    assert repr(hints[0]) == repr(hints[1])


@pytest.mark.parametrize("case", TWINS, ids=lambda case: case.name)
def test_signs_and_estimates_are_the_same_in_games_that_the_seat_cannot_tell_apart(case: Case) -> None:
    to_act = play(case.begin(5), ("greedy", "novice", "random"), TURNS[case.name]).to_act()
    for seat in to_act:
        one, other = twins(case, seat)
        assert repr(dangers(one, seat)) == repr(dangers(other, seat))
        assert repr(estimate(one, seat, worlds=2)) == repr(estimate(other, seat, worlds=2))


def test_the_twins_of_seven_wonders_have_signs_to_compare() -> None:
    for case in TWINS[1:]:
        game = play(case.begin(5), ("greedy", "novice", "random"), TURNS[case.name])
        assert any(dangers(game, seat) for seat in game.to_act()), case.name
