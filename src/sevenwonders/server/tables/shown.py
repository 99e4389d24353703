"""A table as its readers see it: each is told what its seat may know, once."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sevenwonders.core.game import NOBODY, Scores, View
from sevenwonders.core.texts import Texts
from sevenwonders.server.emblems import emblem_of
from sevenwonders.server.protocol import Ask, SeatState, TableState, Update
from sevenwonders.server.store.queries import StoredTable
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.ending import ended_view
from sevenwonders.server.tables.kept import KeptTable
from sevenwonders.server.tables.services import Services, log, now
from sevenwonders.server.telling import ask_of, names_for, told

MOST_EVENTS: Final = 400
"""A reader that misses more gets the newest of them, as a new beginning."""
NO_SCORES: Final = Scores([], [], [], "")
BROKE: Final = 1011
PRESENCE_SECONDS: Final = 1.0
"""Comings and goings are gathered for so long."""
WATCHERS_EVERY: Final = 4
"""Those who watch are told of them every so many rounds."""


class ShownTable(KeptTable):
    def __init__(self, stored: StoredTable, services: Services, fence: int = 0) -> None:
        super().__init__(stored, services, fence)
        self._presence_timer: asyncio.TimerHandle | None = None
        self._presence_rounds = 0
        self._names: dict[tuple[str, int], list[str]] = {}

    # ---- reading

    def is_online(self, seat: int) -> bool:
        return any(socket.seat == seat for socket in self.sockets)

    def waits_for(self, seat: int) -> bool:
        return self.game is not None and self.status == "playing" and seat in self.game.to_act()

    def allows_hints(self) -> bool:
        """Whether people may ask for hints: all agreed, or there is only one who plays."""
        people = [seat for seat, chair in enumerate(self.seats) if chair.kind == "human"]
        return self.options.hints or len(set(people) - self.ending.resigned) == 1

    def state(self, token: str, seat: int) -> TableState:
        """The table for a reader."""
        acting = self.game.to_act() if self.game is not None and self.status == "playing" else []
        sealed = set(self.game.asked_seats()) - set(acting) if self.game is not None and acting else set()
        chairs = [
            SeatState.model_construct(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                emblem=emblem_of(chair.emblem),
                online=chair.kind == "bot" or self.is_online(number),
                away=number in self.away,
                waiting=number in acting,
                sealed=number in sealed,
                resigned=number in self.ending.resigned,
                agrees=number in self.ending.agreed and self.status == "playing",
                agrees_hints=bool(chair.token) and chair.token in self.coach.agreed,
                hinted=number in self.coach.hinted,
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
            ended=self.ending.how,
            hints=self.status == "playing" and self.allows_hints(),
            takes_back=self.options.practice is not None and seat != NOBODY and self.last_choice(seat) >= 0,
            rematch=self.rematch,
        )

    def names(self, lang: str, reader: int) -> list[str]:
        """What every city is called for a reader. While a game is on, nobody's name changes."""
        assert self.game is not None
        if (lang, reader) not in self._names:
            self._names[lang, reader] = names_for(self.game, self.people(lang), lang, reader)
        return self._names[lang, reader]

    def people_changed(self) -> None:
        """In the middle of a game: a bot sits where a person sat."""
        self.away = {seat for seat in self.away if self.seats[seat].kind == "human"}
        self._names.clear()

    def people(self, lang: str) -> list[str]:
        """Who sits there; bots are called by their number."""
        bot = Texts(lang)
        return [bot("server.bot", n=chair.name) if chair.kind == "bot" else chair.name for chair in self.seats]

    def ask(self, seat: int, lang: str, view: View | None = None) -> Ask | None:
        if self.game is None or self.status != "playing" or seat == NOBODY or seat in self.ending.resigned:
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
            view = ended_view(view, self.ending, self.game)
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

    def retire(self) -> None:
        super().retire()
        if self._presence_timer is not None:
            self._presence_timer.cancel()
            self._presence_timer = None
