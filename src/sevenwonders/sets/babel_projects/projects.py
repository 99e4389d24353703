"""The project of the age: which one it is, and its participation tokens."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import cards_of
from sevenwonders.classic.moments import BEGIN, NEW_TURN
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.record import RecordError
from sevenwonders.core.rng import Rng

PILE: Final = "projects"
"""What was drawn: a project for each age."""
AGES: Final = (1, 2, 3)


class Projects(Part):
    """A project for each age, revealed on its first turn; who takes part takes a token from it."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.decks: list[list[int]] = [cards_of(codex, f"project{age}") for age in AGES]
        self.participation: i64 = codex.count_index("participation")
        self.current: i64 = codex.add_table_counter()
        """The project of the age, from 1; 0: none."""
        self.left: i64 = codex.add_table_counter()
        """Participation tokens on it."""
        self.open: i64 = codex.add_table_counter()
        """How many there were when the turn began: who takes part later in the turn gets one all the same."""

    # ---- drawing and revealing

    def deal(self, game: Table, rng: Rng) -> None:
        game.deal.piles[PILE] = [deck[rng.below(len(deck))] for deck in self.decks]

    def moments(self) -> list[int]:
        return [BEGIN, NEW_TURN]

    def at(self, game: Table, moment: i64) -> None:
        if moment == BEGIN:
            self._check(game)
            return
        if game.turn == 1:  # after the leaders (ruling: combine_age)
            self.reveal(game, game.deal.piles[PILE][int(game.age) - 1])
        game.count[self.open] = game.count[self.left]

    def _check(self, game: Table) -> None:
        """A record deals one project for each age."""
        drawn = game.deal.piles.get(PILE, [])
        if len(drawn) != len(AGES) or any(card not in deck for card, deck in zip(drawn, self.decks, strict=True)):
            raise RecordError("expected a project for each age", f"deal {PILE}")

    def reveal(self, game: Table, card: i64) -> None:
        """A token less than there are players (ruling: project_setup)."""
        game.count[self.current] = card + 1
        game.count[self.left] = game.seats - 1
        if not game.quiet:
            game.tell("project", NOBODY, {"card": game.card_key(card), "number": int(game.seats) - 1})

    def card(self, game: Table) -> i64:
        """The project of the age; -1 if none lies there."""
        return game.count[self.current] - 1

    def tokens_left(self, game: Table) -> i64:
        return game.count[self.left]

    def is_open(self, game: Table) -> bool:
        """Whether a building of this turn lets its builder take part."""
        return game.count[self.open] > 0

    def take_token(self, game: Table, seat: i64) -> None:
        """A seat takes part (ruling: project_shortage: the box has more tokens)."""
        game.cities[seat].count[self.participation] += 1
        if game.count[self.left]:
            game.count[self.left] -= 1

    def put_away(self, game: Table) -> None:
        """The age is over: the tokens go back."""
        game.count[self.current] = 0
        game.count[self.left] = 0
        game.count[self.open] = 0
        for city in game.cities:
            city.count[self.participation] = 0

    # ---- who knows what, and hopes for what

    def promise(self, game: Table, city: i64) -> float:
        """Who takes part fears no penalty, and hopes for the rewards the more the fewer tokens are left."""
        held: i64 = game.cities[city].count[self.participation]
        if not held or game.seats < 2:
            return 0.0
        taken: float = 1.0 - float(self.tokens_left(game)) / float(game.seats - 1)
        return 1.0 + float(game.age) * (1.0 + float(held) * taken)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        card = self.card(game)
        return {"project": game.card_key(card) if card >= 0 else "", "project_tokens": int(self.tokens_left(game))}

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """Projects that are not revealed yet are drawn anew."""
        revealed = int(game.age)
        if not game.turn:
            revealed -= 1
        drawn = game.deal.piles[PILE][:]
        for age in AGES:
            if age > revealed:
                deck = self.decks[age - 1]
                drawn[age - 1] = deck[rng.below(len(deck))]
        piles = dict(game.deal.piles)
        piles[PILE] = drawn
        game.deal.piles = piles
