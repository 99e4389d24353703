"""Which server a table belongs to. With a file of its own, all do; with PostgreSQL, several share them.

A server owns a table while it holds an advisory lock of the database for it: the database lets go of the locks of a
server that dies. Who needs a table that another one holds says so on a channel, and gets it if nobody sits there.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from sevenwonders.server.tables.services import log

CHANNEL: Final = "sevenwonders_wish"
HEARTBEAT_SECONDS: Final = 2.0
WISH_SECONDS: Final = 0.3
LOCK: Final = "SELECT pg_try_advisory_lock(hashtextextended(%s, 7))"
UNLOCK: Final = "SELECT pg_advisory_unlock(hashtextextended(%s, 7))"


async def _ignore(_: str) -> None:
    return


class Owner:
    """Everything is ours."""

    on_wish: Callable[[str], Awaitable[None]] = staticmethod(_ignore)
    """Another server wants a table."""
    on_loss: Callable[[], None] = staticmethod(lambda: None)
    """Nothing is ours any more."""

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    async def claim(self, table: str) -> bool:
        """Whether a table is ours now."""
        return True

    async def release(self, table: str) -> None:
        return


class SharedOwner(Owner):
    """One of several servers on one PostgreSQL."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._locks: psycopg.AsyncConnection[Any] | None = None
        self._using = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._locks = await self._connect()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._locks is not None:
            await self._locks.close()

    async def claim(self, table: str) -> bool:
        for attempt in range(2):
            if await self._ask(LOCK, table):
                return True
            if not attempt:
                await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, table)
                await asyncio.sleep(WISH_SECONDS)
        return False

    async def release(self, table: str) -> None:
        await self._ask(UNLOCK, table)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def _ask(self, query: Any, *values: str) -> Any:
        async with self._using:
            if self._locks is None:
                return None
            try:
                row = await (await self._locks.execute(query, values)).fetchone()
            except psycopg.OperationalError:
                self._locks = None
                self.on_loss()
                return None
            return row[0] if row else None

    async def _beat(self) -> None:
        """Notice when the connection is gone, and with it the locks; then begin again."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self._ask("SELECT 1")
            if self._locks is None:
                with contextlib.suppress(psycopg.OperationalError):
                    self._locks = await self._connect()

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        await self.on_wish(notice.payload)
            except psycopg.OperationalError:
                log.warning("the database is away; trying again")
            await asyncio.sleep(HEARTBEAT_SECONDS)
