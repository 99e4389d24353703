"""What has been played, added up as the games come: a million of them take no more memory than ten."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

from sevenwonders.lab.arena import Outcome, Pairing


@dataclass
class PairRecord:
    """Two bots that met. One deal, in all rotations of the seats, is one observation: its games are not independent."""

    deals: int = 0
    total: float = 0.0
    """Sum over the deals of the share of the first: 1 if it was ahead in all games, 0 if in none."""
    squares: float = 0.0

    def add(self, share: float) -> None:
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def share(self) -> float:
        return self.total / self.deals if self.deals else 0.5

    @property
    def variance(self) -> float:
        """Of one deal, never nothing: two deals are added, one won and one lost."""
        deals, total, squares = self.deals + 2, self.total + 1, self.squares + 1
        return squares / deals - (total / deals) ** 2

    def reversed(self) -> "PairRecord":
        return PairRecord(self.deals, self.deals - self.total, self.deals - 2 * self.total + self.squares)


@dataclass
class BotRecord:
    """One bot, over all its seats."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0
    """What it would have won by lot."""
    points: int = 0
    faults: int = 0
    victories: Counter[str] = field(default_factory=Counter)

    @property
    def score(self) -> float:
        """Wins for each that it would have by lot."""
        return self.wins / self.fair if self.games else 0.0


class Records:
    """All games so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.games = 0
        self.by_bot = {bot: BotRecord() for bot in bots}
        self.by_pair: dict[tuple[str, str], PairRecord] = {pair: PairRecord() for pair in combinations(bots, 2)}
        self._place = {bot: number for number, bot in enumerate(bots)}
        self._deal: dict[tuple[str, str], list[float]] = {}

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """The next game, in the order of the schedule."""
        self.games += 1
        seats = len(pairing.players)
        for seat, bot in enumerate(pairing.players):
            record = self.by_bot[bot]
            record.games += 1
            record.fair += 1 / seats
            record.points += outcome.points[seat]
            record.faults += bool(outcome.faults and outcome.faults[seat])
            if seat in outcome.winners:
                record.wins += 1 / len(outcome.winners)
                record.victories[outcome.victory] += 1
        for one, other in combinations(range(seats), 2):
            self._meet(pairing.players[one], pairing.players[other], outcome.standings[one], outcome.standings[other])
        if pairing.rotation == seats - 1:
            for pair, shares in self._deal.items():
                self.by_pair[pair].add(math.fsum(shares) / len(shares))
            self._deal.clear()

    def _meet(self, one: str, other: str, place: int, other_place: int) -> None:
        if one == other:
            return
        share = 0.5 if place == other_place else float(place < other_place)
        if self._place[one] > self._place[other]:
            one, other, share = other, one, 1.0 - share
        self._deal.setdefault((one, other), []).append(share)

    def between(self, one: str, other: str) -> PairRecord:
        """How the first did against the second."""
        found = self.by_pair.get((one, other))
        return found if found is not None else self.by_pair[other, one].reversed()
