"""The moves of 7 Wonders: what a verb does with a card, with a choice where there is one, and what is paid for it.

An id packs the verb, an option (a wonder stage, where one may choose), the card and the payment (coins to the left, to
the right, to the bank, and to two cities further off) so that ids sort in this order. As text: `build:altar`,
`build:baths:l2`, `stage:tavern:l2r1`, `sell:loom_1`; an option follows the verb: `stage.2:tavern`.
"""

import re
from collections.abc import Container
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.payment import NOTHING, PATTERN, Payment, parse_payment, unpacked

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
MOST_KEPT: Final = 10_000
"""Texts of moves that are remembered with their parts."""
_TEXT: Final = re.compile(rf"([a-z_]+)(?:\.(\d{{1,2}}))?(?::([a-z0-9_]+|\?\?))?(?::({PATTERN}))?")


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
    card: str = ""
    """Its key; `??` where it is hidden, empty if the move needs none."""
    option: int = 0
    payment: Payment = NOTHING

    def text(self) -> str:
        verb = f"{self.verb}.{self.option}" if self.option else self.verb
        return ":".join(part for part in (verb, self.card, self.payment.text()) if part)


def parts_of(codex: Codex, move: int) -> MoveParts | None:
    """Take a move id apart; None for a number that is no move."""
    if not 0 <= move < 1 << ALL_BITS:
        return None
    number: i64 = move
    verb, card = int(verb_of(number)), int(card_of(number))
    if verb >= len(codex.verbs) or (card >= int(codex.cards) and card != NO_CARD):
        return None
    return MoveParts(
        verb=codex.verbs[verb],
        card="" if card == NO_CARD else codex.box.cards[card].key,
        option=int(option_of(number)),
        payment=unpacked(int(payment_of(number))),
    )


def parse_parts(text: str, cards: Container[str] = ()) -> MoveParts | None:
    """The parts of a move's text; None if it is none. What may be a card or a payment is a card if `cards` has it."""
    match = _TEXT.fullmatch(text)
    if match is None:
        return None
    card, paid = match[3] or "", match[4] or ""
    if not paid and card not in cards and parse_payment(card) is not None:
        card, paid = "", card  # a payment without a card
    payment = parse_payment(paid)
    return MoveParts(match[1], card, int(match[2] or 0), payment) if payment is not None else None


@lru_cache(maxsize=MOST_KEPT)
def move_parts(text: str) -> MoveParts:
    """A move's text taken apart, by whoever has no codex; one that is no move is all verb.

    >>> move_parts("stage.2:tavern:l2x1").payment.left
    2
    """
    return parse_parts(text) or MoveParts(text)


def parse_move(codex: Codex, text: str) -> int | None:
    """The id of a move's text; None if it is none."""
    parts = parse_parts(text, codex.card_number)
    if parts is None or parts.verb not in codex.verbs or parts.option > MOST_OPTIONS or parts.text() != text:
        return None
    card = codex.card_number.get(parts.card) if parts.card else NO_CARD
    if card is None:
        return None
    return int(encode(codex.verbs.index(parts.verb), parts.option, card, parts.payment.packed()))
