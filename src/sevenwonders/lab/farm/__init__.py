"""One way to play many independent games: on processes of this machine, or on a Ray cluster.

>>> list(run_all(abs, [-1, 2, -3]))
[1, 2, 3]

A job is something small that can be pickled, a function of some module makes a result of it, and results do not depend
on where a job was done, as long as it brings its own seed. See docs/laboratory.md.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, TypeVar

from sevenwonders.lab.farm.crew import Crew, FarmError
from sevenwonders.lab.farm.here import ProcessCrew

__all__ = ["HERE", "FarmError", "check_place", "run_all"]

HERE: Final = "here"
"""Processes of this machine."""
RAY: Final = "ray"
CHUNK_SECONDS: Final = 0.5
"""How long a worker should be busy with what it is given at once."""
MOST_AT_ONCE: Final = 200
"""Jobs in a chunk, however short they are: all their results are sent back together."""
AHEAD: Final = 2
"""Chunks under way for each worker, so that none waits for the next."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_all(
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    *,
    on: str = HERE,
    workers: int = 1,
    ordered: bool = True,
) -> Iterator[Result]:
    """The results of all jobs, in the order of the jobs, or else as they come.

    `jobs` may be endless: it is read as results are taken, and only some chunks are in memory. `on` is `here`, `ray`
    (the cluster that runs on this machine, or else one that is started for this) or `ray:ADDRESS`; `workers` are
    processes here, and one works without any. Where a worker is lost, another does what it had not finished.

    Raises FarmError if that cannot be: what is missing, or what keeps failing. What a job raises is raised here.
    """
    check_place(on)
    if on == HERE and workers == 1:
        return map(function, jobs)
    return _by_crew(function, jobs, on, workers, ordered)


def check_place(on: str) -> str:
    """The text itself, if it names a place to work. Raises ValueError."""
    if on not in (HERE, RAY) and not (on.startswith(f"{RAY}:") and len(on) > len(RAY) + 1):
        raise ValueError(f"'{on}' is no place to play; write {HERE}, {RAY} or {RAY}:ADDRESS")
    return on


def _by_crew(
    function: Callable[[Job], Result], jobs: Iterable[Job], on: str, workers: int, ordered: bool
) -> Iterator[Result]:
    crew = _crew(function, on, workers)
    try:
        yield from _in_chunks(crew, iter(jobs), ordered)
    finally:
        crew.stop()


def _crew(function: Callable[[Job], Result], on: str, workers: int) -> Crew[Job, Result]:
    if on == HERE:
        return ProcessCrew(function, workers)
    from sevenwonders.lab.farm.cluster import RayCrew  # Ray is an extra of its own, and slow to load

    return RayCrew(function, on.partition(":")[2])


def _in_chunks(crew: Crew[Job, Result], jobs: Iterator[Job], ordered: bool) -> Iterator[Result]:
    """Keep the crew busy. Results that came too early wait; while they do, not much more is given out."""
    early: dict[int, list[Result]] = {}
    given = told = under_way = 0
    size, more = 1, True
    while more or under_way or early:
        room = AHEAD * crew.size()
        while more and under_way < room and len(early) + under_way < 2 * room:
            if chunk := list(islice(jobs, size)):
                crew.give(given, chunk)
                given += 1
                under_way += 1
            else:
                more = False
        if not under_way:
            continue
        number, results, seconds = crew.take()
        under_way -= 1
        size = _next_size(len(results), seconds, size)
        if not ordered:
            yield from results
            continue
        early[number] = results
        while told in early:
            yield from early.pop(told)
            told += 1


def _next_size(done: int, seconds: float, size: int) -> int:
    """So many jobs as keep a worker busy for a while, found step by step: the first may be unlike the others."""
    fitting = int(done * CHUNK_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, 2 * size, MOST_AT_ONCE))
