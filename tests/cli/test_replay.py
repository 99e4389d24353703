"""`sevenwonders replay`: a record is checked in one line, or told turn by turn; a damaged one is refused."""

from pathlib import Path

import pytest

from sevenwonders import Duel
from sevenwonders.core.game import Game
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.duel.words.texts import SUPREMACIES
from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot
from sevenwonders.records import write_record

from .run import run

GAMES = Path(__file__).parents[1] / "records" / "games"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def played(game: Game, names: list[str], turns: int = 1000) -> str:
    bot = make_bot("random", 1)
    while not game.over() and len(game.turns) < turns:
        seat = game.to_act()[0]
        game.play(seat, bot.choose(Seat(game, seat)))
    record = game.record()
    record.players = names
    return write_record(record)


def begin(kind: str) -> tuple[Game, list[str]]:
    if kind == "duel":
        return Duel(seed=1), ["Ada", "Bruno"]
    players = int(kind[-1])
    return GameSpec("classic", players=players).begin(1), [f"P{number}" for number in range(1, players + 1)]


KINDS = ("duel", "classic2", "classic3", "classic7")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_good_record(kind: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, names = begin(kind)
    file = tmp_path / "game.7wn"
    file.write_text(played(game, names), encoding="utf-8")
    texts, scores = Texts(language), game.scores()

    checked = run(capsys, "replay", str(file), "--lang", language)
    assert (checked.code, checked.err) == (0, "")
    assert checked.out.count("\n") == 1
    assert names[scores.winners[0]] in checked.out
    assert all(str(total) in checked.out for total in scores.totals)

    told = run(capsys, "replay", str(file), "--show", "--lang", language)
    assert (told.code, told.err) == (0, "")
    assert "{" not in told.out
    for age in (1, 2, 3):
        assert texts(f"deck.age{age}") in told.out
    assert f"\n{len(game.turns):>3}. " in told.out
    sheet = told.out[told.out.rindex(texts("score.title")) :]
    assert all(str(total) in sheet for total in scores.totals)
    assert names[scores.winners[0]] in sheet.splitlines()[-1] + sheet.splitlines()[-2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("victory", ["military", "science", "points"])
def test_a_supremacy_is_told_with_why_points_do_not_count(
    victory: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(GAMES / f"duel-{victory}.7wn")
    for heard in (
        run(capsys, "replay", file, "--lang", language),
        run(capsys, "replay", file, "--show", "--lang", language),
    ):
        told = " ".join(heard.out.split())  # a narrow screen breaks lines
        for kind in SUPREMACIES:
            reason = " ".join(Texts(language)(f"supremacy.{kind}").split())
            assert (reason in told) == (kind == victory)


def test_an_unfinished_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.7wn"
    file.write_text(played(*begin("classic3"), 5), encoding="utf-8")
    heard = run(capsys, "replay", str(file))
    assert heard.out == "The record is valid: 7 Wonders, 5 turns. The game is not over.\n"
    shown = run(capsys, "replay", "--show", str(file))
    assert shown.out.endswith("The record is valid: 7 Wonders, 5 turns. The game is not over.\n")


def test_whoever_played_here_is_you(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.7wn"
    file.write_text(played(begin("classic3")[0], ["You", "random", "random"]), encoding="utf-8")
    shown = run(capsys, "replay", "--show", str(file)).out
    assert "You build " in shown
    assert "You builds" not in shown


def test_seats_without_a_name_have_a_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("duel", "classic3"):
        game, names = begin(kind)
        file = tmp_path / f"{kind}.7wn"
        file.write_text(played(game, [""] * len(names)), encoding="utf-8")
        assert "Player 1 " in run(capsys, "replay", "--show", str(file)).out


def damaged() -> dict[str, tuple[str, str]]:
    good = played(*begin("classic3"))
    lines = good.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    short = "\n".join(line for line in lines if not line.startswith("2. ")) + "\n"
    return {
        "empty": ("", "a record begins with '7WN 1'"),
        "no record": ("once upon a time\n", "line 1: a record begins with '7WN 1'"),
        "unknown game": (good.replace("game classic", "game chess"), "unknown game 'chess'"),
        "unknown set": (good.replace("set base ", "set atlantis 1\nset base "), "there is no set 'atlantis'"),
        "a move that is none": (good.replace(lines[first], "1. 0 dance:altar | 1 sell:altar | 2 sell:altar"), "turn 1"),
        "a seat too few": (good.replace(lines[first], " | ".join(lines[first].split(" | ")[:2])), "turn 1"),
        "a turn is missing": (short, "out of order"),
        "another result": (good.replace("result points ", "result points 9"), "the result does not fit the moves"),
        "cut in a line": (good[: len(good) // 2], ""),
        "a wrong card": (good.replace("deal age1.0 ", "deal age1.0 nonsense "), "line"),
    }


@pytest.mark.parametrize("name", damaged())
@pytest.mark.parametrize("show", [[], ["--show"]], ids=["check", "show"])
def test_a_damaged_record_is_one_line_and_exit_2(
    name: str, show: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, told = damaged()[name]
    file = tmp_path / "game.7wn"
    file.write_text(text, encoding="utf-8")
    heard = run(capsys, "replay", str(file), *show)
    assert heard.code == 2
    assert heard.err.count("\n") == 1
    assert heard.err.startswith(f"sevenwonders replay: {file}: ")
    assert told in heard.err


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.7wn"
    file.write_bytes(b"\xff\xfe\x00")
    heard = run(capsys, "replay", str(file))
    assert heard.code == 2
    assert heard.err == f"sevenwonders replay: '{file}' is not a text in UTF-8\n"
