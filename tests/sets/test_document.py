"""docs/write-a-set.md, done as it says: each file that it writes is played, each command that it shows is run."""

import re
import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import dedent, indent

import pytest

from sevenwonders.classic.game import Classic
from sevenwonders.core.game import NOBODY, Event
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.server.catalogue import book_of
from sevenwonders.sets import classic_game
from sevenwonders.sets.loader import make_box, read_folder
from tests.cli.run import run

from .files import EXAMPLE, SMALL

DOCUMENT = (Path(__file__).parents[2] / "docs" / "write-a-set.md").read_text(encoding="utf-8")
FIRST, _, DECISION = DOCUMENT.partition("## A decision of your own: the harbour")
FENCED = re.compile(r"(?ms)^ *```(\w*)\n(.*?)^ *```$")
BLOCKS = FENCED.findall(FIRST)
# Every block is named here, so a new one is not forgotten below.
HEAD, CARD, NAMES, CUSTOMS_HOUSE, BOARD, BOOK, SETUP, POWER_CARD, POWER_NAMES = (
    dedent(text) for kind, text in BLOCKS if kind == "toml"
)
(RULES,) = (text for kind, text in BLOCKS if kind == "python")
COMMANDS = [line.strip() for kind, text in FENCED.findall(DOCUMENT) if not kind for line in text.splitlines()]

FIVE_MINUTES = {"set.toml": HEAD, "cards.toml": CARD, **{f"names/{language}.toml": NAMES for language in LANGUAGES}}
WITH_RULES = {
    **FIVE_MINUTES,
    "cards.toml": POWER_CARD,
    "rules.py": RULES,
    **{f"names/{language}.toml": POWER_NAMES for language in LANGUAGES},
}
LISTENER = {
    "set.toml": SMALL["set.toml"],
    **{f"names/{language}.toml": "" for language in LANGUAGES},
    "rules.py": """
from sevenwonders.classic.parts import Part

class Listener(Part):
    def banked(self, game, city):
        game.tell("heard", city, {})

def parts(codex):
    return [Listener(codex)]
""",
}
"""Another set, whose rules hear of coins that are taken from the bank."""


def written(folder: Path, files: Mapping[str, str]) -> Path:
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def named(*keys: str, section: str = "card") -> dict[str, str]:
    """The other files of a set with these cards."""
    names = f"[{section}]\n" + "".join(f'{key} = "{key}"\n' for key in keys)
    return {"set.toml": HEAD, **{f"names/{language}.toml": names for language in LANGUAGES}}


def turns(games: Sequence[Classic], seed: int, *wishes: str) -> Iterator[None]:
    """Play games alike, move by move: what is wished for is chosen where it can be, else anything."""
    first, rng = games[0], Rng(seed)
    while not first.over():
        for seat in first.to_act():
            texts = [first.text(move) for move in first.moves(seat)]
            wished = [text for wish in wishes for text in texts if text.startswith(wish)]
            chosen = wished[0] if wished else texts[rng.below(len(texts))]
            for game in games:
                game.play(seat, chosen)
        yield


def built(game: Classic, key: str, since: int) -> int:
    """The city that has built a card since then, by the events."""
    told = [event for event in game.events[since:] if event.kind == "build" and event.facts["card"] == key]
    return told[0].seat if told else NOBODY


def test_the_five_minutes(tmp_path: Path) -> None:
    """The steps of the first section: the fountain is built for wood and clay, and is worth four points."""
    folder = written(tmp_path / "my_set", FIVE_MINUTES)
    assert [row.key for row in make_box([], [folder]).sets[1].cards] == ["fountain"]
    for seed in range(30):
        game = classic_game(players=3, seed=seed, folders=[folder])
        before, since = game.scores(), 0
        for _ in turns([game], seed, "build:fountain"):
            city = built(game, "fountain", since)
            if city != NOBODY:
                assert game.scores().points[city]["civilian"] == before.points[city]["civilian"] + 4
                return
            before, since = game.scores(), len(game.events)
    raise AssertionError("nobody built the fountain")


def test_the_pages_of_the_rules_book(tmp_path: Path) -> None:
    """The chapter and the note stand in the book of a table with the set, with its signs and numbers."""
    folder = written(tmp_path, {**FIVE_MINUTES, **{f"book/{language}.toml": BOOK for language in LANGUAGES}})
    book = book_of("classic", ["my_set"], "fr", (read_folder(folder),))
    chapter = next(chapter for chapter in book.chapters if chapter.key == "fountains")
    assert (chapter.title, chapter.set, chapter.cards) == ("Fountains", "my_set", ["fountain"])
    assert [text.item for text in chapter.texts] == [False, True, True]
    marks = [run.mark for run in chapter.texts[0].runs if run.mark is not None]
    assert [(mark.icon, mark.key, mark.n) for mark in marks] == [
        ("point", "", 4),
        ("resource", "W", None),
        ("resource", "C", None),
    ]
    assert chapter.texts[2].runs[0].text == "An age has 6 turns."
    chains = next(chapter for chapter in book.chapters if chapter.key == "chains")
    assert [note.set for note in chains.notes] == ["My set"]


