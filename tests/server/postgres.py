"""A PostgreSQL of our own, from Debian's packages, for as long as it is needed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import free_port

USER = "postgres"
"""PostgreSQL does not run as root; Debian's package brings this user."""


def binaries() -> Path | None:
    """Where its programs are, the newest version first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name.split(".")[0]))
    return found[-1] if found else None


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """A new, empty cluster in a folder; gives the URL of a database in it."""
    programs = binaries()
    assert programs is not None, "PostgreSQL is not installed: see scripts/test_tools.sh"
    port = free_port()
    folder.mkdir(parents=True)
    as_user: list[str] = []
    if os.geteuid() == 0:
        as_user = ["runuser", "-u", USER, "--"]
        shutil.chown(folder, USER)
        for parent in folder.parents:  # the way to it must be open to that user
            if parent.stat().st_uid == 0 and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)
    data = str(folder / "data")

    def run(program: str, *arguments: str) -> None:
        command = [*as_user, str(programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    run("initdb", "-D", data, "-A", "trust", "-U", "sevenwonders", "--no-sync")
    where = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", where, "start")
    try:
        yield f"postgresql://sevenwonders@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
