"""Random agents in every interface of the laboratory: `python examples/random_agents.py`.

It needs the extra: pip install 'sevenwonders[lab]'.
"""

import random

import gymnasium
import numpy as np

import sevenwonders.lab.gymnasium
from sevenwonders.lab.batch import DuelBatch
from sevenwonders.lab.pettingzoo import classic_v0

rng = np.random.default_rng(1)


def any_of(mask: np.ndarray) -> int:
    """A legal action, any of them."""
    return int(rng.choice(np.flatnonzero(mask)))


def one_seat_against_bots(games: int) -> None:
    env = gymnasium.make(sevenwonders.lab.gymnasium.IDS["duel"], bots=("novice",), disable_env_checker=True)
    won = 0
    for game in range(games):
        _, info = env.reset(seed=game)
        over = False
        while not over:
            _, reward, over, _, info = env.step(any_of(info["action_mask"]))
        won += reward > 0
    print(f"Duel, at random against a novice: {won} of {games} won")


def all_seats_together() -> None:
    env = classic_v0.parallel_env(players=4, sets=("leaders",))
    seen, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        seen, rewards, *_ = env.step({agent: any_of(seen[agent]["action_mask"]) for agent in env.agents})
    print(f"7 Wonders with Leaders, four random agents: {rewards}")


def many_at_once(steps: int) -> None:
    batch, ended = DuelBatch(games=256, seed=1), 0
    for _ in range(steps):
        batch.step(batch.lots)
        ended += int(batch.ended.sum())
    print(f"Duel, 256 games side by side: {ended} games ended in {steps} steps")


def with_openspiel() -> None:
    import pyspiel

    import sevenwonders.lab.openspiel

    sevenwonders.lab.openspiel.register()
    state = pyspiel.load_game("sevenwonders_duel").new_initial_state()
    dice = random.Random(1)
    state.apply_action(dice.randrange(1000))
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    print(f"Duel in OpenSpiel: {state.returns()}")


if __name__ == "__main__":
    one_seat_against_bots(games=5)
    all_seats_together()
    many_at_once(steps=200)
    with_openspiel()
