"""What a search asks a judge: how likely a player would make each move, and how good a position is."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.players.net import Sink

ALWAYS: Final = 10**15


class Judge:
    """Somebody who looks at a position from one seat. Used by one search at a time: it remembers what it looks at."""

    def __init__(self, curiosity: float, caution: float, at_sight: i64 = ALWAYS, later_curiosity: float = 0.0) -> None:
        self.curiosity: float = curiosity
        """How much a search led by this judge prefers a likely move that was seldom tried to one that did well."""
        self.at_sight: i64 = at_sight
        """So many rounds of a search end where the judge says what a position is worth; later ones go on to the end."""
        self.later_curiosity: float = later_curiosity
        """The same as `curiosity` from then on: ends differ more than judgements."""
        self.caution: float = caution
        """How much worse than its position a move is thought to be that was not tried yet."""
        self.chance: float = 0.5
        """The chance to win alone, as the last `value` or `worth` had it."""
        self.lead: float = 0.0
        """How many points the seat would be ahead, where the judge has learned that."""

    def begin(self, game: Game, seat: i64) -> None:
        """A search of this seat begins here."""

    def look(self, game: Game, seat: i64) -> None:
        """Look at a position in which this seat owes a decision; the other questions are about it."""
        raise NotImplementedError

    def weight(self, move: i64) -> float:
        """How likely the seat would choose a legal move, beside the weights of the others."""
        raise NotImplementedError

    def twin(self, moves: Moves, place: i64) -> i64:
        """Which of the moves before this one is as likely, for whoever only guesses; -1: none is known to be."""
        return -1

    def value(self) -> float:
        """What the position is worth to the seat, from 0 to 1."""
        raise NotImplementedError

    def worth(self, game: Game, seat: i64) -> float:
        """What a finished game is worth to a seat, in the same measure."""
        self.chance = game.payoff(seat)
        return self.chance

    def describe(self, game: Game, seat: i64, into: Sink) -> None:
        """The features of a position that its value is made from."""
        raise NotImplementedError
