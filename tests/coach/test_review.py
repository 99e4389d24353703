"""A review: whole, repeatable, in a form that does not change unseen, and true to its own numbers."""

import json

import pytest

from sevenwonders.coach import Judged, Review, review
from sevenwonders.coach.curve import chances_by_turn, curve_of, turning_points
from sevenwonders.coach.expert import Expert
from sevenwonders.coach.facts import THEMES
from sevenwonders.coach.grades import BLUNDER, GRADES, LIMITS, grade_of
from sevenwonders.coach.results import Choice
from sevenwonders.coach.reviewing import judge
from sevenwonders.games import GameSpec
from sevenwonders.records import RecordError
from tests.duel.arrange import arrange, city

from .played import FEW, recorded
from .positions import FIVE, RICH

DUEL = GameSpec("duel")


def sound(found: Review, turns: int) -> None:
    """What holds for every review."""
    seats = range(len(found.players))
    assert [each.seat for each in found.seats] == list(seats)
    assert [point.turn for point in found.curve] == list(range(1, turns + 2))
    for seat in found.seats:
        assert sum(seat.grades.values()) == len(seat.judged) == sum(each.decisions for each in seat.themes)
        assert list(seat.grades) == list(GRADES)
        for each in seat.judged:
            assert each.seat == seat.seat
            assert each.theme in THEMES
            assert each.grade == grade_of(each.loss)
            assert 0.0 <= each.loss <= max(each.best.chance - each.played.chance, 0.0) + 1e-9
            assert (each.grade == "best") or each.best.move != each.played.move
            assert all(0.0 <= choice.chance <= 1.0 for choice in (each.played, each.best))
    assert len(found.turning_points) <= 3


def test_a_whole_game_of_duel() -> None:
    record = recorded(DUEL)
    found = review(record, rounds=FEW)
    sound(found, len(record.turns))
    assert found.finished
    assert sum(len(seat.judged) + seat.forced for seat in found.seats) == len(record.turns)
    winner = int(record.result["winners"])
    assert found.curve[-1].chances[winner] == 1.0
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1.0, abs=2e-4)
        assert sum(point.luck) == pytest.approx(0.0, abs=3e-4)
    assert len(found.turning_points) == 3
    assert all(each.points is None for seat in found.seats for each in seat.judged)


def test_a_game_of_four_with_leaders_and_cities() -> None:
    record = recorded(GameSpec("classic", 4, ("leaders", "cities")))
    found = review(record, rounds=FEW)
    sound(found, len(record.turns))
    assert found.finished
    assert min(len(seat.judged) for seat in found.seats) >= 18
    assert {"play_card"} < {each.decision for seat in found.seats for each in seat.judged}, "leaders are recruited too"
    assert all(each.points is not None and each.points >= 0 for seat in found.seats for each in seat.judged)


def test_the_same_record_gives_the_same_review() -> None:
    record = recorded(DUEL, turns=14)
    assert review(record, rounds=FEW) == review(record, rounds=FEW)
    assert review(record, rounds=FEW, seed=2) != review(record, rounds=FEW)


def test_all_cards_open_is_another_opinion() -> None:
    record = recorded(DUEL, turns=14)
    found = review(record, rounds=FEW, open_cards=True)
    assert found.open_cards
    sound(found, 14)
    assert found.seats != review(record, rounds=FEW).seats
    assert found == review(record, rounds=FEW, open_cards=True)


def test_a_record_that_does_not_tell_the_deal_cannot_be_laid_open() -> None:
    record = recorded(DUEL, turns=10)
    record.deal["age3"][0] = "??"
    with pytest.raises(RecordError, match="does not tell all cards"):
        review(record, rounds=FEW, open_cards=True)


def test_a_game_that_is_not_over_ends_with_what_the_last_move_left() -> None:
    record = recorded(DUEL, turns=9)
    found = review(record, rounds=FEW)
    assert not found.finished
    last = max((each for seat in found.seats for each in seat.judged), key=lambda each: each.turn)
    assert last.turn == 9
    assert found.curve[-1].chances[last.seat] == pytest.approx(last.played.chance)


def test_an_opinion_needs_some_rounds() -> None:
    with pytest.raises(ValueError, match="15 rounds are too few"):
        Expert(15)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    review(recorded(DUEL, turns=6), rounds=FEW, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 6) for done in range(7)]


SHAPE = {
    "version": 1,
    "game": "duel",
    "players": ["Anne", "Bruno"],
    "rounds": FEW,
    "seed": 1,
    "open_cards": False,
    "finished": False,
}
JUDGED = ["turn", "seat", "age", "decision", "played", "best", "loss", "points", "grade", "theme", "reasons"]


