"""Processes for heavy work, so that the event loop never waits for it: shared fairly, and replaced when they hang."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any, Final

from sevenwonders.server.fairness import FairLine
from sevenwonders.sets.folder import Folder
from sevenwonders.sets.shelf import Shelf

START_SECONDS: Final = 120.0
"""Until a new process has read its programs: a machine may be very busy."""
TRIES: Final = 3


class Stuck(Exception):
    """A process did not come to an end in time: it was killed."""


class Crowded(Exception):
    """Too many wait already."""


@dataclass(frozen=True)
class Order:
    """Something for a process to do, and the time it may take."""

    job: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float


class Worker:
    """One process, started when it is needed."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[None] | None = None

    async def do(self, order: Order) -> Any:
        """Raises Stuck if it takes too long; if the process dies, a new one is asked."""
        for _ in range(TRIES):
            try:
                pool = await self._started()
                return await _within(order.seconds, pool.submit(order.job, *order.arguments))
            except BrokenProcessPool:
                self.stop()
            except TimeoutError:
                self.stop()
                raise Stuck from None
        raise RuntimeError("the processes keep dying")

    async def _started(self) -> ProcessPoolExecutor:
        if self._pool is None or self._ready is None:
            # Not forked: a copy of a process with threads may hang.
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawned, initializer=_live_with_the_server, initargs=(self._shelf,))
            self._ready = self._pool.submit(_be_ready)
        pool = self._pool
        await _within(START_SECONDS, self._ready)
        return pool

    def stop(self) -> None:
        """At once, whatever it does: nobody waits for it."""
        pool, self._pool, self._ready = self._pool, None, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


async def _within(seconds: float, job: Future[Any]) -> Any:
    async with asyncio.timeout(seconds):
        return await asyncio.wrap_future(job)


@dataclass(eq=False)
class _Waiting:
    order: Callable[[], Order]
    answer: asyncio.Future[Any]


class Crew:
    """Some processes, and those who wait for them: visitors take turns, however much each of them wants."""

    def __init__(self, size: int, shelf: Shelf = (), most_of_one: int = 0) -> None:
        self.size = size
        self._most = most_of_one
        self._workers = [Worker(shelf) for _ in range(size)]
        self._idle = list(self._workers)
        self._line: FairLine[_Waiting] = FairLine()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Orders that nobody works on yet."""
        return len(self._line)

    async def do(self, visitor: str, table: str, order: Callable[[], Order]) -> Any:
        """The result of an order. What is to be done is asked when its turn comes.

        Raises Stuck, or Crowded if too much of this visitor waits.
        """
        if self._most and self._line.waiting_of(visitor) >= self._most:
            raise Crowded
        item = _Waiting(order, asyncio.get_running_loop().create_future())
        self._line.add(visitor, table, item)
        self._go_on()
        try:
            return await item.answer
        finally:
            self._line.drop(visitor, table, item)

    def _go_on(self) -> None:
        while self._idle and (item := self._line.take()) is not None:
            task = asyncio.create_task(self._work(self._idle.pop(), item))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker, item: _Waiting) -> None:
        try:
            result = await worker.do(item.order())
            if not item.answer.done():
                item.answer.set_result(result)
        except Exception as error:  # goes to whoever waits for the answer
            if not item.answer.done():
                item.answer.set_exception(error)
        finally:
            self._idle.append(worker)
            self._go_on()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            worker.stop()


# ---- in the processes

shelf_here: Final[list[Folder]] = []
"""The sets that the host brought along: given once, when the process begins."""


def _live_with_the_server(shelf: Shelf) -> None:
    """Ctrl-C goes to every process of a terminal: the server stops its own. If the server dies, nobody does."""
    shelf_here[:] = shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_die_after, args=(server.sentinel,), daemon=True).start()


def _die_after(server: int) -> None:
    wait([server])
    os._exit(1)


def _be_ready() -> None:
    return
