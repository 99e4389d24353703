"""Bots that do not search: they make the move that looks best, of those they notice."""

from collections.abc import Callable
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.classic_value import classic_value
from sevenwonders.players.duel_value import duel_value
from sevenwonders.players.judge import Judge
from sevenwonders.players.judges import Judges

VALUES: Final[dict[str, Callable[[Game, int], float]]] = {"duel": duel_value, "classic": classic_value}
"""What a position is worth to a seat by rules of thumb, for cards that nobody has learned anything about."""

GUESSES: Final = 3
"""Over how many guesses at what is hidden a move is judged."""


class GreedyBot(Bot):
    """What looks best without looking further. One that overlooks things notices only some of its moves.

    Where players take turns that is the best next position; where they choose at the same time, and a next position
    would be a guess, the most likely move of a good player.
    """

    def __init__(self, seed: int, *, name: str = "greedy", overlooks: int = 0) -> None:
        """overlooks: how many moves in a hundred it does not notice."""
        self.name = name
        self._rng = Rng(seed)
        self._judges = Judges()
        self._overlooks = overlooks

    def choose(self, seat: Seat) -> int:
        moves = self._noticed(seat.moves())
        game = seat.resample(self._rng)  # what is hidden stays hidden: any table that looks the same will do
        judge = self._judges.of(game)
        if judge is None:
            return _by_rule_of_thumb(game, seat.number, moves)
        if game.takes_turns:
            return self._best_next(seat, moves, judge)
        judge.look(game, seat.number)
        return max(moves, key=judge.weight)

    def _best_next(self, seat: Seat, moves: list[int], judge: Judge) -> int:
        worths = dict.fromkeys(moves, 0.0)
        for _ in range(GUESSES):
            game = seat.resample(self._rng)
            for move in moves:
                after = game.clone(quiet=True)
                after.apply(seat.number, move)
                worths[move] += _worth(after, seat.number, judge)
        return max(moves, key=worths.__getitem__)

    def _noticed(self, moves: list[int]) -> list[int]:
        if not self._overlooks:
            return moves
        return [move for move in moves if self._rng.below(100) >= self._overlooks] or [
            moves[self._rng.below(len(moves))]
        ]


def _worth(game: Game, seat: int, judge: Judge) -> float:
    """What a position of two players is worth to one of them."""
    mover = int(game.next_seat())
    if mover < 0:
        return game.payoff(seat)
    judge.look(game, mover)
    return judge.value() if mover == seat else 1.0 - judge.value()


def _by_rule_of_thumb(game: Game, seat: int, moves: list[int]) -> int:
    """The move after which the seat likes its position best."""
    value = VALUES[game.name]
    best, highest = -1, float("-inf")
    for move in moves:
        after = game.clone(quiet=True)
        others = [other for other in after.to_act() if other != seat]
        after.apply(seat, move)
        for other in others:  # the rest of a simultaneous turn: they sell, which changes little
            after.apply(other, after.moves(other)[-1])
        worth = value(after, seat)
        if worth > highest:
            best, highest = move, worth
    return best
