"""Words that sets bring for what is their own: events, decisions and moves."""

from collections.abc import Mapping

from sevenwonders.classic.cards import Box
from sevenwonders.core.texts import Texts, bare_words


def words_of_set(box: Box, section: str, key: str, texts: Texts) -> str:
    """The words that a set of the box brings for something of its own; empty if none does."""
    for each in box.sets:
        said = each.names[texts.language].get(section, {}).get(key)
        if said:
            return said
    return ""


def words_to_type(box: Box, verb: str) -> frozenset[str]:
    """The words that sets bring for a verb where one types it: those of all languages are understood."""
    said = (names.get("command", {}).get(verb, "") for each in box.sets for names in each.names.values())
    return frozenset(" ".join(bare_words(word)) for words in said for word in words.split())


def filled(text: str, fields: Mapping[str, str]) -> str:
    """A set's text with its fields; empty if it asks for what is not there."""
    try:
        return text.format(**fields)
    except (KeyError, IndexError, ValueError):
        return ""


def capital(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]
