"""Games as rows: what was written is read, nothing hidden is in it, and records become rows too."""

from pathlib import Path

import numpy as np
import pytest

from sevenwonders.games import GameSpec
from sevenwonders.lab import dataset
from sevenwonders.lab.dataset import Dataset, DatasetError, Match, Scribe, play_match, schema_of, write_dataset
from tests.cli.run import run
from tests.contract.cases import CASES, Case, positions

RECORDS = Path(__file__).parents[1] / "records" / "games"


@pytest.mark.parametrize("spec", [GameSpec("duel"), GameSpec("classic", 3, ("leaders",))], ids=["duel", "classic"])
def test_what_was_written_is_read(spec: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GROUP", 50)
    games = [play_match(Match(spec, ("random",) * spec.players, number, number)) for number in range(2)]
    file = tmp_path / "games.parquet"
    rows = [row for game in games for row in game]
    assert write_dataset(file, schema_of(spec.begin(0)), iter(games)) == len(rows)
    read = Dataset(file)
    assert (read.game, read.seats, len(read)) == (spec.game, spec.players, len(rows))
    parts = list(read)
    assert max(len(part.actions) for part in parts) <= 50
    seen = np.concatenate([part.observations for part in parts])
    assert (seen == np.array([row["observation"] for row in rows])).all()
    assert [list(np.flatnonzero(mask)) for part in parts for mask in part.masks] == [row["legal"] for row in rows]
    assert [int(action) for part in parts for action in part.actions] == [row["action"] for row in rows]
    assert all(part.masks[np.arange(len(part.actions)), part.actions].all() for part in parts)
    assert {float(reward) for part in parts for reward in part.rewards} <= {1.0, -1.0, 0.0}
    assert [move for part in parts for move in part.rows["move"].to_pylist()] == [row["move"] for row in rows]


SOME = [case for case in CASES if case.other is not None and case.name in ("duel", "classic 3")]


@pytest.mark.parametrize("case", SOME, ids=lambda case: case.name)
def test_rows_tell_no_more_than_the_seat_knows(case: Case) -> None:
    """In two worlds that a seat cannot tell apart the same move gives the same row."""
    scribe, compared = Scribe(case.begin(0)), 0
    for game in positions(case, 1, 3 * case.stride):
        for seat in game.to_act():
            assert case.other is not None
            other, move = case.other(game, seat), game.moves(seat)[0]
            mine, theirs = scribe.row(game, seat, move), scribe.row(other, seat, move)
            assert (mine.pop("observation") == theirs.pop("observation")).all()  # type: ignore[attr-defined]
            assert mine == theirs
            compared += 1
    assert compared > 5


def test_the_command_writes_bots_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bots.parquet"
    told = run(capsys, "dataset", "duel", "--games", "2", "--seats", "random", "--seed", "3", "--out", str(file))
    assert told.code == 0, told.err
    assert f"{len(Dataset(file))} decisions" in told.out
    again = tmp_path / "records.parquet"
    told = run(capsys, "dataset", "--from", str(RECORDS / "classic-3.7wn"), "--out", str(again))
    assert told.code == 0, told.err
    some = next(iter(Dataset(again)))
    assert set(some.seats.tolist()) == {0, 1, 2}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dataset", "--out", "x"], "name a game"),
        (["dataset", "duel", "--from", "x", "--out", "x"], "name a game"),
        (["dataset", "duel", "--out", "/no/where/x"], "there is no folder"),
        (["dataset", "duel", "--seats", "nobody", "--out", "x.parquet"], "unknown bot"),
        (["balance", "duel", "--card", "no_card"], "there is no card 'no_card'"),
        (["balance", "--players", "3,x"], "--players: 'x' is not a whole number"),
        (["balance", "--bots", "nobody"], "unknown bot 'nobody'"),
        (["balance", "--on", "moon"], "is no place to play"),
    ],
)
def test_what_cannot_be_is_said(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run(capsys, *arguments)
    assert told.code == 2
    assert said in told.err


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_text("no parquet")
    with pytest.raises(DatasetError, match="is no dataset"):
        Dataset(tmp_path / "x.parquet")
