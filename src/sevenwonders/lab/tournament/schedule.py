"""Who plays whom. Each deal is played once in every rotation of the seats, so no bot has better cards."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Final

from sevenwonders.core.rng import Rng
from sevenwonders.lab.arena import Pairing, pairings
from sevenwonders.lab.tournament.records import Records
from sevenwonders.lab.tournament.spec import Tournament

MOST_TABLES: Final = 120
"""With more tables than that, a round of a round robin is a draw in which all sit equally often."""

Table = tuple[str, ...]


def shuffled(items: Sequence[str], rng: Rng) -> list[str]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in items]


def all_tables(bots: Sequence[str], seats: int, rng: Rng) -> list[Table]:
    """One round of a round robin."""
    if len(bots) < seats:  # some sit twice, each at least once
        return [table for table in combinations_with_replacement(bots, seats) if set(table) == set(bots)]
    if comb(len(bots), seats) <= MOST_TABLES:
        return list(combinations(bots, seats))
    around = shuffled(bots, rng)
    return [tuple((around + around)[first : first + seats]) for first in range(len(around))]


def swiss_tables(records: Records, seats: int, rng: Rng) -> list[Table]:
    """A round of Swiss: from the top, each with those next in score whom it has met least. Who is left over waits."""
    bots = records.bots
    if len(bots) <= seats:
        return all_tables(bots, seats, rng)
    drawn = shuffled(bots, rng)
    by_games = sorted(drawn, key=lambda bot: -records.by_bot[bot].games)
    waiting = by_games[: len(bots) % seats]
    order = sorted((bot for bot in drawn if bot not in waiting), key=lambda bot: -records.by_bot[bot].score)
    tables = []
    while order:
        table = [order.pop(0)]
        while len(table) < seats:
            met = [sum(records.between(one, other).deals for one in table) for other in order]
            table.append(order.pop(met.index(min(met))))
        tables.append(tuple(table))
    return tables


def games_of_round(plan: Tournament, number: int, tables: Sequence[Table]) -> Iterator[Pairing]:
    """The games of a round, always the same for its number and its tables."""
    rng = Rng((plan.seed + 7919 * (number + 1)) % (1 << 62))
    for table in tables:
        for _ in range(plan.deals):
            seated = shuffled(table, rng)  # neighbours matter
            yield from pairings(plan.game, seated, len(seated), rng.seed())


def endless_round_robin(plan: Tournament) -> Iterator[Pairing]:
    rng, number = Rng(plan.seed), 0
    while True:
        yield from games_of_round(plan, number, all_tables(plan.bots, plan.game.players, rng))
        number += 1
