"""The database, reached from the event loop: all that writes waits in one line and is committed in groups.

A group commit is what makes "committed before it is acknowledged" cheap: choices that arrive while the disk is busy
share the next commit.

Where several servers share the database, what is written of a table names the number under which the writer holds it
(its fence). That is checked in the same transaction, once for the whole group: a server that hung while another took
its tables cannot write when it wakes.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from sevenwonders.server.store.alone import hold
from sevenwonders.server.store.desk import Away, Desk, Ticket
from sevenwonders.server.store.queries import Fence, fences

T = TypeVar("T")
Job = Callable[[Connection], Any]

Outcome = tuple[Any, Exception | None]

MOST_IN_A_COMMIT: Final = 500
ANSWER_SECONDS: Final = 5.0
SHARED_READERS: Final = 4
IDLE_MILLISECONDS: Final = 4000
"""A server that hangs in the middle of a transaction holds up whoever takes its tables for no longer."""


class DatabaseError(Exception):
    """The database cannot be used; the text says why."""


class Fenced(Exception):
    """Another server has the table by now: nothing was written."""


@dataclass(frozen=True)
class _Task:
    job: Job
    fence: Fence | None
    done: asyncio.Future[Any]


class Database:
    """One database, and the threads that talk to it."""

    def __init__(self, url: str, seconds: float = ANSWER_SECONDS) -> None:
        self._seconds = seconds
        try:
            self.url = make_url(url)
        except SQLAlchemyError:
            raise DatabaseError("the address of the database is none that SQLAlchemy knows") from None
        self.shared = self.url.get_backend_name() != "sqlite"
        """Whether several servers may use it at once."""
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self._lock_file: IO[str] | None = None
        self._writer = self._open()
        self._readers: list[Desk] = []
        self._free: asyncio.Queue[Desk] = asyncio.Queue()
        self._waiting: list[_Task] = []
        self._woken = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._is_new = True

    # ---- setting up

    def _open(self) -> Desk:
        try:
            if not self.shared and self.url.database:
                path = Path(self.url.database)
                path.parent.mkdir(parents=True, exist_ok=True)
                self._lock(path)
            return Desk("writer", self._new_engine, self._seconds)
        except (OSError, ImportError, SQLAlchemyError) as error:
            raise DatabaseError(f"cannot use {self.url.render_as_string(hide_password=True)}: {error}") from None

    def _new_engine(self) -> Engine:
        if self.shared:
            # Errors go to the log: without the values, which are other people's tables and moves.
            limit = int(1000 * self._seconds)
            limits = {
                "idle_in_transaction_session_timeout": IDLE_MILLISECONDS,
                "statement_timeout": limit,
                "lock_timeout": limit,
            }
            arguments = {
                "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
                "connect_timeout": max(2, round(self._seconds)),
            }
            return create_engine(
                self.url, pool_size=1, pool_pre_ping=True, hide_parameters=True, connect_args=arguments
            )
        engine = create_engine(self.url, connect_args={"timeout": 0.8 * self._seconds}, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        return engine

    def _lock(self, path: Path) -> None:
        """One server a file: two would each believe to know the tables."""
        self._lock_file = Path(f"{path}.lock").open("w", encoding="utf-8")  # noqa: SIM115 - held as long as we run
        try:
            hold(self._lock_file)
        except OSError:
            raise DatabaseError(
                f"another server uses {path}; stop it, or give this one a database of its own (--database)"
            ) from None

    def migrate(self) -> None:
        """Bring the database to the shape that this version knows: once, whoever asks first."""
        if not self._is_new:
            return
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self._writer.engine.begin() as connection:
                if self.shared:  # several servers may start at once, and a new version may take its time
                    connection.execute(text("SET LOCAL statement_timeout = 0"))
                    connection.execute(text("SET LOCAL lock_timeout = 0"))
                    connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
                else:
                    self._look_through(connection)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            self._is_new = False
        except (SQLAlchemyError, CommandError, DatabaseError, sqlite3.Error) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise DatabaseError(f"cannot use {self.url.render_as_string(hide_password=True)}: {reason}") from None

    @staticmethod
    def _look_through(connection: Connection) -> None:
        """A file that is damaged is noticed before anybody plays on it."""
        found = connection.scalar(text("PRAGMA quick_check(1)"))
        if found != "ok":
            raise DatabaseError(f"the file is damaged ({found}); bring a copy back, or begin with a new file")

    async def start(self) -> None:
        await self._writer.do(lambda *_: self.migrate(), limited=False)
        self._readers = [
            Desk("reader", self._new_engine, self._seconds) for _ in range(SHARED_READERS if self.shared else 1)
        ]
        for desk in self._readers:
            self._free.put_nowait(desk)
        self._loop = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Commit what waits, if the database answers, then let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * self._seconds):
                while self._waiting:
                    await asyncio.sleep(0.01)
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop
        for desk in (self._writer, *self._readers):
            desk.stop()
        if self._lock_file is not None:
            self._lock_file.close()

    # ---- use

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The result of a job that only reads. Raises Away."""

        def look(engine: Engine, _: Ticket) -> T:
            with engine.connect() as connection:
                return job(connection)

        try:
            async with asyncio.timeout(self._seconds):
                desk = await self._free.get()
        except TimeoutError:
            raise Away from None
        try:
            return await desk.do(look)
        except (OperationalError, InterfaceError) as error:
            raise Away from error
        finally:
            self._free.put_nowait(desk)

    async def write(self, job: Callable[[Connection], T], fence: Fence | None = None) -> T:
        """The result of a job, once it is committed. Jobs are done in their order.

        With a fence: only if the table is still held under it, else Fenced is raised. Away is raised when the database
        did not answer: what was to be written may be there, or come late, or never.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Task(job, fence, future))
        self._woken.set()
        return await future

    async def _write_on(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                group = self._waiting[:MOST_IN_A_COMMIT]
                outcomes = await self._commit_group(group)
                del self._waiting[: len(group)]
                for task, (result, error) in zip(group, outcomes, strict=True):
                    if task.done.done():
                        continue
                    if error is None:
                        task.done.set_result(result)
                    else:
                        task.done.set_exception(error)

    async def _commit_group(self, group: list[_Task]) -> list[Outcome]:
        try:
            return await self._writer.do(lambda engine, ticket: self._commit(engine, ticket, group))
        except Away as away:
            return [(None, away)] * len(group)

    def _commit(self, engine: Engine, ticket: Ticket, tasks: list[_Task]) -> list[Outcome]:
        """Do all in one transaction; if one of them fails, each in its own."""
        try:
            with engine.begin() as connection:
                held = self._held(connection, tasks)
                outcomes: list[Outcome] = [
                    (task.job(connection), None) if task.fence is None or task.fence in held else (None, Fenced())
                    for task in tasks
                ]
                ticket.check()
            return outcomes
        except Exception as error:
            ticket.check()
            if len(tasks) == 1:
                return [(None, _as_away(error))]
        return [self._commit(engine, ticket, [task])[0] for task in tasks]

    def _held(self, connection: Connection, tasks: list[_Task]) -> set[Fence]:
        """Those of the fences that still stand; they stand until this transaction ends."""
        named = {task.fence for task in tasks if task.fence is not None}
        return fences({fence.table for fence in named})(connection) if named and self.shared else named


def _as_away(error: Exception) -> Exception:
    """A database that is gone, or whose disk is full, is away: that is nobody's mistake."""
    if isinstance(error, (OperationalError, InterfaceError)):
        away = Away()
        away.__cause__ = error
        return away
    return error
