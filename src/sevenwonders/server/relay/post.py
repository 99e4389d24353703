"""What servers say to each other over a wire: lines of visitors who sit at another's table, questions, and news."""

import asyncio
import contextlib
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from sevenwonders.server.relay.ends import Dialed, End, Guest
from sevenwonders.server.relay.pipe import MOVED
from sevenwonders.server.relay.wire import Wire
from sevenwonders.server.secrets import new_table_id
from sevenwonders.server.tables.owner import Beat
from sevenwonders.server.tables.services import log

COUNT_SECONDS: Final = 1.0
"""How often each end tells the other how much it sent."""
COUNTED_FOR: Final = 5.0
"""Seconds after the last letter for which it is told."""
MOST_ANSWERS: Final = 2000
"""Answers that are remembered, for whoever asks once more."""
LONG_ANSWER: Final = 20_000
"""Signs of an answer that is not: it is a record, which may be asked for as often as one likes."""

Answer = Callable[[str], Awaitable[str]]
News = Callable[[str], Awaitable[None]]


class Silence(Exception):
    """A server does not answer."""


class Post:
    def __init__(self, me: str, wire: Wire) -> None:
        self.me = me
        self.ends: dict[str, End] = {}
        self.answers: dict[str, Answer] = {}
        """Who answers which kind of question."""
        self.news: dict[str, News] = {}
        """Who wants to hear which kind of news."""
        self.serve: Callable[[Guest], Coroutine[Any, Any, None]] | None = None
        """Seats a guest at its table, until it leaves."""
        self.living: frozenset[str] = frozenset()
        self._wire = wire
        self._asked: dict[str, asyncio.Future[str]] = {}
        self._answered: OrderedDict[str, asyncio.Future[str]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self._wire.start(self.me, self._hear, self._count_all)
        self._spawn(self._count_on())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._wire.stop()

    def send(self, to: str, kind: str, key: str, number: int, body: str) -> None:
        self._wire.send(to, f"{kind} {self.me} {key} {number}\n{body}")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- lines

    def dial(self, server: str, table: str, token: str, address: str) -> Dialed:
        """A line to a table of another server."""
        line = Dialed(self.send, server, table)
        line.on_end = lambda: self._drop(line.key)
        self.ends[line.key] = line
        line.put("open", json.dumps([table, token, address]))
        return line

    async def _welcome(self, guest: Guest) -> None:
        assert self.serve is not None
        try:
            await self.serve(guest)
        finally:
            await guest.close(MOVED)
            self._drop(guest.key)

    def _drop(self, key: str) -> None:
        self.ends.pop(key, None)

    def watched(self) -> list[str]:
        """The tables of others that visitors of ours are at."""
        return [end.table for end in self.ends.values() if isinstance(end, Dialed)]

    def beat(self, beat: Beat) -> None:
        """Lines to tables that are elsewhere by now, and those of servers that died, come to their end."""
        self.living = frozenset(beat.living)
        for end in list(self.ends.values()):
            if isinstance(end, Dialed):
                if end.since_beat and beat.where.get(end.table) != end.peer:
                    end.lose()
            elif end.since_beat and end.peer not in self.living:
                end.lose()
            end.since_beat = True

    async def _count_on(self) -> None:
        while True:
            await asyncio.sleep(COUNT_SECONDS)
            self._count(time.monotonic() - COUNTED_FOR)

    def _count_all(self) -> None:
        """The wire was broken: let everybody see what they missed."""
        self._count(0.0)
        for server in self.living - {self.me}:
            self.send(server, "gap", "-", 0, "")

    def _count(self, since: float) -> None:
        sent: dict[str, dict[str, int]] = {}
        for end in self.ends.values():
            if end.sent_at > since:
                sent.setdefault(end.peer, {})[end.key] = end.sent
        for server, counts in sent.items():
            self.send(server, "counts", "-", 0, json.dumps(counts))

    # ---- questions and news

    async def ask(self, server: str, kind: str, body: str, seconds: float, key: str = "") -> str:
        """The answer of a server. Asking again with the same key is harmless."""
        key = key or new_table_id()
        future = self._asked.get(key)
        if future is None:
            future = self._asked[key] = asyncio.get_running_loop().create_future()
        self.send(server, "ask", key, 0, f"{kind}\n{body}")
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(future)
        except TimeoutError:
            raise Silence from None
        finally:
            self._asked.pop(key, None)

    def tell_all(self, kind: str, body: str) -> None:
        """News for every other server."""
        for server in self.living - {self.me}:
            self.send(server, "news", kind, 0, body)

    async def _reply(self, to: str, key: str, question: str) -> None:
        """Answer a question; who asks once more gets the same answer, and nothing is done twice."""
        thinking = self._answered.get(key)
        if thinking is None:
            kind, _, body = question.partition("\n")
            thinking = self._answered[key] = asyncio.ensure_future(self.answers[kind](body))
            if len(self._answered) > MOST_ANSWERS:
                self._answered.popitem(last=False)
        try:
            answer = await asyncio.shield(thinking)
        except Exception:  # whoever asked hears nothing, and asks again
            self._answered.pop(key, None)
            log.exception("a question of another server could not be answered")
            return
        if len(answer) > LONG_ANSWER:
            self._answered.pop(key, None)  # one that can be found again
        self.send(to, "answer", key, 0, answer)

    # ---- hearing

    def _hear(self, letter: str) -> None:
        try:
            head, _, body = letter.partition("\n")
            kind, sender, key, number = head.split(" ")
            self._take(kind, sender, key, int(number), body)
        except Exception:  # whatever comes over the wire: the next letter is heard
            log.exception("a letter of another server was not understood")

    def _take(self, kind: str, sender: str, key: str, number: int, body: str) -> None:
        if kind == "open":
            self._open(sender, key, number, body)
        elif kind in ("in", "out", "end", "shut"):
            self._pass(kind, sender, key, number, body)
        elif kind == "counts":
            for each, sent in json.loads(body).items():
                if each in self.ends:
                    self.ends[each].count(sent)
                else:
                    self._unknown(sender, each)
        elif kind == "gone":
            if key in self.ends:
                self.ends[key].lose()
        elif kind == "gap":
            self._count(0.0)
        elif kind == "ask":
            self._spawn(self._reply(sender, key, body))
        elif kind == "answer":
            if key in self._asked and not self._asked[key].done():
                self._asked[key].set_result(body)
        elif kind == "news":
            self._spawn(self._tell(key, body))

    async def _tell(self, kind: str, body: str) -> None:
        with contextlib.suppress(KeyError):
            await self.news[kind](body)

    def _open(self, sender: str, key: str, number: int, body: str) -> None:
        if key not in self.ends:
            table, token, address = json.loads(body)
            guest = Guest(self.send, sender, key, table, token, address)
            guest.got = number
            self.ends[key] = guest
            self._spawn(self._welcome(guest))

    def _pass(self, kind: str, sender: str, key: str, number: int, body: str) -> None:
        end = self.ends.get(key)
        if end is None:
            if kind == "in":
                self._unknown(sender, key)
        elif end.peer == sender and end.is_next(number):
            if isinstance(end, Guest):
                if kind == "in":
                    end.hear(body)
                else:
                    end.is_over = True
                    end.hang_up()
            elif isinstance(end, Dialed):
                if kind == "out":
                    end.take(body)
                else:
                    code, _, reason = body.partition(" ")
                    end.end(int(code), reason)

    def _unknown(self, to: str, key: str) -> None:
        """A line of which this end is gone: the other one goes too, if it is still there."""
        self.send(to, "gone", key, 0, "")
