"""The search as a bot: it may think for a number of playouts, and then is repeatable by seed, or for some seconds."""

import time
from typing import Final

from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.search import Tree

BATCH: Final = 16
"""Playouts between two looks at the clock."""


class SearchBot(Bot):
    """Monte Carlo tree search with a budget."""

    def __init__(self, seed: int, *, name: str = "search", playouts: int = 1000, seconds: float = 0.0) -> None:
        self.name = name
        self._rng = Rng(seed)
        self._playouts = playouts
        self._seconds = seconds

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        game = seat.resample(self._rng)
        if game.takes_turns:  # or else it may hang on a guess at what others have sealed
            for move in moves:  # a victory that lies on the table needs no thought
                after = game.clone(quiet=True)
                after.apply(seat.number, move)
                if after.over() and after.payoff(seat.number) == 1.0:
                    return move
        tree = Tree(game, seat.number, self._rng)
        if self._seconds:
            end = time.monotonic() + self._seconds
            while time.monotonic() < end:
                tree.run(BATCH)
        else:
            tree.run(self._playouts)
        return tree.best()
