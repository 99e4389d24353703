"""Where the games of a tournament are kept: a Parquet file, and beside it the games that came since it was written.

One row for each game and seat, as docs/laboratory.md describes them. Each game is written before the next is counted,
so a tournament that was killed goes on where it was.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import Outcome, Pairing
from sevenwonders.lab.extra import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing(error.name or "pyarrow") from None

SCHEMA: Final = pa.schema(
    [
        ("game", pa.int64()),
        ("deal", pa.int64()),
        ("rotation", pa.int8()),
        ("seed", pa.int64()),
        ("bot_seed", pa.int64()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("place", pa.int8()),
        ("won", pa.float64()),
        ("points", pa.int32()),
        ("victory", pa.string()),
        ("moves", pa.int32()),
        ("fault", pa.string()),
    ]
)
MARK: Final = b"sevenwonders.tournament"
AT_ONCE: Final = 5000
"""Games in one group of rows."""


class StoreError(Exception):
    """What is kept cannot be gone on with; a sentence says why."""


@dataclass(frozen=True)
class Played:
    """One game that was played."""

    pairing: Pairing
    outcome: Outcome


class Store:
    """The folder of a tournament."""

    def __init__(self, folder: Path, mark: str, spec: GameSpec) -> None:
        self._mark = mark
        self._spec = spec
        self.parquet = folder / "games.parquet"
        self.journal = folder / "games.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self._check()

    def games(self) -> Iterator[Played]:
        """All games so far, in order."""
        sealed = 0
        for sealed, played in enumerate(self._sealed(), 1):  # noqa: B007 (the count outlives the loop)
            yield played
        for number, played in self._since():
            if number >= sealed:  # written to both, where somebody pulled the plug in between
                yield played

    def append(self, games: Iterable[tuple[Pairing, Outcome]], first: int) -> Iterator[Played]:
        """Keep games as they come, numbered from `first`."""
        self._trim()
        with self.journal.open("a", encoding="utf-8") as out:
            if not out.tell():
                out.write(json.dumps({"mark": self._mark}) + "\n")
            for number, (pairing, outcome) in enumerate(games, first):
                out.write(json.dumps([number, *_line(pairing, outcome)]) + "\n")
                out.flush()
                yield Played(pairing, outcome)

    def seal(self) -> None:
        """Write all games to the Parquet file, at once or not at all."""
        if not self.journal.exists():
            return
        fresh = self.parquet.with_suffix(".new")
        schema = SCHEMA.with_metadata({MARK: self._mark.encode()})
        games = enumerate(self.games())
        with pq.ParquetWriter(fresh, schema) as out:
            while some := list(islice(games, AT_ONCE)):
                rows = [row for number, played in some for row in rows_of(number, played)]
                out.write_table(pa.Table.from_pylist(rows, schema=schema))
        fresh.replace(self.parquet)
        self.journal.unlink()

    def _check(self) -> None:
        marks = []
        if self.parquet.exists():
            try:
                metadata = pq.read_schema(self.parquet).metadata or {}
            except (pa.ArrowException, OSError) as error:
                raise StoreError(f"{self.parquet}: cannot be read: {error}") from None
            marks.append(metadata.get(MARK, b"").decode(errors="replace"))
        if self.journal.exists():
            with self.journal.open(encoding="utf-8", errors="replace") as lines:
                marks.append(_mark_in(lines.readline()))
        for mark in marks:
            if mark not in (self._mark, ""):
                raise StoreError(
                    f"{self.parquet.parent}: holds the games of another tournament (other bots, game, seed or "
                    "version); choose another folder with --out, or begin anew with --fresh"
                )

    def _sealed(self) -> Iterator[Played]:
        if not self.parquet.exists():
            return
        seats = self._spec.players
        with pq.ParquetFile(self.parquet) as file:
            for batch in file.iter_batches(batch_size=AT_ONCE * seats):
                rows = batch.to_pylist()
                for first in range(0, len(rows), seats):
                    yield _played(self._spec, rows[first : first + seats])

    def _since(self) -> Iterator[tuple[int, Played]]:
        if not self.journal.exists():
            return
        with self.journal.open(encoding="utf-8", errors="replace") as lines:
            lines.readline()
            for line in lines:
                try:
                    number, players, rotation, seed, bot_seed, *rest = json.loads(line)
                except ValueError:  # the last, torn off
                    return
                victory, winners, points, moves, standings, faults = rest
                pairing = Pairing(self._spec, tuple(players), rotation, seed, bot_seed)
                outcome = Outcome(victory, tuple(winners), tuple(points), moves, tuple(standings), tuple(faults))
                yield number, Played(pairing, outcome)

    def _trim(self) -> None:
        """Take a torn last line away, before anything is written after it."""
        if self.journal.exists():
            with self.journal.open("r+b") as out:
                end = sum(len(line) for line in out if line.endswith(b"\n"))
                out.truncate(end)


def _mark_in(line: str) -> str:
    try:
        return str(json.loads(line)["mark"])
    except (ValueError, KeyError, TypeError):
        return ""


def _line(pairing: Pairing, outcome: Outcome) -> list[object]:
    return [
        pairing.players,
        pairing.rotation,
        pairing.seed,
        pairing.bot_seed,
        outcome.victory,
        outcome.winners,
        outcome.points,
        outcome.moves,
        outcome.standings,
        outcome.faults,
    ]


def rows_of(number: int, played: Played) -> list[dict[str, object]]:
    """A game as rows of the table."""
    pairing, outcome = played.pairing, played.outcome
    seats = len(pairing.players)
    return [
        {
            "game": number,
            "deal": number // seats,
            "rotation": pairing.rotation,
            "seed": pairing.seed,
            "bot_seed": pairing.bot_seed,
            "seat": seat,
            "bot": bot,
            "place": outcome.standings[seat],
            "won": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            "points": outcome.points[seat],
            "victory": outcome.victory,
            "moves": outcome.moves,
            "fault": outcome.faults[seat] if outcome.faults else "",
        }
        for seat, bot in enumerate(pairing.players)
    ]


def _played(spec: GameSpec, rows: list[dict[str, Any]]) -> Played:
    one = rows[0]
    faults = tuple(row["fault"] for row in rows)
    return Played(
        Pairing(spec, tuple(row["bot"] for row in rows), one["rotation"], one["seed"], one["bot_seed"]),
        Outcome(
            one["victory"],
            tuple(row["seat"] for row in rows if row["won"]),
            tuple(row["points"] for row in rows),
            one["moves"],
            tuple(row["place"] for row in rows),
            faults if any(faults) else (),
        ),
    )
