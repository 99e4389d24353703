"""What is asked of the database about people."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from sevenwonders.server.store.schema import Person, SeatRow

MOST_FORGOTTEN: Final = 500
"""People that are removed at once, so that choices need not wait long."""


@dataclass(frozen=True)
class Known:
    """What is known of a person."""

    name: str = ""
    seen: int = 0
    emblem: str = ""


def person(token: str) -> Callable[[Connection], Known]:
    def job(connection: Connection) -> Known:
        row = connection.execute(select(Person.name, Person.seen, Person.emblem).where(Person.token == token)).first()
        return Known(row.name, row.seen, row.emblem) if row is not None else Known()

    return job


def name_of(token: str) -> Callable[[Connection], str]:
    return lambda connection: person(token)(connection).name


def set_name(token: str, name: str, at: int = 0) -> Callable[[Connection], None]:
    return _keep(token, name=name, seen=at)


def set_emblem(token: str, emblem: str, at: int) -> Callable[[Connection], None]:
    """Also where the person sits: a table that nobody holds now is read with it."""

    def job(connection: Connection) -> None:
        _keep(token, emblem=emblem, seen=at)(connection)
        connection.execute(update(SeatRow).where(SeatRow.token == token).values(emblem=emblem))

    return job


def _keep(token: str, **values: object) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        if not connection.execute(update(Person).where(Person.token == token).values(**values)).rowcount:
            connection.execute(insert(Person).values(token=token, **({"name": ""} | values)))

    return job


def see_person(token: str, at: int) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(update(Person).where(Person.token == token).values(seen=at))

    return job


def forget_people(before: int, most: int) -> Callable[[Connection], int]:
    """Remove some of those who were not seen since, or of the oldest if there are more than `most`; returns how many.

    Whoever sits at a table is kept.
    """

    def job(connection: Connection) -> int:
        number = connection.scalar(select(func.count()).select_from(Person)) or 0
        old = select(Person.token).where(Person.token.not_in(select(SeatRow.token))).order_by(Person.seen)
        if number <= most:
            old = old.where(Person.seen < before)
        gone = list(connection.scalars(old.limit(min(MOST_FORGOTTEN, max(number - most, 0) or MOST_FORGOTTEN))))
        connection.execute(delete(Person).where(Person.token.in_(gone)))
        return len(gone)

    return job
