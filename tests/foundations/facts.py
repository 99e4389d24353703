"""The facts on Foundations as the tests read them."""

import tomllib
from pathlib import Path
from typing import Any

from sevenwonders.classic.cards import Count, Discount, Effect, Step

Fact = dict[str, Any]

FACTS: Fact = tomllib.loads((Path(__file__).parent.parent / "facts" / "towers.toml").read_text(encoding="utf-8"))
FOUNDATIONS: dict[str, Fact] = {row["key"]: row for row in FACTS["foundation"]}
GROUNDS: dict[str, Fact] = {
    f"ground_{row['key'].removesuffix('_b')}": row for row in FACTS["wonder"] if "foundation" in row
}
COUNTS: Fact = FACTS["counts"]
RULINGS = (
    "own_debt",
    "foundation_mode",
    "foundation_effects",
    "foundation_end",
    "foundation_stage_count",
    "foundation_set_aside",
    "foundation_extra_leader",
    "needs_other_sets",
)
"""The rulings that are about this set."""
COUNTED = {
    "card_with_shield": "points_for_shield_cards",
    "blue_built_by_chain": "points_for_blue_chains",
    "recuperation": "points_for_recoveries",
}
HANDLERS = {"recruit_set_aside_leader": "recruit_set_aside", "build_set_aside_guild": "build_set_aside_guild"}


def steps_of(row: Fact) -> tuple[Step, ...]:
    """The steps that a row of the facts tells, in order."""
    assert [effect["n"] for effect in row["effect"]] == list(range(1, row["effects"] + 1))
    return tuple(
        Step(when="stage", effect=effect_of(effect["fx"]), at=effect["trigger"], debt=effect["debt"])
        for effect in row["effect"]
    )


def effect_of(fx: list[Fact]) -> Effect:
    fields: Fact = {}
    for entry in fx:
        fields |= _field(entry)
    return Effect(**fields)


def _field(entry: Fact) -> Fact:
    n = entry.get("n", 0)
    match entry["type"]:
        case "vp" | "shields" as kind:
            return {kind: n}
        case "diplomacy":
            return {"tokens": {"diplomacy": n}}
        case "vp_per" if entry["of"] in COUNTED:
            return {"power": COUNTED[entry["of"]], "power_n": n}
        case "vp_per" | "coins_per" as kind:
            assert entry["where"] == "own"
            return {kind: Count(n, ("shields" if entry["of"] == "shield" else entry["of"],), ("self",))}
        case "vp_per_set":
            return {"vp_per_set": Count(n, tuple(entry["set"]), ("self",))}
        case "trade_price":
            return {"discount": Discount(tuple(entry["from"]), entry["goods"], entry["price"])}
        case "bank_buy":
            assert entry["price"] == 1
            return {"bank_buy": entry["per_turn"], "bank_goods": entry["resources"]}
        case "discount":
            return {"saves": {entry["on"]: n}, "saves_of": entry["resources"]}
        case "science_set4_vp":
            return {"power": "points_for_fours", "power_n": n}
        case "on_event_coins":
            assert entry["event"] == "gain_astrolabe"
            return {"power": "coins_for_astrolabes", "power_n": n}
        case "extra_leader":
            assert (n, entry["free"]) == (1, False)
            return {"power": "recruit_now"}
        case "special":
            assert n == 1
            return {"power": HANDLERS[entry["handler"]]}
    raise AssertionError(entry)
