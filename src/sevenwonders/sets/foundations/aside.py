"""What a foundation fetches: a leader or a guild that was set aside, or one more leader of the hand.

The decision is about a city and the step of its foundation that asks for it; the debt of the step is owed afterwards.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import may_build_free
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.moves import NO_CARD, card_of, encode, verb_of
from sevenwonders.classic.piles import cards_in_zone, pack_start, put_in_zone, take_from_zone
from sevenwonders.classic.resolving import build_free, resolve_alone
from sevenwonders.classic.table import AGE_AT, CARD_BITS, DRAWN, GONE, NO_PACK, PLACE_AT, SEEN_AT, ZONE_AT, Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.foundations.codes import Codes
from sevenwonders.sets.leaders.recruit import enlist, may_enlist, recruit_moves

STEP_AT: Final = 4
"""Where the step stands in the argument of a decision, above the city."""
NOT_DEALT: Final = 0
BUILT: Final = 1
"""Owners in the zone of the guilds: those still there, and those that a foundation has built."""


def city_of(argument: i64) -> i64:
    return argument & 15


# ---- leaders


def _is_aside(codes: Codes, entry: i64) -> bool:
    """Whether a kept card is a leader that was not dealt, or was discarded (ruling: foundation_set_aside)."""
    zone: i64 = (entry >> ZONE_AT) & 63
    return zone == codes.leaders.rest or zone == codes.leaders.out


def leaders_aside(game: Table, codes: Codes) -> vec[i64]:
    """All leaders set aside, ascending."""
    found = vec[i64]([i64(0)] * 0)
    for entry in game.kept:
        if _is_aside(codes, entry):
            found = append(found, entry & CARD_BITS)
    sort_range(found, 0, len(found))
    return found


def ask_for_leader(game: Table, codes: Codes, city: i64, step: i64) -> bool:
    """The seat takes all leaders set aside and looks at them; False: there is none that it could recruit."""
    for place in range(len(game.kept)):
        if _is_aside(codes, game.kept[place]):
            game.kept[place] |= bit(SEEN_AT + city)
    for card in leaders_aside(game, codes):
        if may_enlist(game, codes.leaders, city, card):
            ask(game, codes.enlisting, bit(city), city | (step << STEP_AT))
            return True
    return False


def leader_moves(game: Table, codes: Codes, into: Moves) -> None:
    city: i64 = city_of(game.argument)
    into.add(encode(codes.decline, 0, NO_CARD, 0))
    for card in leaders_aside(game, codes):
        if may_enlist(game, codes.leaders, city, card):
            into.add(encode(codes.leaders.play, 0, card, 0))


def settle_leader(game: Table, codes: Codes, city: i64) -> None:
    card: i64 = card_of(game.answers[city])
    if card == NO_CARD:
        return
    for place in range(len(game.kept)):
        if game.kept[place] & CARD_BITS == card and _is_aside(codes, game.kept[place]):
            game.kept, _ = pop(game.kept, place)
            break
    enlist(game, city, card, game.cities[city].count[codes.laid] - 1)


def ask_to_recruit(game: Table, codes: Codes, city: i64, step: i64) -> bool:
    """One more leader of the hand (ruling: foundation_extra_leader); False: there is none that it could pay."""
    found = Moves()
    _hand_moves(game, codes, city, found)
    if found.count:
        ask(game, codes.recruiting, bit(city), city | (step << STEP_AT))
    return found.count > 0


def recruiting_moves(game: Table, codes: Codes, into: Moves) -> None:
    into.add(encode(codes.decline, 0, NO_CARD, 0))
    _hand_moves(game, codes, city_of(game.argument), into)


def _hand_moves(game: Table, codes: Codes, city: i64, into: Moves) -> None:
    hand = cards_in_zone(game, codes.leaders.hand, city)
    recruit_moves(game, codes.leaders, city, hand, game.cities[city].count[COINS], into)


def settle_recruiting(game: Table, codes: Codes, city: i64) -> None:
    move: i64 = game.answers[city]
    if verb_of(move) == codes.leaders.recruit:
        take_from_zone(game, card_of(move), codes.leaders.hand, city)
        resolve_alone(game, city, NO_PACK, move)


# ---- guilds


def guilds_left_out(game: Table, codes: Codes) -> vec[i64]:
    """The guilds that are not in the game, by what is on the table: a table drawn anew is as good as the real one."""
    found = vec[i64]([i64(0)] * 0)
    for card in codes.guilds:
        if not is_in_game(game, card) and not was_built(game, codes, card):
            found = append(found, card)
    return found


def is_in_game(game: Table, card: i64) -> bool:
    """Whether a guild is dealt in the third age, or will be."""
    if game.age < 3:
        return is_dealt(game, card)
    return is_on_table(game, card)


def is_dealt(game: Table, card: i64) -> bool:
    """Whether a guild will be dealt in the third age."""
    deal = game.deal
    for place in range(2 * deal.players * deal.hand, 3 * deal.players * deal.hand):
        if deal.hands[place] == card:
            return True
    for place in range(len(deal.rest) // 3 * 2, len(deal.rest)):
        if deal.rest[place] == card:
            return True
    return False


def is_on_table(game: Table, card: i64) -> bool:
    """Whether a guild is somewhere on the table of the third age: in a city, a hand, a pile, or face down."""
    for city in game.cities:
        if city.has(game.codex, card):
            return True
    for entry in game.face_down:
        lies: i64 = (entry >> PLACE_AT) & 3
        if entry & CARD_BITS == card and lies != GONE and lies != DRAWN:
            return True
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        for place in range(first, first + game.sizes[pack]):
            if game.packs[place] == card:
                return True
    for place in range(first_in_pile(game), len(game.deal.rest)):
        if game.deal.rest[place] == card:
            return True
    return False


def first_in_pile(game: Table) -> i64:
    """Where the cards of the third age begin that nobody has drawn yet, in the pile of a city without a player."""
    drawn: i64 = len(game.deal.rest) // 3 * 2
    for entry in game.face_down:
        if (entry >> PLACE_AT) & 3 == DRAWN and (entry >> AGE_AT) & 3 == 3:
            drawn += 1
    return drawn


def was_built(game: Table, codes: Codes, card: i64) -> bool:
    """Whether a foundation has fetched this guild, public since then."""
    for built in cards_in_zone(game, codes.aside, BUILT):
        if built == card:
            return True
    return False


def ask_for_guild(game: Table, codes: Codes, city: i64, step: i64) -> bool:
    """The seat looks at all guilds left out, and knows them from then on; False: there is none that it could build."""
    for card in guilds_left_out(game, codes):
        put_in_zone(game, card, codes.aside, NOT_DEALT, bit(city))
    found = Moves()
    _guild_moves(game, codes, city, found)
    if found.count:
        ask(game, codes.building, bit(city), city | (step << STEP_AT))
    return found.count > 0


def guild_moves(game: Table, codes: Codes, into: Moves) -> None:
    _guild_moves(game, codes, city_of(game.argument), into)
    into.add(encode(codes.decline, 0, NO_CARD, 0))


def _guild_moves(game: Table, codes: Codes, city: i64, into: Moves) -> None:
    for card in cards_in_zone(game, codes.aside, NOT_DEALT):
        if may_build_free(game, city, card):
            into.add(encode(codes.revive, 0, card, 0))


def settle_guild(game: Table, codes: Codes, city: i64) -> None:
    card: i64 = card_of(game.answers[city])
    if card == NO_CARD:
        return
    take_from_zone(game, card, codes.aside, NOT_DEALT)
    put_in_zone(game, card, codes.aside, BUILT, bit(game.seats) - 1)
    if not game.quiet:
        source = game.source_facts(game.cities[city].count[codes.laid] - 1)
        game.tell("guild_aside", city, {"card": game.card_key(card), **source})
    build_free(game, city, card)
