"""What the REST interface takes and gives, besides the parts that it shares with the WebSocket protocol."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from sevenwonders.classic.seeing import ClassicView
from sevenwonders.duel.view import DuelView
from sevenwonders.server.protocol import Emblem, Options, Told

Level = Literal["easy", "casual", "medium", "hard", "expert"]
BotLevel = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,8}$")]
"""A level, or the name of a program that the operator of the server added (`serve --bot`)."""
Name = Annotated[str, Field(min_length=1, max_length=24)]
Password = Annotated[str, Field(max_length=100)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---- people and tables


class Me(Body):
    name: str
    """Empty until one was given."""
    emblem: Emblem


class NewName(Body):
    name: Name


class NewTable(Body):
    options: Options
    bots: Annotated[list[BotLevel], Field(max_length=7)] = []
    """Bots for the seats after the host's; the others stay open."""
    password: Password = ""
    start: bool = False
    """Begin at once: no seat may be open then."""


class Join(Body):
    password: Password = ""
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """A certain open seat; without one, the first."""


class SetBot(Body):
    level: BotLevel | None
    """None: the bot gets up, the seat is open."""


class AgreeHints(Body):
    agree: bool
    """Whether people may be given hints in this game: it needs a yes of each."""


class TableLine(Body):
    """A table in a list."""

    id: str
    options: Options
    status: Literal["open", "playing", "over", "waiting", "broken"]
    locked: bool
    players: list[str]
    """Those who sit there; a bot is named by its level in brackets."""
    free: int
    you: int
    your_turn: bool
    age: int
    created: int
    """Milliseconds since 1970."""
    hinted: bool
    """Whether somebody was given hints in its game."""


class TableId(Body):
    id: str
    seat: int


class Problem(Body):
    """Why a request failed."""

    code: str
    text: str


# ---- what can be chosen


class SetChoice(Body):
    key: str
    name: str
    text: str
    """What it brings, in one line."""
    players: list[int]
    needs: list[str]
    sides: list[str]
    """The sides of boards that may be dealt with it."""
    picture: str
    """The address of its picture; empty if it has none."""


class Choices(Body):
    """What a new table may be."""

    sets: list[SetChoice]
    players: dict[str, list[int]]
    """The numbers of players of each game, without sets."""
    levels: list[BotLevel]
    """Of bots, from the weakest; then programs that the operator added."""


# ---- replay


class Frame(Body):
    """The table after a turn, and what happened in it."""

    view: ClassicView | DuelView
    events: list[Told]


class ReplayLine(Body):
    """A way on that was not played."""

    of: int
    """The line that it leaves: 0 is the game, n the n-th of these."""
    turn: int
    """Its first turn: the frame before it is that with number `turn - 1` of the line that it leaves."""
    words: str
    frames: list[Frame]


class Replay(Body):
    game: str
    sets: list[str]
    players: list[str]
    seat: int
    hinted: list[int]
    """Seats whose players were given hints."""
    frames: list[Frame]
    lines: list[ReplayLine]


class TryWish(Body):
    """From which position somebody would like to play on."""

    turn: Annotated[int, Field(ge=1, le=10_000)]
    """As the record numbers it: all turns before it are made."""
    seat: Annotated[int, Field(ge=0, le=7)]
    level: Level = "medium"
    """Of the bots on all other seats."""


class RecordText(Body):
    record: Annotated[str, Field(max_length=200_000)]


class RecordTryWish(TryWish, RecordText):
    line: Annotated[int, Field(ge=0, le=200)] = 0
    """Of the record's lines; 0: the game itself."""


class LinesWish(RecordText):
    """A record, and games from the same deal that went another way."""

    tried: Annotated[list[Annotated[str, Field(max_length=100_000)]], Field(max_length=30)]
