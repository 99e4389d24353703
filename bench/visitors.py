"""People at tables, as a program: each sits alone against bots, thinks a while, and chooses something."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

KINDS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "duel", "players": 2},
    {"game": "classic", "players": 4},
    {"game": "classic", "players": 4, "sets": ["leaders", "cities"]},
)
"""What is played at the tables, one after another."""
MOST_SECONDS: Final = 600
"""Until all that are wished for are there."""
AT_ONCE: Final = 50
"""Visitors that come in at the same time."""


@dataclass
class Seen:
    """What the visitors of one step saw."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each choice to its acknowledgement."""
    refused: int = 0
    over: int = 0
    tables: int = 0


class Crowd:
    """Visitors who stay over several steps."""

    def __init__(self, address: str, think: float) -> None:
        self._address = address
        self._think = think
        self._tasks: list[asyncio.Task[None]] = []
        self._doors = asyncio.Semaphore(AT_ONCE)
        self._chance = random.Random(1)
        self._seated = 0
        self.seen = Seen()

    async def grow(self, tables: int) -> None:
        """So many tables, all begun."""
        wanted = tables - len(self._tasks)
        self._tasks += [asyncio.create_task(self._visit(len(self._tasks) + number)) for number in range(wanted)]
        until = time.monotonic() + MOST_SECONDS
        while self._seated < tables:
            await asyncio.sleep(0.05)
            if time.monotonic() > until:
                raise TimeoutError(f"only {self._seated} of {tables} visitors found a seat in {MOST_SECONDS} seconds")
            for task in self._tasks:
                if task.done():
                    task.result()

    async def watch(self, seconds: float) -> Seen:
        self.seen = Seen(tables=len(self._tasks))
        await asyncio.sleep(seconds)
        return self.seen

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _visit(self, number: int) -> None:
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
            first = True
            while True:
                async with self._doors:
                    options = KINDS[number % len(KINDS)]
                    wanted = {"options": options, "bots": ["easy"] * (options["players"] - 1), "start": True}
                    table = (await http.post("/api/tables", json=wanted)).raise_for_status().json()["id"]
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                await self._play(table, cookie, first)
                first = False

    async def _play(self, table: str, cookie: str, first: bool) -> None:
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as line:
            await line.send('{"type":"hello","version":1}')
            if first:
                self._seated += 1
            sent: dict[str, float] = {}
            answers: dict[str, asyncio.Task[None]] = {}
            try:
                async for text in line:
                    message = json.loads(text)
                    if message["type"] == "ack":
                        self.seen.waits.append(time.perf_counter() - sent.pop(message["id"]))
                    elif message["type"] == "refused":
                        self.seen.refused += 1
                    elif message["view"] is not None:
                        if message["view"]["over"]:
                            self.seen.over += 1
                            return
                        ask = message["ask"]
                        if ask is not None and not ask["chosen"] and ask["request"] not in answers:
                            answers[ask["request"]] = asyncio.create_task(self._answer(line, ask, sent))
            finally:
                for answer in answers.values():
                    answer.cancel()

    async def _answer(self, line: ClientConnection, ask: dict[str, Any], sent: dict[str, float]) -> None:
        await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._think)
        request, move = ask["request"], self._chance.choice(ask["offers"])["move"]
        sent[request] = time.perf_counter()
        await line.send(json.dumps({"type": "choose", "id": request, "request": request, "move": move}))
