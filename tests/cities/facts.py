"""The facts file of Cities and the Wonder Pack as the tests read it."""

import tomllib
from pathlib import Path
from typing import Any

from sevenwonders.classic.cards import Count, Effect

Fact = dict[str, Any]

FACTS: Fact = tomllib.loads((Path(__file__).parent.parent / "facts" / "cities.toml").read_text(encoding="utf-8"))
CARDS: dict[str, Fact] = {row["key"]: row for row in FACTS["card"]}
BLACK = [key for key, row in CARDS.items() if row["color"] == "black"]
NUMBERS: Fact = FACTS["numbers"]
WONDERS: dict[str, Fact] = {f"{row['key']}_{row['side'].lower()}": row for row in FACTS["wonder"]}
LOSSES = {"flat": "lose_{n}", "victory_token": "lose_per_victory", "wonder_stage": "lose_per_stage"}
KINDS = {"black": "black", "victory_token": "victory"}
WHERE = {"own": ("self",), "neighbours": ("left", "right")}
STONES = {"coins_per": "coins_and_points_for_stones", "vp_per": "points_for_stones"}


def effect_of(fx: list[Fact]) -> Effect:
    """The effect that a row of the facts tells."""
    fields: Fact = {}
    for entry in fx:
        for field, value in _field(entry).items():
            if field == "power" and "power" in fields:
                value = fields["power"]  # what is said twice of stones
            fields[field] = value
    if fields.get("power") == "lose_2" and "tokens" in fields and "vp" not in fields:
        fields = {"power": "lose_2_and_peace"}  # the Great Wall, which may stand in a box without such tokens
    return Effect(**fields)


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
            return {"science": ("compass/gear/tablet",)}
        case "mask":
            return {"power": "mask"}
        case "diplomacy":
            return {"tokens": {"diplomacy": n}}
        case "loss":
            return {"power": LOSSES[entry["per"]].format(n=n)}
        case "neighbours_coins":
            return {"power": f"neighbours_gain_{n}"}
        case "rebate":
            return {"rebate": {entry["side"]: n}}
        case "produce_owned":
            return {"power": "make_owned"}
        case "produce_missing":
            return {"power": "make_missing"}
        case "free":
            return {"saves": {"stage": 20}}
        case "build_from_discard":
            return {"power": "build_from_discard"}
        case "copy_stage":
            return {"power": f"copy_{entry['stage']}_{entry['side']}"}
        case "special":
            return {"power": entry["handler"]}
        case "coins_per" | "vp_per" as kind:
            if entry["of"] == "stone_symbol":
                return {"power": STONES[kind]}
            if entry["of"] == "colour_of_stage_card":
                return {"power": "points_for_color_of_card"}
            return {kind: Count(n, (KINDS[entry["of"]],), WHERE[entry["where"]])}
    raise AssertionError(entry)
