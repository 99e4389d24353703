"""Payments for resources: who sells, who is paid, and how much."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.packed import BITS, FIELD

# Where units are bought, and where the coins for each payee stand in a payment: eight bits each.
FROM_LEFT: Final = 0
FROM_RIGHT: Final = 1
FROM_BANK: Final = 2
FROM_FAR: Final = 3
FROM_FARTHER: Final = 4
SHARED: Final = 5
"""From the bank, with as much for each neighbour."""
SOURCES: Final = 6
OWN: Final = 6
"""The city's own choice units, beside the sources."""
LEFT: Final = 0
RIGHT: Final = 8
BANK: Final = 16
FAR: Final = 24
FARTHER: Final = 32
MANY: Final = 100
"""More units of a resource than any cost has."""
BANK_PRICE: Final = 1
FIRST_GOOD: Final = 4
"""Raw materials come first among the resources of every box."""


def beats(one: i64, other: i64) -> bool:
    """Whether a payment gives nobody more than another does (it may be the same)."""
    while one:
        if (one & FIELD) > (other & FIELD):
            return False
        one >>= BITS
        other >>= BITS
    return True


def coins_in(payment: i64) -> i64:
    """All coins of a payment."""
    total: i64 = 0
    while payment:
        total += payment & FIELD
        payment >>= BITS
    return total
