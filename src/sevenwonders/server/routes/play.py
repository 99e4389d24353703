"""The WebSocket of a table."""

import contextlib
import re
from typing import Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sevenwonders.server.guard import FORBIDDEN, address_of
from sevenwonders.server.relay.front import NO_TABLE, Front
from sevenwonders.server.routes.common import hall_of, token_in

router = APIRouter()
TABLE_ID: Final = re.compile("[0-9a-z]{12}")


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
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if TABLE_ID.fullmatch(table):
                await Front(hall, socket.app.state.post, socket, table, token_in(socket), address).run()
            else:
                await socket.close(NO_TABLE, "no_table")
    finally:
        counts.leave(address)
