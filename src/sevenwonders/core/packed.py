"""Small counters packed side by side in one integer, eight bits each.

A city's counts (stone produced, red cards, …) live in such integers: copying a city copies a few numbers, and compiled
code adds and compares them without touching memory elsewhere. Up to eight counters fit; the last may not exceed 127.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 8
FIELD: Final = 255
ONES: Final = 0x01010101010101
"""A one in each of the first seven counters."""
TOPS: Final = 0x80808080808080
"""The top bit of each of them."""


def field(packed: i64, index: i64) -> i64:
    """The counter at a place."""
    return (packed >> (index * BITS)) & FIELD


def bit(index: i64) -> i64:
    """An integer with only this bit set."""
    return _shifted(1, index)


def has(mask: i64, index: i64) -> bool:
    """Whether this bit is set."""
    return (mask >> index) & 1 != 0


def unit(index: i64) -> i64:
    """A packed integer whose counter at `index` is one and all others are zero: add it to count one up."""
    return _shifted(1, index * BITS)


def _shifted(value: i64, places: i64) -> i64:
    # mypyc 2.4 compiles a shifted literal (`i64(1) << n`) to 32-bit C arithmetic; a parameter keeps its 64 bits.
    return value << places


def shortfall(wanted: i64, owned: i64) -> i64:
    """By how much each counter of `wanted` is above that of `owned`, all at once (seven counters, up to 127 each)."""
    spread: i64 = (wanted | TOPS) - owned
    enough: i64 = spread & TOPS  # nothing was borrowed where the top bit is left
    return spread & (enough - (enough >> (BITS - 1)))


def lowest(mask: i64) -> i64:
    """The place of the lowest bit set (there is one)."""
    length: i64 = int(mask & -mask).bit_length()
    return length - 1


def bit_count(mask: i64) -> i64:
    """How many bits are set (the mask is not negative)."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
