"""A bot for people who are learning: it knows what is good, and often forgets it."""

from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.greedy import GreedyBot


class NoviceBot(Bot):
    """Greedy's move or any other one, as a coin falls."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._greedy = GreedyBot(self._rng.seed())

    def choose(self, seat: Seat) -> int:
        if self._rng.below(2):
            return self._greedy.choose(seat)
        moves = seat.moves()
        return moves[self._rng.below(len(moves))]
