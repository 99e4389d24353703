"""What makes a table go on without its people: bots, clocks, and seats whose people left."""

import asyncio
import time
from collections.abc import Mapping
from typing import Final

from sevenwonders.players.bot import RandomBot, Seat
from sevenwonders.server.secrets import new_seed
from sevenwonders.server.store.queries import Choice
from sevenwonders.server.tables.live import LiveTable
from sevenwonders.server.tables.services import log, now

RETRY_SECONDS: Final = 1.0
LATEST: Final = 86_400.0
"""No timer is set for longer: it looks again then."""


class Driver:
    """The timers and bots of one table. `look` after anything changed."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._clock: tuple[int, asyncio.TimerHandle] | None = None
        self._told = {seat: (table.request, True) for seat in range(len(table.seats)) if table.waits_for(seat)}
        """The request that each person knows of, and whether to call them for the next one. A restart calls nobody."""

    def stop(self) -> None:
        for _, task in self._thinking.values():
            task.cancel()
        for timer in self._leaving.values():
            timer.cancel()
        if self._clock is not None:
            self._clock[1].cancel()

    def rewound(self) -> None:
        """Choices were taken back: what bots think about is not asked any more."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self._told.clear()
        self.table.tell()
        self.look()

    def is_busy(self) -> bool:
        """Whether something happens at the table even if nobody comes."""
        return self.table.status == "playing" and (bool(self._thinking) or self.table.deadline is not None)

    # ---- people

    def came(self, seat: int) -> None:
        """A person is back: the bot in the seat makes room."""
        timer = self._leaving.pop(seat, None)
        self._told[seat] = (self.table.request, True)
        if timer is not None:
            timer.cancel()
        if seat in self.table.away:
            self.table.away.discard(seat)
            if seat in self._thinking:
                self._thinking.pop(seat)[1].cancel()
        if self.table.status == "playing" and self.table.deadline is None and self.table.options.clock == "turn":
            self.table.set_deadline(self.table.next_deadline(now()))  # it had waited for somebody
        self.look()

    def went(self, seat: int, *, at_once: bool = False) -> None:
        """A person's last socket closed, or the person left."""
        table = self.table
        if table.status != "playing" or table.seats[seat].kind != "human":
            return
        old = self._leaving.pop(seat, None)
        if old is not None:
            old.cancel()
        seconds = 0 if at_once else table.options.away_after
        self._leaving[seat] = asyncio.get_running_loop().call_later(seconds, self._gone, seat)

    def _gone(self, seat: int) -> None:
        self._leaving.pop(seat, None)
        if self.table.status == "playing":
            self.table.away.add(seat)
            self.table.tell(with_view=())
            self.look()

    def _call_absent(self) -> None:
        """Tell people who are asked something and have no page open. In a game of days each time, else once."""
        table = self.table
        for seat, chair in enumerate(table.seats):
            if chair.kind != "human" or not table.waits_for(seat) or table.is_online(seat) or self.level_of(seat):
                continue
            known, again = self._told.get(seat, ("", True))
            if known != table.request and again:
                self._told[seat] = (table.request, table.options.clock == "days")
                table.services.spawn(table.services.pushes.tell(chair.token, table.id, table.options.game))

    # ---- bots

    def look(self) -> None:
        """Start what there is to do: bots that owe a choice, and the clock."""
        table = self.table
        if table.game is None or table.status != "playing" or table.gone or table.services.stopping:
            return
        self._wind()
        self._call_absent()
        request = table.request
        levels = {seat: self.level_of(seat) for seat in table.game.to_act() if not self._is_thinking(seat, request)}
        bots = {seat: level for seat, level in levels.items() if table.seats[seat].kind == "bot"}
        stand_ins = [{seat: level} for seat, level in levels.items() if level and seat not in bots]
        pause = self._pace() if all(self.level_of(other) for other in table.game.asked_seats()) else 0.0
        for group in (bots, *stand_ins):  # a person may come back at any time; bots can think together
            if group:
                task = table.services.spawn(self._bot_turn(group, request, pause))
                self._thinking |= dict.fromkeys(group, (request, task))

    def _is_thinking(self, seat: int, request: str) -> bool:
        return seat in self._thinking and self._thinking[seat][0] == request

    def _pace(self) -> float:
        """A moment before a move that nobody else's choice delays, so that people can follow."""
        set_pace = self.table.services.settings.pace
        return (self.table.options.pace if set_pace < 0 else set_pace) / 1000

    def level_of(self, seat: int) -> str:
        """The level of the bot that plays for a seat now; empty if a person does."""
        table = self.table
        chair = table.seats[seat]
        if chair.kind == "bot":
            return chair.level
        if table.expired == table.request or seat in table.ending.resigned:
            return table.options.away_level
        # A table that everybody left waits for them: nobody wants to come back to a finished game.
        others = any(socket.plays and socket.seat != seat for socket in table.sockets)
        if seat in table.away and table.options.away == "bot" and table.options.clock != "days" and others:
            return table.options.away_level
        return ""

    async def _bot_turn(self, levels: Mapping[int, str], request: str, pause: float) -> None:
        table, began = self.table, time.perf_counter()
        try:
            moves = await self._moves(levels)
            table.services.metrics.thought.observe(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))
            await table.services.finish(self._answer(request, moves))
        except Exception:  # logged where it happened; a seat that nobody answers for would stop the table
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            for seat in levels:
                if seat in self._thinking and self._thinking[seat][1] is asyncio.current_task():
                    del self._thinking[seat]
        self.look()

    async def _answer(self, request: str, moves: Mapping[int, str]) -> None:
        """Make the moves of bots, those that are still wanted."""
        table = self.table
        async with table.lock:
            game = table.game
            assert game is not None
            if table.request != request or table.services.stopping or table.gone:
                return
            wanted = [seat for seat in moves if table.waits_for(seat) and self.level_of(seat)]
            fine = {seat: game.parse(moves[seat]) in game.moves(seat) for seat in wanted}
            choices = [Choice(s, "", request, moves[s] if fine[s] else self._any_move(s)) for s in wanted]
            if choices:
                await table.keep(choices)

    async def _moves(self, levels: Mapping[int, str]) -> dict[int, str]:
        table = self.table
        try:
            return await table.services.bots.choose(table.id, table.deal, table.moves, levels, table.visitor)
        except Exception:  # a process that hangs, a set's rules that fail: the others at the table wait for this seat
            table.services.metrics.failures.inc()
            log.exception("a bot failed: any move is better than none")
            return {seat: self._any_move(seat) for seat in levels}

    def _any_move(self, seat: int) -> str:
        game = self.table.game
        assert game is not None
        return game.text(RandomBot(new_seed()).choose(Seat(game, seat)))

    # ---- the clock

    def _wind(self) -> None:
        deadline = None if self.table.expired == self.table.request else self.table.deadline
        if self._clock is not None and self._clock[0] != deadline:
            self._clock[1].cancel()
            self._clock = None
        if deadline is not None and self._clock is None:
            seconds = min(LATEST, max(0.0, (deadline - now()) / 1000))
            self._clock = (deadline, asyncio.get_running_loop().call_later(seconds, self._ring))

    def _ring(self) -> None:
        """The clock ran out: bots answer for everybody who has not."""
        self._clock = None
        table = self.table
        if table.deadline is not None and table.deadline <= now():
            if table.options.clock == "turn" and not any(socket.plays for socket in table.sockets):
                table.set_deadline(None)  # nobody is here to be kept waiting: the table waits too
            else:
                table.expired = table.request
        self.look()
