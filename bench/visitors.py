"""People at tables, as a program: several at each, some with a bot; each thinks a while, and chooses something.

Nobody's trouble is anybody else's: whoever fails is counted, and comes back.
"""

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KINDS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 4},
    {"game": "classic", "players": 4, "sets": ["leaders", "cities"]},
)
"""What is played at the tables, one after another."""
BOTS: Final = {2: 0, 4: 1}
"""How many of so many seats are bots."""
AT_ONCE: Final = 20
"""Tables that are made at the same time."""
NAP_SECONDS: Final = 0.02
ANSWER_SECONDS: Final = 30.0
"""Who waits longer for an answer counts it as lost, and begins anew."""


@dataclass
class Seen:
    """What all visitors saw since somebody began to count."""

    tables: int = 0
    people: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from each choice to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from each choice to the update of each other person at the table that shows it."""
    late: list[float] = field(default_factory=list)
    """Seconds by which the visitors themselves woke too late: they, or others on the machine, kept the cores busy."""
    counts: Counter[str] = field(default_factory=Counter)
    """Choices sent, refusals by code, and all that went wrong, by what it was."""


class Table:
    """One game: who sits there, and choices that the others have not heard of yet."""

    def __init__(self, number: int) -> None:
        self.options = KINDS[number % len(KINDS)]
        self.bots = BOTS[self.options["players"]]
        self.people = self.options["players"] - self.bots
        self.id = ""
        self.cookies: list[str] = []
        self.unheard: dict[int, list[tuple[int, float]]] = {}
        """By listener: who chose, and when."""
        self.last_ack = 0.0
        self.is_over = False


class Crowd:
    """Visitors who stay over several steps. They come in by any of the addresses, in turn."""

    def __init__(self, addresses: Sequence[str], think: float) -> None:
        self._addresses = itertools.cycle(addresses)
        self._think = think
        self._tasks: list[asyncio.Task[None]] = []
        self._doors = asyncio.Semaphore(AT_ONCE)
        self._chance = random.Random(1)
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS)
        self.tables: list[Table] = []
        self.seen = Seen()

    async def grow(self, tables: int, seconds: float) -> None:
        """So many tables, all begun; or as many as there are after so many seconds."""
        wanted = range(len(self._tasks), tables)
        self._tasks += [asyncio.create_task(self._keep(number)) for number in wanted]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while len(self.tables) < tables:
                    await asyncio.sleep(0.05)

    async def watch(self, seconds: float) -> Seen:
        self.seen = Seen(len(self.tables), sum(table.people for table in self.tables))
        until = time.perf_counter() + seconds
        while (began := time.perf_counter()) < until:
            await asyncio.sleep(NAP_SECONDS)
            self.seen.late.append(time.perf_counter() - began - NAP_SECONDS)
        seen, self.seen = self.seen, Seen()
        return seen

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._http.aclose()

    async def _keep(self, number: int) -> None:
        """One game after another at this place."""
        while True:
            table = Table(number)
            try:
                async with self._doors:
                    await self._make(table)
            except (httpx.HTTPError, KeyError, ValueError) as error:
                self.seen.counts[f"no table: {type(error).__name__}"] += 1
                await asyncio.sleep(1.0)
                continue
            self.tables.append(table)
            try:
                await asyncio.gather(*(self._sit(table, seat) for seat in range(table.people)))
                self.seen.counts["games over"] += 1
            finally:
                self.tables.remove(table)

    async def _make(self, table: Table) -> None:
        for seat in range(table.people):
            address = next(self._addresses)
            body: dict[str, Any] = {}
            if not seat:
                pace = {"pace": 300}
                body = {"options": table.options | pace, "bots": ["easy"] * table.bots}
            path = f"/api/tables/{table.id}/join" if seat else "/api/tables"
            answer = await self._http.post(f"{address}{path}", json=body, headers={"Cookie": ""})
            table.id = self._checked(answer).json()["id"]
            table.cookies.append(answer.headers["set-cookie"].partition(";")[0])
            self._http.cookies.clear()
        address = next(self._addresses)
        path = f"{address}/api/tables/{table.id}/start"
        self._checked(await self._http.post(path, headers={"Cookie": table.cookies[0]}))

    def _checked(self, answer: httpx.Response) -> httpx.Response:
        if answer.is_error:
            self.seen.counts[f"HTTP {answer.status_code}"] += 1
        return answer.raise_for_status()

    async def _sit(self, table: Table, number: int) -> None:
        """Play until the game is over, however often the line breaks."""
        seat = _Seat(self, table, number)
        while not table.is_over:
            address = next(self._addresses).replace("http", "ws", 1)
            try:
                async with connect(
                    f"{address}/api/tables/{table.id}/ws",
                    additional_headers={"Cookie": table.cookies[number]},
                    max_size=None,
                    compression=None,
                    open_timeout=ANSWER_SECONDS,
                    proxy=None,
                ) as line:
                    await seat.play(line, self._think, self._chance)
            except ConnectionClosed as closed:
                self.seen.counts[f"closed {closed.rcvd.code if closed.rcvd is not None else 1006}"] += 1
            except (OSError, TimeoutError, InvalidHandshake) as error:
                self.seen.counts[f"no line: {type(error).__name__}"] += 1
            await asyncio.sleep(0.2)


class _Seat:
    def __init__(self, crowd: Crowd, table: Table, number: int) -> None:
        self._crowd = crowd
        self._table = table
        self._place = number
        """Among the people; bots sit after the first one."""
        self._waiting: tuple[dict[str, str], float] | None = None
        self._answered = ""
        self._timer: asyncio.Task[None] | None = None

    async def play(self, line: ClientConnection, think: float, chance: random.Random) -> None:
        await line.send('{"type":"hello","version":1}')
        self._table.unheard[self._place] = []
        self._answered = self._waiting[0]["request"] if self._waiting is not None else ""
        if self._waiting is not None:  # each counts once, however often it is sent
            await line.send(json.dumps(self._waiting[0]))
        try:
            while True:
                message = json.loads(await self._next(line))
                if message["type"] == "ack":
                    self._acknowledged(message["id"])
                elif message["type"] == "refused":
                    self._refused(message)
                elif message["type"] == "update":
                    self._hear(message)
                    if message["view"] is not None and message["view"]["over"]:
                        self._table.is_over = True
                        return
                    ask = message["ask"]
                    if ask is not None and not ask["chosen"] and ask["request"] != self._answered:
                        self._answered = ask["request"]
                        seat = message["table"]["you"]
                        self._timer = asyncio.create_task(self._choose(line, ask, seat, think, chance))
        finally:
            if self._timer is not None:
                self._timer.cancel()

    async def _next(self, line: ClientConnection) -> str:
        while True:
            try:
                return str(await asyncio.wait_for(line.recv(), ANSWER_SECONDS))
            except TimeoutError:
                if self._waiting is not None:
                    self._crowd.seen.counts["no answer"] += 1
                    raise
                await line.send('{"type":"ping"}')

    def _acknowledged(self, name: str) -> None:
        if self._waiting is not None and name == self._waiting[0]["id"]:
            now = time.perf_counter()
            self._crowd.seen.acknowledged.append(now - self._waiting[1])
            self._table.last_ack = now
            self._waiting = None

    def _refused(self, message: dict[str, Any]) -> None:
        self._crowd.seen.counts[f"refused: {message['code']}"] += 1
        if self._waiting is not None and message["id"] == self._waiting[0]["id"] and message["code"] != "stopped":
            self._waiting = None

    def _hear(self, update: dict[str, Any]) -> None:
        """Which choices of the others does this update show?"""
        now, seats, happened = time.perf_counter(), update["table"]["seats"], bool(update["events"])
        unheard = self._table.unheard[self._place]
        shown = [each for each in unheard if happened or not seats[each[0]]["waiting"]]
        self._crowd.seen.told += [now - at for _, at in shown]
        self._table.unheard[self._place] = [each for each in unheard if each not in shown]

    async def _choose(
        self, line: ClientConnection, ask: dict[str, Any], seat: int, think: float, chance: random.Random
    ) -> None:
        await asyncio.sleep(chance.uniform(0.5, 1.5) * think)
        request, move = ask["request"], chance.choice(ask["offers"])["move"]
        choice = {"type": "choose", "id": request, "request": request, "move": move}
        at = time.perf_counter()
        self._waiting = (choice, at)
        for listener, unheard in self._table.unheard.items():
            if listener != self._place:
                unheard.append((seat, at))
        self._crowd.seen.counts["choices"] += 1
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps(choice))
