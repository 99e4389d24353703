"""What docs/deploy.md promises: the files it comes with name real settings, and a backup brings every game back."""

import os
import re
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis

from sevenwonders.server.settings import from_environment
from tests.patience import PATIENCE
from tests.server.client import Line, Player, play_to_the_end
from tests.server.postgres import Cluster, binaries
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
IS_EXPECTED = bool(os.environ.get("SEVENWONDERS_EXPECT_POSTGRES"))


def test_the_containers_are_given_settings_that_there_are() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    servers = [service for service in services.values() if service.get("image") == "sevenwonders"]
    assert len(servers) == 3
    for server in servers:
        given = {name: re.sub(r"\$\{\w+:\?\}", "secret", value) for name, value in server["environment"].items()}
        settings = from_environment(given)
        known = {f"SEVENWONDERS_{name.upper()}" for name in vars(settings)}
        assert set(given) <= known
        assert settings.wire.startswith("nats://")
        assert (ROOT / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    proxy = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"server (\w+):8000", proxy)) == {name for name in services if services[name] in servers}


def test_what_was_made_here_does_not_come_into_the_container() -> None:
    """A `.venv` or a wheel of another Python would be taken for the container's own."""
    read = {name: (ROOT / name).read_text(encoding="utf-8").splitlines() for name in (".gitignore", ".dockerignore")}
    left_out = {line.removeprefix("**/") for line in read[".dockerignore"]}
    made = {line.rstrip("/").removeprefix("web/") for line in read[".gitignore"] if not line.endswith("_cache/")}
    assert made - left_out == set()


def test_every_setting_is_in_the_document() -> None:
    document = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    missing = [name for name in vars(from_environment({})) if f"SEVENWONDERS_{name.upper()}`" not in document]
    assert missing == []


def begun(server: Server) -> tuple[Player, str, list[str]]:
    """A game in the middle, and the events that its player knows."""
    ada = Player(server.address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        for _ in range(4):
            line.until(Line.owes)
            assert line.ask is not None
            assert line.choose(line.ask["offers"][0]["move"])["type"] == "ack"
        line.until(Line.owes)
        return ada, table, [event["text"] for event in line.events]


def goes_on(server: Server, ada: Player, table: str, events: list[str]) -> None:
    again = Player(server.address, "")
    again.http.cookies = ada.http.cookies
    assert again.http.get("/api/me").json()["name"] == "Ada"
    with again.line(table) as line:
        line.until(Line.owes)
        assert [event["text"] for event in line.events] == events
        play_to_the_end(line)


def test_a_copy_of_the_file_brings_everything_back(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.txt").start()
    try:
        ada, table, events = begun(server)
        source, copy = sqlite3.connect(server.database), sqlite3.connect(tmp_path / "copy.sqlite")
        source.backup(copy)  # what `.backup` of the sqlite3 program does, while the server runs
        source.close()
        copy.close()
    finally:
        server.kill()
    restored = Server(str(tmp_path / "copy.sqlite"), tmp_path / "log.txt").start()
    try:
        goes_on(restored, ada, table, events)
    finally:
        restored.stop()


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.mark.skipif(binaries() is None and not IS_EXPECTED, reason="no PostgreSQL is installed")
def test_a_dump_of_the_database_brings_everything_back(cluster: Cluster, tmp_path: Path) -> None:
    programs = binaries()
    assert programs is not None
    database, dump = cluster.new_database(), str(tmp_path / "tables.dump")
    server = Server(database, tmp_path / "log.txt").start()
    try:
        ada, table, events = begun(server)
        command = [str(programs / "pg_dump"), "--format=custom", f"--file={dump}", database]
        subprocess.run(command, check=True, timeout=PATIENCE)
    finally:
        server.kill()
    empty = cluster.new_database()
    command = [str(programs / "pg_restore"), "--exit-on-error", f"--dbname={empty}", dump]
    subprocess.run(command, check=True, timeout=PATIENCE)
    restored = Server(empty, tmp_path / "log.txt").start()
    try:
        goes_on(restored, ada, table, events)
    finally:
        restored.stop()
