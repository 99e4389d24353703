"""Cards that lie somewhere, each packed into one number: its fields by name.

One kind lies face down (`Table.face_down`), in the discard pile or under a stage; the other is kept by a set in a zone
of its own (`Table.kept`). An effect that a city has adopted (`City.adopted`) is packed too.
"""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.packed import bit

CARD_BITS: Final = 1023

# A card face down.
AGE_AT: Final = 10
TURN_AT: Final = 12
PACK_AT: Final = 16
LAYER_AT: Final = 20
PLACE_AT: Final = 24
KNOWN_AT: Final = 26
"""Bits of the seats that have seen it. What stands above them, from bit 40 on, is for the rules of sets."""
IN_DISCARD: Final = 0
UNDER_STAGE: Final = 1
GONE: Final = 2
"""Built from the discard pile."""
DRAWN: Final = 3
"""Not a card but a note: this card was drawn into that hand on that turn, seen by one seat only."""
BY_NOBODY: Final = 15

# A card that a set keeps.
ZONE_AT: Final = 10
OWNER_AT: Final = 16
SEEN_AT: Final = 20
"""Bits of the seats that have seen it."""
NOTE_AT: Final = 16
"""Where a note stands above them."""

# An adopted effect.
COLUMN_AT: Final = 16
EFFECT_BITS: Final = (1 << COLUMN_AT) - 1


def card_in(entry: i64) -> i64:
    return entry & CARD_BITS


def with_card(entry: i64, card: i64) -> i64:
    """Another card that lies in the same way."""
    return (entry & ~CARD_BITS) | card


# ---- face down


def laid(card: i64, age: i64, turn: i64, pack: i64, layer: i64, place: i64, known: i64) -> i64:
    """A card from a hand that a city has laid somewhere on a turn; `known` are the seats (bits) that have seen it."""
    when: i64 = (age << AGE_AT) | (turn << TURN_AT)
    return card | when | (pack << PACK_AT) | (layer << LAYER_AT) | (place << PLACE_AT) | (known << KNOWN_AT)


def age_in(entry: i64) -> i64:
    return (entry >> AGE_AT) & 3


def turn_in(entry: i64) -> i64:
    return (entry >> TURN_AT) & 15


def pack_in(entry: i64) -> i64:
    """The hand that it came from."""
    return (entry >> PACK_AT) & 15


def layer_in(entry: i64) -> i64:
    """The city that laid it there."""
    return (entry >> LAYER_AT) & 15


def place_in(entry: i64) -> i64:
    """Where it lies: IN_DISCARD, UNDER_STAGE …"""
    return (entry >> PLACE_AT) & 3


def is_there(entry: i64) -> bool:
    """Whether a card still lies there, and this is not only a note."""
    place: i64 = place_in(entry)
    return place != GONE and place != DRAWN


def moved_to(entry: i64, place: i64) -> i64:
    """The same card in another place."""
    return (entry & ~(i64(3) << PLACE_AT)) | (place << PLACE_AT)


def known_in(entry: i64) -> i64:
    """The seats (bits) that know the card; what sets note above them is left out."""
    return (entry >> KNOWN_AT) & 0x3FFF


def is_known(entry: i64, seat: i64) -> bool:
    return (entry & bit(KNOWN_AT + seat)) != 0


def shown_to(entry: i64, seats: i64) -> i64:
    """The same card, seen by some seats (bits) too."""
    return entry | (seats << KNOWN_AT)


# ---- kept by a set


def kept_card(card: i64, zone: i64, owner: i64, seen: i64, note: i64) -> i64:
    """A card in a zone, under an owner; `seen` are the seats (bits) that know it."""
    return card | (zone << ZONE_AT) | (owner << OWNER_AT) | (seen << SEEN_AT) | (note << (SEEN_AT + NOTE_AT))


def zone_in(entry: i64) -> i64:
    return (entry >> ZONE_AT) & 63


def owner_in(entry: i64) -> i64:
    return (entry >> OWNER_AT) & 15


def in_zone(entry: i64, zone: i64) -> i64:
    """The same card in another zone; whose it is and who knows it stays as it is."""
    return entry ^ ((zone_in(entry) ^ zone) << ZONE_AT)


def seen_in(entry: i64) -> i64:
    """The seats (bits) that know the card."""
    return (entry >> SEEN_AT) & 0xFFFF


def seen_by(entry: i64, seats: i64) -> i64:
    """The same card, seen by some seats (bits) too."""
    return entry | (seats << SEEN_AT)


def is_seen(entry: i64, seat: i64) -> bool:
    return (entry & bit(SEEN_AT + seat)) != 0


def note_in(entry: i64) -> i64:
    """What a set has noted with a card."""
    return entry >> (SEEN_AT + NOTE_AT)


# ---- adopted effects


def adopted(effect: i64, column: i64) -> i64:
    return effect | (column << COLUMN_AT)


def effect_in(entry: i64) -> i64:
    return entry & EFFECT_BITS


def column_in(entry: i64) -> i64:
    """The column of the score sheet that it counts in."""
    return entry >> COLUMN_AT
