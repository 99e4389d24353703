"""A player's line to a table: reads what the player sends, one strict message after another."""

import asyncio
from typing import Final

from pydantic import ValidationError

from sevenwonders.core.game import NOBODY
from sevenwonders.core.texts import Texts
from sevenwonders.server.coach_messages import AskCoach
from sevenwonders.server.guard import FORBIDDEN
from sevenwonders.server.limits import WORK_BURST, Bucket, Work
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import VERSION, Choose, Hello, Ping, Pong, Refused, Speak
from sevenwonders.server.relay.pipe import Pipe
from sevenwonders.server.saying import Allow, Emote, End, Mute, Resign, Say, Sent, from_player
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.talking import allow
from sevenwonders.server.vocabulary import RefusalCode

HELLO_SECONDS: Final = 10.0
SILENCE_SECONDS: Final = 90.0
"""A page pings every 20 seconds: whoever says nothing for so long is gone."""
CLOSE_SECONDS: Final = 5.0
MOST_MISTAKES: Final = 20
MOST_QUESTIONS: Final = 8
"""To the coach, without an answer yet."""
MILLISECONDS: Final = 0.001


class Line:
    def __init__(self, hall: Hall, table: LiveTable, pipe: Pipe) -> None:
        self._hall = hall
        self._table = table
        self._pipe = pipe
        self._reader = Connection(pipe, pipe.token, NOBODY, "en", pipe.address)
        settings = hall.services.settings
        self._bucket = Bucket(settings.messages_per_second, 2 * settings.messages_per_second)
        own = settings.work_per_socket * MILLISECONDS
        self._work = Work(Bucket(own, WORK_BURST * own), hall.services.work.of(pipe.address))
        self._mistakes = 0
        self._asking = 0
        """Questions to the coach that wait for their answers."""

    async def run(self) -> None:
        sending = asyncio.create_task(self._reader.send_on())
        reading = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            if self._reader.is_closing:  # why it closes is still to be told
                await asyncio.wait((sending,), timeout=CLOSE_SECONDS)
        finally:
            for task in (reading, sending):
                task.cancel()
            await asyncio.wait((reading, sending))
            self._hall.exit(self._table, self._reader)
        if not reading.cancelled():
            reading.result()

    async def _read(self) -> None:
        hello = await self._next(HELLO_SECONDS)
        while not isinstance(hello, Hello):
            self._refuse("order")
            hello = await self._next(HELLO_SECONDS)
        if await self._welcome(hello):
            while True:
                await self._answer(await self._next(SILENCE_SECONDS))

    async def _welcome(self, hello: Hello) -> bool:
        reader = self._reader
        reader.lang = hello.lang
        if hello.version != VERSION:
            return self._turn_away("version")
        if self._table.seat_of(reader.token) == NOBODY:
            try:
                await self._hall.check_password(self._table, hello.password, self._reader.address, self._work)
            except Trouble as trouble:
                return self._turn_away("password" if trouble.status == 403 else "too_fast")
        await self._afford()
        # While we waited for the hello, somebody may have sat down, or the table may have left the memory.
        table = self._table = await self._hall.find(self._table.id)
        reader.seat = table.seat_of(reader.token)
        reader.seq = hello.since
        reader.muted = set(hello.muted)
        with self._work.paid():
            reader.send(table.update(reader, reset=hello.since == 0))
        await self._hall.enter(table, reader)
        return True

    async def _answer(self, message: Sent) -> None:
        table, reader = self._table, self._reader
        if isinstance(message, Ping):
            reader.send(Pong())
            return
        await self._afford()
        if isinstance(message, Choose):
            reader.send(await table.choose(reader.seat, message, reader.lang, self._work))
        elif isinstance(message, (Say, Emote, Allow)):
            talk = table.talking.say
            code = (
                await allow(table, reader.seat, message)
                if isinstance(message, Allow)
                else talk(table, reader.seat, message)
            )
            if code:
                self._refuse(code, is_mistake=False)
        elif isinstance(message, Mute):
            reader.muted = reader.muted | {message.seat} if message.muted else reader.muted - {message.seat}
        elif isinstance(message, (Resign, End)):
            reader.send(await table.say_of_end(reader.seat, message, reader.lang))
        elif isinstance(message, AskCoach):
            self._ask_coach(message)
        elif isinstance(message, Speak):
            with self._work.paid():
                reader.lang = message.lang
                reader.send(table.update(reader, reset=True))
        else:
            self._refuse("order")

    def _ask_coach(self, message: AskCoach) -> None:
        """The coach takes its time; meanwhile the reader may go on playing."""
        if self._asking >= MOST_QUESTIONS:
            self._refuse("too_fast", to=message.id)
            return
        self._asking += 1
        self._hall.services.spawn(self._tell_coached(message))

    async def _tell_coached(self, message: AskCoach) -> None:
        try:
            self._reader.send(await self._table.coaching.answer(self._table, self._reader, message, self._work))
        finally:
            self._asking -= 1

    async def _afford(self) -> None:
        """Wait until what the reader and its address have cost is paid. Meanwhile nothing more is read from it."""
        if self._work.seconds_to_wait():
            self._hall.services.metrics.limited.labels("work").inc()
        while True:
            await self._work.turn()
            if not (seconds := self._work.seconds_to_wait()):
                return
            await asyncio.sleep(seconds)

    async def _next(self, seconds: float) -> Sent:
        """The next message that can be understood."""
        while True:
            async with asyncio.timeout(seconds):
                text = await self._pipe.receive()
            if not self._bucket.take():
                self._hall.services.metrics.limited.labels("messages").inc()
                self._refuse("too_fast")
                await asyncio.sleep(0.5)
                continue
            try:
                return from_player.validate_json(text)
            except (ValidationError, ValueError):
                self._refuse("malformed")

    def _refuse(self, code: RefusalCode, *, is_mistake: bool = True, to: str = "") -> None:
        self._hall.services.metrics.refused.labels(code).inc()
        text = Texts(self._reader.lang)(f"server.refused.{code}")
        self._reader.send(Refused(id=to, code=code, text=text))
        self._mistakes += is_mistake
        if self._mistakes >= MOST_MISTAKES:
            self._reader.close(FORBIDDEN)

    def _turn_away(self, code: RefusalCode) -> bool:
        self._refuse(code)
        self._reader.close(FORBIDDEN)
        return False
