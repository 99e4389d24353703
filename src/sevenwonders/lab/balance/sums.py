"""Everything that was played, added up in whole numbers: the sums do not depend on order or parts."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from sevenwonders.lab.balance.store import Store
from sevenwonders.lab.extra import missing

try:
    import pyarrow.compute as pc
except ImportError as error:
    raise missing("pyarrow") from error

Where = tuple[int, str]
"""Players and bot."""
_USES: Final = ("seen", "could", "used", "sold", "tucked", "points_used", "share_used")
_PAIRS: Final = ("pairs", "wanted", "points", "points2", "share", "share2")


@dataclass
class UseSums:
    """One thing at tables of one kind: how often it was seen and used, and what the pairs say."""

    seen: int = 0
    could: int = 0
    used: int = 0
    sold: int = 0
    tucked: int = 0
    points_used: int = 0
    share_used: int = 0
    pairs: int = 0
    wanted: int = 0
    points: int = 0
    """Of a pair, the points with it less those without; and their squares."""
    points2: int = 0
    share: int = 0
    share2: int = 0

    def add(self, other: "UseSums") -> None:
        for name in (*_USES, *_PAIRS):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class SeatSums:
    """Seats of one kind: with one board, or at one place."""

    seats: int = 0
    points: int = 0
    points2: int = 0
    share: int = 0
    share2: int = 0

    def add(self, other: "SeatSums") -> None:
        for name in ("seats", "points", "points2", "share", "share2"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Sums:
    """All of it, by kind of table."""

    games: dict[Where, int] = field(default_factory=lambda: defaultdict(int))
    moves: dict[Where, int] = field(default_factory=lambda: defaultdict(int))
    victories: dict[tuple[Where, str], int] = field(default_factory=lambda: defaultdict(int))
    uses: dict[tuple[Where, str, str], UseSums] = field(default_factory=lambda: defaultdict(UseSums))
    boards: dict[tuple[Where, str], SeatSums] = field(default_factory=lambda: defaultdict(SeatSums))
    seats: dict[tuple[Where, int], SeatSums] = field(default_factory=lambda: defaultdict(SeatSums))
    scores: dict[tuple[Where, int], int] = field(default_factory=lambda: defaultdict(int))
    """How often a seat ended with so many points."""
    leads: dict[Where, int] = field(default_factory=lambda: defaultdict(int))
    """The points of the first seat of a game less those of the last, added up."""


def added_up(store: Store) -> Sums:
    """The sums of all that is in a folder."""
    sums = Sums()
    for table in store.read("games"):
        _games(table, sums)
    for table in store.read("seats"):
        _seats(table, sums)
    for table in store.read("uses"):
        _uses(table, sums)
    for table in store.read("pairs"):
        _pairs(table, sums)
    return sums


def _games(table: Any, sums: Sums) -> None:
    for row in (
        table.group_by(["players", "bot", "victory"]).aggregate([("moves", "sum"), ("moves", "count")]).to_pylist()
    ):
        where = row["players"], row["bot"]
        sums.games[where] += row["moves_count"]
        sums.moves[where] += row["moves_sum"]
        sums.victories[where, row["victory"]] += row["moves_count"]


def _seats(table: Any, sums: Sums) -> None:
    table = table.append_column("points2", pc.multiply(table["points"], table["points"]))
    table = table.append_column("share2", pc.multiply(table["share"], table["share"]))
    asked = [(name, "sum") for name in ("points", "points2", "share", "share2")]
    for what, into in (("board", sums.boards), ("seat", sums.seats)):
        for row in table.group_by(["players", "bot", what]).aggregate([*asked, ("deal", "count")]).to_pylist():
            found = SeatSums(row["deal_count"], *(row[f"{name}_sum"] for name, _ in asked))
            into[(row["players"], row["bot"]), row[what]].add(found)
    for row in table.group_by(["players", "bot", "points"]).aggregate([("deal", "count")]).to_pylist():
        sums.scores[(row["players"], row["bot"]), row["points"]] += row["deal_count"]
    for row in table.group_by(["players", "bot", "deal"]).aggregate([("points", "max"), ("points", "min")]).to_pylist():
        sums.leads[row["players"], row["bot"]] += row["points_max"] - row["points_min"]


def _uses(table: Any, sums: Sums) -> None:
    used = pc.cast(table["used"], "int32")
    for name in ("points", "share"):
        table = table.append_column(f"{name}_used", pc.multiply(table[name], used))
    asked = ("could", "used", "sold", "tucked", "points_used", "share_used")
    grouped = table.group_by(["players", "bot", "use", "key"])
    for row in grouped.aggregate([("deal", "count"), *((name, "sum") for name in asked)]).to_pylist():
        found = UseSums(row["deal_count"], *(row[f"{name}_sum"] for name in asked))
        sums.uses[(row["players"], row["bot"]), row["use"], row["key"]].add(found)


def _pairs(table: Any, sums: Sums) -> None:
    for name in ("points", "share"):
        more = pc.subtract(table[f"{name}_with"], table[f"{name}_without"])
        table = table.append_column(name, more).append_column(f"{name}2", pc.multiply(more, more))
    asked = ("wanted", "points", "points2", "share", "share2")
    grouped = table.group_by(["players", "bot", "use", "key"])
    for row in grouped.aggregate([("deal", "count"), *((name, "sum") for name in asked)]).to_pylist():
        numbers = dict(zip(_PAIRS, (row["deal_count"], *(row[f"{name}_sum"] for name in asked)), strict=True))
        sums.uses[(row["players"], row["bot"]), row["use"], row["key"]].add(UseSums(**numbers))
