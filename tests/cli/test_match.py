"""`simulate` and `bench`: what they print for programs, and that the same seed gives the same match."""

import json
from pathlib import Path
from typing import Any

import pytest

from .run import run

KEYS = {"games", "seed", "seats", "victories", "first_seat_share", "mean_moves", "games_per_s"}
SEAT_KEYS = {"player", "wins", "share", "share_low", "share_high", "mean_points", "victories", "faults"}
BENCH_KEYS = {
    "compiled",
    "random_games_per_s",
    "random_moves_per_s",
    "interpreted_games_per_s",
    "interpreted_moves_per_s",
    "ratio",
    "clones_per_s",
    "search_playouts_per_s",
    "bytes_per_game",
}


def match(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    heard = run(capsys, "simulate", *options, "--json")
    assert heard.code == 0, heard.err
    assert heard.err == ""
    found: dict[str, Any] = json.loads(heard.out)
    return found


@pytest.mark.parametrize("game", [["duel"], ["classic", "--players", "3"]], ids=["duel", "classic"])
def test_a_match_is_the_same_for_one_and_for_two_processes(game: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    options = (*game, "--seats", "random", "--games", "6", "--seed", "3")
    one, two = (match(capsys, *options, "--jobs", jobs) for jobs in ("1", "2"))
    assert set(one) == KEYS
    assert one["games"] == 6
    assert one["seed"] == 3
    for seat in one["seats"]:
        assert set(seat) == SEAT_KEYS
    assert abs(sum(seat["share"] for seat in one["seats"]) - 1.0) < 1e-9
    for each in (one, two):
        del each["games_per_s"]
    assert one == two


def test_one_line_of_json_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    match(capsys, "classic", "--players", "3", "--games", "4", "--seed", "1", "--out", str(file))
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == 4
    for row in rows:
        assert set(row) == {"seed", "seats", "victory", "winners", "points", "moves"}
        assert len(row["points"]) == 3


def test_a_match_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "simulate", "duel", "--games", "4", "--seed", "1")
    assert heard.code == 0
    assert "share of wins" in heard.out
    assert "games/s" in heard.out


@pytest.mark.parametrize("game", [["duel"], ["classic", "--players", "3"]], ids=["duel", "classic"])
def test_bench(game: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, "bench", *game, "--seconds", "0.05", "--json")
    assert heard.code == 0, heard.err
    figures = json.loads(heard.out)
    assert set(figures) == BENCH_KEYS
    assert all(figures[key] > 0 for key in BENCH_KEYS - {"compiled"})
