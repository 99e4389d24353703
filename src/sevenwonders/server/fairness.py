"""A line in which nobody stands behind a crowd: taken in turns between visitors, then between the tables of each."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairLine(Generic[T]):
    """
    >>> line = FairLine()
    >>> for table in ("a", "b", "c"):
    ...     line.add("crowd", table, f"crowd {table}")
    >>> line.add("ada", "z", "ada z")
    >>> [line.take() for _ in range(5)]
    ['crowd a', 'ada z', 'crowd b', 'crowd c', None]
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(self.waiting_of, self._waiting))

    def waiting_of(self, visitor: str) -> int:
        return sum(map(len, self._waiting.get(visitor, {}).values()))

    def add(self, visitor: str, table: str, item: T) -> None:
        self._waiting.setdefault(visitor, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """Whose turn it is; that visitor, and that table, then go behind all others."""
        if not self._waiting:
            return None
        visitor, tables = next(iter(self._waiting.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        self._waiting.move_to_end(visitor)
        self._clear(visitor, table)
        return item

    def drop(self, visitor: str, table: str, item: T) -> None:
        """Somebody goes away, if it still waits."""
        tables = self._waiting.get(visitor)
        if tables is not None and table in tables and item in tables[table]:
            tables[table].remove(item)
            self._clear(visitor, table)

    def _clear(self, visitor: str, table: str) -> None:
        tables = self._waiting[visitor]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[visitor]
