"""Ratings. Duel: Elo's scale by Bradley and Terry's model; more seats: OpenSkill's, by Plackett and Luce's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.lab.arena import Outcome, Pairing
from sevenwonders.lab.extra import missing
from sevenwonders.lab.tally import Z95
from sevenwonders.lab.tournament.records import Records

try:
    import numpy as np
    from openskill.models import PlackettLuce
except ImportError as error:
    raise missing(error.name or "openskill") from None

ANCHORED: Final = 1500.0
SCALE: Final = 400.0 / float(np.log(10.0))
"""Elo points for each unit of the model: 400 points are ten to one."""
DRAWN: Final = 0.5
"""Deals, half won, that are added to every pair: they keep the rating of somebody who never lost finite."""
STEPS: Final = 100
SEATS: Final = 2
"""Games of a deal in Duel."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and the interval in which it lies with 95 % certainty."""

    bot: str
    rating: float
    low: float
    high: float


def expected(points: float) -> float:
    """The share of games that somebody gets who is so many Elo points better.

    >>> round(expected(191), 3)
    0.75
    """
    return float(1.0 / (1.0 + 10.0 ** (-points / 400.0)))


def elo(records: Records, anchor: str) -> list[Rating]:
    """Maximum likelihood, best first. Intervals are of the distance to the anchor, whose rating is given.

    The variance is taken from the deals as they were (a sandwich estimator): two games of one deal are not independent.
    """
    bots = records.bots
    place = {bot: number for number, bot in enumerate(bots)}
    pairs = [(place[one], place[other], found) for (one, other), found in records.by_pair.items()]
    first = np.array([one for one, _, _ in pairs])
    second = np.array([other for _, other, _ in pairs])
    deals = np.array([found.deals for _, _, found in pairs], dtype=float)
    won = np.array([found.total for _, _, found in pairs]) + DRAWN / 2
    squares = np.array([found.squares for _, _, found in pairs])
    strength = np.zeros(len(bots))
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(strength[second] - strength[first]))
        slope = _laid_out(won - (deals + DRAWN) * chance, first, second, len(bots))
        bend = _matrix((deals + DRAWN) * chance * (1.0 - chance), first, second, len(bots))
        step = np.linalg.pinv(bend) @ slope
        strength += np.clip(step, -2.0, 2.0)
        if np.abs(step).max() < 1e-10:
            break
    chance = 1.0 / (1.0 + np.exp(strength[second] - strength[first]))
    spread = squares - 2 * chance * (won - DRAWN / 2) + deals * chance**2
    spread = np.maximum(spread, deals * chance * (1.0 - chance) / SEATS)  # who won everything may have been lucky
    inverse = np.linalg.pinv(_matrix((deals + DRAWN) * chance * (1.0 - chance), first, second, len(bots)))
    covariance = inverse @ _matrix(spread, first, second, len(bots)) @ inverse
    zero = place[anchor]
    found = []
    for bot, number in place.items():
        variance = covariance[number, number] + covariance[zero, zero] - 2 * covariance[number, zero]
        half = Z95 * SCALE * float(np.sqrt(max(0.0, variance)))
        rating = ANCHORED + SCALE * float(strength[number] - strength[zero])
        found.append(Rating(bot, rating, rating - half, rating + half))
    return sorted(found, key=lambda each: -each.rating)


def _laid_out(values: "np.ndarray", first: "np.ndarray", second: "np.ndarray", size: int) -> "np.ndarray":
    return np.bincount(first, values, size) - np.bincount(second, values, size)


def _matrix(weights: "np.ndarray", first: "np.ndarray", second: "np.ndarray", size: int) -> "np.ndarray":
    """The sum over pairs of a weight times the square of their difference."""
    matrix = np.zeros((size, size))
    np.add.at(matrix, (first, first), weights)
    np.add.at(matrix, (second, second), weights)
    np.add.at(matrix, (first, second), -weights)
    np.add.at(matrix, (second, first), -weights)
    return matrix


class Skill:
    """OpenSkill's ratings, game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce()
        self._known = dict.fromkeys(bots, (self._model.mu, self._model.sigma))

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        teams = [[self._model.rating(mu=self._known[bot][0], sigma=self._known[bot][1])] for bot in pairing.players]
        after = self._model.rate(teams, ranks=[float(place) for place in outcome.standings])
        for bot in set(pairing.players):  # who sits twice has learned twice
            seats = [after[seat][0] for seat, player in enumerate(pairing.players) if player == bot]
            self._known[bot] = (
                sum(seat.mu for seat in seats) / len(seats),
                sum(seat.sigma for seat in seats) / len(seats),
            )

    def ratings(self) -> list[Rating]:
        found = [Rating(bot, mu, mu - Z95 * sigma, mu + Z95 * sigma) for bot, (mu, sigma) in self._known.items()]
        return sorted(found, key=lambda each: -each.rating)
