"""The chances of all seats over a game, how much of their changes was luck, and where the game turned."""

import itertools
from collections.abc import Sequence
from typing import Final

from sevenwonders.coach.results import CurvePoint, Judged, TurningPoint, rounded

TURNS_SHOWN: Final = 3
TWO: Final = 2
NOBODY: Final = -1
EXPLAINED: Final = 0.5
"""A change is somebody's doing if a decision of that turn cost at least this share of it."""

BySeat = Sequence[Sequence[Judged]]


def chances_by_turn(judged: BySeat, turns: int, result: Sequence[float] | None) -> list[list[float]]:
    """The chance of each seat before each turn, and at the end: the result, or what the last moves left.

    Whoever has nothing to decide keeps the chance that was known last; of two players one has what the other has not.
    """
    seats = len(judged)
    now = [1.0 / seats] * seats
    found = []
    after = list(now)
    for turn in range(1, turns + 1):
        here = [each for mine in judged for each in mine if each.turn == turn]
        after = list(now)
        for each in here:
            now[each.seat], after[each.seat] = each.best.chance, each.played.chance
            if seats == TWO and len(here) == 1:
                other = 1 - each.seat
                now[other], after[other] = 1.0 - each.best.chance, 1.0 - each.played.chance
        found.append(list(now))
    return [*found, list(result) if result is not None else after]


def curve_of(chances: Sequence[Sequence[float]], judged: BySeat) -> tuple[CurvePoint, ...]:
    """The curve. Luck is what is left of a change after what each decision cost its seat and gave to the others."""
    seats = len(judged)
    points = []
    for place, here in enumerate(chances):
        luck = [0.0] * seats
        if place:
            lost = [0.0] * seats
            for each in (each for mine in judged for each in mine if each.turn == place):
                lost[each.seat] += each.best.chance - each.played.chance
            for seat in range(seats):
                given = sum(loss for other, loss in enumerate(lost) if other != seat) / (seats - 1)
                luck[seat] = here[seat] - chances[place - 1][seat] + lost[seat] - given
        points.append(CurvePoint(place + 1, tuple(map(rounded, here)), tuple(map(rounded, luck))))
    return tuple(points)


def turning_points(curve: Sequence[CurvePoint], judged: BySeat) -> tuple[TurningPoint, ...]:
    """The three turns that changed the chance of a seat most, in order."""
    found = []
    for before, after in itertools.pairwise(curve):
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if not changes[seat]:
            continue
        here = [each for mine in judged for each in mine if each.turn == before.turn]
        worst = max(here, key=_cost, default=None)
        if worst is not None and worst.loss and _cost(worst) >= EXPLAINED * abs(changes[seat]):
            found.append(TurningPoint(before.turn, worst.seat, rounded(changes[worst.seat]), "decision", worst.seat))
        else:
            found.append(TurningPoint(before.turn, seat, rounded(changes[seat]), "luck", NOBODY))
    found.sort(key=lambda each: (-abs(each.change), each.turn))
    return tuple(sorted(found[:TURNS_SHOWN], key=lambda each: each.turn))


def _cost(judged: Judged) -> float:
    """What a decision cost its seat, by the measures themselves."""
    return judged.best.chance - judged.played.chance
