"""The files of Towers against the facts, field by field."""

from collections import Counter
from itertools import product
from string import Formatter

import pytest

from sevenwonders.classic.cards import Card, Effect, Wonder
from sevenwonders.sets.checks import age_deck, hand_size, players_of
from sevenwonders.sets.loader import make_box, packaged

from .facts import CARDS, COUNTS, DECKS, FACTS, WONDERS, Fact, effect_of, steps_of

TOWERS = packaged("towers")
BOX = make_box(["towers"])
OTHERS = ("leaders", "cities", "wonder_pack", "fan_leaders")
MIXES = [
    tuple(other for other, there in zip(OTHERS, chosen, strict=True) if there)
    for chosen in product((False, True), repeat=len(OTHERS))
    if chosen[0] or not chosen[3]  # the fan leaders need Leaders
]
DECK_OF = {"purple": "guild", "white": "leader"}
LANGUAGES = ("en", "fr", "nl")


def stage_rows(row: Fact) -> list[Fact]:
    return [*row["stage"], *row.get("embellishment", [])]


@pytest.mark.parametrize("card", TOWERS.cards, ids=lambda card: str(card.key))
def test_card_fields(card: Card) -> None:
    row = CARDS[card.key]
    assert card.name == ("forge" if row["en"] == "Forge" else card.key)
    assert card.deck == DECK_OF.get(row["color"], f"age{row['age']}")
    assert card.color == row["color"]
    assert list(card.copies) == row.get("copies", [1])
    assert (card.coins, card.cost) == (row["coins"], row["cost"])
    assert list(card.chain_from) == row.get("chain_from", [])
    assert card.effect == effect_of(row["fx"])
    assert card.steps == steps_of(row["fx"])
    assert [step.card for step in card.steps] == ([row["pair"]] if "pair" in row else [])
    assert card.guess == (row["confidence"] == "guess")


