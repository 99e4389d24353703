"""The signs on a card: the vocabulary that the page draws, and what both games write with it."""

from collections.abc import Iterable, Iterator
from typing import Final

from sevenwonders.server.catalogue_models import Mark

ICONS: Final = (
    "resource",
    "coin",
    "point",
    "shield",
    "science",
    "card",
    "stage",
    "victory",
    "defeat",
    "left",
    "right",
    "self",
    "rival",
    "or",
    "per",
    "equals",
    "minus",
    "plus",
    "times",
    "again",
    "discard",
    "chain",
    "token",
    "progress",
    "wonder",
    "debt",
    "dove",
    "trade",
    "word",
)
"""Sets draw others for what they show (`Looks.drawings`). `key` tells which resource (a letter; empty: any), symbol,
colour of cards or token it is; `n` how many."""

OR: Final = Mark(icon="or")
PER: Final = Mark(icon="per")
EQUALS: Final = Mark(icon="equals")
MINUS: Final = Mark(icon="minus")
PLUS: Final = Mark(icon="plus")


def coin(n: int) -> Mark:
    return Mark(icon="coin", n=n)


def point(n: int) -> Mark:
    return Mark(icon="point", n=n)


def shield(n: int) -> Mark:
    return Mark(icon="shield", n=n)


def any_resource(n: int) -> Mark:
    return Mark(icon="resource", n=n)


def resources(letters: Iterable[str]) -> list[Mark]:
    """Units, one sign for each."""
    return [Mark(icon="resource", key=letter) for letter in letters]


def one_of(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Several things of which one counts."""
    for place, mark in enumerate(marks):
        if place:
            yield OR
        yield mark


def cost_marks(coins: int, cost: str) -> list[Mark]:
    """A printed cost."""
    return [*([coin(coins)] if coins else []), *resources(cost)]
