"""This server among the others that share its tables: what it needs for that, put together."""

import json

from fastapi import FastAPI

from sevenwonders.server.relay.ends import Guest
from sevenwonders.server.relay.forward import QUESTION
from sevenwonders.server.relay.front import serve
from sevenwonders.server.relay.limits import USED, SharedLimits
from sevenwonders.server.relay.nats_wire import NatsWire
from sevenwonders.server.relay.post import Post
from sevenwonders.server.relay.wire import PostgresWire, Wire
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.owner import Beat, Leases
from sevenwonders.server.tables.sharing import Sharing

RENAMED = "renamed"
REPAINTED = "repainted"


class Together:
    def __init__(self, hall: Hall, leases: Leases, post: Post, limits: SharedLimits) -> None:
        self._hall = hall
        self._leases = leases
        self._post = post
        self._limits = limits
        self._sharing = Sharing(hall, leases)
        self._sharing.on_beat = self._beat
        leases.watched = post.watched
        post.serve = self._serve
        post.news[RENAMED] = self._renamed
        post.news[REPAINTED] = self._repainted
        post.news[USED] = limits.heard

    @classmethod
    async def begin(cls, app: FastAPI, hall: Hall, leases: Leases) -> "Together":
        settings, database = hall.services.settings, hall.services.database
        wire: Wire = PostgresWire(database.url) if settings.wire == "postgres" else NatsWire(settings.wire)
        post = Post(leases.me, wire)
        post.answers[QUESTION] = app.state.answer
        buckets = {
            "tables": app.state.new_tables,
            "people": app.state.new_people,
            "work": hall.services.work,
        }
        limits = SharedLimits(leases.me, buckets, app.state.sockets)
        made = cls(hall, leases, post, limits)
        await post.start()
        await leases.start()
        app.state.post = post
        return made

    async def hand_over(self) -> None:
        """Before the end: every table goes to another server."""
        await self._sharing.stop()

    async def end(self) -> None:
        await self._post.stop()
        await self._leases.stop()

    async def _beat(self, beat: Beat) -> None:
        self._post.beat(beat)
        if news := self._limits.news():
            self._post.tell_all(USED, news)

    async def _serve(self, guest: Guest) -> None:
        await serve(self._hall, guest.table, guest)

    async def _renamed(self, told: str) -> None:
        await self._hall.rename(*json.loads(told))

    async def _repainted(self, told: str) -> None:
        self._hall.repaint(*json.loads(told))
