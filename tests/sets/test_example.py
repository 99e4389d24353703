"""The example set and the document that explains how to write one: both must be true."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from sevenwonders.classic.cards import COUNTED, LANGUAGES, WHERE, Card, CardSet, Effect, Stage, Step, Wonder
from sevenwonders.core.game import NOBODY
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.core.rng import Rng
from sevenwonders.sets import classic_game
from sevenwonders.sets.checks import box_of
from sevenwonders.sets.loader import load_set, make_box, packaged, rules_of
from sevenwonders.sets.rows import SECTIONS
from sevenwonders.sets.setfile import BASE_POWERS, FILES, HAND_MORE, SETUP

from .files import EXAMPLE, example_texts

DOCUMENT = (Path(__file__).parents[2] / "docs" / "write-a-set.md").read_text(encoding="utf-8")
SNIPPETS = [re.sub(r"(?m)^ {3}", "", block) for block in re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL)]


def test_the_example_loads() -> None:
    box = make_box([], [EXAMPLE])
    mine = box.sets[1]
    assert [card.deck for card in mine.cards] == ["age1", "age2", "age3"]
    assert [wonder.side for wonder in mine.wonders] == ["A", "B"]
    for language in LANGUAGES:
        assert all(mine.names[language]["card"][card.key] for card in mine.cards)


@pytest.mark.parametrize("players", [3, 7])
def test_the_example_is_played(players: int) -> None:
    seen: set[str] = set()
    for seed in range(6):
        game = classic_game(players=players, seed=seed, folders=[EXAMPLE], quiet=True)
        seen |= {city.wonder for city in game.view(0).cities}
        playout(game, Rng(seed), Moves())
        assert game.over()
    assert players == 3 or seen & {"delphi_a", "delphi_b"}


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_toml_in_the_document(snippet: str) -> None:
    assert tomllib.loads(snippet)


def rows_of(snippet: str) -> tuple[list[str], list[str]]:
    content = tomllib.loads(snippet)
    return [row["key"] for row in content.get("card", [])], [row["key"] for row in content.get("wonder", [])]


def test_the_five_minutes() -> None:
    """The steps of the first section, done as they say."""
    head, card, names, *_ = SNIPPETS
    texts = {"set.toml": head, "cards.toml": card, **{f"names/{language}.toml": names for language in LANGUAGES}}
    mine = box_of([packaged("base"), load_set(texts, "my_set")]).sets[1]
    assert (mine.key, [row.key for row in mine.cards]) == ("my_set", ["fountain"])


def test_cards_and_boards_of_the_document_load() -> None:
    for snippet in SNIPPETS[3:]:
        cards, wonders = rows_of(snippet)
        if not cards and not wonders:
            continue
        names = "[card]\n" + "".join(f'{key} = "{key}"\n' for key in cards)
        names += "[wonder]\n" + "".join(f'{key} = "{key}"\n' for key in wonders)
        names += "[city]\n" + "".join(f'{key[:-2]} = "{key}"\n' for key in wonders)
        texts = {"set.toml": SNIPPETS[0], **{f"names/{language}.toml": names for language in LANGUAGES}}
        texts["cards.toml" if cards else "wonders.toml"] = snippet
        mine = box_of([packaged("base"), load_set(texts)]).sets[1]
        assert [row.key for row in mine.cards] == cards
        assert [row.key for row in mine.wonders] == wonders


def test_the_document_names_every_field() -> None:
    told = set(re.findall(r"`\[?(\w+)\]?(?: = \{[^`]*)?`", DOCUMENT))
    models = (CardSet, Card, Wonder, Stage, Step, Effect)
    made = {"effect", "stages", "steps", "names", "own_names", "cards", "wonders", "alternative"}
    assert {field.name for model in models for field in fields(model)} - made <= told
    assert {*SETUP, HAND_MORE, *BASE_POWERS, *COUNTED, *WHERE} <= told
    assert all(f"[{section}]" in re.findall(r"`(\[\w+\])`", DOCUMENT) for section in SECTIONS)
    assert all(file.removeprefix("names/") in DOCUMENT for file in FILES)


def test_the_numbers_of_the_document() -> None:
    table = [line for line in DOCUMENT.partition("## How many cards")[2].splitlines() if line.startswith("| `")]
    for number, value in packaged("base").setup.items():
        (row,) = [line for line in table if f"`{number}`" in line]
        assert str(value) in row.split("|")[2]


def test_the_rules_of_the_document(tmp_path: Path) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    (tmp_path / "names").mkdir()
    for file, text in example_texts().items():
        text = text.replace("coins_now = 4\n\n", 'coins_now = 4\npower = "coins_for_chains"\n\n')
        more = '\n[power]\ncoins_for_chains = "2 coins for a chain."\n' if file.startswith("names/") else ""
        (tmp_path / file).write_text(text + more, encoding="utf-8")
    (tmp_path / "rules.py").write_text(block, encoding="utf-8")
    assert rules_of(tmp_path) is not None
    assert any(_paid_for_chains(tmp_path, seed) for seed in range(30))


def _paid_for_chains(folder: Path, seed: int) -> bool:
    """The same random game with and without the rules: they first differ in two coins of the owner of the power."""
    rng = Rng(seed)
    with_rules, without = (classic_game(players=3, seed=seed, folders=[each], quiet=True) for each in (folder, EXAMPLE))
    while not with_rules.over():
        for seat in with_rules.to_act():
            texts = [with_rules.text(move) for move in with_rules.moves(seat)]
            wanted = [text for text in texts if text in ("build:olive_grove", "build:oil_market")]
            chosen = wanted[0] if wanted else texts[rng.below(len(texts))]
            with_rules.play(seat, chosen)
            without.play(seat, chosen)
        for rich, poor in zip(with_rules.view(NOBODY).cities, without.view(NOBODY).cities, strict=True):
            if rich != poor:
                assert "olive_grove" in rich.cards
                assert rich.coins == poor.coins + 2
                return True
    return False
