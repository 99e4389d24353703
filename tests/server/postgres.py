"""A PostgreSQL of our own, from Debian's packages, for as long as it is needed."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

from tests.patience import PATIENCE
from tests.server.running import free_port

USER = "postgres"
"""PostgreSQL does not run as root; Debian's package brings this user."""


def binaries() -> Path | None:
    """Where its programs are, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0]))
    return found[-1] if found else None


class Cluster:
    """A new cluster in a folder that is not there yet."""

    def __init__(self, folder: Path) -> None:
        programs = binaries()
        assert programs is not None, "PostgreSQL is not installed: see scripts/test_tools.sh"
        self._programs = programs
        self._folder = folder
        self._port = free_port()
        self._as_user: list[str] = []
        self._databases = 0
        folder.mkdir(parents=True)
        if os.geteuid() == 0:
            self._as_user = ["runuser", "-u", USER, "--"]
            shutil.chown(folder, USER)
            for parent in folder.parents:  # the way to it must be open to that user
                if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                    parent.chmod(parent.stat().st_mode | 0o011)
        self._run("initdb", "-A", "trust", "-U", "sevenwonders", "--no-sync", "-E", "UTF8", "--locale", "C.UTF-8")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, timeout=PATIENCE)

    def start(self) -> None:
        where = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", where, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def signal(self, what: signal.Signals) -> None:
        """Freeze or wake all of its processes."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://sevenwonders@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"empty{self._databases}"
        with psycopg.connect(self.url(), autocommit=True, connect_timeout=int(PATIENCE)) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """A new, empty cluster in a folder; gives the URL of a database in it."""
    made = Cluster(folder)
    try:
        yield made.url()
    finally:
        made.stop()
