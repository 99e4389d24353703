"""A review as the REST interface gives it. Chances are shares from 0 to 1."""

from typing import Annotated, Literal

from pydantic import Field

from sevenwonders.server.models import Body, RecordText

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewWish(Body):
    """Which review of a game, and what the reader has of it already."""

    open_cards: bool = False
    """Judged with all cards open, not by what each seat could know."""
    since: Annotated[int, Field(ge=0, le=10_000)] = 0
    """How many decisions the reader has: those after them are sent."""


class RecordReviewWish(ReviewWish, RecordText):
    pass


class ReviewedMove(Body):
    move: str
    text: str
    chance: float
    """To win, for whoever makes it."""


class ReviewedDecision(Body):
    """A decision that was a choice, and what the expert thinks of it."""

    turn: int
    """As the record numbers it: the replay's frame before it is `turn - 1`."""
    seat: int
    age: int
    kind: str
    grade: Grade
    theme: str
    loss: float
    """What the move costs of the chance to win, as far as that is sure."""
    points: float | None
    """The same in points, where the expert knows it."""
    played: ReviewedMove
    best: ReviewedMove
    better: list[str]
    """What speaks for the better move, each a part of a sentence whose subject is the move."""
    worse: list[str]
    """What speaks against the one that was played."""


class ReviewedTheme(Body):
    theme: str
    decisions: int
    loss: float


class ReviewedSeat(Body):
    name: str
    grades: dict[Grade, int]
    forced: int
    """Decisions with one legal move: these are not judged."""
    mean_loss: float
    luck: float
    themes: list[ReviewedTheme]


class ReviewedTurn(Body):
    """The chances before a turn; the last one is the end."""

    turn: int
    chances: list[float]
    luck: list[float]


class ReviewedTurningPoint(Body):
    turn: int
    seat: int
    change: float
    cause: Literal["decision", "luck"]
    by: int
    """Whose decision it was; -1: luck."""


class GradeLimit(Body):
    grade: Grade
    below: float
    """Losses below this have the grade, if no better one does."""


class ReviewState(Body):
    """A review as far as it is. Ask again, with `since` = `next`, until it is done."""

    id: str
    state: Literal["waiting", "working", "done"]
    """`waiting`: for a process, as others are looked at too."""
    done: int
    total: int
    """Decisions that were looked at, and all there are."""
    next: int
    decisions: list[ReviewedDecision]
    """From `since` on, in the order of the game."""
    open_cards: bool
    may_open: bool
    """Whether it can be had with all cards open: the game is over."""
    finished: bool
    rounds: int
    seats: list[ReviewedSeat]
    curve: list[ReviewedTurn]
    turning_points: list[ReviewedTurningPoint]
    limits: list[GradeLimit]
