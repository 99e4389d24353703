"""What one clause of an effect is: something that can be said in a sentence, drawn in signs and marked in letters."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sevenwonders.classic.cards import COUNTED, Box, Count
from sevenwonders.core.glyphs import COIN, LEFT, RIGHT, SHIELD
from sevenwonders.core.resources import GOODS, KEYS, LETTERS, RAW
from sevenwonders.core.texts import Texts

ICONS: Final = {"coins": "coin", "shields": "shield", "stage": "stage", "victory": "victory", "defeat": "defeat"}
AROUND: Final = ("left", "self", "right")
"""The cities in which something is counted, as they lie."""
WHERE: Final = {
    frozenset({"self"}): "",
    frozenset({"left"}): f" {LEFT}",
    frozenset({"right"}): f" {RIGHT}",
    frozenset({"left", "right"}): f" {LEFT}{RIGHT}",
    frozenset({"self", "left"}): f" {LEFT}○",
    frozenset({"self", "right"}): f" ○{RIGHT}",
    frozenset({"self", "left", "right"}): f" {LEFT}○{RIGHT}",
}


@dataclass(frozen=True)
class Teller:
    """In whose words a clause is told."""

    box: Box
    texts: Texts
    color: str = ""
    """The colour of the card, if it is one: a card that counts itself says so."""

    def name(self, key: str) -> str:
        return self.box.name(key, self.texts.language)


@dataclass(frozen=True)
class Sign:
    """One sign on the face of a card, for whoever draws it."""

    icon: str
    key: str = ""
    n: int | None = None
    text: str = ""


class Clause(ABC):
    """A part of an effect. Every kind of effect has its three forms side by side."""

    @abstractmethod
    def sentences(self, by: Teller) -> Iterator[str]:
        """Whole sentences."""

    @abstractmethod
    def signs(self, by: Teller) -> Iterator[Sign]:
        """Signs that are drawn."""

    @abstractmethod
    def marks(self, by: Teller) -> Iterator[str]:
        """A few letters each."""


# ---- signs

OR: Final = Sign("or")
PER: Final = Sign("per")
EQUALS: Final = Sign("equals")
MINUS: Final = Sign("minus")


def coin(n: int) -> Sign:
    return Sign("coin", n=n)


def point(n: int) -> Sign:
    return Sign("point", n=n)


def any_resource(n: int) -> Sign:
    return Sign("resource", n=n)


def units(letters: Iterable[str]) -> list[Sign]:
    """Units of resources, one sign for each."""
    return [Sign("resource", letter) for letter in letters]


def one_of(signs: Iterable[Sign]) -> Iterator[Sign]:
    """Several things of which one counts."""
    for place, sign in enumerate(signs):
        if place:
            yield OR
        yield sign


def nearly_any(letters: str) -> bool:
    """Whether so many resources are meant that the sign for any of them says it best; words tell what is missing."""
    return len(letters) >= len(RAW) + len(GOODS) - 1


def kind_sign(by: Teller, kind: str) -> Sign:
    """Something that is counted, or made cheaper."""
    if kind in ICONS:
        return Sign(ICONS[kind])
    if kind in by.box.symbols:
        return Sign("science", kind)
    return Sign("token" if kind in by.box.tokens else "card", kind)


def per_signs(by: Teller, count: Count) -> Iterator[Sign]:
    """For each thing of some kinds; where it is counted is said unless that is the own city alone."""
    yield PER
    yield from (kind_sign(by, kind) for kind in count.of for _ in range(count.each))
    if set(count.where) != {"self"}:
        yield from (Sign(city) for city in AROUND if city in count.where)


# ---- marks


def letters_of(resources: str, texts: Texts) -> str:
    """Resources as the letters of a language; other signs stay."""
    return "".join(texts(f"letter.{KEYS[LETTERS.index(x)]}") if x in LETTERS else x for x in resources)


def side_mark(side: str) -> str:
    return LEFT if side == "left" else RIGHT


def kind_mark(by: Teller, kind: str) -> str:
    """Something that is counted, or made cheaper."""
    if kind == "coins":
        return COIN
    if kind == "shields":
        return SHIELD
    return by.texts(f"classic.mark.{kind}") if kind in COUNTED else by.name(kind)


def per_mark(by: Teller, count: Count) -> str:
    kinds = "+".join(kind_mark(by, kind) for kind in count.of)
    if count.each > 1:
        kinds = f"{count.each}{kinds}"
    return kinds + WHERE[frozenset(count.where)]
