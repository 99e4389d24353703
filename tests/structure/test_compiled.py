"""What pyproject.toml has compiled is the whole engine, and all of it runs interpreted too."""

import ast
import os
import subprocess
import sys
import tomllib
from collections.abc import Container

import pytest

from sevenwonders import is_compiled

from .sources import ROOT, imports, python_files

ENGINE = ("core", "duel", "classic", "sets", "players")
OPEN = "allow_interpreted_subclasses=True"
NATIVE = "from mypy_extensions import"
PLAIN = {
    "classic/cards.py": "rows of a card file",
    "classic/notation.py": "a deal as text",
    "core/cardfile.py": "reads files",
    "core/laid.py": "what cannot lie on a table of cardboard",
    "core/texts.py": "reads files",
    "duel/cardfiles.py": "reads files",
    "duel/cards.py": "rows of a card file",
    "duel/notation.py": "a deal as text",
    "players/bot.py": "what every bot is",
    "players/vocabulary.py": "names of features, looked up once",
    **{
        f"sets/{name}/laid.py": "what lies on a table of cardboard"
        for name in (
            "babel_projects",
            "babel_tower",
            "cities",
            "fan_leaders",
            "foundations",
            "leaders",
            "towers",
            "wonder_pack",
        )
    },
}
"""Modules beside the engine: read or written once, not played."""


def listed() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return [path.removeprefix("src/sevenwonders/") for path in hook["include"]]


def of_engine(files: dict[str, str]) -> set[str]:
    """Modules that belong to the engine: with native integers, a set's rules, or used by one that does."""
    found = {
        path
        for path, text in files.items()
        if path.split("/")[0] in ENGINE
        and path not in PLAIN
        and not path.endswith("__init__.py")
        and (NATIVE in text or (path.startswith("sets/") and path.count("/") > 1))
    }
    waiting = list(found)
    while waiting:
        path = waiting.pop()
        for _, name in imports(path, files[path]):
            module = "/".join(name.split(".")[:-1]) + ".py"
            if module in files and module not in found and module not in PLAIN:
                found.add(module)
                waiting.append(module)
    return found


def test_every_module_of_the_engine_is_compiled() -> None:
    paths = listed()
    assert len(set(paths)) == len(paths)
    assert set(paths) == of_engine(python_files())


@pytest.mark.parametrize(
    "planted",
    [
        {"classic/tolls.py": f"{NATIVE} i64\n"},
        {"sets/cities/tolls.py": "TOLL = 1\n"},
        {
            "core/tolls.py": "",
            "classic/tolls.py": "from mypy_extensions import i64\nfrom sevenwonders.core.tolls import x",
        },
    ],
)
def test_a_planted_module_is_missed(planted: dict[str, str]) -> None:
    assert of_engine(python_files() | planted) - set(listed()) == set(planted)


def test_a_file_that_is_gone_is_missed() -> None:
    files = python_files()
    del files["core/rng.py"]
    assert set(listed()) - of_engine(files) == {"core/rng.py"}


def test_plain_modules_are_there() -> None:
    assert python_files().keys() >= PLAIN.keys()


def strange_children(files: dict[str, str], compiled: Container[str]) -> set[str]:
    """Classes of plain modules that are made from a compiled class which does not allow it: they fail when made."""
    closed: set[tuple[str, str]] = set()
    found: set[str] = set()
    for path, text in files.items():
        for node in ast.parse(text).body if path in compiled else ():
            if isinstance(node, ast.ClassDef) and OPEN not in "".join(map(ast.unparse, node.decorator_list)):
                closed.add((path, node.name))
    for path, text in files.items():
        if path not in compiled:
            known = {
                name.rpartition(".")[2]: name.rpartition(".")[0].replace(".", "/") for _, name in imports(path, text)
            }
            for each in ast.walk(ast.parse(text)):
                if isinstance(each, ast.ClassDef):
                    bases = [base.id for base in each.bases if isinstance(base, ast.Name)]
                    found.update(f"{path}: {each.name}" for base in bases if (f"{known.get(base)}.py", base) in closed)
    return found


def test_no_plain_class_is_made_from_a_compiled_one_that_is_closed() -> None:
    assert strange_children(python_files(), listed()) == set()
    planted = {"games.py": "from sevenwonders.core.record import RecordError\n\n\nclass Lost(RecordError):\n    pass\n"}
    assert strange_children(python_files() | planted, listed()) == {"games.py: Lost"}


@pytest.mark.parametrize("interpreted", ["", "1"])
def test_all_of_it_is_compiled_or_none(interpreted: str) -> None:
    """In a process of its own: which files the modules of the list come from."""
    modules = ["sevenwonders." + path.removesuffix(".py").replace("/", ".") for path in listed()]
    script = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    found = subprocess.run(
        [sys.executable, "-c", script, *modules],
        env={**os.environ, "SEVENWONDERS_INTERPRETED": interpreted},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert len(found) == len(modules)
    sources = [path for path in found if path.endswith(".py")]
    if interpreted:
        assert sources == found
    elif is_compiled():
        assert sources == []
    else:
        assert sources in ([], found)
