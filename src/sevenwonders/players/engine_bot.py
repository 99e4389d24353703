"""A program in any language as a bot: `7wp:COMMAND`, or with its time for a move `7wp:2s:COMMAND`."""

import atexit
import re
import shlex
import shutil
import time
from collections import defaultdict
from typing import Final

from sevenwonders.players.bot import Bot, Seat
from sevenwonders.players.engine import Engine, EngineFault
from sevenwonders.players.greedy import GreedyBot

PREFIX: Final = "7wp"
SECONDS: Final = 5.0
MOST_FAULTS: Final = 3
"""In one game: after that a simple bot plays it to its end."""
_TIMED: Final = re.compile(r"(\d+(?:\.\d+)?)s:(.*)", re.DOTALL)

RETRY_SECONDS: Final = 60.0
"""How long nobody tries again to start a program that could not be started: each try may take that long."""
_failed: Final[dict[str, tuple[float, str]]] = {}
"""Until when a program is not started again, by the clock, and what it did."""

_idle: Final[defaultdict[str, list[Engine]]] = defaultdict(list)
"""Programs that wait for their next game: it takes long to start one."""


def read_command(text: str) -> tuple[str, float]:
    """The command of `COMMAND` or `2s:COMMAND`, and its seconds for a move. Raises ValueError."""
    seconds, command = SECONDS, text
    if timed := _TIMED.fullmatch(text):
        seconds, command = float(timed[1]), timed[2]
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"'{PREFIX}:{text}': {error}") from None
    if not words or not 0.0 < seconds <= 600.0:
        raise ValueError(f"'{PREFIX}:{text}': write {PREFIX}:COMMAND, or {PREFIX}:2s:COMMAND for 2 seconds a move")
    if shutil.which(words[0]) is None:
        raise ValueError(f"'{PREFIX}:{text}': there is no program '{words[0]}'")
    return command, seconds


def seconds_of(name: str) -> float:
    """How long the bot of a name may think about a move."""
    return read_command(name.removeprefix(f"{PREFIX}:"))[1]


class EngineBot(Bot):
    """Asks a program. Where that fails, a simple bot moves instead, and `faults` tells why."""

    def __init__(self, seed: int, text: str) -> None:
        self.name = f"{PREFIX}:{text}"
        self._command, self._seconds = read_command(text)
        self._instead = GreedyBot(seed)
        self._engine: Engine | None = None
        self.faults: list[str] = []

    def choose(self, seat: Seat) -> int:
        moves = {seat.text(move): move for move in seat.moves()}
        if len(self.faults) < MOST_FAULTS:
            try:
                engine = self._begun(seat)
                record = seat.record() if engine.wants_record else ""
                return moves[engine.choose(seat.view(), list(moves), self._seconds, record)]
            except EngineFault as fault:
                self.faults.append(str(fault))
                if self._engine is not None:
                    self._engine.kill()
                    self._engine = None
        return self._instead.choose(seat)

    def close(self) -> None:
        """The game is over: whoever plays the next may have the program."""
        if self._engine is not None:
            _idle[self._command].append(self._engine)
            self._engine = None

    def _begun(self, seat: Seat) -> Engine:
        if self._engine is None:
            waiting = _idle[self._command]
            self._engine = waiting.pop() if waiting else _started(self._command)
            self._engine.begin(seat.view(), seat.sets())
        return self._engine


def _started(command: str) -> Engine:
    until, reason = _failed.get(command, (0.0, ""))
    if time.monotonic() < until:
        raise EngineFault(reason)
    try:
        return Engine(command)
    except EngineFault as fault:
        _failed[command] = (time.monotonic() + RETRY_SECONDS, str(fault))
        raise


def fault_of(bot: Bot) -> str:
    """What went wrong with a bot in a game, if anything did."""
    if not bot.faults:
        return ""
    given_up = "; a simple bot played on" if len(bot.faults) >= MOST_FAULTS else ""
    return "; ".join(dict.fromkeys(bot.faults)) + given_up


@atexit.register
def stop_engines() -> None:
    """Programs end with whoever asked them."""
    for engines in _idle.values():
        for engine in engines:
            engine.stop()
    _idle.clear()
