"""What people do with tables: make them, sit down and get up, begin, play again, come and go."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from sevenwonders.records import write_record
from sevenwonders.server.catalogue import LEVELS
from sevenwonders.server.limits import FREE, Work
from sevenwonders.server.models import NewTable
from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.secrets import hash_password, is_password
from sevenwonders.server.store.queries import Seat, add_table, begin_game, change_seat, claim_rematch
from sevenwonders.server.tables.agreeing import AgreeingHall
from sevenwonders.server.tables.coached import CoachNotes, settled
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.fresh import open_table
from sevenwonders.server.tables.live import LiveTable, progress_of
from sevenwonders.server.tables.options import check, in_order, seed_of, spec_of
from sevenwonders.server.tables.owner import Owner
from sevenwonders.server.tables.services import Services, now

MOST_GUESSES: Final = 5
"""Wrong passwords of one address for one table; then it must wait."""
MANY_GUESSES: Final = 40
"""Wrong passwords of everybody for one table; then every try takes some seconds, but nobody is locked out by others."""
SLOW_SECONDS: Final = 2.0
NEVER: Final = 10**9


class Hall(AgreeingHall):
    def __init__(self, services: Services, owner: Owner) -> None:
        super().__init__(services, owner)
        self._checking = asyncio.Lock()

    # ---- seats

    async def create(
        self, wanted: NewTable, token: str, name: str, address: str = "", work: Work = FREE, emblem: str = ""
    ) -> LiveTable:
        options = wanted.options.model_copy(update={"sets": in_order(wanted.options.sets, self.services.shelf)})
        async with self._checking:  # a mix that is new takes its time
            await work.in_thread(check, options, self.services.shelf)
        seats = [Seat() for _ in range(options.players)]
        seats[0] = Seat("human", name, "", token, emblem)
        if len(wanted.bots) >= options.players:
            raise Trouble(422, "too_many_bots")
        if options.practice is not None:
            raise Trouble(422, "practice")
        if options.guided and not (wanted.start and len(wanted.bots) + 1 == options.players):
            # a deal that is known is no game among people
            raise Trouble(422, "guided")
        for level in wanted.bots:
            self._must_know(level)
        for number, level in enumerate(wanted.bots, 1):
            seats[number] = Seat("bot", str(number), level)
        notes = CoachNotes(agreed=frozenset({token}) if options.hints else frozenset())
        stored = open_table(options, await asyncio.to_thread(hash_password, wanted.password), token, seats, notes)
        if wanted.start and any(seat.kind == "open" for seat in seats):
            raise Trouble(409, "seats_open")
        await self.services.database.write(add_table(stored))
        table = await self.find(stored.id)
        table.visitor = address
        if wanted.start:
            await self.start_game(table, token)
        return table

    async def check_password(self, table: LiveTable, password: str, address: str = "", work: Work = FREE) -> None:
        """Raises Trouble if it is wrong, or if too many were tried. Slow, as it must be: call it without the lock."""
        if not table.password:
            return
        guesses, guesser = self.services.guesses, f"{table.id} {address}"
        if guesses.lately(table.id) >= MANY_GUESSES:
            await asyncio.sleep(SLOW_SECONDS)
        if not guesses.is_allowed(guesser):
            self.services.metrics.limited.labels("passwords").inc()
            raise Trouble(429, "too_many")
        guesses.failed(guesser, MOST_GUESSES)  # until it turns out to be right: many at once are many tries
        async with table.guessing:
            is_right = await work.in_thread(is_password, password, table.password)
        if not is_right:
            guesses.failed(table.id, NEVER)
            raise Trouble(403, "password")
        guesses.forgive(guesser)

    async def join(
        self,
        table: LiveTable,
        token: str,
        name: str,
        password: str,
        seat: int | None,
        address: str = "",
        work: Work = FREE,
        emblem: str = "",
    ) -> int:
        """Sit down, or sit there already."""
        if table.seat_of(token) < 0:
            await self.check_password(table, password, address, work)
        async with self._at(table):
            known = table.seat_of(token)
            if known >= 0:
                return known
            if table.status != "open":
                raise Trouble(409, "begun")
            if token in table.removed:
                raise Trouble(403, "removed")
            free = [number for number, chair in enumerate(table.seats) if chair.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise Trouble(409, "no_seat")
            number = free[0] if seat is None else seat
            is_left = bool(table.host) and table.seat_of(table.host) < 0
            chair = Seat("human", name, "", token, emblem)
            await self._set_seat(table, number, chair, token if is_left else table.host)
            return number

    async def rename(self, token: str, name: str) -> None:
        """A person has another name: also at the tables where nothing has begun."""
        for table in list(self.tables.values()):
            seat = table.seat_of(token)
            if table.status == "open" and seat >= 0:
                with suppress(Elsewhere):
                    async with self._at(table):
                        if table.status == "open" and table.seats[seat].token == token:
                            await self._set_seat(table, seat, replace(table.seats[seat], name=name), table.host)

    def repaint(self, token: str, emblem: str) -> None:
        """A person has another emblem, at every table; the database knows it already."""
        for table in self.tables.values():
            seat = table.seat_of(token)
            if seat >= 0:
                table.seats[seat] = replace(table.seats[seat], emblem=emblem)
                table.presence_changed()

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
            if level:
                self._must_know(level)
            await self._set_seat(
                table, seat, Seat("bot", free_number(table.seats), level) if level else Seat(), table.host
            )

    async def remove_person(self, table: LiveTable, token: str, seat: int) -> None:
        """The host's word: before a game the seat is free then, in a game a bot takes it if the person is not there."""
        async with self._at(table):
            # at a table where they play again nobody is the host: all who sit there are
            if token != table.host and (table.host or table.status == "open" or table.seat_of(token) < 0):
                raise Trouble(403, "not_host")
            if seat >= len(table.seats) or table.seats[seat].kind != "human" or table.seats[seat].token == token:
                raise Trouble(409, "no_person")
            gone = table.seats[seat].token
            if table.status == "open":
                await self._set_seat(table, seat, Seat(), table.host)
            elif table.status != "playing":
                raise Trouble(409, "begun")
            elif table.is_online(seat):
                raise Trouble(409, "still_here")
            else:
                bot = Seat("bot", free_number(table.seats), table.options.away_level)
                await self._set_seat(table, seat, bot, table.host)
                table.people_changed()
                self.drivers[table.id].look()
            table.removed.add(gone)

    async def _set_seat(self, table: LiveTable, number: int, seat: Seat, host: str) -> None:
        await table.write(change_seat(table.id, number, seat, host))
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

    def _must_know(self, level: str) -> None:
        if level not in LEVELS and level not in self.services.settings.programs:
            raise Trouble(422, "no_level")

    # ---- games

    async def start_game(self, table: LiveTable, token: str) -> None:
        async with self._at(table):
            self._must_host(table, token)
            if any(chair.kind == "open" for chair in table.seats):
                raise Trouble(409, "seats_open")
            await self._deal(table)

    async def _deal(self, table: LiveTable) -> None:
        game = spec_of(table.options, self.services.shelf).begin(seed_of(table.options))
        deal, options = write_record(game.record()), settled(table)
        at = now()
        changes = {"deal": deal, "status": "playing", "changed": at, "deadline": table.next_deadline(at)}
        await table.write(begin_game(table.id, progress_of(game), options=options.model_dump_json(), **changes))
        table.options = options
        table.begin(deal, at)
        for seat, chair in enumerate(table.seats):
            if chair.kind == "human" and not table.is_online(seat):
                self.drivers[table.id].went(seat)

    async def rematch(self, table: LiveTable, token: str) -> tuple[str, int]:
        """The table where the same people play again, and the seat there of who asks.

        Everybody moves on by one seat, so another one begins.
        """
        seat = table.seat_of(token)
        if seat < 0:
            raise Trouble(403, "not_seated")
        if table.status != "over":
            raise Trouble(409, "waiting" if table.status == "waiting" else "not_over")
        if not table.rematch:
            seats = [replace(chair) for chair in (*table.seats[-1:], *table.seats[:-1])]
            # notes and a known deal are for the first game
            options = table.options.model_copy(update={"guided": False, "practice": None})
            wanted = open_table(options, table.password, "", seats, CoachNotes(agreed=table.coach.agreed))
            async with self._at(table):
                table.rematch = await table.write(claim_rematch(table.id, wanted))
                table.tell(with_view=())
        return table.rematch, (seat + 1) % len(table.seats)

    # ---- sockets

    async def enter(self, table: LiveTable, socket: Connection) -> None:
        table.sockets.add(socket)
        self.services.metrics.sockets.inc()
        if socket.plays:
            table.visitor = socket.address
            self.drivers[table.id].came(socket.seat)
            if table.status == "open" and not table.host:
                await self.services.finish(self._begin_if_all_are_here(table))
        table.presence_changed()

    async def _begin_if_all_are_here(self, table: LiveTable) -> None:
        """Another game with the same people begins by itself."""
        async with self._at(table):
            if table.status != "open" or table.host:
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


def free_number(seats: Sequence[Seat]) -> str:
    """What a new bot is called: the first number that no other has."""
    taken = {seat.name for seat in seats if seat.kind == "bot"}
    return next(str(number) for number in range(1, len(seats) + 2) if str(number) not in taken)
