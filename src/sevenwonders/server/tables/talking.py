"""What people at a table say to each other: a few words or a sign, to all who want to hear it. It is kept nowhere."""

from typing import TYPE_CHECKING, Final, Literal

from sevenwonders.core.game import NOBODY
from sevenwonders.server.limits import Bucket
from sevenwonders.server.protocol import Talk
from sevenwonders.server.saying import Allow, Emote, Say
from sevenwonders.server.secrets import clean_line
from sevenwonders.server.store.queries import change_table
from sevenwonders.server.vocabulary import RefusalCode

if TYPE_CHECKING:
    from sevenwonders.server.tables.live import LiveTable

TALKS_PER_SECOND: Final = 0.5
TALKS_AT_ONCE: Final = 5
MOST_LETTERS: Final = 200


class Talking:
    """The voices of one table. Only those who sit there have one."""

    def __init__(self) -> None:
        self._voices: dict[int, Bucket] = {}

    def say(self, table: "LiveTable", seat: int, message: Say | Emote) -> RefusalCode | Literal[""]:
        """Why nobody hears it; empty if it was told."""
        if seat == NOBODY:
            return "not_yours"
        if not table.options.chat:
            return "silent"
        text = clean_line(message.text, MOST_LETTERS) if isinstance(message, Say) else ""
        emote = message.emote if isinstance(message, Emote) else ""
        if not text and not emote:
            return "malformed"
        voice = self._voices.setdefault(seat, Bucket(TALKS_PER_SECOND, TALKS_AT_ONCE))
        if not voice.take():
            return "too_fast"
        told = Talk(seat=seat, emote=emote, text=text).model_dump_json()
        for socket in table.sockets:
            if seat not in socket.muted:
                socket.send_text(told)
        return ""


async def allow(table: "LiveTable", seat: int, message: Allow) -> RefusalCode | Literal[""]:
    """The host lets people talk, or not. Why that cannot be; empty if it is so now."""
    async with table.lock:
        token = table.seats[seat].token if seat != NOBODY else ""
        if not token or not table.state(token, seat).host:
            return "not_yours"
        if table.services.stopping or table.gone:
            return "stopped"
        options = table.options.model_copy(update={"chat": message.chat})
        await table.write(change_table(table.id, options=options.model_dump_json()))
        table.options = options
        table.tell(with_view=())
    return ""
