"""A table in memory: the game, those who sit there, those who watch.

A choice is committed before it counts; what follows from it is told to every socket, to each what its seat may know.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final, Literal

from sqlalchemy import Connection

from sevenwonders.core.game import NOBODY, Game, IllegalMove
from sevenwonders.core.record import Record
from sevenwonders.core.texts import Texts
from sevenwonders.records.ending import ended_scores, result_of
from sevenwonders.server.limits import FREE, Work
from sevenwonders.server.protocol import Acknowledged, Choose, Refused
from sevenwonders.server.saying import End, Resign
from sevenwonders.server.store.database import Fenced
from sevenwonders.server.store.desk import Away
from sevenwonders.server.store.queries import Choice, Progress, add_choices, change_table
from sevenwonders.server.tables.coached import CoachNotes
from sevenwonders.server.tables.ending import Ending
from sevenwonders.server.tables.services import log, now
from sevenwonders.server.tables.shown import ShownTable
from sevenwonders.server.vocabulary import RefusalCode

HOUR: Final = 3_600_000
MOST_CHANGES: Final = 100
"""How often a seat may choose for one request: every choice is kept for ever."""


class LiveTable(ShownTable):
    def begin(self, deal: str, at: int) -> None:
        """The game starts, from a deal that is already kept. The lock is held."""
        self.deal, self.status = deal, "playing"
        self._rebuild(())
        if self.game is not None:
            self._new_request(at)
        self.tell()
        self.on_change()

    # ---- choosing

    async def choose(self, seat: int, message: Choose, lang: str, work: Work = FREE) -> Acknowledged | Refused:
        """A person's choice: kept and acknowledged, or refused with nothing changed. Whoever chooses pays."""
        began = time.perf_counter()
        code = await self.services.finish(self._choose(seat, message, work))
        if code:
            self.services.metrics.refused.labels(code).inc()
            return Refused(id=message.id, code=code, text=Texts(lang)(f"server.refused.{code}"))
        self.services.metrics.acknowledged.observe(time.perf_counter() - began)
        return Acknowledged(id=message.id, request=message.request)

    async def _choose(self, seat: int, message: Choose, work: Work) -> RefusalCode | Literal[""]:
        """Why a choice is refused; empty if it is kept. Never to be left in the middle: see Services.finish."""
        async with self.lock:
            if (seat, message.id, message.request, message.move) in self._kept:
                return ""
            with work.paid():
                code = self._why_not(seat, message)
            if not code:
                self.away.discard(seat)
                kept = await self.keep([Choice(seat, message.id, message.request, message.move)], work)
                code = "" if kept else "stopped"
            return code

    def _why_not(self, seat: int, message: Choose) -> RefusalCode | Literal[""]:
        if seat == NOBODY or seat in self.ending.resigned:
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

    async def keep(self, choices: Sequence[Choice], work: Work = FREE) -> bool:
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
        with work.paid():
            after = self._after(choices)
        if not await self._is_kept(add_choices(self.id, len(self.moves), choices, changes, after)):
            return False
        with work.paid():
            self._play(choices, request, at)
        return True

    async def _is_kept(self, job: Callable[[Connection], None]) -> bool:
        """Whether something was written. If not, nobody knows what the database holds, until it is read again."""
        try:
            await self.write(job)
            return True
        except Fenced:
            pass  # another server has the table
        except Away:
            log.warning("a choice could not be kept: the database is away")
        except Exception:  # whatever it was: whoever chose is told to send it again
            self.services.metrics.failures.inc()
            log.exception("a choice could not be kept")
        self.on_doubt()
        return False

    def _play(self, choices: Sequence[Choice], request: str, at: int) -> None:
        """Choices that are kept: what follows from them is told."""
        assert self.game is not None
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
            return
        self._gather()
        if self.request == request and not self.game.over():
            self.tell(with_view=[choice.seat for choice in choices])
        else:
            self._new_request(at)
            self.tell()
        self.on_change()

    def _after(self, choices: Sequence[Choice]) -> Progress | None:
        """How far the game will be with these choices: kept with them, for lists that do not know the game."""
        assert self.game is not None
        try:
            ahead = self.game.clone(quiet=True)
            for choice in choices:
                ahead.play(choice.seat, choice.move)
            return progress_of(ahead)
        except Exception:  # the rules of a set fail: whoever plays the choices finds out
            return None

    def _break(self) -> None:
        """This game cannot go on; the other tables can."""
        self.services.metrics.failures.inc()
        log.exception("a game cannot go on: it is shown as broken")
        self.game, self.status, self.deadline = None, "broken", None
        self._events.clear()
        self.tell()

    # ---- ending

    async def say_of_end(self, seat: int, message: Resign | End, lang: str) -> Acknowledged | Refused:
        """Somebody resigns, or offers to end the game, or answers that. Kept before it is acknowledged."""
        request = self.request
        code = await self.services.finish(self._say_of_end(seat, message))
        if code:
            self.services.metrics.refused.labels(code).inc()
            return Refused(id=message.id, code=code, text=Texts(lang)(f"server.refused.{code}"))
        return Acknowledged(id=message.id, request=request)

    async def _say_of_end(self, seat: int, message: Resign | End) -> RefusalCode | Literal[""]:
        async with self.lock:
            if seat == NOBODY:
                return "not_yours"
            if self.services.stopping or self.gone:
                return "stopped"
            if isinstance(message, Resign):
                if seat in self.ending.resigned:
                    return ""
                wanted = self.ending.resign(seat, self._people(), len(self.seats))
            else:
                # whoever left does not keep the others; in a game of days nobody is expected to be here
                needed = [n for n in self._people() if n not in self.away or self.options.clock == "days"]
                wanted = self.ending.answer(seat, message.agree, needed)
            if self.game is None or self.status != "playing":
                return "late"
            if not isinstance(message, Resign) and seat in self.ending.resigned:
                return "not_yours"
            return "" if await self._end_as(wanted) else "stopped"

    async def _end_as(self, ending: Ending) -> bool:
        """Keep what was said of the end, and tell everybody. The lock is held."""
        changes: dict[str, object] = {"ending": ending.model_dump_json()}
        if ending.how:
            changes |= {"status": "over", "deadline": None, "changed": now()}
        if not await self._is_kept(change_table(self.id, **changes)):
            return False
        self.ending = ending
        if ending.how:
            self.status, self.deadline = "over", None
        self.tell()
        self.on_change()
        return True

    async def keep_notes(self, notes: CoachNotes) -> bool:
        """Keep who agrees to hints or was given some, and tell everybody. The lock is held."""
        if not await self._is_kept(change_table(self.id, coach=notes.model_dump_json())):
            return False
        self.coach = notes
        self.tell(with_view=())
        return True

    def _people(self) -> list[int]:
        return [number for number, chair in enumerate(self.seats) if chair.kind == "human"]

    def record(self, seat: int | None, lang: str) -> Record:
        """The game as a seat may know it, or all of it (None); with what people said of its end."""
        assert self.game is not None
        found = self.game.record(seat)
        found.players = self.people(lang)
        found.hinted = sorted(self.coach.hinted)
        scores = self.game.scores()
        if self.ending.how and not scores.victory:
            scores = ended_scores(scores, self.ending.how, sorted(self.ending.resigned), len(self.seats))
        if scores.victory:
            found.result = result_of(scores, sorted(self.ending.resigned))
        return found


def progress_of(game: Game) -> Progress:
    return Progress(int(getattr(game, "age", 0)), sum(1 << seat for seat in game.to_act()))
