"""What the page draws of a game with some sets: the faces of cards and boards, and how things look and are called."""

from sevenwonders.server.models import Body


class Mark(Body):
    """One sign on the face of a card. The page draws it; see docs/protocol.md for the icons."""

    icon: str
    key: str = ""
    """Which one: a resource's letter, a colour, a symbol, a token."""
    n: int | None = None
    text: str = ""
    """Words, where no sign says it."""


class StepFace(Body):
    """An effect of a card that comes later."""

    when: str
    """`beside` another card of the city, at a wonder `stage`, or upon `failure` of a project."""
    card: str
    """The card beside which it works."""
    at: int
    """The stage, from 1."""
    debt: int
    """Coins that are owed when it comes."""
    marks: list[Mark]
    tip: str


class Face(Body):
    """A card, progress token or other thing with a name."""

    key: str
    name: str
    own_name: bool
    """Ours, since the printed game has none in this language."""
    kind: str
    """Its colour, or `token`, `progress`, `wonder`."""
    deck: str
    cost: list[Mark]
    marks: list[Mark]
    chain_from: list[str]
    opens: list[str]
    steps: list[StepFace]
    tip: str
    guess: bool
    art: str
    """What is drawn on it, by the page's names; of a wonder of Duel its scene; empty: what suits its kind."""


class StageFace(Body):
    """A way to build a stage of a board, or to embellish one."""

    cost: list[Mark]
    marks: list[Mark]
    tip: str
    guess: bool
    alternative: bool
    """Another way to build the stage before it."""
    embellishes: int
    """The stage, from 1, that it adds to once that is built; 0: it is a stage of its own."""


class Board(Body):
    """One side of a wonder board of 7 Wonders."""

    key: str
    city: str
    side: str
    name: str
    start: list[Mark]
    stages: list[StageFace]
    tip: str
    guess: bool
    art: str
    """The scene that is drawn on it; empty: a plain one."""


class ExtraFace(Body):
    """How something that a set adds to a view (`extras`) is called and where it belongs."""

    name: str
    place: str
    """`table`, `city` (a value for each), `cities` (a list of them), `pairs` (of cities, one after another), `own` (the
    reader's own cards), `question` (cards that a decision lists); empty: its shape tells."""
    mark: Mark | None
    """The sign of its numbers."""
    of: str
    """The extra whose cards it says more about."""
    words: dict[str, str]
    """What each of its values means, where they are words."""
    means: str
    """What it means for the conflicts of a city that has it: `wins_ties`, `no_conflict`; empty: nothing."""
    event: str
    """The kind of event that tells of it."""


class ColorFace(Body):
    """A colour of cards; without `fill` it is one that the page knows."""

    fill: str
    ink: str
    icon: str


class ColumnFace(Body):
    """A row of the score sheet: the colour that it looks like, and its sign."""

    shade: str
    icon: str


class DeckFace(Body):
    """The back of the cards of a deck."""

    fill: str
    icon: str


class TokenFace(Body):
    """A token of a set: its sign (empty: a drawing with its key), and what it means for conflicts, as of an extra."""

    icon: str
    means: str
    event: str


class VerbFace(Body):
    """A use of cards: its sign, and whether it is one of those of a card of the hand."""

    icon: str
    of_hand: bool


class DrawingFace(Body):
    """A sign on a grid of 24, as SVG paths: one that is filled by the even-odd rule, one that is drawn."""

    solid: str
    lines: str
    tint: str
    """`gold`, `good`, `bad`; empty: that of the text around it."""


class Looks(Body):
    """How the things of a game look."""

    colors: dict[str, ColorFace]
    columns: dict[str, ColumnFace]
    decks: dict[str, DeckFace]
    tokens: dict[str, TokenFace]
    verbs: dict[str, VerbFace]
    drawings: dict[str, DrawingFace]


class SlotPlace(Body):
    """A place in a structure of Duel. The page draws lower rows over higher ones."""

    row: int
    col: int
    up: bool


class Catalogue(Body):
    """Everything that the page must know to draw a game, in one language."""

    game: str
    faces: dict[str, Face]
    boards: dict[str, Board]
    names: dict[str, str]
    """Colours, symbols, resources (by letter), decks, categories, phases: whatever else has a name."""
    extras: dict[str, ExtraFace]
    looks: Looks
    categories: list[str]
    """The rows of the score sheet, in their order."""
    colors: list[str]
    resources: str
    """Letters, in their order."""
    symbols: list[str]
    structures: list[list[SlotPlace]]
    numbers: dict[str, int]
    """Numbers of the setup, such as `sell_coins`, or `capital` for the length of Duel's track."""
