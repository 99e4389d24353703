"""What the chances must be stretched by to come true; from games that no other table looks at."""

import math
from collections.abc import Sequence
from typing import Final

from bench.coach.calibration import looks
from bench.coach.games import Job
from bench.coach.kept import Row, Work
from sevenwonders.coach.calibration import NONE, Calibration, fingerprint
from sevenwonders.coach.expert import Expert

STEPS: Final = 60
LOW: Final = 0.25
HIGH: Final = 4.0


def look(job: Job) -> list[Row]:
    """Each chance as the search has it, and what came of it."""
    return looks(job, Expert(job.rounds, calibration=NONE))


def stretch_for(pairs: Sequence[Row]) -> float:
    """The stretch with which the ends of the games are likeliest: it has one best place, so thirds find it."""
    low, high = LOW, HIGH
    for _ in range(STEPS):
        third = (high - low) / 3.0
        if surprise(pairs, low + third) < surprise(pairs, high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2.0


def surprise(pairs: Sequence[Row], stretch: float) -> float:
    calibration = Calibration(stretch)
    total = 0.0
    for said, true in pairs:
        chance = min(max(calibration.chance(said), 1e-6), 1.0 - 1e-6)
        total -= true * math.log(chance) + (1.0 - true) * math.log(1.0 - chance)
    return total


def fit(work: Work, games: int) -> None:
    pairs = [row for rows in work.looks("fit", look, games) for row in rows]
    print(f"\rfit: {len(pairs)} decisions of {games} games; for src/sevenwonders/coach/calibration.toml:\n")
    print(f"[{work.game}]\nstretch = {stretch_for(pairs):.2f}")
    print(f'weights = "{fingerprint(work.game)}"\n', flush=True)
