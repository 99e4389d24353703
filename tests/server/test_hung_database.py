"""A database that does not answer: people are told in time, nothing is done by halves, the server can be stopped."""

import asyncio
import os
import signal
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from sevenwonders.records import read_record, replay_record
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.desk import Away
from sevenwonders.server.store.people import name_of, set_name
from tests.server.client import Line, Player, play_to_the_end
from tests.server.postgres import Cluster, binaries
from tests.server.running import Server, wait_for

IS_EXPECTED = bool(os.environ.get("SEVENWONDERS_EXPECT_POSTGRES"))
with_postgres = pytest.mark.skipif(binaries() is None and not IS_EXPECTED, reason="no PostgreSQL is installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.fixture
def server(cluster: Cluster, tmp_path: Path) -> Iterator[Server]:
    running = Server(cluster.new_database(), tmp_path / "log.txt", database_seconds=1).start()
    yield running
    running.stop()


def parent_of(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


@contextmanager
def stopped(database: str) -> Iterator[None]:
    """All processes of PostgreSQL that work for a server stand still, in the middle of whatever they do."""
    with psycopg.connect(database, autocommit=True) as own:
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        backends = [row[0] for row in own.execute(others).fetchall()]
        assert backends
        backends.append(parent_of(backends[0]))  # which would let new ones begin
        for backend in backends:
            os.kill(backend, signal.SIGSTOP)
        try:
            yield
        finally:
            for backend in backends:
                with suppress(ProcessLookupError):
                    os.kill(backend, signal.SIGCONT)


@with_postgres
def test_a_choice_is_refused_in_time_and_counts_once_in_the_end(server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        choice = {"type": "choose", "id": "c", "request": line.ask["request"], "move": line.ask["offers"][0]["move"]}
        with stopped(server.database):
            line.send(choice)
            with suppress(ConnectionClosed):
                assert line.until_type("refused")["code"] == "stopped"
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == 200, "the table once it answers again")
    with ada.line(table) as line:
        line.until(lambda each: bool(each.view))
        while True:  # a late word of the old choice may still come in between: then one comes back and asks again
            line.send(choice)
            try:
                answer = next(each for each in iter(line.receive, None) if each.get("id") == "c")
            except ConnectionClosed:
                line = ada.line(table)
                line.until(lambda each: bool(each.view))
                continue
            if answer["type"] == "ack":
                break
            assert answer["code"] == "stopped"
        play_to_the_end(line)
        line.close()
    record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert replay_record(record).over()
    assert sum(choice["move"] == move for turn in record.turns for _, move in turn) == 1


@with_postgres
def test_visitors_are_told_that_the_games_cannot_be_reached(server: Server) -> None:
    ada = Player(server.address)
    with stopped(server.database):
        answer = ada.http.get("/api/tables/mine", headers={"Accept-Language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (503, "away")
        assert "serveur" in answer.json()["text"]
        assert ada.http.get("/api/health").status_code == 503
        assert ada.http.get("/api/choices").status_code == 200  # what needs no database goes on
    wait_for(lambda: ada.http.get("/api/tables/mine").status_code == 200, "the database")
    assert ada.http.get("/api/me").json()["name"] == "Ada"


@with_postgres
def test_a_server_whose_database_hangs_can_be_stopped(server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line, stopped(server.database):
        line.until(Line.owes)
        assert line.ask is not None
        move = line.ask["offers"][0]["move"]
        line.send({"type": "choose", "id": "c", "request": line.ask["request"], "move": move})
        server.stop()  # complains if it does not end


def test_what_comes_too_late_is_not_done_after_all(tmp_path: Path) -> None:
    """A job that hangs is given up; those after it are done, and it leaves nothing when it wakes."""
    hangs, wakes = threading.Event(), threading.Event()

    def hang(connection: Connection) -> None:
        set_name("1", "Late")(connection)
        hangs.set()
        wakes.wait()

    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 't.sqlite'}", seconds=0.5)
        await database.start()
        late = asyncio.create_task(database.write(hang))
        with pytest.raises(Away):
            await late
        assert hangs.is_set()
        wakes.set()
        while True:
            try:
                await database.write(set_name("2", "Ada"))
                break
            except Away:
                continue
        assert await database.read(name_of("1")) == ""
        assert await database.read(name_of("2")) == "Ada"
        await database.stop()

    asyncio.run(story())


def test_a_file_that_another_program_holds_is_away(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 't.sqlite'}", seconds=0.5)
        await database.start()
        other = sqlite3.connect(tmp_path / "t.sqlite")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Away):
            await database.write(set_name("1", "Ada"))
        other.rollback()
        other.close()
        await database.write(set_name("1", "Ada"))
        assert await database.read(name_of("1")) == "Ada"
        await database.stop()

    asyncio.run(story())
