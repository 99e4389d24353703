"""A bad network: a proxy for sockets that loses, doubles, delays and reorders messages, and goes to any server."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LOST = 0.02
DOUBLED = 0.03
REORDERED = 0.02
DELAYED = 0.1
MOST_DELAY = 0.4
OPEN_SECONDS = 5.0


@dataclass
class Heard:
    """What a server sent over one connection, before the storm had it."""

    table: str
    cookie: str
    frames: list[str] = field(default_factory=list)


class Storm:
    def __init__(self, servers: Sequence[str], seed: int) -> None:
        self._servers = list(servers)
        self._chance = random.Random(seed)
        self.is_raging = True
        self.heard: list[Heard] = []
        self.port = 0
        self._door: Any = None

    async def __aenter__(self) -> "Storm":
        self._door = await serve(self._pass, "127.0.0.1", 0, max_size=None, compression=None)
        self.port = next(iter(self._door.sockets)).getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._door.close()

    async def _pass(self, visitor: ServerConnection) -> None:
        assert visitor.request is not None
        path, cookie = visitor.request.path, visitor.request.headers["Cookie"]
        server = self._chance.choice(self._servers).replace("http", "ws", 1)
        heard = Heard(path.split("/")[3], cookie)
        self.heard.append(heard)
        with contextlib.suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
            async with connect(
                f"{server}{path}",
                additional_headers={"Cookie": cookie},
                max_size=None,
                compression=None,
                open_timeout=OPEN_SECONDS,
                close_timeout=1,
                proxy=None,
            ) as line:
                ways = [
                    asyncio.create_task(self._blow(line, visitor, heard.frames)),
                    asyncio.create_task(self._blow(visitor, line, [])),
                ]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.wait(ways)

    async def _blow(self, source: Any, target: Any, noted: list[str]) -> None:
        """From one to the other, until one of them closes."""
        held: str | None = None
        with contextlib.suppress(ConnectionClosed):
            async for text in source:
                noted.append(text)
                for each in self._fate(text):
                    if held is None and self.is_raging and self._chance.random() < REORDERED:
                        held = each
                        continue
                    if self.is_raging and self._chance.random() < DELAYED:
                        await asyncio.sleep(self._chance.random() * MOST_DELAY)
                    await target.send(each)
                    if held is not None:
                        await target.send(held)
                        held = None

    def _fate(self, text: str) -> list[str]:
        chance = self._chance.random() if self.is_raging else 1.0
        if chance < LOST:
            return []
        return [text, text] if chance < LOST + DOUBLED else [text]
