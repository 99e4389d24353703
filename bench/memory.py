"""Whether a server's memory stays flat: thousands of games one after another, with always the same number of tables.

    python -m bench.memory --games 10000 --tables 400

Two people at each table, each with a socket that listens; they make some choices, then one resigns, and the table
leaves the memory. Python looks for garbage as seldom as in `sevenwonders serve`. All in one process, with an SQLite
file.
"""

import argparse
import asyncio
import gc
import os
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.server import memory
from sevenwonders.cli.serve import GARBAGE
from sevenwonders.server.saying import Resign
from sevenwonders.server.tables.connection import Connection
from sevenwonders.server.tables.driver import Driver
from sevenwonders.server.tables.hall import Hall
from sevenwonders.server.tables.live import LiveTable
from tests.server.inside import any_choice, hall_at, listen, new_table

PEOPLE: Final = ("ada", "grace")
COUNTED: Final = (LiveTable, Driver, Connection)
STEPS: Final = 10
Guests = tuple[LiveTable, list[Connection]]


async def begin(hall: Hall, choices: int) -> Guests:
    """A table where something has happened."""
    table = await new_table(hall, *PEOPLE)
    sockets = [(await listen(hall, table, person))[1] for person in PEOPLE]
    for number in range(choices):
        assert table.game is not None
        seat = table.game.to_act()[0]
        await table.choose(seat, any_choice(table, seat, str(number)), "en")
    return table, sockets


async def end(hall: Hall, guests: Guests) -> None:
    table, sockets = guests
    await table.say_of_end(0, Resign(type="resign", id="resign"), "en")
    for socket in sockets:
        socket.close(1000)
        hall.exit(table, socket)
    await hall.drop(table)


async def play(games: int, tables: int, choices: int, rows: Table) -> None:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-") as folder:
        async with hall_at(Path(folder) / "tables.sqlite") as hall:
            live: deque[Guests] = deque()
            began = time.perf_counter()
            for number in range(games + tables):
                if len(live) == tables:
                    await end(hall, live.popleft())
                live.append(await begin(hall, choices))
                over = number + 1 - tables
                if over >= 0 and over % max(1, games // STEPS) == 0:
                    held = memory(os.getpid())  # before anybody looks for garbage
                    rows.add_row(f"{over}", f"{held:.0f}", *counts(), f"{time.perf_counter() - began:.0f}")
            while live:
                await end(hall, live.popleft())


def counts() -> list[str]:
    """How many objects of each kind are in memory, and of all kinds."""
    gc.collect()
    every = gc.get_objects()
    kinds = [sum(isinstance(each, kind) for each in every) for kind in COUNTED]
    return [f"{number}" for number in (*kinds, len(every))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=400, help="in memory at the same time")
    parser.add_argument("--choices", type=int, default=4, help="made in each game before it ends")
    options = parser.parse_args()
    rows = Table("games over", "MB", *(kind.__name__ for kind in COUNTED), "objects", "seconds")
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    try:
        asyncio.run(play(options.games, options.tables, options.choices, rows))
    finally:
        Console(width=110).print(rows)


if __name__ == "__main__":
    main()
