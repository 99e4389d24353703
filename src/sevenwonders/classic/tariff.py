"""Prices of resources, packed one after another, and what makes them lower or higher."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.packed import BITS, FIELD

NOT_SOLD: Final = 127
"""More than any price."""


def once(prices: i64, fixed: i64, kinds: i64) -> i64:
    """Prices for one unit each turn, with some more of them (0: none); of two the lower one counts."""
    if fixed == 0:
        return prices
    merged: i64 = 0
    for kind in range(kinds):
        shift: i64 = kind * BITS
        price: i64 = (prices >> shift) & FIELD
        other: i64 = (fixed >> shift) & FIELD
        if price == 0:
            price = NOT_SOLD
        if other and other < price:
            price = other
        merged |= price << shift
    return merged


def changed(prices: i64, dearer: i64, cheaper: i64, kinds: i64) -> i64:
    """Rises and falls add up; nothing costs less than nothing (ruling: tower_stacking). NOT_SOLD stays."""
    merged: i64 = 0
    for kind in range(kinds):
        shift: i64 = kind * BITS
        price: i64 = (prices >> shift) & FIELD
        if price != NOT_SOLD:
            price += ((dearer >> shift) & FIELD) - ((cheaper >> shift) & FIELD)
            if price < 0:
                price = 0
        merged |= price << shift
    return merged


def lower(prices: i64, fixed: i64, kinds: i64) -> i64:
    """Prices with some of them fixed; the lower one counts (ruling: discounts_do_not_add)."""
    merged: i64 = 0
    for kind in range(kinds):
        shift: i64 = kind * BITS
        price: i64 = (prices >> shift) & FIELD
        other: i64 = (fixed >> shift) & FIELD
        if other and other < price:
            price = other
        merged |= price << shift
    return merged
