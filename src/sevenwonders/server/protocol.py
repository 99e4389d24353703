"""The WebSocket protocol, version 1: every message there is. docs/protocol.md explains it.

All that a message says of a game is what the seat it goes to may know, in the language that the seat asked for.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from sevenwonders.classic.seeing import ClassicView
from sevenwonders.core.game import Fact
from sevenwonders.duel.view import DuelView
from sevenwonders.server.vocabulary import Avatar, CrestShape, EmoteName, RefusalCode

VERSION: Final = 1
Language = Literal["en", "fr", "nl"]
Text100 = Annotated[str, Field(max_length=100)]


class Message(BaseModel):
    """What every message and every part of one is: exact, and nothing else in it."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---- from the player


class Hello(Message):
    """The first message of a socket. The answer is an update with all there is to know."""

    type: Literal["hello"]
    version: int
    lang: Language = "en"
    since: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """How many events the player has already: those after them are sent."""
    password: Text100 = ""
    """That of the table, for spectators of a table that has one."""
    muted: Annotated[list[Annotated[int, Field(ge=0, le=7)]], Field(max_length=8)] = []
    """Seats of which the player wants to hear nothing."""


class Choose(Message):
    """An answer to a request. Sending it twice is harmless; until the request is settled another one replaces it."""

    type: Literal["choose"]
    id: Annotated[str, Field(min_length=1, max_length=40, pattern="^[ -~]+$")]
    """Made by the player of plain letters, new for each choice: the acknowledgement carries it."""
    request: Annotated[str, Field(min_length=1, max_length=40)]
    move: Text100


class Speak(Message):
    """From now on, and for all that was told so far, in another language."""

    type: Literal["speak"]
    lang: Language


class Ping(Message):
    type: Literal["ping"]


# ---- from the server


class Options(Message):
    """How a table plays: chosen by its host, the same for the whole game."""

    game: Literal["duel", "classic"]
    players: Annotated[int, Field(ge=2, le=8)] = 2
    sets: Annotated[list[Text100], Field(max_length=20)] = []
    sides: Literal["", "A", "B"] = ""
    first_game: bool = False
    """Duel: the wonders for beginners."""
    teams: bool = False
    public: bool = False
    """Whether the table stands in the public list, for all to join and watch."""
    live_score: bool = False
    """Whether points are shown before the end."""
    pace: Annotated[int, Field(ge=0, le=10_000)] = 1200
    """Milliseconds that a bot waits before a move that others see."""
    clock: Literal["none", "turn", "days"] = "none"
    clock_time: Annotated[int, Field(ge=1, le=3600)] = 60
    """Seconds for a turn, or days."""
    away: Literal["wait", "bot"] = "bot"
    """What happens to the seat of a player who left: all wait, or a bot plays until the player is back."""
    away_after: Annotated[int, Field(ge=5, le=86_400)] = 60
    """Seconds after which a player who left is away."""
    away_level: Literal["easy", "casual", "medium", "hard", "expert"] = "medium"
    chat: bool = True
    """Whether people may talk at the table; the host may change it at any time."""
    hints: bool = False
    """Whether people may ask for hints. It holds once all of them agreed; whoever plays only with bots always may."""
    estimates: bool = False
    """Whether each seat sees an estimate of scores and chances, from what it may know."""
    practice: Annotated[int, Field(ge=0, le=5000)] | None = None
    """Of a table that goes on from a position of a record: the choices that were made before. None: it does not."""
    guided: bool = False
    """A first game with notes, against bots, always dealt alike: Duel with `first_game`, 7 Wonders for three on A."""


class Emblem(Message):
    """By what a person would like to be known at a table. Two of one table never bear the same: the page sees to it."""

    avatar: Avatar | Literal[""] = ""
    """Empty: that of the seat."""
    crest: CrestShape = "shield"
    color: Annotated[int, Field(ge=-1, le=7)] = -1
    """One of the eight colours of seats; -1: that of the seat."""


class SeatState(Message):
    kind: Literal["open", "human", "bot"]
    name: str
    """Of a person; a bot's is a number that the page makes a name of, empty for an open seat."""
    level: str
    """Of a bot: easy, casual, medium, hard or expert."""
    emblem: Emblem
    online: bool
    away: bool
    """A person who left: a bot plays, or all wait, as the options say."""
    waiting: bool
    """Whether all wait for a choice of this seat."""
    sealed: bool
    """Whether its choice is made, and waits for the others."""
    resigned: bool
    """Whether its player gave up: a bot plays here for good."""
    agrees: bool
    """Whether its player would like to end the game now."""
    agrees_hints: bool
    """Whether its player agrees to hints at this table."""
    hinted: bool
    """Whether its player was given hints in this game."""


