"""The project of the age: which one it is, its participation tokens, and who takes part."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.deal import cards_of
from sevenwonders.classic.market import no_way, only
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.payees import BANK
from sevenwonders.classic.paying import purse, ways_to_add
from sevenwonders.classic.powers import color_of
from sevenwonders.classic.resolving import credit, pay, payment_facts
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.record import RecordError
from sevenwonders.core.rng import Rng

PILE: Final = "projects"
"""What was drawn: a project for each age."""
AGES: Final = (1, 2, 3)


class Projects:
    """What lies on the table is counted in the first city, buildings that let one take part in the builder's own."""

    def __init__(self, codex: Codex, phase: i64, join: i64, abstain: i64) -> None:
        self.codex: Codex = codex
        self.phase: i64 = phase
        self.join: i64 = join
        self.abstain: i64 = abstain
        self.decks: list[list[int]] = [cards_of(codex, f"project{age}") for age in AGES]
        self.participation: i64 = codex.count_index("participation")
        self.any_colour: i64 = codex.count_index("any_colour")
        self.white: i64 = color_of(codex, "white")
        self.current: i64 = codex.add_counter()
        """The project of the age, from 1; 0: none."""
        self.left: i64 = codex.add_counter()
        """Participation tokens on it."""
        self.open: i64 = codex.add_counter()
        """How many there were when the turn began: who takes part later in the turn gets one all the same."""
        self.matching: i64 = codex.add_counter()
        """Buildings of its colour that a city has built since it was asked."""
        self.others: i64 = codex.add_counter()
        """Other buildings: they serve with a token for any colour."""

    # ---- drawing and revealing

    def deal(self, game: Table, rng: Rng) -> None:
        game.deal.piles[PILE] = [deck[rng.below(len(deck))] for deck in self.decks]

    def check(self, game: Table) -> None:
        """A record deals one project for each age."""
        drawn = game.deal.piles.get(PILE, [])
        if len(drawn) != len(AGES) or any(card not in deck for card, deck in zip(drawn, self.decks, strict=True)):
            raise RecordError("expected a project for each age", f"deal {PILE}")

    def begin_turn(self, game: Table) -> None:
        """The project is revealed on the first turn of an age, after the leaders (ruling: combine_age)."""
        table = game.cities[0]
        if game.turn == 1:
            self.reveal(game, game.deal.piles[PILE][int(game.age) - 1])
        table.count[self.open] = table.count[self.left]
        self.forget_buildings(game)

    def reveal(self, game: Table, card: i64) -> None:
        """A token less than there are players (ruling: project_setup)."""
        game.cities[0].count[self.current] = card + 1
        game.cities[0].count[self.left] = game.seats - 1
        if not game.quiet:
            game.tell("project", NOBODY, {"card": game.card_key(card), "number": int(game.seats) - 1})

    def card(self, game: Table) -> i64:
        """The project of the age; -1 if none lies there."""
        return game.cities[0].count[self.current] - 1

    def tokens_left(self, game: Table) -> i64:
        return game.cities[0].count[self.left]

    def put_away(self, game: Table) -> None:
        """The age is over: the tokens go back."""
        game.cities[0].count[self.current] = 0
        game.cities[0].count[self.left] = 0
        game.cities[0].count[self.open] = 0
        for city in game.cities:
            city.count[self.participation] = 0

    # ---- taking part

    def built(self, game: Table, city: i64, card: i64) -> None:
        """A building has come, by whatever way, that may let its builder take part (rulings: project_not)."""
        if city >= game.seats or self.codex.color[card] == self.white or not game.cities[0].count[self.open]:
            return
        if game.sealed[city] == NO_MOVE or card_of(game.sealed[city]) != card:  # it came for nothing, after a move
            game.spent_units[city] = 0
            game.spent_coins[city] = 0
        if self.codex.color[card] == self.codex.color[self.card(game)]:
            game.cities[city].count[self.matching] += 1
        else:
            game.cities[city].count[self.others] += 1

    def forget_buildings(self, game: Table) -> None:
        for city in game.cities:
            city.count[self.matching] = 0
            city.count[self.others] = 0

    def ask(self, game: Table) -> None:
        """Ask all who may take part for a building, together; the argument says who they are."""
        asked: i64 = 0
        for seat in range(game.seats):
            if self._has_chance(game, seat) and len(self._ways(game, seat)):
                asked |= bit(seat)
        if asked:
            ask(game, self.phase, asked, asked)
        else:
            self.forget_buildings(game)

    def _has_chance(self, game: Table, seat: i64) -> bool:
        counts = game.cities[seat].count
        return counts[self.matching] > 0 or (counts[self.others] > 0 and counts[self.any_colour] > 0)

    def _ways(self, game: Table, seat: i64) -> vec[i64]:
        """The ways to pay for a participation: on top of the building, from the coins that the turn began with."""
        card: i64 = self.card(game)
        coins: i64 = self.codex.coins[card]
        held: i64 = purse(game, seat)
        if coins > held:
            return no_way()
        if not self.codex.cost[card]:
            return only(coins << BANK)
        found = ways_to_add(game, seat, self.codex.cost[card], held - coins)
        for place in range(len(found)):
            found[place] += coins << BANK
        return found

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        ways = self._ways(game, seat)
        if not len(ways):  # something else has been paid for meanwhile
            return
        into.add(encode(self.abstain, 0, NO_CARD, 0))
        option: i64 = 0
        if not game.cities[seat].count[self.matching]:
            option = 1
        for payment in ways:
            into.add(encode(self.join, option, NO_CARD, payment))

    def settle(self, game: Table) -> None:
        """All have said whether they take part (ruling: project_shortage: the box has more tokens)."""
        asked: i64 = game.argument
        for seat in range(game.seats):
            if asked & bit(seat) and verb_of(game.answers[seat]) == self.join:
                pay(game, seat, game.answers[seat])
        for seat in range(game.seats):
            if asked & bit(seat) and verb_of(game.answers[seat]) == self.join:
                credit(game, seat, game.answers[seat])
                self._take_token(game, seat, game.answers[seat])
        for seat in range(game.seats):
            if asked & bit(seat):
                self._use_up(game, seat)
        self.ask(game)  # for whoever has built more than once

    def _use_up(self, game: Table, seat: i64) -> None:
        """The building asked about serves no longer."""
        counts = game.cities[seat].count
        if counts[self.matching]:
            counts[self.matching] -= 1
        else:
            counts[self.others] -= 1

    def _take_token(self, game: Table, seat: i64, move: i64) -> None:
        counts = game.cities[seat].count
        counts[self.participation] += 1
        if option_of(move):
            counts[self.any_colour] -= 1
        if game.cities[0].count[self.left]:
            game.cities[0].count[self.left] -= 1
        if game.quiet:
            return
        facts: dict[str, Fact] = {"card": game.card_key(self.card(game))}
        facts.update(payment_facts(game, seat, payment_of(move)))
        kind = "join"
        if option_of(move):
            kind = "join_any"
        game.tell(kind, seat, facts)

    def promise(self, game: Table, seat: i64) -> float:
        """Who takes part fears no penalty, and hopes for the rewards the more the fewer tokens are left."""
        held: i64 = game.cities[seat].count[self.participation]
        if not held or game.seats < 2:
            return 0.0
        taken: float = 1.0 - float(self.tokens_left(game)) / float(game.seats - 1)
        return 1.0 + float(game.age) * (1.0 + float(held) * taken)

    # ---- who knows what

    def shown(self, game: Table) -> dict[str, Fact]:
        card = self.card(game)
        return {"project": game.card_key(card) if card >= 0 else "", "project_tokens": int(self.tokens_left(game))}

    def reshuffle(self, game: Table, rng: Rng) -> None:
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
