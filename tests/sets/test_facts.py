"""The card files of the base game against the facts, field by field, and the counts that the rule book prints."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sevenwonders.classic.cards import Card, Count, Discount, Effect, Wonder
from sevenwonders.sets.checks import age_deck, hand_size, players_of
from sevenwonders.sets.loader import make_box, packaged

Fact = dict[str, Any]
FACTS: Fact = tomllib.loads((Path(__file__).parents[1] / "facts" / "base.toml").read_text(encoding="utf-8"))
CARDS: dict[str, Fact] = {row["key"]: row for row in FACTS["card"]}
WONDERS: dict[str, Fact] = {row["key"]: row for row in FACTS["wonder"]}
SETUP: Fact = FACTS["setup"]
BASE = packaged("base")
BOX = make_box()


def count_of(value: Fact | None) -> Count | None:
    return Count(value["n"], tuple(value["of"]), tuple(value["where"])) if value else None


def goods_of(letters: str) -> str:
    """All manufactured goods of the base game are meant as a class."""
    return "manufactured" if letters == "GLP" else letters


def effect_of(row: Fact) -> Effect:
    """The effect that a row of the facts tells."""
    price = row.get("discount")
    discount = Discount(tuple(price["from"]), goods_of(price["goods"]), price["price"]) if price else None
    return Effect(
        produces=tuple(row.get("produces", ())),
        tradeable=row.get("tradeable", False),
        discount=discount,
        coins_now=row.get("coins_now", 0),
        coins_per=count_of(row.get("coins_per")),
        vp=row.get("vp", 0),
        vp_per=count_of(row.get("vp_per")),
        shields=row.get("shields", 0),
        science=tuple(row.get("science", ())),
        power=row.get("power", ""),
    )


@pytest.mark.parametrize("card", BASE.cards, ids=lambda card: str(card.key))
def test_card_fields(card: Card) -> None:
    row = CARDS[card.key]
    assert card.name == row.get("name", card.key)
    assert card.deck == ("guild" if row["color"] == "purple" else f"age{row['age']}")
    assert card.color == row["color"]
    assert list(card.copies) == row["copies"]
    assert (card.coins, card.cost) == (row["coins"], row["cost"])
    assert list(card.chain_from) == row["chain_from"]
    assert card.effect == effect_of(row)
    assert not card.guess
    assert [other.key for other in BASE.cards if card.key in other.chain_from] == row["chain_to"]


@pytest.mark.parametrize("wonder", BASE.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    row = WONDERS[wonder.key]
    assert (f"{wonder.city}_{wonder.side.lower()}", wonder.side) == (row["key"], row["side"])
    assert wonder.start == Effect(produces=(row["start"],), tradeable=row["start_tradeable"])
    assert len(wonder.stages) == len(row["stage"]) == row["stages"]
    for number, (stage, fact) in enumerate(zip(wonder.stages, row["stage"], strict=True), 1):
        assert fact["n"] == number
        assert (stage.coins, stage.cost) == (fact["coins"], fact["cost"])
        assert stage.effect == effect_of(fact)


def test_facts_are_read_whole() -> None:
    """A field of the facts that nothing above looks at would go unnoticed."""
    words = {"en", "fr", "set", "effect", "sources", "confidence", "note"}
    effects = {
        "produces",
        "tradeable",
        "discount",
        "coins_now",
        "coins_per",
        "vp",
        "vp_per",
        "shields",
        "science",
        "power",
    }
    card = {"key", "name", "age", "color", "copies", "coins", "cost", "chain_from", "chain_to"}
    wonder = {"key", "side", "start", "start_tradeable", "stages", "stage", "city_en", "city_fr", "printed"}
    assert {field for row in FACTS["card"] for field in row} <= card | effects | words
    assert {field for row in FACTS["wonder"] for field in row} <= wonder | words
    stages = {field for row in FACTS["wonder"] for stage in row["stage"] for field in stage}
    assert stages <= {"n", "coins", "cost", "effect"} | effects
    assert {row["confidence"] for row in FACTS["card"] + FACTS["wonder"]} == {"sure"}


def test_counts_of_the_rule_book() -> None:
    meta = FACTS["meta"]
    assert [card.key for card in BASE.cards] == list(CARDS)
    assert [wonder.key for wonder in BASE.wonders] == list(WONDERS)
    copies: Counter[str] = Counter()
    for card in BASE.cards:
        copies[card.deck] += len(card.copies)
    guilds = copies.pop("guild")
    assert guilds == meta["guilds"] == SETUP["guild_pool"] == 10
    copies["age3"] += guilds
    assert copies == meta["age_cards"] == {"age1": 49, "age2": 49, "age3": 50}
    assert len(BASE.cards) == meta["distinct_cards"] == 78
    assert len(BASE.wonders) == meta["wonder_sides"] == 14
    assert sum(len(wonder.stages) for wonder in BASE.wonders) == meta["wonder_stages"] == 42
    assert len({wonder.city for wonder in BASE.wonders}) == SETUP["components"]["wonder_boards"] == 7


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_decks_for_each_number_of_players(players: int) -> None:
    wanted = str(players)
    assert [age_deck(BOX, age, players) for age in (1, 2, 3)] == [SETUP["deck_size"][wanted]] * 3
    assert players + BASE.setup["guilds_added"] == SETUP["guilds_drawn"][wanted]
    third = sum(copy <= players for card in BASE.cards if card.deck == "age3" for copy in card.copies)
    assert third == SETUP["non_guild_age3"][wanted]


def test_setup_numbers() -> None:
    setup = dict(BASE.setup)
    assert players_of(BOX) == BASE.players == (2, *range(SETUP["players_min"], SETUP["players_max"] + 1))
    assert SETUP["two_player_variant"]
    assert setup.pop("coins") == SETUP["start_coins"]
    assert setup.pop("hand") == hand_size(BOX) == SETUP["hand_size"] == SETUP["turns_per_age"] + 1
    assert setup.pop("sell_coins") == SETUP["discard_coins"]
    assert setup.pop("trade_price") == SETUP["trade_price"]
    assert setup.pop("coins_per_point") == SETUP["coins_per_vp"]
    assert setup.pop("guilds_added") == 2
    assert [setup.pop(f"victory{age}") for age in (1, 2, 3)] == SETUP["victory_token"]
    assert not setup
    discounts = [card.effect.discount for card in BASE.cards if card.effect.discount]
    assert {discount.price for discount in discounts} == {SETUP["trade_price_discounted"]}


def test_science_and_score_sheet() -> None:
    for symbol in BASE.symbols:
        cards = [card for card in BASE.cards if symbol in card.effect.science]
        assert len(cards) == SETUP["science_cards_per_symbol"]
    categories = list(dict.fromkeys(color.category for color in BASE.colors))
    assert ["military", "treasury", "wonder", *categories] == SETUP["score_order"]
    for language in ("en", "fr", "nl"):
        assert list(BASE.names[language]["category"]) == SETUP["score_order"]
    assert {card.color for card in BASE.cards} == {color.key for color in BASE.colors}


def test_chains_link_neighbouring_ages() -> None:
    cards = {card.key: card for card in BASE.cards}
    links = [(cards[parent].deck, card.deck) for card in BASE.cards for parent in card.chain_from]
    assert len(links) == 26
    assert set(links) == {("age1", "age2"), ("age2", "age3")}
    assert all(not card.coins for card in BASE.cards if card.chain_from)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_printed_names(language: str) -> None:
    assert not BASE.own_names[language]
    for key, row in CARDS.items():
        assert BOX.name(key, language) == row[language]
    for key, row in WONDERS.items():
        assert BOX.name(key, language) == f"{row[language]} ({row['side']})"
        assert BOX.name(key[:-2], language) == row[f"city_{language}"]


def test_dutch_names_are_all_ours() -> None:
    assert BASE.own_names["nl"] == {*CARDS, *WONDERS}


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_names_are_told_apart(language: str) -> None:
    names = BASE.names[language]
    assert list(names["card"]) == list(CARDS)
    by_identity = {(card.name, names["card"][card.key]) for card in BASE.cards}
    assert len(by_identity) == len({name for name, _ in by_identity}) == len({name for _, name in by_identity})
    for section in ("wonder", "city", "color", "symbol", "category"):
        assert len(set(names[section].values())) == len(names[section])