def test_the_card_that_counts(tmp_path: Path) -> None:
    """The customs house takes a coin for each brown and grey card, and a point for each defeat of the neighbours."""
    folder = written(tmp_path, {**named("customs_house"), "cards.toml": CUSTOMS_HOUSE})
    for seed in range(60):
        game = classic_game(players=3, seed=seed, folders=[folder])
        before, since = game.scores(), 0
        for _ in turns([game], seed, "build:customs_house"):
            city = built(game, "customs_house", since)
            if city != NOBODY:
                cities = game.view(NOBODY).cities
                colors = {card.key: card.color for card in game.codex.box.cards}
                goods = sum(colors[key] in ("brown", "grey") for key in cities[city].cards)
                assert (Event("gain", city, {"coins": goods, "source": "customs_house"}) in game.events[since:]) == (
                    goods > 0
                )
                defeats = sum(cities[(city + side) % 3].defeats for side in (1, 2))
                after = game.scores().points[city]["commerce"]
                assert after == before.points[city]["commerce"] + defeats
                if goods and defeats:
                    return
            before, since = game.scores(), len(game.events)
    raise AssertionError("no customs house with all that it counts")


def test_the_board(tmp_path: Path) -> None:
    """The first stage of Delphi is worth three points; with the second a card comes from the discard pile."""
    names = {file: text + '[city]\ndelphi = "Delphi"\n' for file, text in named("delphi_a", section="wonder").items()}
    folder = written(tmp_path, {**names, "set.toml": HEAD, "wonders.toml": BOARD})
    for seed in range(30):
        game = classic_game(players=3, seed=seed, folders=[folder], wonders=("delphi_a", "giza_a", "rhodes_a"))
        for _ in turns([game], seed, "stage", "revive"):
            if any(event.kind == "revive" for event in game.events):
                assert game.view(NOBODY).cities[0].stages == [True, True]
                assert game.scores().points[0]["wonder"] == 3
                return
    raise AssertionError("nobody built from the discard pile")


def test_larger_hands(tmp_path: Path) -> None:
    """With the cards for them: one more in each age for each player."""
    keys = [f"well_{age}" for age in (1, 2, 3)]
    rows = [
        f'[[card]]\nkey = "{key}"\ndeck = "age{key[-1]}"\ncolor = "blue"\ncopies = [3, 3, 3, 4, 5, 6, 7]\nvp = 1\n'
        for key in keys
    ]
    files = named(*keys)
    folder = written(tmp_path, {**files, "set.toml": files["set.toml"] + SETUP, "cards.toml": "\n".join(rows)})
    game = classic_game(players=3, seed=1, folders=[folder])
    assert (len(game.view(0).hand), game.view(0).last_turn) == (8, 7)
    for _ in turns([game], 1):
        pass
    assert game.over()


def test_the_rules(tmp_path: Path) -> None:
    """The same game with the power and without: they first differ when its owner builds through a chain.

    The owner has two coins more, all are told, and the rules of another set hear of it.
    """
    folders = {name: written(tmp_path / name, files) for name, files in
               {"with": WITH_RULES, "without": FIVE_MINUTES, "listener": LISTENER}.items()}  # fmt: skip
    for seed in range(60):
        rich, poor = (
            classic_game(players=3, seed=seed, folders=[folders[name], folders["listener"]])
            for name in ("with", "without")
        )
        since = 0
        for _ in turns([rich, poor], seed, "build:fountain"):
            if len(rich.events) > len(poor.events):
                assert_paid_for_a_chain(rich, poor, since)
                return
            assert rich.view(NOBODY) == poor.view(NOBODY)
            since = len(rich.events)
    raise AssertionError("the power was never used")


def assert_paid_for_a_chain(rich: Classic, poor: Classic, since: int) -> None:
    more = rich.events[since:]
    for event in poor.events[since:]:
        more.remove(event)
    owner = more[0].seat
    assert more == [Event("gain", owner, {"coins": 2, "source": "fountain"}), Event("heard", owner)]
    assert any(event.kind == "build" and event.seat == owner and event.facts["chain"] for event in rich.events[since:])
    for seat, (mine, theirs) in enumerate(zip(rich.view(NOBODY).cities, poor.view(NOBODY).cities, strict=True)):
        assert mine.coins == theirs.coins + (2 if seat == owner else 0)
        assert ("fountain" in mine.cards) == (seat == owner)


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A few games of each: what they play is in the other tests. Those that go on and on are only understood."""
    shutil.copytree(EXAMPLE.parent, tmp_path / "examples")
    written(tmp_path / "my_set", FIVE_MINUTES)
    monkeypatch.chdir(tmp_path)
    known = {"simulate": ["--games", "4", "--jobs", "1"], "check-set": [], "serve": ["--help"], "play": ["--help"]}
    ran = []
    for command in COMMANDS:
        program, name, *arguments = shlex.split(command)
        assert program == "sevenwonders"
        if "--trust-rules" in arguments:
            written(tmp_path / "my_set", WITH_RULES)
        heard = run(capsys, name, *arguments, *known[name])
        assert heard.code == 0, heard.err
        ran.append(name)
    assert set(ran) == set(known)


def test_the_harbour_is_told_as_it_is() -> None:
    """Every piece of the example that the document shows stands in its files."""
    files = [file.read_text(encoding="utf-8") for file in (EXAMPLE.parent / "harbour").rglob("*") if file.is_file()]
    shown = [text for kind, text in FENCED.findall(DECISION) if kind]
    assert len(shown) >= 8
    for text in shown:
        assert any(text in file or indent(text, "    ") in file for file in files), text


def test_the_call_from_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (call,) = re.findall(r"`sevenwonders\.sets\.loader\.(make_box\(.*?\))`", DOCUMENT)
    written(tmp_path / "my_set", WITH_RULES)
    monkeypatch.chdir(tmp_path)
    box = eval(call, {"make_box": make_box, "Path": Path})
    assert [each.key for each in box.sets] == ["base", "leaders", "my_set"]
