"""The project's own files as text, and what they import."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "sevenwonders"
PAGE = ROOT / "web" / "src"


def python_files() -> dict[str, str]:
    """Every Python file of the package, by its path in it."""
    return {str(file.relative_to(PACKAGE)): file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py"))}


def page_files() -> dict[str, str]:
    """Every TypeScript and Svelte file of the page, by its path in web/src; not its tests, nor what is generated."""
    found = sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")])
    return {
        str(file.relative_to(PAGE)): file.read_text(encoding="utf-8")
        for file in found
        if ".test." not in file.name and file.name != "types.ts"
    }


def imports(path: str, text: str) -> Iterator[tuple[int, str]]:
    """What a file of the package imports from the package: line, and path as in `classic.words.names.Names`."""
    parts = path.removesuffix(".py").split("/")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = ["sevenwonders", *parts[: len(parts) - node.level]] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name.removeprefix("sevenwonders.")) for name in names if is_ours(name))


def is_ours(name: str) -> bool:
    return name.split(".")[0] == "sevenwonders"
