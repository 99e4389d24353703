"""The card files against the facts, field by field, and the counts that the rule books print."""

from collections import Counter
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from sevenwonders import Duel
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.cards import Card, Progress, Wonder

from .arrange import arrange
from .facts import CARDS, FACTS, SETUP, SLOTS, TOKENS, WONDERS, Fact, free_slots

SET = standard()
RENAMED = {"pretorium"}
"""English names that we take from later printings: the first one gave the red card the blue card's later name."""
DRAWING = "art"
"""Ours, not a fact of the game: the names of drawings are checked as they are read."""


def fact_fields(row: Fact, kind: type) -> dict[str, Any]:
    """A row of the facts with the fields and types of the card files."""
    found: dict[str, Any] = {}
    types = get_type_hints(kind)
    for field in fields(kind):
        if field.name == DRAWING:
            continue
        value = row.get(field.name)
        if field.name == "coins_per":
            found[field.name] = (value["count"], value["coins"]) if value else None
        elif field.name == "guild":
            found[field.name] = (tuple(value["count"]), value["coins"], value["vp"]) if value else None
        elif field.name == "chain_from":
            found[field.name] = tuple(value or ())
        elif field.name == "draw_progress":
            found[field.name] = row.get("progress_from_box", {}).get("draw", 0)
        elif field.name == "build_from_discard":
            found[field.name] = bool(value)
        else:
            found[field.name] = value if value is not None else types[field.name]()
    return found


def own_fields(thing: Card | Wonder | Progress) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.name != DRAWING}


@pytest.mark.parametrize("card", SET.cards, ids=lambda card: str(card.key))
def test_card_fields(card: Card) -> None:
    assert own_fields(card) == fact_fields(CARDS[card.key], Card)


