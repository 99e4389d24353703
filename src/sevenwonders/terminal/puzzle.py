"""A puzzle at the terminal: the table as its seat sees it, and one question."""

import contextlib
import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from rich.console import Console

from sevenwonders.coach.puzzles.puzzle import Puzzle
from sevenwonders.coach.puzzles.rating import Rating
from sevenwonders.core.game import Game
from sevenwonders.terminal.question import Question
from sevenwonders.terminal.recordfile import default_folder, write_whole
from sevenwonders.terminal.screen import Screen
from sevenwonders.terminal.session import Leave, Session

FILE: Final = "puzzles.json"


class PuzzleTable(Session):
    """Somebody before a puzzle: all that can be asked at a table can be asked here."""

    def __init__(self, puzzle: Puzzle, game: Game, screen: Screen, console: Console, *, daily: bool) -> None:
        super().__init__(game, screen, {}, Path(), console, "")
        self._greeting = ""
        self._puzzle = puzzle
        self._daily = daily

    def answer(self) -> str:
        """The move that was chosen; empty if the player left."""
        try:
            return self._game.text(self._decide())
        except Leave:
            return ""

    def _question(self) -> Question:
        asked = super()._question()
        return replace(asked, prompt="\n".join([*self._heading(), asked.prompt]))

    def _heading(self) -> list[str]:
        texts, puzzle = self._texts, self._puzzle
        number = texts("puzzle.title", number=puzzle.number)
        level = texts(f"puzzle.level.{puzzle.level}")
        about = texts("puzzle.about", game=self._screen.title(), level=level, rating=puzzle.rating)
        return [
            f"{texts('puzzle.daily')} ({number}): {about}" if self._daily else f"{number}: {about}",
            texts("puzzle.task"),
        ]

    def _write(self, path: Path) -> None:
        write_whole(path, self._game.record(self._seat))  # no more than the seat may know


@dataclass
class Diary:
    """What is kept of one's puzzles, in a file of one's own."""

    file: Path
    rating: Rating = field(default_factory=Rating)
    tried: set[str] = field(default_factory=set)
    """The keys of puzzles."""

    def note(self, puzzle: Puzzle, right: bool) -> int | None:
        """Count an answer and keep it; gives the change of the rating, or None if the puzzle was tried before."""
        if puzzle.key in self.tried:
            return None
        before = self.rating.value
        self.rating = self.rating.after(puzzle.rating, right)
        self.tried.add(puzzle.key)
        self._write()
        return self.rating.value - before

    def _write(self) -> None:
        """So that the file always holds a whole diary. Raises OSError."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_name(f".{self.file.name}.part")
        rating = self.rating
        kept = {"rating": rating.value, "solved": rating.solved, "tried": rating.tried, "keys": sorted(self.tried)}
        part.write_text(json.dumps(kept) + "\n", encoding="utf-8")
        part.replace(self.file)


def open_diary(file: Path | None = None) -> Diary:
    """The diary of whoever sits here. Raises ValueError if the file holds none."""
    place = file or default_folder() / FILE
    with contextlib.suppress(FileNotFoundError):
        kept = json.loads(place.read_text(encoding="utf-8"))
        try:
            rating = Rating(int(kept["rating"]), int(kept["solved"]), int(kept["tried"]))
            return Diary(place, rating, {str(key) for key in kept["keys"]})
        except (KeyError, TypeError) as error:
            raise ValueError(str(error)) from None
    return Diary(place)
