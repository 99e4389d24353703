"""Losses at the end of a turn: each victim says, unseen by the others, how much of it is paid; the rest is debt."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.moves import NO_CARD, encode, payment_of
from sevenwonders.classic.payees import BANK
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.cities.powers import Powers


def begin_losses(game: Table, powers: Powers, phase: i64, debt: i64) -> None:
    """Ask those who have a choice, all at once; the others have nothing to pay with."""
    asked: i64 = 0
    for city in range(game.setting.cities):
        loss: i64 = powers.loss_of(game, city)
        if not loss:
            continue
        if may_choose(game, powers, city):
            asked |= bit(city)
        else:  # a city without a player pays what it has
            paid: i64 = game.cities[city].count[COINS]
            lose(game, city, paid if paid < loss else loss, loss, debt, powers.causes(game, city))
    if asked:
        ask(game, phase, asked)
    else:
        powers.settled(game)


def may_choose(game: Table, powers: Powers, city: i64) -> bool:
    """Whether there is something to decide for a city: a player may keep his coins (rule: loss)."""
    return city < game.seats and game.cities[city].count[COINS] > 0 and powers.loss_of(game, city) > 0


def pay_moves(game: Table, powers: Powers, seat: i64, verb: i64, into: Moves) -> None:
    """From nothing to all of the loss, as far as the coins go."""
    most: i64 = powers.loss_of(game, seat)
    coins: i64 = game.cities[seat].count[COINS]
    if coins < most:
        most = coins
    for paid in range(most + 1):
        into.add(encode(verb, 0, NO_CARD, paid << BANK))


def settle_losses(game: Table, powers: Powers, debt: i64) -> None:
    """All have said what they pay."""
    for seat in range(game.seats):
        if may_choose(game, powers, seat):
            paid: i64 = payment_of(game.answers[seat]) >> BANK
            lose(game, seat, paid, powers.loss_of(game, seat), debt, powers.causes(game, seat))
    powers.settled(game)


def lose(game: Table, city: i64, paid: i64, loss: i64, debt: i64, causes: dict[str, Fact]) -> None:
    """Pay to the bank, and take debt for the rest, where there is debt (`debt` is where a city counts it, or -1)."""
    mine = game.cities[city]
    mine.count[COINS] -= paid
    taken: i64 = 0
    if debt >= 0:
        taken = loss - paid
        mine.count[debt] += taken
    if not game.quiet:
        game.tell("loss", city, {"coins": int(paid), "debt": int(taken), **causes})
