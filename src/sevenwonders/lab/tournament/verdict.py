"""When is a question answered? Tests that may be looked at after every game without being fooled by it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sevenwonders.lab.tournament.rating import expected
from sevenwonders.lab.tournament.records import PairRecord, Records
from sevenwonders.lab.tournament.spec import Question

YES: Final = "yes"
NO: Final = "no"
OPEN: Final = "open"
FEWEST_DEALS: Final = 5
EXPECTED_LEAD: Final = 0.1
"""How far from a half a share typically is: decides how soon leads of which size are noticed, not whether rightly."""
WRONG: Final = 0.05
"""How often two bots of a ladder that are equal may be told apart: in one ladder of twenty."""


@dataclass(frozen=True)
class Answer:
    """What a sequential probability ratio test says so far."""

    verdict: str
    ratio: float
    """The log of how much likelier "yes" is than "no"."""
    low: float
    high: float
    """Where the ratio decides."""


def answer(record: PairRecord, question: Question) -> Answer:
    """Wald's test, with the variance of the deals that were played (as chess engines are tested)."""
    bound = math.log(question.sure / (1.0 - question.sure))
    if record.deals < FEWEST_DEALS:
        return Answer(OPEN, 0.0, -bound, bound)
    no, yes = expected(question.not_by), expected(question.by)
    ratio = record.deals * (yes - no) * (2.0 * record.share - yes - no) / (2.0 * record.variance)
    verdict = YES if ratio >= bound else NO if ratio <= -bound else OPEN
    return Answer(verdict, ratio, -bound, bound)


def evidence(record: PairRecord) -> float:
    """The log of how much likelier the deals are if the two are not equal: Robbins' mixture, valid at any time."""
    if record.deals < FEWEST_DEALS:
        return 0.0
    variance, lead = record.variance, EXPECTED_LEAD**2
    spread = variance + record.deals * lead
    distance = record.deals * (record.share - 0.5)
    return 0.5 * math.log(variance / spread) + distance * distance * lead / (2.0 * variance * spread)


def undecided(records: Records, order: Sequence[str]) -> list[tuple[str, str]]:
    """Neighbours of a ladder that are not told apart yet."""
    neighbours = list(pairwise(order))
    needed = math.log(len(neighbours) / WRONG)
    return [pair for pair in neighbours if evidence(records.between(*pair)) < needed]
