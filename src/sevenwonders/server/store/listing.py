"""Lists of tables, as people look through them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from sevenwonders.server.store.queries import MOST_LISTED, Progress, Seat
from sevenwonders.server.store.schema import ProgressRow, SeatRow, TableRow


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    created: int
    status: str
    options: str
    locked: bool
    seats: list[Seat]
    progress: Progress
    coach: str = ""


def public_tables(since: int = 0) -> Callable[[Connection], list[Listed]]:
    """Those that are open to all, and where somebody was at that time or later."""
    shown = (TableRow.public.is_(True), TableRow.status.in_(("open", "playing")), TableRow.seen >= since)

    def job(connection: Connection) -> list[Listed]:
        return _listed(connection, select(TableRow.id).where(*shown).order_by(TableRow.changed.desc()))

    return job


def tables_of(token: str) -> Callable[[Connection], list[Listed]]:
    """The tables where a person sits, the newest first."""
    seated = select(SeatRow.table).where(SeatRow.token == token)

    def job(connection: Connection) -> list[Listed]:
        return _listed(connection, select(TableRow.id).where(TableRow.id.in_(seated)).order_by(TableRow.changed.desc()))

    return job


def listed(ids: Sequence[str]) -> Callable[[Connection], list[Listed]]:
    """These tables, those of them that there are."""

    def job(connection: Connection) -> list[Listed]:
        return _listed(connection, select(TableRow.id).where(TableRow.id.in_(ids)))

    return job


def _listed(connection: Connection, ids: object) -> list[Listed]:
    found = list(connection.scalars(ids.limit(MOST_LISTED)))  # type: ignore[attr-defined]
    seats: dict[str, list[Seat]] = {}
    chairs = select(SeatRow.table, SeatRow.kind, SeatRow.name, SeatRow.level, SeatRow.token)
    here = SeatRow.table.in_(found)
    for row in connection.execute(chairs.where(here).order_by(SeatRow.table, SeatRow.number)):
        seats.setdefault(row.table, []).append(Seat(row.kind, row.name, row.level, row.token))
    columns = (TableRow.id, TableRow.created, TableRow.status, TableRow.options, TableRow.password, TableRow.coach)
    by_id = {row.id: row for row in connection.execute(select(*columns).where(TableRow.id.in_(found)))}
    numbers = select(ProgressRow.table, ProgressRow.age, ProgressRow.waiting).where(ProgressRow.table.in_(found))
    games = {row.table: Progress(row.age, row.waiting) for row in connection.execute(numbers)}
    begun = Progress(0, 0)
    return [
        Listed(
            key,
            row.created,
            row.status,
            row.options,
            bool(row.password),
            seats.get(key, []),
            games.get(key, begun),
            row.coach,
        )
        for key, row in ((key, by_id[key]) for key in found)
    ]
