"""Whoever lacks a library of the extra is told in one sentence what to install."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULES = {
    "sevenwonders.lab.actions": "numpy",
    "sevenwonders.lab.observations": "numpy",
    "sevenwonders.lab.batch": "numpy",
    "sevenwonders.lab.balance.charts": "altair",
    "sevenwonders.lab.balance.page": "vl_convert",
    "sevenwonders.lab.balance.store": "pyarrow",
    "sevenwonders.lab.dataset": "pyarrow",
    "sevenwonders.lab.pettingzoo.duel_v0": "pettingzoo",
    "sevenwonders.lab.gymnasium": "gymnasium",
    "sevenwonders.lab.openspiel": "pyspiel",
}


@pytest.mark.parametrize("module", MODULES)
def test_a_missing_library_says_what_to_install(module: str) -> None:
    """In a process of its own, where the library cannot be imported."""
    script = f"import sys; sys.modules[{MODULES[module]!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", script], env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("sevenwonders.core.extras.MissingExtra: ")
    assert last.endswith("is not installed; the laboratory needs it: pip install 'sevenwonders[lab]'")


def test_the_example_runs() -> None:
    script = Path(__file__).parents[2] / "examples" / "random_agents.py"
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    assert len(told) == 4
    assert "of 5 won" in told[0]
    assert told[3].startswith("Duel in OpenSpiel: [")
