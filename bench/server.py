"""Measures servers: how many tables they hold so that a choice reaches the others in time; and what a death costs.

Several people sit at each table. What is timed is the way from a choice to the update of each *other* person there. The
number of tables is doubled until the slowest hundredth takes too long; then the limit is looked for between the last
two steps. One process has one core to itself, bots and visitors share the others; three processes share all cores
but one. All on loopback; it ends by itself, and prints what it has when it is stopped earlier.

"late" is how late the visitors' own program woke, and "waits" the part of the time in which a server was ready and its
core was not: where these are no small part of the rest, others used the machine, and the figures tell of them.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.visitors import Crowd, Seen
from tests.server.machines import machines
from tests.server.postgres import Cluster
from tests.server.running import Server

LIMITS: Final = {
    "sockets_per_address": 1_000_000,
    "requests_per_second": 1_000_000,
    "messages_per_second": 1_000_000,
    "tables_per_minute": 1_000_000,
    "work_per_address": 1_000_000_000,
    "work_per_socket": 1_000_000_000,
}
PIN_SECONDS: Final = 0.25
GROW_SECONDS: Final = 120.0
KINDS: Final = ("sqlite", "postgresql", "three over postgres", "three over nats")


@dataclass(frozen=True)
class Step:
    """What was seen with so many tables."""

    name: str
    wished: int
    seen: Seen
    seconds: float
    used: float
    waited: float
    """The part of the time in which the busiest server could have gone on, and others had its core."""
    megabytes: float

    @property
    def slowest(self) -> float:
        """Milliseconds that 99 of 100 updates took at the most; endless if there were none, or not all tables."""
        if self.seen.tables < self.wished or not self.seen.told:
            return float("inf")
        return 1000 * quantile(self.seen.told, 0.99)


def quantile(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=50, help="tables of the first step")
    parser.add_argument("--most", type=int, default=3200, help="tables of the last step")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each step")
    parser.add_argument("--think", type=float, default=5.0, help="seconds that a person takes for a choice")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds that 99 of 100 updates may take")
    parser.add_argument("--minutes", type=float, default=5.0, help="for each kind of server, at the most")
    parser.add_argument("--only", choices=KINDS, nargs="+", default=KINDS)
    options = parser.parse_args()
    console = Console(width=130)
    steps: list[Step] = []
    notes: list[str] = []
    try:
        for name in options.only:
            with (
                tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as work,
                servers(name, Path(work)) as running,
            ):
                asyncio.run(measure(name, running, options, steps, notes))
    except KeyboardInterrupt:
        notes.append("stopped before the end")
    finally:
        console.print(sheet(steps))
        for note in notes:
            console.print(note)


@contextmanager
def servers(name: str, work: Path) -> Iterator[list[Server]]:
    """The servers of one kind, each on cores that its bots and visitors do not use."""
    if name == "sqlite":
        with alone(Server(str(work / "tables.sqlite"), work / "log.txt", **LIMITS)) as server:
            yield [server]
        return
    cluster = Cluster(work / "postgres")
    try:
        if name == "postgresql":
            with alone(Server(cluster.url(), work / "log.txt", **LIMITS)) as server:
                yield [server]
        else:
            with machines(work, name.rsplit(" ", 1)[1], cluster, **LIMITS) as made, pinned(made.servers):
                yield made.servers
    finally:
        cluster.stop()


@contextmanager
def alone(server: Server) -> Iterator[Server]:
    server.start()
    try:
        with pinned([server]):
            yield server
    finally:
        server.kill()


@contextmanager
def pinned(running: list[Server]) -> Iterator[None]:
    """Keep servers on their cores, and all that they start, and this program, on the others.

    A process inherits the cores of the one that starts it, and bots would sit on their server's: so we look often.
    """
    cores = list(range(os.cpu_count() or 1))
    theirs = cores[: max(1, min(len(running), len(cores) - 1))]
    ours = set(cores) - set(theirs) or set(cores)
    over = threading.Event()

    def pin() -> None:
        while not over.wait(PIN_SECONDS):
            for number, server in enumerate(running):
                if server.is_running:
                    give_cores(server.pid, {theirs[number % len(theirs)]}, ours)

    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, ours)
    thread = threading.Thread(target=pin, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        os.sched_setaffinity(0, before)


def give_cores(process: int, own: set[int], others: set[int]) -> None:
    try:
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.sched_setaffinity(int(thread.name), own)
            for child in (thread / "children").read_text().split():
                for each in Path(f"/proc/{child}/task").iterdir():
                    os.sched_setaffinity(int(each.name), others)
    except OSError:
        return  # it just ended; the next look finds those that are there


async def measure(
    name: str, running: list[Server], options: argparse.Namespace, steps: list[Step], notes: list[str]
) -> None:
    until = time.monotonic() + 60 * options.minutes
    crowd = Crowd([server.address for server in running], options.think)
    held, missed, tables = 0, 0, options.first
    try:
        while time.monotonic() < until and held < options.most:
            step = await one_step(name, running, crowd, tables, options)
            steps.append(step)
            if step.slowest < options.limit:
                held = tables
            else:
                missed = tables
                await crowd.leave()
                crowd = Crowd([server.address for server in running], options.think)
            if missed and missed - held <= max(10, held // 5):
                break
            tables = min(options.most, 2 * tables) if not missed else (held + missed) // 2
        notes.append(f"{name}: {held} tables hold with 99 of 100 updates below {options.limit:g} ms")
        if len(running) > 1 and held:
            await crowd.grow(held, GROW_SECONDS)
            await asyncio.sleep(options.think)
            notes.append(await one_dies(name, running, crowd))
    finally:
        await crowd.leave()


async def one_step(name: str, running: list[Server], crowd: Crowd, tables: int, options: argparse.Namespace) -> Step:
    await crowd.grow(tables, GROW_SECONDS)
    await asyncio.sleep(options.think)
    busy, began = [processor(server.pid) for server in running], time.perf_counter()
    before = [queued(server.pid) for server in running]
    seen = await crowd.watch(options.seconds)
    seconds = time.perf_counter() - began
    used = max((processor(server.pid) - then) / seconds for server, then in zip(running, busy, strict=True))
    waited = max((queued(server.pid) - then) / seconds for server, then in zip(running, before, strict=True))
    return Step(name, tables, seen, seconds, used, waited, max(memory(server.pid) for server in running))


async def one_dies(name: str, running: list[Server], crowd: Crowd) -> str:
    """Kill one server, and see how long each table waits for its next choice to be kept."""
    running[0].kill()
    killed = time.perf_counter()
    watched = list(crowd.tables)
    waits: dict[str, float] = {}
    while time.perf_counter() < killed + 30 and len(waits) < len(watched):
        await asyncio.sleep(0.05)
        for table in watched:
            if table.id not in waits and (table.last_ack > killed or table.is_over):
                waits[table.id] = time.perf_counter() - killed
    longest = f"{max(waits.values()):.1f}" if waits else "–"
    middle = f"{statistics.median(waits.values()):.1f}" if waits else "–"
    return (
        f"{name}: one of {len(running)} killed with {len(watched)} tables: play went on at {len(waits)} of them, "
        f"half within {middle} s, the last after {longest} s (people think meanwhile)"
    )


def sheet(steps: list[Step]) -> Table:
    made = Table(
        *("servers", "tables", "people", "choices/s", "kept p50", "p99", "told p50", "p99", "worst ms"),
        *("late p99", "CPU", "waits", "MB", ""),
    )
    for step in steps:
        seen = step.seen
        kept, told = seen.acknowledged, seen.told
        counts = ", ".join(f"{what} {number}" for what, number in sorted(seen.counts.items()) if what != "choices")
        made.add_row(
            step.name,
            f"{seen.tables}" if seen.tables == step.wished else f"{seen.tables} of {step.wished}",
            str(seen.people),
            f"{seen.counts['choices'] / step.seconds:.0f}",
            *(f"{1000 * quantile(values, part):.0f}" for values in (kept, told) for part in (0.5, 0.99)),
            f"{1000 * max(told, default=float('nan')):.0f}",
            f"{1000 * quantile(seen.late, 0.99):.0f}",
            f"{100 * step.used:.0f} %",
            f"{100 * step.waited:.0f} %",
            f"{step.megabytes:.0f}",
            counts,
        )
    return made


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def queued(process: int) -> float:
    """Seconds that a process, its event loop that is, has waited for a core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


if __name__ == "__main__":
    main()
