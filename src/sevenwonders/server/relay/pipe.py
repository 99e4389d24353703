"""What a line of a table reads from and writes to: a visitor's socket, here or at another server."""

import asyncio
from typing import Final

from starlette.websockets import WebSocketDisconnect

from sevenwonders.server.tables.connection import RESTART

MOVED: Final = RESTART
"""The table is not here any more: whoever keeps the visitor's socket looks for it, and the visitor notices nothing."""


class Pipe:
    def __init__(self, token: str, address: str) -> None:
        self.token = token
        """The hash of the visitor's secret; empty if there is none."""
        self.address = address
        self._said: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """The visitor says something; empty for what is no text."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        self._said.put_nowait(None)

    async def receive(self) -> str:
        text = await self._said.get()
        if text is None:
            raise WebSocketDisconnect
        return text

    async def send_text(self, text: str) -> None:
        raise NotImplementedError

    async def close(self, code: int, reason: str = "") -> None:
        raise NotImplementedError
