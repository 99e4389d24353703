"""Taking part in the project: whoever has built a card of its colour is asked, and pays for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import LOSSES, NEW_TURN, PLAYED
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import note_spending, purse, ways_to_add
from sevenwonders.classic.payment import BANK
from sevenwonders.classic.powers import color_of
from sevenwonders.classic.resolving import credit, pay, payment_facts
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.babel_projects.projects import Projects

ANY_COLOUR: Final = 1
"""The option of taking part for a building of another colour, with a token for any."""


class Joining(Part):
    """Buildings that let a city take part are counted in it until it is asked."""

    def __init__(self, codex: Codex, projects: Projects) -> None:
        super().__init__(codex, "join_project")
        self.projects: Projects = projects
        self.abstain: i64 = self.add_verb("abstain")
        self.join: i64 = self.add_verb("join")
        self.any_colour: i64 = codex.count_index("any_colour")
        self.white: i64 = color_of(codex, "white")
        self.matching: i64 = codex.add_counter()
        """Buildings of its colour that a city has built since it was asked."""
        self.others: i64 = codex.add_counter()
        """Other buildings: they serve with a token for any colour."""

    def moments(self) -> list[int]:
        return [NEW_TURN, PLAYED, LOSSES]

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_TURN:
            self._forget_buildings(game)
        elif self.projects.card(game) >= 0:  # buildings that came after the others are asked about later
            self._ask(game)

    # ---- what lets a city take part

    def paid(self, game: Table, city: i64, move: i64) -> None:
        note_spending(game, city, move)  # taking part is paid on top of it

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """A building has come, by whatever way, that may let its builder take part (rulings: project_not)."""
        if not self.codex.builds(verb) or city >= game.seats or not self.projects.is_open(game):
            return
        color: i64 = self.codex.color[card]
        if color == self.white:
            return
        if game.sealed[city] == NO_MOVE or card_of(game.sealed[city]) != card:  # it came for nothing, after a move
            game.spent_units[city] = 0
            game.spent_coins[city] = 0
        if color == self.codex.color[self.projects.card(game)]:
            game.cities[city].count[self.matching] += 1
        else:
            game.cities[city].count[self.others] += 1

    def _forget_buildings(self, game: Table) -> None:
        for city in game.cities:
            city.count[self.matching] = 0
            city.count[self.others] = 0

    # ---- the decision

    def _ask(self, game: Table) -> None:
        """Ask all who may take part for a building, together; the argument says who they are."""
        asked: i64 = 0
        for seat in range(game.seats):
            if self._has_chance(game, seat) and len(self._ways(game, seat)):
                asked |= bit(seat)
        if asked:
            ask(game, self.decision, asked, asked)
        else:
            self._forget_buildings(game)

    def _has_chance(self, game: Table, seat: i64) -> bool:
        counts = game.cities[seat].count
        return counts[self.matching] > 0 or (counts[self.others] > 0 and counts[self.any_colour] > 0)

    def _ways(self, game: Table, seat: i64) -> vec[i64]:
        """The ways to pay for a participation: on top of the building, from the coins that the turn began with."""
        card: i64 = self.projects.card(game)
        coins: i64 = self.codex.coins[card]
        held: i64 = purse(game, seat)
        if coins > held:
            return vec[i64]([i64(0)] * 0)
        if not self.codex.cost[card]:
            return vec[i64]([coins << BANK])
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
            option = ANY_COLOUR
        for payment in ways:
            into.add(encode(self.join, option, NO_CARD, payment))

    def settle(self, game: Table) -> None:
        """All have said whether they take part."""
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
        self._ask(game)  # for whoever has built more than once

    def _use_up(self, game: Table, seat: i64) -> None:
        """The building asked about serves no longer."""
        counts = game.cities[seat].count
        if counts[self.matching]:
            counts[self.matching] -= 1
        else:
            counts[self.others] -= 1

    def _take_token(self, game: Table, seat: i64, move: i64) -> None:
        self.projects.take_token(game, seat)
        kind = "join"
        if option_of(move) == ANY_COLOUR:
            game.cities[seat].count[self.any_colour] -= 1
            kind = "join_any"
        if game.quiet:
            return
        facts: dict[str, Fact] = {"card": game.card_key(self.projects.card(game))}
        facts.update(payment_facts(game, seat, payment_of(move)))
        game.tell(kind, seat, facts)
