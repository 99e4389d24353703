"""Who wants to be told of a turn, and telling them."""

import asyncio
import hashlib
import json
from typing import Final

from sevenwonders.core.texts import Texts
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.push.posting import DAY, Unreachable, post
from sevenwonders.server.push.sealing import authorization, decode, encode, new_key, private_key, public_point, seal
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.pushing import Push, forget_push, keep_key, keep_push, pushes_of

KEY: Final = "vapid"
GONE: Final = (404, 410)
AT_ONCE: Final = 8
"""Messages that are on their way at the same time."""


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Pushes:
    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self._settings = settings
        self._database = database
        self._metrics = metrics
        self._key = ""
        self._room = asyncio.Semaphore(AT_ONCE)

    async def public_key(self) -> str:
        """What browsers ask for, to know later that it is us."""
        return encode(public_point(private_key(await self._own_key())))

    async def _own_key(self) -> str:
        """Made once for all servers of this database, and kept there."""
        if not self._key:
            self._key = await self._database.write(keep_key(KEY, new_key()))
        return self._key

    async def add(self, push: Push) -> None:
        await self._database.write(keep_push(push))

    async def forget(self, endpoint: str, token: str) -> None:
        await self._database.write(forget_push(id_of(endpoint), token))

    async def tell(self, token: str, table: str, game: str) -> None:
        """Tell a person, wherever they want to be told, that a table waits for them: that, and nothing of the game."""
        for push in await self._database.read(pushes_of(token)):
            texts = Texts(push.lang)
            title = texts("page.title.your_turn", game=texts(f"page.game.{game}"))
            told = {"title": title, "body": texts("page.title.blink"), "table": table}
            async with self._room:
                await self._send(push, json.dumps(told).encode(), table)

    async def _send(self, push: Push, message: bytes, table: str) -> None:
        settings = self._settings
        headers = {
            "Authorization": authorization(push.endpoint, await self._own_key(), settings.push_contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": table,  # a newer one takes the place of one that is still on its way
            "Urgency": "normal",
        }
        try:
            body = seal(message, decode(push.key), decode(push.secret))
            status = await asyncio.to_thread(post, push.endpoint, body, headers, settings.push_origin)
        except (Unreachable, ValueError):
            self._metrics.pushed.labels("failed").inc()
            return
        if status in GONE:
            await self._database.write(forget_push(push.id, push.token))
        self._metrics.pushed.labels("sent" if 200 <= status < 300 else "refused").inc()
