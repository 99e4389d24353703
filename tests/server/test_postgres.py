"""The same server on PostgreSQL, alone and together with another one."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from sevenwonders.records import read_record, replay_record
from sevenwonders.server.store.database import Database
from sevenwonders.server.store.schema import Base
from tests.server.client import Line, Player, play_to_the_end
from tests.server.postgres import Cluster, binaries
from tests.server.running import Server, wait_for

IS_EXPECTED = bool(os.environ.get("SEVENWONDERS_EXPECT_POSTGRES"))
pytestmark = pytest.mark.skipif(binaries() is None and not IS_EXPECTED, reason="no PostgreSQL is installed")
ELSEWHERE = 4503


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.fixture(scope="module")
def servers(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    address, logs = cluster.new_database(), tmp_path_factory.mktemp("postgres")
    both = (Server(address, logs / "first.txt"), Server(address, logs / "second.txt"))
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def two(servers: tuple[Server, Server]) -> tuple[Server, Server]:
    """Two servers that share a database."""
    for server in servers:
        if not server.is_running:
            server.start()
    return servers


def at(server: Server, person: Player) -> Player:
    """The same person at another server: a proxy may send a visitor to any."""
    same = Player(server.address, "")
    same.http.cookies = person.http.cookies
    return same


def is_there(person: Player, table: str) -> bool:
    answer = person.http.get(f"/api/tables/{table}")
    assert answer.status_code in (200, 503)
    return answer.status_code == 200


def answer_one(line: Line) -> None:
    line.until(Line.owes)
    assert line.ask is not None
    assert line.choose(line.ask["offers"][0]["move"])["type"] == "ack"


def test_the_migrations_give_exactly_the_schema_of_the_models(cluster: Cluster) -> None:
    address = cluster.new_database()
    database = Database(address)
    database.migrate()
    asyncio.run(database.stop())
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_game_goes_on_after_its_server_was_killed(two: tuple[Server, Server]) -> None:
    server = two[0]
    ada = Player(server.address, "\u0958" * 24)  # longer once it is composed, and still not too long for a column
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        for _ in range(4):
            answer_one(line)
        line.until(Line.owes)
        events, ask = list(line.events), line.ask
        assert line.choose("x\u0000")["code"] == "illegal"
        server.kill()
    server.start()
    with ada.line(table) as line:
        line.until(Line.owes)
        assert (line.events, line.ask) == (events, ask)
        play_to_the_end(line)
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert replay_record(read_record(record)).over()
    assert "Traceback" not in server.log()


def test_a_table_is_at_one_server_at_a_time(two: tuple[Server, Server]) -> None:
    first, second = two
    ada = Player(first.address)
    table = ada.create("duel", ["easy"], start=True)
    there = at(second, ada)
    with ada.line(table) as line:
        answer_one(line)
        with there.line(table, silent=True) as other:
            assert other.until_closed() == ELSEWHERE
        refused = there.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "elsewhere")
        line.until(Line.owes)
        events = list(line.events)
    wait_for(lambda: is_there(there, table), "the table that nobody is at any more, and that is wished for here")
    with there.line(table) as line:
        line.until(Line.owes)
        assert line.events == events
        answer_one(line)
        with ada.line(table, silent=True) as other:
            assert other.until_closed() == ELSEWHERE
    wait_for(lambda: is_there(ada, table), "the table back at the first server")
    with ada.line(table) as line:
        play_to_the_end(line)


def test_a_table_of_a_server_that_was_killed_is_found_at_the_other(two: tuple[Server, Server]) -> None:
    first, second = two
    ada = Player(first.address)
    table = ada.create("duel", ["easy"], start=True, public=True)
    there = at(second, ada)
    with ada.line(table) as line:
        for _ in range(3):
            answer_one(line)
        line.until(Line.owes)
        events = list(line.events)
        first.kill()
    wait_for(lambda: is_there(there, table), "the table at the other server")
    with there.line(table) as line:
        line.until(Line.owes)
        assert line.events == events
        play_to_the_end(line)
    assert table in [each["id"] for each in there.http.get("/api/tables/mine").json()]


def test_a_restart_of_the_database_loses_nothing(cluster: Cluster, two: tuple[Server, Server]) -> None:
    ada = Player(two[1].address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        answer_one(line)
        line.until(Line.owes)
        events = list(line.events)
        cluster.stop()
        cluster.start()
        assert line.until_closed() == 1012  # the table may be another server's by now
    wait_for(lambda: ada.http.get(f"/api/tables/{table}").status_code == 200, "the table after the restart")
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.events == events
        play_to_the_end(line)
