"""What the active player does: build, sell, build a wonder, and answer what a wonder or a pair of symbols asks."""

from mypy_extensions import i64, u8

from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit, field
from sevenwonders.duel.codex import BROWN, PURPLE, WONDER
from sevenwonders.duel.effects import add_building, add_symbol, advance, gain, lose, token_with
from sevenwonders.duel.table import (
    CHOOSE_DRAWN_PROGRESS,
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARDED,
    OVER,
    REVIVE,
    UNDER_WONDER,
    Table,
)


def build(table: Table, seat: i64, card: i64) -> None:
    codex = table.codex
    city = table.city(seat)
    price: i64 = table.card_price(seat, card)
    chained: bool = (city.chains & codex.chain_needs[card]) != 0
    printed: i64 = codex.coins[card]
    if chained:
        printed = 0
    if not table.quiet:
        facts: dict[str, Fact] = {"card": table.card_key(card), "coins": int(price), "chain": int(chained)}
        table.tell("build", seat, facts)
    _pay(table, seat, price - printed, printed)
    table.structure.take(card)
    if chained and city.chain_coins:  # ruling: token_urbanism
        gain(table, seat, city.chain_coins, token_with(table, codex.p_chain_coins, seat))
    add_building(table, seat, card)


def _pay(table: Table, seat: i64, trade: i64, coins: i64) -> None:
    """Pay before anything else happens (rulings: cost_order, token_economy_timing)."""
    table.city(seat).coins -= trade + coins
    if table.city(1 - seat).takes_trade:  # ruling: token_economy
        gain(table, 1 - seat, trade, token_with(table, table.codex.p_takes_trade, 1 - seat))


def sell(table: Table, seat: i64, card: i64) -> None:
    coins: i64 = table.sale_price(seat)
    if not table.quiet:
        table.tell("sell", seat, {"card": table.card_key(card), "coins": int(coins)})
    table.city(seat).coins += coins
    table.structure.take(card)
    table.places[card] = u8(DISCARDED)


def build_wonder(table: Table, seat: i64, wonder: i64, card: i64) -> None:
    codex = table.codex
    city = table.city(seat)
    rival = table.city(1 - seat)
    price: i64 = table.wonder_price(seat, wonder)
    if not table.quiet:
        facts: dict[str, Fact] = {
            "wonder": table.wonder_key(wonder),
            "card": table.card_key(card),
            "coins": int(price),
        }
        table.tell("wonder", seat, facts)
    _pay(table, seat, price - codex.w_coins[wonder], codex.w_coins[wonder])
    table.structure.take(card)
    table.places[card] = u8(UNDER_WONDER + wonder)
    city.add_wonder(codex, wonder)
    if field(city.counts, WONDER) + field(rival.counts, WONDER) >= codex.wonders_max:  # ruling: wonder_seven_only
        if not table.quiet:
            _tell_dropped(table, seat)
        city.wonders = 0
        rival.wonders = 0
    # Theology counts only if it was there before (ruling: token_not_for_what_came_before).
    table.again = (codex.w_again[wonder] | city.wonders_again) != 0
    if table.again and not table.quiet:
        own: i64 = codex.cards + wonder
        table.again_by = own if codex.w_again[wonder] else token_with(table, codex.p_again, seat)
    _wonder_effects(table, seat, wonder)


def _tell_dropped(table: Table, seat: i64) -> None:
    """Whoever has wonders that will never stand is told so, each by name."""
    for loser in (seat, 1 - seat):
        dropped: i64 = table.city(loser).wonders
        if dropped:
            table.tell("wonders_end", loser, {"wonders": table.wonder_keys(dropped)})


def _wonder_effects(table: Table, seat: i64, wonder: i64) -> None:
    codex = table.codex
    gain(table, seat, codex.w_gain[wonder], codex.cards + wonder)
    if codex.w_rival_loses[wonder]:
        lose(table, 1 - seat, codex.w_rival_loses[wonder], codex.cards + wonder)
    if codex.w_shields[wonder]:  # before the discard (ruling: wonder_zeus_and_circus_maximus_order)
        advance(table, seat, codex.w_shields[wonder])
        if table.decision == OVER:
            return
    color: i64 = codex.w_destroys[wonder]
    if color != PURPLE and field(table.city(1 - seat).counts, color):
        table.ask(DESTROY_BROWN if color == BROWN else DESTROY_GREY)
    if codex.w_draws[wonder]:
        table.drawer = seat
        table.ask(CHOOSE_DRAWN_PROGRESS)
        if not table.quiet:
            table.tell("drawn", seat, {"tokens": table.token_keys(table.drawn())}, seat)
    if codex.w_revives[wonder] and _any_discarded(table):
        table.ask(REVIVE)


def _any_discarded(table: Table) -> bool:
    for card in range(table.codex.cards):
        if table.places[card] == DISCARDED:
            return True
    return False


def take_progress(table: Table, seat: i64, token: i64) -> None:
    codex = table.codex
    table.board &= ~bit(token)
    if not table.quiet:
        table.tell("progress", seat, {"token": table.token_key(token), "coins": int(codex.p_gain[token])})
    table.city(seat).add_progress(codex, token)
    if codex.p_science[token]:
        add_symbol(table, seat, codex.p_science[token])


def destroy(table: Table, seat: i64, card: i64) -> None:
    table.city(1 - seat).remove_card(table.codex, card)
    table.places[card] = u8(DISCARDED)
    if not table.quiet:
        table.tell("destroy", seat, {"card": table.card_key(card)})


def revive(table: Table, seat: i64, card: i64) -> None:
    if not table.quiet:
        table.tell("revive", seat, {"card": table.card_key(card)})
    add_building(table, seat, card)
