"""What cannot be used is told in one line on standard error, with exit code 2 and no traceback; --help helps."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

from .run import run

COMMANDS = ("play", "simulate", "bench", "replay", "cards")

MISTAKES = [
    ([], "required"),
    (["dance"], "invalid choice: 'dance'"),
    (["--nonsense"], ""),
    (["play"], "required"),
    (["play", "chess"], "invalid choice: 'chess'"),
    (["play", "duel", "--lang", "de"], "invalid choice: 'de'"),
    (["play", "duel", "--seed", "-1"], "-1 is not between 0 and"),
    (["play", "duel", "--seed", "soon"], "'soon' is not a whole number"),
    (["play", "duel", "--players", "3"], "are for classic"),
    (["play", "duel", "--against", "greedy,greedy"], "--against names 2 bots; there are 1 other seats"),
    (["play", "duel", "--against", ""], "unknown bot ''"),
    (["play", "classic", "--against", "greedy,", "--players", "3"], "unknown bot ''"),
    (["play", "classic", "--players", "1"], "1 is not between 2 and"),
    (["play", "classic", "--players", "many"], "'many' is not a whole number"),
    (["play", "classic", "--sides", "C"], "invalid choice: 'C'"),
    (["play", "classic", "--with", "atlantis"], "there is no set 'atlantis'"),
    (["simulate", "chess"], "invalid choice: 'chess'"),
    (["simulate", "duel", "--seats", "deepblue"], "unknown bot 'deepblue'"),
    (["simulate", "duel", "--seats", "random,random,random"], "--seats names 3 bots; there are 2 seats"),
    (["simulate", "duel", "--seats", "random:7"], "'random' takes no budget"),
    (["simulate", "duel", "--seats", "search:soon"], "search:soon"),
    (["simulate", "duel", "--games", "0"], "0 is not between 1 and"),
    (["simulate", "duel", "--jobs", "0"], "0 is not between 1 and"),
    (["simulate", "duel", "--games", "1", "--out", "/no/such/place"], "cannot write '/no/such/place'"),
    (["simulate", "classic", "--set", "/no/such/set"], "/no/such/set: there is no such folder"),
    (["simulate", "classic", "--players", "8"], "not 8"),
    (["bench", "chess"], "invalid choice: 'chess'"),
    (["bench", "duel", "--seconds", "0"], "'0' is not a number of seconds"),
    (["bench", "duel", "--seconds", "nan"], "'nan' is not a number of seconds"),
    (["bench", "classic", "--with", "atlantis"], "there is no set 'atlantis'"),
    (["replay"], "required"),
    (["replay", "/no/such/file"], "cannot read '/no/such/file': No such file or directory"),
    (["replay", "/"], "cannot read '/': Is a directory"),
    (["cards", "chess"], "invalid choice: 'chess'"),
    (["cards", "duel", "zzzz"], "Nothing is called 'zzzz'."),
    (["cards", "duel", "--with", "base"], "--with and --set are for classic"),
    (["cards", "classic", "zzzz"], "Nothing is called 'zzzz'."),
    (["cards", "classic", "guild"], "'guild' could be"),
    (["cards", "classic", "--with", "atlantis"], "there is no set 'atlantis'"),
    (["cards", "classic", "--set", "/no/such/set"], "/no/such/set: there is no such folder"),
    (["cards", "classic", "--lang", "de"], "invalid choice: 'de'"),
]


@pytest.mark.parametrize(("arguments", "told"), MISTAKES, ids=[" ".join(arguments) for arguments, _ in MISTAKES])
def test_a_mistake_is_one_line_and_exit_2(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    heard = run(capsys, *arguments)
    assert heard.code == 2
    assert heard.out == ""
    assert heard.err.count("\n") == 1, heard.err
    assert heard.err.startswith("sevenwonders")
    assert told in heard.err


@pytest.mark.parametrize("arguments", [["--help"], *([command, "--help"] for command in COMMANDS)], ids=" ".join)
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    heard = run(capsys, *arguments)
    assert heard.code == 0
    assert heard.err == ""
    assert heard.out.startswith("usage: sevenwonders")
    if arguments == ["--help"]:
        assert all(command in heard.out for command in COMMANDS)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").out.startswith("sevenwonders ")


def test_a_mistake_leaves_no_traceback_in_a_real_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sevenwonders", "simulate", "duel", "--seats", "deepblue"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_is_no_error() -> None:
    command = f"{sys.executable} -m sevenwonders cards classic | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
