"""Measures one server process: tables, choices, waits, memory, restart; with SQLite and with PostgreSQL in one run.

The server has one core to itself; visitors and bots share the others. All on loopback, and it ends by itself.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.visitors import Crowd, Seen
from tests.server.postgres import cluster
from tests.server.running import Server

SERVER_CORE: Final = 0
LIMITS: Final = {
    "pace": 300,
    "sockets_per_address": 100_000,
    "requests_per_second": 100_000,
    "tables_per_minute": 1_000_000,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500, 1000], help="steps")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each step")
    parser.add_argument("--think", type=float, default=5.0, help="seconds that a person takes for a choice")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database instead of both")
    options = parser.parse_args()
    sheet = Table("database", "tables", "choices/s", "p50 ms", "p99 ms", "worst ms", "server CPU", "MB", "kB a table")
    notes = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        for name in ("sqlite", "postgresql"):
            if options.only in (None, name):
                with database(name, Path(work)) as url:
                    notes.append(asyncio.run(measure(name, url, Path(work), options, sheet)))
    console = Console(width=120)
    console.print(sheet)
    for note in notes:
        console.print(note)


@contextmanager
def database(name: str, work: Path) -> Iterator[str]:
    if name == "sqlite":
        yield str(work / "tables.sqlite")
    else:
        with cluster(work / "postgres") as url:
            yield url


async def measure(name: str, url: str, work: Path, options: argparse.Namespace, sheet: Table) -> str:
    server = Server(url, work / f"{name}.log", **LIMITS).start()
    give_a_core(server.pid)
    empty = memory(server.pid)
    crowd = Crowd(server.address, options.think)
    try:
        for tables in options.tables:
            await crowd.grow(tables)
            await asyncio.sleep(options.think)
            busy, began = processor(server.pid), time.perf_counter()
            seen = await crowd.watch(options.seconds)
            used = (processor(server.pid) - busy) / (time.perf_counter() - began)
            sheet.add_row(*line(name, seen, options.seconds, used, memory(server.pid), empty))
        await crowd.leave()
        server.kill()
        began = time.perf_counter()
        server.start()
        return f"{name}: killed and started again with {options.tables[-1]} tables: {time.perf_counter() - began:.1f} s"
    finally:
        await crowd.leave()
        server.stop()


def line(name: str, seen: Seen, seconds: float, used: float, memory_now: float, empty: float) -> list[str]:
    waits = sorted(seen.waits)
    return [
        name,
        str(seen.tables),
        f"{len(waits) / seconds:.0f}",
        f"{1000 * statistics.median(waits):.1f}",
        f"{1000 * waits[int(0.99 * len(waits))]:.1f}",
        f"{1000 * waits[-1]:.1f}",
        f"{100 * used:.0f} %",
        f"{memory_now:.0f}",
        f"{1024 * (memory_now - empty) / seen.tables:.0f}",
    ]


def give_a_core(server: int) -> None:
    """The server alone on one core, with all its threads; its bots and we on the others."""
    others = set(range(os.cpu_count() or 1)) - {SERVER_CORE} or {SERVER_CORE}
    os.sched_setaffinity(0, others)
    for thread in Path(f"/proc/{server}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {SERVER_CORE})
    for child in Path(f"/proc/{server}/task/{server}/children").read_text().split():
        os.sched_setaffinity(int(child), others)


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
