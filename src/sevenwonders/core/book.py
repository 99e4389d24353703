"""The pages that a set of cards brings for the rules book: what a file of them may say, in one language.

A text is plain words in paragraphs; a line that begins with `- ` is an item of a list. `[coin 3]` is a sign of the page
(its icon, which one, how many), `{hand}` a number of the setup.
"""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.core.cardfile import CardFileError, Mistakes, Row, parse, unique
from sevenwonders.core.texts import LANGUAGES

ABOUT: Final = ("resource", "color", "symbol", "token", "sign", "show", "column", "phase")
"""What a book may say a line about, besides its chapters."""
LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 6000
ITEM: Final = "- "
_MARKED: Final = re.compile(r"\[([^\[\]\n]*)\]|\{([^{}\n]*)\}")


@dataclass(frozen=True)
class Sign:
    """A sign within a text."""

    icon: str
    key: str = ""
    n: int | None = None


@dataclass(frozen=True)
class Piece:
    """A piece of a text: words, a number of the setup by its name, or a sign."""

    words: str = ""
    number: str = ""
    sign: Sign | None = None


@dataclass(frozen=True)
class Passage:
    """A text of the book and where it stands, for errors."""

    place: str = field(compare=False)
    text: str

    def paragraphs(self) -> Iterator[tuple[bool, list[Piece]]]:
        """Each paragraph or item of a list, and whether it is one. Raises CardFileError."""
        for block in re.split(r"\n\s*\n", self.text.strip()):
            for is_item, words in _lines(block):
                yield is_item, list(self._pieces(words))

    def pieces(self) -> Iterator[Piece]:
        yield from (piece for _, pieces in self.paragraphs() for piece in pieces)

    def _pieces(self, words: str) -> Iterator[Piece]:
        end = 0
        for found in _MARKED.finditer(words):
            if found.start() > end:
                yield Piece(words[end : found.start()])
            end = found.end()
            yield Piece(number=found[2]) if found[2] is not None else Piece(sign=self._sign(found[1]))
        if end < len(words):
            yield Piece(words[end:])

    def _sign(self, text: str) -> Sign:
        icon, *rest = text.split() or [""]
        number = int(rest.pop()) if rest and rest[-1].isdecimal() and len(rest[-1]) < 4 else None
        if not icon or len(rest) > 1:
            raise CardFileError(f"{self.place}: '[{text[:40]}]' is not a sign: write it as [shield 2] or [card blue]")
        return Sign(icon, rest[0] if rest else "", number)


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str
    passage: Passage
    cards: tuple[str, ...]
    """Cards that are shown below it."""


@dataclass(frozen=True)
class Note:
    """What a set adds to a chapter of another one."""

    to: str
    passage: Passage


@dataclass(frozen=True)
class Pages:
    """What a set brings for the book in one language."""

    chapters: tuple[Chapter, ...] = ()
    notes: tuple[Note, ...] = ()
    about: Mapping[str, Mapping[str, Passage]] = field(default_factory=dict)
    """A section of ABOUT, a key: a line about it."""

    def passages(self) -> Iterator[Passage]:
        yield from (chapter.passage for chapter in self.chapters)
        yield from (note.passage for note in self.notes)
        yield from (passage for lines in self.about.values() for passage in lines.values())


def book_file(language: str) -> str:
    return f"book/{language}.toml"


BOOK_FILES: Final = tuple(map(book_file, LANGUAGES))


def read_book(texts: Mapping[str, str], label: str, present: Collection[str] | None = None) -> dict[str, Pages]:
    """The pages of a set in every language; none if it has no such files. Raises CardFileError.

    Chapters and notes that need a set which is not `present` are left out; None leaves nothing out.
    """
    missing = [file for file in BOOK_FILES if file not in texts]
    if len(missing) == len(BOOK_FILES):
        return {}
    if missing:
        raise CardFileError(*(f"{label}{file}: this file is missing: the book has it in other languages"
                              for file in missing))  # fmt: skip
    found: dict[str, Pages] = {}
    mistakes = Mistakes()
    for language in LANGUAGES:
        with mistakes:
            place = f"{label}{book_file(language)}"
            found[language] = _pages(place, texts[book_file(language)], present)
    mistakes.complain()
    _check_alike(found, label)
    return found


