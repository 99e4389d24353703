"""What a seat cannot know of foundations and of the guilds left out, drawn anew.

Whoever has looked at those guilds knows what is left out, and so what is dealt in the third age; all others know only
which guild was fetched and built. The table has been drawn anew before, without this knowledge.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.piles import cards_in_zone, pack_start, put_in_zone, take_from_zone
from sevenwonders.classic.table import CARD_BITS, DRAWN, GONE, OWNER_AT, PLACE_AT, SEEN_AT, ZONE_AT, Table
from sevenwonders.core.rng import Rng
from sevenwonders.sets.foundations.aside import (
    BUILT,
    NOT_DEALT,
    first_in_pile,
    guilds_left_out,
    is_in_game,
)
from sevenwonders.sets.foundations.codes import Codes

IN_DEAL: Final = 0
IN_PILE: Final = 1 << 16
IN_HAND: Final = 2 << 16
FACE_DOWN: Final = 3 << 16
"""A place is one of these and an index."""


def move_all(game: Table, zone: i64, other: i64) -> None:
    """All cards of a zone move to another one; who knows them stays as it is."""
    for place in range(len(game.kept)):
        if (game.kept[place] >> ZONE_AT) & 63 == zone:
            game.kept[place] ^= (zone ^ other) << ZONE_AT


def reshuffle_foundations(game: Table, codes: Codes, draft: Draft, seat: i64, rng: Rng) -> None:
    """A foundation that was put back is as hidden as if it were still in hand."""
    laid: bool = game.cities[0].count[codes.laid] > 0
    if laid:
        move_all(game, codes.back, draft.hand)
    draft.reshuffle(game, seat, rng)
    if laid:
        move_all(game, draft.hand, codes.back)


def reshuffle_guilds(game: Table, codes: Codes, seat: i64, rng: Rng) -> None:
    """Draw anew, on a copy of a table, what a seat cannot know of the guilds."""
    seen: i64 = _lookers(game, codes)
    if not seen:
        return
    wrong = cards_in_zone(game, codes.aside, BUILT)
    if seen >> seat & 1:
        for card in cards_in_zone(game, codes.aside, NOT_DEALT):
            wrong = append(wrong, card)
    if game.age < 3 or seen >> seat & 1:
        _exchange(game, codes, wrong, rng)
    if not seen >> seat & 1:
        for card in cards_in_zone(game, codes.aside, NOT_DEALT):
            take_from_zone(game, card, codes.aside, NOT_DEALT)
        for card in guilds_left_out(game, codes):
            put_in_zone(game, card, codes.aside, NOT_DEALT, seen)


def _lookers(game: Table, codes: Codes) -> i64:
    """The seats (bits) that have looked at the guilds left out."""
    for entry in game.kept:
        if (entry >> ZONE_AT) & 0x3FF == codes.aside | (NOT_DEALT << (OWNER_AT - ZONE_AT)):
            return (entry >> SEEN_AT) & 0xFFFF
    return 0


def _exchange(game: Table, codes: Codes, wrong: vec[i64], rng: Rng) -> None:
    """Where a guild lies that cannot be dealt, put another one that is missing."""
    missing = vec[i64]([i64(0)] * 0)
    for card in codes.guilds:
        if _find(wrong, card) < 0 and not is_in_game(game, card):
            missing = append(missing, card)
    for place in _places(game):
        if not len(missing):
            break
        if _find(wrong, _card_at(game, place)) >= 0:
            pick: i64 = rng.below(len(missing))
            _put(game, place, missing[pick])
            missing, _ = pop(missing, pick)
    _sort_hands(game)


def _find(items: vec[i64], wanted: i64) -> i64:
    for place in range(len(items)):
        if items[place] == wanted:
            return place
    return -1


def _places(game: Table) -> vec[i64]:
    """Where guilds may lie: in the deal of the third age, or where its cards are by now."""
    found = vec[i64]([i64(0)] * 0)
    deal = game.deal
    for place in range(first_in_pile(game), len(deal.rest)):
        found = append(found, IN_PILE + place)
    if game.age < 3:
        for place in range(2 * deal.players * deal.hand, 3 * deal.players * deal.hand):
            found = append(found, IN_DEAL + place)
        return found
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        for place in range(first, first + game.sizes[pack]):
            found = append(found, IN_HAND + place)
    for index in range(len(game.face_down)):
        lies: i64 = (game.face_down[index] >> PLACE_AT) & 3
        if lies != GONE and lies != DRAWN:
            found = append(found, FACE_DOWN + index)
    return found


def _card_at(game: Table, place: i64) -> i64:
    index: i64 = place & 0xFFFF
    if place >= FACE_DOWN:
        return game.face_down[index] & CARD_BITS
    if place >= IN_HAND:
        return game.packs[index]
    if place >= IN_PILE:
        return game.deal.rest[index]
    return game.deal.hands[index]


def _put(game: Table, place: i64, card: i64) -> None:
    index: i64 = place & 0xFFFF
    if place >= FACE_DOWN:
        game.face_down[index] = (game.face_down[index] & ~CARD_BITS) | card
    elif place >= IN_HAND:
        game.packs[index] = card
    elif place >= IN_PILE:
        game.deal.rest[index] = card
    else:
        game.deal.hands[index] = card


def _sort_hands(game: Table) -> None:
    deal = game.deal
    for pack in range(deal.players):
        if game.age < 3:
            start: i64 = (2 * deal.players + pack) * deal.hand
            sort_range(deal.hands, start, start + deal.hand)
        else:
            first: i64 = pack_start(game, pack)
            sort_range(game.packs, first, first + game.sizes[pack])
