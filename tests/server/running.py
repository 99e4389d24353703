"""A real server in a process of its own, to be asked, stopped and killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

START_SECONDS = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`sevenwonders serve` on loopback, with limits that tests do not meet unless they ask for it."""

    def __init__(self, database: str, log: Path, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._settings = {
            "pace": 0,
            "messages_per_second": 10_000,
            "requests_per_second": 10_000,
            "tables_per_minute": 10_000,
        } | settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        environment = dict(os.environ)
        environment |= {f"SEVENWONDERS_{name.upper()}": str(value) for name, value in self._settings.items()}
        command = [sys.executable, "-m", "sevenwonders.cli.main", "serve", "--port", str(self.port)]
        with self._log.open("ab") as out:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--workers", "1"], stdout=out, stderr=out, env=environment
            )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.address}/api/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                assert self._process.poll() is None, self._log.read_text()
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self._log.read_text()}")

    @property
    def exit_code(self) -> int | None:
        """With which it ended by itself; None while it runs, or if it was told to end."""
        return self._process.poll() if self._process is not None else None

    @property
    def is_running(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        return self._log.read_text()

    def kill(self) -> None:
        """As a crash would: no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        code = self._process.wait(30)
        self._process = None
        return code
