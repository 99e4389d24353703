"""Moves taken apart, and what is paid to whom, in words."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from sevenwonders.classic.moves import MoveParts
from sevenwonders.classic.words.names import small_article
from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts

PAYEES: Final = ("left", "right", "far", "farther", "bank")
"""Both neighbours, two cities further off, the bank."""
MOST_KEPT: Final = 10_000
"""Moves that are remembered with their parts."""
_MOVE: Final = re.compile(r"([a-z_]+)(?:\.(\d+))?(?::([a-z][a-z0-9_]*|\?\?))?(?::((?:[lrbxy]\d+)+))?")
_PAYMENT: Final = re.compile(r"(?:[lrbxy]\d+)+")
_PAID: Final = re.compile(r"([lrbxy])(\d+)")


@lru_cache(maxsize=MOST_KEPT)
def move_parts(move: str) -> MoveParts:
    """A move's text taken apart.

    >>> move_parts("stage.2:tavern:l2x1").left
    2
    """
    match = _MOVE.fullmatch(move)
    if match is None:
        return MoveParts(verb=move, card="", option=0, left=0, right=0, bank=0)
    card, payment = match[3] or "", match[4] or ""
    if not payment and _PAYMENT.fullmatch(card):
        card, payment = "", card  # a payment without a card
    coins = {payee: int(amount) for payee, amount in _PAID.findall(payment)}
    return MoveParts(
        verb=match[1],
        card=card,
        option=int(match[2] or 0),
        left=coins.get("l", 0),
        right=coins.get("r", 0),
        bank=coins.get("b", 0),
        far=coins.get("x", 0),
        farther=coins.get("y", 0),
    )


def coins_of(move: MoveParts) -> dict[str, int]:
    """What a move pays, by payee."""
    return {"left": move.left, "right": move.right, "far": move.far, "farther": move.farther, "bank": move.bank}


def paid(
    texts: Texts,
    players: Sequence[str],
    city: int,
    coins: Mapping[str, int],
    reader: int = NOBODY,
    far: Sequence[int] = (),
) -> str:
    """Who gets what from a city: "2 coins to Giza and 1 coin to the bank"; empty if it pays nothing.

    `far` are the cities further off that sell to it.
    """
    around = {"left": city + 1, "right": city - 1} | dict(zip(("far", "farther"), far, strict=False))
    parts = []
    for payee in PAYEES:
        amount = coins.get(payee, 0)
        if not amount:
            continue
        told = texts.count("count.coin", amount)
        other = around.get(payee, NOBODY) % max(1, len(players))
        if payee == "bank":
            parts.append(texts("classic.pay.to_bank", coins=told))
        elif payee not in around or not players:
            parts.append(texts("classic.pay.to_other", coins=told))
        elif other == reader:
            parts.append(texts("classic.pay.to_you", coins=told))
        else:
            parts.append(texts("classic.pay.to", coins=told, player=small_article(players[other], texts)))
    return texts.together(parts) if parts else ""
