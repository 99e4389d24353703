"""Training: a course plays, learns, and goes on where it was stopped."""

import json
from pathlib import Path

import numpy as np
import pytest
from scipy import sparse

from sevenwonders.cli.main import main
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.training.course import SCHOOLS, Course, Generation, Plan
from sevenwonders.lab.training.fit import Layers, fit_both, fit_moves, fit_positions, sigmoid
from sevenwonders.lab.training.lessons import read_lessons
from sevenwonders.lab.training.selfplay import Effort, play_lesson
from sevenwonders.players.judges import judge_for
from sevenwonders.players.weights import WeightsFile, packaged_weights, read_weights, trained

QUICK = Effort(rounds=8, one_in=10, hard_games=1)


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_course_goes_on_where_it_was_stopped(game: str, tmp_path: Path) -> None:
    sets: tuple[str, ...] | None = () if game == "classic" else None
    plan = Plan(game, sets=sets, minutes=0.01, match=1, passes=1, effort=QUICK)
    told: list[Generation] = []
    Course(tmp_path, plan).run(1e-9, told.append)
    Course(tmp_path, plan).run(1e-9, told.append)
    assert [each.number for each in told] == [1, 2]
    assert told[1].games > told[0].games > 0
    assert Course(tmp_path, plan).history() == told
    found = read_weights((tmp_path / f"{game}.net").read_bytes())
    assert found.made["generation"] == 2
    assert (tmp_path / "history.svg").read_text().startswith("<svg")


def test_a_lesson_is_its_deal_and_its_moves(tmp_path: Path) -> None:
    spec = GameSpec("classic", players=3, sets=("leaders",))
    judge = judge_for(spec.begin(1, quiet=True))
    assert judge is not None
    lesson = play_lesson(spec, judge, Rng(3), QUICK)
    (tmp_path / "x.jsonl").write_text(lesson.line() + "\n" + lesson.line()[:50])
    assert list(read_lessons(tmp_path / "x.jsonl")) == [lesson]
    game = spec.begin(lesson.seed, quiet=True)
    for choice in lesson.choices:
        game.play(choice.seat, choice.move)
    assert game.over()
    assert [game.payoff(seat) for seat in range(3)] == lesson.payoffs
    assert any(choice.tried for choice in lesson.choices)
    json.loads(lesson.line())


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_course_begins_with_what_is_known(game: str) -> None:
    """Inputs are found by name: a net that only looks at some games, and learns nothing, judges as before."""
    shipped = packaged_weights(game)
    assert shipped is not None
    school, spec = SCHOOLS[game](), GameSpec(game, players=2 if game == "duel" else 3)
    judge = judge_for(spec.begin(1, quiet=True), shipped)
    assert judge is not None
    for seed in range(3):
        school.take(play_lesson(spec, judge, Rng(seed), QUICK))
    nets, _ = school.fit(1, 0.0, 1, shipped.nets)
    same = judge_for(spec.begin(1, quiet=True), WeightsFile(nets, {}))
    assert same is not None
    position = spec.begin(7, quiet=True)
    seat = int(position.next_seat())
    for each in (judge, same):
        each.look(position, seat)
    moves = position.moves(seat)
    assert [same.weight(move) for move in moves] == pytest.approx([judge.weight(move) for move in moves], rel=0.05)
    assert same.value() == pytest.approx(judge.value(), abs=0.01)


def test_a_net_takes_over_inputs_by_name_or_not_at_all() -> None:
    rng = np.random.default_rng(1)
    known, fresh = Layers(3, 4, 1, rng), Layers(4, 4, 1, rng)
    before = trained(3, 4, 1, known.numbers(), ["a", "b", "c"])
    fresh.start_from(before, ["c", "new", "a", "b"])
    assert np.array_equal(fresh.rows[[2, 3, 0]], known.rows)
    assert not fresh.rows[1].any()
    assert np.array_equal(fresh.columns, known.columns)
    with pytest.raises(ValueError, match="has 4 hidden units, this one 5"):
        Layers(4, 5, 1, rng).start_from(before, ["a", "b", "c", "d"])


def test_nets_learn_what_is_there_to_be_learned() -> None:
    rng = np.random.default_rng(1)
    rows = sparse.csr_matrix((rng.random((3000, 6)) < 0.5).astype(np.float32))
    truth = np.asarray(rows[:, [0]].todense()).ravel().astype(np.float32)
    layers = Layers(6, 8, 2, rng)
    loss = fit_positions(layers, rows, np.stack([truth, 2 * truth], 1), 12, 1e-2, 1)
    outputs = layers.hidden(rows) @ layers.columns.T + layers.lift
    assert loss < 0.66  # of 0.69 by tossing a coin; weights that are not needed fade
    assert ((sigmoid(outputs[:, 0]) > 0.5) == (truth > 0.5)).mean() > 0.98
    assert np.abs(outputs[:, 1] - 2 * truth).mean() < 0.8

    counts = np.full(1000, 3, dtype=np.int64)
    best = np.zeros(3000, dtype=np.float32)
    best[np.arange(1000) * 3 + np.argmax(np.asarray(rows[:, [1]].todense()).reshape(1000, 3), axis=1)] = 1.0
    situations = sparse.csr_matrix(np.ones((1000, 6), dtype=np.float32))
    early = fit_moves(Layers(6, 8, 1, rng), situations, rows, best, counts, 1, 1e-2, 1)
    late = fit_moves(Layers(6, 8, 1, rng), situations, rows, best, counts, 12, 1e-2, 1)
    assert late < early

    answers = sparse.csr_matrix(np.eye(4, dtype=np.float32)[np.tile([1, 2, 3], 3000)])
    wished = np.tile(np.array([0.0, 1.0, 0.0], dtype=np.float32), 3000)
    layers = Layers(6, 8, 4, rng)
    value, moves = fit_both(layers, rows, truth, answers, wished, np.full(3000, 3, dtype=np.int64), 12, 1e-2, 1)
    assert value < 0.66
    assert moves < 0.7  # of 1.1


def test_duel_takes_no_sets(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "duel", "--with", "leaders"]) == 2
    assert "--with is for classic" in capsys.readouterr().err
