"""Lines that lead to nothing are cut; the page is small, kept by browsers, and answered for HEAD too."""

import contextlib
import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sevenwonders.server.built import parts_in
from tests.patience import PATIENCE
from tests.server.client import Player
from tests.server.running import Server

CROWD, OTHER = "127.0.0.2", "127.0.0.3"
"""Any address of 127.0.0.0/8 is this machine: visitors that are no proxy."""
MOST, MOST_OF_ONE = 60, 20


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few lines, and little patience."""
    folder = tmp_path_factory.mktemp("narrow")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>7 Wonders</title>")
    (folder / "assets" / "main-a1.js").write_text("1;" * 1000)
    (folder / "assets" / "main-a1.js.gz").write_bytes(gzip.compress(b"1;" * 1000))
    limits = {"connections": MOST, "connections_per_address": MOST_OF_ONE, "head_seconds": 1, "page": str(folder)}
    running = Server(str(folder / "t.sqlite"), folder / "log.txt", **limits).start()
    yield running
    running.stop()


def line(server: Server, address: str, say: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0))
    made.sendall(say)
    return made


def is_cut(made: socket.socket) -> bool:
    """Whether the server hangs up, in the end."""
    try:
        return made.recv(10_000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_to_an_end_is_cut(narrow: Server, said: bytes) -> None:
    with contextlib.closing(line(narrow, OTHER, said)) as made:
        assert is_cut(made)


def test_a_crowd_of_idle_lines_shuts_nobody_out(narrow: Server) -> None:
    with contextlib.ExitStack() as crowd:
        for _ in range(3 * MOST):
            crowd.enter_context(contextlib.closing(line(narrow, CROWD)))
        assert httpx.get(f"{narrow.address}/api/health", timeout=PATIENCE).status_code == 200


def test_when_all_lines_are_taken_players_keep_theirs(narrow: Server) -> None:
    ada = Player(narrow.address)
    with ada.line(ada.create("duel")) as player, contextlib.ExitStack() as crowd:
        player.until(lambda each: bool(each.table))
        for number in range(3 * MOST):
            crowd.enter_context(contextlib.closing(line(narrow, f"127.0.1.{number % 100 + 1}")))
        player.send({"type": "ping"})
        player.until_type("pong")
        assert httpx.get(f"{narrow.address}/api/health", timeout=PATIENCE).status_code == 200


# ---- the page


def test_parts_of_the_page_come_compressed_as_they_were_built(narrow: Server) -> None:
    address = f"{narrow.address}/assets/main-a1.js"
    small = httpx.get(address, headers={"Accept-Encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < 200
    assert small.text == "1;" * 1000
    assert "immutable" in small.headers["cache-control"]
    assert small.headers["content-type"].startswith("text/javascript")
    assert "Accept-Encoding" in small.headers["vary"]
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == small.text
    assert httpx.get(f"{address}.gz").status_code == 404  # not a part of its own


@pytest.mark.parametrize("path", ["/", "/assets/main-a1.js", "/api/health", "/api/texts/en", "/t/222222222222"])
def test_head_is_answered_as_get_without_the_body(narrow: Server, path: str) -> None:
    head, whole = httpx.head(f"{narrow.address}{path}"), httpx.get(f"{narrow.address}{path}")
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers.get("content-length") == whole.headers.get("content-length")


def test_the_built_page_is_compressed() -> None:
    """As `npm run build` leaves it."""
    folder = Path(__file__).parents[2] / "web" / "dist"
    if not folder.exists():
        pytest.skip("no page was built")
    scripts = {path: part for path, part in parts_in(folder).items() if re.fullmatch(r"/assets/.*\.js", path)}
    large = [part for part in scripts.values() if part.path.stat().st_size > 2000]
    assert large
    assert all(set(part.squeezed) == {"br", "gzip"} for part in large)
