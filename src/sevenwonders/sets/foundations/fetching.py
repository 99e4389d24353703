"""What a step of a foundation lets its owner fetch: leaders set aside, leaders of the hand, or guilds.

The decision is about a city and the step; the debt of the step is owed afterwards.
"""

from mypy_extensions import i64

from sevenwonders.classic.asking import about, ask, city_in, what_in
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import NO_CARD, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.foundations.debts import OwnDebts


class Fetching(Part):
    """One kind of thing to fetch: the power of the step has the name of the decision."""

    def __init__(self, codex: Codex, asks: str, debts: OwnDebts) -> None:
        super().__init__(codex, asks)
        self.debts: OwnDebts = debts
        self.power: i64 = number_of(codex, asks)
        self.decline: i64 = codex.verbs.index("decline")

    def look(self, game: Table, city: i64) -> None:
        """The owner looks at what there is."""

    def choices(self, game: Table, city: i64, into: Moves) -> None:
        """What may be fetched."""

    def fetch(self, game: Table, city: i64, move: i64) -> None:
        """It comes into the city."""

    def offer(self, game: Table, city: i64, step: i64) -> bool:
        """A step begins: ask its owner; False: there is nothing to fetch."""
        self.look(game, city)
        found = Moves()
        self.choices(game, city, found)
        if found.count:
            ask(game, self.decision, bit(city), about(city, step))
        return found.count > 0

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        step: i64 = what_in(game.argument)
        move: i64 = game.answers[city]
        if move != encode(self.decline, 0, NO_CARD, 0):
            self.fetch(game, city, move)
        self.debts.owe(game, city, self.codex.step_debt[step])
