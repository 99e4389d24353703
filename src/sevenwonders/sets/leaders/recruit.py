"""Recruiting: what a leader costs, the three uses of a leader before each age, and leaders that come later."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.hooks import FROM_DISCARD
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, verb_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import NO_MOVE, NO_PACK
from sevenwonders.classic.tables import COINS, STAGE
from sevenwonders.classic.terms import units_of
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.codes import Codes, seats_with_leaders, time_of


def leader_cost(game: Table, codes: Codes, city: i64, card: i64) -> i64:
    """Coins only (rule: cost_coins_only): less with Roma, none with Maecenas (ruling: roma_b_neighbours)."""
    mine = game.cities[city]
    cost: i64 = game.tables.coins[card]
    more: i64 = 0
    if game.tables.power[card] == codes.is_simeon:
        return 0
    if game.tables.power[card] == codes.is_stevie:
        place: i64 = game.next_stage(city)
        if place >= 0:
            cost = units_of(game.tables.stage_cost[mine.board[place]])
            more = game.tables.stage_coins[mine.board[place]]  # ruling: stevie
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


def may_recruit(game: Table, codes: Codes, city: i64, card: i64) -> bool:
    """Whether a leader can come into play there at all (ruling: stevie)."""
    return game.tables.power[card] != codes.is_stevie or game.next_stage(city) >= 0


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
    _stage_moves(game, seat, cards, into)
    recruit_moves(game, codes, seat, cards, game.cities[seat].budget, into)
    for card in cards:
        into.add(encode(codes.dismiss, 0, card, 0))


def _stage_moves(game: Table, seat: i64, cards: vec[i64], into: Moves) -> None:
    """The moves for stages with a leader as the marker: as if these cards were the hand of the age."""
    pack: i64 = game.pack_of(seat)
    first: i64 = game.pack_start(pack)
    size: i64 = game.sizes[pack]
    held: vec[i64] = game.packs
    game.packs = held[:]
    room: i64 = game.deal.hand + 1
    game.sizes[pack] = 0
    for card in cards:
        if game.sizes[pack] < room:
            game.packs[first + game.sizes[pack]] = card
            game.sizes[pack] += 1
    game.stage_moves(seat, pack, into)
    game.packs = held
    game.sizes[pack] = size


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
    """What a move that recruits a leader costs."""
    return option_of(move) if option_of(move) else leader_cost(game, codes, city, card_of(move))


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


def enlist(game: Table, codes: Codes, city: i64, card: i64, effect: i64) -> None:
    """A leader comes into play at no cost, by some effect."""
    if not game.quiet:
        game.tell("enlist", city, {"card": game.card_key(card), **game.source_facts(effect)})
    game.cities[city].add_card(game.tables, card)
    arrive_free(game, codes, city, card)


def arrive_free(game: Table, codes: Codes, city: i64, card: i64) -> None:
    """What a leader brings at once; the coins of a stage that it builds are paid all the same, or it builds none."""
    place: i64 = game.next_stage(city)
    if game.tables.power[card] == codes.is_stevie and place >= 0:
        mine = game.cities[city]
        coins: i64 = game.tables.stage_coins[mine.board[place]]
        if coins > mine.count[COINS]:
            return
        mine.count[COINS] -= coins
        if coins and not game.quiet:
            game.tell("fee", city, {"coins": int(coins), **game.source_facts(card)})
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


def build_next_stage(game: Table, codes: Codes, city: i64, card: i64) -> bool:
    """A leader builds the next stage, without a marker (ruling: stevie)."""
    place: i64 = game.next_stage(city)
    if place < 0:
        return False
    mine = game.cities[city]
    if not game.quiet:
        paid: dict[str, Fact] = {"left": 0, "right": 0, "bank": 0, "chain": 0}
        game.tell("stage", city, {"stage": int(place) + 1, **paid, **game.source_facts(card)})
    mine.add_stage(game.tables, place)
    game.put(card, codes.builder, city, place << NOTE_AT)
    game.gain_from(city, game.tables.stage_effects + mine.board[place])
    for rules in game.setting.watchers:
        rules.played(game, city, STAGE, card, False)
    return True
