"""The coach at a table: who may be given hints and who was, and what it answers to those who sit there."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from sevenwonders.coach import hint_words
from sevenwonders.coach.dangers import sign
from sevenwonders.coach.estimating import Estimate
from sevenwonders.coach.hinting import Hint, NoHint
from sevenwonders.coach.words import Words
from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts
from sevenwonders.server.coach_messages import STEPS, AskCoach, Coached, HintMove, SeatEstimate, Sign
from sevenwonders.server.coaching import Job, estimate_at, hint_at, signs_at
from sevenwonders.server.limits import FREE, Work
from sevenwonders.server.protocol import Options, Refused
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.services import log
from sevenwonders.server.vocabulary import RefusalCode
from sevenwonders.server.workers import Crowded, Stuck

if TYPE_CHECKING:
    from sevenwonders.server.tables.live import LiveTable

HINT: Final = "hint"
JOBS: Final[dict[str, Job]] = {HINT: hint_at, "signs": signs_at, "estimate": estimate_at}


class CoachNotes(BaseModel):
    """What is kept of the coach at a table. Never changed: another one takes its place."""

    model_config = ConfigDict(frozen=True)

    agreed: frozenset[str] = frozenset()
    """Who agrees to hints: people, as seats name them. Whoever gets up and comes back agreed already."""
    hinted: frozenset[int] = frozenset()
    """Seats whose players were given hints."""


def read_notes(text: str) -> CoachNotes:
    """As they were kept; nothing, where nothing was or they are damaged."""
    try:
        return CoachNotes.model_validate_json(text) if text else CoachNotes()
    except ValidationError:
        return CoachNotes()


def settled(table: "LiveTable") -> Options:
    """The options with which a game begins: without hints, unless everybody agreed."""
    people = {chair.token for chair in table.seats if chair.kind == "human"}
    return table.options if people <= table.coach.agreed else table.options.model_copy(update={"hints": False})


class Refusing(Exception):
    """The coach does not answer; the code says why."""

    def __init__(self, code: RefusalCode) -> None:
        super().__init__(code)
        self.code = code


class Coaching:
    """The answers for the decision of this moment: each is worked out once, however often a seat asks."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, int, str], asyncio.Task[Any]] = {}

    async def answer(
        self, table: "LiveTable", reader: Connection, message: AskCoach, work: Work = FREE
    ) -> Coached | Refused:
        """For the reader's own seat, from what it may know."""
        try:
            return await self._answer(table, reader, message, work)
        except Refusing as refusing:
            table.services.metrics.refused.labels(refusing.code).inc()
            text = Texts(reader.lang)(f"server.refused.{refusing.code}")
            return Refused(id=message.id, code=refusing.code, text=text)

    async def _answer(self, table: "LiveTable", reader: Connection, message: AskCoach, work: Work) -> Coached:
        seat, is_hint = reader.seat, message.what in STEPS
        self._must(table, seat, message)
        found = await self._worked_out(table, seat, HINT if is_hint else message.what, reader.address)
        if table.coaching is not self:  # moves were taken back: this is another position, whatever its number
            raise Refusing("late")
        if reader.seat != seat:  # somebody else sits there by now
            raise Refusing("not_yours")
        if is_hint:
            await _note(table, seat, message)
        self._must(table, seat, message)
        with work.paid():
            return _in_words(table, found, reader.lang, message)

    @staticmethod
    def _must(table: "LiveTable", seat: int, message: AskCoach) -> None:
        if code := _why_not(table, seat, message):
            raise Refusing(code)

    async def _worked_out(self, table: "LiveTable", seat: int, what: str, visitor: str) -> Any:
        key = (table.request, seat, what)
        for other in [each for each in self._asked if each[0] != table.request]:
            del self._asked[other]
        task = self._asked.get(key)
        if task is None:
            asking = table.services.coach.ask(JOBS[what], table.id, table.deal, table.moves, seat, visitor)
            task = self._asked[key] = asyncio.create_task(asking)
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(task)
        except Exception as error:
            if self._asked.get(key) is task:  # whoever asks again may have more luck
                del self._asked[key]
            raise Refusing(_code_of(table, error)) from None


def _code_of(table: "LiveTable", error: Exception) -> RefusalCode:
    if isinstance(error, NoHint):
        return "late"
    if isinstance(error, Crowded):
        return "too_fast"
    if not isinstance(error, Stuck):  # a set's rules, a process that dies: the game goes on without a hint
        table.services.metrics.failures.inc()
        log.error("the coach failed", exc_info=error)
    return "busy"


def _why_not(table: "LiveTable", seat: int, message: AskCoach) -> RefusalCode | Literal[""]:
    if seat == NOBODY or seat in table.ending.resigned:
        return "not_yours"
    if table.services.stopping or table.gone:
        return "stopped"
    if table.game is None or table.status != "playing" or message.request != table.request:
        return "late"
    if message.what in STEPS:
        if not table.allows_hints():
            return "no_hints"
        return "" if seat in table.game.to_act() else "late"
    if message.what == "estimate" and not table.options.estimates:
        return "no_estimates"
    return ""


async def _note(table: "LiveTable", seat: int, message: AskCoach) -> None:
    """A game with hints is marked before the hint is told."""
    async with table.lock:
        Coaching._must(table, seat, message)
        if seat in table.coach.hinted:
            return
        notes = table.coach.model_copy(update={"hinted": table.coach.hinted | {seat}})
        if not await table.keep_notes(notes):
            raise Refusing("stopped")


def _in_words(table: "LiveTable", found: Any, lang: str, message: AskCoach) -> Coached:
    assert table.game is not None
    words = Words(table.game, Texts(lang), table.people(lang))
    answer = Coached(id=message.id, request=message.request, what=message.what)
    if isinstance(found, Hint):
        answer.look = hint_words.look(found, words)
        if message.what != "look":
            why = hint_words.reasons(found, words) if message.what == "reasons" else ([], [])
            answer.moves = [
                HintMove(move=choice.move, text=text, chance=choice.chance, reasons=told)
                for choice, text, told in zip(found.moves, hint_words.moves(found, words), why, strict=False)
            ]
    elif isinstance(found, Estimate):
        answer.seats = [
            SeatEstimate(chance=chance, points=points)
            for chance, points in zip(found.chances, found.points, strict=True)
        ]
    else:
        answer.signs = [
            Sign(
                kind=each.reason.key,
                icon=each.icon,
                text=sign(each, words),
                card=each.card,
                seat=each.seat,
                now=each.now,
                moves=list(each.moves),
            )
            for each in found
        ]
    return answer
