"""The WebSocket of a table: reads what a player sends, one strict message after another."""

import asyncio
import contextlib
import re
from typing import Final

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts
from sevenwonders.server.guard import FORBIDDEN, address_of
from sevenwonders.server.limits import Bucket
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import VERSION, Choose, Hello, Ping, Pong, RefusalCode, Refused, Speak, from_player
from sevenwonders.server.routes.common import hall_of, token_in
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable

router = APIRouter()
HELLO_SECONDS: Final = 10.0
SILENCE_SECONDS: Final = 90.0
"""A page pings every 20 seconds: whoever says nothing for so long is gone."""
CLOSE_SECONDS: Final = 5.0
MOST_MISTAKES: Final = 20
TABLE_ID: Final = re.compile("[0-9a-z]{12}")
NO_TABLE: Final = 4404
ELSEWHERE: Final = 4503


@router.websocket("/tables/{table}/ws")
async def play(socket: WebSocket, table: str) -> None:
    """One player's line to a table, from hello to the end."""
    hall, address = hall_of(socket), address_of(socket.scope)
    counts = socket.app.state.sockets
    if not counts.enter(address):
        hall.services.metrics.limited.labels("sockets").inc()
        await socket.close(FORBIDDEN)
        return
    try:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
            try:
                if not TABLE_ID.fullmatch(table):
                    raise Trouble(404, "no_table")
                await _Line(hall, await hall.find(table), socket).run()
            except Trouble as trouble:
                await socket.close(ELSEWHERE if trouble.code == "elsewhere" else NO_TABLE, trouble.code)
    finally:
        counts.leave(address)


class _Line:
    def __init__(self, hall: Hall, table: LiveTable, socket: WebSocket) -> None:
        self._hall = hall
        self._table = table
        self._socket = socket
        self._reader = Connection(socket, token_in(socket), NOBODY, "en")
        rate = hall.services.settings.messages_per_second
        self._bucket = Bucket(rate, 2 * rate)
        self._mistakes = 0

    async def run(self) -> None:
        sending = asyncio.create_task(self._reader.send_on())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            if self._reader.is_closing:  # why it closes is still to be told
                await asyncio.wait((sending,), timeout=CLOSE_SECONDS)
        finally:
            for task in (reading, sending):
                task.cancel()
            await asyncio.wait((reading, sending))
            self._hall.exit(self._table, self._reader)
        if not reading.cancelled():
            reading.result()

    async def _read(self) -> None:
        hello = await self._next(HELLO_SECONDS)
        while not isinstance(hello, Hello):
            self._refuse("order")
            hello = await self._next(HELLO_SECONDS)
        if await self._welcome(hello):
            while True:
                await self._answer(await self._next(SILENCE_SECONDS))

    async def _welcome(self, hello: Hello) -> bool:
        reader = self._reader
        reader.lang = hello.lang
        if hello.version != VERSION:
            return self._turn_away("version")
        if self._table.seat_of(reader.token) == NOBODY:
            try:
                await self._hall.check_password(self._table, hello.password, address_of(self._socket.scope))
            except Trouble as trouble:
                return self._turn_away("password" if trouble.status == 403 else "too_fast")
        # While we waited for the hello, somebody may have sat down, or the table may have left the memory.
        table = self._table = await self._hall.find(self._table.id)
        reader.seat = table.seat_of(reader.token)
        reader.seq = hello.since
        reader.send(table.update(reader, reset=hello.since == 0))
        await self._hall.enter(table, reader)
        return True

    async def _answer(self, message: Hello | Choose | Speak | Ping) -> None:
        table, reader = self._table, self._reader
        if isinstance(message, Ping):
            reader.send(Pong())
        elif isinstance(message, Choose):
            reader.send(await table.choose(reader.seat, message, reader.lang))
        elif isinstance(message, Speak):
            reader.lang = message.lang
            reader.send(table.update(reader, reset=True))
        else:
            self._refuse("order")

    async def _next(self, seconds: float) -> Hello | Choose | Speak | Ping:
        """The next message that can be understood."""
        while True:
            async with asyncio.timeout(seconds):
                raw = await self._socket.receive()
            if raw["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(raw.get("code", 1000))
            if not self._bucket.take():
                self._hall.services.metrics.limited.labels("messages").inc()
                self._refuse("too_fast")
                await asyncio.sleep(0.5)
                continue
            text = raw.get("text")
            try:
                if text is None:
                    raise ValueError("not a text")
                return from_player.validate_json(text)
            except (ValidationError, ValueError):
                self._refuse("malformed")

    def _refuse(self, code: RefusalCode) -> None:
        self._hall.services.metrics.refused.labels(code).inc()
        text = Texts(self._reader.lang)(f"server.refused.{code}")
        self._reader.send(Refused(id="", code=code, text=text))
        self._mistakes += 1
        if self._mistakes >= MOST_MISTAKES:
            self._reader.close(FORBIDDEN)

    def _turn_away(self, code: RefusalCode) -> bool:
        self._refuse(code)
        self._reader.close(FORBIDDEN)
        return False
