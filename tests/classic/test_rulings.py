"""Every ruling of the facts file, and every row of the Free City, has a test of its name."""

import ast
from pathlib import Path

from .facts import FACTS

FOUND = [
    node.name
    for file in Path(__file__).parent.glob("test_*.py")
    for node in ast.parse(file.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef)
]


def test_every_ruling_has_a_test() -> None:
    wanted = [f"test_{ruling['key']}" for ruling in FACTS["ruling"]]
    assert len(wanted) == 71
    assert [name for name in wanted if FOUND.count(name) != 1] == []


def test_every_row_of_the_free_city_has_a_test() -> None:
    wanted = [f"test_free_city_{row['key']}" for row in FACTS["free_city"]]
    assert len(wanted) == 28
    assert [name for name in wanted if FOUND.count(name) != 1] == []
