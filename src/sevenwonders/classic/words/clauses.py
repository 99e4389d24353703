"""The one walk over an effect: its clauses, in the order in which they are told.

A new kind of effect is a field of `Effect` with its reader, a clause with its three forms, its line here, and its rule.
"""

from collections.abc import Iterator

from sevenwonders.classic.cards import Box, Effect
from sevenwonders.classic.words.clause import Clause, Sign, Teller
from sevenwonders.classic.words.gain_clauses import (
    Coins,
    CoinsForEach,
    Points,
    PointsForEach,
    PointsForEachSet,
    Power,
    Science,
    Shields,
    Tokens,
    VictoryToken,
)
from sevenwonders.classic.words.trade_clauses import (
    Discounted,
    FromTheBank,
    PaidInCoins,
    Production,
    Rebate,
    Saved,
    SavedForEach,
)
from sevenwonders.core.texts import Texts


def clauses_of(effect: Effect) -> Iterator[Clause]:
    """What an effect does, one thing after another."""
    if effect.produces:
        yield Production(effect.produces, effect.tradeable)
    if effect.discount is not None:
        yield Discounted(effect.discount)
    if effect.rebate:
        yield Rebate(effect.rebate)
    if effect.saves:
        yield Saved(effect.saves, effect.saves_of)
    if effect.saves_per is not None:
        yield SavedForEach(effect.saves_per)
    if effect.payable_in_coins:
        yield PaidInCoins(effect.payable_in_coins)
    if effect.bank_buy:
        yield FromTheBank(effect.bank_buy, effect.bank_goods)
    if effect.coins_now:
        yield Coins(effect.coins_now)
    if effect.coins_per is not None:
        yield CoinsForEach(effect.coins_per)
    if effect.shields:
        yield Shields(effect.shields)
    if effect.science:
        yield Science(effect.science)
    if effect.tokens:
        yield Tokens(effect.tokens)
    if effect.victory:
        yield VictoryToken(effect.victory)
    loses = effect.vp_per is not None and effect.vp_per.n < 0
    if effect.power and not loses:
        yield Power(effect)
    if effect.vp:
        yield Points(effect.vp)
    if effect.vp_per is not None:
        yield PointsForEach(effect.vp_per)
    if effect.vp_per_set is not None:
        yield PointsForEachSet(effect.vp_per_set)
    if effect.power and loses:  # what limits a loss comes after it
        yield Power(effect)


def sentences(box: Box, effect: Effect, texts: Texts, color: str = "") -> Iterator[str]:
    """What an effect does, in sentences. `color` is that of the card, if it is one."""
    by = Teller(box, texts, color)
    for clause in clauses_of(effect):
        yield from clause.sentences(by)


def signs(box: Box, effect: Effect, texts: Texts) -> Iterator[Sign]:
    """What an effect does, in signs."""
    by = Teller(box, texts)
    for clause in _words_last(effect):
        yield from clause.signs(by)


def marks(box: Box, effect: Effect, texts: Texts) -> Iterator[str]:
    """What an effect does, in a few letters each."""
    by = Teller(box, texts)
    for clause in _words_last(effect):
        yield from clause.marks(by)


def _words_last(effect: Effect) -> list[Clause]:
    """The clauses where signs stand side by side: what needs words comes after them."""
    return sorted(clauses_of(effect), key=lambda clause: isinstance(clause, Power))
