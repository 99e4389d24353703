"""The rules book: of every mix it tells everything that is on the table, and nothing that is not."""

import re
import tomllib
from collections.abc import Sequence
from importlib import resources

import pytest

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.resources import CLASSES, LETTERS
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.duel.view import DECISIONS
from sevenwonders.duel.words.book import duel_pages
from sevenwonders.server.book_models import Book, BookText
from sevenwonders.server.catalogue import book_of, catalogue_of
from sevenwonders.sets import setting_for
from sevenwonders.sets.books import BETWEEN, check_passage
from tests.mixes import MIXES, SETS
from tests.server.telling.test_catalogue import all_marks

GAMES = [("duel", ()), ("classic", ()), ("classic", SETS)]


def group(book: Book, key: str) -> list[str]:
    return next(([entry.key for entry in each.entries] for each in book.legend if each.key == key), [])


def declared(sets: Sequence[str]) -> dict[str, set[str]]:
    """What the files of some sets declare, read without the loader."""
    found: dict[str, set[str]] = {"resource": set(), "color": set(), "symbol": set(), "token": set(), "show": set()}
    for each in ("base", *sets):
        file = resources.files("sevenwonders.sets") / each / "set.toml"
        top = tomllib.loads(file.read_text(encoding="utf-8"))
        found["resource"] |= set(top.get("resources", ""))
        found["color"] |= set(top.get("colors", {}))
        found["symbol"] |= set(top.get("symbols", []))
        found["token"] |= set(top.get("tokens", []))
        found["show"] |= {show["key"] for show in top.get("shows", [])}
    return found


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "base")
def test_the_book_of_a_mix_lists_what_the_mix_has_and_no_more(mix: tuple[str, ...]) -> None:
    book = book_of("classic", mix, "en")
    for key, wanted in declared(mix).items():
        assert set(group(book, key)) == wanted, key
    codex = setting_for(3, mix).codex
    assert sorted(group(book, "phase")) == sorted(codex.phases)
    assert group(book, "column") == list(codex.categories)
    assert {each.key for each in book.sets} == set(mix)
    assert {chapter.set for chapter in book.chapters} == {"", *mix}
    keys = [chapter.key for chapter in book.chapters]
    assert len(set(keys)) == len(keys)
    for each in book.legend:
        assert len({entry.key for entry in each.entries}) == len(each.entries)


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "base")
def test_the_book_of_a_mix_explains_each_sign_that_is_drawn(mix: tuple[str, ...]) -> None:
    catalogue, book = catalogue_of("classic", mix, "en"), book_of("classic", mix, "en")
    shown = [extra.mark for extra in catalogue.extras.values() if extra.mark is not None]
    drawn = {mark.icon for mark in (*all_marks(catalogue), *shown) if not mark.key} - {"word"}
    assert set(group(book, "sign")) == drawn | {"chain"}


def test_the_book_of_duel_lists_what_duel_has() -> None:
    book, catalogue = book_of("duel", (), "en"), catalogue_of("duel", (), "en")
    assert group(book, "resource") == list(catalogue.resources)
    assert group(book, "color") == catalogue.colors
    assert group(book, "symbol") == catalogue.symbols
    assert group(book, "column") == catalogue.categories
    assert set(group(book, "phase")) == set(DECISIONS) - {""}
    assert set(group(book, "sign")) == {m.icon for m in all_marks(catalogue) if not m.key} - {"word"} | {"chain"}
    assert not group(book, "token")
    assert not book.sets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_duel_name_signs_and_numbers_that_there_are(lang: str) -> None:
    catalogue = catalogue_of("duel", (), lang)
    known = dict.fromkeys((*group(book_of("duel", (), lang), "sign"), *BETWEEN), ())
    keyed = {"resource": catalogue.resources, "card": catalogue.colors, "science": catalogue.symbols}
    for passage in duel_pages()[lang].passages():
        check_passage(passage, {**known, **keyed}, catalogue.numbers)
    for chapter in duel_pages()[lang].chapters:
        assert all(card in catalogue.faces for card in chapter.cards)


def signs_of(texts: list[BookText]) -> list[str]:
    return sorted(str(run.mark) for text in texts for run in text.runs if run.mark is not None)


def numbers_of(texts: list[BookText]) -> list[str]:
    return sorted(c for text in texts for run in text.runs for c in run.text if c.isdigit())


@pytest.mark.parametrize(("game", "sets"), GAMES)
@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_every_language_tells_the_same_with_the_same_signs_and_numbers(
    game: str, sets: tuple[str, ...], lang: str
) -> None:
    ours, theirs = book_of(game, sets, "en"), book_of(game, sets, lang)
    assert [chapter.key for chapter in ours.chapters] == [chapter.key for chapter in theirs.chapters]
    for one, other in zip(ours.chapters, theirs.chapters, strict=True):
        assert signs_of(one.texts) == signs_of(other.texts), one.key
        assert numbers_of(one.texts) == numbers_of(other.texts), one.key
        assert one.cards == other.cards
        assert len(one.texts) == len(other.texts), one.key
        assert one.title != other.title or one.set
        for here, there in zip(one.notes, other.notes, strict=True):
            assert signs_of(here.texts) == signs_of(there.texts), one.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sets"), GAMES)
def test_everything_is_told_in_words(game: str, sets: tuple[str, ...], lang: str) -> None:
    book = book_of(game, sets, lang)
    for each in book.legend:
        for entry in each.entries:
            assert entry.name, entry.key
            assert entry.texts, f"{each.key} {entry.key}"
            assert entry.texts[-1].runs, f"{each.key} {entry.key}"
    for chapter in book.chapters:
        assert chapter.texts, chapter.key


FOREIGN = {
    "leaders": ("white", "leader", "blanche", "leider"),
    "cities": ("black", "debt", "diplomacy", "noire", "dette", "diplomatie", "zwarte", "schuld"),
    "babel_tower": ("babel", "tile", "tuile", "tegels"),
    "babel_projects": ("project", "projet"),
    "towers": ("turquoise", "astrolabe", "astrolabium", "golden", "mercenar", "mercenaire", "huurling"),
    "foundations": ("foundation", "fondation", "fundament"),
}
"""Words that only a set knows."""


def words_of(book: Book) -> set[str]:
    texts = [text for chapter in book.chapters for text in chapter.texts]
    texts += [text for chapter in book.chapters for note in chapter.notes for text in note.texts]
    texts += [text for each in book.legend for entry in each.entries for text in entry.texts]
    names = [chapter.title for chapter in book.chapters]
    names += [entry.name for each in book.legend for entry in each.entries]
    said = " ".join([*names, *(run.text for text in texts for run in text.runs)])
    return set(re.findall(r"\w+", said.lower()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mix", [(), *((key,) for key in FOREIGN if key != "foundations"), ("leaders", "cities")])
def test_no_page_speaks_of_what_is_not_on_the_table(mix: tuple[str, ...], lang: str) -> None:
    told = words_of(book_of("classic", mix, lang))
    for key, words in FOREIGN.items():
        if key not in mix:
            assert [word for word in told if word.startswith(words)] == [], key


def test_every_resource_is_raw_or_made() -> None:
    assert {letter for letters in CLASSES.values() for letter in letters} == set(LETTERS)


def test_a_mix_that_there_is_not_has_no_book() -> None:
    with pytest.raises(CardFileError, match="must be in the box too"):
        book_of("classic", ["foundations"], "en")
    with pytest.raises(ValueError, match="there is no set 'nonsense'"):
        book_of("classic", ["nonsense"], "en")
    with pytest.raises(ValueError, match="there is no game"):
        book_of("chess", [], "en")
