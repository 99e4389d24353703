"""What is asked of the database about keys, and about where people want to be told of their turn."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from sevenwonders.server.store.schema import KeyRow, PushRow

MOST_OF_ONE: Final = 10
"""Browsers of one person; a further one takes the place of the oldest."""


@dataclass(frozen=True)
class Push:
    """A browser that a person wants to be told by."""

    id: str
    token: str
    endpoint: str
    key: str
    secret: str
    lang: str
    created: int


def keep_key(name: str, wanted: str) -> Callable[[Connection], str]:
    """A key that is made once: the one that is kept already, else the wanted one."""

    def job(connection: Connection) -> str:
        kept = connection.scalar(select(KeyRow.value).where(KeyRow.name == name))
        if kept is None:
            connection.execute(insert(KeyRow).values(name=name, value=wanted))
        return kept or wanted

    return job


def keep_push(push: Push) -> Callable[[Connection], None]:
    def job(connection: Connection) -> None:
        connection.execute(delete(PushRow).where(PushRow.id == push.id))
        connection.execute(insert(PushRow).values(**asdict(push)))
        own = select(PushRow.id).where(PushRow.token == push.token)
        old = list(connection.scalars(own.order_by(PushRow.created.desc(), PushRow.id)))[MOST_OF_ONE:]
        connection.execute(delete(PushRow).where(PushRow.id.in_(old)))

    return job


def forget_push(push: str, token: str) -> Callable[[Connection], None]:
    """Only the person whose it is can take it back."""

    def job(connection: Connection) -> None:
        connection.execute(delete(PushRow).where(PushRow.id == push, PushRow.token == token))

    return job


def pushes_of(token: str) -> Callable[[Connection], list[Push]]:
    def job(connection: Connection) -> list[Push]:
        columns = list(PushRow.__table__.columns)
        return [Push(**row._mapping) for row in connection.execute(select(*columns).where(PushRow.token == token))]

    return job
