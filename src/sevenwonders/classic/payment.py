"""What is paid for a construction, and to whom.

As text: `l2r1b3x1y1`, coins to the left and right neighbour, to the bank, and to two cities further off. In the id of a
move each has eight bits.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
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
KINDS: Final = 8
"""The most kinds of resources that there are."""
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

PAYEES: Final = {"l": "left", "r": "right", "b": "bank", "x": "far", "y": "farther"}
"""The letters of the payees."""
PLACES: Final = {"left": LEFT, "right": RIGHT, "bank": BANK, "far": FAR, "farther": FARTHER}
"""Where the coins of each stand in a packed payment."""
PATTERN: Final = r"(?:[lrbxy]\d{1,3}){1,5}"
_ONE: Final = re.compile(r"([lrbxy])(\d+)")
_ALL: Final = re.compile(PATTERN)


@dataclass(frozen=True)
class Payment:
    """Coins by payee."""

    left: int = 0
    right: int = 0
    bank: int = 0
    far: int = 0
    """To a city further off, and to a second one."""
    farther: int = 0

    @property
    def total(self) -> int:
        return self.left + self.right + self.bank + self.far + self.farther

    def each(self) -> Iterator[tuple[str, int]]:
        """The payees, each with its coins."""
        return ((payee, getattr(self, payee)) for payee in PLACES)

    def text(self) -> str:
        """As moves write it; empty if nothing is paid.

        >>> Payment(left=2, far=1).text()
        'l2x1'
        """
        return "".join(f"{letter}{getattr(self, payee)}" for letter, payee in PAYEES.items() if getattr(self, payee))

    def packed(self) -> int:
        """As moves carry it."""
        return sum(coins << PLACES[payee] for payee, coins in self.each())


NOTHING: Final = Payment()


def unpacked(payment: int) -> Payment:
    """The payment of a move."""
    return Payment(**{payee: (payment >> place) & FIELD for payee, place in PLACES.items()})


def parse_payment(text: str) -> Payment | None:
    """The payment of a text; None if it is none.

    >>> parse_payment("l2x1")
    Payment(left=2, right=0, bank=0, far=1, farther=0)
    """
    if not text:
        return NOTHING
    if not _ALL.fullmatch(text):
        return None
    coins = [(PAYEES[letter], int(amount)) for letter, amount in _ONE.findall(text)]
    if len(dict(coins)) < len(coins) or not all(0 < amount <= FIELD for _, amount in coins):
        return None
    return Payment(**dict(coins))


# ---- packed payments


def beats(one: i64, other: i64) -> bool:
    """Whether a payment gives nobody more than another does (it may be the same)."""
    while one:
        if (one & FIELD) > (other & FIELD):
            return False
        one >>= BITS
        other >>= BITS
    return True


def with_payment(payments: vec[i64], payment: i64) -> vec[i64]:
    """Payments, ascending, with one more, unless one of them beats it; those that it beats go."""
    for other in payments:
        if beats(other, payment):
            return payments
    kept = vec[i64]([i64(0)] * 0)
    added: bool = False
    for other in payments:
        if not beats(payment, other):
            if not added and other > payment:
                kept = append(kept, payment)
                added = True
            kept = append(kept, other)
    if not added:
        kept = append(kept, payment)
    return kept


def coins_in(payment: i64) -> i64:
    """All coins of a payment."""
    total: i64 = 0
    while payment:
        total += payment & FIELD
        payment >>= BITS
    return total
