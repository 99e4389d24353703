"""What a player would do, as a judge thinks: for others in a search, and in games that are played to learn from."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.players.judge import Judge


def guess(game: Game, seat: i64, moves: Moves, judge: Judge, rng: Rng) -> i64:
    """One of a seat's moves, as the judge thinks of them: a player seldom makes any but one of those it likes best."""
    if moves.count == 1:
        return moves.ids[0]
    judge.look(game, seat)
    total: float = 0.0
    weights = vec[float]([0.0] * moves.count)
    for i in range(moves.count):
        twin: i64 = judge.twin(moves, i)
        weight: float = 0.0
        if twin >= 0:
            weight = weights[twin]
        else:
            weight = judge.weight(moves.ids[i])
            weight *= weight
        weights[i] = weight
        total += weight
    left: float = total * float(rng.below(1 << 30)) / float(1 << 30)
    for i in range(moves.count):
        left -= weights[i]
        if left < 0.0:
            return moves.ids[i]
    return moves.ids[moves.count - 1]
