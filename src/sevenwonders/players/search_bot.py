"""The search as a bot: it may think for a number of rounds, and then is repeatable by seed, or for some seconds."""

from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.budget import Budget
from sevenwonders.players.duel_endgame import NO_MOVE, Endgame
from sevenwonders.players.judges import Judges
from sevenwonders.players.playout_bot import PlayoutBot
from sevenwonders.players.thinking import Thought

POSITIONS_PER_ROUND: Final = 10
"""How much of the end of Duel is looked at, for each round of thought that could be had instead."""
POSITIONS_PER_SECOND: Final = 100_000


class SearchBot(Bot):
    """A search led by what was learned, with a budget."""

    def __init__(self, seed: int, budget: Budget, name: str = "search") -> None:
        self.name = name
        self._rng = Rng(seed)
        self._budget = budget
        self._judges = Judges()
        self._plain = PlayoutBot(self._rng.seed(), budget, name)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        game = seat.resample(self._rng)
        judge = self._judges.of(game)
        if judge is None:
            return self._plain.choose(seat)
        sure = self._sure(game, seat.number, moves)
        if sure in moves:
            return sure
        thought = Thought(game, seat.number, judge, self._rng)
        self._budget.spend(thought.run)
        best = thought.best()
        if best in moves:
            return best
        tried = {int(branch.move): branch.visits for branch in thought.root.branches}  # not all are open to this seat
        return max(moves, key=lambda move: tried.get(move, 0.0))

    def _sure(self, game: Game, seat: int, moves: list[int]) -> int:
        """A victory that lies on the table, or the best move of an end that can be solved."""
        if not isinstance(game, Duel):  # elsewhere it may hang on a guess at what others have sealed
            return NO_MOVE
        for move in moves:
            after = game.clone(quiet=True)
            after.apply(seat, move)
            if after.over() and after.payoff(seat) == 1.0:
                return move
        budget = self._budget
        positions = int(POSITIONS_PER_SECOND * budget.seconds) // 2 or POSITIONS_PER_ROUND * budget.rounds
        return Endgame(positions).best(game, seat)
