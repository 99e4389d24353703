"""A whole measurement, ready to be told: findings of all things, boards, seats and the games themselves."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import Game
from sevenwonders.duel.game import Duel
from sevenwonders.games import DUEL
from sevenwonders.lab.balance.plan import Plan
from sevenwonders.lab.balance.prices import Advice
from sevenwonders.lab.balance.sums import SeatSums, Sums, UseSums, Where
from sevenwonders.lab.balance.trial import WHOLE
from sevenwonders.lab.balance.uses import Named, uses_of
from sevenwonders.lab.balance.verdict import MARGINS, Amount, Finding, amounts, findings

FEWEST_IN_PART: Final = 20
"""Pairs at tables of one kind before they are told apart."""


@dataclass(frozen=True)
class Standing:
    """How seats of one kind fared; 1 is what every seat of a table would have if all were alike."""

    key: str
    seats: int
    share: Amount
    """Of victories, beside that of all."""
    points: Amount
    """Points beside the mean."""


@dataclass(frozen=True)
class TableFacts:
    """The games at tables of one kind."""

    players: int
    bot: str
    games: int
    moves: float
    points: float
    spread: float
    """The standard deviation of points."""
    lead: float
    """From the last to the first, on average."""
    victories: Mapping[str, float]
    first: Amount
    """What the first seat wins more than its part."""


@dataclass(frozen=True)
class Report:
    """All that is told."""

    game: Game
    """Any game of the plan, for names."""
    measure: str
    """What is judged by: `points` or `share`."""
    margin: float
    games: int
    seed: int
    findings: list[Finding]
    parts: Mapping[tuple[str, str], Mapping[Where, tuple[int, Mapping[str, Amount]]]]
    """By use and key: what it adds at tables of one kind, and in how many pairs."""
    boards: list[Standing]
    seats: list[Standing]
    tables: list[TableFacts]
    scores: Mapping[Where, Mapping[int, int]]
    advice: list[Advice] = field(default_factory=list)


def measure_of(plan: Plan) -> str:
    """Duel is often won before points are counted; elsewhere points say more of a card than who has most of them."""
    return "share" if plan.spec.game == DUEL else "points"


def letters_of(game: Game) -> str:
    """The resources that costs may ask for."""
    if isinstance(game, Duel):
        return game.codex.card_set.resources
    assert isinstance(game, Classic)
    return game.codex.letters


def report_of(plan: Plan, sums: Sums, advice: Sequence[Advice] = ()) -> Report:
    """What the sums of a plan say."""
    game = plan.begin(plan.tables[0][0], plan.seed)
    measure = measure_of(plan)
    pooled: dict[Named, UseSums] = {}
    parts: dict[Named, dict[Where, tuple[int, Mapping[str, Amount]]]] = {}
    for (where, use, key), found in sorted(sums.uses.items()):
        pooled.setdefault((use, key), UseSums()).add(found)
        if found.pairs >= FEWEST_IN_PART:
            parts.setdefault((use, key), {})[where] = found.pairs, amounts(found)[0]
    scores: dict[Where, dict[int, int]] = {}
    for (where, points), seats in sorted(sums.scores.items()):
        scores.setdefault(where, {})[points] = seats
    return Report(
        game=game,
        measure=measure,
        margin=MARGINS[measure],
        games=sum(sums.games.values()) + 2 * sum(each.pairs for each in pooled.values()),
        seed=plan.seed,
        findings=findings(uses_of(game).things(), pooled, measure, MARGINS[measure]),
        parts=parts,
        boards=_standings({key: sums_ for key, sums_ in sums.boards.items() if key[1]}, sums),
        seats=_standings(sums.seats, sums),
        tables=[_facts(where, sums) for where in sorted(sums.games)],
        scores=scores,
        advice=list(advice),
    )


def _mean(total: float, squares: float, number: int) -> Amount:
    mean = total / number
    return Amount(mean, math.sqrt(max(squares / number - mean * mean, 0.0) / max(number - 1, 1)))


def _standings(
    rows: Mapping[tuple[Where, str], SeatSums] | Mapping[tuple[Where, int], SeatSums], sums: Sums
) -> list[Standing]:
    """Each kind of seat beside the mean of its tables, all tables together."""
    found: dict[str, list[tuple[int, Amount, Amount]]] = {}
    for (where, key), each in rows.items():
        facts = _points(where, sums)
        share, points = _mean(each.share, each.share2, each.seats), _mean(each.points, each.points2, each.seats)
        part = Amount(share.value / WHOLE * where[0], share.error / WHOLE * where[0])
        found.setdefault(str(key), []).append((each.seats, part, Amount(points.value - facts.value, points.error)))
    return [
        Standing(
            key,
            sum(n for n, _, _ in rows_),
            _pooled([(n, a) for n, a, _ in rows_]),
            _pooled([(n, b) for n, _, b in rows_]),
        )
        for key, rows_ in sorted(found.items())
    ]


def _pooled(rows: Sequence[tuple[int, Amount]]) -> Amount:
    whole = sum(number for number, _ in rows)
    error = math.sqrt(sum((number * amount.error) ** 2 for number, amount in rows)) / whole
    return Amount(sum(number * amount.value for number, amount in rows) / whole, error)


def _points(where: Where, sums: Sums) -> Amount:
    every = SeatSums()
    for (here, _), each in sums.seats.items():
        if here == where:
            every.add(each)
    return _mean(every.points, every.points2, every.seats)


def _facts(where: Where, sums: Sums) -> TableFacts:
    games = sums.games[where]
    points = _points(where, sums)
    first = sums.seats[where, 0]
    share = _mean(first.share, first.share2, first.seats)
    return TableFacts(
        players=where[0],
        bot=where[1],
        games=games,
        moves=sums.moves[where] / games,
        points=points.value,
        spread=points.error * math.sqrt(max(games * where[0] - 1, 1)),
        lead=sums.leads[where] / games,
        victories={kind: n / games for (here, kind), n in sorted(sums.victories.items()) if here == where},
        first=Amount(share.value / WHOLE - 1 / where[0], share.error / WHOLE),
    )
