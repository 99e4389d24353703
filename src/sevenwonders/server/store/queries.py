"""What is asked of the database: plain functions of a connection, for Database.read and Database.write."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from sevenwonders.server.store.schema import Base, ChoiceRow, LeaseRow, ProgressRow, PulseRow, SeatRow, TableRow

MOST_LISTED = 100
PARTS = ("seats", "choices", "damaged")
"""Of a StoredTable, what is no column of its row."""


@dataclass
class Seat:
    """A chair at a table, as it is kept."""

    kind: str = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    emblem: str = ""


@dataclass
class Choice:
    seat: int
    message: str
    request: str
    move: str


@dataclass
class StoredTable:
    """All that is kept of a table."""

    id: str
    created: int
    changed: int
    status: str
    public: bool
    options: str
    password: str
    host: str
    deal: str
    deadline: int | None
    rematch: str
    seats: list[Seat]
    choices: list[Choice]
    seen: int = 0
    ending: str | None = ""
    coach: str = ""
    damaged: bool = False
    """Whether some of its choices are missing. Not kept: found out when it is read."""


@dataclass(frozen=True)
class Fence:
    """Under which number a server holds a table."""

    table: str
    number: int


# ---- whether anything can be kept


def beat_pulse(at: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        if not connection.execute(update(PulseRow).where(PulseRow.id == 1).values(at=at)).rowcount:
            connection.execute(insert(PulseRow).values(id=1, at=at))

    return job


# ---- tables


def add_table(table: StoredTable) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        values = {name: value for name, value in asdict(table).items() if name not in PARTS}
        connection.execute(insert(TableRow).values(**values))
        for number, seat in enumerate(table.seats):
            connection.execute(insert(SeatRow).values(table=table.id, number=number, **asdict(seat)))

    return job


def change_table(table: str, **values: object) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(**values))

    return job


@dataclass(frozen=True)
class Progress:
    """How far a game is."""

    age: int
    waiting: int
    """The seats that owe a choice, as bits."""


def note_progress(table: str, progress: Progress) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        values = asdict(progress)
        if not connection.execute(update(ProgressRow).where(ProgressRow.table == table).values(**values)).rowcount:
            connection.execute(insert(ProgressRow).values(table=table, **values))

    return job


def begin_game(table: str, progress: Progress, **values: object) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        change_table(table, **values)(connection)
        note_progress(table, progress)(connection)

    return job


def see_tables(tables: Sequence[str], at: int) -> Callable[[Connection], None]:
    """Somebody is at these tables."""

    def job(connection: Connection) -> None:
        connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(seen=at))

    return job


def claim_rematch(table: str, wanted: StoredTable) -> Callable[[Connection], str]:
    """Make a table for another game, unless somebody was quicker; returns the one that there is."""

    def job(connection: Connection) -> str:
        free = update(TableRow).where(TableRow.id == table, TableRow.rematch == "").values(rematch=wanted.id)
        if connection.execute(free).rowcount:
            add_table(wanted)(connection)
            return wanted.id
        return connection.scalar(select(TableRow.rematch).where(TableRow.id == table)) or ""

    return job


def change_seat(table: str, number: int, seat: Seat, host: str) -> Callable[[Connection], None]:
    """Somebody sits down or gets up, and the host may be another one then."""

    def job(connection: Connection) -> None:
        place = (SeatRow.table == table, SeatRow.number == number)
        connection.execute(update(SeatRow).where(*place).values(**asdict(seat)))
        connection.execute(update(TableRow).where(TableRow.id == table).values(host=host))

    return job


def add_choices(
    table: str,
    first: int,
    choices: Sequence[Choice],
    changes: dict[str, object] | None = None,
    progress: Progress | None = None,
) -> Callable[[Connection], None]:
    """Keep choices, numbered from `first`, what they change of their table, and how far its game is then.

    A number that is taken is an error: two never count as one.
    """
    rows = [
        {
            "table": table,
            "number": number,
            "seat": choice.seat,
            "message": choice.message,
            "request": choice.request,
            "move": choice.move,
        }
        for number, choice in enumerate(choices, first)
    ]

    def job(connection: Connection) -> None:
        connection.execute(insert(ChoiceRow), rows)
        if changes:
            connection.execute(update(TableRow).where(TableRow.id == table).values(**changes))
        if progress is not None:
            note_progress(table, progress)(connection)

    return job


def load_tables(ids: Sequence[str] | None = None) -> Callable[[Connection], list[StoredTable]]:
    """These tables with all that belongs to them; without ids, all that are being played or waited at."""

    def job(connection: Connection) -> list[StoredTable]:
        wanted = TableRow.status.in_(("open", "playing")) if ids is None else TableRow.id.in_(ids)
        columns = _columns(TableRow)
        tables = [
            StoredTable(**row._mapping, seats=[], choices=[])
            for row in connection.execute(select(*columns).where(wanted))
        ]
        by_id = {table.id: table for table in tables}
        for row in _parts_of(connection, SeatRow, wanted, SeatRow.number):
            by_id[row.table].seats.append(Seat(row.kind, row.name, row.level, row.token, row.emblem))
        for row in _parts_of(connection, ChoiceRow, wanted, ChoiceRow.number):
            found = by_id[row.table]
            found.damaged = found.damaged or row.number != len(found.choices)
            found.choices.append(Choice(row.seat, row.message, row.request, row.move))
        return tables

    return job


def _columns(kind: type[Base]) -> list[Any]:
    return list(kind.__table__.columns)


def _parts_of(
    connection: Connection, kind: type[SeatRow] | type[ChoiceRow], wanted: object, order: object
) -> Iterable[Row[tuple[object, ...]]]:
    columns = _columns(kind)
    return connection.execute(
        select(*columns).join(TableRow, TableRow.id == kind.table).where(wanted).order_by(kind.table, order)  # type: ignore[arg-type]
    )


def count_tables() -> Callable[[Connection], int]:
    def job(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(TableRow)) or 0

    return job


def overdue(before: int) -> Callable[[Connection], list[str]]:
    """Tables whose clock has run out."""

    def job(connection: Connection) -> list[str]:
        return list(
            connection.scalars(select(TableRow.id).where(TableRow.status == "playing", TableRow.deadline <= before))
        )

    return job


def untouched(before: int) -> Callable[[Connection], list[str]]:
    """Some tables that nobody touched since, and where nobody plays: a game that is on is never old."""

    def job(connection: Connection) -> list[str]:
        wanted = (TableRow.changed < before, TableRow.status.in_(("open", "over")))
        return list(
            connection.scalars(select(TableRow.id).where(*wanted).order_by(TableRow.changed).limit(MOST_LISTED))
        )

    return job


def remove(tables: Sequence[str], before: int) -> Callable[[Connection], int]:
    """Remove those of some tables that are still untouched since; returns how many."""

    def job(connection: Connection) -> int:
        wanted = (TableRow.id.in_(tables), TableRow.changed < before, TableRow.status.in_(("open", "over")))
        old = list(connection.scalars(select(TableRow.id).where(*wanted)))
        parts = ((ChoiceRow, ChoiceRow.table), (SeatRow, SeatRow.table), (ProgressRow, ProgressRow.table))
        for kind, key in (*parts, (TableRow, TableRow.id)):
            connection.execute(delete(kind).where(key.in_(old)))
        return len(old)

    return job


# ---- who holds which table


def fences(tables: Collection[str]) -> Callable[[Connection], set[Fence]]:
    """Under which numbers tables are held; nobody can take them until the transaction ends."""

    def job(connection: Connection) -> set[Fence]:
        wanted = select(LeaseRow.table, LeaseRow.fence).where(LeaseRow.table.in_(tables))
        rows = connection.execute(wanted.order_by(LeaseRow.table).with_for_update(read=True))
        return {Fence(row.table, row.fence) for row in rows}

    return job


def hand_over(table: str, server: str) -> Callable[[Connection], None]:
    """A table of ours belongs to another server from now on; empty: to whoever asks first."""

    def job(connection: Connection) -> None:
        values = {"server": server, "fence": LeaseRow.fence + 1}
        connection.execute(update(LeaseRow).where(LeaseRow.table == table).values(**values))

    return job
