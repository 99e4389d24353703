"""Cards that sets keep in places of their own (`Table.kept`), field by field."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.table import CARD_BITS, OWNER_AT, SEEN_AT, ZONE_AT

ZONES: Final = 63
OWNERS: Final = 15
SEATS: Final = 0xFFFF
"""The bits of these fields."""


def card_in(entry: i64) -> i64:
    return entry & CARD_BITS


def zone_in(entry: i64) -> i64:
    return (entry >> ZONE_AT) & ZONES


def owner_in(entry: i64) -> i64:
    return (entry >> OWNER_AT) & OWNERS


def seen_in(entry: i64) -> i64:
    """The seats (bits) that know the card."""
    return (entry >> SEEN_AT) & SEATS


def in_zone(entry: i64, zone: i64) -> i64:
    """The same card in another zone; whose it is and who knows it stays as it is."""
    return entry ^ ((zone_in(entry) ^ zone) << ZONE_AT)
