"""Letters from one server to another: the interface, and PostgreSQL's LISTEN and NOTIFY as the way without a service.

A wire may lose letters while it is broken, and says so afterwards (`on_gap`). It keeps the order of one sender's.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import URL

from sevenwonders.server.relay.letters import Parts, parts_of
from sevenwonders.server.tables.services import log

CHANNEL: Final = "sevenwonders_"
PART_BYTES: Final = 7999
"""PostgreSQL carries no more at a time."""
MOST_WAITING: Final = 20_000
"""Letters that wait while the wire is broken. Those that do not fit are lost, as its users expect."""
MOST_AT_ONCE: Final = 200
PAUSE_SECONDS: Final = 0.5
QUIET_SECONDS: Final = 5.0
LIMIT_SECONDS: Final = 5.0


class Wire(Protocol):
    async def start(self, me: str, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        """Be reachable as `me`. Calls `hear` for each letter, and `on_gap` after some may have been lost."""

    def send(self, to: str, letter: str) -> None:
        """Send a letter, sooner or later, or never: it does not wait."""

    async def stop(self) -> None:
        """Send what waits, and let go."""


class PostgresWire:
    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = ""
        self._hear: Callable[[str], None] = lambda _: None
        self._on_gap: Callable[[], None] = lambda: None
        self._waiting: deque[tuple[str, str]] = deque()
        self._woken = asyncio.Event()
        self._number = 0
        self._parts = Parts()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, me: str, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        self._me, self._hear, self._on_gap = me, hear, on_gap
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen_on(listening)), asyncio.create_task(self._send_on())]
        await listening.wait()

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LIMIT_SECONDS):
                while self._waiting:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, to: str, letter: str) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append((to, letter))
            self._woken.set()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        async with asyncio.timeout(LIMIT_SECONDS):
            # A letter need not survive a crash of the database: nobody waits for its disk.
            return await psycopg.AsyncConnection.connect(
                self._address, autocommit=True, options="-c synchronous_commit=off"
            )

    async def _listen_on(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}{self._me}".encode())
                    if listening.is_set():
                        self._on_gap()
                    listening.set()
                    while True:
                        async for notice in connection.notifies(timeout=QUIET_SECONDS):
                            if (letter := self._parts.take(notice.payload)) is not None:
                                self._hear(letter)
                        async with asyncio.timeout(LIMIT_SECONDS):
                            await connection.execute("SELECT 1")
            except (psycopg.Error, TimeoutError, OSError):
                log.warning("the wire between the servers is broken; trying again")
            await asyncio.sleep(PAUSE_SECONDS)

    async def _send_on(self) -> None:
        connection: psycopg.AsyncConnection[Any] | None = None
        while True:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
            group = [self._waiting[n] for n in range(min(MOST_AT_ONCE, len(self._waiting)))]
            try:
                if connection is None:
                    connection = await self._connect()
                async with asyncio.timeout(LIMIT_SECONDS):
                    await self._notify(connection, group)
            except (psycopg.Error, TimeoutError, OSError):
                if connection is not None:
                    with contextlib.suppress(psycopg.Error, OSError):
                        await connection.close()
                connection = None
                await asyncio.sleep(PAUSE_SECONDS)
                if len(self._waiting) < MOST_WAITING // 2:
                    continue  # perhaps they arrive twice: whoever hears them counts
            for _ in group:
                self._waiting.popleft()

    async def _notify(self, connection: psycopg.AsyncConnection[Any], group: list[tuple[str, str]]) -> None:
        channels, payloads = [], []
        for to, letter in group:
            self._number += 1
            for part in parts_of(self._me, self._number, letter, PART_BYTES):
                channels.append(f"{CHANNEL}{to}")
                payloads.append(part)
        query = "SELECT pg_notify(channel, payload) FROM unnest(%s::text[], %s::text[]) AS letters(channel, payload)"
        await connection.execute(query, (channels, payloads))
