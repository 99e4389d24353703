"""A real Ray cluster of two nodes, in processes of this machine: the same games, also if a node dies in the middle."""

import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import pairings, play, play_all
from sevenwonders.lab.farm import FarmError, run_all

from ..cli.run import run
from ..patience import PATIENCE

ray_cluster = pytest.importorskip("ray.cluster_utils", reason="there is no Ray for this Python")
SMALL = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    until = time.monotonic() + PATIENCE
    made = _started(until)
    yield made
    made.shutdown()


def _started(until: float) -> Any:
    """A node whose agents are not there after some seconds gives up: on a busy machine one has to try again."""
    while True:
        made = ray_cluster.Cluster()
        try:
            made.add_node(**SMALL)
        except Exception as error:
            made.shutdown()
            if "timed out" not in str(error) or time.monotonic() > until:
                raise
        else:
            return made


def _with_another(cluster: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return cluster.add_node(**SMALL)
        except Exception as error:
            if "timed out" not in str(error) or time.monotonic() > until:
                raise


def test_a_node_dies_and_no_game_is_lost(cluster: Any) -> None:
    other = _with_another(cluster)
    games = list(pairings(GameSpec("duel"), ["greedy", "random"], 80, 7))
    played = []
    for number, (_, outcome) in enumerate(play_all(games, on=f"ray:{cluster.address}")):
        if number == 5:
            cluster.remove_node(other, allow_graceful=False)
        played.append(outcome)
    assert played == list(map(play, games))


def test_a_match_on_the_cluster_is_the_match_here(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("simulate", "classic", "--players", "3", "--set", "examples/harbour", "--trust-rules")
    options = (*table, "--seats", "greedy,random,novice", "--games", "6", "--seed", "3")
    here, there = (run(capsys, *options, "--on", on) for on in ("here", f"ray:{cluster.address}"))
    assert here.code == there.code == 0, there.err
    assert here.out.splitlines()[:-1] == there.out.splitlines()[:-1]  # the last says how fast


def test_what_a_job_raises_on_the_cluster_is_raised_here(cluster: Any) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(run_all(int, ["1", "x"], on=f"ray:{cluster.address}"))


@pytest.mark.parametrize(
    ("place", "said"), [("ray:127.0.0.1:1", "no Ray cluster at '127.0.0.1:1'"), ("ray:nowhere", "write HOST:PORT")]
)
def test_a_cluster_that_is_not_there_is_told_at_once(place: str, said: str) -> None:
    with pytest.raises(FarmError, match=said):
        list(run_all(int, ["1"], on=place))


def test_without_ray_one_is_told_what_to_install() -> None:
    script = (
        "import sys; sys.modules['ray'] = None\n"
        "from sevenwonders.cli.main import main\n"
        "sys.exit(main(['simulate', 'duel', '--games', '2', '--on', 'ray']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        "sevenwonders simulate: ray is not installed; playing on a cluster needs it: pip install 'sevenwonders[ray]'\n"
    )
