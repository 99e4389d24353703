"""What a foundation costs: coins for the bank, or debt; nobody else is touched (ruling: own_debt)."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask_together
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.moves import NO_CARD, encode, payment_of
from sevenwonders.classic.payees import BANK
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.cities.debt import lose
from sevenwonders.sets.foundations.codes import Codes


def owe(game: Table, codes: Codes, city: i64, coins: i64) -> None:
    """Ask how much of it is paid; all who owe something at the same time answer together, unseen by the others."""
    if not coins:
        return
    mine = game.cities[city]
    if mine.count[COINS] > 0:
        mine.count[codes.owed] += coins
        ask_together(game, codes.paying, bit(city))
    else:
        lose(game, city, 0, coins, codes.debt, game.source_facts(mine.count[codes.laid] - 1))


def pay_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    """From nothing to all of it, as far as the coins go."""
    mine = game.cities[seat]
    most: i64 = mine.count[codes.owed]
    if mine.count[COINS] < most:
        most = mine.count[COINS]
    for paid in range(most + 1):
        into.add(encode(codes.pay, 0, NO_CARD, paid << BANK))


def settle_debts(game: Table, codes: Codes) -> None:
    for seat in range(game.seats):
        mine = game.cities[seat]
        owed: i64 = mine.count[codes.owed]
        if owed:
            mine.count[codes.owed] = 0
            source = game.source_facts(mine.count[codes.laid] - 1)
            lose(game, seat, payment_of(game.answers[seat]) >> BANK, owed, codes.debt, source)
            if mine.budget > mine.count[COINS]:  # what is paid cannot be spent later in the turn
                mine.budget = mine.count[COINS]


def owe_the_rest(game: Table, codes: Codes) -> None:
    """The debts of all effects that never began (ruling: foundation_end)."""
    codex = codes.codex
    for seat in range(game.seats):
        mine = game.cities[seat]
        card: i64 = mine.count[codes.laid] - 1
        if card < 0:
            continue
        owed: i64 = 0
        for step in range(codex.first_step[card] + mine.count[codes.woken], codex.first_step[card + 1]):
            owed += codex.step_debt[step]
        owe(game, codes, seat, owed)
