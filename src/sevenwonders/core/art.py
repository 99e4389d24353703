"""The names of the drawings that the page has, for card files to choose from: `art.json` lists them for both."""

import json
from collections.abc import Collection
from functools import cache
from importlib import resources
from typing import Final

from sevenwonders.core.cardfile import CardFileError, Row

MOST_MOTIFS: Final = 2
"""On one card: one before the other."""
BUST: Final = "bust"
"""A head; the words after it say which."""


@cache
def drawings(kind: str) -> frozenset[str]:
    """`motifs` for cards, `bust` for the parts of heads, `scenes` for wonders."""
    listed = json.loads((resources.files("sevenwonders.core") / "art.json").read_text(encoding="utf-8"))
    return frozenset(listed[kind])


def check_card_art(place: str, art: str, own: Collection[str] = ()) -> None:
    """One or two motifs, a bust with its parts, or a drawing of the set's own. Raises CardFileError."""
    words = art.split()
    if words[:1] == [BUST]:
        _check(place, words, drawings("bust"))
        return
    _check(place, words, drawings("motifs") | {*own})
    if len(words) > MOST_MOTIFS:
        raise CardFileError(f"{place}, field 'art': {len(words)} motifs; expected {MOST_MOTIFS} at the most")


def check_scene(place: str, art: str) -> None:
    """The drawing of a wonder. Raises CardFileError."""
    _check(place, [art] if art else [], drawings("scenes"))


def _check(place: str, words: Collection[str], known: Collection[str]) -> None:
    for word in words:
        if word not in known:
            raise CardFileError(f"{place}, field 'art': unknown drawing '{word}'; known: {', '.join(sorted(known))}")


def card_art(row: Row) -> str:
    """The field of a card of Duel, checked."""
    art = row.text("art", "")
    check_card_art(row.place(), art)
    return art


def wonder_art(row: Row) -> str:
    """The field of a wonder of Duel, checked."""
    art = row.text("art", "")
    check_scene(row.place(), art)
    return art
