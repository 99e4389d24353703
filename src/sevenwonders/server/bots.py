"""Bots think in processes of their own. Visitors share these fairly: a crowd of tables waits for itself alone.

The processes keep the games they have seen and only play on.
"""

import logging
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.players.bot import Seat
from sevenwonders.players.engine import START_SECONDS
from sevenwonders.players.engine_bot import seconds_of
from sevenwonders.players.roster import make_bot
from sevenwonders.records import read_record
from sevenwonders.records.replay import begin
from sevenwonders.server.levels import SECONDS, SIMPLE, bot_name, thinking_time
from sevenwonders.server.workers import Crew, Order, shelf_here
from sevenwonders.sets.shelf import Shelf

GAMES_KEPT: Final = 2000
GRACE_SECONDS: Final = 10.0
"""How much longer than it should a process may take before it counts as stuck."""

Moves = tuple[tuple[int, str], ...]
log = logging.getLogger("sevenwonders.server")


class BotPool:
    """The processes, and who waits for them."""

    def __init__(
        self,
        workers: int,
        shelf: Shelf = (),
        grace: float = GRACE_SECONDS,
        programs: Mapping[str, str] | None = None,
    ) -> None:
        self._crew = Crew(workers or max(1, (os.cpu_count() or 2) - 1), shelf)
        self._quick = Crew(1, shelf)
        """For bots that answer at once: they never wait until somebody else's have thought."""
        self.programs = dict(programs or {})
        """Levels that are programs of others, and the bots that ask them."""
        self._strange = Crew(len(self.programs), shelf)
        """For those: if one hangs, only tables wait that chose them."""
        self._grace = grace
        self._seats: Counter[str] = Counter()
        """Seats whose bots wait or think, by visitor."""

    @property
    def waiting(self) -> int:
        return self._seats.total()

    async def choose(
        self, table: str, deal: str, moves: Sequence[tuple[int, str]], levels: Mapping[int, str], visitor: str = ""
    ) -> dict[int, str]:
        """The moves of the bots at some seats, for a visitor who plays with them. Raises Stuck."""
        played, asked = tuple(moves), time.monotonic()
        self._seats[visitor] += len(levels)

        def order() -> Order:
            share, waited = self._share_of(visitor), time.monotonic() - asked
            own = {seat: self._known(level) for seat, level in levels.items() if level not in self.programs}
            seconds = {seat: thinking_time(level, share, waited, len(levels)) for seat, level in own.items()}
            names = {seat: bot_name(level, seconds[seat]) for seat, level in own.items()}
            asked_programs = {seat: self.programs[level] for seat, level in levels.items() if level in self.programs}
            strange = sum(START_SECONDS + seconds_of(name) for name in asked_programs.values())
            allowed = sum(seconds.values()) + strange + self._grace
            return Order(_think, (table, deal, played, names | asked_programs), allowed)

        try:
            crew = self._crew_for(set(levels.values()))
            chosen: dict[int, str] = await crew.do(visitor, table, order)
            return chosen
        finally:
            self._seats[visitor] -= len(levels)
            if not self._seats[visitor]:
                del self._seats[visitor]

    def _crew_for(self, levels: set[str]) -> Crew:
        if levels & self.programs.keys():
            return self._strange
        return self._quick if levels <= SIMPLE.keys() else self._crew

    def _known(self, level: str) -> str:
        """The level itself; where a server no longer has a program that sits at a table, a bot of ours plays on."""
        return level if level in SIMPLE or level in SECONDS else "medium"

    def _share_of(self, visitor: str) -> float:
        """Of one process, for each seat of a visitor: all visitors have the same, whatever they ask for."""
        return min(1.0, self._crew.size / len(self._seats) / self._seats[visitor])

    def stop(self) -> None:
        self._crew.stop()
        self._quick.stop()
        self._strange.stop()


# ---- in the processes

_games: OrderedDict[str, tuple[Game, Moves]] = OrderedDict()


def game_at(table: str, deal: str, moves: Moves) -> Game:
    """The game of a table after these moves, played on from where this process saw it last."""
    game, played = _games.pop(table, (None, ()))
    if game is None or moves[: len(played)] != played:
        game, played = begin(read_record(deal), shelf_here), ()
    for who, move in moves[len(played) :]:
        game.play(who, move)
    _games[table] = (game, moves)
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game


def _think(table: str, deal: str, moves: Moves, names: dict[int, str]) -> dict[int, str]:
    game = game_at(table, deal, moves)
    bots = {seat: make_bot(name, int.from_bytes(os.urandom(7))) for seat, name in names.items()}
    chosen = {}
    for seat, bot in bots.items():
        chosen[seat] = game.text(bot.choose(Seat(game, seat)))
        for fault in bot.faults:
            log.warning("the bot %s %s; another moved instead", names[seat], fault)
        bot.close()
    return chosen
