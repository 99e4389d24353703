"""Which server a table belongs to. With a file of its own, all do; with PostgreSQL, several share them.

A server says every second that it lives, by a row whose time runs out by the database's clock. A table belongs to the
living server that its lease names; whoever takes it from a dead one makes its fence one higher, and whatever is
written of the table must name the fence. So a server that only seemed dead can do no harm.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

import psycopg
from psycopg.rows import tuple_row

from sevenwonders.server.secrets import new_table_id
from sevenwonders.server.store.database import Database, Fenced
from sevenwonders.server.store.queries import Fence, hand_over
from sevenwonders.server.tables.services import log

BEAT_SECONDS: Final = 1.0
LEASE_SECONDS: Final = 5.0
"""After so long without a sign a server is dead for the others."""
LIMIT_MILLISECONDS: Final = 3000
LOCK_MILLISECONDS: Final = 1000
MOST_ORPHANS: Final = 50
"""Tables of dead servers that one takes with a beat: the others take some too."""

LIVES: Final = "expires > clock_timestamp()"
SIGN: Final = """
INSERT INTO servers (id, expires, tables, leaving)
VALUES (%(me)s, clock_timestamp() + make_interval(secs => %(lease)s), %(held)s, %(leaving)s)
ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, tables = excluded.tables, leaving = excluded.leaving
"""
LIVING: Final = f"SELECT id, tables FROM servers WHERE {LIVES} AND NOT leaving"
MINE: Final = 'SELECT "table", fence FROM leases WHERE server = %(me)s'
WHERE: Final = f"""
SELECT "table", server FROM leases JOIN servers ON servers.id = server AND {LIVES} WHERE "table" = ANY(%(watched)s)
"""
ORPHANS: Final = f"""
SELECT "table" FROM leases LEFT JOIN servers ON servers.id = server AND {LIVES}
WHERE server <> '' AND servers.id IS NULL LIMIT {MOST_ORPHANS}
"""
BURY: Final = "DELETE FROM servers WHERE expires < clock_timestamp() - interval '1 hour' OR id = %(dead)s"
CLAIM: Final = f"""
INSERT INTO leases ("table", server, fence) SELECT id, %(me)s, 1 FROM tables WHERE id = %(table)s
ON CONFLICT ("table") DO UPDATE SET server = %(me)s, fence = leases.fence + 1
WHERE leases.server = %(me)s OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = leases.server AND {LIVES})
RETURNING fence
"""
HOLDER: Final = 'SELECT server FROM leases WHERE "table" = %(table)s'


@dataclass(frozen=True)
class Claim:
    """The answer to whoever wants a table."""

    is_ours: bool = True
    fence: int = 0
    """Under which number it is ours."""
    server: str = ""
    """The server that has it, if that is another one and is known."""


@dataclass(frozen=True)
class Beat:
    """What the database says of the servers at one moment."""

    living: dict[str, int]
    """Servers that live and do not stop, and how many tables each holds."""
    mine: dict[str, int]
    """The fences of the tables that belong to this one."""
    where: dict[str, str]
    """The living servers of the tables that were asked about."""
    orphans: list[str]
    """Some tables of servers that are dead."""


async def _ignore(_: Beat) -> None:
    return


class Owner:
    """Everything is ours."""

    me = ""

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    async def leave(self) -> list[str]:
        """Take no more tables; returns the servers that do."""
        return []

    async def claim(self, table: str) -> Claim:
        """Make a table ours, if it is nobody's."""
        return Claim()

    async def hand_over(self, table: str, fence: int, server: str = "") -> bool:
        """Give a table of ours to a server, or to whoever asks first; False if it was not ours any more."""
        return True


class Leases(Owner):
    """One of several servers on one PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self.me = new_table_id()
        self.on_beat: Callable[[Beat], Awaitable[None]] = _ignore
        self.held: Callable[[], int] = lambda: 0
        """How many tables this server holds."""
        self.watched: Callable[[], Collection[str]] = list
        """Tables of which it wants to know where they are."""
        self._database = database
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._signs = _Connection(self._address)
        self._claims = _Connection(self._address)
        self._leaving = False
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat()
        self._beating = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        with contextlib.suppress(psycopg.Error, TimeoutError, OSError):
            await self._signs.ask(BURY, dead=self.me)
        await self._signs.close()
        await self._claims.close()

    async def leave(self) -> list[str]:
        self._leaving = True
        try:
            return sorted((await self.beat()).living)
        except (psycopg.Error, TimeoutError, OSError):
            return []

    async def beat(self) -> Beat:
        """Say that we live, and look who else does."""
        ask, watched = self._signs.ask, list(self.watched())
        await ask(SIGN, me=self.me, lease=LEASE_SECONDS, held=self.held(), leaving=self._leaving)
        return Beat(
            living=dict(await ask(LIVING)),
            mine=dict(await ask(MINE, me=self.me)),
            where=dict(await ask(WHERE, watched=watched)) if watched else {},
            orphans=[] if self._leaving else [row[0] for row in await ask(ORPHANS)],
        )

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.on_beat(await self.beat())
                await self._signs.ask(BURY, dead="")
            except (psycopg.Error, TimeoutError, OSError):
                log.warning("the database does not answer; trying again")
            except Exception:  # without a next beat all its tables would be taken from this server
                log.exception("a beat failed")

    async def claim(self, table: str) -> Claim:
        for _ in range(2):  # whoever held it may have let go between the two questions
            taken = await self._claims.ask(CLAIM, me=self.me, table=table)
            if taken:
                return Claim(fence=taken[0][0])
            holder = await self._claims.ask(HOLDER, table=table)
            if not holder:
                return Claim()  # there is no such table: nobody minds whose it is
            if holder[0][0]:
                return Claim(is_ours=False, server=holder[0][0])
        return Claim(is_ours=False)

    async def hand_over(self, table: str, fence: int, server: str = "") -> bool:
        try:
            await self._database.write(hand_over(table, server), Fence(table, fence))
        except Fenced:
            return False
        return True


class _Connection:
    """A line to the database for short questions, one at a time; a new one after a failure."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._using = asyncio.Lock()
        self._open: psycopg.AsyncConnection[Any] | None = None

    async def ask(self, query: str, **values: object) -> list[Any]:
        async with self._using:
            try:
                async with asyncio.timeout(LIMIT_MILLISECONDS / 1000):
                    if self._open is None:
                        self._open = await self._connect()
                    cursor = await self._open.execute(query.encode(), values)
                    return await cursor.fetchall() if cursor.description else []
            except psycopg.errors.LockNotAvailable:
                raise
            except (psycopg.Error, TimeoutError, OSError):
                await self._drop()
                raise

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        limits = f"-c statement_timeout={LIMIT_MILLISECONDS} -c lock_timeout={LOCK_MILLISECONDS}"
        return await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, row_factory=tuple_row, options=limits
        )

    async def _drop(self) -> None:
        connection, self._open = self._open, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await connection.close()

    async def close(self) -> None:
        async with self._using:
            await self._drop()
