"""The end of Duel, solved: when every card lies open, nothing is left to chance, and few cards are left."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit_count, field, has
from sevenwonders.duel.codex import WONDER
from sevenwonders.duel.game import Duel
from sevenwonders.duel.table import CHOOSE_DRAWN_PROGRESS

MOST_CARDS: Final = 7
LAST_AGE: Final = 3
WIN: Final = 1
LOSS: Final = -1
NO_MOVE: Final = -1


class Endgame:
    """Looks at every line of play, unless there are too many."""

    def __init__(self, positions: int) -> None:
        self._left: i64 = positions

    def best(self, game: Duel, seat: int) -> int:
        """A move that wins for sure, or the best that can be had; NO_MOVE if that was not found out."""
        if not is_settled(game):
            return NO_MOVE
        moves = Moves()
        game.legal(seat, moves)
        best: i64 = NO_MOVE
        highest: i64 = -2
        for i in range(moves.count):
            after = game.clone(quiet=True)
            after.apply(seat, moves.ids[i])
            worth: i64 = self._worth(after, seat, highest, WIN)
            if self._left <= 0:
                return NO_MOVE
            if worth > highest:
                highest = worth
                best = moves.ids[i]
                if highest == WIN:
                    break
        return int(best)

    def worth(self, game: Duel, seat: int) -> float:
        """What a settled position is worth to a seat: 1, 0.5 or 0; below 0 if that was not found out."""
        worth: i64 = self._worth(game, seat, LOSS, WIN)
        if self._left <= 0:
            return -1.0
        return 0.5 + 0.5 * float(worth)

    def _worth(self, game: Duel, seat: i64, low: i64, high: i64) -> i64:
        """What a position is worth to a seat, as far as it lies between two bounds."""
        self._left -= 1
        mover: i64 = game.next_seat()
        if mover < 0:
            payoff: float = game.payoff(seat)
            if payoff > 0.75:
                return WIN
            if payoff < 0.25:
                return LOSS
            return 0
        if self._left <= 0:
            return 0
        moves = Moves()
        game.legal(mover, moves)
        for i in range(moves.count):
            after = game.clone(quiet=True)
            after.apply(mover, moves.ids[i])
            worth: i64 = self._worth(after, seat, low, high)
            if mover == seat:
                low = max(low, worth)
            else:
                high = min(high, worth)
            if low >= high:
                break
        if mover == seat:
            return low
        return high


def is_settled(game: Duel) -> bool:
    """Whether all that is to come can be seen."""
    codex, structure = game.codex, game.structure
    if game.age != LAST_AGE or structure.laid & ~structure.seen or bit_count(structure.laid) > MOST_CARDS:
        return False
    if game.decision == CHOOSE_DRAWN_PROGRESS:
        return True
    if field(game.city0.counts, WONDER) + field(game.city1.counts, WONDER) >= codex.wonders_max:
        return True
    for wonder in range(codex.wonders):
        if codex.w_draws[wonder] and has(game.city0.wonders | game.city1.wonders, wonder):
            return False
    return True