@pytest.mark.parametrize("wonder", TOWERS.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    row = WONDERS[wonder.key]
    assert (f"{wonder.city}_{wonder.side.lower()}", wonder.side) == (row["key"], row["side"])
    assert wonder.start == Effect(produces=(row["start"],), tradeable=True)
    assert wonder.guess == (row["confidence"] == "guess")
    embellishments = row.get("embellishment", [])
    for place, stage, fact in zip(wonder.places, wonder.stages, stage_rows(row), strict=True):
        assert place == fact["n"]
        assert (stage.coins, stage.cost) == (fact["coins"], fact["cost"])
        assert stage.effect == effect_of(fact["fx"])
        assert stage.guess == (fact.get("cost_confidence") == "guess")
        assert stage.embellishes == (fact["n"] if fact in embellishments else 0)
        assert stage.alternative == (fact.get("option") == "bordeaux"), "the turquoise way is told first"


def test_facts_are_read_whole() -> None:
    """A field of the facts that nothing above looks at would go unnoticed."""
    words = {"en", "fr", "set", "effect", "sources", "note", "effect_confidence", "confidence"}
    card = {"key", "age", "color", "copies", "coins", "cost", "chain_from", "pair", "fx", "coins_choice"}
    wonder = {"key", "side", "start", "start_confidence", "stage", "embellishment", "needs"}
    foundations = {"foundation", "foundation_fx", "foundation_confidence"}
    assert {field for row in FACTS["card"] for field in row} == card | words
    assert {field for row in FACTS["wonder"] for field in row} == wonder | (words - {"effect"}) | foundations
    stages = {field for row in FACTS["wonder"] for stage in stage_rows(row) for field in stage}
    assert stages == {"n", "cost", "coins", "effect", "fx", "option", "cost_confidence"}
    simeon = CARDS["simeon"]
    assert simeon["coins_choice"] == [0, simeon["coins"]] == [0, simeon["fx"][0]["max"]], "what its words say"


def test_counts() -> None:
    assert [card.key for card in TOWERS.cards] == list(CARDS)
    assert [wonder.key for wonder in TOWERS.wonders] == list(WONDERS)
    names: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for card in TOWERS.cards:
        names[card.deck] += 1
        copies[card.deck] += len(card.copies)
    assert (names["guild"], names["leader"]) == (COUNTS["guilds"], COUNTS["leaders"])
    for deck in ("age1", "age2", "age3"):
        assert (names[deck], copies[deck]) == (COUNTS["names_per_age"], COUNTS["cards_per_age"])
        least = [least for card in TOWERS.cards if card.deck == deck for least in card.copies]
        assert Counter(least) == {3: COUNTS["cards_3_players"], **dict.fromkeys(range(4, 9), 2)}
    assert len({wonder.city for wonder in TOWERS.wonders}) == COUNTS["wonders"]
    assert {max(wonder.places) for wonder in TOWERS.wonders} == {5}
    (choice,) = [wonder for wonder in TOWERS.wonders if any(stage.alternative for stage in wonder.stages)]
    assert sum(stage.alternative for stage in choice.stages) == COUNTS["babel_tokens"]
    world = [card.copies for card in TOWERS.cards if card.effect.power.startswith("world_")]
    assert world == [(5,)] * COUNTS["world_tokens"]
    assert (TOWERS.resources, TOWERS.symbols, TOWERS.setup["science_four"]) == ("T", ("astrolabe",), 12)


@pytest.mark.parametrize("players", DECKS)
def test_decks_for_each_number_of_players(players: int) -> None:
    row = DECKS[players]
    own = [sum(n <= players for c in TOWERS.cards if c.deck == f"age{age}" for n in c.copies) for age in (1, 2, 3)]
    assert own == [row["towers"]] * 3
    alone = make_box()
    assert [age_deck(alone, age, players) for age in (1, 2)] == [row["base"]] * 2
    sizes = [age_deck(BOX, age, players) for age in (1, 2, 3)]
    assert sizes[:2] == [row["total"]] * 2
    hand = min(hand_size(BOX), row["total"] // players)
    assert hand == row["hand"]
    assert [size - hand * players for size in sizes] == [row["surplus"]] * 2 + [row["age3_surplus"]]
    cities = make_box(["cities", "towers"])
    totals = [age_deck(cities, age, players) + players for age in (1, 2, 3)]  # a black card for each player
    assert totals[:2] == [row["cities_total"]] * 2
    hand = min(hand_size(cities), row["cities_total"] // players)
    assert hand == row["cities_hand"]
    surplus = [row["cities_surplus"]] * 2 + [row["age3_cities_surplus"]]
    assert [total - hand * players for total in totals] == surplus


@pytest.mark.parametrize("others", MIXES, ids=lambda others: "+".join(others) or "alone")
def test_rows_that_need_other_sets_stay_away(others: tuple[str, ...]) -> None:
    box = make_box([*others, "towers"])
    assert players_of(box) == (2, 3, 4, 5, 6, 7, 8)
    assert box.sets[-1].key == "towers", "its rules come last, whatever the order of the sets"
    assert make_box(["towers", *others]).sets[-1].key == "towers"
    there = {*(card.key for card in box.cards), *(wonder.key for wonder in box.wonders)}
    for key, row in (CARDS | WONDERS).items():
        needed = {*row.get("needs", []), *(["leaders"] if row.get("color") == "white" else [])}
        if key == "towers_attila":
            needed.add("cities")
        assert (key in there) == (needed <= set(others)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    names = TOWERS.names[language]
    ours = TOWERS.own_names[language]
    assert ours == (set() if language == "fr" else {*CARDS, *WONDERS}), "the rule book is in French"
    if language != "nl":
        assert names["card"] == {key: row[language] for key, row in CARDS.items()}
        assert names["wonder"] == {key: f"{row[language]} ({row['side']})" for key, row in WONDERS.items()}
    assert names["city"] == {key[:-2]: name.partition(",")[0] for key, name in names["wonder"].items()}
    assert len(set(names["card"].values())) == len(CARDS) - 1, "the Forge stands twice"
    base = make_box(["leaders", "cities"])
    others = {each.names[language]["card"][key] for each in base.sets for key in each.names[language]["card"]}
    assert not others & set(names["card"].values())


def test_wonders_have_another_resource_each() -> None:
    starts = {wonder.city: wonder.start.produces for wonder in TOWERS.wonders}
    assert sorted(starts.values()) == sorted((letter,) for letter in "WSCOGLPT")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("section", ["power", "event", "move", "ask"])
def test_words_have_the_same_fields_in_every_language(section: str) -> None:
    english = TOWERS.names["en"][section]
    for language in LANGUAGES:
        told = TOWERS.names[language][section]
        assert {key: fields(text) for key, text in told.items()} == {key: fields(text) for key, text in english.items()}


def test_powers_tell_what_they_are_about() -> None:
    effects = [card.effect for card in TOWERS.cards]
    effects += [stage.effect for wonder in TOWERS.wonders for stage in wonder.stages]
    for effect in effects:
        if effect.power:
            asked = fields(TOWERS.names["en"]["power"][effect.power])
            assert bool(asked & {"of", "list"}) == bool(effect.power_of), effect.power
            assert bool(asked & {"n", "coins", "points"}) == bool(effect.power_n), effect.power