class TableState(Message):
    """A table and who sits at it. The same for everybody, save for `you` and `host`."""

    id: str
    options: Options
    locked: bool
    """Whether one needs a password."""
    status: Literal["open", "playing", "over", "waiting", "broken"]
    """`waiting`: its sets are not here, or not as they were; it goes on when they are back."""
    seats: list[SeatState]
    you: int
    """The reader's seat, or -1: a spectator."""
    host: bool
    """Whether the reader may change the seats and begin."""
    spectators: int
    lacks: list[str]
    """What it waits for: sets, each with the version that it was dealt with."""
    deadline: int | None
    """When the clock runs out: milliseconds since 1970; with `now`, how long that is."""
    now: int
    ended: Literal["", "resigned", "agreed"]
    """Why the game is over, if not by its rules."""
    hints: bool
    """Whether those who play may ask for hints."""
    takes_back: bool
    """Whether the reader may take a choice back: at a practice table, if there is one."""
    rematch: str
    """The table where they play again, once somebody asked for it."""


class Told(Message):
    """Something that happened, as the reader may know it."""

    n: int
    """The events of a reader are numbered from 1, without a gap."""
    kind: str
    seat: int
    facts: dict[str, Fact]
    text: str


class Offer(Message):
    """A legal move, taken apart."""

    move: str
    """What to send."""
    verb: str
    card: str
    wonder: str
    """The wonder of a Duel move; a board of 7 Wonders is never named."""
    token: str
    """A progress token of Duel, or another card of one's own that the move lays out: a tile."""
    option: int
    """Which of several ways, as the move says it."""
    left: int
    """Coins to the left neighbour."""
    right: int
    bank: int
    """Coins to the bank, those of the printed cost included."""
    far: int
    """Coins to the first city further off that sells to this one (`CityView.far`)."""
    farther: int
    """Coins to the second."""
    gain: int
    """Coins that the move brings at once where that is what it is for: a sale."""
    chain: str
    """The card that makes it free, if one does."""
    builds: bool
    """Whether the card itself is built: it could also be sold, or put under a stage."""
    stage: int
    """The row of the board, from 1, that a wonder stage is built by; 0 if none is."""
    favour: bool
    """Whether a token is given back in place of the cost."""
    label: str
    """The whole move in words."""


class Refusal(Message):
    """Something that cannot be done with a card or a wonder now, and why."""

    verb: str
    about: str
    """The card or wonder."""
    text: str
    short: str
    """A few words, for the face of a card."""


class Ask(Message):
    """A request: a decision that the reader owes, or has sealed and may still change."""

    request: str
    kind: str
    prompt: str
    city: int
    """The city it is about: the reader's own, or one without a player."""
    about: str
    """A card on the table that it is about, besides those of the offers; empty if there is none."""
    offers: list[Offer]
    refusals: list[Refusal]
    chosen: str
    """The sealed move; empty if there is none yet."""


class Update(Message):
    """What changed: parts that did not change are left out (null)."""

    type: Literal["update"] = "update"
    reset: bool
    """Whether to forget all events so far: these are all there are, or the newest of them."""
    seq: int
    """The number of the last event that the reader has now."""
    events: list[Told]
    table: TableState | None
    view: ClassicView | DuelView | None
    ask: Ask | None
    """Sent with each view: null there means that the reader has nothing to decide."""


class Acknowledged(Message):
    """A choice is kept, or a word about the end: whatever happens to the server, it counts."""

    type: Literal["ack"] = "ack"
    id: str
    request: str


class Refused(Message):
    """Something that the player sent was not accepted, and changed nothing."""

    type: Literal["refused"] = "refused"
    id: str
    """Of the choice; empty where it was none."""
    code: RefusalCode
    text: str


class Talk(Message):
    """Somebody said something: words to be shown as they are, or a sign."""

    type: Literal["talk"] = "talk"
    seat: int
    emote: EmoteName | Literal[""]
    text: str


class Pong(Message):
    type: Literal["pong"] = "pong"


ToPlayer = Update | Acknowledged | Refused | Talk | Pong
