"""Playing a game out with random moves, wholly inside compiled code."""

from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng


def rollout(game: Game, rng: Rng, moves: Moves) -> None:
    """As `playout`, with moves that the game has a hunch for instead of uniform ones: what search plays."""
    while True:
        seat: i64 = game.next_seat()
        if seat < 0:
            return
        moves.count = 0
        game.legal(seat, moves)
        game.apply(seat, game.hunch(moves, rng))


def playout_by_seat(game: Game, rngs: list[Rng], moves: Moves) -> i64:
    """As `playout`, each seat drawing from its own generator: what random bots at a table would play."""
    played: i64 = 0
    while True:
        seat: i64 = game.next_seat()
        if seat < 0:
            return played
        moves.count = 0
        game.legal(seat, moves)
        game.apply(seat, moves.ids[rngs[seat].below(moves.count)])
        played += 1


def playout(game: Game, rng: Rng, moves: Moves) -> i64:
    """Play uniformly random legal moves to the end; `moves` is only working space. Returns the number of moves."""
    played: i64 = 0
    while True:
        seat: i64 = game.next_seat()
        if seat < 0:
            return played
        moves.count = 0
        game.legal(seat, moves)
        game.apply(seat, moves.ids[rng.below(moves.count)])
        played += 1
