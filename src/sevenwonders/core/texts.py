"""The words shown to people, in every language we speak. They live in sevenwonders/texts/<language>/*.toml.

A text is found by its dotted key and filled with named fields. A list of two texts is a singular and a plural.
"""

import os
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

LANGUAGES: Final = ("en", "fr", "nl")
DEFAULT_LANGUAGE: Final = "en"
SINGULARS: Final = {"en": (1,), "fr": (0, 1), "nl": (1,)}
"""The numbers that take the singular: French says « 0 pièce »."""

Catalogue = Mapping[str, str | tuple[str, str]]


class TextError(Exception):
    """A text that is missing or cannot be filled in; the message names the file and the key."""


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for, where we speak it.

    >>> default_language({"LANG": "fr_BE.UTF-8"})
    'fr'
    >>> default_language({"LANG": "C"})
    'en'
    """
    given = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):  # the first one that is set decides, as everywhere in POSIX
        if given.get(variable):
            language = given[variable][:2].lower()
            return language if language in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


@cache
def catalogue(language: str) -> Catalogue:
    """All texts of a language by dotted key."""
    if language not in LANGUAGES:
        raise TextError(f"'{language}' is not a language we speak; known: {', '.join(LANGUAGES)}")
    folder = resources.files("sevenwonders") / "texts" / language
    found: dict[str, str | tuple[str, str]] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            _flatten("", tomllib.loads(file.read_text(encoding="utf-8")), f"texts/{language}/{file.name}", found)
    return found


def _flatten(prefix: str, table: dict[str, object], file: str, into: dict[str, str | tuple[str, str]]) -> None:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, dict):
            _flatten(f"{key}.", value, file, into)
        elif key in into:
            raise TextError(f"{file}: '{key}' stands in another file already")
        elif isinstance(value, str):
            into[key] = value.strip("\n")
        elif isinstance(value, list) and len(value) == 2 and all(isinstance(form, str) for form in value):
            into[key] = (value[0], value[1])
        else:
            raise TextError(f"{file}: '{key}' must be a text, or a list of a singular and a plural")


class Texts:
    """The texts of one language.

    >>> texts = Texts("fr")
    >>> texts("tip.gain", coins=texts.count("count.coin", 2))
    'Prenez 2 pièces à la banque.'
    """

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)
        self.language = language

    def __call__(self, key: str, **fields: object) -> str:
        """The text of a key, its fields filled in."""
        return self._fill(key, self._text(key), fields)

    def has(self, key: str) -> bool:
        return key in self._catalogue

    def keys_under(self, prefix: str) -> list[str]:
        """The keys of all texts that begin so."""
        return [key for key in self._catalogue if key.startswith(prefix)]

    def count(self, key: str, number: int, **fields: object) -> str:
        """The text of a key for a number of things: singular or plural as the language has it."""
        forms = self._catalogue.get(key)
        if not isinstance(forms, tuple):
            raise TextError(f"texts/{self.language} has no singular and plural called '{key}'")
        form = forms[0] if number in SINGULARS[self.language] else forms[1]
        return self._fill(key, form, {"n": number, **fields})

    def words(self, key: str) -> list[str]:
        """A text that lists words, one by one."""
        return self._text(key).split()

    def together(self, items: Iterable[str], word: str = "and") -> str:
        """Items one after another: "a, b and c", or with `word` "or": "a, b or c"."""
        every = list(items)
        if not every:
            return self("list.none")
        if len(every) == 1:
            return every[0]
        return self(f"list.{word}", items=", ".join(every[:-1]), last=every[-1])

    def _text(self, key: str) -> str:
        text = self._catalogue.get(key)
        if not isinstance(text, str):
            raise TextError(f"texts/{self.language} has no text '{key}'")
        return text

    def _fill(self, key: str, text: str, fields: Mapping[str, object]) -> str:
        try:
            return text.format(**fields)
        except (KeyError, IndexError, ValueError) as error:
            raise TextError(f"texts/{self.language}, '{key}': cannot fill in {error}") from None


def bare_words(text: str) -> list[str]:
    """The words and numbers of a text without case, accents and marks: what typed words are compared by.

    >>> bare_words("W3, l'Écurie!")
    ['w', '3', 'l', 'ecurie']
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"[^\W\d_]+|\d+", bare)


def plain(text: str) -> str:
    """A name without case, accents, marks and article: what is compared.

    >>> plain("La Grande Bibliothèque")
    'grande bibliotheque'
    """
    words = bare_words(text)
    articles = {article.lower() for language in LANGUAGES for article in Texts(language).words("language.articles")}
    return " ".join(words[1:] if len(words) > 1 and words[0] in articles else words)


def words_in_every_language(key: str, languages: Sequence[str] = LANGUAGES) -> frozenset[str]:
    """A list of words in all languages together, bare: commands are understood in any of them."""
    return frozenset(" ".join(bare_words(word)) for language in languages for word in Texts(language).words(key))
