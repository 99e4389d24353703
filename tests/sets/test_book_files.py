"""The pages of the rules book in a set's folder: each mistake is one sentence that says where and what."""

import pytest

from sevenwonders.core.book import Passage, read_book
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, packaged

from .files import small

CHAPTER = '[[chapter]]\nkey = "inns"\ntitle = "Inns"\ntext = "An inn."\n'


def with_book(book: str, **others: str) -> dict[str, str]:
    """The set of one card with the same pages in every language, or with other ones in some."""
    return {**small(), **{f"book/{language}.toml": others.get(language, book) for language in LANGUAGES}}


def error_of(texts: dict[str, str]) -> str:
    with pytest.raises(CardFileError) as caught:
        box_of([packaged("base"), load_set(texts, "small")])
    return str(caught.value)


def test_a_set_may_have_no_pages() -> None:
    assert load_set(small()).book == {}


def test_chapters_notes_and_lines_are_read() -> None:
    more = '[[note]]\nto = "war"\ntext = "Peace [dove]."\n[phase]\nplay_card = "Now."\n'
    pages = load_set(with_book(CHAPTER + more)).book["fr"]
    assert [(chapter.key, chapter.title, chapter.passage.text) for chapter in pages.chapters] == [
        ("inns", "Inns", "An inn.")
    ]
    assert [note.to for note in pages.notes] == ["war"]
    assert pages.about["phase"]["play_card"].text == "Now."


def test_what_needs_a_set_that_is_not_there_is_left_out() -> None:
    texts = with_book(CHAPTER.replace("text", 'needs = ["leaders"]\ntext'))
    assert not load_set(texts, "", frozenset({"base", "small"})).book["en"].chapters
    assert load_set(texts, "", frozenset({"base", "small", "leaders"})).book["en"].chapters


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("An inn.", "[magic]", "field 'text': there is no sign 'magic'; known: again,"),
        ("An inn.", "[card pink]", "there is no card 'pink'; known: brown,"),
        ("An inn.", "[token debt]", "there is no token 'debt'; known: none"),
        ("An inn.", "[resource T]", "there is no resource 'T'"),
        ("An inn.", "[card]", "there is no card ''"),
        ("An inn.", "[a b c]", "'[a b c]' is not a sign: write it as [shield 2] or [card blue]"),
        ("An inn.", "{guests}", "there is no number 'guests'; known: coins,"),
        ("An inn.", " ", "field 'text': expected a text of at most 6000 letters"),
        ('"An inn."', "7", "field 'text': expected a text in quotes, found a number"),
        ('title = "Inns"', 'title = ""', "field 'title': expected a title on one line"),
        ('title = "Inns"\n', "", "field 'title': is missing"),
        ('key = "inns"', 'key = "In ns"', "field 'key': 'In ns' is not a key"),
        ('key = "inns"', 'key = "war"', "the set 'base' has a chapter 'war' too"),
        ("An inn.", 'An inn."\ncards = ["palace_of_nobody"]\n#', "there is no card 'palace_of_nobody'"),
        ("An inn.", 'An inn."\ncolour = "red"\n#', "field 'colour': unknown field"),
        ("[[chapter]]", '[[note]]\nto = "nowhere"\ntext = "x"\n[[chapter]]', "there is no chapter 'nowhere'"),
        ("[[chapter]]", '[color]\nblue = "Ours."\n[[chapter]]', "the set has no color 'blue'; known: none"),
        ("[[chapter]]", f"{CHAPTER}[[chapter]]", "field 'key': 'inns' stands twice"),
    ],
)
def test_a_mistake_is_told(old: str, new: str, told: str) -> None:
    assert old in CHAPTER
    message = error_of(with_book(CHAPTER.replace(old, new)))
    assert message.startswith("small/book/en.toml, ")
    assert told in message


def test_all_languages_or_none_and_all_alike() -> None:
    texts = with_book(CHAPTER)
    del texts["book/nl.toml"]
    assert error_of(texts) == "small/book/nl.toml: this file is missing: the book has it in other languages"
    other = error_of(with_book(CHAPTER, fr=CHAPTER.replace("inns", "auberges")))
    assert other == "small/book/fr.toml, chapters: auberges; expected those of book/en.toml: inns"
    assert "small/book/nl.toml, notes: war" in error_of(
        with_book(CHAPTER, nl=CHAPTER + '[[note]]\nto="war"\ntext="x"\n')
    )


def test_a_text_is_paragraphs_and_lists_with_signs_and_numbers() -> None:
    passage = Passage("here", "One\nline [coin 3].\n\n- first\n  goes on\n- second {hand}\n\nlast")
    told = [
        (item, [piece.words or piece.number or str(piece.sign and (piece.sign.icon, piece.sign.n)) for piece in pieces])
        for item, pieces in passage.paragraphs()
    ]
    assert told == [
        (False, ["One line ", "('coin', 3)", "."]),
        (True, ["first goes on"]),
        (True, ["second ", "hand"]),
        (False, ["last"]),
    ]


def test_a_book_without_any_file_is_none() -> None:
    assert read_book({}, "x/") == {}