def _pages(file: str, text: str, present: Collection[str] | None) -> Pages:
    top = Row(file, "", parse(file, text))
    mistakes = Mistakes()
    chapters: list[Chapter] = []
    kept: list[Row] = []
    notes: list[Note] = []
    about: dict[str, dict[str, Passage]] = {}
    for row in top.rows("chapter", key="key") if top.has("chapter") else []:
        with mistakes:
            wanted = _wanted(row, present)
            chapter = _chapter(row)
            if wanted:
                chapters.append(chapter)
                kept.append(row)
    for row in top.rows("note", key="to") if top.has("note") else []:
        with mistakes:
            wanted = _wanted(row, present)
            note = Note(row.key("to"), _passage(row))
            row.close()
            notes += [note] if wanted else []
    for section in ABOUT:
        with mistakes:
            names = top.row(section).names() if top.has(section) else {}
            places = {key: f"{file}, {section}, field '{key}'" for key in names}
            about[section] = {key: _checked(Passage(places[key], words)) for key, words in names.items()}
    with mistakes:
        top.close()
    mistakes.complain()
    unique(kept, [chapter.key for chapter in chapters])
    return Pages(tuple(chapters), tuple(notes), about)


def _wanted(row: Row, present: Collection[str] | None) -> bool:
    needs = row.texts("needs", ())
    return present is None or set(needs) <= set(present)


def _chapter(row: Row) -> Chapter:
    title = row.text("title").strip()
    if not 0 < len(title) <= LONGEST_TITLE or "\n" in title:
        raise row.error("title", f"expected a title on one line, of at most {LONGEST_TITLE} letters")
    chapter = Chapter(row.key(), title, _passage(row), tuple(row.texts("cards", ())))
    row.close()
    return chapter


def _passage(row: Row) -> Passage:
    return _checked(Passage(row.place("text"), row.text("text")))


def _checked(passage: Passage) -> Passage:
    if not 0 < len(passage.text.strip()) <= LONGEST_TEXT:
        raise CardFileError(f"{passage.place}: expected a text of at most {LONGEST_TEXT} letters")
    for _ in passage.pieces():
        pass  # each sign complains by itself
    return passage


def _lines(block: str) -> Iterator[tuple[bool, str]]:
    """The items of a list, or one paragraph: a line that begins no item goes on with what stands before it."""
    current: list[str] = []
    is_item = False
    for line in map(str.strip, block.split("\n")):
        if line.startswith(ITEM):
            if current:
                yield is_item, " ".join(current)
            current, is_item = [line.removeprefix(ITEM).strip()], True
        elif line:
            current.append(line)
    if current:
        yield is_item, " ".join(current)


def _check_alike(books: Mapping[str, Pages], label: str) -> None:
    """What one language tells, all tell, in the same order."""
    model = books[LANGUAGES[0]]
    for language in LANGUAGES[1:]:
        pages, file = books[language], f"{label}{book_file(language)}"
        for what, ours, theirs in (
            ("chapters", [each.key for each in pages.chapters], [each.key for each in model.chapters]),
            ("notes", [each.to for each in pages.notes], [each.to for each in model.notes]),
            *((section, sorted(pages.about[section]), sorted(model.about[section])) for section in ABOUT),
        ):
            if ours != theirs:
                raise CardFileError(f"{file}, {what}: {_told(ours)}; expected those of {book_file(LANGUAGES[0])}: "
                                    f"{_told(theirs)}")  # fmt: skip


def _told(keys: Sequence[str]) -> str:
    return ", ".join(keys) or "none"
