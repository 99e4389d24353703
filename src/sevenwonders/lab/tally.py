"""What a match adds up to.

>>> from sevenwonders.games import GameSpec
>>> from sevenwonders.lab.arena import pairings, play_all
>>> tallier = Tallier(["greedy", "random"])
>>> for pairing, outcome in play_all(list(pairings(GameSpec("duel"), ["greedy", "random"], games=10, seed=1))):
...     tallier.add(pairing, outcome)
>>> tallier.tally().players[0].share > 0.5
True
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders.lab.arena import Outcome, Pairing

Z95 = 1.959964
"""Standard deviations on each side of a 95 % interval."""


@dataclass(frozen=True)
class PlayerTally:
    """One player of a match. A victory shared by n players counts one n-th to the share, and nothing to the wins."""

    player: str
    wins: int
    share: float
    low: float
    high: float
    """The 95 % interval of the share (Wilson)."""
    mean_points: float
    victories: dict[str, int]
    """Wins by kind of victory."""
    faults: dict[str, int]
    """What a program of others did wrong, and in how many games."""


@dataclass(frozen=True)
class Tally:
    """A whole match."""

    games: int
    players: list[PlayerTally]
    victories: dict[str, int]
    first_seat: tuple[float, float, float]
    """The share of games that the first seat won, and its 95 % interval."""
    mean_moves: float


class Tallier:
    """Adds outcomes up, game by game, in whole numbers: the sum does not depend on the order."""

    def __init__(self, players: Sequence[str]) -> None:
        self._players = list(players)
        seats = len(self._players)
        self._whole = math.lcm(*range(1, seats + 1))
        """What one game is worth, so that every possible share of it is a whole number."""
        self._shares = [0] * seats
        self._points = [0] * seats
        self._wins: list[Counter[str]] = [Counter() for _ in self._players]
        self._faults: list[Counter[str]] = [Counter() for _ in self._players]
        self._victories: Counter[str] = Counter()
        self._first = 0
        self._games = 0
        self._moves = 0

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        seats = len(self._players)
        self._games += 1
        self._moves += outcome.moves
        self._victories[outcome.victory] += 1
        part = self._whole // len(outcome.winners)
        for seat in range(seats):
            player = (seat - pairing.rotation) % seats
            self._points[player] += outcome.points[seat]
            if outcome.faults and outcome.faults[seat]:
                self._faults[player][outcome.faults[seat]] += 1
            if seat in outcome.winners:
                self._shares[player] += part
                if len(outcome.winners) == 1:
                    self._wins[player][outcome.victory] += 1
        if 0 in outcome.winners:
            self._first += part

    def tally(self) -> Tally:
        players = []
        for number, player in enumerate(self._players):
            share, low, high = wilson(self._shares[number] / self._whole, self._games)
            wins = self._wins[number]
            points = self._points[number] / self._games
            kinds, faults = dict(sorted(wins.items())), dict(self._faults[number])
            players.append(PlayerTally(player, wins.total(), share, low, high, points, kinds, faults))
        return Tally(
            games=self._games,
            players=players,
            victories=dict(sorted(self._victories.items())),
            first_seat=wilson(self._first / self._whole, self._games),
            mean_moves=self._moves / self._games,
        )


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """A share and its 95 % interval by Wilson's formula."""
    share = wins / games
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return share, max(0.0, centre - half), min(1.0, centre + half)
