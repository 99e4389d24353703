"""`sevenwonders make-puzzles`: puzzles from games that bots play against themselves.

Several of them, each with a seed of its own, may work in one folder at the same time.
"""

import argparse
from itertools import chain
from pathlib import Path

from sevenwonders.cli.options import UsageError, seed_number
from sevenwonders.coach.puzzles.collection import WANTED, taken, write
from sevenwonders.coach.puzzles.making import make, read
from sevenwonders.coach.puzzles.puzzle import Row


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("make-puzzles", help="find puzzles in games of bots; goes on where it was stopped")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where what was found is kept meanwhile")
    parser.add_argument("--game", choices=sorted(WANTED), help="play only this one (default: one after the other)")
    parser.add_argument("--minutes", type=_minutes, default=40.0, metavar="N", help="how long all of it may take (40)")
    parser.add_argument(
        "--seed", type=seed_number, default=1, help="the games to play (default: 1); a folder may hold several"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the best of them into this file")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    options.folder.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for game, most in WANTED.items():
        here = options.folder / f"{game}-{options.seed}.jsonl"
        kept = {file: _kept(file) for file in {here, *options.folder.glob(f"{game}-*.jsonl")}}
        before = sum(len(found) for file, found in kept.items() if file != here)
        for number, more in make(game, options.seed, here, _minutes_for(game, options)):
            kept[here] += more
            print(f"\r{game}: {number} games, {before + len(kept[here])} puzzles ", end="", flush=True)
        found = list(chain.from_iterable(kept[file] for file in sorted(kept)))
        print(f"\r{game}: {len(found)} puzzles, of which {len(taken(found, most))} are taken")
        rows += taken(found, most)
    if options.out is not None:
        write(options.out, rows)
        print(f"{options.out}: {len(rows)} puzzles, {options.out.stat().st_size / 1000:.0f} kB")
    return 0


def _kept(file: Path) -> list[Row]:
    try:
        return list(chain.from_iterable(read(file)))
    except ValueError:
        raise UsageError(f"'{file}' holds no puzzles that were found before; name another folder") from None


def _minutes_for(game: str, options: argparse.Namespace) -> float:
    minutes: float = options.minutes
    if options.game is None:
        return minutes / len(WANTED)
    return minutes if game == options.game else 0.0


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0.0 <= minutes <= 10_000.0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of minutes")
    return minutes
