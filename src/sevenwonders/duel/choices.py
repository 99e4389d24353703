"""What a seat may do: the moves that answer the decision that is asked of it."""

from mypy_extensions import i64

from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import lowest
from sevenwonders.duel.codex import BROWN, GREY
from sevenwonders.duel.price import price_of_card, price_of_wonder, unit_prices
from sevenwonders.duel.table import (
    CHOOSE_DRAWN_PROGRESS,
    CHOOSE_PROGRESS,
    CHOOSE_STARTER,
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARDED,
    DRAFT,
    IN_CITY,
    PLAY_CARD,
    REVIVE,
    Table,
)


def add_choices(table: Table, seat: i64, into: Moves) -> None:
    """Add the moves that answer the pending decision of a seat, ascending."""
    codex = table.codex
    asked: i64 = table.decision
    if asked == PLAY_CARD:
        _add_card_moves(table, seat, into)
    elif asked == DRAFT:
        into.add_bits(table.offered(), codex.draft_at)
    elif asked == CHOOSE_PROGRESS:
        into.add_bits(table.board, codex.progress_at)
    elif asked == CHOOSE_DRAWN_PROGRESS:
        into.add_bits(table.drawn(), codex.progress_at)
    elif asked == DESTROY_BROWN:
        _add_built(table, 1 - seat, BROWN, into)
    elif asked == DESTROY_GREY:
        _add_built(table, 1 - seat, GREY, into)
    elif asked == REVIVE:
        for card in range(codex.cards):
            if table.places[card] == DISCARDED:
                into.add(codex.revive_at + card)
    elif asked == CHOOSE_STARTER:
        into.add(codex.starter_at)
        into.add(codex.starter_at + 1)


def _add_built(table: Table, seat: i64, color: i64, into: Moves) -> None:
    """The buildings of a seat that can be destroyed."""
    codex = table.codex
    for card in range(codex.cards):
        if table.places[card] == IN_CITY + seat and codex.color[card] == color:
            into.add(codex.destroy_at + card)


def _add_card_moves(table: Table, seat: i64, into: Moves) -> None:
    """An accessible card can be built, sold, or put under a wonder: as far as the coins go."""
    codex = table.codex
    city = table.city(seat)
    coins: i64 = city.coins
    prices: i64 = unit_prices(city, table.city(1 - seat), codex.trade_price)
    open_cards: i64 = table.structure.open
    first: i64 = table.structure.first_card
    left: i64 = open_cards
    while left:
        card: i64 = first + lowest(left)
        if price_of_card(codex, city, card, prices) <= coins:
            into.add(card)
        left &= left - 1
    sales: i64 = into.count
    into.add_bits(open_cards, codex.sell_at + first)
    after: i64 = into.count
    left = city.wonders
    while left:
        wonder: i64 = lowest(left)
        if price_of_wonder(codex, city, wonder, prices) <= coins:  # with each card that can be sold
            into.repeat(sales, after, codex.wonder_at - codex.sell_at + wonder * codex.cards)
        left &= left - 1
