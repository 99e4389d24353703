"""Hands, the discard pile, cards under stages, and cards that sets keep in places of their own."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import (
    BY_NOBODY,
    GONE,
    IN_DISCARD,
    card_in,
    kept_card,
    laid,
    lies_in,
    moved_to,
    place_in,
    shown_to,
)
from sevenwonders.classic.table import NO_PACK, SPARE, Table
from sevenwonders.core.packed import bit


def pack_start(table: Table, pack: i64) -> i64:
    """Where the cards of a hand begin in `packs`."""
    return pack * (table.deal.hand + SPARE)


def cards_held(table: Table, pack: i64) -> vec[i64]:
    """The cards of a hand, ascending, each once."""
    first: i64 = pack_start(table, pack)
    return _each_once(table.packs[first : first + table.sizes[pack]])


def _each_once(cards: vec[i64]) -> vec[i64]:
    """Cards that are sorted, without those that are there already."""
    place: i64 = len(cards) - 1
    while place > 0:
        if cards[place] == cards[place - 1]:
            cards, _ = pop(cards, place)
        place -= 1
    return cards


def cards_left(table: Table, pack: i64, taken: i64) -> vec[i64]:
    """The same without one copy of a card."""
    first: i64 = pack_start(table, pack)
    copies: i64 = 0
    for place in range(first, first + table.sizes[pack]):
        if table.packs[place] == taken:
            copies += 1
    found = cards_held(table, pack)
    if copies == 1:
        for at in range(len(found)):
            if found[at] == taken:
                found, _ = pop(found, at)
                break
    return found


def take_from_pack(table: Table, pack: i64, card: i64) -> None:
    """Take one copy of a card out of a hand."""
    place: i64 = pack_start(table, pack)
    end: i64 = place + table.sizes[pack] - 1
    while table.packs[place] != card:
        place += 1
    while place < end:
        table.packs[place] = table.packs[place + 1]
        place += 1
    table.sizes[pack] -= 1


def add_to_pack(table: Table, pack: i64, card: i64) -> None:
    """Put a card into a hand; there must be room."""
    first: i64 = pack_start(table, pack)
    place: i64 = first + table.sizes[pack]
    while place > first and table.packs[place - 1] > card:
        table.packs[place] = table.packs[place - 1]
        place -= 1
    table.packs[place] = card
    table.sizes[pack] += 1


def lay_face_down(table: Table, card: i64, pack: i64, city: i64, place: i64, known: i64) -> None:
    """Put a card in the discard pile or under a stage; `known` are the seats that have seen it."""
    table.face_down = append(table.face_down, laid(card, table.age, table.turn, pack, city, place, known))


def discard_openly(table: Table, card: i64) -> None:
    """Put a card that all have seen on the discard pile: no city has laid it face down."""
    lay_face_down(table, card, NO_PACK, BY_NOBODY, IN_DISCARD, bit(table.seats) - 1)


def in_discard(table: Table, card: i64) -> i64:
    """Where in `face_down` a copy of this card lies in the discard pile; -1 if none does."""
    for place in range(len(table.face_down)):
        entry: i64 = table.face_down[place]
        if card_in(entry) == card and place_in(entry) == IN_DISCARD:
            return place
    return -1


def discarded(table: Table) -> vec[i64]:
    """The cards of the discard pile, ascending, each once."""
    found = vec[i64]([i64(0)] * 0)
    for entry in table.face_down:
        if place_in(entry) == IN_DISCARD:
            found = append(found, card_in(entry))
    sort_range(found, 0, len(found))
    return _each_once(found)


def take_from_discard(table: Table, card: i64) -> None:
    """A copy of this card leaves the discard pile."""
    place: i64 = in_discard(table, card)
    table.face_down[place] = moved_to(table.face_down[place], GONE)


def show_discard_to(table: Table, seat: i64) -> None:
    """A seat looks through the discard pile."""
    for place in range(len(table.face_down)):
        if place_in(table.face_down[place]) == IN_DISCARD:
            table.face_down[place] = shown_to(table.face_down[place], bit(seat))


def put_in_zone(table: Table, card: i64, zone: i64, owner: i64, seen: i64, note: i64 = 0) -> None:
    """Put a card in a set's own zone, with a note; `seen` are the seats (bits) that know it."""
    table.kept = append(table.kept, kept_card(card, zone, owner, seen, note))


def take_from_zone(table: Table, card: i64, zone: i64, owner: i64) -> None:
    """Take a card out of a zone."""
    for place in range(len(table.kept)):
        entry: i64 = table.kept[place]
        if card_in(entry) == card and lies_in(entry, zone, owner):
            table.kept, _ = pop(table.kept, place)
            return


def holds_any(table: Table, zone: i64, owner: i64) -> bool:
    """Whether any card lies in a zone."""
    for entry in table.kept:
        if lies_in(entry, zone, owner):
            return True
    return False


def count_in_zone(table: Table, zone: i64, owner: i64) -> i64:
    """How many cards lie in a zone."""
    count: i64 = 0
    for entry in table.kept:
        if lies_in(entry, zone, owner):
            count += 1
    return count


def cards_in_zone(table: Table, zone: i64, owner: i64) -> vec[i64]:
    """The cards of a zone, ascending."""
    found = vec[i64]([i64(0)] * 0)
    for entry in table.kept:
        if lies_in(entry, zone, owner):
            found = append(found, card_in(entry))
    sort_range(found, 0, len(found))
    return found


def lay_down(table: Table, card: i64, city: i64, place: i64) -> None:
    """A city lays its card face down: whoever chose it knows it."""
    lay_face_down(table, card, table.source[city], city, place, bit(chooser_of(table, city)))


def chooser_of(table: Table, city: i64) -> i64:
    """The seat that chose the card of a city: its player, or whoever holds the hand that the card came from."""
    if city < table.seats:
        return city
    return table.holder_of(table.source[city])


def discard_hand(table: Table, seat: i64) -> None:
    """Put what is left of a hand on the discard pile, without coins."""
    pack: i64 = table.pack_of(seat)
    while table.sizes[pack]:
        card: i64 = table.packs[pack_start(table, pack)]
        take_from_pack(table, pack, card)
        lay_face_down(table, card, pack, seat, IN_DISCARD, bit(seat))
