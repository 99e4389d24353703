"""The compiled engine and the interpreted one are the same: whole games over all cases, position by position."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders import is_compiled

from . import engines
from .cases import CASES

ROOT = Path(__file__).parents[2]
PARTS = 12
"""The cases are cut into so many tests, so that all cores have something to do."""


def other_engine(number: int) -> list[str]:
    """The digests of the engine that does not run here, from a process of its own."""
    command = [sys.executable, "-m", "tests.contract.engines", str(number), str(PARTS)]
    environment = os.environ | {"SEVENWONDERS_INTERPRETED": "1" if is_compiled() else ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    engine, *lines = done.stdout.splitlines()
    if engine == "interpreted" and not is_compiled():
        pytest.skip("there is no compiled engine here")
    assert engine == ("interpreted" if is_compiled() else "compiled")
    return lines


@pytest.mark.parametrize("number", range(PARTS))
def test_compiled_and_interpreted_games_are_the_same(number: int) -> None:
    for other, line in zip(other_engine(number), engines.part(number, PARTS), strict=True):
        assert other == line


def test_a_digest_tells_games_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seed, and so other moves, changes every line: nothing is compared with itself."""
    case = CASES[0]
    lines = list(engines.digests(case))
    assert lines == list(engines.digests(case))
    assert len(set(lines)) == len(lines) > 20
    monkeypatch.setattr(engines, "SEED", engines.SEED + 1)
    assert not set(lines) & set(engines.digests(case))
