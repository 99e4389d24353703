"""A PostgreSQL of our own for a while, from Debian's packages."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

from tests.server.running import free_port

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
IS_EXPECTED = bool(os.environ.get("SEVENWONDERS_EXPECT_POSTGRES"))
QUICK = "-c fsync=off -c full_page_writes=off -c listen_addresses=127.0.0.1"


class Cluster:
    """Databases on a free port of loopback; nobody else's data is touched."""

    def __init__(self) -> None:
        assert FOUND, "SEVENWONDERS_EXPECT_POSTGRES is set, and there is no PostgreSQL"
        self._programs = FOUND[-1].parent
        self._folder = Path(tempfile.mkdtemp(prefix="sevenwonders-"))
        self._port = free_port()
        self._made = 0
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(self._folder, "postgres", "postgres")
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale", "C.UTF-8")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*who, str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=program == "initdb", cwd="/", timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} {QUICK}"
        self._run("pg_ctl", "-w", "-s", "-l", str(self._folder / "log.txt"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-s", "-m", "fast", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"sevenwonders{self._made}"
        with psycopg.connect(f"{self._address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{self._address}/{name}"

    @property
    def _address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}"
