"""The facts file of Babel as the tests read it."""

import tomllib
from pathlib import Path
from typing import Any

FACTS: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "facts" / "babel.toml").read_text(encoding="utf-8"))
