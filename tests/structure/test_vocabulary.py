"""An expansion is one folder: no file outside sets/<name>/ names a set, a card, a board, a power or a token of it.

Texts and tests are aside, and so is Duel: it is another game, with cards and moves of its own. The page's drawings are
called by what they show, a palace or a quarry, and card files choose among them.
"""

import pytest

from .sources import page_files, python_files
from .vocabulary import used_in_page, used_in_python, vocabulary

ORDINARY = {
    "bank": "where coins come from; Towers has a card of that name",
    "cities": "those of a table; a set is called so too",
    "copy": "a link is copied",
    "discard": "the discard pile",
    "drop": "a file is dropped on the page",
    "free": "costs nothing, or nobody sits there",
    "gardens": "a drawing of the start page",
    "join": "someone sits down",
    "keep": "a card is kept back",
    "debt": "coins that an effect owes",
    "lay": "a choice is laid down",
    "library": "the page of the server's addresses",
    "lighthouse": "a drawing of the start page",
    "mine": "one's own",
    "partner": "of a team",
    "pay": "coins are paid in every game",
    "play": "a game is played",
    "tax": "the engine's word for what is paid on top of every cost",
    "temple": "the mark of blue cards",
    "tile": "a card in a city, small",
}
"""Words of sets that are everyday words elsewhere, and what they mean there."""
KNOWN = {
    "classic/words/story.py": "debts revive",
    "sets/picture.py": "stop",
}
"""What is still to be cleaned up, by file. It only shrinks: what is no longer there must go from here too."""


DRAWINGS = ("art/busts/", "art/motifs/", "art/scenes/")


def named(python: dict[str, str], page: dict[str, str]) -> dict[str, set[str]]:
    """The words of sets in files outside the sets' folders."""
    words = set(vocabulary()) - set(ORDINARY)
    used = {path: used_in_python(text) for path, text in python.items() if not (is_of_a_set(path) or is_of_duel(path))}
    aside = {path for path in page if is_of_duel(path) or path.startswith(DRAWINGS)}
    used |= {f"web/src/{path}": used_in_page(text) for path, text in page.items() if path not in aside}
    return {path: found & words for path, found in used.items() if found & words}


def is_of_a_set(path: str) -> bool:
    return path.startswith("sets/") and path.count("/") > 1


def is_of_duel(path: str) -> bool:
    return any(part.startswith(("duel", "Duel")) for part in path.split("/"))


def test_no_file_outside_a_sets_folder_names_what_is_in_it() -> None:
    assert named(python_files(), page_files()) == {path: set(words.split()) for path, words in KNOWN.items()}


def test_the_vocabulary_is_that_of_the_sets() -> None:
    words = vocabulary()
    assert words.keys() >= set(ORDINARY)
    assert len(words) > 500
    for word, name in {
        "wonder_pack": "wonder_pack",
        "croesus": "leaders",
        "roma_a": "leaders",
        "petra": "cities",
        "diplomacy": "cities",
        "tile": "babel_tower",
        "join_project": "babel_projects",
        "astrolabe": "towers",
        "copy_guild": "base",
        "altar": "base",
    }.items():
        assert words[word] == name


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("classic/city.py", 'if card == "croesus":\n    pass'),
        ("classic/seeing.py", 'NAMES = {"altar": 1}'),
        ("server/app.py", "SETS = ['fan_leaders']"),
        ("server/app.py", 'key = f"tip.{1}.x" + "extra.own_debts"'),
        ("sets/loader.py", 'if name == "wonder_pack": pass'),
        ("terminal/input.py", 'move.startswith("recruit:")'),
    ],
)
def test_a_word_planted_in_python_is_found(path: str, text: str) -> None:
    assert path in named({path: text}, {})


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("ui/marks.ts", "const MARKS = { mercenary: 'sword' };"),
        ("ui/marks.ts", 'if (card.key === "altar") return;'),
        ("classic/Hand.svelte", "{#if extras.oracle}<p>…</p>{/if}"),
        ("classic/Hand.svelte", "const shown = view.extras['leaders_given'];"),
        ("lib/words.ts", "t(`about.join_project`)"),
    ],
)
def test_a_word_planted_in_the_page_is_found(path: str, text: str) -> None:
    assert f"web/src/{path}" in named({}, {path: text})


def test_documents_comments_and_a_sets_own_files_are_free_to_name() -> None:
    python = {
        "classic/city.py": '"""Croesus is a leader."""\n# "croesus"',
        "sets/leaders/rules.py": 'KEY = "croesus"',
        "duel/moves.py": 'VERBS = ("revive",)',
    }
    page = {"ui/marks.ts": "// 'croesus'\n/* mercenary: */ const altar = 1;"}
    assert named(python, page) == {}
