"""One thread that talks to the database, and is not waited for when the database does not answer.

What was asked may have been done or not then: only reading it again can tell.
"""

import asyncio
import contextlib
import os
import queue
import socket
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Engine, event

from sevenwonders.server.problems import Trouble

T = TypeVar("T")
LETTING_GO_SECONDS: Final = 1.0
"""How long a thread whose line was cut may take to notice."""


class Away(Trouble):
    """The database does not answer, or cannot keep anything."""

    def __init__(self) -> None:
        super().__init__(503, "away")


class Ticket:
    """Of something that somebody waits for, until it has taken too long."""

    is_void = False

    def check(self) -> None:
        """Nothing is done for whoever was told that it failed."""
        if self.is_void:
            raise Away


Work = Callable[[Engine, Ticket], Any]


class Desk:
    def __init__(self, name: str, new_engine: Callable[[], Engine], seconds: float) -> None:
        self._name = name
        self._new_engine = new_engine
        self._seconds = seconds
        self._open()

    def _open(self) -> None:
        self.engine = self._new_engine()
        self._lines: dict[int, Any] = {}
        lines = self._lines
        event.listen(self.engine, "connect", lambda line, _: lines.setdefault(id(line), line))
        event.listen(self.engine, "close", lambda line, _: lines.pop(id(line), None))
        self._orders: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        # Not a pool of threads: Python waits for those when it ends, however they hang.
        self._thread = threading.Thread(target=_work_on, args=(self._orders,), name=self._name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Engine, Ticket], T], *, limited: bool = True) -> T:
        """The result of some work. Raises Away when it takes too long."""
        loop, ticket, engine = asyncio.get_running_loop(), Ticket(), self.engine
        done: asyncio.Future[T] = loop.create_future()

        def order() -> None:
            try:
                result, error = work(engine, ticket), None
            except Exception as failure:
                result, error = None, failure
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is there to be told
                loop.call_soon_threadsafe(_tell, done, result, error)

        self._orders.put(order)
        finished, _ = await asyncio.wait({done}, timeout=self._seconds if limited else None)
        if finished:
            return done.result()
        ticket.is_void = True
        done.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody wants to know any more
        self._cut()
        await asyncio.wait({done}, timeout=LETTING_GO_SECONDS)
        if not done.done():
            self._orders.put(None)
            self._open()  # the old thread is left to itself
        raise Away

    def _cut(self) -> None:
        """Let whoever waits for an answer know that none will come."""
        for line in list(self._lines.values()):
            with contextlib.suppress(Exception):
                if isinstance(line, sqlite3.Connection):
                    line.interrupt()
                else:
                    with socket.socket(fileno=os.dup(line.fileno())) as wire:
                        wire.shutdown(socket.SHUT_RDWR)

    def stop(self) -> None:
        self._orders.put(None)
        self._thread.join(self._seconds)
        if not self._thread.is_alive():
            self.engine.dispose()


def _work_on(orders: "queue.SimpleQueue[Callable[[], None] | None]") -> None:
    while (order := orders.get()) is not None:
        order()


def _tell(done: "asyncio.Future[Any]", result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
