"""`sevenwonders play duel` as a user runs it: the real command, its input piped or typed at a terminal."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenwonders import Duel, Record, Rng
from sevenwonders.cli.main import main
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.words.texts import move_parts
from sevenwonders.players import Seat, make_bot
from sevenwonders.records import read_record, replay_record, write_record
from sevenwonders.terminal.duel.structure import accessible
from tests.patience import PATIENCE

SEED = 5
LETTERS = {"en": "bsw", "fr": "cdm", "nl": "baw"}
SIZE = ("LINES", "COLUMNS")
"""Seconds after which a test gives up; no test waits that long."""


def typed(game: Duel, move: str, letters: str) -> str:
    """The line that a player types for a move."""
    seat = game.to_act()[0]
    view, parts = game.view(seat), move_parts(move)
    if view.decisions[0].kind != "play_card":
        return str([game.text(legal) for legal in game.moves(seat)].index(move) + 1)
    number = [slot.card for slot in accessible(view)].index(parts.card) + 1
    if parts.verb == "wonder":
        wonder = [wonder.key for wonder in view.cities[seat].wonders].index(parts.wonder) + 1
        return f"{letters[2]} {number} {wonder}"
    return f"{letters[0] if parts.verb == 'build' else letters[1]} {number}"


def script(seed: int, person: int, letters: str) -> tuple[list[str], Record]:
    """A whole game against `random`: what the person types, and the record that must come of it."""
    game = Duel(seed=seed)
    bot = make_bot("random", Rng(seed).seed())
    choices = make_bot("random", seed + 100)
    lines = []
    while not game.over():
        seat = game.to_act()[0]
        if seat == person:
            move = choices.choose(Seat(game, seat))
            lines.append(typed(game, game.text(move), letters))
        else:
            move = bot.choose(Seat(game, seat))
        game.play(seat, move)
    record = game.record()
    record.players = ["You", "random"] if person == 0 else ["random", "You"]
    return lines, record


def environment(folder: Path) -> dict[str, str]:
    known = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES", *SIZE)}
    return {**known, "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "sevenwonders", "play", "duel", *options]


def play(folder: Path, lines: list[str], *options: str) -> subprocess.CompletedProcess[str]:
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(
        command(*options), input=text, env=environment(folder), capture_output=True, text=True, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr
    return done


def kept(folder: Path, name: str = f"duel-{SEED}") -> Record:
    return read_record((folder / "sevenwonders" / f"{name}.7wn").read_text(encoding="utf-8"))


AGAINST_RANDOM = ("--against", "random", "--seed", str(SEED))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_through_the_input(language: str, tmp_path: Path) -> None:
    lines, expected = script(SEED, 0, LETTERS[language])
    done = play(tmp_path, lines, *AGAINST_RANDOM, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = kept(tmp_path)
    assert record == expected
    game, texts = replay_record(record), Texts(language)
    scores = game.scores()
    assert texts(f"victory.{scores.victory}") in done.stdout
    sheet = done.stdout[done.stdout.rindex(texts("score.title")) :]
    assert all(str(total) in sheet for total in scores.totals)
    for category in scores.points[0]:
        assert texts(f"score.{category}") in sheet
    assert str(tmp_path / "sevenwonders" / f"duel-{SEED}.7wn") in sheet
    assert "{" not in done.stdout


def test_the_other_player_may_begin(tmp_path: Path) -> None:
    lines, expected = script(SEED, 1, "bsw")
    done = play(tmp_path, lines, *AGAINST_RANDOM, "--second")
    assert done.returncode == 0
    assert kept(tmp_path) == expected
    assert kept(tmp_path).players == ["random", "You"]


def test_a_first_game_drafts_nothing(tmp_path: Path) -> None:
    done = play(tmp_path, ["quit"], *AGAINST_RANDOM, "--first-game")
    assert "The Pyramids" in done.stdout
    assert "Your turn" in done.stdout
    assert kept(tmp_path).options == {"first_game": "yes"}


@pytest.mark.parametrize("ending", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(ending: list[str], tmp_path: Path) -> None:
    lines, expected = script(SEED, 0, "bsw")
    half = len(lines) // 2
    done = play(tmp_path, [*lines[:half], *ending], *AGAINST_RANDOM)
    assert done.returncode == 0
    file = tmp_path / "sevenwonders" / f"duel-{SEED}.7wn"
    assert f"The game is kept in {file}\n" in done.stdout
    assert f"Go on with: sevenwonders play duel --resume {file}\n" in done.stdout
    record = kept(tmp_path)
    assert record.turns == expected.turns[: len(record.turns)]
    assert sum(seat == 0 for turn in record.turns for seat, _ in turn) == half
    assert record.result == {}

    resumed = play(tmp_path, ["1", "2", "quit"], "--resume", str(file), "--lang", "fr")
    assert resumed.returncode == 0
    assert "De retour à la table contre random." in resumed.stdout
    assert f"--lang fr --resume {file}" in resumed.stdout
    later = kept(tmp_path)
    assert later.turns[: len(record.turns)] == record.turns
    assert len(later.turns) > len(record.turns)
    assert later.players == ["You", "random"]


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    lines, expected = script(SEED, 0, "bsw")
    file = tmp_path / "done.7wn"
    file.write_text(write_record(expected), encoding="utf-8")
    done = play(tmp_path, [], "--resume", str(file))
    assert done.returncode == 0
    assert Texts("en")(f"victory.{expected.result['victory']}") in done.stdout
    assert lines


def test_another_opponent_may_take_over(tmp_path: Path) -> None:
    play(tmp_path, ["1", "quit"], *AGAINST_RANDOM)
    file = tmp_path / "sevenwonders" / f"duel-{SEED}.7wn"
    copy = tmp_path / "copy.7wn"
    done = play(tmp_path, ["1", "quit"], "--resume", str(file), "--against", "greedy", "--record", str(copy))
    assert "against greedy" in done.stdout
    assert read_record(copy.read_text(encoding="utf-8")).players == ["You", "greedy"]
    assert kept(tmp_path).players == ["You", "random"]


NONSENSE = {
    "hello": "I do not understand 'hello'. Type ? for help.",
    "b": "I do not understand 'b'. Type ? for help.",
    "0": "There is no 0. Choose from 1 to 4.",
    "-1": "I do not understand '-1'. Type ? for help.",
    "99999999999999999999": "There is no 999999. Choose from 1 to 4.",
    "[bold]x": "I do not understand '[bold]x'. Type ? for help.",
    "\x1b[2J": "I do not understand '?[2J'. Type ? for help.",
    "\udcff\udcfe": "I do not understand",
    "? nothing at all like it": "Nothing is called 'nothing at all like it'.",
    "? batsh": "Nothing is called 'batsh'. Did you mean Baths?",
    "lang": "Languages: en, fr, nl.",
    "lang klingon": "Languages: en, fr, nl.",
    "save": "Save where?",
    "save /": "/ exists already: choose another name.",
    "save /no/such\x00place": "Cannot write /no/such?place",
    "discard": "The discard pile is empty.",
}


def test_nonsense_gets_one_clear_line_and_is_asked_again(tmp_path: Path) -> None:
    text = "".join(f"{line}\n" for line in (*NONSENSE, "", "   ", "quit"))
    done = subprocess.run(
        command(*AGAINST_RANDOM),
        input=text.encode("utf-8", "surrogateescape"),
        env=environment(tmp_path),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    answers = done.stdout.decode("utf-8", "replace").split("\n> ")[1:]
    assert len(answers) == len(NONSENSE) + 3
    for (line, told), answer in zip(NONSENSE.items(), answers, strict=False):
        heard = answer.splitlines()[1:]
        assert len(heard) == 1, f"{line!r}: {heard}"
        assert heard[0].startswith(told), f"{line!r}: {heard}"
    assert kept(tmp_path).turns == []


def test_pages_help_and_languages(tmp_path: Path) -> None:
    lines = ["?", "? pyramids", "? 1", "city", "score", "log", "lang fr", "aide", "lang nl", "hulp", "board", "quit"]
    done = play(tmp_path, lines, *AGAINST_RANDOM)
    for told in (
        "b 3       build card 3",
        "Costs 3 stone and 1 papyrus.",
        "Points so far",
        "Raw materials",
        "Va pour le français.",
        "Choisissez une Merveille",
        "c 3       construire",
        "Vanaf nu in het Nederlands.",
        "Kies een wonder:",
        "Het spel is bewaard in",
    ):
        assert told in done.stdout, told


def test_a_copy_can_be_saved_but_nothing_is_overwritten(tmp_path: Path) -> None:
    copy = tmp_path / "a copy.7wn"
    done = play(tmp_path, ["1", f"save {copy}", f"save {copy}", "quit"], *AGAINST_RANDOM)
    assert f"Saved in {copy}." in done.stdout
    assert "exists already: choose another name." in done.stdout
    assert read_record(copy.read_text(encoding="utf-8")) == kept(tmp_path)


def test_each_game_has_its_own_file(tmp_path: Path) -> None:
    for _ in range(3):
        play(tmp_path, ["quit"], *AGAINST_RANDOM)
    files = sorted(path.name for path in (tmp_path / "sevenwonders").iterdir())
    assert files == [f"duel-{SEED}-2.7wn", f"duel-{SEED}-3.7wn", f"duel-{SEED}.7wn"]


@contextlib.contextmanager
def ended_in_time(game: subprocess.Popen[Any]) -> Iterator[None]:
    """Reading from a command that says nothing more has no limit of its own: the command gets one."""
    limit = threading.Timer(PATIENCE, game.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    lines, expected = script(SEED, 0, "bsw")
    file = tmp_path / "game.7wn"
    game = subprocess.Popen(
        command(*AGAINST_RANDOM, "--record", str(file)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
        text=True,
        bufsize=1,
    )
    assert game.stdin is not None
    assert game.stdout is not None
    sent = lines[:8]
    for line in sent:
        game.stdin.write(f"{line}\n")
    game.stdin.write("lang nl\n")  # when this is answered, all moves before it were made
    with ended_in_time(game):
        assert any("Vanaf nu in het Nederlands." in heard for heard in game.stdout), "it ended without a word"
        game.send_signal(signal.SIGKILL)
        game.wait()
    game.stdout.close()
    record = read_record(file.read_text(encoding="utf-8"))
    assert sum(seat == 0 for turn in record.turns for seat, _ in turn) == len(sent)
    assert record.turns == expected.turns[: len(record.turns)]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--against", "deepblue"], "unknown bot 'deepblue'"),
        (["--against", "search:soon"], "'search:soon'"),
        (["--resume", "no-such-file.7wn"], "cannot read 'no-such-file.7wn': No such file or directory"),
        (["--resume", "."], "cannot read '.': Is a directory"),
        (["--resume", "bad.7wn"], "bad.7wn: line 1: a record begins with '7WN 1'"),
        (["--resume", "bytes.7wn"], "'bytes.7wn' is not a text in UTF-8"),
        (["--resume", "foreign.7wn"], "no seat, or more than one, is called 'You'"),
        (["--resume", "mine.7wn", "--seed", "3"], "--seed, --first-game and --second are for a new game"),
        (["--record", "mine.7wn"], "'mine.7wn' exists already; choose another file, or go on with --resume"),
        (["--record", "bad.7wn/x.7wn"], "cannot write 'bad.7wn/x.7wn'"),
    ],
)
def test_what_cannot_be_used_is_one_line_and_exit_2(
    options: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = Duel(seed=1).record()
    record.players = ["Ada", "Bruno"]
    Path("foreign.7wn").write_text(write_record(record), encoding="utf-8")
    record.players = ["You", "random"]
    Path("mine.7wn").write_text(write_record(record), encoding="utf-8")
    Path("bad.7wn").write_text("once upon a time\n", encoding="utf-8")
    Path("bytes.7wn").write_bytes(b"\xff\xfe\x00")
    assert main(["play", "duel", *options]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("sevenwonders play: ")
    assert told in heard.err
    assert heard.err.count("\n") == 1


class Terminal:
    """The command at a terminal of 100 by 40."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (40, 100))
        modes = termios.tcgetattr(slave)
        modes[3] |= termios.NOFLSH  # else one more Ctrl-C throws away what was said and not read yet
        termios.tcsetattr(slave, termios.TCSANOW, modes)
        self.process = subprocess.Popen(
            command(*options),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**environment(folder), "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),  # makes it the controlling terminal
        )
        os.close(slave)
        self.heard = ""

    def wait_for(self, text: str, count: int = 1, every: str = "") -> None:
        """Read until a text was said so often, typing `every` when there is silence.

        Ctrl-C is to be typed so: a signal just before Python waits for a line is heard only with the next one.
        """
        until = time.monotonic() + PATIENCE
        while self.heard.count(text) < count:
            assert time.monotonic() < until, f"never said {text!r}: {self.heard[-500:]}"
            if self._is_silent():
                self.type(every)
            else:
                assert self._hear(), f"the command ended before saying {text!r}: {self.heard[-500:]}"

    def _is_silent(self) -> bool:
        """Whether nothing is said for a second, nor is it the end."""
        return not select.select([self.master], [], [], 1)[0]

    def _hear(self) -> bool:
        """Take in what is said; returns whether the command goes on."""
        chunk = b""
        with contextlib.suppress(OSError):
            chunk = os.read(self.master, 65536)
        self.heard += chunk.decode("utf-8", "replace")
        return bool(chunk)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode("utf-8"))

    def close(self) -> int:
        until = time.monotonic() + PATIENCE
        while self._is_silent() or self._hear():
            assert time.monotonic() < until, f"does not end: {self.heard[-500:]}"
        code = self.process.wait(timeout=PATIENCE)
        os.close(self.master)
        return code


def test_at_a_terminal_the_table_is_cleared_and_drawn_in_colour(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *AGAINST_RANDOM, "--first-game")
    terminal.wait_for("> ")
    assert "\x1b[2J" in terminal.heard
    assert "\x1b[1;38;5;" in terminal.heard
    terminal.type("quit\n")
    terminal.wait_for("Go on with: ")
    assert terminal.close() == 0


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *AGAINST_RANDOM)
    terminal.wait_for("> ")
    terminal.type("1\n")
    terminal.wait_for("> ", 2)
    assert "You take " in terminal.heard
    terminal.type("\x03")
    terminal.wait_for("Go on with: ", every="\x03")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.heard
    assert kept(tmp_path).turns


def test_a_reader_that_leaves_ends_the_command_quietly(tmp_path: Path) -> None:
    game = subprocess.Popen(
        command(*AGAINST_RANDOM),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert game.stdout is not None
    with ended_in_time(game):
        game.stdout.readline()
    game.stdout.close()
    _, errors = game.communicate(b"lang fr\n" * 2000, timeout=PATIENCE)
    assert errors == b""
    assert game.returncode == 0
