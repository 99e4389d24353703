"""What is asked of the database about reviews."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from sevenwonders.server.store.schema import ReviewRow

MOST_FORGOTTEN: Final = 200
"""Reviews that are removed at once, so that choices need not wait long."""
DAY: Final = 86_400_000


def find_review(key: str, at: int) -> Callable[[Connection], bytes | None]:
    """A review that is kept; that it was read is noted once a day."""

    def job(connection: Connection) -> bytes | None:
        row = connection.execute(select(ReviewRow.packed, ReviewRow.seen).where(ReviewRow.id == key)).first()
        if row is None:
            return None
        if at - row.seen > DAY:
            connection.execute(update(ReviewRow).where(ReviewRow.id == key).values(seen=at))
        return bytes(row.packed)

    return job


def keep_review(key: str, packed: bytes, at: int) -> Callable[[Connection], None]:
    """Two servers may have made the same one: it is the same."""

    def job(connection: Connection) -> None:
        values = {"packed": packed, "seen": at}
        if not connection.execute(update(ReviewRow).where(ReviewRow.id == key).values(**values)).rowcount:
            connection.execute(insert(ReviewRow).values(id=key, **values))

    return job


def forget_reviews(before: int, most: int) -> Callable[[Connection], int]:
    """Remove some that nobody read since, or that are more than `most`; returns how many."""

    def job(connection: Connection) -> int:
        number = connection.scalar(select(func.count()).select_from(ReviewRow)) or 0
        oldest = select(ReviewRow.id).order_by(ReviewRow.seen).limit(min(MOST_FORGOTTEN, max(number - most, 0)))
        ids = list(connection.scalars(oldest)) or list(
            connection.scalars(select(ReviewRow.id).where(ReviewRow.seen < before).limit(MOST_FORGOTTEN))
        )
        connection.execute(delete(ReviewRow).where(ReviewRow.id.in_(ids)))
        return len(ids)

    return job
