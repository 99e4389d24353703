"""The example set is played, and the document that explains how to write one names all there is."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from sevenwonders.classic.cards import COUNTED, WHERE, Card, CardSet, Effect, Stage, Step, Wonder
from sevenwonders.classic.looks import (
    COSTS,
    LISTED,
    MEANS,
    PLACES,
    ColorLook,
    ColumnLook,
    DeckLook,
    Drawing,
    Show,
    TokenLook,
    VerbLook,
)
from sevenwonders.core.moves import Moves
from sevenwonders.core.playout import playout
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.sets import classic_game
from sevenwonders.sets.loader import make_box, packaged
from sevenwonders.sets.rows import LOOKS, SECTIONS
from sevenwonders.sets.setfile import FILES, HAND_MORE, SETUP

from .files import EXAMPLE

DOCUMENT = (Path(__file__).parents[2] / "docs" / "write-a-set.md").read_text(encoding="utf-8")


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


def test_the_document_names_every_field() -> None:
    told = set(re.findall(r"`\[?(\w+)\]?(?: = \{[^`]*)?`", DOCUMENT))
    models = (CardSet, Card, Wonder, Stage, Step, Effect)
    made = {"effect", "stages", "steps", "names", "own_names", "cards", "wonders", "alternative", "looks", "has_rules"}
    assert {field.name for model in models for field in fields(model)} - made <= told
    assert {*SETUP, HAND_MORE, *packaged("base").names["en"]["power"], *COUNTED, *WHERE} <= told
    assert all(f"[{section}]" in re.findall(r"`(\[\w+\])`", DOCUMENT) for section in SECTIONS)
    looks = (Show, ColorLook, ColumnLook, DeckLook, TokenLook, VerbLook, Drawing)
    assert {field.name for model in looks for field in fields(model)} <= told
    assert {*PLACES, *LISTED, *MEANS, *COSTS} <= {word.strip('"') for word in re.findall(r"`([^`]*)`", DOCUMENT)}
    assert all(f"[{section}]" in DOCUMENT for section in LOOKS)
    assert all(file.removeprefix("names/") in DOCUMENT for file in FILES)


def test_the_numbers_of_the_document() -> None:
    table = [line for line in DOCUMENT.partition("## How many cards")[2].splitlines() if line.startswith("| `")]
    for number, value in packaged("base").setup.items():
        (row,) = [line for line in table if f"`{number}`" in line]
        assert str(value) in row.split("|")[2]
