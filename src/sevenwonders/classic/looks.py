"""How the things of a set look and where they are shown: what its `set.toml` declares for the table, the terminal and
the page. Whatever is not declared is still shown, by its shape."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

Look = TypeVar("Look")
PLACES: Final = ("table", "city", "cities", "pairs", "own", "question")
"""Where a fact of a view belongs: open on the table, one value for each city, a list of cities, cities two by two, the
reader's own cards, or cards that a question lists anyway."""
LISTED: Final = ("effects", "steps", "part")
"""How cards are shown: with what they do, step by step, or as something that many take part in."""
MEANS: Final = ("wins_ties", "no_conflict")
"""What a value of a city means for its conflicts."""
COSTS: Final = ("free", "none", "told")
"""What a verb makes of a printed cost: it builds at no cost, the cost does not matter, or the game tells the price."""
TINTS: Final = ("gold", "good", "bad")
HOUSE_COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple", "wonder", "coins", "token")
"""Shades that are known without a set: those that both games have."""
HOUSE_ICONS: Final = (
    "again",
    "amphora",
    "away",
    "both",
    "card",
    "chain",
    "clock",
    "coin",
    "compass",
    "debt",
    "defeat",
    "discard",
    "dove",
    "eye",
    "failure",
    "gear",
    "hourglass",
    "laurel",
    "left",
    "log",
    "pawn",
    "people",
    "person",
    "point",
    "progress",
    "resource",
    "right",
    "rival",
    "scales",
    "seal",
    "sealed",
    "self",
    "shield",
    "stage",
    "star",
    "tablet",
    "temple",
    "trade",
    "victory",
    "warning",
    "wonder",
)
"""Signs that the page draws without a set; a set may draw others."""


@dataclass(frozen=True)
class Sign:
    """A sign of the page: `card` with a colour, `token` with a token, or a drawing."""

    icon: str
    key: str = ""


@dataclass(frozen=True)
class Show:
    """A fact that a set's rules put into the view (`extras`)."""

    key: str
    place: str = ""
    """One of PLACES; empty: its shape tells."""
    sign: Sign | None = None
    of: str = ""
    """The fact whose cards it says more about: tokens on them, or how many of their steps have come."""
    listed: str = ""
    """One of LISTED; empty: by name."""
    means: str = ""
    """One of MEANS: whoever has it."""
    event: str = ""
    """The kind of event that tells of it."""


@dataclass(frozen=True)
class ColorLook:
    """A colour of cards: its ground, what is written on it, and the sign of its cards."""

    fill: str = ""
    """`#rrggbb`; empty for a colour that the house knows."""
    ink: str = ""
    icon: str = "card"


@dataclass(frozen=True)
class ColumnLook:
    """A column of the score sheet: it looks like the cards of a colour, and has a sign."""

    shade: str
    icon: str


@dataclass(frozen=True)
class DeckLook:
    """The back of a deck's cards, and what its cards are."""

    fill: str = ""
    icon: str = ""
    shared: bool = False
    """Its cards stand in no city: many pay the cost for a part in it and have the effect; or it fails."""
    unable: str = ""
    """The number of the setup that whoever cannot bear its failure loses in points."""


@dataclass(frozen=True)
class TokenLook:
    """A token: its sign, and what it means for the conflicts of the city that has it."""

    icon: str = ""
    means: str = ""
    event: str = ""
    """The kind of event that tells of it."""


@dataclass(frozen=True)
class VerbLook:
    """A use of a card that a set adds."""

    cost: str = ""
    """One of COSTS; empty: the printed cost counts."""
    option: str = ""
    """The fact whose cards its option numbers, from 1."""
    of_hand: bool = False
    """It is one of the uses of a card of the hand, put card by card."""
    icon: str = ""


@dataclass(frozen=True)
class Drawing:
    """A sign on a grid of 24: a path that is filled by the even-odd rule, or one that is drawn with a round pen."""

    solid: str = ""
    lines: str = ""
    tint: str = ""
    """One of TINTS; empty: that of the text around it."""


@dataclass(frozen=True)
class Looks:
    """All that a set, or all sets of a box together, say of their looks."""

    shows: Mapping[str, Show] = field(default_factory=dict)
    colors: Mapping[str, ColorLook] = field(default_factory=dict)
    columns: Mapping[str, ColumnLook] = field(default_factory=dict)
    decks: Mapping[str, DeckLook] = field(default_factory=dict)
    tokens: Mapping[str, TokenLook] = field(default_factory=dict)
    verbs: Mapping[str, VerbLook] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    """Decisions about a card on the table: the fact that names it."""
    drawings: Mapping[str, Drawing] = field(default_factory=dict)

    def show(self, key: str) -> Show:
        return self.shows.get(key) or Show(key)

    def verb(self, key: str) -> VerbLook:
        return self.verbs.get(key) or VerbLook()

    def deck(self, key: str) -> DeckLook:
        return self.decks.get(key) or DeckLook()


def together(every: Sequence[Looks]) -> Looks:
    """The looks of all sets of a box; of two that describe the same thing the first counts."""
    return Looks(
        shows=_first([looks.shows for looks in every]),
        colors=_first([looks.colors for looks in every]),
        columns=_first([looks.columns for looks in every]),
        decks=_first([looks.decks for looks in every]),
        tokens=_first([looks.tokens for looks in every]),
        verbs=_first([looks.verbs for looks in every]),
        about=_first([looks.about for looks in every]),
        drawings=_first([looks.drawings for looks in every]),
    )


def _first(every: Sequence[Mapping[str, Look]]) -> dict[str, Look]:
    found: dict[str, Look] = {}
    for each in every:
        for key, look in each.items():
            found.setdefault(key, look)
    return found
