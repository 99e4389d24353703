"""The facts file as the tests read it: rows by key, and what is missing in a row is nothing."""

import tomllib
from pathlib import Path
from typing import Any

Fact = dict[str, Any]

FACTS: Fact = tomllib.loads((Path(__file__).parent.parent / "facts" / "duel.toml").read_text(encoding="utf-8"))


def by_key(table: str) -> dict[str, Fact]:
    return {row["key"]: row for row in FACTS[table]}


CARDS = by_key("card")
WONDERS = by_key("wonder")
TOKENS = by_key("progress")
SETUP: Fact = FACTS["setup"]
SLOTS: dict[int, list[Fact]] = {row["age"]: row["slots"] for row in FACTS["structure"]}
"""The slots of each age."""
AGE_OF = {"age1": 1, "age2": 2, "age3": 3, "guild": 3}


def age_of(card: str) -> int:
    return AGE_OF[CARDS[card]["deck"]]


def free_slots(age: int, laid: set[int]) -> set[int]:
    """The slots that hold a card with no other card on it."""
    return {slot for slot in laid if not laid & set(SLOTS[age][slot]["covered_by"])}
