"""One server for the tests that only need some server, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.sqlite"), folder / "log.txt").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(str(tmp_path / "tables.sqlite"), tmp_path / "log.txt").start()
    yield running
    running.stop()
