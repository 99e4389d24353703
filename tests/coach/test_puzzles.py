"""Puzzles: those that ship are what they claim to be, and nothing tells the answer before it is given."""

import datetime
import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from sevenwonders.cli.main import main
from sevenwonders.coach.facts import THEMES
from sevenwonders.coach.puzzles.answering import explained, verdict
from sevenwonders.coach.puzzles.collection import FILE, STRIDE, chosen, daily, puzzles, unpacked, write
from sevenwonders.coach.puzzles.finding import Finder, solved
from sevenwonders.coach.puzzles.making import make, puzzles_of, read
from sevenwonders.coach.puzzles.puzzle import Puzzle, puzzle_of
from sevenwonders.coach.puzzles.rating import Rating
from sevenwonders.coach.words import Words
from sevenwonders.core.game import IllegalMove
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.games import CLASSIC, DUEL
from sevenwonders.players.bot import Seat
from sevenwonders.players.judges import judge_for
from sevenwonders.players.thinking import Thought

ROUNDS = {DUEL: 3000, CLASSIC: 800}
SAMPLED = {DUEL: 12, CLASSIC: 5}
LEAST = {DUEL: 300, CLASSIC: 200}
KILOBYTES = 300


def sample() -> list[Puzzle]:
    """Some of each game, from all over the collection."""
    return [
        here[n * len(here) // most] for game, most in SAMPLED.items() for here in [chosen(game)] for n in range(most)
    ]


def test_there_are_enough_of_them_in_a_small_file() -> None:
    assert {game: len(chosen(game)) >= least for game, least in LEAST.items()} == {DUEL: True, CLASSIC: True}
    for game in LEAST:
        assert {each.theme for each in chosen(game)} == set(THEMES)
        assert {each.level for each in chosen(game)} == {"easy", "medium", "hard"}
    assert len({each.key for each in puzzles()}) == len(puzzles())
    assert len((resources.files("sevenwonders.coach.puzzles") / FILE).read_bytes()) < 1000 * KILOBYTES


def test_every_position_can_be_reached_and_every_answer_is_legal() -> None:
    for puzzle in puzzles():
        game = puzzle.position(quiet=True)
        legal = {game.text(move) for move in game.moves(puzzle.seat)}
        assert {*puzzle.answers, puzzle.second} <= legal, puzzle.number
        assert puzzle.second not in puzzle.answers
        assert puzzle.chance > puzzle.behind
        assert len(legal) > len(puzzle.answers) + 1


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: f"{puzzle.number}")
def test_a_fresh_search_or_the_exact_solution_finds_the_answer(puzzle: Puzzle) -> None:
    game = puzzle.position(quiet=True)
    known = Seat(game, puzzle.seat).resample(Rng(97))
    worths = solved(known, puzzle.seat, known.moves(puzzle.seat))
    if worths is not None:
        best = {known.text(move) for move, worth in worths.items() if worth == max(worths.values())}
        assert best == set(puzzle.answers)
        return
    judge = judge_for(known)
    assert judge is not None
    thought = Thought(known, puzzle.seat, judge, Rng(1_000_003), quick=True)
    thought.run(ROUNDS[game.name])
    assert known.text(thought.best()) in puzzle.answers


@pytest.mark.parametrize("game", [DUEL, CLASSIC])
def test_an_answer_is_judged_and_explained_in_every_language(game: str) -> None:
    puzzle = chosen(game)[0]
    table = puzzle.position()
    right, wrong = verdict(puzzle, table, puzzle.answers[0]), verdict(puzzle, table, puzzle.second)
    assert (right.right, wrong.right) == (True, False)
    assert wrong.best == puzzle.answers[0]
    assert right.reasons == wrong.reasons != ()
    for lang in LANGUAGES:
        words = Words(table, Texts(lang), [""] * int(table.seats))
        lines = explained(wrong, puzzle, words)
        assert words.move(puzzle.answers[0], puzzle.seat) in lines[0]
        assert len(lines) >= 3
        assert not any("{" in line or "puzzle." in line for line in lines)
    with pytest.raises(IllegalMove):
        verdict(puzzle, table, "build:no_such_card")


def test_one_a_day_and_all_of_them_in_time() -> None:
    day = datetime.date(2026, 11, 18)
    days = [daily(day + datetime.timedelta(each)).number for each in range(len(puzzles()))]
    assert sorted(days) == list(range(1, len(puzzles()) + 1))
    assert len(puzzles()) < STRIDE
    assert daily(day, DUEL).spec.game == DUEL
    told = "from datetime import date; from sevenwonders.coach.puzzles.collection import daily; "
    elsewhere = subprocess.run(
        [sys.executable, "-c", told + "print(daily(date(2026, 11, 18)).number)"], capture_output=True, check=True
    )
    assert int(elsewhere.stdout) == days[0]


