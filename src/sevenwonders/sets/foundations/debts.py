"""What a foundation costs: coins for the bank, or debt; nobody else is touched (ruling: own_debt)."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask_together
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.moves import NO_CARD, encode, payment_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import BANK
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.cities.debt import lose
from sevenwonders.sets.foundations.laying import Laying


class OwnDebts(Part):
    """Who owes something says how much of it is paid; the rest is debt."""

    def __init__(self, codex: Codex, laying: Laying) -> None:
        super().__init__(codex, "pay_own_debt")
        self.laying: Laying = laying
        self.pay: i64 = self.add_verb("pay")
        self.debt: i64 = codex.count_index("debt")
        self.owed: i64 = codex.add_counter()
        """Coins that a city owes and is about to be asked for."""

    def owe(self, game: Table, city: i64, coins: i64) -> None:
        """Ask how much of it is paid; all who owe something at the same time answer together, unseen by the others."""
        if not coins:
            return
        mine = game.cities[city]
        if mine.count[COINS] > 0:
            mine.count[self.owed] += coins
            ask_together(game, self.decision, bit(city))
        else:
            lose(game, city, 0, coins, self.debt, self.laying.source(game, city))

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """From nothing to all of it, as far as the coins go."""
        mine = game.cities[seat]
        most: i64 = mine.count[self.owed]
        if mine.count[COINS] < most:
            most = mine.count[COINS]
        for paid in range(most + 1):
            into.add(encode(self.pay, 0, NO_CARD, paid << BANK))

    def settle(self, game: Table) -> None:
        for seat in range(game.seats):
            mine = game.cities[seat]
            owed: i64 = mine.count[self.owed]
            if owed:
                mine.count[self.owed] = 0
                source = self.laying.source(game, seat)
                lose(game, seat, payment_of(game.answers[seat]) >> BANK, owed, self.debt, source)
                if mine.budget > mine.count[COINS]:  # what is paid cannot be spent later in the turn
                    mine.budget = mine.count[COINS]

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        owed = [int(city.count[self.owed]) for city in game.cities]
        shown: dict[str, Fact] = {}
        if any(owed):
            shown["own_debts"] = owed
        return shown
