"""A bot that looks one move ahead: it tries each move and keeps the one after which it likes its seat best."""

from collections.abc import Callable
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.classic_value import classic_value
from sevenwonders.players.duel_value import duel_value

VALUES: Final[dict[str, Callable[[Game, int], float]]] = {"duel": duel_value, "classic": classic_value}
"""What a position is worth to a seat, for each game."""


class GreedyBot(Bot):
    """The best next position, as one readable evaluation sees it."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        game = seat.resample(self._rng)  # what is hidden stays hidden: any table that looks the same will do
        value = VALUES[game.name]
        best, highest = -1, float("-inf")
        for move in seat.moves():
            after = game.clone(quiet=True)
            others = [other for other in after.to_act() if other != seat.number]
            after.apply(seat.number, move)
            for other in others:  # the rest of a simultaneous turn: they sell, which changes little
                after.apply(other, after.moves(other)[-1])
            worth = value(after, seat.number)
            if worth > highest:
                best, highest = move, worth
        return best
