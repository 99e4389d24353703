"""How much a search may think: a number of rounds, which makes it repeatable by seed, or some seconds."""

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

BATCH: Final = 16
"""Rounds between two looks at the clock."""
MOST_ROUNDS: Final = 10_000_000
MOST_SECONDS: Final = 600.0


@dataclass(frozen=True)
class Budget:
    """Rounds or seconds for one move; the other is 0."""

    rounds: int = 1000
    seconds: float = 0.0
    of_processor: bool = False
    """Seconds count while this thread works, not while it waits: matches are fair on a busy machine."""

    def spend(self, run: Callable[[int], None]) -> None:
        """Let `run` do as many rounds as there is room for.

        A tree of moves has no cycles: looking for some in it again and again takes a tenth of the time.
        """
        collects = gc.isenabled()
        gc.disable()
        try:
            if self.seconds:
                self._watch_the_clock(run)
            else:
                run(self.rounds)
        finally:
            if collects:
                gc.enable()

    def _watch_the_clock(self, run: Callable[[int], None]) -> None:
        clock = time.thread_time if self.of_processor else time.monotonic
        end = clock() + self.seconds
        while clock() < end:
            run(BATCH)


def read_budget(text: str) -> Budget:
    """A budget as people write it: rounds (`1000`), seconds (`0.5s`) or seconds of the processor (`0.5cpu`).

    >>> read_budget("0.5cpu")
    Budget(rounds=0, seconds=0.5, of_processor=True)

    Raises ValueError for anything else.
    """
    if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_ROUNDS:
        return Budget(rounds=int(text))
    for unit in ("s", "cpu"):
        if text.endswith(unit):
            seconds = float(text.removesuffix(unit))
            if 0.0 < seconds <= MOST_SECONDS:
                return Budget(rounds=0, seconds=seconds, of_processor=unit == "cpu")
    raise ValueError(f"'{text}' is no number of rounds or seconds")
