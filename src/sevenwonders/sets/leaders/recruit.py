"""Recruiting: what a leader costs, the three uses of a leader before each age, and leaders that come later."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import stage_moves
from sevenwonders.classic.codex import COINS, STAGE
from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.hooks import FROM_DISCARD
from sevenwonders.classic.market import Market
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, verb_of
from sevenwonders.classic.paying import terms_of
from sevenwonders.classic.piles import cards_in_zone, chooser_of, put_in_zone, take_from_zone
from sevenwonders.classic.resolving import choose_for, gain_from, resolve_alone, resolve_moves
from sevenwonders.classic.table import NO_MOVE, NO_PACK, Table
from sevenwonders.classic.terms import units_of
from sevenwonders.classic.turn import prepare_cities
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.codes import Codes, time_of
from sevenwonders.sets.leaders.stages import affordable_stages, stages_for_leader


def leader_cost(game: Table, codes: Codes, city: i64, card: i64, row: i64 = -1) -> i64:
    """Coins only (rule: cost_coins_only): less with Roma, none with Maecenas (ruling: roma_b_neighbours).

    `row` is the stage that the leader builds, for one who costs as much as that.
    """
    mine = game.cities[city]
    cost: i64 = game.codex.coins[card]
    more: i64 = 0
    if game.codex.power[card] == codes.is_simeon:
        return 0
    if row >= 0:
        terms = terms_of(game, city, STAGE, mine.board[row])
        cost = units_of(game.codex.stage_cost[mine.board[row]])
        more = terms.coins + terms.printed  # ruling: stevie
    if mine.powers & codes.free_leaders:
        return more
    if mine.powers & codes.cheaper:
        cost -= 2
    if game.cities[game.left_of(city)].powers & codes.cheaper:
        cost -= 1
    if game.cities[game.right_of(city)].powers & codes.cheaper:
        cost -= 1
    if cost < 0:
        return more
    return cost + more


def may_enlist(game: Table, codes: Codes, city: i64, card: i64) -> bool:
    """Whether a leader can come into play there at no cost (ruling: stevie)."""
    return game.codex.power[card] != codes.is_stevie or len(affordable_stages(game, codes, city, card)) > 0


def begin_recruiting(game: Table, codes: Codes) -> None:
    """A turn before the first turn of an age (rules: phase, leader_phase_is_a_turn)."""
    prepare_cities(game)
    for city in range(game.setting.cities):
        game.sealed[city] = NO_MOVE
    ask(game, codes.recruiting, bit(game.seats) - 1)


def recruiting_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    """Each leader of the hand in three ways (rule: three_uses)."""
    cards = cards_in_zone(game, codes.hand, seat)
    stage_moves(game, seat, cards, Market(game, seat), into)
    recruit_moves(game, codes, seat, cards, game.cities[seat].budget, into)
    for card in cards:
        into.add(encode(codes.dismiss, 0, card, 0))


def recruit_moves(game: Table, codes: Codes, city: i64, cards: vec[i64], budget: i64, into: Moves) -> None:
    before: i64 = into.count
    for card in cards:
        if game.codex.power[card] == codes.is_stevie:
            rows = stages_for_leader(game, city)
            for row in rows:
                if leader_cost(game, codes, city, card, row) > budget:
                    continue
                if len(rows) == 1:
                    into.add(encode(codes.recruit, 0, card, 0))
                else:  # the option says which stage he builds
                    into.add(encode(codes.recruit, row + 1, card, 0))
        elif leader_cost(game, codes, city, card) <= budget:
            into.add(encode(codes.recruit, 0, card, 0))
    for card in cards:  # who names his own price pays so many coins, whatever makes others cheaper
        if game.codex.power[card] == codes.is_simeon:
            for coins in range(1, game.codex.coins[card] + 1):
                if coins <= budget:
                    into.add(encode(codes.recruit, coins, card, 0))
    sort_range(into.ids, before, into.count)


def stage_chosen(game: Table, codes: Codes, city: i64, move: i64) -> i64:
    """The row of the stage that a recruited leader builds; -1 if he builds none."""
    if game.codex.power[card_of(move)] != codes.is_stevie:
        return -1
    if option_of(move):
        return option_of(move) - 1
    rows = stages_for_leader(game, city)
    return rows[0] if len(rows) else -1


def price_paid(game: Table, codes: Codes, city: i64, move: i64) -> i64:
    """What a move that recruits a leader costs."""
    if option_of(move) and game.codex.power[card_of(move)] == codes.is_simeon:
        return option_of(move)
    return leader_cost(game, codes, city, card_of(move), stage_chosen(game, codes, city, move))


def settle_recruiting(game: Table, codes: Codes) -> None:
    """All reveal together; then builds from the discard pile and the rest of a turn (rule: after_recruitment_order)."""
    for seat in range(game.seats):
        move: i64 = game.answers[seat]
        if move != NO_MOVE:
            take_from_zone(game, card_of(move), codes.hand, seat)
            choose_for(game, seat, NO_PACK, move)
    resolve_moves(game)
    game.moment = FROM_DISCARD


def place_leader(game: Table, codes: Codes, city: i64, move: i64) -> None:
    """Put a recruited leader in its city, or a discarded one out of the game (ruling: solomon_pool)."""
    card: i64 = card_of(move)
    if verb_of(move) == codes.recruit:
        if not game.quiet:
            coins = int(price_paid(game, codes, city, move))
            game.tell("recruit", city, {"card": game.card_key(card), "coins": coins})
        game.cities[city].count[codes.stage_chosen] = stage_chosen(game, codes, city, move) + 1
        game.cities[city].add_card(game.codex, card)
        return
    seat: i64 = chooser_of(game, city)
    if not game.quiet:
        game.tell("sell", city, {"coins": int(game.codex.sell_coins)})
        game.tell("used", city, {"card": game.card_key(card)}, seat)
    put_in_zone(game, card, codes.out, city, bit(seat) | (time_of(game, 0) << NOTE_AT))


def enlist(game: Table, city: i64, card: i64, effect: i64) -> None:
    """A leader comes into play at no cost, by some effect."""
    if not game.quiet:
        game.tell("enlist", city, {"card": game.card_key(card), **game.source_facts(effect)})
    game.cities[city].add_card(game.codex, card)
    gain_from(game, city, card)


def extra_moves(game: Table, codes: Codes, seat: i64, into: Moves) -> None:
    """Roma B: one more leader at the end of a turn (ruling: roma_b_extra)."""
    found = Moves()
    recruit_moves(game, codes, seat, cards_in_zone(game, codes.hand, seat), game.cities[seat].count[COINS], found)
    if found.count:
        into.add(encode(codes.decline, 0, NO_CARD, 0))
    for place in range(found.count):
        into.add(found.ids[place])


def settle_extra(game: Table, codes: Codes, seat: i64) -> None:
    move: i64 = game.answers[seat]
    if verb_of(move) == codes.recruit:
        take_from_zone(game, card_of(move), codes.hand, seat)
        resolve_alone(game, seat, NO_PACK, move)
