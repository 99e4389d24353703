"""The package alone is light: where an extra is missing, one sentence says so; elsewhere nobody misses it."""

import argparse
import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest

from sevenwonders.cli.main import COMMANDS
from sevenwonders.core.extras import EXTRAS, NEEDED_BY, missing_extra
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAME = ROOT / "tests" / "records" / "games" / "duel-military.7wn"


def command_names() -> list[str]:
    commands = argparse.ArgumentParser().add_subparsers()
    for module in COMMANDS:
        module.add_to(commands)
    return list(commands.choices)


WORK = {
    "play": ["play", "duel", "--record", "kept.7wn", "--seed", "7"],
    "simulate": ["simulate", "duel", "--games", "2", "--seats", "greedy,random"],
    "simulate 7 Wonders": ["simulate", "classic", "--with", "leaders,cities", "--games", "1"],
    "bench": ["bench", "duel", "--seconds", "0.01"],
    "cards": ["cards", "classic", "baths"],
    "replay": ["replay", str(GAME), "--show"],
    "review": ["review", str(GAME), "--rounds", "20", "--html", "review.html"],
    "hint": ["hint", "kept.7wn", "--rounds", "20"],
    "new-set": ["new-set", "my_set"],
    "check-set": ["check-set", "my_set"],
    "puzzle": ["puzzle", "1"],
}
"""What the package alone can do, in this order."""
LACK = {
    "serve": (["serve", "--port", "0"], "server"),
    "check-set --preview": (["check-set", "my_set", "--preview", "cards.html"], "server"),
    "train": (["train", "duel"], "train"),
    "balance": (["balance", "duel", "--games", "9"], "lab"),
    "dataset": (["dataset", "duel", "--out", "games.parquet"], "lab"),
    "tournament": (["tournament", "--game", "duel", "--bots", "greedy,random", "--games", "2"], "lab"),
}
"""What needs an extra, and which."""
HELP = {f"{name} --help": [name, "--help"] for name in command_names()} | {"--help": ["--help"]}
SCRIPT = """
import contextlib, io, json, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in ALLOWED and "__mypyc" not in top:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

ALLOWED, runs = json.loads(sys.argv[1])
sys.meta_path.insert(0, Blocked())
from sevenwonders.cli.main import main

if __name__ == "__main__":
    heard = {}
    for name, arguments in runs.items():
        out, err = io.StringIO(), io.StringIO()
        sys.stdin = io.StringIO("")
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                code = main(arguments)
            except SystemExit as left:
                code = left.code
        heard[name] = code, out.getvalue(), err.getvalue()
    print(json.dumps(heard))
"""


def name_of(requirement: str) -> str:
    """The distribution that a requirement names, as they are compared."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def import_names() -> dict[str, set[str]]:
    """Of each installed distribution: what it can be imported as."""
    found: dict[str, set[str]] = {}
    for module, distributions in packages_distributions().items():
        for distribution in distributions:
            found.setdefault(name_of(distribution), set()).add(module)
    return found


def core_modules() -> list[str]:
    """What may be imported with the package alone: itself, what it depends on, and what that depends on."""
    names, waiting, seen = import_names(), [name_of(each) for each in PROJECT["dependencies"]], set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            try:
                needed = requires(name) or []
            except PackageNotFoundError:  # for another system
                continue
            waiting += [name_of(each) for each in needed if "extra ==" not in each]
    return sorted({"sevenwonders", *(module for name in seen for module in names.get(name, ()))})


@pytest.fixture(scope="module")
def heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Every command, in one process that finds the package and what it depends on, and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    script = folder / "alone.py"
    script.write_text(SCRIPT, encoding="utf-8")
    runs = WORK | {name: arguments for name, (arguments, _) in LACK.items()} | HELP
    command = [sys.executable, str(script), json.dumps([core_modules(), runs])]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", WORK)
def test_a_command_of_the_package_alone_works(name: str, heard: dict[str, Any]) -> None:
    code, out, err = heard[name]
    assert (code, err) == (0, "")
    assert out or name == "review"


@pytest.mark.parametrize("name", LACK)
def test_a_command_that_needs_an_extra_says_which(name: str, heard: dict[str, Any]) -> None:
    arguments, extra = LACK[name]
    code, _, err = heard[name]
    assert code == 2
    needed = re.fullmatch(rf"sevenwonders {arguments[0]}: (\w+) is not installed; (.*)\n", err)
    assert needed, err
    assert needed[1] in EXTRAS[extra]
    assert needed[2] == f"{NEEDED_BY[extra]} needs it: pip install 'sevenwonders[{extra}]'"


@pytest.mark.parametrize("name", HELP)
def test_every_command_can_be_asked_about(name: str, heard: dict[str, Any]) -> None:
    code, out, err = heard[name]
    assert (code, err) == (0, "")
    assert out.startswith("usage: sevenwonders")


def test_every_library_of_an_extra_is_known() -> None:
    """One that is not would be missed with a traceback: it belongs in core/extras.py."""
    names = import_names()
    extras = PROJECT["optional-dependencies"]
    examples = {"ppo"}  # for an example alone: torch is large
    assert set(EXTRAS) == set(NEEDED_BY) == set(extras) - {"all", "dev"} - examples
    for extra, known in EXTRAS.items():
        for requirement in extras[extra]:
            library = name_of(requirement)
            assert library == "sevenwonders" or names[library] & set(known), f"core/extras.py: {extra}: {library}"


def test_all_is_all_and_developers_have_it() -> None:
    extras = PROJECT["optional-dependencies"]
    assert extras["all"] == [f"sevenwonders[{','.join(sorted(EXTRAS))}]"]
    brought = {each for extra in EXTRAS for each in extras[extra] if not each.startswith("sevenwonders")}
    assert brought - set(extras["dev"]) == set()


def test_another_failure_is_not_hidden() -> None:
    assert missing_extra(ModuleNotFoundError("no such module", name="sevenwonders.nonsense")) is None
    assert missing_extra(ImportError("cannot import name 'x' from 'fastapi'", name="fastapi")) is None
