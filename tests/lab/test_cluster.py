"""A real Ray cluster of two nodes, in processes of this machine: the same games, also if a node dies in the middle."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.lab.arena import pairings, play, play_all
from sevenwonders.lab.farm import FarmError, run_all

from ..cli.run import run
from ..patience import PATIENCE

ray_cluster = pytest.importorskip("ray.cluster_utils", reason="there is no Ray for this Python")
services = pytest.importorskip("ray._private.services")
AGENTS = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")


def small_node() -> dict[str, Any]:
    """A node with one processor. Ray waits some seconds only for agents to choose ports, so they are given some."""
    with ExitStack() as held:
        free = [held.enter_context(socket.create_server(("", 0))).getsockname()[1] for _ in AGENTS]
    node = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
    return node | dict(zip(AGENTS, free, strict=True))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "get_node", _patient(services.get_node))
        made = ray_cluster.Cluster(initialize_head=True, head_node_args=small_node())
        yield made
        made.shutdown()


def _patient(get_node: Callable[..., Any]) -> Callable[..., Any]:
    """Ray gives a node half a minute to begin, which a busy machine may not have."""

    def wait_for_node(*arguments: object) -> Any:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return get_node(*arguments)
            except RuntimeError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    return wait_for_node


def test_a_node_dies_and_no_game_is_lost(cluster: Any) -> None:
    other = cluster.add_node(**small_node())
    games = list(pairings(GameSpec("duel"), ["greedy", "random"], 80, 7))
    played = []
    for number, (_, outcome) in enumerate(play_all(games, on=f"ray:{cluster.address}")):
        if number == 5:
            cluster.remove_node(other, allow_graceful=False)
        played.append(outcome)
    assert played == list(map(play, games))


def test_a_match_on_the_cluster_is_the_match_here(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    options = ("simulate", "classic", "--players", "3", "--set", "examples/harbour", "--trust-rules")
    options = (*options, "--seats", "greedy,random,novice", "--games", "6", "--seed", "3")
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
