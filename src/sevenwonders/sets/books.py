"""The pages that the sets of a box bring for the rules book, together: what they refer to is there."""

from collections.abc import Collection, Mapping
from typing import Final

from sevenwonders.classic.cards import Box, CardSet
from sevenwonders.classic.looks import HOUSE_ICONS
from sevenwonders.core.book import Pages, Passage, Sign
from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.core.texts import LANGUAGES

KEYED: Final = ("resource", "card", "science", "token")
"""Signs that say which one: a resource's letter, a colour, a symbol, a token."""

BETWEEN: Final = ("or", "per", "equals", "minus", "plus", "times")
"""Signs that stand between others."""


def numbers_of(box: Box, hand: int) -> dict[str, int]:
    """The numbers that a text may name: those of the setup, with the hands as they are dealt."""
    return {**box.setup, "hand": hand, "turns": hand - 1}


def check_books(box: Box, hand: int) -> None:
    """Complain of whatever a page says of things that are not in the box. Raises CardFileError."""
    mistakes = Mistakes()
    numbers = numbers_of(box, hand)
    owner: dict[str, str] = {}
    for each in box.sets:
        for chapter in each.book[LANGUAGES[0]].chapters if each.book else ():
            if owner.setdefault(chapter.key, each.key) != each.key:
                mistakes.found.append(f"{chapter.passage.place}: the set '{owner[chapter.key]}' has a chapter "
                                      f"'{chapter.key}' too")  # fmt: skip
    for each in box.sets:
        for pages in each.book.values():
            with mistakes:
                _check_pages(box, each, pages, owner)
            for passage in pages.passages():
                with mistakes:
                    check_passage(passage, _known(box), numbers)
    mistakes.complain()


def check_passage(passage: Passage, known: Mapping[str, Collection[str]], numbers: Collection[str]) -> None:
    """Complain of signs and numbers of a text that are not there. `known` has the keys that each sign may have."""
    for piece in passage.pieces():
        if piece.number and piece.number not in numbers:
            raise CardFileError(f"{passage.place}: there is no number '{piece.number[:40]}'; "
                                f"known: {', '.join(sorted(numbers))}")  # fmt: skip
        if piece.sign is not None:
            _check_sign(passage, piece.sign, known)


def _check_sign(passage: Passage, sign: Sign, known: Mapping[str, Collection[str]]) -> None:
    if sign.icon not in known:
        raise CardFileError(f"{passage.place}: there is no sign '{sign.icon}'; known: {', '.join(sorted(known))}")
    keys = known[sign.icon]
    if sign.key not in keys and (sign.key or sign.icon in KEYED[1:]):
        raise CardFileError(
            f"{passage.place}: there is no {sign.icon} '{sign.key}'; known: {', '.join(keys) or 'none'}"
        )


def _known(box: Box) -> dict[str, Collection[str]]:
    known: dict[str, Collection[str]] = dict.fromkeys((*HOUSE_ICONS, *BETWEEN, *box.looks.drawings), ())
    keys = (box.resources, [color.key for color in box.colors], box.symbols, box.tokens)
    return {**known, **dict(zip(KEYED, keys, strict=True))}


def _check_pages(box: Box, each: CardSet, pages: Pages, chapters: Collection[str]) -> None:
    cards = {card.key for card in box.cards}
    for chapter in pages.chapters:
        for card in chapter.cards:
            if card not in cards:
                raise CardFileError(f"{chapter.passage.place}: there is no card '{card}'")
    for note in pages.notes:
        if note.to not in chapters:
            raise CardFileError(f"{note.passage.place}: there is no chapter '{note.to}'")
    looks = each.looks
    described: dict[str, Collection[str]] = {
        "resource": each.resources,
        "color": [color.key for color in each.colors],
        "symbol": each.symbols,
        "token": each.tokens,
        "show": looks.shows,
    }
    for section, keys in described.items():
        for key, passage in pages.about.get(section, {}).items():
            if key not in keys:
                raise CardFileError(f"{passage.place}: the set has no {section} '{key}'; known: {_told(keys)}")


def _told(keys: Collection[str]) -> str:
    return ", ".join(keys) or "none"
