"""The facts file of Leaders as the tests read it."""

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[1] / "facts" / "leaders.toml").read_text(encoding="utf-8")
)
CARDS: dict[str, dict[str, Any]] = {row["key"]: row for row in FACTS["card"]}
