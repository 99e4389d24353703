"""The files of Cities against the facts, field by field."""

from collections import Counter

import pytest

from sevenwonders.classic.cards import Card, Effect, Wonder
from sevenwonders.sets.checks import hand_size, players_of
from sevenwonders.sets.loader import make_box, packaged

from .facts import BLACK, CARDS, FACTS, NUMBERS, WONDERS, effect_of

CITIES = packaged("cities")
BOX = make_box(["cities"])
OWN_WONDERS = {key: row for key, row in WONDERS.items() if row["set"] == "cities"}


@pytest.mark.parametrize("card", CITIES.cards, ids=lambda card: str(card.key))
def test_card_fields(card: Card) -> None:
    row = CARDS[card.key]
    assert card.name == card.key
    assert card.deck == ("guild" if row["color"] == "purple" else f"black{row['age']}")
    assert card.color == row["color"]
    assert card.copies == (1,)
    assert (card.coins, card.cost) == (row["coins"], row["cost"])
    assert list(card.chain_from) == row["chain_from"] == []
    assert card.effect == effect_of(row["fx"])
    assert not card.guess


@pytest.mark.parametrize("wonder", CITIES.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    row = OWN_WONDERS[wonder.key]
    assert (wonder.city, wonder.side) == (row["key"], row["side"])
    assert wonder.start == Effect(produces=(row["start"],), tradeable=True)
    for stage, fact in zip(wonder.stages, row["stage"], strict=True):
        assert (stage.coins, stage.cost) == (fact["coins"], fact["cost"])
        assert stage.effect == effect_of(fact["fx"])
    assert not wonder.guess


def test_counts() -> None:
    meta = FACTS["meta"]
    assert [card.key for card in CITIES.cards] == list(CARDS)
    assert [wonder.key for wonder in CITIES.wonders] == list(OWN_WONDERS)
    decks = Counter(card.deck for card in CITIES.cards)
    assert decks.pop("guild") == meta["guilds"] == NUMBERS["new_guilds"]
    assert set(decks.values()) == {meta["black_per_age"]}
    assert len(BLACK) == sum(decks.values()) == meta["black_cards"]
    assert len(CITIES.wonders) == meta["wonder_sides_cities"]
    assert hand_size(BOX) == NUMBERS["hand_3_to_7_players"] == NUMBERS["turns_per_age_3_to_7_players"] + 1
    assert players_of(BOX) == (2, 3, 4, 5, 6, 7, NUMBERS["max_players"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names(language: str) -> None:
    for key, row in CARDS.items():
        assert BOX.name(key, language) == row[language]
        ours = language == "fr" and row["fr_source"] == "own translation"
        assert (key in CITIES.own_names[language]) == ours
    for key, row in OWN_WONDERS.items():
        assert BOX.name(key, language) == f"{row[language]} ({row['side']})"
        assert BOX.name(row["key"], language) == row[language]


def test_dutch_names_are_all_ours() -> None:
    assert CITIES.own_names["nl"] == {*CARDS, *OWN_WONDERS}
    names = list(CITIES.names["nl"]["card"].values())
    assert len(set(names)) == len(names)
