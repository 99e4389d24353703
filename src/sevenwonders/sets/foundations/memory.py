"""Guilds that cannot be where they were drawn to, exchanged for others: on a table that was drawn anew."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.columns import holds
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import is_there
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.places import FACE_DOWN, IN_HAND, IN_PILE, card_at, noted, put_at
from sevenwonders.classic.table import Table
from sevenwonders.core.rng import Rng
from sevenwonders.sets.foundations.dealt import first_in_pile, first_of_last_age, is_in_game

IN_DEAL: Final = 3 << 16
"""A place is one of those of `classic.places`, or this one, and an index."""


def exchange(game: Table, guilds: vec[i64], out: vec[i64], rng: Rng) -> None:
    """Where a guild lies that is not in the game (`out`), put another one that is missing."""
    missing = vec[i64]([i64(0)] * 0)
    for card in guilds:
        if not holds(out, card) and not is_in_game(game, card):
            missing = append(missing, card)
    for place in _places(game):
        if not len(missing):
            break
        if holds(out, _card_at(game, place)):
            pick: i64 = rng.below(len(missing))
            _put(game, place, missing[pick])
            missing, _ = pop(missing, pick)
    _sort_hands(game)


def _places(game: Table) -> vec[i64]:
    """Where guilds may lie: in the deal of the third age, or where its cards are by now."""
    found = vec[i64]([i64(0)] * 0)
    deal = game.deal
    for place in range(first_in_pile(game), len(deal.rest)):
        found = append(found, IN_PILE + place)
    if game.age < 3:
        for place in range(first_of_last_age(game), 3 * deal.players * deal.hand):
            found = append(found, IN_DEAL + place)
        return found
    for pack in range(game.setting.players):
        first: i64 = pack_start(game, pack)
        for place in range(first, first + game.sizes[pack]):
            found = append(found, IN_HAND + place)
    for index in range(len(game.face_down)):
        if is_there(game.face_down[index]):
            found = append(found, FACE_DOWN + index)
    return found


def _card_at(game: Table, place: i64) -> i64:
    if place >= IN_DEAL:
        return game.deal.hands[place - IN_DEAL]
    return card_at(game, place)


def _put(game: Table, place: i64, card: i64) -> None:
    if place >= IN_DEAL:
        game.deal.hands[place - IN_DEAL] = card
    else:
        put_at(game, noted(game, place), card)


def _sort_hands(game: Table) -> None:
    deal = game.deal
    for pack in range(deal.players):
        if game.age < 3:
            start: i64 = first_of_last_age(game) + pack * deal.hand
            sort_range(deal.hands, start, start + deal.hand)
        else:
            first: i64 = pack_start(game, pack)
            sort_range(game.packs, first, first + game.sizes[pack])