def test_the_same_seed_makes_the_same_puzzles_however_often_it_was_stopped(tmp_path: Path) -> None:
    finder = Finder()
    begun = tmp_path / "duel-1.jsonl"
    whole = [[each.row() for each in puzzles_of(DUEL, 1 + 7919 * number, finder)] for number in range(2)]
    for _ in range(2):  # each time it is stopped after a game, and once in the middle of a line
        next(make(DUEL, 1, begun, 1.0))
        with begun.open("a", encoding="utf-8") as file:
            file.write('[{"mix":')
    assert read(begun) == json.loads(json.dumps(whole))
    assert any(whole)
    for row in (row for rows in whole for row in rows):
        assert puzzle_of(row).row() == row


def test_of_a_collection_of_before_only_what_still_holds_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One is told the wrong answer, one cannot be reached, one is twice there."""
    sound = [chosen(DUEL)[0].row(), chosen(DUEL)[1].row(), chosen(CLASSIC)[0].row()]
    wrong = {**chosen(DUEL)[2].row(), "answers": [chosen(DUEL)[2].second], "second": chosen(DUEL)[2].answers[0]}
    nowhere = {**chosen(DUEL)[3].row(), "seed": 1}
    old, new = tmp_path / "old.json.gz", tmp_path / "new.json.gz"
    write(old, [*sound, sound[0], wrong, nowhere])
    assert main(["make-puzzles", str(tmp_path / "found"), "--minutes", "0", "--keep", str(old), "--out", str(new)]) == 0
    assert "duel: 3 of 5 kept puzzles still hold" in capsys.readouterr().out
    assert {puzzle_of(row).key for row in unpacked(new.read_bytes())} == {puzzle_of(row).key for row in sound}
    old.write_bytes(b"no puzzles")
    assert main(["make-puzzles", str(tmp_path / "found"), "--minutes", "0", "--keep", str(old)]) == 2
    assert "old.json.gz" in capsys.readouterr().err


def test_a_rating_rises_and_falls() -> None:
    beginner = Rating()
    assert beginner.after(1400, right=True).value > beginner.after(900, right=True).value > beginner.value
    assert beginner.after(900, right=False).value < beginner.after(1400, right=False).value < beginner.value
    rating = beginner
    for _ in range(200):
        rating = rating.after(1500, right=True).after(1500, right=False)
    assert abs(rating.value - 1500) < 40
    assert (rating.solved, rating.tried) == (200, 400)


def solve(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> str:
    lines = iter(typed.splitlines())

    def read_line(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read_line)
    assert main(["puzzle", *words]) == 0
    return capsys.readouterr().out


def test_the_command_asks_judges_and_remembers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    texts = Texts("nl")
    puzzle = next(each for each in chosen(DUEL) if each.answers[0].startswith("build"))
    game = puzzle.position()
    words = Words(game, texts, ["", ""])
    number, lang = str(puzzle.number), ("--lang", "nl")
    card = words.move(puzzle.answers[0], puzzle.seat).removesuffix(" bouwen")
    out = solve(capsys, monkeypatch, f"nonsense!\nb {card}\n", number, *lang)
    assert texts("puzzle.right") in out
    assert out.index(texts("puzzle.task")) < out.index(texts("puzzle.right"))
    kept = json.loads((tmp_path / "sevenwonders" / "puzzles.json").read_text())
    assert (kept["solved"], kept["tried"], kept["keys"]) == (1, 1, [puzzle.key])
    assert texts("puzzle.again") in solve(capsys, monkeypatch, f"b {card}\n", number, *lang)
    assert texts("puzzle.left") in solve(capsys, monkeypatch, "", "--daily", *lang)
    assert texts("puzzle.left") in solve(capsys, monkeypatch, "", "--theme", "science", "--game", "classic", *lang)


@pytest.mark.parametrize("words", [("999999",), ("0",), ("--theme", "luck"), ("--game", "chess")])
def test_nonsense_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    try:
        code = main(["puzzle", *words])
    except SystemExit as ended:
        code = int(str(ended.code))
    told = capsys.readouterr().err
    assert code == 2
    assert told.count("\n") == 1
    assert words[-1] in told


def test_a_broken_diary_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "sevenwonders").mkdir()
    (tmp_path / "sevenwonders" / "puzzles.json").write_text("[1, 2]")
    assert main(["puzzle", "1"]) == 2
    assert "puzzles.json" in capsys.readouterr().err
