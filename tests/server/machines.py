"""Three real servers that share their tables, with all that they need: a PostgreSQL, and for one of the wires NATS."""

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.client import Player
from tests.server.postgres import Cluster
from tests.server.running import Server, free_port, wait_for

WIRES = ("postgres", "nats")


class Nats:
    """A nats-server, to be stopped and started again."""

    def __init__(self, log: Path) -> None:
        program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "nats-server is not installed: see scripts/test_tools.sh"
        self._port = free_port()
        self._log = log
        self._command = [program, "-a", "127.0.0.1", "-p", str(self._port)]
        self.address = f"nats://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with self._log.open("ab") as out:
            self._process = subprocess.Popen(self._command, stdout=out, stderr=out)
        wait_for(self._answers, "nats-server")

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self._port)) == 0

    def signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


class Machines:
    """Servers on one database; `servers[0]` is as good as any other."""

    def __init__(self, folder: Path, wire: str, cluster: Cluster, **settings: object) -> None:
        self.cluster = cluster
        self.nats = Nats(folder / "nats.txt") if wire == "nats" else None
        self.database = cluster.new_database()
        settings["wire"] = self.nats.address if self.nats is not None else "postgres"
        self.servers = [Server(self.database, folder / f"server{n}.txt", **settings) for n in range(3)]

    def start(self) -> None:
        """All of them, those that were stopped too."""
        for server in self.servers:
            if not server.is_running:
                server.start()

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
        if self.nats is not None:
            self.nats.stop()

    def logs(self) -> str:
        return "\n".join(server.log() for server in self.servers)


@contextmanager
def machines(folder: Path, wire: str, cluster: Cluster, **settings: object) -> Iterator[Machines]:
    made = Machines(folder, wire, cluster, **settings)
    try:
        made.start()
        yield made
    finally:
        made.stop()


def at(server: Server, person: Player) -> Player:
    """The same person at another server: a proxy may send a visitor to any."""
    same = Player(server.address, "")
    same.http.cookies = person.http.cookies
    return same
