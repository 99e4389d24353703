"""What is paid for a construction, and to whom.

As text: `l2r1b3x1y1`, coins to the left and right neighbour, to the bank, and to two cities further off. In the id of a
move each has eight bits.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sevenwonders.classic.payees import BANK, FAR, FARTHER, LEFT, RIGHT
from sevenwonders.core.packed import FIELD

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
