"""A visitor's socket, and its line to the table: at this server or at another, and on to the next one when it moves."""

import asyncio
import contextlib
import time
from typing import Final

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.relay.ends import Deliver, Dialed
from sevenwonders.server.relay.pipe import MOVED, Pipe
from sevenwonders.server.relay.post import Post
from sevenwonders.server.relay.said import Said
from sevenwonders.server.socket import Line
from sevenwonders.server.tables.connection import RESTART
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.services import log
from sevenwonders.server.tables.shown import BROKE

NO_TABLE: Final = 4404
ELSEWHERE: Final = 4503
DONE: Final = 1000
PAUSES: Final = (0.0, 0.1, 0.3, 0.7, 1.0)
"""Seconds before the table is looked for again."""
MOST_SECONDS: Final = 60.0
"""Then the visitor is told to come back later."""
LONG_SECONDS: Final = 4.0
"""A line that lasted so long was a good one."""
MOST_OPEN: Final = 32
"""Words that may wait for their answers; after that the visitor's socket is read more slowly."""


class Front:
    def __init__(self, hall: Hall, post: Post | None, socket: WebSocket, table: str, token: str, address: str) -> None:
        self._hall = hall
        self._post = post
        self._socket = socket
        self._table = table
        self._token = token
        self._address = address
        self._said = Said()
        self._line: Dialed | Local | None = None

    async def run(self) -> None:
        """Until the visitor leaves or is sent away."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._stay())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in tasks:
            if not task.cancelled():
                task.result()

    async def _read(self) -> None:
        while True:
            raw = await self._socket.receive()
            if raw["type"] == "websocket.disconnect":
                return
            text = raw.get("text") or ""
            self._said.note(text)
            if self._line is not None:
                self._line.hear(text)
            until = time.monotonic() + LONG_SECONDS
            while len(self._said) > MOST_OPEN and time.monotonic() < until:
                await asyncio.sleep(0.05)

    async def _stay(self) -> None:
        """Stay at the table, wherever it moves."""
        tries, lost_at = 0, 0.0
        while True:
            began = time.monotonic()
            code, reason = await self._attend()
            if code not in (MOVED, ELSEWHERE):
                break
            if time.monotonic() - began > LONG_SECONDS:
                tries = 0
            lost_at = lost_at if tries else time.monotonic()
            if self._hall.services.stopping or time.monotonic() - lost_at > MOST_SECONDS:
                code = RESTART if self._hall.services.stopping else code
                break
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code, reason)

    async def _attend(self) -> tuple[int, str]:
        """A line to the table, from its beginning to its end."""
        try:
            await self._hall.find(self._table)
            self._line = Local(self._hall, self._table, self._token, self._address)
        except Elsewhere as elsewhere:
            if self._post is None or not elsewhere.server or elsewhere.server == self._post.me:
                return ELSEWHERE, elsewhere.code
            self._line = self._post.dial(elsewhere.server, self._table, self._token, self._address)
        except Trouble as trouble:
            return ELSEWHERE if trouble.status == 503 else NO_TABLE, trouble.code
        for text in self._said.again():
            self._line.hear(text)
        try:
            return await self._line.run(self._deliver)
        finally:
            self._line = None

    async def _deliver(self, text: str) -> bool:
        """Tell the visitor. False: nothing to tell, the server of the table stops."""
        if not self._said.heard(text):
            return False
        await self._socket.send_text(text)
        return True


class Local(Pipe):
    """A line to a table of this server."""

    def __init__(self, hall: Hall, table: str, token: str, address: str) -> None:
        super().__init__(token, address)
        self._hall = hall
        self._table = table
        self._deliver: Deliver | None = None
        self._ended: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    async def run(self, deliver: Deliver) -> tuple[int, str]:
        self._deliver = deliver
        serving = asyncio.create_task(serve(self._hall, self._table, self))
        try:
            await asyncio.wait((serving, self._ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            serving.cancel()
            await asyncio.wait((serving,))
        if self._ended.done():
            return self._ended.result()
        if not serving.cancelled():
            serving.result()
        return MOVED, ""

    async def send_text(self, text: str) -> None:
        if self._deliver is not None and not self._ended.done() and not await self._deliver(text):
            await self.close(MOVED)

    async def close(self, code: int, reason: str = "") -> None:
        if not self._ended.done():
            self._ended.set_result((code, reason))


async def serve(hall: Hall, table: str, pipe: Pipe) -> None:
    """Seat somebody at a table of this server, until the line ends; why it does is told to the pipe."""
    try:
        await Line(hall, await hall.find(table), pipe).run()
    except Elsewhere as elsewhere:
        await pipe.close(ELSEWHERE, elsewhere.code)
    except Trouble as trouble:
        await pipe.close(ELSEWHERE if trouble.status == 503 else NO_TABLE, trouble.code)
    except TimeoutError:
        await pipe.close(DONE)
    except WebSocketDisconnect:
        return
    except Exception:  # one line fails: the visitor is told, the others notice nothing
        hall.services.metrics.failures.inc()
        log.exception("a line failed")
        await pipe.close(BROKE)
