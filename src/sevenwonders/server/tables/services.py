"""What every table needs from its server."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sevenwonders.server.bots import BotPool
from sevenwonders.server.coaching import CoachPool
from sevenwonders.server.limits import WORK_BURST, Buckets, Lockouts
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.push.pushes import Pushes
from sevenwonders.server.replaying import Replays
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.sets.shelf import Shelf

T = TypeVar("T")
log = logging.getLogger("sevenwonders.server")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Services:
    settings: Settings
    database: Database
    bots: BotPool
    metrics: Metrics
    replays: Replays
    pushes: Pushes
    """Who wants to be told of a turn while no page is open."""
    shelf: Shelf = ()
    """Sets that the host brought along."""
    stopping: bool = False
    """Once set, no choice is accepted any more."""
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    guesses: Lockouts = field(default_factory=Lockouts)
    """Who tried too many wrong passwords."""
    coach: CoachPool = field(init=False)
    work: Buckets = field(init=False)
    """What the visitors of each address may have done for them."""
    began: float = field(default_factory=time.monotonic)
    """When the server started, by a clock that nobody sets."""

    def __post_init__(self) -> None:
        allowed = self.settings.work_per_address / 1000
        self.work = Buckets(allowed, WORK_BURST * allowed)
        self.coach = CoachPool(self.shelf, self.settings.coach_per_minute / 60)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside everything else; a failure is logged, without what it was about."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever waits for it goes away in the middle."""
        return await asyncio.shield(self.spawn(work))

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures.inc()
            log.error("a task failed", exc_info=task.exception())
