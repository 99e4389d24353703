"""How the players stand to each other: ratings with 95 % intervals, for Duel and for 7 Wonders with three players.

    python -m bench.ladder                    both games, 40 games for each pair or table
    python -m bench.ladder duel --games 10 --jobs 2

Ratings are Elo's (400 points are ten to one), by Bradley and Terry's model; `greedy` has 1500. A table of three counts
as three games, won by whoever has more. Prints the table of `docs/bots.md`.
"""

import argparse
import math
import random
from collections.abc import Iterable, Sequence
from itertools import combinations

from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.arena import Outcome, Pairing, pairings, play_all

LADDER = ("random", "novice", "casual", "greedy", "search1:300", "search:30", "search:300", "search:1000")
ANCHOR, ANCHORED = "greedy", 1500.0
GAMES = {DUEL: GameSpec(DUEL), CLASSIC: GameSpec(CLASSIC, 3)}
SEED = 70_310_007
STEPS = 200
RESAMPLED = 200

Result = tuple[str, str, float]
"""Two players, and what the first got of one game between them."""


def tables(spec: GameSpec, games: int, seed: int) -> list[Pairing]:
    """Every pair of players at one table, so many times; with more seats the others are drawn."""
    found: list[Pairing] = []
    drawn = random.Random(seed)
    for number, pair in enumerate(combinations(LADDER, 2)):
        others = [drawn.choice(LADDER) for _ in range(spec.players - 2)]
        found += pairings(spec, [*pair, *others], games, seed + number)
    return found


def results(pairing: Pairing, outcome: Outcome) -> Iterable[Result]:
    """A game as games of two: who won has won against all, the others stand by their points."""
    for one, other in combinations(range(len(pairing.players)), 2):
        if pairing.players[one] == pairing.players[other]:
            continue
        ours, theirs = (
            (seat in outcome.winners, 0 if len(outcome.points) == 2 else outcome.points[seat]) for seat in (one, other)
        )
        yield pairing.players[one], pairing.players[other], 0.5 if ours == theirs else float(ours > theirs)


def ratings(found: Sequence[Result]) -> dict[str, float]:
    """Bradley and Terry's strengths by their own iteration; one drawn game against everybody keeps them finite."""
    won = {name: 0.5 * (len(LADDER) - 1) for name in LADDER}
    met = dict.fromkeys(combinations(LADDER, 2), 1.0)
    for one, other, score in found:
        won[one] += score
        won[other] += 1.0 - score
        met[(one, other) if (one, other) in met else (other, one)] += 1.0
    strength = dict.fromkeys(LADDER, 1.0)
    for _ in range(STEPS):
        shares = dict.fromkeys(LADDER, 0.0)
        for (one, other), games in met.items():
            part = games / (strength[one] + strength[other])
            shares[one] += part
            shares[other] += part
        strength = {name: won[name] / shares[name] for name in LADDER}
        anchor = strength[ANCHOR]
        strength = {name: each / anchor for name, each in strength.items()}
    return {name: ANCHORED + 400.0 * math.log10(each) for name, each in strength.items()}


def intervals(found: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """The middle 95 % of what the ratings are for games drawn from these with replacement."""
    drawn = random.Random(1)
    every = [ratings(drawn.choices(found, k=len(found))) for _ in range(RESAMPLED)]
    low, high = round(0.025 * RESAMPLED), round(0.975 * RESAMPLED) - 1
    spread = {name: sorted(each[name] for each in every) for name in LADDER}
    return {name: (row[low], row[high]) for name, row in spread.items()}


def show(game: str, games: int, jobs: int) -> None:
    found = [
        each
        for pairing, outcome in play_all(tables(GAMES[game], games, SEED), jobs)
        for each in results(pairing, outcome)
    ]
    rated, spread = ratings(found), intervals(found)
    print(f"{game}: {len(found)} games of two\n\n| player | rating | 95 % |\n| --- | --- | --- |")
    for name in sorted(rated, key=lambda each: -rated[each]):
        print(f"| `{name}` | {rated[name]:.0f} | {spread[name][0]:.0f} to {spread[name][1]:.0f} |")
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=40, help="games for each pair (default: 40)")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    for game in [options.game] if options.game else GAMES:
        show(game, options.games, options.jobs)


if __name__ == "__main__":
    main()
