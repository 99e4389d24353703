"""Recruiting: what a leader costs, the three uses of a leader before each age, and leaders that come later."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.hooks import FROM_DISCARD
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.payees import BANK, coins_in
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import CARD_BITS, NO_MOVE, NO_PACK
from sevenwonders.classic.tables import COINS, STAGE
from sevenwonders.classic.terms import units_of
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes, seats_with_leaders, time_of

CARD_AT: Final = 4
PAID_AT: Final = 14
"""Where the question which stage a leader builds has him, and whether he was recruited for its price."""


def leader_cost(game: Table, codes: Codes, city: i64, card: i64) -> i64:
    """Coins only (rule: cost_coins_only): less with Roma, none with Maecenas (ruling: roma_b_neighbours)."""
    if game.tables.power[card] == codes.is_simeon:
        return 0
    if game.tables.power[card] != codes.is_stevie:
        return _reduced(game, codes, city, game.tables.coins[card])
    least: i64 = -1
    for row in game.next_stages(city):
        cost: i64 = _stage_price(game, codes, city, row)
        if least < 0 or cost < least:
            least = cost
    if least < 0:
        return 0
    return least


def _reduced(game: Table, codes: Codes, city: i64, cost: i64) -> i64:
    """What a leader of such a cost costs a city."""
    mine = game.cities[city]
    if mine.powers & codes.free_leaders:
        return 0
    if mine.powers & codes.cheaper:
        cost -= 2
    if game.cities[game.left_of(city)].powers & codes.cheaper:
        cost -= 1
    if game.cities[game.right_of(city)].powers & codes.cheaper:
        cost -= 1
    if cost < 0:
        return 0
    return cost


def _stage_price(game: Table, codes: Codes, city: i64, row: i64) -> i64:
    """What a leader costs who costs as much as the stage that he builds (ruling: stevie)."""
    stage: i64 = game.cities[city].board[row]
    return _reduced(game, codes, city, units_of(game.tables.stage_cost[stage])) + _stage_coins(game, city, row)


def _stage_coins(game: Table, city: i64, row: i64) -> i64:
    """The coins of a stage that are paid even where its resources are not."""
    stage: i64 = game.cities[city].board[row]
    return game.tables.stage_coins[stage] + game.tax_on(city, STAGE, stage)


def may_recruit(game: Table, codes: Codes, city: i64, card: i64) -> bool:
    """Whether a leader can come into play there at all (ruling: stevie)."""
    return game.tables.power[card] != codes.is_stevie or len(game.next_stages(city)) > 0


def begin_recruiting(game: Table, codes: Codes) -> None:
    """A turn before the first turn of an age (rules: phase, leader_phase_is_a_turn)."""
    asked: i64 = seats_with_leaders(game, codes, -1)
    game.prepare_cities()
    for city in range(game.setting.cities):
        game.sealed[city] = NO_MOVE
    if asked:
        game.ask(codes.recruiting, asked)


def recruiting_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    """Each leader of the hand in three ways (rule: three_uses)."""
    cards = game.cards_in(codes.hand, seat)
    game.stage_moves(seat, cards, into)
    recruit_moves(game, codes, seat, cards, game.cities[seat].budget, into)
    for card in cards:
        into.add(encode(codes.dismiss, 0, card, 0))


def recruit_moves(game: Table, codes: Codes, city: i64, cards: vec[i64], budget: i64, into: Moves) -> None:
    for card in cards:
        if may_recruit(game, codes, city, card) and leader_cost(game, codes, city, card) <= budget:
            into.add(encode(codes.recruit, 0, card, 0))
    for card in cards:  # who names his own price pays so many coins, whatever makes others cheaper
        if game.tables.power[card] == codes.is_simeon:
            for coins in range(1, game.tables.coins[card] + 1):
                if coins <= budget:
                    into.add(encode(codes.recruit, coins, card, 0))


def price_paid(game: Table, codes: Codes, city: i64, move: i64) -> i64:
    """What a move that recruits a leader costs; who builds one of several stages is paid for when that is chosen."""
    if option_of(move):
        return option_of(move)
    card: i64 = card_of(move)
    if game.tables.power[card] == codes.is_stevie and len(game.next_stages(city)) > 1:
        return 0
    return leader_cost(game, codes, city, card)


def settle_recruiting(game: Table, codes: Codes) -> None:
    """All reveal together; then builds from the discard pile and the rest of a turn (rule: after_recruitment_order)."""
    asked: i64 = seats_with_leaders(game, codes, -1)
    for seat in range(game.seats):
        if asked & bit(seat):
            move: i64 = game.answers[seat]
            game.take(card_of(move), codes.hand, seat)
            game.choose_for(seat, NO_PACK, move)
    game.resolve_moves()
    game.moment = FROM_DISCARD


def place_leader(game: Table, codes: Codes, city: i64, move: i64) -> None:
    """Put a recruited leader in its city, or a discarded one out of the game (ruling: solomon_pool)."""
    card: i64 = card_of(move)
    if verb_of(move) == codes.recruit:
        if not game.quiet:
            coins = int(price_paid(game, codes, city, move))
            game.tell("recruit", city, {"card": game.card_key(card), "coins": coins})
        game.cities[city].add_card(game.tables, card)
        return
    seat: i64 = game.chooser_of(city)
    if not game.quiet:
        game.tell("sell", city, {"coins": int(game.tables.sell_coins)})
        game.tell("used", city, {"card": game.card_key(card)}, seat)
    game.put(card, codes.out, city, bit(seat) | (time_of(game, 0) << NOTE_AT))


def enlist(game: Table, city: i64, card: i64) -> None:
    """A leader comes into play at no cost."""
    if not game.quiet:
        game.tell("enlist", city, {"card": game.card_key(card)})
    game.cities[city].add_card(game.tables, card)
    game.gain_from(city, card)


def ask_extra(game: Table, codes: Codes, city: i64) -> None:
    """Roma B: one more leader at the end of a turn (ruling: roma_b_extra)."""
    found = Moves()
    recruit_moves(game, codes, city, game.cards_in(codes.hand, city), game.cities[city].count[COINS], found)
    if found.count:
        game.ask(codes.extra, bit(city), city)


def extra_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    into.add(encode(codes.decline, 0, NO_CARD, 0))
    recruit_moves(game, codes, seat, game.cards_in(codes.hand, seat), game.cities[seat].count[COINS], into)


def settle_extra(game: Table, codes: Codes, seat: i64) -> None:
    move: i64 = game.answers[seat]
    if verb_of(move) == codes.recruit:
        game.take(card_of(move), codes.hand, seat)
        game.resolve_alone(seat, NO_PACK, move)


# ---- leaders who build a stage


def build_next_stage(game: Table, codes: Codes, city: i64, card: i64) -> None:
    """A leader builds the next stage; where there is a choice, his owner is asked (rulings: stevie, babel_choice)."""
    rows = game.next_stages(city)
    move: i64 = game.sealed[city]
    paid: bool = move != NO_MOVE and verb_of(move) == codes.recruit and card_of(move) == card
    paid = paid and game.tables.power[card] == codes.is_stevie
    if len(rows) > 1:
        about: i64 = city | (card << CARD_AT)
        if paid:
            about |= bit(PAID_AT)
        game.ask(codes.raising, bit(player_of(game, city)), about)
    elif len(rows) == 1:
        coins: i64 = 0
        if not paid:
            coins = _raising_price(game, codes, city, card, False, rows[0])
        if coins <= game.cities[city].count[COINS]:
            _raise(game, codes, city, card, rows[0], coins)


def _raising_price(game: Table, codes: Codes, city: i64, card: i64, paid: bool, row: i64) -> i64:
    """What is still to be paid for a stage: all of it for a leader who costs as much, if he was not free himself."""
    if paid:
        return _stage_price(game, codes, city, row)
    if game.tables.power[card] == codes.is_stevie:
        return _stage_coins(game, city, row)
    return game.tax_on(city, STAGE, game.cities[city].board[row])


def raising_moves(game: Table, codes: Codes, into: Moves) -> None:
    city: i64 = game.argument & 15
    card: i64 = (game.argument >> CARD_AT) & CARD_BITS
    for row in game.next_stages(city):
        coins: i64 = _raising_price(game, codes, city, card, (game.argument >> PAID_AT) != 0, row)
        if coins <= game.cities[city].count[COINS]:
            into.add(encode(codes.raise_stage, row + 1, NO_CARD, coins << BANK))


def settle_raising(game: Table, codes: Codes) -> None:
    city: i64 = game.argument & 15
    move: i64 = game.answers[player_of(game, city)]
    if move != NO_MOVE:
        card: i64 = (game.argument >> CARD_AT) & CARD_BITS
        _raise(game, codes, city, card, option_of(move) - 1, coins_in(payment_of(move)))


def _raise(game: Table, codes: Codes, city: i64, card: i64, row: i64, coins: i64) -> None:
    """A leader builds a stage, without a marker."""
    mine = game.cities[city]
    mine.count[COINS] -= coins
    mine.budget -= coins
    if not game.quiet:
        facts: dict[str, Fact] = {"stage": int(row) + 1, "left": 0, "right": 0, "bank": int(coins), "chain": 0}
        game.tell("stage", city, facts)
    mine.add_stage(game.tables, row)
    game.put(card, codes.builder, city, row << NOTE_AT)
    game.gain_from(city, game.tables.stage_effects + mine.board[row])
    for rules in game.setting.watchers:
        rules.played(game, city, STAGE, card, False)
