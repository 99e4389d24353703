"""Who stands where at the end, and what that is worth."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import COINS
from sevenwonders.classic.scoring import total_points
from sevenwonders.classic.table import Table


def payoff(table: Table, seat: i64) -> float:
    return _share(standings(table), seat)


def merits(table: Table) -> list[float]:
    """Half the payoff; the distance to the best of the others tells near misses from far ones."""
    totals = _totals(table)
    places = _places(table, totals)
    return [
        0.5 * _share(places, seat) + 0.5 * (0.5 + _lead(table, totals, places, seat)) for seat in range(table.seats)
    ]


def _lead(table: Table, totals: vec[i64], places: vec[i64], seat: i64) -> float:
    """How far a seat is ahead of the best of the others, between -0.5 and 0.5."""
    mine: i64 = totals[seat]
    best: i64 = -1000
    ranked: bool = len(table.setting.oracles) > 0 and not table.setting.teams
    for other in range(table.seats):
        if not same_team(table, seat, other) and totals[other] > best:
            best = totals[other]
        # Who stands before one with more points, by the rules of a set, is worth as much as that one.
        if ranked and places[other] > places[seat] and totals[other] > mine:
            mine = totals[other]
    ahead: float = float(mine - best) / 80.0
    if ahead > 0.5:
        return 0.5
    if ahead < -0.5:
        return -0.5
    return ahead


def lead_of(table: Table, seat: i64) -> i64:
    """The points of a seat, or of its team, less those of the best of the others."""
    totals = _totals(table)
    mine: i64 = 0
    best: i64 = -1000
    for other in range(table.seats):
        theirs: i64 = 0
        for member in range(table.seats):
            if same_team(table, other, member):
                theirs += totals[member]
        if same_team(table, seat, other):
            mine = theirs
        elif theirs > best:
            best = theirs
    return mine - best


def team_of(table: Table, seat: i64) -> i64:
    return seat // 2 if table.setting.teams else seat


def same_team(table: Table, seat: i64, other: i64) -> bool:
    return team_of(table, seat) == team_of(table, other)


def standings(table: Table) -> vec[i64]:
    """The place of each seat, from 1: behind all that rank higher, a team counting once. Equals share theirs."""
    return _places(table, _totals(table))


def _totals(table: Table) -> vec[i64]:
    totals = vec[i64]([i64(0)] * table.seats)
    for seat in range(table.seats):
        totals[seat] = total_points(table, seat)
    return totals


def _places(table: Table, totals: vec[i64]) -> vec[i64]:
    """By points, then by coins (ruling: winner), of a team together; then as the rules of sets will have it."""
    ranks = vec[i64]([i64(0)] * table.seats)
    for seat in range(table.seats):
        for other in range(table.seats):
            if same_team(table, seat, other):
                ranks[seat] += totals[other] * 4096 + table.cities[other].count[COINS]
    places = vec[i64]([i64(1)] * table.seats)
    for seat in range(table.seats):
        ahead: i64 = 0
        for other in range(table.seats):
            if ranks[other] > ranks[seat]:
                ahead += 1
        if table.setting.teams:
            ahead //= 2
        places[seat] += ahead
    for part in table.setting.oracles:
        part.standings(table, places)
    return places


def _share(places: vec[i64], seat: i64) -> float:
    """The part of the victory that a seat has."""
    if places[seat] > 1:
        return 0.0
    sharing: float = 0.0
    for place in places:
        if place == 1:
            sharing += 1.0
    return 1.0 / sharing
