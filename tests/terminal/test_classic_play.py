"""`sevenwonders play classic` as a user runs it: the real command, its input piped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders import Record
from sevenwonders.cli.main import main
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.sets.loader import make_box
from tests.patience import PATIENCE

from ..sets.files import EXAMPLE
from .classic_games import ALL_SETS, BOX, begin, names, script

SEED = 5
"""Seconds after which a test gives up; no test waits that long."""


def environment(folder: Path) -> dict[str, str]:
    left_out = ("LC_ALL", "LC_MESSAGES", "LINES", "COLUMNS")
    known = {key: value for key, value in os.environ.items() if key not in left_out}
    return {**known, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def play(folder: Path, lines: list[str], *options: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "sevenwonders", "play", "classic", *options],
        input="".join(f"{line}\n" for line in lines),
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done


def kept(folder: Path, name: str = f"classic-{SEED}") -> Record:
    return read_record((folder / "sevenwonders" / f"{name}.7wn").read_text(encoding="utf-8"))


def against_random(players: int) -> tuple[str, ...]:
    return ("--players", str(players), "--against", "random", "--seed", str(SEED))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_whole_game_is_played_through_the_input(players: int, language: str, tmp_path: Path) -> None:
    lines, expected = script(players, SEED, language)
    done = play(tmp_path, lines, *against_random(players), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = kept(tmp_path)
    assert record == expected
    game, texts = replay_record(record), Texts(language)
    scores = game.scores()
    sheet = done.stdout[done.stdout.rindex(texts("score.title")) :]
    assert all(str(total) in sheet for total in scores.totals)
    for category in scores.points[0]:
        assert BOX.name(category, language) in sheet
    assert texts.count("count.point", max(scores.totals)) in sheet
    places = [line.split()[1:] for line in sheet.splitlines() if line.split()[:1] == [texts("score.place")]]
    assert places == ([[str(place) for place in scores.standings]] if players > 2 else [])
    assert str(tmp_path / "sevenwonders" / f"classic-{SEED}.7wn") in sheet
    assert "{" not in done.stdout
    for age in (1, 2, 3):
        assert texts(f"deck.age{age}") in done.stdout


@pytest.mark.parametrize(
    ("players", "sets", "language"),
    [
        (3, ("babel_tower",), "en"),
        (4, ("babel_projects",), "fr"),
        (5, ("towers",), "nl"),
        (2, ("babel_tower", "babel_projects", "towers"), "fr"),
        (4, ("leaders", "cities", "towers", "foundations"), "en"),
        (8, ("leaders", "cities", "towers"), "nl"),
        (4, ALL_SETS, "en"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)) if isinstance(value, tuple) else None,
)
def test_a_whole_game_with_sets(players: int, sets: tuple[str, ...], language: str, tmp_path: Path) -> None:
    lines, expected = script(players, SEED, language, sets)
    done = play(tmp_path, lines, *against_random(players), "--with", ",".join(sets), "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert kept(tmp_path) == expected
    box, sheet = make_box(sets), done.stdout[done.stdout.rindex(Texts(language)("score.title")) :]
    for category in replay_record(expected).scores().points[0]:
        assert box.name(category, language) in sheet
    assert "{" not in done.stdout


@pytest.mark.parametrize("ending", [["quit"], []], ids=["quit", "end of input"])
@pytest.mark.parametrize("players", [2, 4])
def test_leaving_keeps_the_game_and_says_how_to_go_on(players: int, ending: list[str], tmp_path: Path) -> None:
    lines, expected = script(players, SEED)
    half = len(lines) // 2
    done = play(tmp_path, [*lines[:half], *ending], *against_random(players))
    assert done.returncode == 0
    file = tmp_path / "sevenwonders" / f"classic-{SEED}.7wn"
    assert f"The game is kept in {file}\n" in done.stdout
    assert f"Go on with: sevenwonders play classic --resume {file}\n" in done.stdout
    record = kept(tmp_path)
    assert 0 < len(record.turns) < len(expected.turns)
    assert record.turns == expected.turns[: len(record.turns)]
    assert record.result == {}

    resumed = play(tmp_path, ["1", "s 1", "1", "quit"], "--resume", str(file), "--lang", "fr")
    assert resumed.returncode == 0
    assert "De retour à la table contre" in resumed.stdout
    assert f"--lang fr --resume {file}" in resumed.stdout
    later = kept(tmp_path)
    assert later.turns[: len(record.turns)] == record.turns
    assert len(later.turns) > len(record.turns)
    assert later.players == names(players, 0)


def test_a_half_chosen_turn_is_asked_again(tmp_path: Path) -> None:
    """The first decision of a turn was made, the second (for the Free City) was not: the record ends before it."""
    done = play(tmp_path, ["s 1", "quit"], *against_random(2))
    assert "Now a card for the Free City" in done.stdout
    record = kept(tmp_path)
    assert len(record.turns) == 1
    file = tmp_path / "sevenwonders" / f"classic-{SEED}.7wn"
    resumed = play(tmp_path, ["quit"], "--resume", str(file))
    assert "Now a card for the Free City" in resumed.stdout


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    _, expected = script(3, SEED)
    file = tmp_path / "done.7wn"
    file.write_text(write_record(expected), encoding="utf-8")
    done = play(tmp_path, [], "--resume", str(file))
    assert done.returncode == 0
    assert "See it again with: sevenwonders replay --show" in done.stdout
    assert expected.result["points"].split()[0] in done.stdout


def test_every_seat_may_have_its_own_bot(tmp_path: Path) -> None:
    done = play(tmp_path, ["s 1", "quit"], "--players", "4", "--against", "random,greedy,random", "--seed", str(SEED))
    assert done.returncode == 0
    record = kept(tmp_path)
    assert record.players == ["You", "random", "greedy", "random"]
    file = tmp_path / "sevenwonders" / f"classic-{SEED}.7wn"
    copy = tmp_path / "copy.7wn"
    options = ("--resume", str(file), "--against", "random", "--record", str(copy))
    play(tmp_path, ["s 1", "quit"], *options)
    assert read_record(copy.read_text(encoding="utf-8")).players == names(4, 0)
    assert len(kept(tmp_path).turns) == 1


NONSENSE = {
    "hello": "I do not understand 'hello'. Type ? for help.",
    "b": "I do not understand 'b'. Type ? for help.",
    "b 99": "There is no 99. Choose from 1 to 7.",
    "0": "There is no 0. Choose from 1 to 7.",
    "-1": "I do not understand '-1'. Type ? for help.",
    "99999999999999999999": "There is no 999999. Choose from 1 to 7.",
    "[bold]x": "I do not understand '[bold]x'. Type ? for help.",
    "\x1b[2J": "I do not understand '?[2J'. Type ? for help.",
    "? nothing at all like it": "Nothing is called 'nothing at all like it'.",
    "? batsh": "Nothing is called 'batsh'. Did you mean Baths",
    "city 9": "There is no city 9. Choose from 1 to 3, or a name.",
    "city atlantis": "There is no city atlantis. Choose from 1 to 3, or a name.",
    "lang": "Languages: en, fr, nl.",
    "save": "Save where?",
    "discard": "The discard pile is empty.",
}


def test_nonsense_gets_one_clear_line_and_is_asked_again(tmp_path: Path) -> None:
    done = play(tmp_path, [*NONSENSE, "", "   ", "quit"], *against_random(3))
    assert done.returncode == 0
    assert done.stderr == ""
    answers = done.stdout.split("\n> ")[1:]
    assert len(answers) == len(NONSENSE) + 3
    for (line, told), answer in zip(NONSENSE.items(), answers, strict=False):
        heard = answer.splitlines()[1:]
        assert len(heard) == 1, f"{line!r}: {heard}"
        assert heard[0].startswith(told), f"{line!r}: {heard}"
    assert kept(tmp_path).turns == []


def test_pages_help_and_languages(tmp_path: Path) -> None:
    lines = [
        "?",
        "? w",
        "? 1",
        "city",
        "city 2",
        "score",
        "log",
        "discard",
        "lang fr",
        "aide",
        "lang nl",
        "hulp",
        "quit",
    ]
    done = play(tmp_path, ["s 1", *lines], *against_random(7))
    for told in (
        "b 3       build card 3",
        "Stage 1 – Costs",
        "In your hand.",
        "Points so far:",
        "Turn 1.",
        "The card discarded:",
        "face down there.",
        "Va pour le français.",
        "c 3       construire la carte 3",
        "Vanaf nu in het Nederlands.",
        "b 3       bouw kaart 3",
        "Het spel is bewaard in",
    ):
        assert told in done.stdout, told


def test_a_set_from_a_folder_is_played_and_gone_on_with(tmp_path: Path) -> None:
    options = ("--players", "3", "--against", "random", "--seed", "1", "--set", str(EXAMPLE))
    done = play(tmp_path, ["s 1", "quit"], *options)
    assert done.returncode == 0
    file = tmp_path / "sevenwonders" / "classic-1.7wn"
    assert f"Go on with: sevenwonders play classic --set {EXAMPLE} --resume {file}\n" in done.stdout
    resumed = play(tmp_path, ["s 1", "quit"], "--set", str(EXAMPLE), "--resume", str(file))
    assert resumed.returncode == 0
    assert len(kept(tmp_path, "classic-1").turns) == 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--against", "deepblue"], "unknown bot 'deepblue'"),
        (["--players", "4", "--against", "random,greedy"], "--against names 2 bots; there are 3 other seats"),
        (["--players", "8"], "not 8"),
        (["--with", "atlantis"], "there is no set 'atlantis'"),
        (["--set", "nowhere"], "nowhere: there is no such folder"),
        (["--first-game"], "--first-game and --second are for duel"),
        (["--second"], "--first-game and --second are for duel"),
        (["--resume", "no-such-file.7wn"], "cannot read 'no-such-file.7wn': No such file or directory"),
        (["--resume", "."], "cannot read '.': Is a directory"),
        (["--resume", "bad.7wn"], "bad.7wn: line 1: a record begins with '7WN 1'"),
        (["--resume", "foreign.7wn"], "no seat, or more than one, is called 'You'"),
        (["--resume", "mine.7wn", "--seed", "3"], "are for a new game"),
        (["--resume", "mine.7wn", "--players", "3"], "are for a new game"),
        (["--record", "mine.7wn"], "'mine.7wn' exists already; choose another file, or go on with --resume"),
    ],
)
def test_what_cannot_be_used_is_one_line_and_exit_2(
    options: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = begin(3, 1).record()
    record.players = ["Ada", "Bruno", "Cleo"]
    Path("foreign.7wn").write_text(write_record(record), encoding="utf-8")
    record.players = names(3, 0)
    Path("mine.7wn").write_text(write_record(record), encoding="utf-8")
    Path("bad.7wn").write_text("once upon a time\n", encoding="utf-8")
    assert main(["play", "classic", *options]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("sevenwonders play: ")
    assert told in heard.err
    assert heard.err.count("\n") == 1
    assert main(["play", "duel", "--resume", "mine.7wn"]) == 2
    assert "'mine.7wn' is a game of classic, not of duel" in capsys.readouterr().err
