"""A table as the database keeps it: its options and seats, its game as the choices made it, its clock.

Whoever changes a table holds its lock, and writes under the number with which this server holds it.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from pydantic import ValidationError
from sqlalchemy import Connection as DatabaseConnection

from sevenwonders.core.game import NOBODY, Event, Game
from sevenwonders.core.record import MissingSet
from sevenwonders.records import read_record
from sevenwonders.records.replay import begin
from sevenwonders.server.protocol import Options
from sevenwonders.server.store.database import Fenced
from sevenwonders.server.store.desk import Away
from sevenwonders.server.store.queries import Choice, Fence, StoredTable, change_table
from sevenwonders.server.tables.coached import Coaching, read_notes
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.ending import Ending, read_ending
from sevenwonders.server.tables.options import unknown_sets
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.server.tables.talking import Talking

T = TypeVar("T")
DAY_SECONDS: Final = 86_400
NOTHING: Final = 10**9
"""More events than there can be: whoever claims to have them is told everything anew."""


def _nothing() -> None:
    """What a table does that nobody listens to."""


class KeptTable:
    def __init__(self, stored: StoredTable, services: Services, fence: int = 0) -> None:
        self.services = services
        self.id = stored.id
        self.fence = fence
        """Under which number this server holds it, where several share the tables."""
        self.since_beat = False
        """Whether it was here when this server last looked what is its own."""
        self.created = stored.created
        self.status = stored.status
        self.options = self._options(stored)
        self.password = stored.password
        self.host = stored.host
        """The person who may begin; empty where everybody may, and it begins when all are there."""
        self.deal = stored.deal
        self.deadline = stored.deadline
        self.rematch = stored.rematch
        self.seats = stored.seats
        self.ending = read_ending(stored.ending)
        """What people said about ending the game before its end."""
        self.coach = read_notes(stored.coach)
        """Who agrees to hints, and who was given some."""
        self.coaching = Coaching()
        self.away: set[int] = set()
        """Seats of people who left."""
        self.expired = ""
        """The request for which the clock ran out: bots answer it."""
        self.game: Game | None = None
        self.moves: list[tuple[int, str]] = []
        self.removed: set[str] = set()
        """People whom the host sent away: they do not sit down here again."""
        self.sockets: set[Connection] = set()
        self.visitor = ""
        """The address of who plays here, as limits see it: bots think on its account."""
        self.talking = Talking()
        self.lock = asyncio.Lock()
        self.guessing = asyncio.Lock()
        """Passwords are tried one after another: many at once would take the processor from everybody else."""
        self.gone = False
        """Whether this is no longer the table: somebody else has it, or it must be read again."""
        self.on_doubt: Callable[[], None] = _nothing
        """Called when a choice may or may not be in the database: only reading it again can tell."""
        self.on_change: Callable[[], None] = _nothing
        """Called when the game began or moved on: there may be something to do for bots and clocks."""
        self.lacks: list[str] = []
        """Sets, each with its version, without which the table cannot go on: it waits until they are back."""
        self._changed = stored.changed
        self._kept: set[tuple[int, str, str, str]] = set()
        """Messages of people that were kept: seat, id, request and move."""
        self._changes: dict[int, int] = {}
        """How often each seat chose for the present request."""
        self._events: dict[int, list[Event]] = {}
        """What each seat may read, and NOBODY."""
        self._gathered = 0
        if stored.damaged or (self.status in ("playing", "over") and not stored.deal):
            self.status = "broken"
        if self.status == "open":
            self._wait_for(unknown_sets(self.options, services.shelf))
        elif stored.deal and self.status != "broken":
            self._rebuild(stored.choices)
            self._go_on(stored.status)

    def _options(self, stored: StoredTable) -> Options:
        try:
            options = Options.model_validate_json(stored.options)
            if options.players == len(stored.seats):
                return options
        except ValidationError:
            pass
        self.status = "broken"
        return Options(game="duel")

    def _rebuild(self, choices: Iterable[Choice]) -> None:
        """The game as its choices made it. One that cannot be replayed is shown as broken, and kept."""
        try:
            game = begin(read_record(self.deal), self.services.shelf)
            if int(game.seats) != len(self.seats):
                raise ValueError("a deal for another number of seats")
            for choice in choices:
                game.play(choice.seat, choice.move)
                self.moves.append((choice.seat, choice.move))
                if choice.message:
                    self._kept.add((choice.seat, choice.message, choice.request, choice.move))
        except MissingSet as error:
            self._wait_for(error.sets)
            return
        except Exception:  # whatever is wrong with one table: the others are not to blame
            log.warning("a table cannot be replayed: it is shown as broken")
            self.status = "broken"
            return
        self.game = game
        self._gather()

    def _wait_for(self, sets: Sequence[str]) -> None:
        """Without its sets a table waits. Nobody can play meanwhile: its clock begins anew when they are back."""
        self.lacks = list(sets)
        if not self.lacks:
            return
        log.warning("a table waits for a set that is not here, or not as it was")
        if self.deadline is not None:
            self.set_deadline(None)
        self.status = "waiting"

    def _go_on(self, status: str) -> None:
        """After a restart: what was kept beside the choices may be older than they are."""
        if self.game is None:
            return
        if self.game.over() or self.ending.how:
            self.status, self.deadline = "over", None
            if status != "over":
                self._note(status="over", deadline=None)
        elif status == "over":
            self.game, self.status = None, "broken"  # its last choices are missing
            self._events.clear()
        elif self.options.clock == "turn":
            self.set_deadline(None)  # it begins anew when somebody comes: nobody could play meanwhile
        elif self.deadline is None:
            self.deadline = self.next_deadline(now())

    def last_choice(self, seat: int) -> int:
        """The number of a seat's last choice at a practice table; -1 if it has made none there."""
        first = self.options.practice or 0
        return next((n for n in range(len(self.moves) - 1, first - 1, -1) if self.moves[n][0] == seat), -1)

    def rewind(self, number: int) -> None:
        """The game as it was before a choice. The lock is held, and the database knows it already."""
        before = [Choice(seat, "", "", move) for seat, move in self.moves[:number]]
        self.status, self.ending, self.expired = "playing", Ending(), ""
        self.game, self.moves, self._gathered = None, [], 0
        self.coaching = Coaching()  # its numbers of requests come again, for other positions
        for known in (self._kept, self._changes, self._events):
            known.clear()
        self._rebuild(before)
        for socket in self.sockets:
            socket.seq = NOTHING  # whatever they were told, it is another story now

    def retire(self) -> None:
        """This is no longer the table. Nothing it holds leads back to it: it leaves the memory with its last reader."""
        self.gone = True
        self.on_doubt = self.on_change = _nothing

    def _gather(self) -> None:
        """Sort the newest events by who may read them."""
        assert self.game is not None
        for event in self.game.events[self._gathered :]:
            for seat in (NOBODY, *range(len(self.seats))):
                if event.only in (NOBODY, seat):
                    self._events.setdefault(seat, []).append(event)
        self._gathered = len(self.game.events)

    @property
    def request(self) -> str:
        """What an answer must name. It changes when all choices of a turn are in, and only then."""
        return str(len(self.game.turns)) if self.game is not None else ""

    def seat_of(self, token: str) -> int:
        """Where a person sits, or NOBODY."""
        return next((n for n, seat in enumerate(self.seats) if token and seat.token == token), NOBODY)

    # ---- clocks and notes

    def next_deadline(self, at: int) -> int | None:
        """When the clock of a request that is made now runs out."""
        if self.options.clock == "none":
            return None
        return at + 1000 * self.options.clock_time * (DAY_SECONDS if self.options.clock == "days" else 1)

    def _new_request(self, at: int) -> None:
        """Set the clock for what is asked now, or note the end."""
        assert self.game is not None
        self.expired = ""
        self._changes.clear()
        if self.game.over():
            self.status, self.deadline = "over", None
            self._note(status="over", deadline=None, changed=at)
        else:
            self.deadline = self.next_deadline(at)

    def set_deadline(self, deadline: int | None) -> None:
        """The clock begins, or waits for somebody to come."""
        self.deadline = deadline
        self._note(deadline=deadline)

    def _note(self, **values: object) -> None:
        """Keep something that a restart could find out again, or that may be lost: nobody waits for it."""
        self.services.spawn(self._write_note(change_table(self.id, **values)))

    async def _write_note(self, job: Callable[[DatabaseConnection], None]) -> None:
        try:
            await self.write(job)
        except Away:
            log.warning("something could not be noted: the database is away")
        except Fenced:
            self.on_doubt()

    async def write(self, job: Callable[[DatabaseConnection], T]) -> T:
        """Keep something of this table: nothing is written if another server has it by now."""
        return await self.services.database.write(job, Fence(self.id, self.fence))
