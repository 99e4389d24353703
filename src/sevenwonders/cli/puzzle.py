"""`sevenwonders puzzle`: a position in which one move is clearly the best."""

import argparse
import datetime
from collections.abc import Sequence

from rich.text import Text

from sevenwonders.cli.options import UsageError, random_seed, whole_number
from sevenwonders.coach.facts import THEMES
from sevenwonders.coach.puzzles.answering import Verdict, explained, verdict
from sevenwonders.coach.puzzles.collection import chosen, daily, puzzles
from sevenwonders.coach.puzzles.puzzle import LEVELS, Puzzle
from sevenwonders.coach.words import Words
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.games import SEATS
from sevenwonders.terminal.output import make_console
from sevenwonders.terminal.puzzle import FILE, Diary, PuzzleTable, open_diary
from sevenwonders.terminal.recordfile import default_folder
from sevenwonders.terminal.screens import make_screen

NEAR = 12
"""Of so many of the nearest to one's rating, one is drawn."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("puzzle", help="find the best move of a position")
    parser.add_argument("number", nargs="?", type=whole_number(1, 1_000_000), help="which (default: one for you)")
    parser.add_argument("--daily", action="store_true", help="the puzzle of the day")
    parser.add_argument("--game", choices=sorted(SEATS), default="", help="of this game")
    parser.add_argument("--theme", choices=THEMES, default="", help="about this")
    parser.add_argument("--level", choices=[name for name, _ in LEVELS], default="", help="how hard")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    diary = _diary(texts)
    puzzle = _wanted(options, diary, texts)
    game = puzzle.position()
    console = make_console()
    screen = make_screen(game, texts, [""] * int(game.seats), puzzle.seat)
    table = PuzzleTable(puzzle, game, screen, console, daily=options.daily)
    move = table.answer()
    texts = screen.texts  # it may be another language by now
    if not move:
        console.print(Text(texts("puzzle.left")), soft_wrap=True)
        return 0
    found = verdict(puzzle, game, move)
    for line in [
        *_told(found, puzzle, Words(game, texts, [""] * int(game.seats))),
        *_noted(diary, puzzle, found, texts),
    ]:
        console.print(Text(line), soft_wrap=True)
    return 0


def _diary(texts: Texts) -> Diary:
    try:
        return open_diary()
    except ValueError:
        raise UsageError(texts("puzzle.bad_file", file=default_folder() / FILE)) from None


def _wanted(options: argparse.Namespace, diary: Diary, texts: Texts) -> Puzzle:
    if options.number is not None:
        every = puzzles()
        if options.number > len(every):
            raise UsageError(texts("puzzle.no_number", number=options.number, last=len(every)))
        number: int = options.number
        return every[number - 1]
    if options.daily:
        return daily(datetime.datetime.now(datetime.UTC).date(), options.game)
    here = chosen(options.game, options.theme, options.level)
    if not here:
        raise UsageError(texts("puzzle.none"))
    return _near(here, diary)


def _near(here: Sequence[Puzzle], diary: Diary) -> Puzzle:
    """One that was not tried yet, about as hard as the player is good."""
    fresh = [each for each in here if each.key not in diary.tried] or list(here)
    fresh.sort(key=lambda each: (abs(each.rating - diary.rating.value), each.number))
    return fresh[Rng(random_seed()).below(min(NEAR, len(fresh)))]


def _told(found: Verdict, puzzle: Puzzle, words: Words) -> list[str]:
    return [words.texts("puzzle.right" if found.right else "puzzle.wrong"), *explained(found, puzzle, words)]


def _noted(diary: Diary, puzzle: Puzzle, found: Verdict, texts: Texts) -> list[str]:
    try:
        change = diary.note(puzzle, found.right)
    except OSError as error:
        return [texts("puzzle.not_kept", file=diary.file, reason=error.strerror or str(error))]
    if change is None:
        return [texts("puzzle.again")]
    rating = diary.rating
    told = f"{'+' if change >= 0 else '−'}{abs(change)}"
    return [
        texts("puzzle.rating", rating=rating.value, change=told, solved=rating.solved, tried=rating.tried),
        texts("puzzle.more", command="sevenwonders puzzle"),
    ]
