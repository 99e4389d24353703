"""The card files of Leaders against the facts, field by field."""

from collections import Counter
from typing import Any

import pytest

from sevenwonders.classic.cards import Card, Count, Effect, Wonder
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.loader import make_box, packaged

from .facts import CARDS, FACTS

LEADERS = packaged("leaders")
FAN = packaged("fan_leaders")
EVERY = [*LEADERS.cards, *FAN.cards]
KINDS = {"victory_token": "victory", "wonder_stage": "stage"}
WHERE = {"own": ("self",), "neighbours": ("left", "right")}
BY_RULES = {
    "science_set_vp",
    "on_event_coins",
    "free",
    "vp_per_set",
    "build_from_discard",
    "defeat_to_winner",
    "shields_per",
    "special",
    "vp_if",
    "copy_leader",
    "leader_coin_discount",
    "draw_leaders",
    "extra_leader",
}
"""Effects that a named power carries out."""


def effect_of(effects: list[dict[str, Any]]) -> tuple[Effect, bool]:
    """The effect that the facts tell as data, and whether there must be a power for the rest."""
    found: dict[str, Any] = {}
    power = False
    for fx in effects:
        kind = fx["type"]
        if kind == "vp":
            found["vp"] = fx["n"]
        elif kind == "coins":
            found["coins_now"] = fx["n"]
        elif kind == "shields":
            found["shields"] = fx["n"]
        elif kind == "science":
            found["science"] = (fx["symbol"],)
        elif kind == "produce":
            assert fx["private"]
            found["produces"] = (fx["resource"],)
        elif kind == "discount":
            found["saves"] = {KINDS.get(fx["on"], fx["on"]): fx["n"]}
        elif kind == "bank_buy":
            assert (fx["price"], fx["resources"]) == (1, "WSCOGLP")
            found["bank_buy"] = fx["per_turn"]
        elif kind == "diplomacy":
            found["tokens"] = {"diplomacy": fx["n"]}
        elif kind == "vp_per" and fx["of"] not in ("three_coins", "babel_tile"):
            found["vp_per"] = Count(fx["n"], (KINDS.get(fx["of"], fx["of"]),), WHERE[fx["where"]])
        else:
            assert kind in BY_RULES | {"vp_per"}, kind
            power = True
    return Effect(**found), power


def without_power(effect: Effect) -> Effect:
    return Effect(**{**vars(effect), "power": ""})


@pytest.mark.parametrize("card", EVERY, ids=lambda card: str(card.key))
def test_card_fields(card: Card) -> None:
    row = CARDS[card.key]
    assert card.name == card.key
    assert card.deck == ("guild" if row["color"] == "purple" else "leader")
    assert card.color == row["color"]
    assert (card.coins, card.cost) == (row["coins"], row.get("cost", ""))
    assert list(card.chain_from) == row.get("chain_from", [])
    effect, power = effect_of(row["fx"])
    assert without_power(card.effect) == effect
    assert bool(card.effect.power) == power or card.key == "louis", "Louis has his floor"
    assert card.guess == (row["confidence"] == "guess")


@pytest.mark.parametrize("wonder", LEADERS.wonders, ids=lambda wonder: str(wonder.key))
def test_wonder_fields(wonder: Wonder) -> None:
    (row,) = [row for row in FACTS["wonder"] if f"{row['key']}_{row['side'].lower()}" == wonder.key]
    assert (wonder.city, wonder.side) == (row["key"], row["side"])
    assert without_power(wonder.start) == Effect()
    assert wonder.start.power
    for stage, fact in zip(wonder.stages, row["stage"], strict=True):
        assert (stage.coins, stage.cost) == (fact["coins"], fact["cost"])
        effect, power = effect_of(fact["fx"])
        assert without_power(stage.effect) == effect
        assert bool(stage.effect.power) == power


def test_nothing_is_missing() -> None:
    assert sorted(card.key for card in EVERY) == sorted(CARDS)
    origins = Counter(row["origin"] for row in CARDS.values() if row["color"] == "white")
    assert origins == FACTS["meta"]["by_origin"]
    assert len(FACTS["wonder"]) == len(LEADERS.wonders)


@pytest.mark.parametrize("sets", [("leaders",), ("leaders", "cities"), ("leaders", "fan_leaders")])
def test_rows_that_need_other_sets_stay_away(sets: tuple[str, ...]) -> None:
    there = {card.key for card in make_box(sets).cards}
    for key, row in CARDS.items():
        fan = row.get("origin") == "fan"
        needed = {*row.get("requires", []), *(["fan_leaders"] if fan else [])}
        assert (key in there) == (needed <= set(sets)), key


def test_names() -> None:
    for card in EVERY:
        box = FAN if CARDS[card.key].get("origin") == "fan" else LEADERS
        assert box.names["en"]["card"][card.key] == CARDS[card.key]["en"]
        assert box.names["fr"]["card"][card.key] == CARDS[card.key]["fr"]
        assert card.key in box.own_names["nl"]
    for row in FACTS["wonder"]:
        assert (LEADERS.names["en"]["city"]["roma"], LEADERS.names["fr"]["city"]["roma"]) == (row["en"], row["fr"])


def test_numbers() -> None:
    numbers, box = FACTS["numbers"], make_box(["leaders"])
    assert box.setup["coins"] == numbers["starting_coins"]
    assert box.setup["sell_coins"] == numbers["discard_leader_coins"]
    guilds = [card for card in LEADERS.cards if card.deck == "guild"]
    assert len(guilds) == numbers["new_guilds"]
    assert sum(card.deck == "guild" for card in box.cards) == numbers["guilds_in_pool_base_plus_leaders"]
    assert players_of(box) == (2, 3, 4, 5, 6, 7)
