"""The rules book: what the sets say of themselves, and a legend of everything that the catalogue draws."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.core.book import Chapter, Pages, Passage, Piece
from sevenwonders.core.resources import CLASSES
from sevenwonders.core.texts import Texts
from sevenwonders.server.book_models import (
    Book,
    BookChapter,
    BookEntry,
    BookGroup,
    BookNote,
    BookRun,
    BookSet,
    BookText,
)
from sevenwonders.server.catalogue_models import Catalogue, ExtraFace, Mark

OF_A_GROUP: Final = ("resource", "card", "science", "token")
"""Signs whose key says what they are: each has its own line in its own group."""
SPOKEN: Final = "word"
"""Words where no sign says it: nothing to explain."""


@dataclass(frozen=True)
class Source:
    """A set, or a game without sets, and what it brings for the book."""

    key: str
    """Empty: the game itself."""
    name: str
    text: str
    """What it brings in one line."""
    pages: Pages


def make_book(
    catalogue: Catalogue,
    sources: Sequence[Source],
    numbers: Mapping[str, int],
    questions: Mapping[str, str],
    texts: Texts,
) -> Book:
    """The book of a game: `sources` have the game itself first, `questions` what a player is asked in each phase."""
    maker = _Maker(catalogue, sources, numbers, texts)
    return Book(
        game=catalogue.game,
        sets=[BookSet(key=each.key, name=each.name) for each in sources if each.key],
        chapters=[*maker.chapters()],
        legend=[group for group in maker.legend(questions) if group.entries],
    )


class _Maker:
    def __init__(
        self, catalogue: Catalogue, sources: Sequence[Source], numbers: Mapping[str, int], texts: Texts
    ) -> None:
        self.catalogue = catalogue
        self.sources = sources
        self.numbers = numbers
        self.texts = texts

    # ---- chapters

    def chapters(self) -> Iterator[BookChapter]:
        for source in self.sources:
            yield from (self._chapter(source, chapter) for chapter in source.pages.chapters)
            if source.key and not source.pages.chapters:  # a set that tells nothing has at least its one line
                line = [BookText(item=False, runs=[BookRun(text=source.text)])] if source.text else []
                yield BookChapter(key=source.key, title=source.name, set=source.key, texts=line, cards=[], notes=[])

    def _chapter(self, source: Source, chapter: Chapter) -> BookChapter:
        notes = [
            BookNote(set=other.name, texts=self._told(note.passage))
            for other in self.sources
            for note in other.pages.notes
            if note.to == chapter.key
        ]
        return BookChapter(
            key=chapter.key,
            title=chapter.title,
            set=source.key,
            texts=self._told(chapter.passage),
            cards=list(chapter.cards),
            notes=notes,
        )

    def _told(self, passage: Passage) -> list[BookText]:
        return [BookText(item=is_item, runs=[*self._runs(pieces)]) for is_item, pieces in passage.paragraphs()]

    def _runs(self, pieces: Iterable[Piece]) -> Iterator[BookRun]:
        """Words that follow each other are one run; a number stays on the line of the sign that it counts."""
        words = ""
        for piece in pieces:
            if piece.sign is None:
                words += str(self.numbers[piece.number]) if piece.number else piece.words
                continue
            if words:
                yield BookRun(text=re.sub(r"(\d) $", "\\1\u00a0", words))
            words = ""
            yield BookRun(mark=Mark(icon=piece.sign.icon, key=piece.sign.key, n=piece.sign.n))
        if words:
            yield BookRun(text=words)

    # ---- legend

    def legend(self, questions: Mapping[str, str]) -> Iterator[BookGroup]:
        names, catalogue = self.catalogue.names, self.catalogue
        yield self._group("resource", [(x, names[f"resource.{x}"], Mark(icon="resource", key=x), self._sort(x))
                                       for x in catalogue.resources])  # fmt: skip
        yield self._group("color", [(x, names[f"kind.{x}"], Mark(icon="card", key=x), "") for x in catalogue.colors])
        yield self._group("symbol", [(x, names[f"symbol.{x}"], Mark(icon="science", key=x), self.texts("book.symbol"))
                                     for x in catalogue.symbols])  # fmt: skip
        tokens = [face for face in catalogue.faces.values() if face.kind == "token"]
        yield self._group("token", [(x.key, x.name, Mark(icon="token", key=x.key), x.tip) for x in tokens])
        yield self._group("sign", [(x, self._sign_name(x), Mark(icon=x), self._known_sign(x)) for x in self._signs()])
        yield self._group("show", [(key, each.name, each.mark, self._known_show(each))
                                   for key, each in catalogue.extras.items()])  # fmt: skip
        looks = catalogue.looks.columns
        yield self._group("column", [(x, names[f"category.{x}"], Mark(icon=looks[x].icon) if x in looks else None, "")
                                     for x in catalogue.categories])  # fmt: skip
        phases = [key.removeprefix("phase.") for key in names if key.startswith("phase.")]
        yield self._group("phase", [(x, names[f"phase.{x}"], None, questions.get(x, "")) for x in phases])

    def _group(self, key: str, rows: Iterable[tuple[str, str, Mark | None, str]]) -> BookGroup:
        """A part of the legend; what a set says of a thing goes before what is known of it anyway."""
        return BookGroup(
            key=key,
            entries=[
                BookEntry(key=row, name=name, mark=mark, texts=self._about(key, row) or _plain(known))
                for row, name, mark, known in rows
            ],
        )

    def _about(self, section: str, key: str) -> list[BookText]:
        for source in self.sources:
            passage = source.pages.about.get(section, {}).get(key)
            if passage is not None:
                return self._told(passage)
        return []

    def _sort(self, letter: str) -> str:
        return self.texts(f"book.resource.{next(sort for sort, letters in CLASSES.items() if letter in letters)}")

    def _signs(self) -> list[str]:
        """The signs on cards and boards, and of what sets show, but for those of a group."""
        catalogue = self.catalogue
        stages = [stage for board in catalogue.boards.values() for stage in board.stages]
        marks = [mark for face in catalogue.faces.values() for mark in (*face.cost, *face.marks)]
        marks += [mark for stage in stages for mark in (*stage.cost, *stage.marks)]
        marks += [mark for face in catalogue.faces.values() for step in face.steps for mark in step.marks]
        marks += [mark for board in catalogue.boards.values() for mark in board.start]
        marks += [each.mark for each in catalogue.extras.values() if each.mark is not None]
        seen = dict.fromkeys(mark.icon for mark in marks if not mark.key and mark.icon != SPOKEN)
        if any(face.chain_from for face in catalogue.faces.values()):
            seen["chain"] = None
        return [*seen]

    def _sign_name(self, icon: str) -> str:
        key = f"page.mark.{icon}"
        return self.texts(key) if self.texts.has(key) else self.catalogue.names.get(f"sign.{icon}", icon)

    def _known_show(self, extra: ExtraFace) -> str:
        """What its values mean, or else where it is seen."""
        means = [f"{word}." for word in extra.words.values()]
        return " ".join(means) or self.texts(f"book.show.{extra.place or 'any'}")

    def _known_sign(self, icon: str) -> str:
        key = f"book.sign.{icon}"
        return self.texts(key) if self.texts.has(key) else ""


def _plain(text: str) -> list[BookText]:
    return [BookText(item=False, runs=[BookRun(text=text)])] if text else []
