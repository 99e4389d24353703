"""Every ruling of the facts file has a test of its name."""

import ast
from pathlib import Path

from .facts import FACTS


def test_every_ruling_has_a_test() -> None:
    found = [
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    wanted = [f"test_{ruling['key']}" for ruling in FACTS["ruling"]]
    assert len(wanted) == 62
    assert [name for name in wanted if found.count(name) != 1] == []
