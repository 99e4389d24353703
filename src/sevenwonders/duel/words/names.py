"""Names of cards, wonders and tokens: how a sentence writes them, and how to find one that a person typed."""

import difflib
from collections.abc import Callable, Iterator

from sevenwonders.core.texts import LANGUAGES, Texts, plain
from sevenwonders.duel.cards import CardSet

Dress = Callable[[str, str], str]
"""Makes something of a key and its name, for example the name in colour."""

SECTIONS = ("card", "wonder", "progress")


def keys(card_set: CardSet) -> list[str]:
    """The keys of all cards, wonders and progress tokens."""
    return [row.key for rows in (card_set.cards, card_set.wonders, card_set.progress) for row in rows]


def title(card_set: CardSet, key: str, texts: Texts) -> str:
    """The name as it stands on the card."""
    return card_set.name(key, texts.language)


def in_sentence(card_set: CardSet, key: str, texts: Texts, dress: Dress | None = None) -> str:
    """The name as it stands within a sentence: articles small ("the Sphinx"), other names quoted where one does so."""
    name = title(card_set, key, texts)
    first, space, rest = name.partition(" ")
    has_article = bool(space) and first in texts.words("language.articles")
    if has_article:
        name = f"{first.lower()} {rest}"
    if dress is not None:
        name = dress(key, name)
    return name if has_article else texts("language.quoted", name=name)


def find(card_set: CardSet, text: str, language: str) -> list[str]:
    """The keys that a typed text may mean: one if it is clear, several if it is not, none if nothing is like it.

    A key or a full name in any language is clear; so is the beginning of a name in the reader's own.
    """
    wanted = plain(text)
    if not wanted:
        return []
    if text in keys(card_set):
        return [text]
    for tongue in (language, *(other for other in LANGUAGES if other != language)):
        exact = [key for key, name in _plain_names(card_set, tongue) if name == wanted]
        if exact:
            return exact[:1]
    for fits in (str.startswith, str.__contains__):
        found = [key for key, name in _plain_names(card_set, language) if fits(name, wanted)]
        if found:
            return found
    return []


def close_names(card_set: CardSet, text: str, language: str) -> list[str]:
    """Names in a language that a misspelt text may have meant, likeliest first."""
    names = {name: card_set.name(key, language) for key, name in _plain_names(card_set, language)}
    names |= {key.replace("_", " "): card_set.name(key, language) for key in keys(card_set)}
    found = [names[name] for name in difflib.get_close_matches(plain(text), list(names), n=4, cutoff=0.6)]
    return list(dict.fromkeys(found))[:3]


def _plain_names(card_set: CardSet, language: str) -> Iterator[tuple[str, str]]:
    for section in SECTIONS:
        for key, name in card_set.names[language][section].items():
            yield key, plain(name)
