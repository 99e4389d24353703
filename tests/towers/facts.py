"""The facts file of Towers as the tests read it."""

import tomllib
from pathlib import Path
from typing import Any

from sevenwonders.classic.cards import Count, Discount, Effect, SavesPer, Step

Fact = dict[str, Any]

FACTS: Fact = tomllib.loads((Path(__file__).parent.parent / "facts" / "towers.toml").read_text(encoding="utf-8"))
CARDS: dict[str, Fact] = {row["key"]: row for row in FACTS["card"]}
WONDERS: dict[str, Fact] = {row["key"]: row for row in FACTS["wonder"]}
COUNTS: Fact = FACTS["counts"]
DECKS: dict[int, Fact] = {row["players"]: row for row in FACTS["deck"]}
KINDS = {"shield": "shields", "victory_token": "victory", "wonder_stage": "stage"}
WHERE = {"own": ("self",), "own_and_neighbours": ("self", "left", "right")}
CLASSES = {"WSCO": "raw", "GLPT": "manufactured"}
ALPHABET = "WSCOGLPT"
EVENTS = {
    "build_wonder_stage": "coins_for_stages",
    "gain_defeat_token": "coins_for_defeats",
    "neighbour_gains_defeat_token": "coins_for_neighbour_defeats",
    "gain_shield": "coins_for_shields",
    "pairing": "coins_for_pairs",
}
SPECIAL = {
    "vp_less_shields": "points_less_shields",
    "copy_neighbour_resource": "copy_next_door",
    "vp_equal_to_cost": "price_of_choice",
    "free_for_sacrifice": "build_for_sacrifice",
    "sell_to_all": "sell_to_all",
}


def effect_of(fx: list[Fact]) -> Effect:
    """The effect that a row of the facts tells, without what comes later."""
    fields: Fact = {}
    for entry in fx:
        if entry["type"] != "pair_bonus":
            told = _field(entry)
            assert not fields.keys() & told.keys(), fx
            fields |= told
    return Effect(**fields)


def steps_of(fx: list[Fact]) -> tuple[Step, ...]:
    """What a card gains beside another one."""
    return tuple(
        Step(when="beside", card=entry["with"], effect=effect_of(entry["fx"]))
        for entry in fx
        if entry["type"] == "pair_bonus"
    )


def _field(entry: Fact) -> Fact:
    n = entry.get("n", 0)
    match entry["type"]:
        case "vp":
            return {"vp": n}
        case "coins":
            return {"coins_now": n}
        case "shields":
            return {"shields": n}
        case "science":
            return {"science": (entry["symbol"],) * entry.get("n", 1)}
        case "produce":
            return {"produces": (entry["resource"],), **({} if entry["private"] else {"tradeable": True})}
        case "vp_per" if entry["where"] == "smaller_of_neighbours":
            return {"vp_per_set": Count(n, (entry["of"],), ("left", "right"))}
        case "coins_per" | "vp_per" as kind:
            of = entry["of"].removesuffix("_pair")
            each = 1 if of == entry["of"] else 2
            return {kind: Count(n, (_kind(of),), WHERE[entry["where"]], each)}
        case "vp_per_set":
            return {"vp_per_set": Count(n, tuple(entry["set"]), ("self",))}
        case "diplomacy":
            return {"tokens": {"diplomacy": n}}
        case "discount":
            letters = sorted(entry.get("resources", ""), key=ALPHABET.index)
            return {"saves": {entry["on"]: n}, **({"saves_of": "".join(letters)} if letters else {})}
        case "discount_per":
            assert n == 1
            return {"saves_per": SavesPer(_kind(entry["on"]), _kind(entry["of"]))}
        case "replace_by_coins":
            assert entry["price"] == 1
            return {"payable_in_coins": (entry["on"],)}
        case "trade_price" if "minus" not in entry:
            assert entry["limit"] == "1 unit per neighbour per turn"
            return {"discount": Discount(tuple(entry["from"]), CLASSES[entry["goods"]], entry["price"], True)}
    return _power(entry)


def _kind(word: str) -> str:
    return KINDS.get(word, word)


def _power(entry: Fact) -> Fact:
    """What a named power of the set does."""
    n = entry.get("n", 0)
    match entry["type"]:
        case "produce_by_age":
            return _named("makes_by_age", "/".join(entry["resources"]))
        case "vp_per_pair":
            return _named("points_for_pairs", f"{entry['symbol']}+{entry['resource']}", n)
        case "trade_price":
            assert (entry["from"], entry["minus"], entry["minimum"]) == (["left", "right"], "victory_token", 0)
            return _named("victory_price", "/".join(entry["goods"]), entry["price"])
        case "on_event_coins":
            return _coins(entry)
        case "free":
            assert entry["limit"] == "once per Age"
            return _named(f"free_{entry['what']}_per_age")
        case "golden_shield":
            return _named(f"golden_{entry['side']}")
        case "recover" if entry["color"] == "any":
            return _named("recover_any")
        case "recover":
            return _named("recover_next" if "when" in entry else "recover", entry["color"])
        case "mercenary":
            assert (entry["shields"], entry["per_turn"], entry["max"]) == (1, 1, COUNTS["shield_tokens"])
            return _named("hire_mercenaries", n=entry["price"])
        case "world_trade":
            assert (entry["owner_price"], entry["other_price"]) == (2, 3), "what its words say"
            return _named("world_trade")
        case "world_war":
            return _named("world_war")
        case "special":
            return _named(SPECIAL[entry["handler"]], entry.get("resource", ""), n)
    raise AssertionError(entry)


def _coins(entry: Fact) -> Fact:
    event, n = entry["event"], entry["n"]
    if event == "sell_ore":
        return {"power_n": n}  # of the power that lets everybody buy it
    if event == "chain_between":
        return _named("coins_for_chains_between", "+".join(entry["colors"]), n)
    if event in ("build_turquoise", "build_green"):
        return _named("coins_for_color", event.removeprefix("build_"), n)
    assert entry.get("neighbours", 1) == 1, "what its words say"
    return _named(EVENTS[event] + ("_too" if entry.get("itself") else ""), n=n)


def _named(power: str, of: str = "", n: int = 0) -> Fact:
    return {"power": power, **({"power_of": of} if of else {}), **({"power_n": n} if n else {})}
