"""`sevenwonders make-puzzles`: puzzles from games that bots play against themselves.

Several of them, each with a seed of its own, may work in one folder at the same time.
"""

import argparse
import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from sevenwonders.cli.options import UsageError, seed_number
from sevenwonders.coach.puzzles.checking import checked
from sevenwonders.coach.puzzles.collection import WANTED, taken, unpacked, write
from sevenwonders.coach.puzzles.finding import Finder
from sevenwonders.coach.puzzles.making import make, read
from sevenwonders.coach.puzzles.puzzle import Row, puzzle_of


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("make-puzzles", help="find puzzles in games of bots; goes on where it was stopped")
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where what was found is kept meanwhile")
    parser.add_argument("--game", choices=sorted(WANTED), help="play only this one (default: one after the other)")
    parser.add_argument("--minutes", type=_minutes, default=40.0, metavar="N", help="how long all of it may take (40)")
    parser.add_argument(
        "--seed", type=seed_number, default=1, help="the games to play (default: 1); a folder may hold several"
    )
    parser.add_argument("--keep", type=Path, metavar="FILE", help="take those of such a file too, if they still hold")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the best of them into this file")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    options.folder.mkdir(parents=True, exist_ok=True)
    old = _written(options.keep) if options.keep is not None else []
    rows: list[Row] = []
    for game, most in WANTED.items():
        here = options.folder / f"{game}-{options.seed}.jsonl"
        kept = {file: _kept(file) for file in {here, *options.folder.glob(f"{game}-*.jsonl")}}
        before = sum(len(found) for file, found in kept.items() if file != here)
        for number, more in make(game, options.seed, here, _minutes_for(game, options)):
            kept[here] += more
            print(f"\r{game}: {number} games, {before + len(kept[here])} puzzles ", end="", flush=True)
        found = list(chain.from_iterable(kept[file] for file in sorted(kept)))
        found = list(_together(found, _holding([row for row in old if puzzle_of(row).spec.game == game], game)))
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


def _written(file: Path) -> list[Row]:
    try:
        return unpacked(file.read_bytes())
    except (OSError, ValueError, KeyError, TypeError, AssertionError, EOFError, zlib.error):
        raise UsageError(f"'{file}' holds no puzzles; name one that --out has written") from None


def _holding(rows: list[Row], game: str) -> Iterator[Row]:
    """Those that another search finds again."""
    holding = 0
    for number, row in enumerate(checked(rows, Finder()), 1):
        holding += row is not None
        print(f"\r{game}: {holding} of {number} kept puzzles still hold ", end="", flush=True)
        if row is not None:
            yield row
    if rows:
        print()


def _together(*found: Iterable[Row]) -> Iterator[Row]:
    """Each position once."""
    met = set()
    for row in chain.from_iterable(found):
        key = puzzle_of(row).key
        if key not in met:
            met.add(key)
            yield row


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
