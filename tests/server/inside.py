"""The server's inside without its doors: a hall on a database, in the event loop of a test."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from fastapi import WebSocket
from starlette.websockets import WebSocketState

from sevenwonders.core.game import NOBODY
from sevenwonders.server.bots import BotPool
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.models import NewTable
from sevenwonders.server.protocol import Choose, Options
from sevenwonders.server.push.pushes import Pushes
from sevenwonders.server.replaying import Replays
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.owner import Owner
from sevenwonders.server.tables.services import Services
from tests.patience import PATIENCE


class NoBots(BotPool):
    """Bots that never come to an end with thinking."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, *_: object) -> dict[int, str]:
        await asyncio.Event().wait()
        raise AssertionError


@asynccontextmanager
async def hall_at(file: Path, owner: Owner | None = None) -> AsyncIterator[Hall]:
    database = Database(f"sqlite:///{file}")
    await database.start()
    bots = NoBots()
    settings, metrics = Settings(pace=0), Metrics()
    services = Services(settings, database, bots, metrics, Replays(), Pushes(settings, database, metrics))
    hall = Hall(services, owner or Owner())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        bots.stop()
        for task in list(services.tasks):
            task.cancel()
        await asyncio.gather(*services.tasks, return_exceptions=True)
        await database.stop()


async def until(wanted: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, f"waited too long for {what}"
        await asyncio.sleep(0.001)


class Ear:
    """A socket that only listens."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed = 0

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code


async def listen(hall: Hall, table: LiveTable, token: str) -> tuple[Ear, Connection]:
    """Somebody comes to a table, and knows already what happened there."""
    ear = Ear()
    socket = Connection(cast(WebSocket, ear), token, table.seat_of(token) if token else NOBODY, "en")
    table.update(socket)
    hall.services.spawn(socket.send_on())
    await hall.enter(table, socket)
    return ear, socket


async def new_table(hall: Hall, *people: str, **options: Any) -> LiveTable:
    """A game that has begun, with these people and bots on the other seats."""
    wanted = NewTable(options=Options(**{"game": "duel", **options}))
    table = await hall.create(wanted, people[0], people[0])
    for person in people[1:]:
        await hall.join(table, person, person, "", None)
    for seat, chair in enumerate(table.seats):
        if chair.kind == "open":
            await hall.set_bot(table, people[0], seat, "easy")
    await hall.start_game(table, people[0])
    return table


def any_choice(table: LiveTable, seat: int, name: str = "1") -> Choose:
    assert table.game is not None
    move = table.game.text(table.game.moves(seat)[0])
    return Choose(type="choose", id=name, request=table.request, move=move)
