"""What players ask of the coach during a game, and what it answers: each from what the asking seat may know."""

from typing import Annotated, Final, Literal

from pydantic import Field

from sevenwonders.server.protocol import Message

Step = Literal["look", "moves", "reasons"]
STEPS: Final[tuple[Step, ...]] = ("look", "moves", "reasons")
"""Of a hint: where to look, the two best moves, why the first is better. Each tells what came before it too."""


class AskCoach(Message):
    """Ask for a hint, step by step, for danger signs, or for an estimate: always for one's own seat."""

    type: Literal["coach"]
    id: Annotated[str, Field(min_length=1, max_length=40, pattern="^[ -~]+$")]
    """Made by the player, new for each question: the answer carries it."""
    request: Annotated[str, Field(min_length=1, max_length=40)]
    """The decision that it is about: the one of this moment."""
    what: Literal["look", "moves", "reasons", "signs", "estimate"]


class HintMove(Message):
    """One of the two best moves."""

    move: str
    """One of the offers of the request."""
    text: str
    chance: float
    """To win, from 0 to 1."""
    reasons: list[str]
    """What speaks for the first move, or against the second; empty until asked for."""


class Sign(Message):
    """A danger that a good player sees at once."""

    kind: str
    """As `coach.danger` of the texts has it."""
    icon: str
    """`science`, `shield` or `guild`."""
    text: str
    card: str
    """The card that it is about; empty if none is."""
    seat: int
    """Whom it comes from."""
    now: bool
    """Whether it is there whatever the reader does next, unless that ends it; otherwise some moves bring it about."""
    moves: list[str]
    """The reader's moves after which it is there."""


class SeatEstimate(Message):
    chance: float
    """To win, from 0 to 1; those of all seats make 1."""
    points: int
    """At the end."""


class Coached(Message):
    """An answer of the coach. What was not asked for is empty."""

    type: Literal["coached"] = "coached"
    id: str
    request: str
    what: Literal["look", "moves", "reasons", "signs", "estimate"]
    look: str = ""
    moves: list[HintMove] = Field(default_factory=list)
    signs: list[Sign] = Field(default_factory=list)
    seats: list[SeatEstimate] = Field(default_factory=list)
    """An estimate for each seat."""
