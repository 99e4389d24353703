"""What a set's own rules can do: a class `Rules` in its `rules.py` overrides some of these methods.

Rules keep no state of their own: a game's state is in its cities (counts, tokens, powers), its piles and its queue of
decisions, which copies of the game carry with them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.tables import Tables
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng

if TYPE_CHECKING:
    from sevenwonders.classic.rules import Rules as Table
    from sevenwonders.classic.table import Table as Scored

# The moments of a game, in order. A set hears of those that its `moments` names.
BEGIN: Final = 0
"""Once, before the first age: drafts."""
NEW_AGE: Final = 1
"""The hands are dealt, though not looked at: what comes before the first turn."""
NEW_TURN: Final = 2
"""Before all choose a card."""
SEALED: Final = 3
"""All have chosen, nothing is revealed yet."""
PLAYED: Final = 4
"""Everything is paid, built and sold, coins have been taken."""
LAST_CARD: Final = 5
"""On the last turn of an age: who may still use the card left in hand?"""
FROM_DISCARD: Final = 6
"""Buildings from the discard pile."""
EXTRA: Final = 7
"""Whatever else is played at the end of a turn."""
LOSSES: Final = 8
"""Coins that are lost at the end of a turn."""
END_TURN: Final = 9
"""Then the hands are passed on."""
END_AGE: Final = 10
"""Before the conflicts."""
CONFLICTS: Final = 11
"""The list of conflicts is ready and may be changed."""
AFTER_CONFLICTS: Final = 12
MOMENTS: Final = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class SetRules:
    """The rules of one set that data cannot say."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.verbs: list[int] = []
        self.phases: list[int] = []

    def add_verb(self, name: str, builds: bool = False, secret: bool = False) -> i64:
        """A use of a card that this set adds: it may build the card, or hide it from others; returns its number."""
        number: i64 = self.tables.add_verb(name, builds, secret)
        self.verbs.append(int(number))
        return number

    def add_phase(self, name: str) -> i64:
        """A decision that this set adds; returns its number."""
        number: i64 = self.tables.add_phase(name)
        self.phases.append(int(number))
        return number

    def moments(self) -> list[int]:
        """The moments at which `at` is called."""
        return []

    def overrides(self, method: str) -> bool:
        """Whether these rules have a method of their own in place of the empty one here."""
        return getattr(type(self), method) is not getattr(SetRules, method)

    def pools(self, age: int, players: int) -> list[tuple[list[int], int]]:
        """Cards of which some join the deck of an age, unseen: the cards, and how many."""
        return []

    def deal(self, game: "Table", rng: Rng) -> None:
        """Deal what else is dealt before the game, into `game.deal.piles`."""

    def extra_cities(self, players: int) -> int:
        """Cities without a player of their own."""
        return 0

    def at(self, game: "Table", moment: i64) -> None:
        """Something is to be done, or asked, at this moment."""

    def legal(self, game: "Table", phase: i64, seat: i64, into: Moves) -> None:
        """The answers to a decision of this set, ascending."""

    def city_asked(self, game: "Table", phase: i64, seat: i64) -> i64:
        """The city that a decision of this set is about: the seat's own, or one without a player."""
        return seat

    def resolve(self, game: "Table", phase: i64) -> None:
        """All have answered a decision of this set: `game.answers` holds their moves."""

    def add_moves(self, game: "Table", city: i64, pack: i64, into: Moves) -> None:
        """Further uses of the cards of a hand, with verbs of this set, ascending."""

    def tax(self, game: "Table", city: i64, verb: i64, what: i64) -> i64:
        """Coins for the bank that a card, or a stage (by its number through all boards), costs more."""
        return 0

    def coins_of(self, game: "Table", city: i64, move: i64) -> i64:
        """The coins that a move with a verb of this set costs, paid to the bank."""
        return 0

    def sale_of(self, game: "Table", city: i64, move: i64) -> i64:
        """The coins that a city gets for its card by a move with a verb of this set, if that sells it."""
        return 0

    def place(self, game: "Table", city: i64, move: i64) -> None:
        """Do what a verb of this set does, in the step in which all cards are placed."""

    def played(self, game: "Table", city: i64, verb: i64, card: i64, chained: bool) -> None:
        """A card has been used: coins for it and the like."""

    def banked(self, game: "Table", city: i64) -> None:
        """A city has just taken coins from the bank."""

    def strength(self, game: "Table", city: i64) -> i64:
        """Shields that a city has in conflicts besides those it counts; below 0 they are missing."""
        return 0

    def won(self, game: "Table", winner: i64, loser: i64) -> None:
        """A conflict is decided, and both cities have their tokens."""

    def prepare(self, game: "Table") -> None:
        """Cities are about to build with what they have now: `City.choose_this_turn` for what counts this turn."""

    def gained(self, game: "Table", city: i64, effect: i64) -> None:
        """A city has a new effect (Tables numbers them), by whatever way: what it brings at once, to all cities."""

    def science(self, game: "Scored", city: i64, points: i64) -> i64:
        """The science score of a city, given what it is without these rules."""
        return points

    def show(self, game: "Table", seat: int) -> dict[str, Fact]:
        """What a seat (or a spectator) may know of this set's things: added to its view."""
        return {}

    def reshuffle(self, game: "Table", seat: i64, rng: Rng) -> None:
        """Draw anew what a seat cannot know of this set's things (`game` is a copy for looking ahead)."""

    def score(self, game: "Scored", city: i64) -> None:
        """Add to `game.sheet`, the score sheet of this city."""
