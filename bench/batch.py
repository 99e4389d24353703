"""How many decisions a second one core steps, in batches and in the environments of PettingZoo and Gymnasium, with
observation and mask: `python -m bench.batch`."""

import argparse
import time

import gymnasium
import numpy as np

import sevenwonders.lab.gymnasium  # registers the games
from sevenwonders import is_compiled
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.games import GameSpec
from sevenwonders.lab.batch import Batch, ClassicBatch, DuelBatch
from sevenwonders.lab.pettingzoo import classic_v0, duel_v0
from sevenwonders.lab.pettingzoo.aec import SeatBySeat
from sevenwonders.sets.loader import packaged_keys


def batch(table: Batch, seconds: float) -> float:
    """Decisions per second of processor time: observations, masks and a random move for each."""
    stepped = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        table.step(table.lots)
        stepped += table.games
    return stepped / passed


def seat_by_seat(env: SeatBySeat, seconds: float) -> float:
    """Decisions per second of PettingZoo's interface, without the library's own checks."""
    dice, made = np.random.default_rng(1), 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        env.reset(seed=made)
        while not env.terminations[env.agent_selection]:
            seen, *_ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[dice.integers(len(legal))]))
            made += 1
    return made / passed


def one_seat(name: str, seconds: float) -> float:
    """Decisions per second of the learner in Gymnasium's interface, against random bots."""
    env, dice, made = gymnasium.make(name, bots=("random",)), np.random.default_rng(1), 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        (_, info), over = env.reset(seed=made), False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(legal[dice.integers(len(legal))])
            made += 1
    return made / passed


def front_door(seconds: float) -> float:
    """Moves per second by `moves` and `play` from Python, without observation."""
    rng, made, seed = Rng(1), 0, 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        game = Duel(seed=seed, quiet=True)
        seed += 1
        while waiting := game.to_act():
            moves = game.moves(waiting[0])
            game.play(waiting[0], moves[rng.below(len(moves))])
            made += 1
    return made / passed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each figure")
    seconds = parser.parse_args().seconds
    print("compiled" if is_compiled() else "interpreted")
    for games in (1, 16, 64, 256, 1024):
        print(f"{games:5} games of Duel: {batch(DuelBatch(games, seed=1), seconds):,.0f} decisions a second")
    for players, sets in ((3, ()), (7, ()), (4, ("leaders", "cities")), (8, tuple(packaged_keys()[1:]))):
        table = ClassicBatch(GameSpec("classic", players, sets), 64, seed=1)
        told = f"7 Wonders, {players} players, {len(sets)} sets"
        print(f"   64 games of {told}: {batch(table, seconds):,.0f} decisions a second")
    for told, env in (("Duel", duel_v0.raw_env()), ("7 Wonders, 3 players", classic_v0.raw_env(players=3))):
        print(f"PettingZoo, {told}: {seat_by_seat(env, seconds):,.0f} decisions a second")
    for name in sevenwonders.lab.gymnasium.IDS.values():
        print(f"Gymnasium, {name}: {one_seat(name, seconds):,.0f} decisions of the learner a second")
    print(f"the front door, Duel: {front_door(seconds):,.0f} moves a second, without observation")


if __name__ == "__main__":
    main()
