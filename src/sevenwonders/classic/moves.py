"""The moves of 7 Wonders: what a verb does with a card, with a choice where there is one, and what is paid for it.

An id packs the verb, an option (a wonder stage, where one may choose), the card and the payment (coins to the left, to
the right, to the bank, and to two cities further off) so that ids sort in this order. As text: `build:altar`,
`build:baths:l2`, `stage:tavern:l2r1`, `sell:loom_1`; an option follows the verb: `stage.2:tavern`.
"""

import re
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.payees import BANK, FAR, FARTHER, LEFT, RIGHT

PAY_BITS: Final = 40
CARD_AT: Final = 40
OPTION_AT: Final = 50
VERB_AT: Final = 55
ALL_BITS: Final = 62
MOST_OPTIONS: Final = 31
UNCHAINED: Final = 1
"""The option of a building that is paid for though a chain would make it free."""
FAVOUR: Final = 16
"""Added to the option of a construction whose cost something else makes up for."""
NEXT_DOOR: Final = 16
"""Added to an option that names a row of a neighbour's board, from 1, where that is the one on the right."""
NO_CARD: Final = 1023
"""Stands for the card of a move that needs none."""
_TEXT: Final = re.compile(r"([a-z_]+)(?:\.(\d{1,2}))?(?::([a-z0-9_]+))?(?::((?:[lrbxy]\d{1,3}){1,5}))?")
_PAYMENT: Final = re.compile(r"(?:[lrbxy]\d{1,3}){1,5}")
_PAY: Final = re.compile(r"([lrbxy])(\d+)")
_PAYEES: Final = {"l": LEFT, "r": RIGHT, "b": BANK, "x": FAR, "y": FARTHER}


def encode(verb: i64, option: i64, card: i64, payment: i64) -> i64:
    return (verb << VERB_AT) | (option << OPTION_AT) | (card << CARD_AT) | payment


def verb_of(move: i64) -> i64:
    return move >> VERB_AT


def option_of(move: i64) -> i64:
    return (move >> OPTION_AT) & 31


def card_of(move: i64) -> i64:
    return (move >> CARD_AT) & 1023


def payment_of(move: i64) -> i64:
    return move & 0xFFFFFFFFFF


@dataclass(frozen=True)
class MoveParts:
    """A move taken apart."""

    verb: str
    card: str
    option: int
    left: int
    right: int
    bank: int
    far: int = 0
    """Coins to a city further off, and to a second one."""
    farther: int = 0

    @property
    def coins(self) -> int:
        return self.left + self.right + self.bank + self.far + self.farther

    def text(self) -> str:
        verb = f"{self.verb}.{self.option}" if self.option else self.verb
        coins = (("l", self.left), ("r", self.right), ("b", self.bank), ("x", self.far), ("y", self.farther))
        paid = "".join(f"{payee}{amount}" for payee, amount in coins if amount)
        return ":".join(part for part in (verb, self.card, paid) if part)


def parts_of(codex: Codex, move: int) -> MoveParts | None:
    """Take a move id apart; None for a number that is no move."""
    if not 0 <= move < 1 << ALL_BITS:
        return None
    number: i64 = move
    verb, card = int(verb_of(number)), int(card_of(number))
    if verb >= len(codex.verbs) or (card >= int(codex.cards) and card != NO_CARD):
        return None
    payment = int(payment_of(number))
    return MoveParts(
        verb=codex.verbs[verb],
        card="" if card == NO_CARD else codex.box.cards[card].key,
        option=int(option_of(number)),
        left=payment & 255,
        right=(payment >> 8) & 255,
        bank=(payment >> 16) & 255,
        far=(payment >> 24) & 255,
        farther=(payment >> 32) & 255,
    )


def parse_move(codex: Codex, text: str) -> int | None:
    """The id of a move's text; None if it is none."""
    match = _TEXT.fullmatch(text)
    if match is None or match[1] not in codex.verbs:
        return None
    option = int(match[2] or 0)
    named, paid = match[3] or "", match[4] or ""
    if named not in codex.card_number and not paid and _PAYMENT.fullmatch(named):
        named, paid = "", named  # a payment without a card
    card = codex.card_number.get(named) if named else NO_CARD
    if card is None or option > MOST_OPTIONS:
        return None
    payment = 0
    for payee, amount in _PAY.findall(paid):
        shift = _PAYEES[payee]
        if (payment >> shift) & 255 or not 0 < int(amount) < 256:
            return None
        payment |= int(amount) << shift
    move = int(encode(codex.verbs.index(match[1]), option, card, payment))
    parts = parts_of(codex, move)
    return move if parts is not None and parts.text() == text else None
