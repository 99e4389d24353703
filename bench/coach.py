"""Whether the coach can be believed: do its chances come true, do its grades order players; and how long it takes.

    python -m bench.coach                     Duel: 20 games for each table
    python -m bench.coach classic --games 4 --rounds 100

Three tables. *Calibration*: every chance that a review gives (before a decision, to its seat) beside how the game
ended, in ten bins; the games are fresh self-play of `search:30`. *Loss*: what decisions of players of different
strength cost on average, each playing against itself. *Time*: of a review, by processor.
"""

import argparse
import math
import time
from collections.abc import Iterator

from sevenwonders.coach import Review, review
from sevenwonders.coach.expert import ROUNDS
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.players import Seat, make_bot

GAMES = {DUEL: GameSpec(DUEL), CLASSIC: GameSpec(CLASSIC, 4, ("leaders", "cities", "wonder_pack"))}
PLAYERS = ("novice", "casual", "greedy", "search:200")
FRESH = "search:30"
BINS = 10
SEED = 90_210_017


def played(spec: GameSpec, player: str, seed: int) -> Record:
    """A game of a player against itself."""
    seeds = Rng(seed)
    game = spec.begin(seeds.seed())
    bots = [make_bot(player, seeds.seed()) for _ in range(int(game.seats))]
    while not game.over():
        seat = game.to_act()[0]
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    return game.record()


def chances(found: Review) -> Iterator[tuple[float, float]]:
    """Each chance before a decision, and what came of it."""
    end = found.curve[-1].chances
    return ((each.best.chance, end[seat.seat]) for seat in found.seats for each in seat.judged)


def calibration(spec: GameSpec, games: int, rounds: int) -> None:
    pairs = [
        pair for number in range(games) for pair in chances(review(played(spec, FRESH, SEED + number), rounds=rounds))
    ]
    print(f"calibration: {len(pairs)} decisions of {games} games\n")
    print("| predicted | decisions | mean predicted | came true | apart |\n| --- | --- | --- | --- | --- |")
    weighted = 0.0
    for place in range(BINS):
        here = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == place]
        if here:
            said, true = (sum(pair[which] for pair in here) / len(here) for which in (0, 1))
            weighted += abs(said - true) * len(here) / len(pairs)
            print(
                f"| {place / BINS:.0%} to {(place + 1) / BINS:.0%} | {len(here)} | {said:.1%} | {true:.1%} "
                f"| {true - said:+.1%} |"
            )
    print(f"\nmean distance {weighted:.1%}\n", flush=True)


def losses(spec: GameSpec, games: int, rounds: int) -> None:
    print(f"mean loss per decision, {games} games each\n")
    print("| player | decisions | mean loss | error | mistakes, blunders |\n| --- | --- | --- | --- | --- |")
    for player in PLAYERS:
        found = [
            each
            for number in range(games)
            for seat in review(played(spec, player, SEED + 1000 + number), rounds=rounds).seats
            for each in seat.judged
        ]
        mean = sum(each.loss for each in found) / len(found)
        spread = sum((each.loss - mean) ** 2 for each in found) / len(found)
        bad = sum(each.grade in ("mistake", "blunder") for each in found) / len(found)
        error = math.sqrt(spread / len(found))
        print(f"| `{player}` | {len(found)} | {mean:.2%} | {error:.2%} | {bad:.1%} |", flush=True)
    print()


def pace(spec: GameSpec, rounds: int) -> None:
    record = played(spec, FRESH, SEED + 2000)
    began = time.process_time()
    found = review(record, rounds=rounds)
    seconds = time.process_time() - began
    decisions = sum(len(seat.judged) for seat in found.seats)
    print(f"time: {seconds:.1f} s of the processor for {decisions} decisions at {rounds} rounds\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(GAMES), default=DUEL)
    parser.add_argument("--games", type=int, default=20, help="games for each table (default: 20)")
    parser.add_argument("--rounds", type=int, default=0, help="rounds a decision (default: those of a review)")
    options = parser.parse_args()
    spec = GAMES[options.game]
    rounds = options.rounds or ROUNDS[options.game]
    print(f"{options.game}, {rounds} rounds a decision\n")
    pace(spec, rounds)
    losses(spec, options.games, rounds)
    calibration(spec, options.games, rounds)


if __name__ == "__main__":
    main()
