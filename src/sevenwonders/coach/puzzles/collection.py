"""The puzzles that come with this version: which are taken of those that were found, and how they are kept."""

import gzip
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from sevenwonders.coach.puzzles.puzzle import Puzzle, Row, puzzle_of

FILE: Final = "puzzles.json.gz"
WANTED: Final = {"duel": 400, "classic": 260}
MOST_ALIKE: Final = 6
"""Puzzles of one game with the same answer."""
FIRST_DAY: Final = date(2026, 1, 1)
STRIDE: Final = 7919
"""From one day to the next: far, and through all of them in the end. It is prime and larger than any collection."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All that come with this version, by number from 1."""
    packed = (resources.files("sevenwonders.coach.puzzles") / FILE).read_bytes()
    return tuple(puzzle_of(row, number) for number, row in enumerate(unpacked(packed), 1))


def chosen(game: str = "", theme: str = "", level: str = "") -> list[Puzzle]:
    """Those of a game, about a theme, of a level; all where nothing is said."""
    return [
        each
        for each in puzzles()
        if game in ("", each.spec.game) and theme in ("", each.theme) and level in ("", each.level)
    ]


def daily(day: date, game: str = "") -> Puzzle:
    """The puzzle of a day: the same for all who have this version, and another every day."""
    here = chosen(game)
    return here[(day - FIRST_DAY).days * STRIDE % len(here)]


def taken(found: Iterable[Row], most: int) -> list[Row]:
    """As many of the puzzles of a game, of all themes and levels alike, as far as there are some."""
    heaps: dict[tuple[str, str], list[Puzzle]] = {}
    for row in found:
        puzzle = puzzle_of(row)
        heaps.setdefault((puzzle.theme, puzzle.level), []).append(puzzle)
    for heap in heaps.values():
        heap.sort(key=lambda each: each.behind - each.chance)  # the clearest first
    alike: Counter[str] = Counter()
    rows: list[Row] = []
    while len(rows) < most and any(heaps.values()):
        for _, heap in sorted(heaps.items()):
            while heap and len(rows) < most:
                puzzle = heap.pop(0)
                alike[puzzle.answers[0]] += 1
                if alike[puzzle.answers[0]] <= MOST_ALIKE:
                    rows.append(puzzle.row())
                    break
    return rows


def unpacked(packed: bytes) -> list[Row]:
    """What `write` wrote. Raises ValueError, or OSError, if it is none of that."""
    rows: list[Row] = json.loads(gzip.decompress(packed))
    for row in rows:
        puzzle_of(row)
    return rows


def write(file: Path, rows: Sequence[Row]) -> None:
    """Keep a collection. The same puzzles give the same file, to the byte."""
    text = json.dumps(rows, separators=(",", ":"), ensure_ascii=False)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
