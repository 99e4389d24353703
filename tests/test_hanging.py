"""A test that hangs fails and says where it stood, so that the whole suite always comes to an end."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import itertools
import threading
import time


def stand_still():
    while True:
        time.sleep(0.1)


def test_polls_for_ever():
    threading.Thread(target=stand_still, name="bystander", daemon=True).start()
    while True:
        pass


def test_never_looks_up():
    sum(itertools.repeat(0))  # as a compiled loop: it hears no signal and lets no thread run


def test_goes_well():
    pass
"""


def run(folder: Path, *options: str) -> str:
    """What pytest says of the tests above, with this project's settings and little patience."""
    file = folder / "test_hanging.py"
    file.write_text(HANGING, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "-p", "no:cacheprovider"]
    limits = ["-o", "timeout=2", "-o", "faulthandler_timeout=4"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *limits, *options, str(file)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1
    return done.stdout + done.stderr


def line_of(text: str) -> int:
    return HANGING.splitlines().index(text) + 1


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    limit, last = float(pytestconfig.getini("timeout")), float(pytestconfig.getini("faulthandler_timeout"))
    assert 0 < limit < last
    assert pytestconfig.getini("faulthandler_exit_on_timeout")


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_a_loop_without_an_end_fails_and_the_others_run(tmp_path: Path, workers: tuple[str, ...]) -> None:
    said = run(tmp_path, *workers, "-k", "polls or goes")
    assert "1 failed, 1 passed" in said
    assert "Timeout (>2.0s)" in said
    assert re.search(r"def test_polls_for_ever\(\):.*\n> +(while True:|pass)\n", said, re.DOTALL)
    assert "Stack of bystander" in said
    assert re.search(rf"line {line_of('        time.sleep(0.1)')}, in stand_still", said)


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_a_loop_that_hears_no_signal_ends_its_process(tmp_path: Path, workers: tuple[str, ...]) -> None:
    said = run(tmp_path, *workers, "-k", "never or goes")
    assert "Timeout (0:00:04)!" in said
    place = line_of("    sum(itertools.repeat(0))  # as a compiled loop: it hears no signal and lets no thread run")
    assert re.search(rf"line {place} in test_never_looks_up", said)
    if workers:
        assert "1 failed, 1 passed" in said  # a new process takes the rest
