"""What a city may build with some cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, SELL, STAGE
from sevenwonders.classic.market import Market, market_of
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, encode, payment_of
from sevenwonders.classic.paying import add_ways, add_ways_on_terms, purse, terms_of, ways_to_pay
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit_count

ANY_COLOR: Final = -2
FEW: Final = 16
"""Ways to pay for one thing: seldom more."""


def card_moves(table: Table, city: i64, cards: vec[i64], into: Moves) -> None:
    """Everything a city may do with one of some cards, each named once, ascending."""
    market = market_of(table, city)
    build_moves(table, city, cards, market, into)
    stage_moves(table, city, cards, market, into)
    plain_moves(cards, SELL, into)
    for part in table.setting.movers:
        part.add_moves(table, city, cards, into)


def build_moves(table: Table, city: i64, cards: vec[i64], market: Market, into: Moves) -> None:
    """The ways to build each of some cards."""
    codex = table.codex
    mine = table.cities[city]
    taxed: bool = False
    for card in cards:
        if mine.owned[codex.name[card]]:  # ruling: no_duplicates
            continue
        terms = terms_of(table, city, BUILD, card)
        add_ways_on_terms(market, terms, mine.budget, encode(BUILD, 0, card, 0), into)
        taxed = taxed or (terms.chained and terms.chain_coins > 0)
    if taxed:
        _unchained_moves(table, city, cards, market, into)
    if table.setting.favourers:
        _favoured_moves(table, city, cards, market, into)


def _unchained_moves(table: Table, city: i64, cards: vec[i64], market: Market, into: Moves) -> None:
    """Who must pay for using a chain may pay the cost instead."""
    mine = table.cities[city]
    for card in cards:
        if mine.owned[table.codex.name[card]]:
            continue
        terms = terms_of(table, city, BUILD, card)
        if terms.chained and terms.chain_coins > 0:
            add_ways(market, terms, mine.budget, encode(BUILD, UNCHAINED, card, 0), into)


def _favoured_moves(table: Table, city: i64, cards: vec[i64], market: Market, into: Moves) -> None:
    """Buildings whose cost would have to be paid, without it: a set takes something else for it."""
    if not is_favoured(table, city, BUILD):
        return
    ways = Moves(FEW)
    for card in cards:
        if may_build_free(table, city, card) and _costs_something(table, city, card, market, ways):
            into.add(encode(BUILD, FAVOUR, card, 0))


def is_favoured(table: Table, city: i64, verb: i64) -> bool:
    """Whether a city may give something up in place of a cost."""
    for part in table.setting.favourers:
        if part.favour(table, city, verb):
            return True
    return False


def _costs_something(table: Table, city: i64, card: i64, market: Market, ways: Moves) -> bool:
    """Whether a city must pay for a card, which is not there yet, more than it would if the card came free.

    `ways` is only working space.
    """
    terms = terms_of(table, city, BUILD, card)
    ways.count = 0
    add_ways_on_terms(market, terms, table.cities[city].budget, 0, ways)
    if not ways.count:
        return True
    if terms.chained:
        return terms.chain_coins > 0
    return ways.ids[0] != 0 or terms.printed > 0


def free_moves(table: Table, city: i64, cards: vec[i64], verb: i64, into: Moves, color: i64 = ANY_COLOR) -> None:
    """Cards at no cost, with a verb of a set: those of a colour, or all that would cost something."""
    market = market_of(table, city)
    ways = Moves(FEW)
    for card in cards:
        wanted: bool = color == ANY_COLOR or table.codex.color[card] == color
        if not wanted or not may_build_free(table, city, card):
            continue
        if color != ANY_COLOR or _costs_something(table, city, card, market, ways):
            into.add(encode(verb, 0, card, 0))


def plain_moves(cards: vec[i64], verb: i64, into: Moves) -> None:
    """A verb with each of some cards, at no cost."""
    for card in cards:
        into.add(encode(verb, 0, card, 0))


def may_build_free(table: Table, city: i64, card: i64) -> bool:
    """Whether a city may build a card that comes free: what the rules of sets ask of every building is paid."""
    if table.cities[city].owned[table.codex.name[card]]:  # ruling: no_duplicates
        return False
    if not table.setting.negotiators:
        return True
    terms = terms_of(table, city, BUILD, card)
    return not terms.forbidden and terms.coins <= purse(table, city)


def open_stages(table: Table, city: i64) -> vec[i64]:
    """The rows of a city's board that it may build now: another way to build a stage is a row of its own."""
    mine = table.cities[city]
    found = vec[i64]([i64(0)] * 0)
    for row in range(len(mine.board)):
        if mine.may_build(table.codex, row):
            found = append(found, row)
    return found


def next_stages(table: Table, city: i64) -> vec[i64]:
    """The rows of a city's board that build a new stage now: several, where there is a choice."""
    mine = table.cities[city]
    found = vec[i64]([i64(0)] * 0)
    for row in range(len(mine.board)):
        if not table.codex.embellishes[mine.board[row]] and mine.may_build(table.codex, row):
            found = append(found, row)
    return found


def stage_moves(table: Table, city: i64, cards: vec[i64], market: Market, into: Moves) -> None:
    """The next stage, or any that is open where there is a choice, with any card."""
    mine = table.cities[city]
    if not len(cards):
        return
    if mine.in_order():
        row: i64 = bit_count(mine.stages)
        if row < len(mine.board):
            _stage_with_any(table, city, row, 0, cards, market, into)
            if table.setting.favourers:
                _favoured_stage(table, city, row, 0, cards, market, into)
        return
    rows = open_stages(table, city)
    for row in rows:
        _stage_with_any(table, city, row, row + 1, cards, market, into)
    if table.setting.favourers:
        for row in rows:
            _favoured_stage(table, city, row, row + 1, cards, market, into)


def _stage_with_any(
    table: Table, city: i64, row: i64, option: i64, cards: vec[i64], market: Market, into: Moves
) -> None:
    """A stage in every way, with each of some cards."""
    mine = table.cities[city]
    first: i64 = into.count
    terms = terms_of(table, city, STAGE, mine.board[row])
    add_ways(market, terms, mine.budget, encode(STAGE, option, cards[0], 0), into)
    ways: i64 = into.count - first
    for place in range(1, len(cards)):
        for way in range(first, first + ways):
            into.add(encode(STAGE, option, cards[place], payment_of(into.ids[way])))


def _favoured_stage(
    table: Table, city: i64, row: i64, option: i64, cards: vec[i64], market: Market, into: Moves
) -> None:
    """A stage without its resources, where those would have to be paid for."""
    mine = table.cities[city]
    if not is_favoured(table, city, STAGE):
        return
    terms = terms_of(table, city, STAGE, mine.board[row])
    ways = ways_to_pay(market, terms, mine.budget)
    if len(ways) and ways[0] == 0:
        return
    if not terms.forbidden and terms.printed + terms.coins <= mine.budget:
        for card in cards:
            into.add(encode(STAGE, FAVOUR + option, card, 0))
