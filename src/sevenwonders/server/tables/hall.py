"""All tables of a server: found or rebuilt when somebody asks for one, and everything people do with their seats."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from sevenwonders.records import write_record
from sevenwonders.server.models import NewTable
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options
from sevenwonders.server.secrets import hash_password, is_password, new_seed, new_table_id
from sevenwonders.server.store.queries import (
    Seat,
    StoredTable,
    add_table,
    change_seat,
    change_table,
    claim_rematch,
    load_tables,
    overdue,
)
from sevenwonders.server.tables.connection import RESTART, Connection
from sevenwonders.server.tables.driver import Driver
from sevenwonders.server.tables.forgetting import forget_old_tables
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.options import check, in_order, spec_of
from sevenwonders.server.tables.owner import Owner
from sevenwonders.server.tables.services import Services, log, now

SWEEP_SECONDS: Final = 5.0
SWEEPS_AN_HOUR: Final = 720
IDLE_SWEEPS: Final = 24
"""Sweeps after which a table where nothing is to be done leaves the memory."""
MOST_GUESSES: Final = 5
"""Wrong passwords of one address for one table; then it must wait."""
MOST_GUESSES_OF_ALL: Final = 40
"""Wrong passwords of everybody for one table."""


class Hall:
    def __init__(self, services: Services, owner: Owner) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._owner = owner
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: dict[str, int] = {}

    # ---- the whole

    async def start(self) -> None:
        """Rebuild the tables that are being played. Servers that share them take those they are asked for."""
        self._owner.on_wish = self._let_go
        self._owner.on_loss = self._lose_all
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
                await self._tidy(forget_old=sweeps % SWEEPS_AN_HOUR == 1)
            except Exception:  # the database may be away for a while; there is another sweep
                self.services.metrics.failures.inc()
                log.exception("a sweep failed")

    async def _tidy(self, *, forget_old: bool) -> None:
        database = self.services.database
        if database.shared:
            for table in await database.read(overdue(now())):
                if table not in self.tables:
                    await self._try_find(table)
        if forget_old:
            await forget_old_tables(self.services)
        await self._drop_idle()
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
                await self._drop(table)

    async def _drop(self, table: LiveTable) -> None:
        """Forget a table where nobody is."""
        async with table.lock:
            if table.gone or table.sockets:
                return
            self._remove(table)
        await self._owner.release(table.id)

    def _remove(self, table: LiveTable) -> None:
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
            self._remove(table)
            self.services.spawn(self._owner.release(table.id))

    async def _let_go(self, table: str) -> None:
        """Another server is asked for a table of ours: it may have it if nobody is at it here."""
        found = self.tables.get(table)
        if found is not None and not found.sockets:
            await self._drop(found)

    def _lose_all(self) -> None:
        """The database forgot that these tables are ours: whoever finds them next rebuilds them."""
        for table in list(self.tables.values()):
            self._remove(table)

    def _count(self) -> None:
        for status in ("open", "playing", "over", "waiting", "broken"):
            number = sum(table.status == status for table in self.tables.values())
            self.services.metrics.tables.labels(status).set(number)

    # ---- finding

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
        if not await self._owner.claim(table):
            raise Trouble(503, "elsewhere")
        try:
            stored = await self.services.database.read(load_tables([table]))
            if not stored:
                raise Trouble(404, "no_table")
            return self._add(stored[0])
        except BaseException:
            await self._owner.release(table)
            raise

    @asynccontextmanager
    async def _at(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold a table that was found a moment ago."""
        async with table.lock:
            if table.gone:
                raise Trouble(503, "elsewhere")
            if table.status == "waiting":
                raise Trouble(409, "waiting")
            yield

    def _add(self, stored: StoredTable) -> LiveTable:
        table = LiveTable(stored, self.services)
        table.on_doubt = lambda: self._doubt(table)
        self.tables[table.id] = table
        driver = self.drivers[table.id] = Driver(table)
        table.on_change = driver.look
        for seat in range(len(table.seats)):
            driver.went(seat)  # nobody is here yet; who comes in time was never away
        driver.look()
        return table

    # ---- seats

    async def create(self, wanted: NewTable, token: str, name: str) -> LiveTable:
        options = wanted.options.model_copy(update={"sets": in_order(wanted.options.sets, self.services.shelf)})
        check(options, self.services.shelf)
        seats = [Seat() for _ in range(options.players)]
        seats[0] = Seat("human", name, "", token)
        if len(wanted.bots) >= options.players:
            raise Trouble(422, "too_many_bots")
        for number, level in enumerate(wanted.bots, 1):
            seats[number] = Seat("bot", str(number), level)
        stored = open_table(options, await asyncio.to_thread(hash_password, wanted.password), token, seats)
        if wanted.start and any(seat.kind == "open" for seat in seats):
            raise Trouble(409, "seats_open")
        if not await self._owner.claim(stored.id):
            raise Trouble(503, "elsewhere")
        await self.services.database.write(add_table(stored))
        table = self._add(stored)
        if wanted.start:
            await self.start_game(table, token)
        return table

    async def check_password(self, table: LiveTable, password: str, address: str = "") -> None:
        """Raises Trouble if it is wrong, or if too many were tried. Slow, as it must be: call it without the lock."""
        if not table.password:
            return
        for guesser in (f"{table.id} {address}", table.id):
            if not self.services.guesses.is_allowed(guesser):
                self.services.metrics.limited.labels("passwords").inc()
                raise Trouble(429, "too_many")
        if not await asyncio.to_thread(is_password, password, table.password):
            self.services.guesses.failed(f"{table.id} {address}", MOST_GUESSES)
            self.services.guesses.failed(table.id, MOST_GUESSES_OF_ALL)
            raise Trouble(403, "password")

    async def join(
        self, table: LiveTable, token: str, name: str, password: str, seat: int | None, address: str = ""
    ) -> int:
        """Sit down, or sit there already."""
        if table.seat_of(token) < 0:
            await self.check_password(table, password, address)
        async with self._at(table):
            known = table.seat_of(token)
            if known >= 0:
                return known
            if table.status != "open":
                raise Trouble(409, "begun")
            free = [number for number, chair in enumerate(table.seats) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise Trouble(409, "no_seat")
            number = free[0] if seat is None else seat
            is_left = bool(table.host) and table.seat_of(table.host) < 0
            await self._set_seat(table, number, Seat("human", name, "", token), token if is_left else table.host)
            return number

    async def rename(self, token: str, name: str) -> None:
        """A person has another name: also at the tables where nothing has begun."""
        for table in list(self.tables.values()):
            seat = table.seat_of(token)
            if table.status == "open" and seat >= 0:
                async with table.lock:
                    if not table.gone and table.status == "open" and table.seats[seat].token == token:
                        await self._set_seat(table, seat, replace(table.seats[seat], name=name), table.host)

    async def leave(self, table: LiveTable, token: str) -> None:
        """Get up: from an open table for good, from a game until one comes back."""
        async with self._at(table):
            seat = table.seat_of(token)
            if seat < 0:
                raise Trouble(403, "not_seated")
            if table.status == "open":
                others = [chair.token for chair in table.seats if chair.kind == "human" and chair.token != token]
                await self._set_seat(table, seat, Seat(), others[0] if others and table.host == token else table.host)
            else:
                self.drivers[table.id].went(seat, at_once=True)

    async def set_bot(self, table: LiveTable, token: str, seat: int, level: str | None) -> None:
        async with self._at(table):
            self._must_host(table, token)
            if seat >= len(table.seats) or table.seats[seat].kind == "human":
                raise Trouble(409, "no_seat")
            await self._set_seat(
                table, seat, Seat("bot", free_number(table.seats), level) if level else Seat(), table.host
            )

    async def _set_seat(self, table: LiveTable, number: int, seat: Seat, host: str) -> None:
        await self.services.database.write(change_seat(table.id, number, seat, host))
        table.seats[number] = seat
        table.host = host
        for socket in table.sockets:
            socket.seat = table.seat_of(socket.token)
        table.tell()

    @staticmethod
    def _must_host(table: LiveTable, token: str) -> None:
        if table.status != "open":
            raise Trouble(409, "begun")
        if token != table.host and (table.host or table.seat_of(token) < 0):
            raise Trouble(403, "not_host")

    # ---- games

    async def start_game(self, table: LiveTable, token: str) -> None:
        async with self._at(table):
            self._must_host(table, token)
            if any(chair.kind == "open" for chair in table.seats):
                raise Trouble(409, "seats_open")
            await self._deal(table)

    async def _deal(self, table: LiveTable) -> None:
        deal = write_record(spec_of(table.options, self.services.shelf).begin(new_seed()).record())
        at = now()
        changes = {"deal": deal, "status": "playing", "changed": at, "deadline": table.next_deadline(at)}
        await self.services.database.write(change_table(table.id, **changes))
        table.begin(deal, at)
        for seat, chair in enumerate(table.seats):
            if chair.kind == "human" and not table.is_online(seat):
                self.drivers[table.id].went(seat)

    async def rematch(self, table: LiveTable, token: str) -> LiveTable:
        """The table where the same people play again: everybody moves on by one seat, so another one begins."""
        if table.seat_of(token) < 0:
            raise Trouble(403, "not_seated")
        if table.status != "over":
            raise Trouble(409, "waiting" if table.status == "waiting" else "not_over")
        if not table.rematch:
            seats = [replace(chair) for chair in (*table.seats[-1:], *table.seats[:-1])]
            wanted = open_table(table.options, table.password, "", seats)
            table.rematch = await self.services.database.write(claim_rematch(table.id, wanted))
            table.tell(with_view=())
        return await self.find(table.rematch)

    # ---- sockets

    async def enter(self, table: LiveTable, socket: Connection) -> None:
        table.sockets.add(socket)
        self.services.metrics.sockets.inc()
        if socket.plays:
            self.drivers[table.id].came(socket.seat)
            if table.status == "open" and not table.host:
                await self.services.finish(self._begin_if_all_are_here(table))
        table.presence_changed()

    async def _begin_if_all_are_here(self, table: LiveTable) -> None:
        """Another game with the same people begins by itself."""
        async with table.lock:
            if table.gone or table.status != "open" or table.host:
                return
            if all(c.kind == "bot" or (c.kind == "human" and table.is_online(n)) for n, c in enumerate(table.seats)):
                await self._deal(table)

    def exit(self, table: LiveTable, socket: Connection) -> None:
        if socket not in table.sockets:
            return
        table.sockets.discard(socket)
        self.services.metrics.sockets.dec()
        if socket.plays and not table.is_online(socket.seat) and not table.gone:
            self.drivers[table.id].went(socket.seat)
        table.presence_changed()


def open_table(options: Options, password: str, host: str, seats: list[Seat]) -> StoredTable:
    """A new table where nothing has begun."""
    at = now()
    return StoredTable(
        id=new_table_id(),
        created=at,
        changed=at,
        status="open",
        public=options.public,
        options=options.model_dump_json(),
        password=password,
        host=host,
        deal="",
        deadline=None,
        rematch="",
        seats=seats,
        choices=[],
    )


def free_number(seats: Sequence[Seat]) -> str:
    """What a new bot is called: the first number that no other has."""
    taken = {seat.name for seat in seats if seat.kind == "bot"}
    return next(str(number) for number in range(1, len(seats) + 2) if str(number) not in taken)
