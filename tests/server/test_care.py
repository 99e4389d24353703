"""Small things that a host, or a page of a friend, would trip over."""

import logging
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sevenwonders.server.logs import MOST, Discreet
from tests.patience import PATIENCE
from tests.server.client import Player
from tests.server.running import Server, wait_for

# ---- the log


def records(*messages: str, error: str = "") -> list[str]:
    """What a logger with our filter writes of these."""
    written: list[str] = []

    class Pen(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    logger = logging.Logger("test")
    logger.addFilter(Discreet())
    logger.addHandler(Pen())
    for message in messages:
        try:
            raise ValueError(error)
        except ValueError:
            logger.exception(message)
    return written


def test_the_log_does_not_name_the_rows_of_an_error() -> None:
    error = 'duplicate key\nDETAIL:  Key ("table", number)=(abcdefghjkmn, 3) already exists.'
    (text,) = records("a choice could not be kept", error=error)
    assert "duplicate key" in text
    assert "abcdefghjkmn" not in text
    assert "test_care.py" in text  # where it happened is told


def test_the_same_thing_again_and_again_does_not_fill_the_log() -> None:
    assert len(records(*["the disk is full"] * 1000)) == MOST


# ---- a full disk


def test_health_tells_that_nothing_can_be_kept(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt").start()
    try:
        assert httpx.get(f"{server.address}/api/health", timeout=PATIENCE).status_code == 200
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        full = httpx.get(f"{server.address}/api/health", timeout=PATIENCE)
        assert (full.status_code, full.json()["code"]) == (503, "away")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        wait_for(lambda: httpx.get(f"{server.address}/api/health").status_code == 200, "room on the disk")
    finally:
        server.stop()


@pytest.mark.parametrize("where", ["head", "middle"])
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path: Path, where: str) -> None:
    file = tmp_path / "t.sqlite"
    server = Server(str(file), tmp_path / "log.txt").start()
    for _ in range(20):
        Player(server.address).create("duel", ["easy"], start=True)
    server.stop()
    body = bytearray(file.read_bytes())
    start, end = (0, 4096) if where == "head" else (len(body) // 3, 2 * len(body) // 3)
    body[start:end] = b"\xa5" * (end - start)
    file.write_bytes(body)
    command = [sys.executable, "-m", "sevenwonders.cli.main", "serve", "--port", "0", "--database", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert str(file) in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


# ---- names


@pytest.mark.parametrize("name", ["[expert]", " [easy] ", "[]"])
def test_nobody_is_called_as_lists_call_bots(server: Server, name: str) -> None:
    answer = httpx.put(f"{server.address}/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, "name_reserved")


def test_one_address_does_not_take_names_without_end(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt", names_per_minute=1).start()
    try:
        codes = [httpx.put(f"{server.address}/api/me", json={"name": "x"}).status_code for _ in range(6)]
        assert codes[:3] == [200] * 3
        assert 429 in codes
    finally:
        server.stop()


# ---- pages of friends


def test_pages_of_sites_that_are_named_are_told_that_they_may(tmp_path: Path) -> None:
    friend = "https://friends.example"
    server = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt", origins=friend).start()
    try:
        asked = {"Origin": friend, "Access-Control-Request-Method": "PUT"}
        before = httpx.options(f"{server.address}/api/me", headers=asked)
        assert before.status_code == 204
        assert "PUT" in before.headers["access-control-allow-methods"]
        for answer in (before, httpx.put(f"{server.address}/api/me", json={"name": "Ada"}, headers={"Origin": friend})):
            assert answer.headers["access-control-allow-origin"] == friend
            assert answer.headers["access-control-allow-credentials"] == "true"
            assert "Origin" in answer.headers["vary"]
        for origin in ("https://evil.example", server.address):
            other = httpx.get(f"{server.address}/api/me", headers={"Origin": origin})
            assert "access-control-allow-origin" not in other.headers
        https = {"Origin": friend, "X-Forwarded-Proto": "https"}
        cookie = httpx.put(f"{server.address}/api/me", json={"name": "Ada"}, headers=https).headers["set-cookie"]
        assert "samesite=none" in cookie.lower()
    finally:
        server.stop()
