"""How much one visitor may ask for, from where, and what every answer carries."""

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sevenwonders.server.app import create_app
from sevenwonders.server.guard import HEADERS
from sevenwonders.server.limits import Bucket, Buckets, Counts, Work
from sevenwonders.server.relay.limits import SharedLimits
from sevenwonders.server.secrets import hash_token
from sevenwonders.server.settings import Settings
from tests.server.client import Line, Player, play_to_the_end
from tests.server.running import Server

addresses = itertools.count(1)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that bears little. It believes what a proxy says of a visitor's address, so each test has its own."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"requests_per_second": 2, "messages_per_second": 1, "sockets_per_address": 2, "tables_per_minute": 1}
    origins = {"origins": "https://friends.example, https://other.example"}
    running = Server(str(folder / "t.sqlite"), folder / "log.txt", **limits, **origins).start()
    yield running
    running.stop()


def visitor(server: Server, name: str = "Ada") -> Player:
    return Player(server.address, name, {"X-Forwarded-For": f"198.51.100.{next(addresses)}"})


def until_limited(player: Player) -> httpx.Response:
    """The first answer that refuses: a burst of eight and two a second are too few for anybody who does not wait."""
    return next(each for each in (player.http.get("/api/me") for _ in range(1000)) if each.status_code == 429)


def test_requests_of_one_address_are_limited_and_of_others_not(strict: Server) -> None:
    ada, grace = visitor(strict), visitor(strict, "Grace")
    assert [ada.http.get("/api/me").status_code for _ in range(5)] == [200] * 5
    limited = until_limited(ada)
    assert limited.json()["code"] == "too_many"
    assert grace.http.get("/api/me").status_code == 200


def test_new_tables_of_one_address_are_limited(strict: Server) -> None:
    ada = visitor(strict)
    codes = [ada.post("/api/tables", {"options": {"game": "duel"}}).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]
    assert visitor(strict).create("duel")


def test_messages_of_one_socket_are_limited(strict: Server) -> None:
    ada = visitor(strict)
    table = ada.create("duel")
    with ada.line(table) as line:
        for _ in range(8):
            line.send({"type": "ping"})
        assert line.until_type("refused")["code"] == "too_fast"
        pongs = sum('"pong"' in frame for frame in line.frames)
        assert 1 <= pongs <= 7


def test_sockets_of_one_address_are_limited(strict: Server) -> None:
    ada, grace = visitor(strict), visitor(strict, "Grace")
    table = ada.create("duel")
    with ada.line(table) as first, ada.line(table) as second:
        for line in (first, second):
            line.until(lambda each: bool(each.table))
        with pytest.raises(InvalidStatus):
            ada.line(table)
        with grace.line(table) as other:
            other.until(lambda each: each.table.get("spectators") == 1)
    for _ in range(1000):  # once the server has noticed that they are closed
        with contextlib.suppress(InvalidStatus), ada.line(table) as line:
            line.until(lambda each: bool(each.table))
            return
    raise AssertionError("closed sockets still count")


def test_servers_that_share_limits_tell_each_other_what_was_used() -> None:
    def limits(name: str) -> tuple[Buckets, Counts, SharedLimits]:
        tables, sockets = Buckets(0.001, 3), Counts(2)
        return tables, sockets, SharedLimits(name, {"tables": tables}, sockets)

    async def story() -> None:
        tables, sockets, here = limits("a")
        other_tables, other_sockets, there = limits("b")
        assert not here.news()
        assert [tables.take("ada"), tables.take("ada"), sockets.enter("ada"), sockets.enter("ada")] == [True] * 4
        await there.heard(here.news())
        assert [other_tables.take("ada") for _ in range(3)] == [True, False, False]
        assert [other_tables.take("grace"), other_sockets.enter("ada"), other_sockets.enter("grace")] == [
            True,
            False,
            True,
        ]
        sockets.leave("ada")
        await there.heard(here.news())
        assert [other_sockets.enter("ada"), other_sockets.enter("ada")] == [True, False]
        sockets.leave("ada")
        await there.heard(here.news())  # that there is nothing any more
        assert other_sockets.enter("ada")
        assert not here.news()
        assert not other_tables.take("ada")  # what was used once is told once, and stays used

    asyncio.run(story())


def test_what_one_address_wants_at_once_is_done_piece_by_piece_with_others_in_between() -> None:
    done: list[str] = []

    async def ask(name: str, work: Work) -> None:
        await work.turn()
        done.append(name)

    async def story() -> None:
        crowd, ada = Bucket(1.0, 1.0), Bucket(1.0, 1.0)
        await asyncio.gather(*(ask("crowd", Work(Bucket(1.0, 1.0), crowd)) for _ in range(20)), ask("ada", Work(ada)))

    asyncio.run(story())
    assert len(done) == 21
    assert done.index("ada") <= 2


