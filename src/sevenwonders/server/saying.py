"""What players send besides choices: words about the end of a game, and to each other."""

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from sevenwonders.server.coach_messages import AskCoach
from sevenwonders.server.protocol import Choose, Hello, Message, Ping, Speak
from sevenwonders.server.vocabulary import EmoteName


class Resign(Message):
    """Give up. At a table of two the other one wins; at a larger one a bot plays on in this seat, for good."""

    type: Literal["resign"]
    id: Annotated[str, Field(min_length=1, max_length=40, pattern="^[ -~]+$")]


class End(Message):
    """Offer to end the game now, or agree to it; or play on, which takes the offer away. Over when all have agreed."""

    type: Literal["end"]
    id: Annotated[str, Field(min_length=1, max_length=40, pattern="^[ -~]+$")]
    agree: bool


class Say(Message):
    """A few words to everybody at the table. They are kept nowhere."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=200)]


class Emote(Message):
    """One of eight signs to everybody at the table."""

    type: Literal["emote"]
    emote: EmoteName


class Mute(Message):
    """Hear no more of somebody, or hear them again. It holds for this socket: say it again in the next hello."""

    type: Literal["mute"]
    seat: Annotated[int, Field(ge=0, le=7)]
    muted: bool


class Allow(Message):
    """The host lets people talk at this table, or not."""

    type: Literal["allow"]
    chat: bool


Sent = Hello | Choose | Resign | End | Say | Emote | Mute | Allow | AskCoach | Speak | Ping
from_player: Final[TypeAdapter[Sent]] = TypeAdapter(Annotated[Sent, Field(discriminator="type")])
