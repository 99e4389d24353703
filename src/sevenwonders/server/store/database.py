"""The database, reached from the event loop: all that writes waits in one line and is committed in groups.

A group commit is what makes "committed before it is acknowledged" cheap: choices that arrive while the disk is busy
share the next commit.
"""

import asyncio
import contextlib
import fcntl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
Job = Callable[[Connection], Any]

MOST_IN_A_COMMIT: Final = 500


class DatabaseError(Exception):
    """The database cannot be used; the text says why."""


class Database:
    """One database, and the threads that talk to it."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
        except SQLAlchemyError:
            raise DatabaseError("the address of the database is none that SQLAlchemy knows") from None
        self.shared = self.url.get_backend_name() != "sqlite"
        """Whether several servers may use it at once."""
        if self.url.get_backend_name() == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self._lock_file: IO[str] | None = None
        self._engine = self._open()
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(4 if self.shared else 1, "reader")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._woken = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._is_new = True

    # ---- setting up

    def _open(self) -> Engine:
        try:
            return self._new_engine()
        except (OSError, ImportError, SQLAlchemyError) as error:
            raise DatabaseError(f"cannot use {self.url.render_as_string(hide_password=True)}: {error}") from None

    def _new_engine(self) -> Engine:
        if self.shared:
            # Errors go to the log: without the values, which are other people's tables and moves.
            return create_engine(self.url, pool_size=6, pool_pre_ping=True, hide_parameters=True)
        if self.url.database:
            path = Path(self.url.database)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock(path)
        engine = create_engine(self.url, connect_args={"timeout": 30}, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        return engine

    def _lock(self, path: Path) -> None:
        """One server a file: two would each believe to know the tables."""
        self._lock_file = Path(f"{path}.lock").open("w", encoding="utf-8")  # noqa: SIM115 - held as long as we run
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
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
            with self._engine.begin() as connection:
                if self.shared:  # several servers may start at once
                    connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
            self._is_new = False
        except (SQLAlchemyError, CommandError) as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise DatabaseError(f"cannot use {self.url.render_as_string(hide_password=True)}: {reason}") from None

    async def start(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self.migrate)
        self._loop = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Commit what waits, then let go."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop
        self._writer.shutdown(wait=True)
        self._readers.shutdown(wait=True)
        self._engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    # ---- use

    async def read(self, job: Callable[[Connection], T]) -> T:
        """The result of a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The result of a job, once it is committed. Jobs are done in their order."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._woken.set()
        return await future

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                group = self._waiting[:MOST_IN_A_COMMIT]
                outcomes = await loop.run_in_executor(self._writer, self._commit, [job for job, _ in group])
                del self._waiting[: len(group)]
                for (_, future), (result, error) in zip(group, outcomes, strict=True):
                    if future.done():
                        continue
                    if error is None:
                        future.set_result(result)
                    else:
                        future.set_exception(error)

    def _commit(self, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
        """Do all in one transaction; if one of them fails, each in its own."""
        try:
            with self._engine.begin() as connection:
                return [(job(connection), None) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [(None, error)]
        return [self._commit([job])[0] for job in jobs]
