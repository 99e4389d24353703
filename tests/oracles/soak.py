"""Hunters play and oracles watch, for so many minutes, with seeds that nobody tried.

`python -m tests.oracles.soak --minutes 5` writes each game in which something is wrong as a record (7WN) and says what
it is; `python -m tests.oracles.soak --replay FILE` plays such a record again, under the same eyes.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import randbelow

from sevenwonders.classic.game import Classic
from sevenwonders.core.record import Record
from sevenwonders.records import read_record, write_record
from sevenwonders.records.replay import begin as begin_record

from .hunters import Hunter
from .mixes import Table, table_for
from .watch import Watch, begin

FOLDER = Path("failures")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--first", type=int, default=None, help="the number of the first game; else drawn by chance")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where records of failures are written")
    parser.add_argument("--replay", type=Path, default=None, help="a record to play again")
    options = parser.parse_args()
    if options.replay is not None:
        return replay(options.replay)
    first = randbelow(10**9) if options.first is None else options.first
    return soak(first, options.minutes, options.folder)


def soak(first: int, minutes: float, folder: Path) -> int:
    """Games one after another until the time is over: 1 if anything was wrong."""
    until = time.monotonic() + 60 * minutes
    games = failed = 0
    print(f"{minutes:g} minutes of games from number {first} on")
    while time.monotonic() < until:
        table = table_for(first + games)
        watch = begin(table)
        found = looked_at(watch, Hunter(watch.facts, table.players, table.seed).choose)
        if found:
            failed += 1
            tell(table, watch, found, folder)
        games += 1
    print(f"{games} games, {failed} with something wrong")
    return 1 if failed else 0


def looked_at(watch: Watch, choose: Callable[[Classic], tuple[int, str]]) -> list[str]:
    """What is wrong with a game; one that breaks off too."""
    try:
        watch.play(choose)
    except Exception:
        return [*watch.found, traceback.format_exc()]
    return watch.found


def tell(table: Table, watch: Watch, found: list[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"classic-{table.players}-{table.seed}.7wn"
    file.write_text(write_record(watch.game.record()), encoding="utf-8")
    print(f"\n{table}:")
    for each in found:
        print(f"  {each}")
    last = [(seat, watch.game.text(move)) for turn in watch.game.turns[-3:] for seat, move in turn]
    print(f"  last moves: {', '.join(f'{seat} {text}' for seat, text in last)}")
    print(f"  again: python -m tests.oracles.soak --replay {file}")
    print("  once it is mended, keep the record in tests/records/games", flush=True)


def replay(file: Path) -> int:
    found = replayed(file)
    print("\n".join(found) or "nothing wrong")
    return 1 if found else 0


def replayed(file: Path) -> list[str]:
    """What is wrong with a recorded game."""
    record = read_record(file.read_text(encoding="utf-8"))
    game = begin_record(record)
    assert isinstance(game, Classic)
    moves = moves_of(record)
    return looked_at(Watch(game, bool(game.setting.teams)), lambda _: next(moves))


def moves_of(record: Record) -> Iterator[tuple[int, str]]:
    for turn in record.turns:
        yield from turn


if __name__ == "__main__":
    sys.exit(main())
