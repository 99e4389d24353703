"""What a crew of workers is, wherever they are."""

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

TRIES: Final = 3
"""How often a chunk is given out again whose worker was lost. Others that were under way beside it count too."""

Job = TypeVar("Job")
Result = TypeVar("Result")
JobIn = TypeVar("JobIn", contravariant=True)


class FarmError(Exception):
    """The work cannot be done there; a sentence says why, and what to do."""


class Crew(Protocol[JobIn, Result]):
    """Workers that take chunks of jobs, and give them back done, in any order."""

    def size(self) -> int:
        """How many work at the same time, now."""

    def give(self, number: int, chunk: Sequence[JobIn]) -> None:
        """Have a chunk done, some time."""

    def take(self) -> tuple[int, list[Result], float]:
        """Wait for a chunk that is done: its number, its results, and the seconds that they took."""

    def stop(self) -> None:
        """At once, whatever they do."""


def do_chunk(function: Callable[[Job], Result], chunk: Sequence[Job]) -> tuple[list[Result], float]:
    """What a worker does."""
    began = time.perf_counter()
    results = [function(job) for job in chunk]
    return results, time.perf_counter() - began


def lost_too_often() -> FarmError:
    return FarmError(f"the workers keep dying: one game was begun {TRIES} times, and each time its worker was lost")
