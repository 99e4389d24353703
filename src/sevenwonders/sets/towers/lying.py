"""What Towers notes of cards that lie face down: colours that all know them not to have."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.entries import moved_to, shown_to
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit

NOT_AT: Final = 40
"""Where a card has the colours (bits) that it is known not to have."""


def is_not(entry: i64, color: i64) -> bool:
    """Whether all know that the card has not this colour."""
    return (entry >> (NOT_AT + color)) & 1 != 0


def move_to(game: Table, index: i64, place: i64) -> None:
    """A card comes to lie at another place."""
    game.face_down[index] = moved_to(game.face_down[index], place)


def show_to_all(game: Table, index: i64) -> None:
    game.face_down[index] = shown_to(game.face_down[index], bit(game.seats) - 1)


def rule_out(game: Table, index: i64, colors: i64) -> None:
    """All know from now on that the card has none of these colours (bits)."""
    game.face_down[index] |= colors << NOT_AT
