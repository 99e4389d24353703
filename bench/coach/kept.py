"""What was found is kept, one line a game, so that a command goes on where it was stopped."""

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

from bench.coach.games import FIT, GAMES, Job
from sevenwonders.coach.calibration import NONE, calibration_of, fingerprint
from sevenwonders.lab.farm import run_all

Row = list[float]
Look = Callable[[Job], list[Row]]
"""What is found in one game."""


@dataclass(frozen=True)
class Work:
    """How a table is made."""

    game: str
    rounds: int
    jobs: int
    folder: Path

    def looks(self, table: str, look: Look, most: int) -> Iterator[list[Row]]:
        """What is found in one game after the other; endless if `most` is below 0."""
        file = self.folder / f"{table}-{self._mark(table)}.jsonl"
        kept = _read(file)
        yield from kept if most < 0 else kept[:most]
        numbers: Iterable[int] = count(len(kept)) if most < 0 else range(len(kept), most)
        work = (Job(table, self.game, number, self.rounds) for number in numbers)
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, found in enumerate(run_all(look, work, workers=self.jobs), len(kept) + 1):
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(found) + "\n")
            print(f"\r{table}: {number} games ", end="", file=sys.stderr, flush=True)
            yield found

    def _mark(self, table: str) -> str:
        """What was found otherwise is none of ours."""
        told = hashlib.sha256(f"{GAMES[self.game]} {self.rounds}".encode())
        told.update(f"{fingerprint(self.game)} {NONE if table == FIT else calibration_of(self.game)}".encode())
        return f"{self.game}-{told.hexdigest()[:10]}"


def _read(file: Path) -> list[list[Row]]:
    """All whole lines; one that was cut short is cut off."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines.pop()
        file.write_text("".join(lines), encoding="utf-8")
    return [json.loads(line) for line in lines]


def table_of(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """As Markdown."""
    lines = [list(heads)]
    lines.append(["---"] * len(lines[0]))
    lines += [[str(each) for each in row] for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def first(most: int, found: Iterator[list[Row]]) -> Iterator[Row]:
    """So many rows, of as many games as that takes."""
    return islice((row for rows in found for row in rows), most)
