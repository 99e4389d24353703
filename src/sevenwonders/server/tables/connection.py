"""One socket at a table: what its reader may see, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final, Protocol

from starlette.websockets import WebSocketDisconnect

from sevenwonders.core.game import NOBODY
from sevenwonders.server.protocol import Message

MOST_WAITING: Final = 100
"""Messages that a slow reader may fall behind; after that it is better off with a new beginning."""
MOST_LETTERS: Final = 1_000_000
"""How long they may be together."""
PRESENCE: Final = "presence"
"""Stands in the line for the newest word of who is there."""
TOO_SLOW: Final = 1013
RESTART: Final = 1012


class Socket(Protocol):
    """Where messages go."""

    async def send_text(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    def __init__(self, socket: Socket, token: str, seat: int, lang: str, address: str = "") -> None:
        self.socket = socket
        self.address = address
        self.token = token
        """Whose socket it is: the hash of a secret, empty for somebody without one."""
        self.seat = seat
        """The seat of the reader, or NOBODY: a spectator."""
        self.lang = lang
        self.muted: set[int] = set()
        """Seats of which the reader wants to hear nothing."""
        self.seq = 0
        """Events that the reader has."""
        self.is_closing = False
        self._waiting: deque[str | None] = deque()
        self._letters = 0
        """The length of what waits."""
        self._woken = asyncio.Event()
        self._presence = ""
        """Who is there, if that is still to be sent: only the newest word counts."""
        self._code = 1000

    @property
    def plays(self) -> bool:
        return self.seat != NOBODY

    def send(self, message: Message) -> None:
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        if len(self._waiting) < MOST_WAITING and self._letters < MOST_LETTERS:
            self._letters += len(text)
            self._put(text)
        else:
            self.close(TOO_SLOW, at_once=True)

    def send_presence(self, text: str) -> None:
        """Who is there now. However often that changes, one message waits at the most, in the way of no other.

        It goes to the end of the line: it tells how many events the reader has by then.
        """
        if PRESENCE in self._waiting:
            self._waiting.remove(PRESENCE)
        if len(self._waiting) < MOST_WAITING:
            self._presence = text
            self._put(PRESENCE)

    def _put(self, text: str | None) -> None:
        self._waiting.append(text)
        self._woken.set()

    def close(self, code: int, *, at_once: bool = False) -> None:
        """Close once what waits is sent, or at once if too much waits."""
        self._code = code
        self.is_closing = True
        if at_once:
            self._waiting.clear()
        self._put(None)

    async def _next(self) -> str | None:
        while not self._waiting:
            self._woken.clear()
            await self._woken.wait()
        text = self._waiting.popleft()
        if text == PRESENCE:
            return self._presence
        self._letters -= len(text or "")
        return text

    async def send_on(self) -> None:
        """Send what waits, until the socket closes."""
        try:
            while (text := await self._next()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader is gone; whoever reads the socket notices too
