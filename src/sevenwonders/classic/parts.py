"""Parts: what a set brings to the table that data cannot say, each a class that overrides some of these methods.

A set's `rules.py` has a function `parts(codex)` that makes them. A part is one thing: a draft, a tower, a debt, a
market. It owns its decision, its verbs, its counters (of a city and of the table) and its zones. Parts keep no state of
their own: a game's state is in its cities (counts, tokens, powers), its counters, piles and queue, which copies of the
game carry with them.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.codex import Codex
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng

if TYPE_CHECKING:
    from sevenwonders.classic.city import City
    from sevenwonders.classic.science import Symbols
    from sevenwonders.classic.table import Table
    from sevenwonders.classic.terms import Terms

NO_DECISION: Final = -1
T = TypeVar("T", bound="Part")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One thing that a set brings. `asks` names the decision that it puts to players, if it has one."""

    def __init__(self, codex: Codex, asks: str = "") -> None:
        self.codex: Codex = codex
        self.decision: i64 = codex.add_phase(asks) if asks else NO_DECISION
        """The number of its decision: what `ask` is given."""
        self.verbs: list[int] = []
        codex.parts.append(self)

    def add_verb(
        self, name: str, builds: bool = False, secret: bool = False, hides_option: bool = False, free: bool = False
    ) -> i64:
        """A use of a card, or an answer, that this part adds: see Codex.add_verb; returns its number.

        A plain answer that another part has added before is the same verb, and stays with that part.
        """
        if name in self.codex.verbs:
            if self.overrides("place"):
                raise ValueError(f"another part has the verb '{name}' already: choose another name")
            return self.codex.verbs.index(name)
        number: i64 = self.codex.add_verb(name, builds, secret, hides_option, free)
        self.verbs.append(int(number))
        return number

    def moments(self) -> list[int]:
        """The moments at which `at` is called."""
        return []

    def overrides(self, method: str) -> bool:
        """Whether this part has a method of its own in place of the empty one here."""
        return getattr(type(self), method) is not getattr(Part, method)

    def pools(self, age: int, players: int) -> list[tuple[list[int], int]]:
        """Cards of which some join the deck of an age, unseen: the cards, and how many."""
        return []

    def boards(self) -> list[int]:
        """The sides of boards, by number, that may be dealt with this set in the box."""
        return list(range(int(self.codex.wonders)))

    def deal(self, game: "Table", rng: Rng) -> None:
        """Deal what else is dealt before the game, into `game.deal.piles`."""

    def extra_cities(self, players: int) -> int:
        """Cities without a player of their own."""
        return 0

    def at(self, game: "Table", moment: i64) -> None:
        """Something is to be done, or asked, at this moment."""

    # ---- its decision

    def before_asking(self, game: "Table") -> None:
        """The decision of this part is about to be put: make ready what `game.asked` look at and decide with."""

    def moves(self, game: "Table", seat: i64, into: Moves) -> None:
        """The answers to it, ascending. A seat that has none when it is put is not asked."""

    def can_answer(self, game: "Table", seat: i64) -> bool:
        """Whether a seat has an answer: for those who know without listing them all."""
        found = Moves()
        self.moves(game, seat, found)
        return found.count > 0

    def city_asked(self, game: "Table", seat: i64) -> i64:
        """The city that it is about: the seat's own, or one without a player."""
        return seat

    def settle(self, game: "Table") -> None:
        """All have answered: `game.answers` holds their moves, NO_MOVE for others."""

    # ---- its verbs, and what others cost

    def add_moves(self, game: "Table", city: i64, cards: vec[i64], into: Moves) -> None:
        """Further uses of some cards, each named once, ascending, with verbs of this part, ascending."""

    def terms(self, game: "Table", city: i64, verb: i64, what: i64, terms: "Terms") -> None:
        """Change what a card (BUILD), or a stage by its number through all boards (STAGE), costs a city."""

    def favour(self, game: "Table", city: i64, verb: i64) -> bool:
        """Whether a city may build a card at no cost, or a stage without its resources, by giving something up."""
        return False

    def favour_used(self, game: "Table", city: i64, verb: i64) -> None:
        """It does so: take what it gives up. Only the first set that grants the favour is told."""

    def paid(self, game: "Table", city: i64, move: i64) -> None:
        """A city has paid for its move; nothing is placed yet, and no seller has the coins."""

    def coins_of(self, game: "Table", city: i64, move: i64) -> i64:
        """The coins that a move with a verb of this part costs, paid to the bank."""
        return 0

    def sale_of(self, game: "Table", city: i64, move: i64) -> i64:
        """The coins that a city gets for its card by a move with a verb of this part, if that sells it."""
        return 0

    def place(self, game: "Table", city: i64, move: i64) -> None:
        """Do what a verb of this part does, in the step in which all cards are placed."""

    def played(self, game: "Table", city: i64, verb: i64, card: i64, chained: bool) -> None:
        """A card has been used: coins for it and the like."""

    def banked(self, game: "Table", city: i64) -> None:
        """A city has just taken coins from the bank."""

    def strength(self, game: "Table", city: i64) -> i64:
        """Shields that a city has in conflicts besides those it counts; below 0 they are missing."""
        return 0

    def tie(self, game: "Table", one: i64, other: i64) -> i64:
        """Two cities are equally strong: above 0 the first wins all the same, below 0 the other."""
        return 0

    def victory_worth(self, game: "Table", points: i64) -> i64:
        """What the victory token of a conflict is worth, given what it is without these rules; 0: none is taken."""
        return points

    def defeat_tokens(self, game: "Table", tokens: i64) -> i64:
        """How many defeat tokens a conflict brings."""
        return tokens

    def defeat_taker(self, game: "Table", winner: i64, loser: i64, taker: i64, tokens: i64) -> i64:
        """The city that takes the defeat tokens of a conflict; -1: none does. Who changes that tells so."""
        return taker

    def token_taken(self, game: "Table", city: i64, kind: i64, number: i64, points: i64) -> None:
        """A city has taken conflict tokens: VICTORIES or DEFEATS, how many, and what each is worth."""

    def shielded(self, game: "Table", city: i64, shields: i64) -> None:
        """A city has gained shields."""

    def stands(self, game: "Table", city: i64, effect: i64) -> None:
        """An effect (Codex numbers them) stands in a city now, by whatever way: what it changes for as long."""

    def removed(self, game: "Table", city: i64, effect: i64) -> None:
        """An effect stands in a city no longer, whatever took it away: what it gave for as long must go too."""

    def prepare(self, game: "Table", city: i64) -> None:
        """A city is about to build with what it has now: change what counts this turn only (`City.begin_turn`)."""

    def reprice(self, game: "Table", city: i64) -> None:
        """All sets have prepared a city: change the prices of its neighbours, whatever they are."""

    def gained(self, game: "Table", city: i64, effect: i64) -> None:
        """A city has built something with this effect, by whatever way: what it brings at once, to all cities."""

    def choose_symbols(self, game: "Table", city: i64, mine: "City", symbols: "Symbols") -> None:
        """Add to what a city may choose among science symbols at the end; `mine` as in `score`."""

    def symbol_points(self, game: "Table", city: i64, mine: "City", counts: vec[i64]) -> i64:
        """Points, under the wonder, for own symbols so chosen: asked of parts that joined `symbols.judges`."""
        return 0

    def show(self, game: "Table", seat: int) -> dict[str, Fact]:
        """What a seat (or a spectator) may know of this set's things: added to its view."""
        return {}

    def reshuffle(self, game: "Table", seat: i64, rng: Rng) -> None:
        """Draw anew what a seat cannot know of this set's things (`game` is a copy for looking ahead)."""

    def score(self, game: "Table", city: i64, mine: "City", sheet: vec[i64]) -> None:
        """Add to the score sheet of a city. `mine` is that city, or as it would be with something more in it."""

    def standings(self, game: "Table", places: vec[i64]) -> None:
        """Change the places that the seats of a finished game have, from 1, by points and coins."""

    def promise(self, game: "Table", city: i64) -> float:
        """Points that a city may hope for from this set's things and does not have yet: bots reckon with them."""
        return 0.0


def part_in(codex: Codex, kind: type[T]) -> T | None:
    """The part of some kind, perhaps of another set; None if no set in the box brings one."""
    for part in codex.parts:
        if isinstance(part, kind):
            return part
    return None
