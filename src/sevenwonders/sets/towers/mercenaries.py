"""The Assassin: a shield for coins, once a turn, after the action (ruling: mercenaries)."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.conflicts import add_shields
from sevenwonders.classic.moments import EXTRA
from sevenwonders.classic.moves import NO_CARD, encode, payment_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import BANK
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import FIELD, bit
from sevenwonders.sets.towers.held import Held

MOST: Final = 8
"""Tokens in the box."""


class Mercenaries(Part):
    """Who may hire, and for how much."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "hire_mercenary")
        self.power: Held = Held(codex, "hire_mercenaries")
        self.token: i64 = codex.count_index("mercenary")
        self.hire: i64 = self.add_verb("hire")
        self.decline: i64 = codex.verbs.index("decline")

    def price_for(self, game: Table, city: i64) -> i64:
        """What one costs a city now; 0 if it cannot have one. What others have paid it this turn comes too late."""
        price: i64 = self.power.of(game, city)
        if not price:
            return 0
        hired: i64 = 0
        for other in game.cities:
            hired += other.count[self.token]
        mine = game.cities[city]
        if hired >= MOST or mine.count[COINS] - mine.received < price:
            return 0
        return price

    def moments(self) -> list[int]:
        return [EXTRA]

    def at(self, game: Table, moment: i64) -> None:
        for seat in range(game.seats):
            if self.price_for(game, seat):
                ask(game, self.decision, bit(seat), seat)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        price: i64 = self.price_for(game, seat)
        if price:  # others may have hired the last one meanwhile
            into.add(encode(self.decline, 0, NO_CARD, 0))
            into.add(encode(self.hire, 0, NO_CARD, price << BANK))

    def settle(self, game: Table) -> None:
        seat: i64 = game.argument
        move: i64 = game.answers[seat]
        if verb_of(move) != self.hire:
            return
        mine = game.cities[seat]
        price: i64 = (payment_of(move) >> BANK) & FIELD
        mine.count[COINS] -= price
        mine.budget -= price
        mine.count[self.token] += 1
        source: i64 = game.effect_with(seat, "hire_mercenaries")
        if not game.quiet:
            game.tell("hire", seat, {"coins": int(price), **game.source_facts(source)})
        add_shields(game, seat, 1, source)
