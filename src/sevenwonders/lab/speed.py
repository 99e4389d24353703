"""How fast the engine is: whole games, copies, search and memory. Figures only; ratios belong to one run."""

import json
import os
import pickle
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Final

from sevenwonders import is_compiled
from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.players.search import Tree

Begin = Callable[[int], Game]
MOST_OF_BASE: Final = 7
"""Players of 7 Wonders without any set."""


def random_play(begin: Begin, seconds: float) -> tuple[float, float]:
    """Complete games, and moves, per second: full rules, all legal moves at every decision, one drawn uniformly."""
    rng, moves = Rng(1), Moves()
    games = played = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        for _ in range(10):
            played += int(playout(begin(games), rng, moves))
            games += 1
    return games / passed, played / passed


def middle_of_a_game(begin: Begin) -> Game:
    """A game about half played."""
    game = begin(1)
    length = int(playout(game.clone(quiet=True), Rng(1), Moves()))
    rng = Rng(1)
    for _ in range(length // 2):
        seat = game.to_act()[0]
        moves = game.moves(seat)
        game.apply(seat, moves[rng.below(len(moves))])
    return game


def clones(game: Game, seconds: float) -> float:
    """Quiet copies per second: what search makes of them."""
    made = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        for _ in range(1000):
            game.clone(quiet=True)
        made += 1000
    return made / passed


def search_playouts(game: Game, seconds: float) -> float:
    """Playouts per second of a search from the middle of a game."""
    tree = Tree(game, game.to_act()[0], Rng(1))
    done = 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        tree.run(50)
        done += 50
    return done / passed


def bytes_per_game(game: Game) -> float:
    """Memory of one quiet copy; what copies share (deal, tables) is not counted again."""
    kept: list[Game] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept.extend(game.clone(quiet=True) for _ in range(1000))
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def interpreted(spec: GameSpec, seconds: float) -> dict[str, float]:
    """`random_play` of the same engine, interpreted, in a process of its own."""
    code = (
        "import json, pickle, sys; from sevenwonders.lab.speed import random_play; "
        "spec = pickle.loads(bytes.fromhex(sys.argv[1])); "
        "print(json.dumps(random_play(lambda seed: spec.begin(seed, quiet=True), float(sys.argv[2]))))"
    )
    environment = {**os.environ, "SEVENWONDERS_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, pickle.dumps(spec).hex(), str(seconds)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    games, moves = json.loads(done.stdout)
    return {"interpreted_games_per_s": games, "interpreted_moves_per_s": moves}


def base_moves(spec: GameSpec, seconds: float) -> float:
    """Moves per second of the game without its sets, with as many players as that allows."""
    plain = GameSpec(spec.game, players=min(spec.players, MOST_OF_BASE))
    return random_play(lambda seed: plain.begin(seed, quiet=True), seconds)[1]


def measure(spec: GameSpec, seconds: float) -> dict[str, float | bool]:
    """All figures of one game; each measurement takes so many seconds."""

    def begin(seed: int) -> Game:
        return spec.begin(seed, quiet=True)

    games, moves = random_play(begin, seconds)
    plain = {"percent_of_base": 100.0 * moves / base_moves(spec, seconds)} if spec.sets or spec.folders else {}
    slow = interpreted(spec, seconds)
    middle = middle_of_a_game(begin)
    return {
        "compiled": is_compiled(),
        "random_games_per_s": games,
        "random_moves_per_s": moves,
        **plain,
        **slow,
        "ratio": games / slow["interpreted_games_per_s"],
        "clones_per_s": clones(middle, seconds),
        "search_playouts_per_s": search_playouts(middle, seconds),
        "bytes_per_game": bytes_per_game(middle),
    }
