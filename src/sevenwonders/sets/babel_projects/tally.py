"""What the victory tokens of a city are worth: it may have to give some back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.core.packed import field, unit

COLUMNS: Final = 3
IN_COLUMN: Final = 7
"""Values that one packed number counts: with three of them, up to 20 points."""


class Tally:
    """Tokens by value, in packed counters of each city."""

    def __init__(self, codex: Codex) -> None:
        self.columns: vec[i64] = vec[i64]([codex.add_counter() for _ in range(COLUMNS)])

    def add(self, city: City, points: i64, number: i64) -> None:
        city.count[self.columns[points // IN_COLUMN]] += unit(points % IN_COLUMN) * number

    def take(self, city: City, points: i64) -> None:
        """Give back a token of some value."""
        city.count[self.columns[points // IN_COLUMN]] -= unit(points % IN_COLUMN)

    def values(self, city: City) -> vec[i64]:
        """What its tokens are worth, each value once, ascending."""
        found = vec[i64]([i64(0)] * 0)
        for column in range(COLUMNS):
            for place in range(IN_COLUMN):
                if field(city.count[self.columns[column]], place):
                    found = append(found, i64(column * IN_COLUMN + place))
        return found
