"""The rules book of a game with some sets, as the page reads it."""

from sevenwonders.server.catalogue_models import Mark
from sevenwonders.server.models import Body


class BookRun(Body):
    """A piece of a text: words, or a sign among them."""

    text: str = ""
    mark: Mark | None = None


class BookText(Body):
    """A paragraph, or an item of a list."""

    item: bool
    runs: list[BookRun]


class BookNote(Body):
    """What a set adds to a chapter of another one."""

    set: str
    """The name of the set."""
    texts: list[BookText]


class BookChapter(Body):
    key: str
    title: str
    set: str
    """The key of the set that it is of; empty: of the game itself."""
    texts: list[BookText]
    cards: list[str]
    """Cards that are shown below it."""
    notes: list[BookNote]


class BookEntry(Body):
    """A line of the legend."""

    key: str
    name: str
    mark: Mark | None
    """How it is drawn; None: it has no sign."""
    texts: list[BookText]


class BookGroup(Body):
    """A part of the legend: `resource`, `color`, `symbol`, `token`, `sign`, `show`, `column` or `phase`."""

    key: str
    entries: list[BookEntry]


class BookSet(Body):
    key: str
    name: str


class Book(Body):
    """The rules of a game and exactly the sets that were asked for, in one language."""

    game: str
    sets: list[BookSet]
    """Those besides the base game."""
    chapters: list[BookChapter]
    legend: list[BookGroup]
