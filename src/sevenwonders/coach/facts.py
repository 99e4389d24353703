"""Facts about a move that the engine can check, and which of them tell two moves apart."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.coach.results import Reason

ECONOMY: Final = "economy"
MILITARY: Final = "military"
SCIENCE: Final = "science"
WONDER: Final = "wonder"
DENIAL: Final = "denial"
COINS: Final = "coins"
POINTS: Final = "points"
THEMES: Final = (ECONOMY, MILITARY, SCIENCE, WONDER, DENIAL, COINS, POINTS)

MOST_REASONS: Final = 3
AMOUNTS: Final = {"points": 1, "coins": 1, "costs": 2, "science": 1, "pays": 1}
"""Facts that tell `n` beside `other`, and the least difference that is worth a word."""


@dataclass(frozen=True)
class Fact:
    """Something that a move does. Facts of two moves are about the same thing if key and names are equal."""

    key: str
    theme: str
    weight: float
    """How much it matters beside other facts: the heaviest are told."""
    good: bool = True
    """For whoever makes the move."""
    amount: int = 0
    names: tuple[tuple[str, str | int], ...] = ()
    """What the sentence names: cards, players, resources."""

    def about(self) -> tuple[object, ...]:
        return self.key, self.names


def differences(best: Sequence[Fact], played: Sequence[Fact], most: int = MOST_REASONS) -> tuple[Reason, ...]:
    """What speaks for the better move, and what against the one that was played: the weightiest."""
    told = [*_only_in(best, played, good=True), *_only_in(played, best, good=False)]
    told.sort(key=lambda each: (-each[0].weight, each[0].key, str(each[0].names)))
    return tuple(Reason(fact.key, fact.good, fact.theme, _fields(fact, other)) for fact, other in told[:most])


def _only_in(mine: Iterable[Fact], others: Sequence[Fact], good: bool) -> list[tuple[Fact, int]]:
    """Facts of one move that the other has not, or less of, with how much of it that has."""
    found = []
    for fact in mine:
        if fact.good == good:
            same = [each for each in others if each.about() == fact.about()]
            other = max((each.amount for each in same), default=0)
            if fact.amount - other >= AMOUNTS.get(fact.key, 1) or (not same and fact.key not in AMOUNTS):
                found.append((fact, other))
    return found


def _fields(fact: Fact, other: int) -> dict[str, str | int]:
    fields: dict[str, str | int] = dict(fact.names)
    if fact.amount:
        fields["n"] = fact.amount
    if fact.key in AMOUNTS:
        fields["other"] = other
    return fields
