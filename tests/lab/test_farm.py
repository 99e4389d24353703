"""Many independent games: in order or as they come, wherever they are played, whatever becomes of the workers."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from sevenwonders.lab.farm import FarmError, check_place, run_all

from ..patience import PATIENCE


def double(number: int) -> int:
    return 2 * number


def stumble(number: int) -> int:
    if number == 5:
        raise ValueError("five is too many")
    return number


def die_once(mark: str) -> int:
    """The first worker that is given this dies; whoever comes after finds its mark."""
    if not Path(mark).exists():
        Path(mark).write_text("here somebody died")
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


def die(_: int) -> int:
    os._exit(1)


def test_results_as_they_come_are_all_there() -> None:
    assert sorted(run_all(double, range(500), workers=2, ordered=False)) == [2 * number for number in range(500)]


def test_jobs_without_end_are_read_as_results_are_taken_in_order() -> None:
    read: list[int] = []

    def endless() -> Iterator[int]:
        for number in count():
            read.append(number)
            yield number

    results = run_all(double, endless(), workers=2)
    assert list(islice(results, 20)) == list(range(0, 40, 2))
    results.close()  # type: ignore[attr-defined]
    assert len(read) < 20 + 8 * 200  # chunks under way, and those that wait


def test_a_lost_worker_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    marks = [str(tmp_path / str(number)) for number in range(12)]
    for mark in marks:
        if not mark.endswith("4"):
            Path(mark).write_text("")
    assert list(run_all(die_once, marks, workers=2)) == [7] * 12
    assert (tmp_path / "4").read_text() == "here somebody died"


def test_a_job_that_kills_every_worker_ends_it_all_with_a_sentence() -> None:
    with pytest.raises(FarmError, match="the workers keep dying"):
        list(run_all(die, [1, 2], workers=2))


def test_what_a_job_raises_is_raised() -> None:
    with pytest.raises(ValueError, match="five is too many"):
        list(run_all(stumble, range(9), workers=2))


def test_workers_do_not_outlive_whoever_asked() -> None:
    script = (
        "import os, time\n"
        "from sevenwonders.lab.farm import run_all\n"
        "def main():\n"
        "    for pid in run_all(eval, ['__import__(\"os\").getpid()'] * 1000000, workers=2): print(pid, flush=True)\n"
        "if __name__ == '__main__': main()\n"
    )
    asker = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert asker.stdout is not None
    worker = int(asker.stdout.readline())
    assert worker != asker.pid
    asker.kill()
    asker.wait()
    asker.stdout.close()

    until = time.monotonic() + PATIENCE
    while _lives(worker):
        assert time.monotonic() < until
        time.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize("place", ["there", "ray:", "rays", ""])
def test_a_place_that_is_none_is_told(place: str) -> None:
    with pytest.raises(ValueError, match="write here, ray or ray:ADDRESS"):
        check_place(place)
