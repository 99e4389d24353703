"""Strangers who want to keep others from playing: floods of all kinds, from a process of their own."""

import asyncio
import contextlib
import itertools
import json
import multiprocessing
import select
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import PATIENCE

EVIL: Final = "203.0.113"
"""The network of the attackers, as a proxy tells it."""
READERS: Final = 80
CROWD: Final = 150
EXPERTS: Final = 40
SILENT_LINES: Final = 600
SETS: Final = ("babel_projects", "babel_tower", "cities", "foundations", "leaders", "towers", "wonder_pack")
EXPECTED: Final = (OSError, TimeoutError, httpx.HTTPError, ConnectionClosed, InvalidHandshake)


@dataclass(frozen=True)
class Target:
    """Where honest people play, and a record of a game."""

    port: int
    table: str
    record: str

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


Attack = Callable[[Target, asyncio.Event], Awaitable[None]]
"""Sets the event once it is under way."""


class Attackers:
    """A process that attacks when it is told to."""

    def __init__(self) -> None:
        spawned = multiprocessing.get_context("spawn")
        self._orders, theirs = spawned.Pipe()
        self._process: BaseProcess = spawned.Process(target=_obey, args=(theirs,), daemon=True)
        self._process.start()

    @contextmanager
    def at_work(self, name: str, target: Target) -> Iterator[None]:
        """While an attack goes on."""
        self._tell((name, target))
        try:
            yield
            assert self._process.is_alive(), "the attack ended by itself"
        finally:
            self._tell(None)

    def _tell(self, order: tuple[str, Target] | None) -> None:
        self._orders.send(order)
        assert self._orders.poll(PATIENCE), "the attackers do not answer"
        self._orders.recv()

    def end(self) -> None:
        self._process.kill()
        self._process.join()


def _obey(orders: Connection) -> None:
    async def on_and_on() -> None:
        loop = asyncio.get_running_loop()
        attack: asyncio.Task[None] | None = None
        while True:
            order = await loop.run_in_executor(None, orders.recv)
            if attack is not None:
                attack.cancel()
                await asyncio.wait((attack,))
            attack = None
            if order is not None:
                (name, target), begun = order, asyncio.Event()
                attack = asyncio.create_task(_again_and_again(name, target, begun))
                await begun.wait()
            orders.send("done")

    asyncio.run(on_and_on())


async def _again_and_again(name: str, target: Target, begun: asyncio.Event) -> None:
    while True:
        with contextlib.suppress(*EXPECTED):
            await ATTACKS[name](target, begun)
        await asyncio.sleep(0.05)


async def _all(count: int, one: Callable[[int], Awaitable[None]]) -> None:
    """Many do the same; who is sent away comes back."""

    async def persist(number: int) -> None:
        while True:
            with contextlib.suppress(*EXPECTED):
                await one(number)
            await asyncio.sleep(0.2)

    async with asyncio.TaskGroup() as group:
        for number in range(count):
            group.create_task(persist(number))


def _http(target: Target, address: int) -> httpx.AsyncClient:
    forwarded = {"X-Forwarded-For": f"{EVIL}.{address}"}
    return httpx.AsyncClient(base_url=target.address, timeout=PATIENCE, headers=forwarded)


async def _new_table(http: httpx.AsyncClient, game: str, players: int, level: str) -> str:
    options = {"game": game, "players": players, "pace": 0}
    wanted = {"options": options, "bots": [level] * (players - 1), "start": True}
    while (made := await http.post("/api/tables", json=wanted)).status_code != 201:
        await asyncio.sleep(0.1)
    table: str = made.json()["id"]
    return table


