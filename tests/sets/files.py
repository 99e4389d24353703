"""Card files for the tests: the base game's, the example's, and small ones made up here."""

from functools import cache
from importlib import resources
from pathlib import Path

from sevenwonders.sets.loader import read_folder

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_first_set"

SMALL = {
    "set.toml": 'key = "small"\nversion = "1"\nplayers = [3, 4, 5, 6, 7]\n',
    "cards.toml": '[[card]]\nkey = "inn"\ndeck = "age1"\ncolor = "yellow"\ncopies = [3]\ncost = "W"\ncoins_now = 2\n',
    **{f"names/{language}.toml": '[card]\ninn = "Inn"\n' for language in ("en", "fr", "nl")},
}
"""A set of one card."""


@cache
def base_texts() -> dict[str, str]:
    return read_folder(Path(str(resources.files("sevenwonders.sets") / "base"))).texts


@cache
def example_texts() -> dict[str, str]:
    return read_folder(EXAMPLE).texts


def small(**files: str) -> dict[str, str]:
    """The set of one card, with lines added to its files: `set`, `cards`, `wonders`, `names`, or a `rules` file."""
    texts = dict(SMALL)
    for file, more in files.items():
        if file == "rules":
            texts["rules.py"] = more
        elif file == "names":
            for language in ("en", "fr", "nl"):
                texts[f"names/{language}.toml"] += more
        else:
            texts[f"{file}.toml"] = texts.get(f"{file}.toml", "") + more
    return texts


def changed(texts: dict[str, str], file: str, old: str, new: str) -> dict[str, str]:
    """The same files with one place changed, the first there is."""
    assert old in texts[file], f"{file} has no {old}"
    return {**texts, file: texts[file].replace(old, new, 1)}


def in_every_language(texts: dict[str, str], old: str, new: str) -> dict[str, str]:
    return {file: text.replace(old, new) if file.startswith("names/") else text for file, text in texts.items()}
