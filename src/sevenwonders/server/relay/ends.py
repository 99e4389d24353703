"""The two ends of a visitor's line to a table of another server: where the visitor came in, and at the table.

Each counts what it sends; whoever notices that something was lost ends the line, and the visitor's server begins a new
one, which tells what was missed. So a wire may lose what it likes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sevenwonders.server.relay.pipe import MOVED, Pipe
from sevenwonders.server.secrets import new_table_id
from sevenwonders.server.tables.connection import TOO_SLOW

MOST_WAITING: Final = 100
"""Messages that a slow visitor may fall behind."""
Deliver = Callable[[str], Awaitable[bool]]
Put = Callable[[str, str, str, int, str], None]
"""Sends a letter: to whom, its kind, the line, its number, and what it says."""


class End:
    """One end of a line between two servers."""

    def __init__(self, send: Put, peer: str, key: str, table: str) -> None:
        self._send = send
        self.peer = peer
        self.key = key
        self.table = table
        self.since_beat = False
        """Whether it was there when the servers were last looked at."""
        self.sent = 0
        self.got = 0
        self.sent_at = 0.0

    def put(self, kind: str, body: str = "") -> None:
        self.sent += 1
        self.sent_at = time.monotonic()
        self._send(self.peer, kind, self.key, self.sent, body)

    def is_next(self, number: int) -> bool:
        """Whether a letter is the one that is due; if one before it was lost, the line ends."""
        if number == self.got + 1:
            self.got = number
            return True
        if number > self.got:
            self.lose()
        return False

    def count(self, number: int) -> None:
        """The other end says how much it sent."""
        if number > self.got:
            self.lose()

    def lose(self) -> None:
        raise NotImplementedError


class Dialed(End):
    """The end of a visitor's server."""

    def __init__(self, send: Put, peer: str, table: str) -> None:
        super().__init__(send, peer, new_table_id(), table)
        self.on_end: Callable[[], None] = lambda: None
        self._inbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """The visitor says something."""
        self.put("in", text)

    def take(self, text: str) -> None:
        if self._inbox.qsize() < MOST_WAITING:
            self._inbox.put_nowait(text)
        else:
            self.end(TOO_SLOW)

    def end(self, code: int, reason: str = "") -> None:
        self._inbox.put_nowait((code, reason))

    def lose(self) -> None:
        self.end(MOVED)

    async def run(self, deliver: Deliver) -> tuple[int, str]:
        """Deliver what comes; returns how and why the line ended."""
        try:
            while True:
                heard = await self._inbox.get()
                if isinstance(heard, tuple):
                    return heard
                if not await deliver(heard):
                    return MOVED, ""
        finally:
            self.put("shut")
            self.on_end()


class Guest(End, Pipe):
    """The end at the table, which its line takes for a socket."""

    def __init__(self, send: Put, peer: str, key: str, table: str, token: str, address: str) -> None:
        End.__init__(self, send, peer, key, table)
        Pipe.__init__(self, token, address)
        self.is_over = False

    async def send_text(self, text: str) -> None:
        if not self.is_over:
            self.put("out", text)

    async def close(self, code: int, reason: str = "") -> None:
        if not self.is_over:
            self.is_over = True
            self.put("end", f"{code} {reason}")
            self.hang_up()

    def lose(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.put("end", f"{MOVED} ")
        self.hang_up()
