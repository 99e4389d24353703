"""Whatever happens to three servers, their database, their wire and every message: nothing acknowledged is lost."""

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.chaos import chaos
from tests.server.machines import WIRES, machines
from tests.server.postgres import Cluster

SECONDS = 30.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.mark.parametrize("wire", WIRES)
def test_chaos_loses_nothing_and_tells_no_secret(wire: str, cluster: Cluster, tmp_path: Path) -> None:
    seed = random.randrange(10**6)
    with machines(tmp_path, wire, cluster) as shared:
        try:
            print(asyncio.run(chaos(shared, SECONDS, seed)))
        except BaseException as error:
            raise AssertionError(f"seed {seed}: {error}\n{shared.logs()[-5000:]}") from error
