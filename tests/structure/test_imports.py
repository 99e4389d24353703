"""Imports point down, as docs/architecture.md draws the house."""

import tomllib

import pytest

from .sources import PACKAGE, imports, python_files

FLOORS = [
    ("core",),
    ("duel", "classic"),
    ("duel.words", "classic.words"),
    ("sets",),
    ("games",),
    ("records",),
    ("players",),
    ("lab", "coach"),
    ("terminal", "server"),
    ("cli",),
    ("__main__",),
]
"""The rooms from the ground up; those of one floor do not know each other."""
FLOOR = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
GAMES = ("duel", "classic")
DOOR = ("__init__.py", "_interpreted.py")
"""The package's front door shows what lies on the ground floors; those above may come in by it."""
SEEN_BY_WORDS = (
    "cards",
    "looks",
    "moves",
    "payment",
    "table",
    "view",
    "seeing",
    "reckoning",
    "codex",
    "setting",
    "words",
)
"""What words may know of a game: its cards, its moves and what a seat sees; never the rules that change it."""


BORROWS = {"towers": ["leaders"], "wonder_pack": ["cities"]}
"""Sets with cards that do what is another set's business: the printed boards and cards say so."""


def room_of(dotted: str) -> str:
    """The room of a module, as `classic` or `classic.words`; "" for the front door."""
    first, *rest = dotted.split(".")
    if first in GAMES and rest[:1] == ["words"]:
        return f"{first}.words"
    return first if first in FLOOR else ""


def crossings(files: dict[str, str]) -> list[str]:
    """Imports that do not point down."""
    found = []
    for path, text in files.items():
        here = room_of(path.removesuffix(".py").replace("/", "."))
        for line, name in imports(path, text):
            wrong = why_wrong(path, here, name)
            if wrong:
                found.append(f"{path}:{line}: {name} {wrong}")
    return found


def why_wrong(path: str, here: str, name: str) -> str:
    there = room_of(name)
    if path in DOOR:
        return "" if FLOOR.get(there, 0) <= FLOOR["duel"] else "is above the front door"
    if not there:
        return "" if FLOOR[here] >= FLOOR["lab"] else "comes in by the front door"
    if here in ("duel.words", "classic.words"):
        game = here.removesuffix(".words")
        if there == game and name.split(".")[1] not in SEEN_BY_WORDS:
            return "is a rule; words only tell"
        if there in GAMES and there != game:
            return "is another game"
    if path.startswith("sets/") and name.startswith("sets."):
        return why_wrong_set(path.split("/")[1], name.split(".")[1])
    return "" if there == here or FLOOR[there] < FLOOR[here] else "is not below"


def why_wrong_set(here: str, there: str) -> str:
    """A set knows its own files, those of `base`, and those of sets that it needs or borrows from."""
    if here == there or not (PACKAGE / "sets" / there / "set.toml").exists():
        return ""
    manifest = PACKAGE / "sets" / here / "set.toml"
    if not manifest.exists():
        return "is a set, and this file is of none"
    needs = tomllib.loads(manifest.read_text(encoding="utf-8")).get("needs", [])
    return "" if there in ("base", *needs, *BORROWS.get(here, [])) else "is a set that this one does not need"


def test_imports_point_down() -> None:
    assert crossings(python_files()) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/game.py", "from sevenwonders.classic.city import City"),
        ("core/game.py", "def late() -> None:\n    import sevenwonders.duel.rules"),
        ("core/game.py", "from sevenwonders import Duel"),
        ("core/game.py", "from ..games import GAMES"),
        ("duel/rules.py", "from sevenwonders.classic.city import City"),
        ("classic/city.py", "from sevenwonders.duel import Duel"),
        ("classic/city.py", "from sevenwonders.classic.words.names import Names"),
        ("classic/city.py", "from .words import names"),
        ("classic/words/story.py", "from sevenwonders.classic.resolution import Resolution"),
        ("classic/words/story.py", "from sevenwonders.duel.words.names import Names"),
        ("classic/words/story.py", "from sevenwonders.duel.cards import Card"),
        ("classic/seeing.py", "from sevenwonders.sets import setting_for"),
        ("sets/loader.py", "from sevenwonders.sets.leaders.rules import Rules"),
        ("sets/cities/rules.py", "from sevenwonders.sets.leaders.rules import Rules"),
        ("sets/cities/rules.py", "from ..leaders import rules"),
        ("sets/loader.py", "from sevenwonders.games import GAMES"),
        ("records/replay.py", "from sevenwonders.players.bot import Bot"),
        ("players/search.py", "from sevenwonders.lab.arena import Arena"),
        ("players/search.py", "from sevenwonders.coach import review"),
        ("coach/reviewing.py", "from sevenwonders.lab.arena import Pairing"),
        ("terminal/input.py", "from sevenwonders.server.app import app"),
        ("server/app.py", "from sevenwonders.terminal.palette import STYLES"),
        ("server/app.py", "from sevenwonders.cli.main import main"),
        ("__init__.py", "from sevenwonders.sets import setting_for"),
    ],
)
def test_a_planted_import_is_found(path: str, text: str) -> None:
    assert len(crossings({path: text})) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("classic/words/story.py", "from sevenwonders.classic.seeing import CityView"),
        ("sets/fan_leaders/rules.py", "from sevenwonders.sets.leaders.draft import LeaderDraft"),
        ("cli/main.py", "from sevenwonders import __version__"),
        ("players/greedy.py", "from sevenwonders.classic.game import Classic"),
        ("core/game.py", "from dataclasses import dataclass"),
    ],
)
def test_an_import_that_points_down_is_right(path: str, text: str) -> None:
    assert crossings({path: text}) == []
