"""A real server in a process of its own, to be asked, stopped and killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.patience import PATIENCE


def wait_for(wanted: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, f"waited too long for {what}"
        time.sleep(0.05)


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
            "names_per_minute": 10_000,
            "work_per_socket": 1_000_000,
            "work_per_address": 1_000_000,
            "review_work": 1_000_000,
            "review_rounds": 40,
        } | settings
        self._process: subprocess.Popen[bytes] | None = None

    def unset(self, *settings: str) -> None:
        """These are as they are by themselves."""
        for name in settings:
            del self._settings[name]

    def start(self) -> "Server":
        environment = dict(os.environ)
        environment |= {f"SEVENWONDERS_{name.upper()}": str(value) for name, value in self._settings.items()}
        command = [sys.executable, "-m", "sevenwonders.cli.main", "serve", "--port", str(self.port)]
        with self._log.open("ab") as out:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--workers", "1"], stdout=out, stderr=out, env=environment
            )
        try:
            wait_for(self._answers, "the start of the server")
        except AssertionError as late:
            self.kill()
            raise AssertionError(f"{late}: {self.log()}") from None
        return self

    def _answers(self) -> bool:
        assert self.exit_code is None, "the server ended at once"
        try:
            return httpx.get(f"{self.address}/api/health", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False

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

    def freeze(self) -> None:
        """It hangs, until it is woken or killed."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise AssertionError(f"the server did not stop: {self.log()}") from None
        finally:
            self._process = None
