"""Names of cards, boards and cities: how a sentence writes them, and how to find one that a person typed."""

import difflib
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from sevenwonders.classic.cards import Box, Wonder
from sevenwonders.classic.words.of_sets import words_of_set
from sevenwonders.classic.words.tooltips import look_up
from sevenwonders.core.texts import LANGUAGES, Texts, plain

Dress = Callable[[str, str], str]
"""Makes something of a key and its name, for example the name in colour."""

FOUND_IN: Final = ("card", "wonder", "city", "token")
"""The sections of names in which a typed text is looked for."""


def title(box: Box, key: str, texts: Texts) -> str:
    """The name as it stands on the card; a key without a name in words."""
    try:
        return box.name(key, texts.language)
    except KeyError:
        return key.replace("_", " ")


def hue(box: Box, color: str, texts: Texts) -> str:
    """A colour of cards as a word of its own."""
    key = f"color.{color}"
    return words_of_set(box, "hue", color, texts) or (texts(key) if texts.has(key) else title(box, color, texts))


def kind_name(box: Box, color: str, texts: Texts) -> str:
    """What the cards of a colour are called together."""
    key = f"kind.{color}"
    known = words_of_set(box, "kind", color, texts) or (texts(key) if texts.has(key) else "")
    return known or title(box, color, texts).capitalize()


def deck_name(box: Box, deck: str, texts: Texts) -> str:
    """What a deck is called; empty if nobody named it."""
    key = f"deck.{deck}"
    return words_of_set(box, "deck", deck, texts) or (texts(key) if texts.has(key) else "")


def in_sentence(box: Box, key: str, texts: Texts, dress: Dress | None = None) -> str:
    """The name as it stands within a sentence: articles small ("the Sphinx"), other names quoted where one does so."""
    name = small_article(title(box, key, texts), texts)
    has_article = name != title(box, key, texts)
    if dress is not None:
        name = dress(key, name)
    return name if has_article else texts("language.quoted", name=name)


def small_article(name: str, texts: Texts) -> str:
    """A name within a sentence: "the Free City"."""
    first, space, rest = name.partition(" ")
    return f"{first.lower()} {rest}" if space and first in texts.words("language.articles") else name


def city_name(box: Box, wonder: str, texts: Texts) -> str:
    """The city of a side of a board: "Giza"."""
    row = look_up(box, wonder)
    return title(box, getattr(row, "city", wonder), texts)


def stage_name(box: Box, key: str, texts: Texts) -> str:
    """A stage of a board by its key, `giza_b.2`: "Giza, stage 2"."""
    wonder, _, number = key.partition(".")
    board = look_up(box, wonder)
    assert isinstance(board, Wonder)
    city = small_article(city_name(box, wonder, texts), texts)
    return texts("classic.event.stage_of", city=city, n=board.places[int(number) - 1])


def city_names(box: Box, wonders: Sequence[str], players: Sequence[str], texts: Texts) -> list[str]:
    """What to call each city at the table, by its board: its player's name, unless several share it.

    Cities without a player are the last ones.
    """
    names = []
    for number, wonder in enumerate(wonders):
        if number >= len(players):
            names.append(texts("classic.city.free"))
        elif players[number] and list(players).count(players[number]) == 1:
            names.append(players[number])
        else:
            names.append(city_name(box, wonder, texts))
    return names


def find(box: Box, text: str, language: str) -> list[str]:
    """The keys that a typed text may mean: one if it is clear, several if it is not, none if nothing is like it.

    A key or a full name in any language is clear; so is the beginning of a name in the reader's own.
    """
    wanted = plain(text)
    if not wanted:
        return []
    for tongue in (language, *(other for other in LANGUAGES if other != language)):
        exact = [key for key, name in _plain_names(box, tongue) if wanted == name or text == key]
        if exact:
            return exact[:1]
    for fits in (str.startswith, str.__contains__):
        found = [key for key, name in _plain_names(box, language) if fits(name, wanted)]
        if found:
            return found
    return []


def close_names(box: Box, text: str, language: str) -> list[str]:
    """Names in a language that a misspelt text may have meant, likeliest first."""
    names = {name: box.name(key, language) for key, name in _plain_names(box, language)}
    names |= {key.replace("_", " "): box.name(key, language) for key, _ in _plain_names(box, language)}
    found = [names[name] for name in difflib.get_close_matches(plain(text), list(names), n=4, cutoff=0.6)]
    return list(dict.fromkeys(found))[:3]


def _plain_names(box: Box, language: str) -> Iterator[tuple[str, str]]:
    for section in FOUND_IN:
        for each in box.sets:
            for key, name in each.names[language].get(section, {}).items():
                yield key, plain(name)
