"""A measurement is run: deal after deal, until there are enough or the time is over, and goes on where it was."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from sevenwonders.lab.balance.plan import Plan
from sevenwonders.lab.balance.store import Store
from sevenwonders.lab.balance.trial import DealRows, Job, play_deal
from sevenwonders.lab.farm import HERE, run_all

PART_DEALS: Final = 500
PART_SECONDS: Final = 20.0
"""What is written at once: so much is lost at the most when the process is killed."""

Done = Callable[[int], None]


@dataclass(frozen=True)
class Effort:
    """Where the games are played, and how long."""

    on: str = HERE
    workers: int = 1
    until: float | None = None
    """When to stop, by `time.monotonic`."""

    def is_over(self) -> bool:
        return self.until is not None and time.monotonic() >= self.until


def run(plan: Plan, store: Store, deals: int, effort: Effort, done: Done = lambda _: None) -> bool:
    """Play those of the first so many deals of a plan that are not in the store yet; `done` hears of deals. Returns
    whether all of them are there now."""
    first = store.deals()
    done(min(first, deals))
    if first >= deals or effort.is_over():
        return first >= deals
    jobs = (Job(plan, deal) for deal in range(first, deals))
    rows = run_all(play_deal, jobs, on=effort.on, workers=effort.workers)
    try:
        last = _gather(rows, store, effort, done)
    finally:
        close = getattr(rows, "close", None)  # a crew at work is sent home
        if close is not None:
            close()
    return last >= deals - 1


def _gather(rows: Iterator[DealRows], store: Store, effort: Effort, done: Done) -> int:
    """Write what comes; returns the last deal."""
    part: list[DealRows] = []
    began, last = time.monotonic(), -1
    try:
        for row in rows:
            part.append(row)
            last = row.deal
            done(1)
            if len(part) >= PART_DEALS or time.monotonic() - began > PART_SECONDS:
                store.write(part)
                part, began = [], time.monotonic()
            if effort.is_over():
                break
    finally:
        store.write(part)  # also when somebody pressed Ctrl-C
    return last
