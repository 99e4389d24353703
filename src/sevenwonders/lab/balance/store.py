"""What was played, in Parquet files: written as it comes, so that a run goes on where it was stopped, and read part by
part, so that memory stays flat."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sevenwonders.lab.balance.plan import Plan
from sevenwonders.lab.balance.trial import DealRows
from sevenwonders.lab.extra import missing

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise missing("pyarrow") from error

PLAN: Final = "plan.json"
_TEXT: Final = pa.dictionary(pa.int16(), pa.string())
_DEAL: Final = [("deal", pa.int64()), ("players", pa.int8()), ("bot", _TEXT)]
SCHEMAS: Final = {
    "games": pa.schema([*_DEAL, ("victory", _TEXT), ("moves", pa.int32())]),
    "seats": pa.schema(
        [
            *_DEAL,
            ("victory", _TEXT),
            ("seat", pa.int8()),
            ("board", _TEXT),
            ("points", pa.int32()),
            ("share", pa.int32()),
        ]
    ),
    "uses": pa.schema(
        [
            *_DEAL,
            ("seat", pa.int8()),
            ("use", _TEXT),
            ("key", _TEXT),
            *((name, pa.bool_()) for name in ("could", "used", "sold", "tucked")),
            ("points", pa.int32()),
            ("share", pa.int32()),
        ]
    ),
    "pairs": pa.schema(
        [
            *_DEAL,
            ("seat", pa.int8()),
            ("use", _TEXT),
            ("key", _TEXT),
            ("wanted", pa.bool_()),
            *((name, pa.int32()) for name in ("points_with", "points_without", "share_with", "share_without")),
        ]
    ),
}
"""The tables. `share` is what a seat had of the victory, in parts of 840."""


class OtherPlan(Exception):
    """A folder holds the results of another plan."""


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Raises OtherPlan if something else was measured there."""
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        told = json.loads(json.dumps(plan.told()))
        file = folder / PLAN
        if not file.exists():
            file.write_text(json.dumps(told, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        elif json.loads(file.read_text(encoding="utf-8")) != told:
            raise OtherPlan(f"'{folder}' holds another measurement; name another folder with --out, or remove it")
        for table in SCHEMAS:  # what was being written when the last run was killed
            for part in self.parts(table):
                if not (folder / part.name.replace(table, "pairs")).exists():
                    part.unlink()

    def deals(self) -> int:
        """How many deals are written, from the first on."""
        done = 0
        for file in self.parts("pairs"):
            first, last = map(int, file.stem.split("-")[1:])
            if first == done:
                done = last + 1
        return done

    def parts(self, table: str) -> list[Path]:
        """The files of a table, in order."""
        return sorted(self.folder.glob(f"{table}-*-*.parquet"))

    def write(self, deals: Sequence[DealRows]) -> None:
        """Add deals that follow one another. The pairs come last: a part counts when they are there."""
        if not deals:
            return
        name = f"{deals[0].deal:08d}-{deals[-1].deal:08d}"
        rows = _rows(deals)
        for table in ("games", "seats", "uses", "pairs"):
            file = self.folder / f"{table}-{name}.parquet"
            half = file.with_suffix(".half")
            parquet.write_table(pa.Table.from_pylist(rows[table], schema=SCHEMAS[table]), half, compression="zstd")
            half.replace(file)

    def read(self, table: str) -> Iterator[Any]:
        """A table, part by part; no deal twice."""
        done = 0
        for file in self.parts(table):
            first, last = map(int, file.stem.split("-")[1:])
            if first == done:
                done = last + 1
                yield parquet.read_table(file, schema=SCHEMAS[table])


def _rows(deals: Sequence[DealRows]) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = {name: [] for name in SCHEMAS}
    for deal in deals:
        here = {"deal": deal.deal, "players": deal.players, "bot": deal.bot}
        found["games"].append({**here, "victory": deal.victory, "moves": deal.moves})
        found["seats"] += [{**here, "victory": deal.victory, **vars(row)} for row in deal.seats]
        ends = [{"points": row.points, "share": row.share} for row in deal.seats]
        found["uses"] += [{**here, **ends[row.seat], **vars(row)} for row in deal.uses]
        found["pairs"] += [{**here, **vars(row)} for row in deal.pairs]
    return found
