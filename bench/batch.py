"""How many decisions of Duel a second one core steps in a batch, with observation and mask: `python -m bench.batch`."""

import argparse
import time

from sevenwonders import is_compiled
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.lab.batch import DuelBatch


def batch(games: int, seconds: float) -> float:
    """Decisions per second of processor time: observations, masks and a random move for each."""
    table, stepped = DuelBatch(games, seed=1), 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        table.step(table.lots)
        stepped += games
    return stepped / passed


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
        print(f"{games:5} games side by side: {batch(games, seconds):10,.0f} decisions a second")
    print(f"the front door:           {front_door(seconds):10,.0f} moves a second, without observation")


if __name__ == "__main__":
    main()
