"""Whether the coach can be believed: do its chances come true, do its grades order players; and how long it takes.

    python -m bench.coach                             Duel: all five tables, 20 games each
    python -m bench.coach duel calibration --games 200 --rounds 200 --plot calibration.svg
    python -m bench.coach classic --games 4 --rounds 100

*time*: of a review, by processor. *losses*: what decisions of players of different strength cost on average, each
playing against itself. *calibration*: every chance that a review gives (before a decision, to its seat) beside how the
game ended, in ten bins; the games are fresh self-play of `search:30`. *agreement*: how often a grade is the same with
ten times the thought. *blunders*: whether what a review calls a blunder loses as much as it says when both lines are
played out many times by a search.
"""

import argparse
import itertools
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from sevenwonders.coach import Review, review
from sevenwonders.coach.expert import ROUNDS
from sevenwonders.coach.grades import BLUNDER, GRADES
from sevenwonders.coach.results import Judged
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.players import Seat, make_bot
from sevenwonders.records.replay import begin, steps

GAMES = {DUEL: GameSpec(DUEL), CLASSIC: GameSpec(CLASSIC, 4, ("leaders", "cities", "wonder_pack"))}
PLAYERS = ("novice", "casual", "greedy", "search:200")
FRESH = "search:30"
BINS = 10
PLAYED_OUT = 400
"""Games of each line after a blunder."""
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


def calibration(spec: GameSpec, games: int, rounds: int, plot: Path | None) -> None:
    pairs = [
        pair for number in range(games) for pair in chances(review(played(spec, FRESH, SEED + number), rounds=rounds))
    ]
    print(f"calibration: {len(pairs)} decisions of {games} games\n")
    print("| predicted | decisions | mean predicted | came true | apart |\n| --- | --- | --- | --- | --- |")
    weighted, points = 0.0, []
    for place in range(BINS):
        here = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == place]
        if here:
            said, true = (sum(pair[which] for pair in here) / len(here) for which in (0, 1))
            weighted += abs(said - true) * len(here) / len(pairs)
            points.append((said, true, len(here) / len(pairs)))
            print(
                f"| {place / BINS:.0%} to {(place + 1) / BINS:.0%} | {len(here)} | {said:.1%} | {true:.1%} "
                f"| {true - said:+.1%} |"
            )
    print(f"\nmean distance {weighted:.1%}\n", flush=True)
    if plot:
        plot.write_text(picture(points), encoding="utf-8")


def picture(points: Sequence[tuple[float, float, float]]) -> str:
    """What was said (to the right) and what came true (upwards): the nearer to the line, the better."""
    side, edge = 320, 40
    dots = "".join(
        f'<circle cx="{edge + side * said:.1f}" cy="{edge + side * (1 - true):.1f}" r="{3 + 20 * share:.1f}"/>'
        for said, true, share in points
    )
    size, end = side + 2 * edge, edge + side
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">'
        f'<rect width="{size}" height="{size}" fill="white"/>'
        f'<path d="M{edge} {edge}V{end}H{end}M{edge} {end}L{end} {edge}" fill="none" stroke="#777"/>'
        f'<g fill="#1b6ca8">{dots}</g>'
        f'<text x="{edge}" y="{edge - 12}">came true</text><text x="{end - 30}" y="{end + 20}">said</text></svg>'
    )


def agreement(spec: GameSpec, games: int, rounds: int) -> None:
    """Players of all strengths, so that there is something to grade."""
    same = near = decisions = 0
    for number in range(games):
        record = played(spec, PLAYERS[number % len(PLAYERS)], SEED + 3000 + number)
        quick, slow = review(record, rounds=rounds), review(record, rounds=10 * rounds)
        for one, other in zip(quick.seats, slow.seats, strict=True):
            for first, second in zip(one.judged, other.judged, strict=True):
                apart = abs(GRADES.index(first.grade) - GRADES.index(second.grade))
                same, near, decisions = same + (apart == 0), near + (apart <= 1), decisions + 1
    print(f"agreement with {10 * rounds} rounds: {same / decisions:.1%} of {decisions} grades, ", end="")
    print(f"{near / decisions:.1%} within one grade\n", flush=True)


def blunders(spec: GameSpec, samples: int, rounds: int) -> None:
    """Both lines from the same draws of what the seat could not know, so that luck cancels."""
    held, claimed, found = 0, 0.0, 0
    for number in itertools.count():
        if found == samples:
            break
        record = played(spec, PLAYERS[number % 2], SEED + 4000 + number)
        bad = [each for seat in review(record, rounds=rounds).seats for each in seat.judged if each.grade == BLUNDER]
        if not bad:
            continue
        each = bad[number % len(bad)]
        game = before(record, each)
        lost = sum(
            outcome(game, each.seat, each.best.move, SEED + draw)
            - outcome(game, each.seat, each.played.move, SEED + draw)
            for draw in range(PLAYED_OUT)
        )
        found, claimed = found + 1, claimed + each.loss
        held += lost / PLAYED_OUT >= each.loss / 2
        print(f"\rblunders: {held} of {found} lose half of what was claimed or more", end="", flush=True)
    print(f"; claimed {claimed / max(found, 1):.1%} on average\n", flush=True)


def before(record: Record, judged: Judged) -> Game:
    """The game as it lay when a decision was asked."""
    game = begin(record)
    for number, _ in enumerate(steps(record, game), 1):
        if number == judged.turn - 1:
            break
    return game if judged.turn > 1 else begin(record)


def outcome(game: Game, seat: int, move: str, seed: int) -> float:
    """What a seat gets of one game that goes on with a move, where all then play as a quick search does."""
    rng = Rng(seed)
    played_on = game.resample(seat, rng)
    played_on.apply(seat, played_on.parse(move))
    bots = [make_bot(FRESH, rng.seed()) for _ in range(int(played_on.seats))]
    while (mover := int(played_on.next_seat())) >= 0:
        played_on.apply(mover, bots[mover].choose(Seat(played_on, mover)))
    return played_on.payoff(seat)


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


TABLES = ("time", "losses", "calibration", "agreement", "blunders")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list(GAMES), default=DUEL)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(TABLES)} (default: all)")
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE", help="calibration as a picture (SVG)")
    parser.add_argument("--samples", type=int, default=10, help="blunders that are played out (default: 10)")
    parser.add_argument("--games", type=int, default=20, help="games for each table (default: 20)")
    parser.add_argument("--rounds", type=int, default=0, help="rounds a decision (default: those of a review)")
    options = parser.parse_args()
    if unknown := [name for name in options.tables if name not in TABLES]:
        parser.error(f"unknown table {', '.join(unknown)}; known: {', '.join(TABLES)}")
    spec = GAMES[options.game]
    rounds = options.rounds or ROUNDS[options.game]
    print(f"{options.game}, {rounds} rounds a decision\n")
    wanted = options.tables or TABLES
    if "time" in wanted:
        pace(spec, rounds)
    if "losses" in wanted:
        losses(spec, options.games, rounds)
    if "calibration" in wanted:
        calibration(spec, options.games, rounds, options.plot)
    if "agreement" in wanted:
        agreement(spec, options.games, rounds)
    if "blunders" in wanted:
        blunders(spec, options.samples, rounds)


if __name__ == "__main__":
    main()
