"""Who is connected. Lines that lead to nothing are cut, and a crowd of them from one address shuts nobody else out.

A visitor has some seconds for each part of a request. When the server is full, whoever holds the most lines loses an
idle one; sockets of players are never cut for others.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sevenwonders.server.limits import Proxies, visitor_of
from sevenwonders.server.settings import Settings

if sys.platform != "win32":
    import resource

NOT_UTF8: Final = 1007
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 200
"""Descriptors that the database, the processes of bots and the page need."""
LEAST: Final = 50


def room_for_lines(wanted: int) -> int:
    """How many lines the system allows, or fewer if a setting says so."""
    room = max(LEAST, _files_allowed() - OTHER_FILES)
    return min(wanted, room) if wanted else room


def _files_allowed() -> int:
    """How many descriptors this process may have; it takes as many as it is allowed."""
    most = MOST_FILES
    if sys.platform != "win32":  # which knows no such limit
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Doors:
    def __init__(self, settings: Settings) -> None:
        self._most = room_for_lines(settings.connections)
        self._most_of_one = settings.connections_per_address
        self._proxies = Proxies(settings.proxies)
        self.head_seconds = settings.head_seconds
        self.body_seconds = 3 * settings.head_seconds
        self._lines: dict[str, dict[asyncio.Transport, Callable[[], bool]]] = {}
        """Those of requests, by visitor, the oldest first; each says whether it is of no use now."""
        self._players: Counter[str] = Counter()
        """How many sockets of players each visitor has."""
        self._visitors: dict[asyncio.Transport, str] = {}

    def come(self, transport: asyncio.Transport, is_useless: Callable[[], bool]) -> bool:
        """Whether somebody may come in; one that is of less use may have to go."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) and peer else ""
        visitor = visitor_of(address)
        held = len(self._lines.get(visitor, ())) + self._players[visitor]
        is_full = held >= self._most_of_one and not self._proxies.have(address)
        if is_full and not self._cut_one(visitor):
            return False
        if len(self._visitors) >= self._most and not self._cut_any():
            return False
        self._lines.setdefault(visitor, {})[transport] = is_useless
        self._visitors[transport] = visitor
        return True

    def _cut_any(self) -> bool:
        by_number = sorted(self._lines, key=lambda visitor: -len(self._lines[visitor]))
        return any(map(self._cut_one, by_number))

    def _cut_one(self, visitor: str) -> bool:
        """Cut the oldest line of a visitor that is of no use now."""
        for transport, is_useless in self._lines.get(visitor, {}).items():
            if is_useless():
                self.go(transport)
                transport.abort()
                return True
        return False

    def stay(self, transport: asyncio.Transport) -> None:
        """This line is a player's now."""
        visitor = self._visitors.get(transport)
        if visitor is not None:
            self._leave(visitor, transport)
            self._players[visitor] += 1

    def go(self, transport: asyncio.Transport) -> None:
        visitor = self._visitors.pop(transport, None)
        if visitor is not None and not self._leave(visitor, transport):
            self._players[visitor] -= 1
            if not self._players[visitor]:
                del self._players[visitor]

    def _leave(self, visitor: str, transport: asyncio.Transport) -> bool:
        lines = self._lines.get(visitor, {})
        if transport not in lines:
            return False
        del lines[transport]
        if not lines:
            del self._lines[visitor]
        return True


class _Deadline:
    """Cuts a line that is not done in time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float) -> None:
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def clear(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Line(asyncio.Protocol):
    """What lines of requests and of sockets share: whoever does not read what it is sent is cut."""

    doors: Doors
    transport: asyncio.Transport
    _reading: _Deadline

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reading = _Deadline(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(self.doors.body_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.clear()
        self.doors.go(self.transport)
        super().connection_lost(exc)


class HttpLine(_Line, HttpToolsProtocol):
    _asking: _Deadline
    _is_asked = False
    """Whether a whole request is here."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._asking = _Deadline(self.transport)
        if self.doors.come(self.transport, self._is_useless):
            self._asking.set(self.doors.head_seconds)
        else:
            self.transport.abort()

    def _is_useless(self) -> bool:
        return not self._is_asked or self._is_idle()

    def _is_idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # uvicorn has none before the first request
        return cycle is None or cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if not self._asking.is_set and self._is_idle():
            self._is_asked = False
            self._asking.set(self.doors.head_seconds)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._asking.set(self.doors.body_seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_asked = True
        self._asking.clear()

    def handle_websocket_upgrade(self) -> None:
        self._asking.clear()
        self.doors.stay(self.transport)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.clear()
        super().connection_lost(exc)


class SocketLine(_Line, WebSocketsSansIOProtocol):
    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # nothing to write a report about
                self.frames = []
                self.conn.send_close(NOT_UTF8)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def lines_through(doors: Doors) -> tuple[type[HttpLine], type[SocketLine]]:
    """What uvicorn speaks HTTP and WebSocket with."""
    return type("HttpLine", (HttpLine,), {"doors": doors}), type("SocketLine", (SocketLine,), {"doors": doors})
