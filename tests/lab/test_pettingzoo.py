"""The environments of PettingZoo pass the library's own tests, and keep sealed choices sealed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sevenwonders import IllegalMove
from sevenwonders.lab.pettingzoo import classic_v0, duel_v0
from sevenwonders.records import read_record

HARBOUR = str(Path(__file__).parents[2] / "examples" / "harbour")
AEC: dict[str, Callable[[], Any]] = {
    "duel": duel_v0.env,
    "duel, bare": duel_v0.raw_env,
    "classic": classic_v0.env,
    "classic with sets": lambda: classic_v0.env(players=4, sets=("leaders", "cities"), teams=True),
    "classic with a folder": lambda: classic_v0.env(players=3, folders=(HARBOUR,)),
}
PARALLEL: dict[str, Callable[[], Any]] = {
    "duel": duel_v0.parallel_env,
    "classic": classic_v0.parallel_env,
    "classic with sets": lambda: classic_v0.parallel_env(players=5, sets=("leaders", "towers")),
}


@pytest.mark.parametrize("name", AEC)
def test_the_librarys_tests_of_aec_pass(name: str) -> None:
    api_test(AEC[name](), num_cycles=300)
    seed_test(AEC[name], num_cycles=60)


@pytest.mark.parametrize("name", PARALLEL)
def test_the_librarys_tests_of_parallel_pass(name: str) -> None:
    parallel_api_test(PARALLEL[name](), num_cycles=300)
    assert histories(PARALLEL[name], 1) == histories(PARALLEL[name], 1)
    assert histories(PARALLEL[name], 1) != histories(PARALLEL[name], 2)


def histories(make: Callable[[], Any], seed: int) -> list[bytes]:
    """Two games of one seed: the library's own test of seeds knows no masks."""
    env, rng = make(), np.random.default_rng(1)
    found: list[bytes] = []
    for given in (seed, None):
        seen, _ = env.reset(seed=given)
        while env.agents:
            found.extend(each["observation"].tobytes() for each in seen.values())
            seen, *_ = env.step({agent: any_action(seen[agent]["action_mask"], rng) for agent in env.agents})
    return found


def any_action(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("make", [duel_v0.env, classic_v0.env])
def test_a_whole_game_ends_with_rewards(make: Callable[[], Any]) -> None:
    env, rng = make(), np.random.default_rng(1)
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else any_action(seen["action_mask"], rng))
    assert not env.agents
    assert sorted(totals.values()) == [-1.0] * (len(totals) - 1) + [1.0]


def test_what_the_first_chose_is_in_nobody_elses_observation() -> None:
    """Two tables with the same deal, where the first seat chooses otherwise: the second sees no difference."""
    seen = []
    for which in (0, -1):
        env = classic_v0.env(players=3)
        env.reset(seed=5)
        mask = env.observe("seat_0")["action_mask"]
        env.step(int(np.flatnonzero(mask)[which]))
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent) for agent in env.agents])
    for agent in (1, 2):
        for part in ("observation", "action_mask"):
            assert (seen[0][agent][part] == seen[1][agent][part]).all()
    assert (seen[0][0]["observation"] != seen[1][0]["observation"]).any()  # its own choice it knows


def test_all_who_are_asked_choose_in_one_step() -> None:
    env, rng = classic_v0.parallel_env(players=4), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    assert not any(each["action_mask"][-1] for each in seen.values())
    after, *_ = env.step({agent: any_action(each["action_mask"], rng) for agent, each in seen.items()})
    assert all((after[agent]["observation"] != seen[agent]["observation"]).any() for agent in seen)


def test_whoever_is_not_asked_waits() -> None:
    env = duel_v0.parallel_env()
    seen, _ = env.reset(seed=2)
    wait = int(env.action_space("seat_1").n) - 1
    assert np.flatnonzero(seen["seat_1"]["action_mask"]).tolist() == [wait]
    first = int(np.flatnonzero(seen["seat_0"]["action_mask"])[0])
    with pytest.raises(IllegalMove, match="owes no decision"):
        env.step({"seat_0": first, "seat_1": 3})
    with pytest.raises(ValueError, match="seat_0 owes a decision"):
        env.step({"seat_1": wait})
    with pytest.raises(IllegalMove, match="the mask"):
        env.step({"seat_0": wait - 1, "seat_1": wait})
    seen, *_ = env.step({"seat_0": first, "seat_1": wait})
    assert not seen["seat_1"]["action_mask"][-1]


def test_a_game_can_be_read_as_it_goes() -> None:
    env = classic_v0.env(players=3, render_mode="ansi")
    env.reset(seed=2)
    assert read_record(str(env.render())).turns == []
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert len(read_record(str(env.render())).turns) == 1
    with pytest.raises(ValueError, match="ansi"):
        duel_v0.env(render_mode="human")
