"""Places of a table where cards lie that a seat may not know, as numbers: in a hand, face down, or in a pile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.entries import DRAWN, card_in, place_in, with_card
from sevenwonders.classic.table import Table

IN_HAND: Final = 0
FACE_DOWN: Final = 1 << 16
IN_PILE: Final = 2 << 16
"""A place is one of these and an index."""
NOTE_AT: Final = 20
"""Above a place into which a card was drawn: 1 + the place of the note that says which."""


def no_places() -> vec[i64]:
    return vec[i64]([i64(0)] * 0)


def card_at(table: Table, place: i64) -> i64:
    index: i64 = place & 0xFFFF
    if place & IN_PILE:
        return table.deal.rest[index]
    if place & FACE_DOWN:
        return card_in(table.face_down[index])
    return table.packs[index]


def noted(table: Table, place: i64) -> i64:
    """The place with the note of the card there, if that was drawn: for whoever lets another card lie in it."""
    card: i64 = card_at(table, place)
    for index in range(len(table.face_down)):
        entry: i64 = table.face_down[index]
        if place_in(entry) == DRAWN and card_in(entry) == card:
            return place | ((1 + index) << NOTE_AT)
    return place


def put_at(table: Table, place: i64, card: i64) -> None:
    """Let another card lie in a place. If it is one that was drawn, the note of that says so too."""
    index: i64 = place & 0xFFFF
    note: i64 = (place >> NOTE_AT) - 1
    if note >= 0:
        table.face_down[note] = with_card(table.face_down[note], card)
    if place & IN_PILE:
        table.deal.rest[index] = card
    elif place & FACE_DOWN:
        table.face_down[index] = with_card(table.face_down[index], card)
    else:
        table.packs[index] = card
