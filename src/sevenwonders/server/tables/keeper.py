"""The tables of a server: found or rebuilt when somebody asks for one, dropped when nobody does, handed to others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.store.database import Fenced
from sevenwonders.server.store.desk import Away
from sevenwonders.server.store.queries import StoredTable, load_tables, overdue, see_tables
from sevenwonders.server.tables.connection import RESTART
from sevenwonders.server.tables.driver import Driver
from sevenwonders.server.tables.forgetting import forget_old_tables
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.owner import Claim, Owner
from sevenwonders.server.tables.services import Services, log, now

SWEEP_SECONDS: Final = 5.0
SWEEPS_AN_HOUR: Final = 720
SWEEPS_A_MINUTE: Final = 12
IDLE_SWEEPS: Final = 24
"""Sweeps after which a table where nothing is to be done leaves the memory."""


class Keeper:
    def __init__(self, services: Services, owner: Owner) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self.owner = owner
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: dict[str, int] = {}

    # ---- the whole

    async def start(self) -> None:
        """Rebuild the tables that are being played. Servers that share them take those they are asked for."""
        if not self.services.database.shared:
            for stored in await self.services.database.read(load_tables()):
                self._add(stored)
                await asyncio.sleep(0)
        self.services.spawn(self._sweep())

    async def stop(self) -> None:
        """No more choices; sockets close and come back to whoever serves the tables next."""
        self.services.stopping = True
        for driver in self.drivers.values():
            driver.stop()
        for table in list(self.tables.values()):
            async with table.lock:
                pass  # a choice that is being kept is still acknowledged
            for socket in list(table.sockets):
                socket.close(RESTART)

    async def _sweep(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            try:
                await self._tidy(forget_old=sweeps % SWEEPS_AN_HOUR == 1, at_times=sweeps % SWEEPS_A_MINUTE == 0)
            except Exception:  # the database may be away for a while; there is another sweep
                self.services.metrics.failures.inc()
                log.exception("a sweep failed")

    async def _tidy(self, *, forget_old: bool, at_times: bool = False) -> None:
        database = self.services.database
        if database.shared:
            for table in await database.read(overdue(now())):
                if table not in self.tables:
                    await self._try_find(table)
        if forget_old:
            await forget_old_tables(self.services)
        await self._drop_idle()
        if at_times:
            await self._see_public()
        self._count()

    async def _try_find(self, table: str) -> None:
        try:
            await self.find(table)
        except Trouble:
            log.info("a table with a clock is served elsewhere")

    async def _drop_idle(self) -> None:
        for table in list(self.tables.values()):
            if table.gone:
                continue
            busy = bool(table.sockets) or table.lock.locked() or self.drivers[table.id].is_busy()
            self._idle[table.id] = 0 if busy else self._idle.get(table.id, 0) + 1
            if self._idle[table.id] >= IDLE_SWEEPS:
                await self.drop(table)

    async def _see_public(self) -> None:
        """Note at which public tables somebody is: the others leave the list."""
        seen = [table.id for table in self.tables.values() if table.options.public and table.sockets]
        if seen:
            await self.services.database.write(see_tables(seen, now()))

    async def drop(self, table: LiveTable) -> None:
        """Forget a table where nobody is."""
        async with table.lock:
            if table.gone or table.sockets:
                return
            self.remove(table)
        await self.owner.hand_over(table.id, table.fence)

    async def give(self, table: LiveTable, server: str) -> None:
        """Another server goes on with a table; whoever is at it comes after it."""
        async with table.lock:  # a choice that is being kept is still acknowledged
            if table.gone:
                return
            table.gone = True  # no choice any more while it moves
            try:
                await self.owner.hand_over(table.id, table.fence, server)
            except Exception:  # the database is away, or whatever: nobody loses anything by it
                log.warning("a table could not be handed over: it is found by whoever asks for it")
            self.remove(table)

    def remove(self, table: LiveTable) -> None:
        """From now on this is not the table any more; whoever is still there comes back to the one that is."""
        table.retire()
        self._idle.pop(table.id, None)
        self.drivers.pop(table.id).stop()
        del self.tables[table.id]
        for socket in table.sockets:
            socket.close(RESTART)

    def _doubt(self, table: LiveTable) -> None:
        """It is not known what the database holds of a table: it is read again when somebody asks for it."""
        if not table.gone:
            self.remove(table)
            self.services.spawn(self.owner.hand_over(table.id, table.fence))

    def _count(self) -> None:
        for status in ("open", "playing", "over", "waiting", "broken"):
            number = sum(table.status == status for table in self.tables.values())
            self.services.metrics.tables.labels(status).set(number)

    # ---- finding

    def knows(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.tables or table in self._loading

    async def find(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        known = self.tables.get(table)
        if known is not None:
            return known
        loading = self._loading.get(table)
        if loading is None:  # one for all who ask meanwhile: a table must not be there twice
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda done: self._loaded(table, done))
        return await asyncio.shield(loading)

    def _loaded(self, table: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[table]
        if not done.cancelled():
            done.exception()  # whoever asked is told; perhaps all of them are gone

    async def _load(self, table: str) -> LiveTable:
        claim = await self._claim(table)
        try:
            stored = await self.services.database.read(load_tables([table]))
            if not stored:
                raise Trouble(404, "no_table")
            return self._add(stored[0], claim.fence)
        except BaseException as error:  # even if nobody wants it any more: what was claimed is given back
            self.services.spawn(self.owner.hand_over(table, claim.fence))
            if isinstance(error, SQLAlchemyError) and self.services.database.shared:
                raise Elsewhere from None  # the database is away: whoever asks tries again
            raise

    async def _claim(self, table: str) -> Claim:
        if self.services.stopping:
            raise Elsewhere
        try:
            claim = await self.owner.claim(table)
        except Exception:  # the database does not answer, or whoever has the table hangs in the middle of a choice
            log.warning("it cannot be found out whose a table is")
            raise Elsewhere from None
        if not claim.is_ours:
            raise Elsewhere(claim.server)
        return claim

    @asynccontextmanager
    async def _at(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table that was found a moment ago."""
        async with table.lock:
            if table.gone:
                raise Elsewhere
            if table.status == "waiting":
                raise Trouble(409, "waiting")
            try:
                yield
            except Away:
                self._doubt(table)
                raise
            except Trouble:
                raise
            except Fenced:
                self._doubt(table)
                raise Elsewhere from None
            except Exception:  # it failed in the middle, and what is kept may differ from what is here
                self._doubt(table)
                raise

    def _add(self, stored: StoredTable, fence: int = 0) -> LiveTable:
        table = LiveTable(stored, self.services, fence)
        table.on_doubt = lambda: self._doubt(table)
        self.tables[table.id] = table
        driver = self.drivers[table.id] = Driver(table)
        table.on_change = driver.look
        for seat in range(len(table.seats)):
            driver.went(seat)  # nobody is here yet; who comes in time was never away
        driver.look()
        return table