async def _call(target: Target, table: str, address: int, cookie: str = "") -> ClientConnection:
    headers = {"X-Forwarded-For": f"{EVIL}.{address}"} | ({"Cookie": cookie} if cookie else {})
    path = f"ws://127.0.0.1:{target.port}/api/tables/{table}/ws"
    line = await connect(path, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
    await line.send('{"type": "hello", "version": 1}')
    return line


@asynccontextmanager
async def _line(target: Target, table: str, address: int, cookie: str = "") -> AsyncIterator[ClientConnection]:
    line = await _call(target, table, address, cookie)
    try:
        yield line
    finally:
        line.transport.abort()  # without a word


def _cookie(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def _answer_all(line: ClientConnection) -> None:
    """Play a game to its end without a thought."""
    async for text in line:
        message = json.loads(text)
        if message["type"] == "update" and message["table"]["status"] == "over":
            return
        ask = message.get("ask")
        if ask is not None and not ask["chosen"]:
            choice = {"id": ask["request"], "request": ask["request"], "move": ask["offers"][0]["move"]}
            await line.send(json.dumps({"type": "choose", **choice}))


# ---- the attacks


async def speak(target: Target, begun: asyncio.Event) -> None:
    """Readers of one address want to hear all of a long game again, in another language, as often as they may."""
    async with _http(target, 1) as http:
        table = await _new_table(http, "classic", 7, "easy")
        async with _line(target, table, 1, _cookie(http)) as line:
            await _answer_all(line)

    async def one(_: int) -> None:
        async with _line(target, table, 1) as line:
            for lang in itertools.cycle(("fr", "nl", "en")):
                await line.send(json.dumps({"type": "speak", "lang": lang}))
                await asyncio.sleep(0.1)

    begun.set()
    await _all(READERS, one)


async def replay(target: Target, begun: asyncio.Event) -> None:
    """Ten at once want to see a long game again and again."""
    async with _http(target, 2) as http:

        async def one(_: int) -> None:
            while True:
                answer = await http.post("/api/replay", json={"record": target.record})
                await asyncio.sleep(0.0 if answer.status_code == 200 else 0.02)

        begun.set()
        await _all(30, one)


async def catalogues(target: Target, begun: asyncio.Event) -> None:
    """The cards of every mix of sets, in every language."""
    mixes = itertools.cycle(mix for size in range(5) for mix in itertools.combinations(SETS, size))
    async with _http(target, 3) as http:

        async def one(_: int) -> None:
            while True:
                sets = ",".join(next(mixes))
                for lang in ("en", "fr", "nl"):
                    answer = await http.get(f"/api/catalogue/classic?lang={lang}&sets={sets}")
                    await asyncio.sleep(0.0 if answer.status_code == 200 else 0.02)

        begun.set()
        await _all(3, one)


async def idle_lines(target: Target, begun: asyncio.Event) -> None:
    """Hundreds of lines on which nothing, or half a request, is said."""

    def call(number: int) -> socket.socket:
        source = (f"127.0.2.{number % 3 + 1}", 0)
        line = socket.create_connection(("127.0.0.1", target.port), PATIENCE, source)
        with contextlib.suppress(OSError):  # cut at once
            line.sendall(b"" if number % 2 else b"GET / HTTP/1.1\r\nHost: x\r\n")
        return line

    lines = [await asyncio.to_thread(call, number) for number in range(SILENT_LINES)]
    begun.set()
    try:
        while True:
            for number, line in enumerate(lines):
                if select.select([line], [], [], 0)[0]:  # the server says nothing here, so it has cut the line
                    line.close()
                    lines[number] = await asyncio.to_thread(call, number)
            await asyncio.sleep(0.05)
    finally:
        for line in lines:
            line.close()


async def experts(target: Target, begun: asyncio.Event) -> None:
    """Dozens of tables of one address with the bots that think longest; nobody there thinks at all."""

    async def one(_: int) -> None:
        async with _http(target, 4) as http:
            table = await _new_table(http, "duel", 2, "expert")
            async with _line(target, table, 4, _cookie(http)) as line:
                begun.set()
                await _answer_all(line)

    await _all(EXPERTS, one)


async def passwords(target: Target, begun: asyncio.Event) -> None:
    """Guesses at the password of the honest table, each from another address."""
    numbers = itertools.count()

    async def one(_: int) -> None:
        while True:
            async with _http(target, 5 + next(numbers) % 250) as http:
                await http.post(f"/api/tables/{target.table}/join", json={"password": "guess"})

    begun.set()
    await _all(40, one)


async def spectators(target: Target, begun: asyncio.Event) -> None:
    """A crowd comes to look at the honest table, and all leave at once."""
    crowd: list[ClientConnection] = []
    try:
        for _ in range(CROWD):
            crowd.append(await _call(target, target.table, 6))
            begun.set()
    finally:
        for line in crowd:
            line.transport.abort()


ATTACKS: Final[dict[str, Any]] = {
    attack.__name__: attack for attack in (speak, replay, catalogues, idle_lines, experts, passwords, spectators)
}
