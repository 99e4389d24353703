"""Do a piece of work with whatever engine is installed, and say how much CPU time it took. `compare.py` runs this.

It walks only through doors that stay: games by name, random play, the search. One JSON object a line in, one out.
"""

import json
import sys
import time

from sevenwonders import is_compiled
from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.players.search import Tree

PLAYOUTS = 200
"""Search playouts from one position: one piece of work."""


def random_games(spec: GameSpec, first: int, amount: int) -> tuple[float, int]:
    """Whole games, uniformly random: CPU seconds, and moves made."""
    moves, played = Moves(), 0
    began = time.process_time()
    for seed in range(first, first + amount):
        played += int(playout(spec.begin(seed, quiet=True), Rng(seed), moves))
    return time.process_time() - began, played


def search(spec: GameSpec, first: int, amount: int) -> tuple[float, int]:
    """Searches from the middle of as many games: CPU seconds, and the moves that were found best, as a check."""
    passed, found = 0.0, 0
    for seed in range(first, first + amount):
        game = middle_of_a_game(spec, seed)
        tree = Tree(game, game.to_act()[0], Rng(seed))
        began = time.process_time()
        tree.run(PLAYOUTS)
        passed += time.process_time() - began
        found += tree.best()
    return passed, found


def middle_of_a_game(spec: GameSpec, seed: int) -> Game:
    """A game about half played."""
    length = int(playout(spec.begin(seed, quiet=True), Rng(seed), Moves()))
    game, rng = spec.begin(seed, quiet=True), Rng(seed)
    for _ in range(length // 2):
        seat = game.to_act()[0]
        moves = game.moves(seat)
        game.apply(seat, moves[rng.below(len(moves))])
    return game


def main() -> None:
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        spec = GameSpec(game=order["game"], players=order["players"], sets=tuple(order["sets"]))
        work = search if order["work"] == "search" else random_games
        seconds, check = work(spec, order["first"], order["amount"])
        done = order["amount"] * (PLAYOUTS if work is search else 1)
        print(json.dumps({"seconds": seconds, "done": done, "check": check}), flush=True)


if __name__ == "__main__":
    main()
