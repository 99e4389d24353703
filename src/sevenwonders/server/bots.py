"""Bots think in processes of their own, so that the event loop never waits for them.

Each process has its own line, and a table always asks the same one: it keeps the games it has seen and only plays on.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.players.bot import Seat
from sevenwonders.players.roster import make_bot
from sevenwonders.records import read_record
from sevenwonders.records.replay import begin
from sevenwonders.sets.folder import Folder
from sevenwonders.sets.shelf import Shelf

SECONDS: Final = {"hard": 0.7, "expert": 2.5}
"""How long the levels that search may think about a move."""
SIMPLE: Final = {"easy": "novice", "medium": "greedy"}
LEAST_SECONDS: Final = 0.05
GAMES_KEPT: Final = 2000
TRIES: Final = 3

Moves = tuple[tuple[int, str], ...]


class BotPool:
    """The processes, and who waits for them."""

    def __init__(self, workers: int, shelf: Shelf = ()) -> None:
        self._shelf = shelf
        self._size = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pools = [self._new_pool() for _ in range(self._size)]
        self._waiting = [0] * self._size

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: a copy of a process with threads may hang.
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawned, initializer=_live_with_the_server, initargs=(self._shelf,))

    @property
    def waiting(self) -> int:
        return sum(self._waiting)

    async def choose(
        self, table: str, deal: str, moves: Sequence[tuple[int, str]], levels: Mapping[int, str]
    ) -> dict[int, str]:
        """The moves of the bots at some seats. A process that died is replaced and asked again."""
        place = hash(table) % self._size
        self._waiting[place] += len(levels)
        try:
            names = {seat: bot_name(level, self._waiting[place]) for seat, level in levels.items()}
            for _ in range(TRIES):
                pool = self._pools[place]
                try:
                    job = pool.submit(_think, table, deal, tuple(moves), names)
                    return await asyncio.wrap_future(job)
                except BrokenProcessPool:
                    if self._pools[place] is pool:
                        self._pools[place] = self._new_pool()
            raise RuntimeError("the processes of the bots keep dying")
        finally:
            self._waiting[place] -= len(levels)

    def stop(self) -> None:
        for pool in self._pools:
            for process in list((pool._processes or {}).values()):  # a thought may last seconds: nobody waits for it
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def bot_name(level: str, waiting: int) -> str:
    """The bot of a level. The more are waiting, the less time each has.

    >>> bot_name("hard", 1), bot_name("hard", 4), bot_name("medium", 4)
    ('search:0.700s', 'search:0.175s', 'greedy')
    """
    if level in SIMPLE:
        return SIMPLE[level]
    return f"search:{max(LEAST_SECONDS, SECONDS[level] / max(1, waiting)):.3f}s"


# ---- in the processes

_games: OrderedDict[str, tuple[Game, Moves]] = OrderedDict()
_shelf: list[Folder] = []
"""The sets that the host brought along: given once, when the process begins."""


def _live_with_the_server(shelf: Shelf) -> None:
    """Ctrl-C goes to every process of a terminal: the server stops its own. If the server dies, nobody does."""
    _shelf[:] = shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_die_after, args=(server.sentinel,), daemon=True).start()


def _die_after(server: int) -> None:
    wait([server])
    os._exit(1)


def _think(table: str, deal: str, moves: Moves, names: dict[int, str]) -> dict[int, str]:
    game, played = _games.pop(table, (None, ()))
    if game is None or moves[: len(played)] != played:
        game, played = begin(read_record(deal), _shelf), ()
    for who, move in moves[len(played) :]:
        game.play(who, move)
    _games[table] = (game, moves)
    if len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    bots = {seat: make_bot(name, int.from_bytes(os.urandom(7))) for seat, name in names.items()}
    return {seat: game.text(bot.choose(Seat(game, seat))) for seat, bot in bots.items()}
