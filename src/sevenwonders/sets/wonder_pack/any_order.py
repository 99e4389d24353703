"""The Great Wall: its stages are built in any order."""

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import BEGIN
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table


class AnyOrder(Part):
    """Ruling: great_wall_choice."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("any_order")

    def moments(self) -> list[int]:
        return [BEGIN]

    def at(self, game: Table, moment: i64) -> None:
        for city in game.cities:
            city.any_order = (city.powers & self.power) != 0
