"""How sure a search may be: it looks a few moves ahead, so its chances lie nearer to even than what comes true.

They are stretched by one number for each game, which `python -m bench.coach GAME fit` finds from games that the search
plays against itself. It belongs to certain weights: with others nothing is stretched.
"""

import hashlib
import math
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

FILE: Final = "calibration.toml"


@dataclass(frozen=True)
class Calibration:
    """By how much the odds of a chance are stretched, as an exponent."""

    stretch: float = 1.0

    def chance(self, seen: float) -> float:
        """What a chance comes to.

        >>> round(Calibration(2.0).chance(0.6), 3), Calibration(2.0).chance(0.5), Calibration(2.0).chance(1.0)
        (0.692, 0.5, 1.0)
        """
        if not 0.0 < seen < 1.0:
            return seen
        return 1.0 / (1.0 + math.exp(-self.stretch * math.log(seen / (1.0 - seen))))

    def slope(self, seen: float) -> float:
        """By how much the chance changes with what was seen: for its error."""
        if not 0.0 < seen < 1.0:
            return 1.0
        chance = self.chance(seen)
        return self.stretch * chance * (1.0 - chance) / (seen * (1.0 - seen))


NONE: Final = Calibration()


@cache
def calibration_of(game: str) -> Calibration:
    """That of a game, for the weights that come with the package."""
    row = tomllib.loads((resources.files("sevenwonders.coach") / FILE).read_text(encoding="utf-8")).get(game)
    return Calibration(float(row["stretch"])) if row and row["weights"] == fingerprint(game) else NONE


def fingerprint(game: str) -> str:
    """Of the weights of a game."""
    file = resources.files("sevenwonders.players") / "trained" / f"{game}.net"
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
