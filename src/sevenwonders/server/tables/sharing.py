"""What a server does because it is one of several: it takes tables of dead ones, and gives some of its own away."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from sevenwonders.server.problems import Trouble
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.owner import Beat, Leases
from sevenwonders.server.tables.services import log

TOO_MANY: Final = 1.5
"""Times as many tables as the servers have on average: then some go elsewhere."""
NO_MATTER: Final = 20
"""So many more than the average are no reason to move any."""
MOST_AT_ONCE: Final = 20
"""Tables that move with one beat."""


class Sharing:
    """One server among others, at every beat of its leases."""

    def __init__(self, hall: Hall, leases: Leases) -> None:
        self._hall = hall
        self._leases = leases
        self._chance = random.Random()
        self._unknown: dict[str, int] = {}
        """Tables that were ours at the last beat, under this number, and are not in memory."""
        self.on_beat: Callable[[Beat], Awaitable[None]] | None = None
        """Who else wants to know."""
        leases.on_beat = self._beat
        leases.held = lambda: len(hall.tables)

    async def _beat(self, beat: Beat) -> None:
        if self.on_beat is not None:
            await self.on_beat(beat)
        if self._hall.services.stopping:
            return
        self._lose(beat.mine)
        self._adopt(beat)
        await self._balance(beat.living)

    def _lose(self, mine: dict[str, int]) -> None:
        """Forget the tables that another server took while this one did not answer."""
        for table in list(self._hall.tables.values()):
            if table.since_beat and mine.get(table.id) != table.fence:
                log.warning("another server took a table")
                self._hall.remove(table)
            table.since_beat = True

    def _adopt(self, beat: Beat) -> None:
        """Go on with tables that were given to us, and with those of dead servers."""
        unknown = {table: fence for table, fence in beat.mine.items() if not self._hall.knows(table)}
        given = [table for table, fence in unknown.items() if self._unknown.get(table) == fence]
        self._unknown = unknown
        orphans = beat.orphans
        self._chance.shuffle(orphans)  # the others see the same ones
        for table in (*given, *orphans):
            self._hall.services.spawn(self._find(table))

    async def _find(self, table: str) -> None:
        try:
            await self._hall.find(table)
        except Trouble:
            return  # somebody was quicker

    async def _balance(self, living: dict[str, int]) -> None:
        others = {server: tables for server, tables in living.items() if server != self._leases.me}
        if not others:
            return
        here = len(self._hall.tables)
        average = (here + sum(others.values())) / (1 + len(others))
        if here < TOO_MANY * average or here - average < NO_MATTER:
            return
        server, there = min(others.items(), key=lambda each: each[1])
        number = min(MOST_AT_ONCE, int(average - there))
        moving = self._chance.sample(list(self._hall.tables.values()), max(0, min(number, here)))
        log.info("%d tables go to a server that has fewer", len(moving))
        await asyncio.gather(*(self._hall.give(table, server) for table in moving))

    async def stop(self) -> None:
        """Every table goes to a server that stays, in turn."""
        servers = await self._leases.leave()
        tables = list(self._hall.tables.values())
        await asyncio.gather(*(self._hall.give(table, _in_turn(servers, n)) for n, table in enumerate(tables)))


def _in_turn(servers: list[str], number: int) -> str:
    return servers[number % len(servers)] if servers else ""
