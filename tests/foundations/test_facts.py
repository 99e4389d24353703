"""The files of Foundations against the facts, field by field."""

import pytest

from sevenwonders.classic.cards import Card, Effect
from sevenwonders.classic.words.tooltips import tooltip
from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import make_box, packaged

from .facts import COUNTS, FACTS, FOUNDATIONS, GROUNDS, RULINGS, effect_of, steps_of

SETS = ("leaders", "cities", "towers", "foundations")
SET = packaged("foundations")
BOX = make_box(SETS)
BY_KEY = {card.key: card for card in SET.cards}


@pytest.mark.parametrize("key", FOUNDATIONS)
def test_foundation_fields(key: str) -> None:
    card, row = BY_KEY[key], FOUNDATIONS[key]
    _is_no_building(card, "foundation")
    assert card.effect == Effect()
    assert card.steps == steps_of(row)
    assert card.guess == (row["confidence"] == "guess")


@pytest.mark.parametrize("key", GROUNDS)
def test_groundwork_fields(key: str) -> None:
    card, row = BY_KEY[key], GROUNDS[key]
    _is_no_building(card, "groundwork")
    assert row["side"] == "B"
    assert card.effect == effect_of(row["foundation_fx"])
    assert card.steps == ()
    assert card.guess == (row["foundation_confidence"] == "guess")


def _is_no_building(card: Card, deck: str) -> None:
    assert (card.name, card.deck, card.color) == (card.key, deck, "foundation")
    assert (card.coins, card.cost, card.chain_from, card.copies) == (0, "", (), (1,))


def test_counts() -> None:
    assert list(BY_KEY) == [*FOUNDATIONS, *GROUNDS]
    assert len(FOUNDATIONS) == COUNTS["foundations"]
    assert len(GROUNDS) == COUNTS["wonders"]
    assert BOX.setup["coins"] == COUNTS["start_coins_foundations"]
    assert sorted(row["effects"] for row in FOUNDATIONS.values()) == [2] * 8 + [3] * 8, "as the book says"
    assert players_of(BOX) == (2, 3, 4, 5, 6, 7, 8)
    for card in BOX.cards:
        stages = [step.at for step in card.steps if step.when == "stage"]
        assert stages == sorted(set(stages)), "effects come in order, one at a stage"


def test_every_board_has_its_groundwork() -> None:
    towers = packaged("towers")
    assert {f"ground_{side.city}" for side in towers.wonders if side.side == "B"} == set(GROUNDS)
    assert {ruling["key"] for ruling in FACTS["ruling"]} >= set(RULINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_are_ours(language: str) -> None:
    names = SET.names[language]["card"]
    assert SET.own_names[language] == set(BY_KEY) == set(names)
    others = [BOX.name(card.key, language) for card in BOX.cards if card.key not in names]
    assert len({*names.values(), *others}) == len(names) + len(set(others)), "nothing has the name of something else"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BY_KEY)
def test_every_card_says_what_it_does(key: str, language: str) -> None:
    said = tooltip(BOX, key, Texts(language))
    assert said
    assert "{" not in said
    for step in BY_KEY[key].steps:
        assert str(step.at) in said
        assert str(step.debt) in said
