"""Cards that lie face down (`Table.face_down`), field by field, with what Towers notes of them."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.table import (
    AGE_AT,
    BY_AT,
    CARD_BITS,
    DRAWN,
    GONE,
    KNOWN_AT,
    PACK_AT,
    PLACE_AT,
    TURN_AT,
    Table,
)
from sevenwonders.core.packed import bit

SEATS: Final = 15
AGES: Final = 3
TURNS: Final = 15
PLACES: Final = 3
"""The bits of these fields."""
NOT_AT: Final = 40
"""Where a card has the colours (bits) that it is known not to have."""


def card_in(entry: i64) -> i64:
    return entry & CARD_BITS


def age_in(entry: i64) -> i64:
    return (entry >> AGE_AT) & AGES


def turn_in(entry: i64) -> i64:
    return (entry >> TURN_AT) & TURNS


def hand_in(entry: i64) -> i64:
    """The hand that it came from."""
    return (entry >> PACK_AT) & SEATS


def layer_in(entry: i64) -> i64:
    """The city that put it there."""
    return (entry >> BY_AT) & SEATS


def place_in(entry: i64) -> i64:
    """IN_DISCARD, UNDER_STAGE, GONE or DRAWN."""
    return (entry >> PLACE_AT) & PLACES


def is_there(entry: i64) -> bool:
    """Whether a card still lies there, and this is not only a note."""
    place: i64 = place_in(entry)
    return place != GONE and place != DRAWN


def is_known(entry: i64, seat: i64) -> bool:
    return (entry >> (KNOWN_AT + seat)) & 1 != 0


def is_not(entry: i64, color: i64) -> bool:
    """Whether all know that the card has not this colour."""
    return (entry >> (NOT_AT + color)) & 1 != 0


def move_to(game: Table, index: i64, place: i64) -> None:
    """A card comes to lie at another place."""
    places: i64 = PLACES
    game.face_down[index] = (game.face_down[index] & ~(places << PLACE_AT)) | (place << PLACE_AT)


def show_to_all(game: Table, index: i64) -> None:
    game.face_down[index] |= (bit(game.seats) - 1) << KNOWN_AT


def rule_out(game: Table, index: i64, colors: i64) -> None:
    """All know from now on that the card has none of these colours (bits)."""
    game.face_down[index] |= colors << NOT_AT
