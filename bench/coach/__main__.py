"""Whether the coach can be believed: do its chances come true, do its grades order players; and how long it takes.

    python -m bench.coach                             Duel: all tables
    python -m bench.coach duel calibration --games 1000 --plot calibration.svg
    python -m bench.coach classic losses --games 40 --rounds 100 --jobs 2
    python -m bench.coach first

*time*: of a review, by processor. *losses*: what decisions of players of different strength cost on average, each
playing against itself. *calibration*: chances that a review gives (before a decision, to its seat) beside how the
game ended, in ten bins; the games are fresh self-play of a search, and some decisions of each are looked at.
*fit*: by how much the chances must be stretched to come true (only if it is asked for). *agreement*: how often a grade
is the same with ten times the thought. *blunders*: whether what a review calls a blunder loses as much as it says when
both lines are played out many times by a search. *first*: how long a visitor of a server waits for the first of a
review.

What was found is kept in a folder, and a later run goes on after it.
"""

import argparse
from pathlib import Path

from bench.coach.agreement import agreement
from bench.coach.blunders import blunders
from bench.coach.calibration import calibration
from bench.coach.fit import fit
from bench.coach.games import FIT, GAMES
from bench.coach.kept import Work
from bench.coach.losses import losses
from bench.coach.pace import first_results, pace
from sevenwonders.coach.expert import ROUNDS
from sevenwonders.games import DUEL

FIRST = "first"
TABLES = ("time", "losses", "calibration", "agreement", "blunders")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=[*GAMES, FIRST], default=DUEL)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"{', '.join(TABLES)} (default: all)")
    parser.add_argument("--plot", type=Path, default=None, metavar="FILE", help="calibration as a picture (SVG)")
    parser.add_argument("--samples", type=int, default=100, help="blunders that are played out (default: 100)")
    parser.add_argument("--games", type=int, default=200, help="games for each table (default: 200)")
    parser.add_argument("--rounds", type=int, default=0, help="rounds a decision (default: those of a review)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--folder", type=Path, default=Path("build/coach"), help="where what was found is kept")
    options = parser.parse_intermixed_args()
    if options.game == FIRST:
        first_results()
        return
    if unknown := [name for name in options.tables if name not in (*TABLES, FIT)]:
        parser.error(f"unknown table {', '.join(unknown)}; known: {', '.join(TABLES)}, {FIT}")
    work = Work(options.game, options.rounds or ROUNDS[options.game], options.jobs, options.folder)
    print(f"{options.game}, {work.rounds} rounds a decision\n")
    wanted = options.tables or TABLES
    if "time" in wanted:
        pace(work.game, work.rounds)
    if FIT in wanted:
        fit(work, options.games)
    if "losses" in wanted:
        losses(work, options.games)
    if "calibration" in wanted:
        calibration(work, options.games, options.plot)
    if "agreement" in wanted:
        agreement(work, options.games)
    if "blunders" in wanted:
        blunders(work, options.samples)


if __name__ == "__main__":
    main()
