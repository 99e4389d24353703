"""Small counters packed side by side in one integer, eight bits each.

A city's counts (stone produced, red cards, …) live in such integers: copying a city copies a few numbers, and compiled
code adds and compares them without touching memory elsewhere. Up to eight counters fit; the last may not exceed 127.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 8
FIELD: Final = 255


def field(packed: i64, index: i64) -> i64:
    """The counter at a place."""
    return (packed >> (index * BITS)) & FIELD


def bit(index: i64) -> i64:
    """An integer with only this bit set."""
    return _shifted(1, index)


def unit(index: i64) -> i64:
    """A packed integer whose counter at `index` is one and all others are zero: add it to count one up."""
    return _shifted(1, index * BITS)


def _shifted(value: i64, places: i64) -> i64:
    # mypyc 2.4 compiles a shifted literal (`i64(1) << n`) to 32-bit C arithmetic; a parameter keeps its 64 bits.
    return value << places


def bit_count(mask: i64) -> i64:
    """How many bits are set (the mask is not negative)."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
