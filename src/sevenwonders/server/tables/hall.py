"""All tables of a server: found or rebuilt when somebody asks for one, and everything people do with their seats."""

import asyncio
from dataclasses import replace
from typing import Final

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.games import SEATS, GameSpec
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
    forget,
    load_tables,
    overdue,
)
from sevenwonders.server.tables.connection import RESTART, Connection
from sevenwonders.server.tables.driver import Driver
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.owner import Owner
from sevenwonders.server.tables.services import Services, log, now

SWEEP_SECONDS: Final = 5.0
IDLE_SWEEPS: Final = 24
"""Sweeps after which a table where nothing is to be done leaves the memory."""
DAY: Final = 86_400_000


class Hall:
    def __init__(self, services: Services, owner: Owner) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._owner = owner
        self._loading: dict[str, asyncio.Lock] = {}
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
        for table in self.tables.values():
            async with table.lock:
                pass  # a choice that is being kept is still acknowledged
            for socket in list(table.sockets):
                socket.close(RESTART)

    async def _sweep(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            sweeps += 1
            database = self.services.database
            if database.shared:
                for table in await database.read(overdue(now())):
                    if table not in self.tables:
                        await self._try_find(table)
            days = self.services.settings.keep_days
            if days and sweeps % 720 == 1:
                await database.write(forget(now() - days * DAY))
            await self._drop_idle()
            self._count()

    async def _try_find(self, table: str) -> None:
        try:
            await self.find(table)
        except Trouble:
            log.info("a table with a clock is served elsewhere")

    async def _drop_idle(self) -> None:
        for table in list(self.tables.values()):
            busy = bool(table.sockets) or table.lock.locked() or table.status == "playing"
            self._idle[table.id] = 0 if busy else self._idle.get(table.id, 0) + 1
            if self._idle[table.id] >= IDLE_SWEEPS:
                await self._drop(table)

    async def _drop(self, table: LiveTable) -> None:
        self._idle.pop(table.id, None)
        self.drivers.pop(table.id).stop()
        del self.tables[table.id]
        await self._owner.release(table.id)

    async def _let_go(self, table: str) -> None:
        """Another server is asked for a table of ours: it may have it if nobody is at it here."""
        found = self.tables.get(table)
        if found is not None and not found.sockets and not found.lock.locked():
            await self._drop(found)

    def _lose_all(self) -> None:
        """The database forgot that these tables are ours: whoever finds them next rebuilds them."""
        for table in list(self.tables.values()):
            self.drivers.pop(table.id).stop()
            for socket in table.sockets:
                socket.close(RESTART)
        self.tables.clear()

    def _count(self) -> None:
        for status in ("open", "playing", "over", "broken"):
            number = sum(table.status == status for table in self.tables.values())
            self.services.metrics.tables.labels(status).set(number)

    # ---- finding

    async def find(self, table: str) -> LiveTable:
        """A table by its id, from memory or from the database."""
        known = self.tables.get(table)
        if known is not None:
            return known
        async with self._loading.setdefault(table, asyncio.Lock()):
            try:
                if table in self.tables:
                    return self.tables[table]
                if not await self._owner.claim(table):
                    raise Trouble(503, "elsewhere")
                stored = await self.services.database.read(load_tables([table]))
                if not stored:
                    await self._owner.release(table)
                    raise Trouble(404, "no_table")
                return self._add(stored[0])
            finally:
                self._loading.pop(table, None)

    def _add(self, stored: StoredTable) -> LiveTable:
        table = LiveTable(stored, self.services)
        self.tables[table.id] = table
        driver = self.drivers[table.id] = Driver(table)
        for seat in range(len(table.seats)):
            driver.went(seat)  # nobody is here yet; who comes in time was never away
        driver.look()
        return table

    # ---- seats

    async def create(self, wanted: NewTable, token: str, name: str) -> LiveTable:
        options = wanted.options
        check(options)
        seats = [Seat() for _ in range(options.players)]
        seats[0] = Seat("human", name, "", token)
        if len(wanted.bots) >= options.players:
            raise Trouble(422, "too_many_bots")
        for number, level in enumerate(wanted.bots, 1):
            seats[number] = Seat("bot", str(number), level)
        at = now()
        stored = StoredTable(
            id=new_table_id(),
            created=at,
            changed=at,
            status="open",
            public=options.public,
            options=options.model_dump_json(),
            password=hash_password(wanted.password),
            host=token,
            deal="",
            deadline=None,
            rematch="",
            seats=seats,
            choices=[],
        )
        if wanted.start and any(seat.kind == "open" for seat in seats):
            raise Trouble(409, "seats_open")
        await self._owner.claim(stored.id)
        await self.services.database.write(add_table(stored))
        table = self._add(stored)
        if wanted.start:
            await self.start_game(table, token)
        return table

    async def join(self, table: LiveTable, token: str, name: str, password: str, seat: int | None) -> int:
        """Sit down, or sit there already."""
        async with table.lock:
            known = table.seat_of(token)
            if known >= 0:
                return known
            if not is_password(password, table.password):
                raise Trouble(403, "password")
            if table.status != "open":
                raise Trouble(409, "begun")
            free = [number for number, chair in enumerate(table.seats) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise Trouble(409, "no_seat")
            number = free[0] if seat is None else seat
            await self._set_seat(table, number, Seat("human", name, "", token))
            return number

    async def leave(self, table: LiveTable, token: str) -> None:
        """Get up: from an open table for good, from a game until one comes back."""
        async with table.lock:
            seat = table.seat_of(token)
            if seat < 0:
                raise Trouble(403, "not_seated")
            if table.status == "open":
                await self._set_seat(table, seat, Seat())
                if table.host == token:
                    people = [chair.token for chair in table.seats if chair.kind == "human"]
                    table.host = people[0] if people else token
                    await self.services.database.write(change_table(table.id, host=table.host))
                return
        self.drivers[table.id].went(seat, at_once=True)

    async def set_bot(self, table: LiveTable, token: str, seat: int, level: str | None) -> None:
        async with table.lock:
            self._must_host(table, token)
            if seat >= len(table.seats) or table.seats[seat].kind == "human":
                raise Trouble(409, "no_seat")
            await self._set_seat(table, seat, Seat("bot", str(seat), level) if level else Seat())

    async def _set_seat(self, table: LiveTable, number: int, seat: Seat) -> None:
        await self.services.database.write(change_seat(table.id, number, seat))
        table.seats[number] = seat
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
        async with table.lock:
            self._must_host(table, token)
            if any(chair.kind == "open" for chair in table.seats):
                raise Trouble(409, "seats_open")
            await self._deal(table)
        self.drivers[table.id].look()

    async def _deal(self, table: LiveTable) -> None:
        deal = write_record(spec_of(table.options).begin(new_seed()).record())
        changes = {"deal": deal, "status": "playing", "changed": now()}
        await self.services.database.write(change_table(table.id, **changes))
        table.begin(deal)
        for seat, chair in enumerate(table.seats):
            if chair.kind == "human" and not table.is_online(seat):
                self.drivers[table.id].went(seat)

    async def rematch(self, table: LiveTable, token: str) -> LiveTable:
        """The table where the same people play again: everybody moves on by one seat, so another one begins."""
        if table.seat_of(token) < 0:
            raise Trouble(403, "not_seated")
        if table.status != "over":
            raise Trouble(409, "not_over")
        if not table.rematch:
            seats = [replace(chair) for chair in (*table.seats[-1:], *table.seats[:-1])]
            for number, chair in enumerate(seats):
                chair.name = str(number) if chair.kind == "bot" else chair.name
            at = now()
            wanted = StoredTable(
                id=new_table_id(),
                created=at,
                changed=at,
                status="open",
                public=table.options.public,
                options=table.options.model_dump_json(),
                password=table.password,
                host="",
                deal="",
                deadline=None,
                rematch="",
                seats=seats,
                choices=[],
            )
            table.rematch = await self.services.database.write(claim_rematch(table.id, wanted))
            table.tell(with_view=())
        return await self.find(table.rematch)

    # ---- sockets

    async def enter(self, table: LiveTable, socket: Connection) -> None:
        table.sockets.add(socket)
        self.services.metrics.sockets.inc()
        if socket.plays:
            self.drivers[table.id].came(socket.seat)
            await self._begin_if_all_are_here(table)
        table.tell(with_view=())

    async def _begin_if_all_are_here(self, table: LiveTable) -> None:
        """Another game with the same people begins by itself."""
        async with table.lock:
            if table.status != "open" or table.host:
                return
            if all(c.kind == "bot" or (c.kind == "human" and table.is_online(n)) for n, c in enumerate(table.seats)):
                await self._deal(table)
        self.drivers[table.id].look()

    def exit(self, table: LiveTable, socket: Connection) -> None:
        if socket not in table.sockets:
            return
        table.sockets.discard(socket)
        self.services.metrics.sockets.dec()
        if socket.plays and not table.is_online(socket.seat) and table.id in self.drivers:
            self.drivers[table.id].went(socket.seat)
        table.tell(with_view=())


def spec_of(options: Options) -> GameSpec:
    return GameSpec(
        game=options.game,
        players=options.players,
        sets=tuple(options.sets),
        first_game=options.first_game,
        sides=options.sides,
        teams=options.teams,
    )


def check(options: Options) -> None:
    """Whether such a game can be played at all: found out before anybody sits down."""
    if options.players not in SEATS[options.game]:
        raise Trouble(422, "players")
    if options.game == "duel" and (options.sets or options.teams or options.sides):
        raise Trouble(422, "duel_options")
    if options.game == "classic" and options.first_game:
        raise Trouble(422, "duel_options")
    try:
        spec_of(options).begin(0, quiet=True)
    except (CardFileError, ValueError) as error:
        raise Trouble(422, "options", reason=str(error)) from None
