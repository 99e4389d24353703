"""A table in memory: the game, those who sit there, those who watch.

Whoever changes a table holds its lock. A choice is committed before it counts; what follows from it is told to every
socket, to each what its seat may know.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal

from pydantic import ValidationError

from sevenwonders.core.game import NOBODY, Event, Game, IllegalMove, Scores, View
from sevenwonders.core.record import MissingSet
from sevenwonders.core.texts import Texts
from sevenwonders.records import read_record
from sevenwonders.records.replay import begin
from sevenwonders.server.protocol import (
    Acknowledged,
    Ask,
    Choose,
    Options,
    RefusalCode,
    Refused,
    SeatState,
    TableState,
    Update,
)
from sevenwonders.server.store.queries import Choice, StoredTable, add_choices, change_table
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.options import unknown_sets
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.server.telling import ask_of, names_for, told

MOST_EVENTS: Final = 400
"""A reader that misses more gets the newest of them, as a new beginning."""
NO_SCORES: Final = Scores([], [], [], "")
HOUR: Final = 3_600_000
DAY_SECONDS: Final = 86_400
MOST_CHANGES: Final = 100
"""How often a seat may choose for one request: every choice is kept for ever."""
BROKE: Final = 1011
PRESENCE_SECONDS: Final = 1.0
"""Comings and goings are gathered for so long."""
WATCHERS_EVERY: Final = 4
"""Those who watch are told of them every so many rounds."""


def _nothing() -> None:
    """What a table does that nobody listens to."""


class LiveTable:
    def __init__(self, stored: StoredTable, services: Services) -> None:
        self.services = services
        self.id = stored.id
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
        self.away: set[int] = set()
        """Seats of people who left."""
        self.expired = ""
        """The request for which the clock ran out: bots answer it."""
        self.game: Game | None = None
        self.moves: list[tuple[int, str]] = []
        self.sockets: set[Connection] = set()
        self.lock = asyncio.Lock()
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
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_rounds = 0
        self._names: dict[tuple[str, int], list[str]] = {}
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
        if self.game.over():
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

    def retire(self) -> None:
        """This is no longer the table. Nothing it holds leads back to it: it leaves the memory with its last reader."""
        self.gone = True
        self.on_doubt = self.on_change = _nothing
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None

    # ---- reading

    @property
    def request(self) -> str:
        """What an answer must name. It changes when all choices of a turn are in, and only then."""
        return str(len(self.game.turns)) if self.game is not None else ""

    def seat_of(self, token: str) -> int:
        """Where a person sits, or NOBODY."""
        return next((n for n, seat in enumerate(self.seats) if token and seat.token == token), NOBODY)

    def is_online(self, seat: int) -> bool:
        return any(socket.seat == seat for socket in self.sockets)

    def waits_for(self, seat: int) -> bool:
        return self.game is not None and self.status == "playing" and seat in self.game.to_act()

    def state(self, token: str, seat: int) -> TableState:
        """The table for a reader."""
        acting = self.game.to_act() if self.game is not None and self.status == "playing" else []
        sealed = set(self.game.asked_seats()) - set(acting) if self.game is not None and acting else set()
        chairs = [
            SeatState.model_construct(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                online=chair.kind == "bot" or self.is_online(number),
                away=number in self.away,
                waiting=number in acting,
                sealed=number in sealed,
            )
            for number, chair in enumerate(self.seats)
        ]
        return TableState.model_construct(
            id=self.id,
            options=self.options,
            locked=bool(self.password),
            status=self.status,
            seats=chairs,
            you=seat,
            host=(bool(token) and token == self.host) or (not self.host and seat != NOBODY),
            spectators=sum(not socket.plays for socket in self.sockets),
            lacks=self.lacks,
            deadline=self.deadline,
            now=now(),
            rematch=self.rematch,
        )

    def names(self, lang: str, reader: int) -> list[str]:
        """What every city is called for a reader. While a game is on, nobody's name changes."""
        assert self.game is not None
        if (lang, reader) not in self._names:
            self._names[lang, reader] = names_for(self.game, self.people(lang), lang, reader)
        return self._names[lang, reader]

    def people(self, lang: str) -> list[str]:
        """Who sits there; bots are called by their number."""
        bot = Texts(lang)
        return [bot("server.bot", n=chair.name) if chair.kind == "bot" else chair.name for chair in self.seats]

    def ask(self, seat: int, lang: str, view: View | None = None) -> Ask | None:
        if self.game is None or self.status != "playing" or seat == NOBODY:
            return None
        return ask_of(self.game, seat, lang, self.names(lang, seat), self.request, view)

    def update(self, reader: Connection, *, with_view: bool = True, reset: bool = False) -> Update:
        """What a reader does not know yet."""
        events = self._events.get(reader.seat, [])
        first, newest = reader.seq, len(events)
        if reset or first > newest or newest - first > MOST_EVENTS:
            reset, first = True, max(0, newest - MOST_EVENTS)
        reader.seq = newest
        view = None
        if self.game is not None and with_view:
            view = self.game.view(reader.seat)
            if not self.options.live_score and not view.over:
                view = replace(view, scores=NO_SCORES)
        missing = events[first:]
        return Update.model_construct(
            type="update",
            reset=reset,
            seq=newest,
            events=told(self.game, missing, reader.seat, reader.lang, self.names(reader.lang, reader.seat), first + 1)
            if self.game is not None and missing
            else [],
            table=self.state(self.seats[reader.seat].token if reader.plays else "", reader.seat),
            view=view,
            ask=self.ask(reader.seat, reader.lang, view) if with_view else None,
        )

    # ---- telling

    def _gather(self) -> None:
        """Sort the newest events by who may read them."""
        assert self.game is not None
        for event in self.game.events[self._gathered :]:
            for seat in (NOBODY, *range(len(self.seats))):
                if event.only in (NOBODY, seat):
                    self._events.setdefault(seat, []).append(event)
        self._gathered = len(self.game.events)

    def tell(self, *, with_view: Iterable[int] | None = None) -> None:
        """Tell every socket what is new. `with_view`: the seats for which the game looks different; None: for all."""
        seats = None if with_view is None else set(with_view)
        ready: dict[tuple[int, str, int, bool], str] = {}
        for socket in self.sockets:
            looks_new = seats is None or socket.seat in seats
            key = (socket.seat, socket.lang, socket.seq, looks_new)
            try:
                if key not in ready:
                    ready[key] = self.update(socket, with_view=looks_new).model_dump_json()
            except Exception:  # a sentence that cannot be made must not keep the others from what happened
                self.services.metrics.failures.inc()
                log.exception("a reader could not be told what happened")
                socket.close(BROKE)
                continue
            socket.seq = len(self._events.get(socket.seat, []))
            socket.send_text(ready[key])

    def presence_changed(self) -> None:
        """Somebody came or went. Those who sit there are told within a second, those who watch a little later."""
        if self._presence_timer is None and not self.gone:
            self._presence_timer = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self._presence_rounds += 1
        watchers_too = self._presence_rounds % WATCHERS_EVERY == 0
        ready: dict[tuple[int, int], str] = {}
        for socket in self.sockets:
            if not socket.plays and not watchers_too:
                continue
            if socket.seq != len(self._events.get(socket.seat, [])):
                continue  # what happened is on its way, with this
            key = (socket.seat, socket.seq)
            if key not in ready:
                ready[key] = self.update(socket, with_view=False).model_dump_json()
            socket.send_presence(ready[key])
        if not watchers_too and any(not socket.plays for socket in self.sockets):
            self.presence_changed()  # they are told in a later round

    # ---- choosing

    async def choose(self, seat: int, message: Choose, lang: str) -> Acknowledged | Refused:
        """A person's choice: kept and acknowledged, or refused with nothing changed."""
        began = time.perf_counter()
        code = await self.services.finish(self._choose(seat, message))
        if code:
            self.services.metrics.refused.labels(code).inc()
            return Refused(id=message.id, code=code, text=Texts(lang)(f"server.refused.{code}"))
        self.services.metrics.acknowledged.observe(time.perf_counter() - began)
        return Acknowledged(id=message.id, request=message.request)

    async def _choose(self, seat: int, message: Choose) -> RefusalCode | Literal[""]:
        """Why a choice is refused; empty if it is kept. Never to be left in the middle: see Services.finish."""
        async with self.lock:
            if (seat, message.id, message.request, message.move) in self._kept:
                return ""
            code = self._why_not(seat, message)
            if not code:
                self.away.discard(seat)
                kept = await self.keep([Choice(seat, message.id, message.request, message.move)])
                code = "" if kept else "stopped"
            return code

    def _why_not(self, seat: int, message: Choose) -> RefusalCode | Literal[""]:
        if seat == NOBODY:
            return "not_yours"
        if self.services.stopping or self.gone:
            return "stopped"
        if self.game is None or self.status != "playing" or message.request != self.request:
            return "late"
        try:
            legal = self.game.parse(message.move) in self.game.moves(seat)
        except IllegalMove:
            legal = False
        if legal:
            return "" if self._changes.get(seat, 0) < MOST_CHANGES else "too_fast"
        return "illegal" if self.game.moves(seat) else "late"

    async def keep(self, choices: Sequence[Choice]) -> bool:
        """Commit legal choices of different seats, play them, tell everybody and wake whoever goes on.

        False: they could not be kept. The lock is held, and all of them answer the request of this moment.
        """
        assert self.game is not None
        seats = [choice.seat for choice in choices]
        request, at = self.request, now()
        changes: dict[str, object] = {}
        if at - self._changed > HOUR:
            self._changed = at
            changes["changed"] = at
        if self.options.clock != "none" and set(self.game.to_act()) <= set(seats):
            changes["deadline"] = self.next_deadline(at)  # the last ones that were missing: this request is settled
        try:
            await self.services.database.write(add_choices(self.id, len(self.moves), choices, changes))
        except Exception:
            self.services.metrics.failures.inc()
            log.exception("a choice could not be kept")
            self.on_doubt()
            return False
        for choice in choices:
            if choice.message:
                self._kept.add((choice.seat, choice.message, request, choice.move))
            self._changes[choice.seat] = self._changes.get(choice.seat, 0) + 1
            self.moves.append((choice.seat, choice.move))
            self.services.metrics.choices.labels("person" if choice.message else "bot").inc()
        try:
            for choice in choices:
                self.game.play(choice.seat, choice.move)
        except Exception:  # the rules of a set fail: the choice is kept, and replaying it would fail as well
            self._break()
            return True
        self._gather()
        if self.request == request and not self.game.over():
            self.tell(with_view=seats)
        else:
            self._new_request(at)
            self.tell()
        self.on_change()
        return True

    def _break(self) -> None:
        """This game cannot go on; the other tables can."""
        self.services.metrics.failures.inc()
        log.exception("a game cannot go on: it is shown as broken")
        self.game, self.status, self.deadline = None, "broken", None
        self._events.clear()
        self.tell()

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
        self.services.spawn(self.services.database.write(change_table(self.id, **values)))

    def begin(self, deal: str, at: int) -> None:
        """The game starts, from a deal that is already kept. The lock is held."""
        self.deal, self.status = deal, "playing"
        self._rebuild(())
        if self.game is not None:
            self._new_request(at)
        self.tell()
        self.on_change()
