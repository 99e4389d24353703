"""How good the players are: each match of the table below at the same processor time a move, deals mirrored.

    python -m bench.bars                      every match, as many games as it takes to say something
    python -m bench.bars duel "3 players"     some of them
    python -m bench.bars --seconds 0.02 --games 30 --jobs 2

Games are kept in a file, and a later run goes on after the last one (`--fresh` begins anew).
"""

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.arena import Outcome, Pairing, pairings, play_all
from sevenwonders.lab.tally import Tallier
from sevenwonders.players import Seat
from sevenwonders.players.judges import judge_for
from sevenwonders.players.search import Tree
from sevenwonders.players.thinking import Thought

EVERY_SET = ("leaders", "cities", "wonder_pack", "babel_tower", "babel_projects", "towers", "foundations")
SEED = 90_210_001
"""Nothing was tuned or trained on these deals."""
KEPT = Path("build/bars.jsonl")
ROUNDS = 400
"""Rounds of one search where speed is compared."""


@dataclass(frozen=True)
class Match:
    """One new player among old ones."""

    spec: GameSpec
    new: str
    old: str
    games: int
    wanted: float
    """The share of the games that the new one should win."""


NEW, OLD = "search:{}cpu", "search1:{}cpu"
MATCHES = {
    "duel": Match(GameSpec(DUEL), NEW, OLD, 200, 0.75),
    "duel, one look": Match(GameSpec(DUEL), "greedy", "search1:300", 200, 0.50),
    "3 players": Match(GameSpec(CLASSIC, 3), NEW, OLD, 120, 0.65),
    "4 players, leaders, cities": Match(GameSpec(CLASSIC, 4, ("leaders", "cities")), NEW, OLD, 100, 0.55),
    "4 players, every set": Match(GameSpec(CLASSIC, 4, EVERY_SET), NEW, OLD, 100, 0.45),
    "7 players": Match(GameSpec(CLASSIC, 7), NEW, OLD, 60, 0.35),
    "self-play": Match(GameSpec(CLASSIC, 3), NEW, NEW, 60, math.nan),
}
POINTS_WANTED = 58.0
SPEED = "speed"
SPEED_WANTED = 2.0


def games_of(name: str, seconds: float, games: int) -> list[Pairing]:
    match = MATCHES[name]
    seats = match.spec.players
    players = [match.new.format(seconds), *[match.old.format(seconds)] * (seats - 1)]
    return list(pairings(match.spec, players, games, SEED))


def kept_outcomes(path: Path, label: str) -> Iterator[Outcome]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if row["match"] == label:
                yield Outcome(row["victory"], tuple(row["winners"]), tuple(row["points"]), row["moves"])


def play_match(name: str, seconds: float, games: int, jobs: int, path: Path) -> None:
    """Play what is not played yet, and say what all of it adds up to."""
    label = f"{name} at {seconds:g} s"
    match, wanted = MATCHES[name], games_of(name, seconds, games)
    outcomes = list(kept_outcomes(path, label))[: len(wanted)]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as out:
        for _, outcome in play_all(wanted[len(outcomes) :], jobs):
            row = {"match": label, "victory": outcome.victory, "winners": outcome.winners}
            out.write(json.dumps({**row, "points": outcome.points, "moves": outcome.moves}) + "\n")
            out.flush()
            outcomes.append(outcome)
            print(f"\r{label}: {len(outcomes)} of {len(wanted)}", end="", file=sys.stderr, flush=True)
    tallier = Tallier([match.new, *[match.old] * (match.spec.players - 1)])
    for pairing, outcome in zip(wanted, outcomes, strict=True):
        tallier.add(pairing, outcome)
    new, *others = tallier.tally().players
    points = statistics.mean(player.mean_points for player in others)
    if match.new == match.old:
        each = statistics.mean([new.mean_points, *(player.mean_points for player in others)])
        print(f"\r{label}: {each:.1f} points a city in {len(outcomes)} games (wanted {POINTS_WANTED:g})")
        return
    print(
        f"\r{label}: {100 * new.share:.1f} % of {len(outcomes)} ({100 * new.low:.0f} to {100 * new.high:.0f}; wanted "
        f"{100 * match.wanted:.0f}); {new.mean_points:.1f} points against {points:.1f}; won by {new.victories}"
    )


def compare_speed(games: int) -> None:
    """Rounds a second of both searches from the same positions, by turns, as a ratio."""
    for name, spec in {name: match.spec for name, match in MATCHES.items() if match.old == OLD}.items():
        ratios, rates = [], []
        for number in range(games):
            game = spec.begin(SEED + number, quiet=True)
            rng = Rng(number)
            for _ in range(int(rng.below(18 * spec.players))):
                if (seat := int(game.next_seat())) >= 0:
                    moves = game.moves(seat)
                    game.apply(seat, moves[rng.below(len(moves))])
            if (seat := int(game.next_seat())) < 0 or len(game.moves(seat)) < 2:
                continue
            judge = judge_for(game)
            assert judge is not None
            seen = Seat(game, seat)
            spent = []
            for search in (Thought(seen.resample(rng), seat, judge, rng), Tree(seen.resample(rng), seat, rng)):
                search.run(ROUNDS // 10)
                began = time.thread_time()
                search.run(ROUNDS)
                spent.append(time.thread_time() - began)
            ratios.append(spent[1] / spent[0])
            rates.append(ROUNDS / spent[0])
        print(
            f"{SPEED}, {name}: {statistics.geometric_mean(ratios):.2f} times the rounds of search1, "
            f"{statistics.mean(rates):,.0f} a second, from {len(ratios)} positions"
            + (f" (wanted {SPEED_WANTED:g})" if name == "3 players" else "")
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="MATCH", help=", ".join([*MATCHES, SPEED]))
    parser.add_argument("--seconds", type=float, default=0.2, help="processor time a move (default: 0.2)")
    parser.add_argument("--games", type=int, default=0, help="games a match (default: as the table says)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where played games are kept")
    parser.add_argument("--fresh", action="store_true", help="forget the games that were played before")
    options = parser.parse_args()
    names = options.names or [*MATCHES, SPEED]
    if unknown := [name for name in names if name not in (*MATCHES, SPEED)]:
        parser.error(f"unknown match {', '.join(unknown)}; known: {', '.join([*MATCHES, SPEED])}")
    if options.fresh:
        options.kept.unlink(missing_ok=True)
    for name in names:
        if name == SPEED:
            compare_speed(options.games or 40)
        else:
            play_match(name, options.seconds, options.games or MATCHES[name].games, options.jobs, options.kept)


if __name__ == "__main__":
    main()
