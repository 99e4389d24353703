"""The examples that learn really learn, for some steps."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_the_notebook_runs_and_its_player_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """All cells, one after another, as a reader runs them."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    cells = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__notebook__"}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert 0.3 < names["curve"][0] < 0.7  # it begins with random play
    assert names["curve"][-1] > 0.7
    assert names["chart"].to_dict()["mark"]["type"] == "bar"


def test_a_learner_repeats_itself() -> None:
    course = example("policy_gradient").course
    assert course(rounds=1, games=4)[1] == course(rounds=1, games=4)[1]


@pytest.mark.skipif(
    importlib.util.find_spec("sb3_contrib") is None,
    reason="sb3-contrib is not installed: pip install 'sevenwonders[ppo]' (it brings torch, which is large)",
)
def test_maskable_ppo_learns_for_some_steps(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    steps = ["--steps", "256", "--tables", "2", "--rollout", "128", "--every", "128", "--against", "random"]
    command = [sys.executable, str(EXAMPLES / "maskable_ppo.py"), *steps, "--picture", str(picture)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "256 decisions" in done.stdout
    assert picture.read_bytes().startswith(b"\x89PNG")
