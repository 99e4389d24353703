"""What is paid to whom, in words."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.classic.payment import Payment
from sevenwonders.classic.words.names import small_article
from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts

ORDER: Final = ("left", "right", "far", "farther", "bank")
"""The payees, in the order in which they are told: both neighbours, two cities further off, the bank."""


def paid(
    texts: Texts,
    players: Sequence[str],
    city: int,
    payment: Payment,
    reader: int = NOBODY,
    far: Sequence[int] = (),
) -> str:
    """Who gets what from a city: "2 coins to Giza and 1 coin to the bank"; empty if it pays nothing.

    `far` are the cities further off that sell to it.
    """
    around = {"left": city + 1, "right": city - 1} | dict(zip(("far", "farther"), far, strict=False))
    parts = []
    for payee in ORDER:
        amount = getattr(payment, payee)
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
