"""The words of the sets of 7 Wonders, gathered from their own folders, and where other files use them."""

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from .sources import PACKAGE

SETS = PACKAGE / "sets"
REGISTERING = ("add_verb", "add_counter", "add_category", "add_zone")
"""Calls by which a set's parts bring a word into the game: its first text."""
MAKING = "__init__"
"""The call by which a part is made from another: its texts are decisions, verbs and powers."""
SHOWN = ("extras", "shown", "into")
"""What a set's rules write in it is an extra of the view."""
WORD = re.compile(r"[a-z][a-z0-9_]*")
KEYS = re.compile(r"[a-z][a-z0-9_.:|-]*")
"""A text that may hold keys; anything else is a sentence."""
IN_PAGE = re.compile(
    r"""(?P<mark>["'`])(?P<text>[a-z][a-z0-9_.:|-]*)(?P=mark)|\b(?P<key>[a-z][a-z0-9_]*)\??:(?=[\s{\[])"""
    r"""|\b(?:extras|counts|tokens)\.(?P<field>[a-z][a-z0-9_]*)"""
)


def set_folders() -> list[Path]:
    return sorted(manifest.parent for manifest in SETS.glob("*/set.toml"))


def vocabulary() -> dict[str, str]:
    """Every word of a set, and the set that it is of."""
    return {word: folder.name for folder in set_folders() for word in words_of(folder)}


def words_of(folder: Path) -> set[str]:
    """Of `base`, only cards, boards and powers: its colours, decks and symbols are those of any game."""
    manifest = tomllib.loads((folder / "set.toml").read_text(encoding="utf-8"))
    words = set(manifest.get("at_once", []))
    if folder.name != "base":
        words |= {folder.name, *manifest.get("colors", {})}
        words.update(word for field in ("decks", "tokens", "symbols") for word in manifest.get(field, []))
    for file in folder.glob("*.toml"):
        words.update(_words_of_rows(tomllib.loads(file.read_text(encoding="utf-8"))))
    for file in folder.glob("*.py"):
        words.update(_words_of_rules(ast.parse(file.read_text(encoding="utf-8"))))
    return words


def _words_of_rows(value: object) -> Iterator[str]:
    """Keys of cards and boards, the cities of boards, powers."""
    if isinstance(value, dict):
        for field in ("key", "city", "power"):
            if isinstance(value.get(field), str) and "version" not in value:
                yield value[field]
        for inner in value.values():
            yield from _words_of_rows(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _words_of_rows(inner)


def _words_of_rules(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in REGISTERING:
                yield from _texts(node.args)[:1]
            elif name == MAKING:
                yield from _texts(node.args)
        elif isinstance(node, ast.FunctionDef) and node.name == "parts":
            yield from (text for each in ast.walk(node) if isinstance(each, ast.Call) for text in _texts(each.args))
        elif isinstance(node, ast.FunctionDef) and node.name == "show":
            yield from (
                text
                for each in ast.walk(node)
                if isinstance(each, ast.Dict)
                for text in _texts(filter(None, each.keys))
            )
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in SHOWN:
            yield from _texts([node.slice])


def _texts(nodes: Iterable[ast.AST]) -> list[str]:
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def used_in_python(text: str) -> set[str]:
    """The words in the texts of a file that look like keys; what documents it is aside."""
    tree = ast.parse(text)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = _texts(node for node in ast.walk(tree) if id(node) not in documents)
    return {word for text in texts if KEYS.fullmatch(text) for word in WORD.findall(text)}


def used_in_page(text: str) -> set[str]:
    """The words in quoted texts and keys of a file of the page; classes of style are aside."""
    text = re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r"""\bclass="[^"{]*\"""", "", text)
    text = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    found: set[str] = set()
    for match in IN_PAGE.finditer(text):
        found.update(WORD.findall(match["text"] or match["key"] or match["field"]))
    return found
