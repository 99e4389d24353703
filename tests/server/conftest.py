"""One server for the tests that only need some server, on a database of its own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.sqlite"), folder / "log.txt").start()
    yield running
    died = running.exit_code
    running.stop()
    assert died is None, f"the server ended in the middle of the tests, with {died}: {running.log()}"


@pytest.fixture(scope="session")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mortal")
    server = Server(str(folder / "tables.sqlite"), folder / "log.txt")
    yield server
    server.stop()


@pytest.fixture
def own_server(mortal: Server) -> Server:
    """A server that the test may kill; the next one finds it alive again, with all that it has kept."""
    return mortal if mortal.is_running else mortal.start()
