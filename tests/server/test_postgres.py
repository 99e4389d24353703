"""The same server on PostgreSQL. Several of them: test_machines.py."""

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
from tests.server.running import Server

IS_EXPECTED = bool(os.environ.get("SEVENWONDERS_EXPECT_POSTGRES"))
pytestmark = pytest.mark.skipif(binaries() is None and not IS_EXPECTED, reason="no PostgreSQL is installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(cluster.new_database(), tmp_path_factory.mktemp("postgres") / "log.txt").start()
    yield running
    running.stop()


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


def test_a_game_goes_on_after_its_server_was_killed(server: Server) -> None:
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


def test_a_restart_of_the_database_loses_nothing(cluster: Cluster, server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        answer_one(line)
        line.until(Line.owes)
        events = list(line.events)
        cluster.stop()
        cluster.start()
        play_to_the_end(line)  # it was told to wait, and noticed nothing else
        assert line.events[: len(events)] == events
