"""The files of both modules of Babel against the facts, field by field."""

from collections import Counter
from typing import Any

import pytest

from sevenwonders.classic.cards import Card, Count, Effect, Step
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import make_box, packaged
from tests.mixes import BABEL

from .facts import FACTS

TOWER = packaged("babel_tower")
PROJECTS = packaged("babel_projects")
BOX = make_box(list(BABEL))
TILES: dict[str, dict[str, Any]] = {row["key"]: row for row in FACTS["tile"]}
GREAT: dict[str, dict[str, Any]] = {row["key"]: row for row in FACTS["project"]}


def law_of(row: dict[str, Any]) -> Effect:
    """The law that a row of the facts tells."""
    kind, target = row["kind"], row["target"]
    of_color = {"tax": "tax", "bonus": "bounty", "free_resources": "free_resources"}
    if row.get("coins"):
        return Effect(power="fixed_bounty", power_of=target, power_n=row["coins"])
    if kind in of_color and target == "chain":
        return Effect(power=f"chain_{of_color[kind]}")
    if target == "wonder":
        return Effect(power="stage_tax" if kind == "tax" else "free_stages")
    if kind in of_color or kind == "coins_instead":
        return Effect(power=of_color.get(kind, kind), power_of=target)
    if kind == "trade":
        return Effect(power="dearer" if row["change"] > 0 else "cheaper", power_of=target, power_n=abs(row["change"]))
    if kind == "produce":
        return Effect(power="resource_gift", power_of=row["resources"])
    if kind == "disable" and target != "brown_double_and_choice":
        return Effect(power="closed_markets", power_of=target.replace(",", "+"))
    powers = {
        "disable": "idle_double",
        "chains": "chains_next_door",
        "endless": "endless_single",
        "victory_tokens": "lesser_victories",
        "defeat_tokens": "double_defeats",
    }
    return Effect(power=powers[kind])


@pytest.mark.parametrize("card", TOWER.cards, ids=lambda card: str(card.key))
def test_tile_fields(card: Card) -> None:
    row = TILES[card.key]
    assert TOWER.cards.index(card) + 1 == row["number"], "the number of a tile is its place"
    assert (card.name, card.deck, card.color, card.copies) == (card.key, "tile", "tile", (1,))
    assert (card.coins, card.cost, card.chain_from, card.steps) == (0, "", (), ())
    assert card.effect == law_of(row)
    assert card.guess == (row["confidence"] == "guess")


def number_in(text: str) -> int:
    (number,) = [int(word) for word in text.split() if word.isdigit()]
    return number


def reward_of(row: dict[str, Any]) -> Effect:
    """The reward that a row of the facts tells."""
    match row["reward_kind"]:
        case "coins":
            return Effect(coins_now=number_in(row["reward"]))
        case "shield":
            return Effect(shields=number_in(row["reward"]))
        case "victory_token":
            return Effect(victory=number_in(row["reward"]))
        case "vp_per_stage":
            return Effect(tokens={"stage_reward": 1}, vp_per=Count(1, ("stage",), ("self",)))
        case "vp_per_guild":
            return Effect(tokens={"guild_reward": 1}, vp_per=Count(1, ("purple",), ("self", "left", "right")))
        case "vp_per_science_set":
            return Effect(tokens={"science_reward": 1}, power="richer_sets", power_n=3)
        case "free_stage":
            return Effect(tokens={"free_wonder_stage": 1})
    return Effect(tokens={row["reward_kind"]: 1})


def penalty_of(row: dict[str, Any]) -> Effect:
    """The penalty that a row of the facts tells."""
    kind = row["penalty_kind"]
    if kind.startswith("discard_"):
        return Effect(power="discard_own", power_of=kind.removeprefix("discard_"))
    if kind == "lose_2_victory":
        return Effect(power="lose_victories", power_n=2)
    return Effect(power={"all_coins": "lose_all_coins", "lose_board_resource": "lose_start"}[kind])


@pytest.mark.parametrize("card", PROJECTS.cards, ids=lambda card: str(card.key))
def test_project_fields(card: Card) -> None:
    row = GREAT[card.key]
    assert (card.name, card.deck, card.color, card.copies) == (card.key, f"project{row['age']}", row["color"], (1,))
    assert (card.coins, card.cost, card.chain_from) == (row["coins"], row["cost"], ())
    assert card.effect == reward_of(row)
    assert card.steps == (Step("failure", penalty_of(row)),)
    assert card.guess == (row["confidence"] == "guess")


def test_counts() -> None:
    facts = FACTS["box"]
    assert [card.key for card in TOWER.cards] == list(TILES)
    assert len(TOWER.cards) == facts["tiles"]
    assert [card.key for card in PROJECTS.cards] == list(GREAT)
    assert len(PROJECTS.cards) == facts["projects"]
    assert set(Counter(card.deck for card in PROJECTS.cards).values()) == {facts["projects_per_age"]}
    assert players_of(BOX) == (2, 3, 4, 5, 6, 7)
    assert players_of(make_box(["cities", *BABEL])) == (2, 3, 4, 5, 6, 7, 8)


def test_numbers() -> None:
    tower, projects, setup = FACTS["tower"], FACTS["project_rules"], BOX.setup
    assert setup["tiles_dealt"] == tower["dealt_per_player"]
    assert [0, *(setup[f"tiles_built_{n}"] for n in (1, 2, 3))] == tower["vp_by_tiles_built"]
    for players, slots in tower["slots_by_players"].items():
        many = int(players) >= setup["tower_many"]
        assert slots == (setup["tower_slots_many"] if many else setup["tower_slots"])
    assert [-setup[f"penalty{age}"] for age in (1, 2, 3)] == projects["penalty_token_by_age"]


def test_names() -> None:
    for key, row in {**TILES, **GREAT}.items():
        for language in ("en", "fr"):
            assert BOX.name(key, language) == row[language]
    for language in ("en", "fr"):
        assert TOWER.own_names[language] == set(TILES), "no tile has a printed name"
        guessed = {key for key, row in GREAT.items() if row["name_confidence"] == "guess"}
        assert PROJECTS.own_names[language] == guessed
    assert TOWER.own_names["nl"] == set(TILES)
    assert PROJECTS.own_names["nl"] == set(GREAT)
