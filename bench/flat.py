"""Whether memory stays flat while a command plays many games: what it holds, with all processes that it started.

    python -m bench.flat simulate duel --games 1000000 --seats random --seed 1

What follows `bench.flat` is a command of `sevenwonders`. Its memory is looked at every few seconds; ten of these looks
are printed, evenly spread, and then the highest of all. The first seconds fill caches: they are looked at, not judged.
"""

import argparse
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from bench.server import memory, processor

ROWS: Final = 10


def family(first: int) -> list[int]:
    """A process and all that descend from it."""
    found = [first]
    for each in found:
        try:
            told = Path(f"/proc/{each}/task/{each}/children").read_text()
        except OSError:  # it has ended
            continue
        found += [int(child) for child in told.split()]
    return found


def held(process: int) -> tuple[float, float]:
    """Megabytes, and seconds of processor time."""
    megabytes = seconds = 0.0
    for each in family(process):
        try:
            megabytes, seconds = megabytes + memory(each), seconds + processor(each)
        except (OSError, IndexError):  # it has ended
            continue
    return megabytes, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=float, default=2.0, metavar="S", help="seconds between two looks")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="M", help="interrupt it after so long")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="a command of sevenwonders")
    options = parser.parse_args()
    looks: list[tuple[float, float, float]] = []
    began = time.monotonic()
    process = subprocess.Popen([sys.executable, "-m", "sevenwonders", *options.command])
    while process.poll() is None:
        time.sleep(options.every)
        looks.append((time.monotonic() - began, *held(process.pid)))
        if looks[-1][0] > 60 * options.minutes:
            process.send_signal(signal.SIGINT)
            process.wait()
    looks.pop()  # it was ending
    print("seconds  processor seconds    MB")
    for number in range(ROWS):
        passed, megabytes, seconds = looks[number * (len(looks) - 1) // (ROWS - 1)]
        print(f"{passed:7.0f}  {seconds:17.0f}  {megabytes:4.0f}")
    print(f"the most that was seen: {max(megabytes for _, megabytes, _ in looks):.0f} MB")
    sys.exit(process.returncode)


if __name__ == "__main__":
    main()
