"""The facts file of the base game as the tests read it: rows by key, and what is missing in a row is nothing."""

import tomllib
from pathlib import Path
from typing import Any

Fact = dict[str, Any]

FACTS: Fact = tomllib.loads((Path(__file__).parent.parent / "facts" / "base.toml").read_text(encoding="utf-8"))


def by_key(table: str) -> dict[str, Fact]:
    return {row["key"]: row for row in FACTS[table]}


CARDS = by_key("card")
WONDERS = by_key("wonder")
SETUP: Fact = FACTS["setup"]
LETTERS = "WSCOGLP"
SYMBOLS = ("compass", "gear", "tablet")
COLORS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
GUILDS = [card for card, row in CARDS.items() if row["color"] == "purple"]


def name_of(card: str) -> str:
    """What may not stand twice in a city."""
    return str(CARDS[card].get("name", card))


def of_color(color: str) -> list[str]:
    """The cards of a colour, no name twice."""
    found: dict[str, str] = {}
    for card, row in CARDS.items():
        if row["color"] == color:
            found.setdefault(name_of(card), card)
    return list(found.values())