@pytest.mark.parametrize("wonder", SET.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    assert own_fields(wonder) == fact_fields(WONDERS[wonder.key], Wonder)


@pytest.mark.parametrize("token", SET.progress, ids=lambda token: str(token.key))
def test_token_fields(token: Progress) -> None:
    assert own_fields(token) == fact_fields(TOKENS[token.key], Progress)


def test_facts_are_read_whole() -> None:
    """A field of the facts that no file has would go unnoticed above."""
    words = {"en", "fr", "nl", "en_later", "set", "age", "effect", "ids", "sources", "confidence", "note"}
    ours = {
        "card": {field.name for field in fields(Card)},
        "wonder": {field.name for field in fields(Wonder)} | {"progress_from_box"},
        "progress": {field.name for field in fields(Progress)},
    }
    for table, known in ours.items():
        assert {field for row in FACTS[table] for field in row} <= known | words
    assert all(row["confidence"] == "sure" for table in ours for row in FACTS[table])


def test_counts_of_the_rule_books() -> None:
    decks = Counter(card.deck for card in SET.cards)
    assert decks == {"age1": 23, "age2": 23, "age3": 20, "guild": 7}
    assert (len(SET.wonders), len(SET.progress), len(SET.symbols)) == (12, 10, 7)
    assert [card.key for card in SET.cards] == list(CARDS)
    assert [wonder.key for wonder in SET.wonders] == list(WONDERS)
    assert [token.key for token in SET.progress] == list(TOKENS)
    assert [decks[f"age{age}"] for age in (1, 2, 3)] == SETUP["age_cards"]
    assert decks["guild"] == SETUP["guild_cards"]
    third = {card.color for card in SET.cards if card.deck == "age3"}
    assert third == {"red", "green", "blue", "yellow"}, "no brown, no grey; guilds join"
    assert {card.color for card in SET.cards if card.deck == "guild"} == {"purple"}
    assert len(arrange().view(0).loot) == SETUP["military_tokens"] == len(FACTS["military_token"]) == 4


def test_setup_numbers() -> None:
    setup = SET.setup
    assert setup.coins == SETUP["coins_each"]
    assert setup.removed_per_age == SETUP["removed_unseen_per_age"]
    assert setup.guilds_added == SETUP["guilds_added"]
    assert setup.progress_on_board == SETUP["progress_on_board"]
    assert len(SET.progress) - setup.progress_on_board == SETUP["progress_in_box"]
    assert setup.sell_coins == SETUP["discard_coins_base"]
    assert setup.sell_coins_per_yellow == SETUP["discard_coins_per_yellow"]
    assert setup.trade_price == SETUP["trade_price_base"]
    assert setup.coins_per_point == SETUP["coins_per_vp_at_end"]
    assert setup.symbols_to_win == SETUP["science_symbols_to_win"]
    assert setup.wonders_built_max == SETUP["wonders_built_max"]
    assert [seat + 1 for seat in setup.wonder_draft] == SETUP["wonder_draft"]
    assert [list(keys) for keys in setup.first_game] == [SETUP["first_game_player1"], SETUP["first_game_player2"]]
    assert len(setup.wonder_draft) == SETUP["wonders_dealt"] == 2 * SETUP["wonders_each"]
    assert all(len(slots) == SETUP["cards_per_structure"] for slots in SET.structures)


def test_first_game() -> None:
    game = Duel(seed=1, first_game=True)
    wonders = [[wonder.key for wonder in city.wonders] for city in game.view(0).cities]
    assert wonders == [sorted(SETUP["first_game_player1"]), sorted(SETUP["first_game_player2"])]


def test_science_symbols() -> None:
    assert list(SET.symbols) == [row["key"] for row in FACTS["science_symbol"]]
    for row in FACTS["science_symbol"]:
        assert sorted(card.key for card in SET.cards if card.science == row["key"]) == sorted(row["cards"])
        tokens = [token.key for token in SET.progress if token.science == row["key"]]
        assert tokens == ([row["token"]] if "token" in row else [])


def test_chains() -> None:
    cards = {card.key: card for card in SET.cards}
    links = {(card.gives_chain, card.key) for card in SET.cards if card.gives_chain}
    assert links == {(row["symbol"], row["from"]) for row in FACTS["chain"]}
    assert {card.key for card in SET.cards if card.chain_from} == {row["to"] for row in FACTS["chain"]}
    for row in FACTS["chain"]:
        assert cards[row["to"]].chain_from == (row["from"],)
        assert cards[row["from"]].deck == f"age{row['from_age']}"
        assert cards[row["to"]].deck == f"age{row['to_age']}"


def test_military_track() -> None:
    military = FACTS["military"]
    assert SET.capital == military["capital"]
    assert 2 * SET.capital + 1 == military["spaces"]
    zones = [zone for zone in FACTS["military_zone"] if 0 < zone["from"] < SET.capital]
    assert [(zone.first, zone.last, zone.vp, zone.loot) for zone in SET.zones] == [
        (zone["from"], zone["to"], zone["vp"], zone["token_coins"]) for zone in zones
    ]
    assert 2 * (len(zones) + 1) + 1 == military["zones"]
    tokens = {(f"player {token.side + 1}", token.space, token.coins) for token in arrange().view(0).loot}
    assert tokens == {(row["on_side_of"], abs(row["enters_at"]), row["coins_lost"]) for row in FACTS["military_token"]}
    strategy = max(token.extra_shields for token in SET.progress)
    assert max(card.shields for card in SET.cards) + strategy == military["max_shields_in_one_move"]
    assert arrange().pawn == military["start"]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_structures(age: int) -> None:
    row = FACTS["structure"][age - 1]
    slots = SET.structures[age - 1]
    assert [(slot.row, slot.col, slot.up, list(slot.covered_by)) for slot in slots] == [
        (slot["row"], slot["col"], slot["up"], slot["covered_by"]) for slot in SLOTS[age]
    ]
    assert [slot["i"] for slot in SLOTS[age]] == list(range(20))
    assert [number for _, number in sorted(Counter(slot.row for slot in slots).items())] == row["rows"]
    assert sorted({slot.row for slot in slots if slot.up}) == row["face_up_rows"]
    assert sum(slot.up for slot in slots) == row["face_up"]
    assert sum(not slot.up for slot in slots) == row["face_down"]
    assert sorted(free_slots(age, set(range(20)))) == row["accessible_at_start"]
    for slot in slots:
        near = [n for n, other in enumerate(slots) if other.row == slot.row + 1 and abs(other.col - slot.col) == 1]
        assert list(slot.covered_by) == near

    laid = arrange(age=age, left=20).view(0).slots
    assert [(slot.row, slot.col) for slot in laid] == [(slot.row, slot.col) for slot in slots]
    assert [n for n, slot in enumerate(laid) if slot.accessible] == row["accessible_at_start"]
    assert [bool(slot.card) for slot in laid] == [slot.up for slot in slots]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names(language: str) -> None:
    assert not SET.own_names[language]
    for key, row in {**CARDS, **WONDERS, **TOKENS}.items():
        printed = row["en_later"] if language == "en" and key in RENAMED else row[language]
        assert SET.name(key, language) == printed


def test_dutch_names() -> None:
    ours = SET.own_names["nl"]
    for key, row in {**CARDS, **WONDERS, **TOKENS}.items():
        if key not in ours:
            assert SET.name(key, "nl") == row["nl"]
        else:
            still_english = row["nl"].removeprefix("The ") == row["en"].removeprefix("The ")
            assert SET.name(key, "nl") != row["nl"] or still_english, f"{key}: ours is the printed name"


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_names_are_told_apart(language: str) -> None:
    names = SET.names[language]
    for section, keys in (("card", CARDS), ("wonder", WONDERS), ("progress", TOKENS), ("symbol", SET.symbols)):
        assert list(names[section]) == list(keys)
        assert len(set(names[section].values())) == len(names[section]), "two things of one name"
