"""How many decisions a second one core steps in a batch, with observation and mask: `python -m bench.batch`."""

import argparse
import time

from sevenwonders import is_compiled
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.games import GameSpec
from sevenwonders.lab.batch import DuelBatch
from sevenwonders.lab.classic_batch import ClassicBatch


def batch(table: DuelBatch | ClassicBatch, seconds: float) -> float:
    """Decisions per second of processor time: observations, masks and a random move for each."""
    stepped = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        table.step(table.lots)
        stepped += table.games
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
        print(f"{games:5} games of Duel:       {batch(DuelBatch(games, seed=1), seconds):10,.0f} decisions a second")
    for players, sets in ((3, ()), (7, ()), (4, ("leaders", "cities"))):
        table = ClassicBatch(GameSpec("classic", players, sets), 64, seed=1)
        told = f"7 Wonders, {players} players" + (", with sets" if sets else "")
        print(f"   64 games of {told}: {batch(table, seconds):,.0f} decisions a second")
    print(f"the front door:           {front_door(seconds):10,.0f} moves a second, without observation")


if __name__ == "__main__":
    main()