def test_the_form_of_the_json() -> None:
    """Whoever reads it elsewhere relies on these names: another form takes another version."""
    told = json.loads(json.dumps(review(recorded(DUEL, turns=12), rounds=FEW).as_json()))
    assert {key: told[key] for key in SHAPE} == SHAPE
    assert list(told) == [*SHAPE, "seats", "curve", "luck", "turning_points"]
    seat = told["seats"][0]
    assert list(seat) == ["seat", "judged", "forced", "mean_loss", "grades", "themes"]
    assert list(seat["judged"][0]) == JUDGED
    assert list(seat["judged"][0]["best"]) == ["move", "chance", "lead", "doubt"]
    assert list(seat["themes"][0]) == ["theme", "decisions", "loss"]
    assert list(told["curve"][0]) == ["turn", "chances", "luck"]
    assert list(told["turning_points"][0]) == ["turn", "seat", "change", "cause", "by"]
    reasons = [reason for seat in told["seats"] for each in seat["judged"] for reason in each["reasons"]]
    assert all(list(reason) == ["key", "of_best", "theme", "fields"] for reason in reasons)


@pytest.mark.parametrize(("limit", "grade"), LIMITS)
def test_a_grade_begins_where_the_one_before_ends(limit: float, grade: str) -> None:
    assert grade_of(limit - 0.0001) == grade
    assert grade_of(limit) == GRADES[GRADES.index(grade) + 1]


def test_the_grades_run_from_nothing_to_everything() -> None:
    assert (grade_of(0.0), grade_of(1.0)) == (GRADES[0], BLUNDER)


def test_a_victory_that_is_not_taken_is_a_blunder_that_says_so() -> None:
    game = arrange(city(*FIVE, coins=RICH), city("pretorium", coins=RICH), accessible=["academy", "obelisk"], pawn=-7)
    found = judge(Expert(64), game, 0, "sell:obelisk", 1)
    assert (found.best.move, found.best.chance) == ("build:academy", 1.0)
    assert found.grade == BLUNDER
    assert found.reasons[0].key == "wins_science"
    assert found.theme == "science"


def test_the_expert_s_own_move_is_best() -> None:
    game = arrange(city(*FIVE, coins=RICH), city(), accessible=["academy", "obelisk"])
    found = judge(Expert(64), game, 0, "build:academy", 1)
    assert (found.grade, found.loss, found.reasons) == ("best", 0.0, ())


def test_the_end_of_duel_is_solved() -> None:
    """The last card: built it wins, sold it does not."""
    game = arrange(city(coins=10), city("tribunal", coins=0), accessible=["palace"], left=1)
    found = judge(Expert(FEW), game, 0, "sell:palace", 1)
    assert (found.best.chance, found.played.chance, found.loss) == (1.0, 0.0, 1.0)
    assert (found.best.doubt, found.played.doubt) == (0.0, 0.0)


def judged(turn: int, seat: int, best: float, played: float) -> Judged:
    choices = [Choice("sell:altar", chance, None, 0.0) for chance in (played, best)]
    loss = best - played
    return Judged(turn, seat, 1, "play_card", choices[0], choices[1], loss, None, grade_of(loss), "coins", ())


def test_luck_is_what_no_decision_explains() -> None:
    """Anne throws 20 % away; what is turned up then gives her 5 % back; Bruno plays well and loses all the same."""
    game = [[judged(1, 0, 0.6, 0.4)], [judged(2, 1, 0.55, 0.55)]]
    curve = curve_of(chances_by_turn(game, 2, [1.0, 0.0]), game)
    assert [point.chances for point in curve] == [(0.6, 0.4), (0.45, 0.55), (1.0, 0.0)]
    assert [point.luck for point in curve] == [(0.0, 0.0), (0.05, -0.05), (0.55, -0.55)]
    points = turning_points(curve, game)
    assert [(each.turn, each.cause, each.by, each.change) for each in points] == [
        (1, "decision", 0, -0.15),
        (2, "luck", -1, 0.55),
    ]


def test_at_a_table_of_three_a_loss_is_shared_out_among_the_others() -> None:
    game = [[judged(1, 0, 0.4, 0.2)], [judged(1, 1, 0.3, 0.3)], [judged(1, 2, 0.3, 0.3)]]
    curve = curve_of(chances_by_turn(game, 1, None), game)
    assert curve[1].chances == (0.2, 0.3, 0.3)
    assert curve[1].luck == (0.0, -0.1, -0.1)
