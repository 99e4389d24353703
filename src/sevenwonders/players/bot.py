"""What every bot is, and the seat from which it looks at the game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game, View
from sevenwonders.core.rng import Rng
from sevenwonders.records import write_record


class Seat:
    """A game as one seat may know it: bots get this, never the game.

    >>> from sevenwonders import Duel
    >>> seat = Seat(Duel(seed=7), 0)
    >>> [seat.text(move) for move in seat.moves()][0]
    'draft:circus_maximus'
    """

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self.number = number

    def view(self) -> View:
        """What the seat may know."""
        return self._game.view(self.number)

    def moves(self) -> list[int]:
        """What it may do now."""
        return self._game.moves(self.number)

    def text(self, move: int) -> str:
        """A move in words that records use."""
        return self._game.text(move)

    def record(self) -> str:
        """The game so far as a record of what this seat knows; of a quiet game there is none."""
        return write_record(self._game.record(self.number))

    def sets(self) -> list[str]:
        """The sets on the table, by key."""
        game = self._game
        return [each.key for each in game.codex.box.sets] if isinstance(game, Classic) else []

    def resample(self, rng: Rng) -> Game:
        """A full game that this seat could not tell from the real one."""
        return self._game.resample(self.number, rng)


class Bot(ABC):
    """Someone who chooses moves. The same bot may play any seat of any number of games.

    >>> class First(Bot):
    ...     name = "first"
    ...
    ...     def choose(self, seat: Seat) -> int:
    ...         return seat.moves()[0]
    """

    name: str
    """What it is called in matches and records."""
    faults: Sequence[str] = ()
    """What went wrong in this game: only programs of others do anything wrong."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's moves; the seat owes a decision."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing)
        """The game is over, or nobody asks this bot any more."""


class RandomBot(Bot):
    """Any move, each equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[self._rng.below(len(moves))]
