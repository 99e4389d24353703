"""The search that plays games out at random, as a bot: for cards that nobody has learned anything about."""

from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.budget import Budget
from sevenwonders.players.search import Tree


class PlayoutBot(Bot):
    """Monte Carlo tree search with a budget."""

    def __init__(self, seed: int, budget: Budget, name: str = "search1") -> None:
        self.name = name
        self._rng = Rng(seed)
        self._budget = budget

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
        self._budget.spend(tree.run)
        best = tree.best()
        if best in moves:
            return best
        tried = {int(node.move): node.visits for node in tree.root.children}  # not all are open to this seat
        return max(moves, key=lambda move: tried.get(move, 0.0))
