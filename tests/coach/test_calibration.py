"""Chances are stretched to what comes true, and nothing else of a review is touched by it."""

import pytest

from sevenwonders.coach.calibration import NONE, Calibration, calibration_of
from sevenwonders.coach.expert import Expert
from sevenwonders.games import DUEL, GameSpec
from tests.coach.played import FEW, play

WIDE = Calibration(1.5)


@pytest.mark.parametrize("seen", [0.0, 0.02, 0.3, 0.5, 0.8, 0.97, 1.0])
def test_of_two_players_one_has_what_the_other_has_not(seen: float) -> None:
    assert WIDE.chance(seen) + WIDE.chance(1.0 - seen) == pytest.approx(1.0)
    assert 0.0 <= WIDE.chance(seen) <= 1.0
    assert abs(WIDE.chance(seen) - 0.5) >= abs(seen - 0.5)


@pytest.mark.parametrize("seen", [0.05, 0.3, 0.5, 0.9])
def test_the_slope_is_how_fast_the_chance_grows(seen: float) -> None:
    step = 1e-6
    assert WIDE.slope(seen) == pytest.approx(
        (WIDE.chance(seen + step) - WIDE.chance(seen - step)) / (2 * step), rel=1e-4
    )
    assert NONE.slope(seen) == pytest.approx(1.0)
    assert NONE.chance(seen) == pytest.approx(seen)


def test_the_weights_of_duel_that_are_shipped_have_a_calibration() -> None:
    assert calibration_of(DUEL) != NONE, "made for other weights: run python -m bench.coach duel fit"


def test_the_same_moves_are_measured_and_their_chances_and_errors_stretched() -> None:
    game = play(GameSpec(DUEL).begin(3), turns=30)
    seat = game.to_act()[0]
    opinions = []
    for calibration in (NONE, WIDE):
        expert = Expert(FEW * 8, calibration=calibration)
        known, rng = expert.looks_at(game, seat, 31)
        opinions.append(expert.two_best(known, seat, rng))
    plain, wide = opinions
    assert (plain.best_move, plain.other_move) == (wide.best_move, wide.other_move)
    assert 0.0 < plain.best.chance < 1.0
    for one, other in ((plain.best, wide.best), (plain.other, wide.other)):
        assert other.chance == pytest.approx(WIDE.chance(one.chance), abs=2e-4)
        assert other.doubt == pytest.approx(WIDE.slope(one.chance) * one.doubt, abs=2e-4)
