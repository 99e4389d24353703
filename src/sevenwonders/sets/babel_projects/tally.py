"""What the victory tokens of a city are worth: it may have to give some back, and gives the least."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.tables import Tables
from sevenwonders.core.packed import field, unit

COLUMNS: Final = 3
IN_COLUMN: Final = 7
"""Values that one packed number counts: with three of them, up to 20 points."""


class Tally:
    """Tokens by value, in packed counters of each city."""

    def __init__(self, tables: Tables) -> None:
        self.columns: vec[i64] = vec[i64]([tables.add_counter() for _ in range(COLUMNS)])

    def add(self, city: City, points: i64, number: i64) -> None:
        city.count[self.columns[points // IN_COLUMN]] += unit(points % IN_COLUMN) * number

    def take_least(self, city: City) -> i64:
        """Give back a token that is worth least, and say what it was worth; 0 if there is none."""
        for column in range(COLUMNS):
            counter: i64 = self.columns[column]
            for place in range(IN_COLUMN):
                if field(city.count[counter], place):
                    city.count[counter] -= unit(place)
                    return column * IN_COLUMN + place
        return 0