def test_bodies_are_limited_whether_they_tell_their_length_or_not(server: Server) -> None:
    ada = Player(server.address)
    much = b'{"name": "' + b"x" * 300_000 + b'"}'

    def drip() -> Iterator[bytes]:
        for start in range(0, len(much), 10_000):
            yield much[start : start + 10_000]

    kind = {"Content-Type": "application/json"}
    for body in (much, drip()):
        with contextlib.suppress(httpx.WriteError):  # the server need not read it all
            answer = ada.http.put("/api/me", content=body, headers=kind)
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert ada.http.get("/api/me").json()["name"] == "Ada"


# ---- origins

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_may_not_act_for_its_visitor(server: Server, origin: str) -> None:
    ada = Player(server.address)
    table = ada.create("duel")
    answer = ada.http.post("/api/tables", json={"options": {"game": "duel"}}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    ada.headers = {"Origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        ada.line(table)
    assert refused.value.response.status_code == 403


def test_the_own_page_and_those_that_are_named_may(strict: Server) -> None:
    for origin in (strict.address, "https://friends.example", "https://OTHER.example"):
        ada = visitor(strict)
        ada.headers = ada.headers | {"Origin": origin}
        assert ada.http.put("/api/me", json={"name": "Ada"}, headers={"Origin": origin}).status_code == 200
        with ada.line(ada.create("duel")) as line:
            line.until(lambda each: bool(each.table))


# ---- headers


def is_dressed(answer: httpx.Response) -> bool:
    return all(answer.headers.get(name) == value for name, value in HEADERS.items())


def test_every_answer_carries_the_headers_of_safety(strict: Server) -> None:
    ada = visitor(strict)
    answers = {
        200: ada.http.get("/api/me"),
        404: ada.http.get("/api/nothing"),
        405: ada.http.delete("/api/me"),
        422: ada.http.put("/api/me", json={}),
        403: ada.http.put("/api/me", json={"name": "x"}, headers={"Origin": "https://evil.example"}),
        413: ada.http.put("/api/me", content=b"x" * 300_000),
        429: until_limited(ada),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert is_dressed(answer), status
        assert "script-src" not in HEADERS["Content-Security-Policy"]  # default-src 'self': no script in the page
        if status >= 400:
            assert set(answer.json()) == {"code", "text"}


def test_the_page_and_a_failure_of_the_server_carry_them_too(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>7 Wonders</title>")
    (tmp_path / "assets" / "main.js").write_text("1")
    app = create_app(Settings(page=str(tmp_path)))

    @app.get("/api/boom")
    async def boom() -> None:
        raise KeyError("a secret")

    app.router.routes.insert(0, app.router.routes.pop())

    async def story() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as browser:
            for path in ("/", "/t/222222222222", "/replay", "/index.html"):
                page = await browser.get(path)
                assert page.status_code == 200
                assert page.text.startswith("<!doctype html>")
                assert page.headers["cache-control"] == "no-cache"
                assert is_dressed(page)
            for path in ("/foo/bar", "/t/", "/t/2222/x", "/replays"):
                nowhere = await browser.get(path)
                assert nowhere.status_code == 404
                assert nowhere.text.startswith("<!doctype html>")  # the page itself says that there is nothing
                assert is_dressed(nowhere)
            script = await browser.get("/assets/main.js")
            assert is_dressed(script)
            assert "immutable" in script.headers["cache-control"]
            for path in ("/assets/none.js", "/assets/../index.html.bak", "/api/none", "/assets/%2e%2e/x"):
                assert (await browser.get(path)).status_code in (200, 404)
            assert (await browser.get("/assets/none.js")).status_code == 404
            failed = await browser.get("/api/boom", headers={"Accept-Language": "nl"})
            assert failed.status_code == 500
            assert is_dressed(failed)
            assert failed.json()["code"] == "failed"
            assert "secret" not in failed.text

    asyncio.run(story())


# ---- secrets


def test_neither_the_log_nor_the_database_holds_a_secret(own_server: Server) -> None:
    ada, grace = Player(own_server.address), Player(own_server.address, "Grace")
    table = ada.create("duel", ["easy"], password="open sesame", start=True)
    cookie = ada.http.cookies["sevenwonders"]
    with ada.line(table) as line:
        line.until(Line.owes)
        line.choose("nonsense")
        line.socket.send("nonsense")
        play_to_the_end(line)
    with grace.line(table, password="open barley") as line:
        line.until_closed()
    grace.post(f"/api/tables/{table}/join", {"password": "open barley"})
    grace.http.get(f"/api/tables/{table}/nothing")
    assert own_server.stop() == 0
    for secret in (cookie, hash_token(cookie), "open sesame", "open barley", table):
        assert secret not in own_server.log()
    database = sqlite3.connect(own_server.database)
    kept = "\n".join(database.iterdump())
    database.close()
    assert table in kept
    assert cookie not in kept
    assert "open sesame" not in kept
