"""Another table that a seat could not tell from the real one, with the memory of an attentive player.

A seat remembers every hand it held. Of a hand that it has passed on it knows the cards, less those built since, which
all could see; only which of them were sold or put under stages, and by whom, it cannot know. Of a hand it never held it
knows nothing but the deck. So face-down cards and hands fall into groups in which cards may change places:

- for each hand and each time the seat held it: what left it face down afterwards (until the seat held it again), and
  what is still in it;
- for each age: all that left a hand before the seat ever held it, the hands never held, what nobody has drawn yet, and
  the cards that are not in the game.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.building import card_moves
from sevenwonders.classic.dealing import Deal, deal_age, sort_range
from sevenwonders.classic.entries import (
    DRAWN,
    GONE,
    age_in,
    card_in,
    is_known,
    pack_in,
    place_in,
    turn_in,
)
from sevenwonders.classic.moments import PLAYED
from sevenwonders.classic.piles import cards_held, pack_start
from sevenwonders.classic.places import FACE_DOWN, IN_HAND, IN_PILE, NOTE_AT, card_at, no_places, put_at
from sevenwonders.classic.table import NO_MOVE, NO_PACK, Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.core.rng import Rng

POOL_AT: Final = 10
"""Where a card to be sorted has its pool, above its number."""


def redeal(table: Table, rng: Rng) -> Deal:
    """The same deal with later ages dealt anew."""
    old = table.deal
    deal = Deal(old.wonders, old.hands[:], old.rest[:], old.hand, old.players)
    deal.piles = old.piles
    for age in range(table.age + 1, 4):
        deal_age(table.setting.decks, age, deal, rng)
    return deal


def reshuffle(table: Table, seat: i64, rng: Rng) -> None:
    """Draw anew, on a copy of a table, all that the seat cannot know of the ages so far."""
    if table.ended:  # all cards are turned up
        return
    for age in range(1, table.age + 1):
        left_out = _left_out(table, age)
        unseen = no_places()
        for pack in range(table.setting.players):
            unseen = _shuffle_pack(table, seat, age, pack, unseen, rng)
        unseen = _with_strays(table, seat, age, unseen)
        if age == table.age:
            unseen = _with_pile(table, unseen)
        _shuffle_unseen(table, left_out, unseen, rng)
    for pack in range(table.setting.players):
        first: i64 = pack_start(table, pack)
        sort_range(table.packs, first, first + table.sizes[pack])
    for part in table.setting.parts:
        part.reshuffle(table, seat, rng)
    _choose_for_others(table, seat, rng)


def _held(table: Table, seat: i64, age: i64, pack: i64, turn: i64) -> bool:
    """Whether a seat held a hand on a turn of an age; before the first turn nobody has looked."""
    if turn < 1:
        return False
    step: i64 = turn - 1
    if table.stays:
        step -= bit_count((table.stays >> (age * 16)) & (bit(turn) - 1))
    if age != 2:
        step *= table.setting.players - 1
    return (seat + step) % table.setting.players == pack


def last_held(table: Table, seat: i64, age: i64, pack: i64, before: i64) -> i64:
    """The last turn before another on which a seat held a hand; 0 if it never did."""
    turn: i64 = before - 1
    while turn > 0 and not _held(table, seat, age, pack, turn):
        turn -= 1
    return turn


def _is_hidden(entry: i64, seat: i64, age: i64, pack: i64) -> bool:
    """Whether this is a card of that age and hand that lies face down, unknown to the seat."""
    place: i64 = place_in(entry)
    return (
        age_in(entry) == age
        and pack_in(entry) == pack
        and place != GONE
        and place != DRAWN
        and not is_known(entry, seat)
    )


def _shuffle_pack(table: Table, seat: i64, age: i64, pack: i64, unseen: vec[i64], rng: Rng) -> vec[i64]:
    """Shuffle the groups of one hand; its unseen places are added to those given."""
    turns: i64 = table.last_turn
    if age == table.age:
        turns = table.turn
    for since in range(turns + 1):
        if since > 0 and not _held(table, seat, age, pack, since):
            continue
        group = group_of(table, seat, age, pack, since)
        if since == 0:
            for place in group:
                unseen = append(unseen, place)
        else:
            notes = _notes_of_draws(table, seat, age, pack, since)
            known = no_places()
            for place in group:
                found: i64 = _find_note(table, notes, card_at(table, place))
                if found >= 0:
                    unseen = append(unseen, place | ((1 + notes[found]) << NOTE_AT))
                    notes[found] = -1
                else:
                    known = append(known, place)
            _permute(table, known, rng)
    return unseen


def group_of(table: Table, seat: i64, age: i64, pack: i64, since: i64) -> vec[i64]:
    """The places of cards that left a hand, or are still in it, since the seat last held it on that turn."""
    group = no_places()
    for index in range(len(table.face_down)):
        entry: i64 = table.face_down[index]
        if _is_hidden(entry, seat, age, pack):
            turn: i64 = turn_in(entry)
            if last_held(table, seat, age, pack, turn) == since:
                group = append(group, FACE_DOWN + index)
    elsewhere: bool = age == table.age and not _held(table, seat, age, pack, table.turn)
    if elsewhere and last_held(table, seat, age, pack, table.turn) == since:
        first: i64 = pack_start(table, pack)
        for place in range(first, first + table.sizes[pack]):
            group = append(group, IN_HAND + place)
    return group


def _notes_of_draws(table: Table, seat: i64, age: i64, pack: i64, since: i64) -> vec[i64]:
    """Where it is noted which cards somebody else drew into a hand since then."""
    notes = no_places()
    for index in range(len(table.face_down)):
        entry: i64 = table.face_down[index]
        if (
            place_in(entry) == DRAWN
            and age_in(entry) == age
            and pack_in(entry) == pack
            and turn_in(entry) > since
            and not is_known(entry, seat)
        ):
            notes = append(notes, index)
    return notes


def _find_note(table: Table, notes: vec[i64], card: i64) -> i64:
    for place in range(len(notes)):
        if notes[place] >= 0 and card_in(table.face_down[notes[place]]) == card:
            return place
    return -1


def _find(items: vec[i64], wanted: i64) -> i64:
    for place in range(len(items)):
        if items[place] == wanted:
            return place
    return -1


def _with_strays(table: Table, seat: i64, age: i64, unseen: vec[i64]) -> vec[i64]:
    """Add the cards of an age, of whatever pool, that lie face down and came from no hand."""
    dealt = no_places()
    for index in range(len(table.face_down)):
        entry: i64 = table.face_down[index]
        if _is_hidden(entry, seat, age, NO_PACK):
            if not len(dealt):
                dealt = table.setting.decks.everything(age)
            if _find(dealt, card_in(entry)) >= 0:
                unseen = append(unseen, FACE_DOWN + index)
    return unseen


def _with_pile(table: Table, unseen: vec[i64]) -> vec[i64]:
    """Add the cards of this age that nobody has drawn yet."""
    spare: i64 = len(table.deal.rest) // 3
    drawn: i64 = 0
    for entry in table.face_down:
        if place_in(entry) == DRAWN and age_in(entry) == table.age:
            drawn += 1
    for place in range(drawn, spare):
        unseen = append(unseen, IN_PILE + (table.age - 1) * spare + place)
    return unseen


def _permute(table: Table, places: vec[i64], rng: Rng) -> None:
    """Let the cards of these places change places. They are sorted first: how they lie now must not matter.

    They are sorted by pool: which cards of a pool these are must not matter either.
    """
    cards = no_places()
    for place in places:
        card: i64 = card_at(table, place)
        cards = append(cards, (table.codex.pool[card] << POOL_AT) | card)
    sort_range(cards, 0, len(cards))
    rng.shuffle(cards)
    for number in range(len(places)):
        put_at(table, places[number], card_in(cards[number]))


def _shuffle_unseen(table: Table, left_out: vec[i64], places: vec[i64], rng: Rng) -> None:
    """Draw unseen cards anew, from those that lie there and those out of the game: a guild for a guild, and so on."""
    _permute(table, places, rng)
    for pool in range(table.codex.pools):
        same = no_places()
        cards = no_places()
        for card in left_out:
            if table.codex.pool[card] == pool:
                cards = append(cards, card)
        if not len(cards):
            continue
        for place in places:
            if table.codex.pool[card_at(table, place)] == pool:
                same = append(same, place)
                cards = append(cards, card_at(table, place))
        sort_range(cards, 0, len(cards))
        rng.shuffle(cards)
        for number in range(len(same)):
            put_at(table, same[number], cards[number])


def _left_out(table: Table, age: i64) -> vec[i64]:
    """The cards of an age that are not in the game, by what is on the table: a redrawn table may be redrawn."""
    left = table.setting.decks.everything(age)
    if len(left) == table.deal.players * table.deal.hand + len(table.deal.rest) // 3:
        return no_places()
    for city in table.cities:
        for card in range(table.codex.cards):
            if city.has(table.codex, card):
                _cross_out(left, card)
    for entry in table.face_down:
        lies: i64 = place_in(entry)
        if lies != GONE and lies != DRAWN:
            _cross_out(left, card_in(entry))
    if age == table.age:
        for pack in range(table.setting.players):
            first: i64 = pack_start(table, pack)
            for place in range(first, first + table.sizes[pack]):
                _cross_out(left, table.packs[place])
        for pile in _with_pile(table, no_places()):
            _cross_out(left, card_at(table, pile))
    rest = no_places()
    for card in left:
        if card >= 0:
            rest = append(rest, card)
    return rest


def _cross_out(cards: vec[i64], card: i64) -> None:
    found: i64 = _find(cards, card)
    if found >= 0:
        cards[found] = -1


def _choose_for_others(table: Table, seat: i64, rng: Rng) -> None:
    """Others have sealed choices that the seat does not know: any legal one may be meant."""
    moves = Moves()
    for other in range(table.seats):
        if other == seat:
            continue
        moves.count = 0
        if table.asked & ~table.waiting & bit(other):
            table.legal(other, moves)
            table.answers[other] = moves.ids[rng.below(moves.count)]
        elif table.moment == PLAYED and table.sealed[other] != NO_MOVE:
            card_moves(table, other, cards_held(table, table.pack_of(other)), moves)
            table.sealed[other] = moves.ids[rng.below(moves.count)]
