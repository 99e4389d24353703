"""French as it is set: no-break spaces, one apostrophe, and no word that a name would cut short."""

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import pytest

PACKAGE: Final = resources.files("sevenwonders")
ORDINARY: Final = re.compile(r"[^\s·] [;:!?»]|« ")
"""An ordinary space where none may break; a `?` to type stands after a dot, two spaces, or first in its line."""
MISSING: Final = re.compile(r"[^\W\d_][;:!?»]|«\w")
A_PERSON: Final = r"\{(?:player|players|name|names|other|city|left|right|loser|winner|to|from)\}"
CUT_SHORT: Final = re.compile(rf"\b(?:de|que|jusque|lorsque|puisque) {A_PERSON}", re.IGNORECASE)


def files(folder: Traversable) -> Iterator[Traversable]:
    """Every file of French words: texts/fr/*.toml, and fr.toml beside the cards of a set."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir() and entry.name == "fr":
            yield from (file for file in entry.iterdir() if file.name.endswith(".toml"))
        elif entry.is_dir():
            yield from files(entry)
        elif entry.name == "fr.toml":
            yield entry


def said(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a file, with its dotted key."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from said(inner, f"{key}.{name}" if key else name)
    elif isinstance(value, list):
        for inner in value:
            yield from said(inner, key)
    else:
        yield key, str(value)


TEXTS: Final = [
    (f"{file}: {key}", text)
    for file in files(PACKAGE)
    for key, text in said(tomllib.loads(file.read_text(encoding="utf-8")))
]


def test_all_french_words_are_read() -> None:
    read = {place.split(":")[0] for place, _ in TEXTS}
    assert {str(PACKAGE / "texts" / "fr" / "game.toml"), str(PACKAGE / "sets" / "base" / "names" / "fr.toml")} <= read
    assert str(PACKAGE / "duel" / "data" / "names" / "fr.toml") in read
    assert len(read) >= 17


@pytest.mark.parametrize("text", ["Quoi ?", "Âge I : un", "un ; deux", "« un\u00a0»", "«\u00a0un »", "Vous gagnez !"])
def test_an_ordinary_space_is_seen(text: str) -> None:
    assert ORDINARY.search(text)
    assert not ORDINARY.search("  ? 3  ? m2 · ? aide, «\u00a0?\u00a0» ou quoi\u00a0?")


def test_no_line_breaks_before_a_high_mark_or_within_quotes() -> None:
    found = [f"{place}: {text}" for place, text in TEXTS if ORDINARY.search(text)]
    assert not found


def test_high_marks_and_quotes_have_their_space() -> None:
    found = [f"{place}: {text}" for place, text in TEXTS if MISSING.search(text)]
    assert not found


def test_there_is_one_apostrophe_and_one_no_break_space() -> None:
    found = [f"{place}: {text}" for place, text in TEXTS if re.search("[\u2019\u202f]", text)]
    assert not found


def test_no_name_follows_a_word_that_it_may_cut_short() -> None:
    """« La capitale de Ada »: names come after a colon or within brackets instead."""
    found = [f"{place}: {text}" for place, text in TEXTS if CUT_SHORT.search(text)]
    assert not found
