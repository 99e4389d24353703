"""The wire over NATS, for those who run one: `pip install sevenwonders[nats]`."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sevenwonders.server.relay.letters import Parts, parts_of
from sevenwonders.server.settings import SettingsError
from sevenwonders.server.tables.services import log

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

SUBJECT: Final = "sevenwonders."
FIRST_SECONDS: Final = 30.0
"""How long a server waits at its start for NATS."""
PART_BYTES: Final = 500_000
"""NATS carries a megabyte at a time, if nobody changed that."""
MOST_WAITING: Final = 20_000
STOP_SECONDS: Final = 3.0
PAUSE_SECONDS: Final = 0.5
PING_SECONDS: Final = 3
PENDING_BYTES: Final = 64 * 2**20
"""What waits while NATS is away; more is lost, as the users of a wire expect."""


class NatsWire:
    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Client | None = None
        self._me = ""
        self._number = 0
        self._waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None

    async def start(self, me: str, hear: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        try:
            from nats.aio.client import Client
        except ImportError:
            raise SettingsError("SEVENWONDERS_WIRE names NATS: pip install 'sevenwonders[nats]'") from None

        parts = Parts()

        async def heard(message: "Msg") -> None:
            if (letter := parts.take(message.data.decode())) is not None:
                hear(letter)

        async def again() -> None:
            on_gap()

        async def away() -> None:
            log.warning("the wire between the servers is broken; trying again")

        async def failed(_: Exception) -> None:
            return  # told by `away`, without what it was about

        self._me, self._client = me, Client()
        async with asyncio.timeout(FIRST_SECONDS):
            await self._client.connect(
                self._address,
                reconnected_cb=again,
                disconnected_cb=away,
                error_cb=failed,
                reconnect_time_wait=PAUSE_SECONDS,  # type: ignore[arg-type]  # a part of a second serves as well
                max_reconnect_attempts=-1,
                ping_interval=PING_SECONDS,
                pending_size=PENDING_BYTES,
            )
        await self._client.subscribe(f"{SUBJECT}{me}", cb=heard, pending_msgs_limit=0, pending_bytes_limit=0)
        await self._client.flush()
        self._sending = asyncio.create_task(self._send_on(self._client))

    def send(self, to: str, letter: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait((to, letter))

    async def _send_on(self, client: "Client") -> None:
        while True:
            to, letter = await self._waiting.get()
            self._number += 1
            for part in parts_of(self._me, self._number, letter, PART_BYTES):
                with contextlib.suppress(Exception):  # NATS is away, and too much waits, or whatever: lost
                    await client.publish(f"{SUBJECT}{to}", part.encode())

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while not self._waiting.empty():
                    await asyncio.sleep(0.01)
        if self._sending is not None:
            self._sending.cancel()
        if self._client is not None:
            from nats.errors import Error

            with contextlib.suppress(Error, OSError, TimeoutError):  # all that mattered was sent
                async with asyncio.timeout(STOP_SECONDS):
                    await self._client.drain()
