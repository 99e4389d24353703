"""What a review says, as values. Chances are shares from 0 to 1, rounded to four places; seats count from 0."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

VERSION: Final = 1
"""Of the form of `as_json`: it grows when a field changes its meaning or goes."""
PLACES: Final = 4


@dataclass(frozen=True)
class Reason:
    """One difference between the move that was played and the better one, as keys and numbers."""

    key: str
    """The sentence: `coach.why.<key>` in the texts."""
    of_best: bool
    """It speaks for the better move; otherwise against the one that was played."""
    theme: str
    fields: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """A move, and what it is worth to whoever makes it."""

    move: str
    chance: float
    """To win."""
    lead: float | None
    """Points ahead of the best of the others at the end; None where the expert does not know."""
    doubt: float
    """The standard error of the chance."""


@dataclass(frozen=True)
class Judged:
    """A decision that was a choice, and what the expert thinks of it."""

    turn: int
    """As the record numbers it."""
    seat: int
    age: int
    decision: str
    """What was decided, as views name it: `play_card`, `choose_progress`, …"""
    played: Choice
    best: Choice
    loss: float
    """What the played move costs of the chance to win: the difference, less its standard error."""
    points: float | None
    """The same in points."""
    grade: str
    theme: str
    """What the better move is about."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class ThemeTally:
    """The decisions of a seat with one theme."""

    theme: str
    decisions: int
    loss: float
    """All that they cost together."""


@dataclass(frozen=True)
class SeatReview:
    """One seat's game. In a fair review it hangs on nothing that the seat could not know."""

    seat: int
    judged: tuple[Judged, ...]
    forced: int
    """Decisions with one legal move: these are not judged."""
    mean_loss: float
    grades: Mapping[str, int]
    themes: tuple[ThemeTally, ...]


@dataclass(frozen=True)
class CurvePoint:
    """The chances of all seats before a turn; the last point is the end of the record."""

    turn: int
    chances: tuple[float, ...]
    luck: tuple[float, ...]
    """What changed since the point before that no decision explains: hands, reveals, who plays what."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn after which a seat's chance was quite another."""

    turn: int
    seat: int
    change: float
    cause: str
    """`decision`: somebody's, named by `by`; or `luck`."""
    by: int
    """The seat whose decision it was; -1 for luck."""


@dataclass(frozen=True)
class Review:
    """A game, reviewed."""

    game: str
    players: tuple[str, ...]
    rounds: int
    seed: int
    open_cards: bool
    finished: bool
    seats: tuple[SeatReview, ...]
    curve: tuple[CurvePoint, ...]
    luck: tuple[float, ...]
    """The luck of each seat over the whole game."""
    turning_points: tuple[TurningPoint, ...]

    def as_json(self) -> dict[str, object]:
        """Everything as plain lists and dictionaries, for `json.dumps`."""
        return {"version": VERSION, **asdict(self)}


def rounded(number: float) -> float:
    """As results hold it; never -0.0."""
    return round(number, PLACES) + 0.0
