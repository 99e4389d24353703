"""The engine contract: the few verbs that bots, records, terminal, server and tests use for every game.

A game has two doors. The front door (`to_act`, `moves`, `play`, `view`, …) checks everything and keeps the story. The
side door (`next_seat`, `legal`, `apply`, `payoff`) is what search and simulation run on: it trusts its caller and keeps
nothing. Both lead to the same rules: `play` is `legal` to check and `apply` to do.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from sevenwonders.core.moves import Moves
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng

NOBODY: Final = -1
"""The seat of whoever has none: a spectator in `view`, everyone in `Event.only`, no one in `next_seat`."""

Fact = str | int | list[str] | list[int]


class IllegalMove(ValueError):
    """A move that the rules do not allow now; the text says why. The game is as it was."""


@dataclass(frozen=True)
class Event:
    """One thing that happened. `facts` are keys and numbers; texts are made from them in any language."""

    kind: str
    seat: int
    facts: Mapping[str, Fact] = field(default_factory=dict)
    only: int = NOBODY
    """The one seat that may read this, or NOBODY: everyone may."""


@dataclass(frozen=True)
class Scores:
    """Points by category for each seat. Before the end: what would count now, with no winner."""

    points: list[dict[str, int]]
    totals: list[int]
    winners: list[int]
    """The seats that won: several if they share the victory, none before the end."""
    victory: str
    """How it was won: a key such as "military", "science", "points" or "shared"; empty before the end."""
    tie_break: str = ""
    """What decided between equal totals, if anything had to."""
    standings: list[int] = field(default_factory=list)
    """The place of each seat, from 1, equals sharing theirs; none before the end."""

    def result(self) -> dict[str, str]:
        """How a record tells the end; nothing before it."""
        if not self.victory:
            return {}
        return {
            "victory": self.victory,
            "winners": " ".join(map(str, self.winners)),
            "points": " ".join(map(str, self.totals)),
            "standings": " ".join(map(str, self.standings)),
        }


class Game(ABC):
    """What every game offers: whose turn it is, what may be done, what a seat may know, and how it ends.

    >>> from sevenwonders import Duel
    >>> game = Duel(seed=7)
    >>> while not game.over():
    ...     seat = game.to_act()[0]
    ...     game.play(seat, game.moves(seat)[0])
    >>> game.scores().victory
    'military'

    Make one with `Duel(seed=…)`, `sevenwonders.sets.classic_game(…)` or `sevenwonders.games.GameSpec(…).begin(seed)`.
    """

    def __init__(self, seats: int, quiet: bool, like: "Game | None") -> None:
        """A new game, or a copy of `like`. A quiet one (for looking ahead) keeps neither events nor turns."""
        self.seats: i64 = seats
        self.takes_turns: bool = True
        """Whether one seat decides at a time, in sight of all. False where seats choose at the same time."""
        self.quiet: bool = quiet
        self.events: list[Event] = [] if quiet or like is None else like.events[:]
        """What happened so far. `Event.only` tells who may read it."""
        self.turns: list[list[tuple[int, int]]] = [] if quiet or like is None else like.turns[:]
        """What was played so far: (seat, move) pairs, those of one simultaneous turn together."""

    # ---- the front door

    @property
    @abstractmethod
    def name(self) -> str:
        """The game's key, as on the command line."""

    @abstractmethod
    def to_act(self) -> list[int]:
        """The seats that owe a decision now, in ascending order; none when the game is over.

        >>> from sevenwonders.sets import classic_game
        >>> classic_game(players=3, seed=7).to_act()
        [0, 1, 2]
        """

    def asked_seats(self) -> list[int]:
        """The seats whose choices settle what is asked now: those that owe one, and those whose choice is sealed."""
        return self.to_act()

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a seat, ascending; empty if it owes no decision. `text` tells what each is.

        >>> from sevenwonders import Duel
        >>> game = Duel(seed=7)
        >>> game.text(game.moves(0)[0])
        'draft:circus_maximus'
        """
        found = Moves()
        if seat in self.to_act():
            self.legal(seat, found)
        return found.to_list()

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given by its id or its text. An illegal one raises IllegalMove and changes nothing.

        >>> from sevenwonders import Duel
        >>> game = Duel(seed=7)
        >>> game.play(0, "draft:sphinx")
        >>> game.view(0).cities[0].wonders[0].key
        'sphinx'
        """
        number = self.parse(move) if isinstance(move, str) else move
        if number not in self.moves(seat):
            raise IllegalMove(self.why_not(seat, number))
        self.keep(seat, number)
        self.apply(seat, number)

    def keep(self, seat: int, move: int) -> None:
        """Remember a move for the record. Games with simultaneous turns gather a turn's moves here."""
        if not self.quiet:
            self.turns.append([(seat, move)])

    @abstractmethod
    def text(self, move: int) -> str:
        """The text form of a move id: what records hold.

        >>> from sevenwonders import Duel
        >>> game = Duel(seed=7)
        >>> game.text(game.parse("draft:sphinx"))
        'draft:sphinx'
        """

    @abstractmethod
    def parse(self, text: str) -> int:
        """The id of a move's text form. Raises IllegalMove for a text that names no move of this game."""

    @abstractmethod
    def why_not(self, seat: int, move: int) -> str:
        """Why a seat may not make this move now, from what that seat may know; empty if it may.

        >>> from sevenwonders import Duel
        >>> game = Duel(seed=7)
        >>> game.why_not(1, game.parse("draft:sphinx"))
        'seat 1 has nothing to decide now; seat 0 has'
        """

    @abstractmethod
    def view(self, seat: int) -> "View":
        """What a seat may know (NOBODY: a spectator)."""

    def events_for(self, seat: int) -> list[Event]:
        """The events that a seat may read (NOBODY: a spectator)."""
        return [event for event in self.events if event.only in (NOBODY, seat)]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.next_seat() < 0

    @abstractmethod
    def scores(self) -> Scores:
        """Points by category, and once the game is over the winners and the kind of victory."""

    @abstractmethod
    def clone(self, *, quiet: bool = False) -> "Game":
        """An independent copy. A quiet one leaves events and record behind: cheaper, for looking ahead."""

    @abstractmethod
    def resample(self, seat: int, rng: Rng) -> "Game":
        """A quiet copy in which everything that the seat cannot know is drawn anew, in agreement with what it knows.

        >>> from sevenwonders import Duel, Rng
        >>> game = Duel(seed=7)
        >>> game.resample(0, Rng(1)).view(0) == game.view(0)
        True
        """

    @abstractmethod
    def record(self, seat: int | None = None) -> Record:
        """The whole game as a record; with a seat (or NOBODY), only what that seat may know of the deal.

        >>> from sevenwonders import Duel
        >>> Duel(seed=7).record().seed, Duel(seed=7).record(0).seed
        (7, None)
        """

    # ---- the side door

    @abstractmethod
    def next_seat(self) -> i64:
        """The first seat that owes a decision, or NOBODY when the game is over."""

    @abstractmethod
    def legal(self, seat: i64, into: Moves) -> None:
        """Fill `into` with the legal moves, ascending, of a seat that owes a decision."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """Make a move that `legal` gave, unchecked."""

    @abstractmethod
    def payoff(self, seat: i64) -> float:
        """What a finished game is worth to a seat: 1 for a win, 0 for a loss, a share for a shared victory."""

    def hunch(self, moves: Moves, rng: Rng) -> i64:
        """One of these moves, for the quick games that search plays to their end: any, or one that is seldom silly."""
        return moves.ids[rng.below(moves.count)]

    def merits(self) -> list[float]:
        """What search strives for, from 0 to 1, by seat: the payoff, or a finer measure that agrees on who won."""
        return [self.payoff(seat) for seat in range(self.seats)]


@dataclass(frozen=True)
class Decision:
    """A question that the game asks a seat. The kind tells a page or terminal how to put it."""

    kind: str
    seat: int
    city: int = -1
    """The city that it is about: nearly always the seat's own."""


@dataclass(frozen=True)
class View:
    """What one seat may know. Each game adds its own fields."""

    game: str
    seat: int
    seats: int
    decisions: list[Decision]
    over: bool
    scores: Scores
