"""Helen of Troy: diplomacy that anyone gains in the age of her arrival has no effect."""

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import END_AGE, NEW_AGE
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import Table


class Discord(Part):
    """What she leaves and what she takes."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.helen: i64 = codex.power_bit("no_diplomacy")
        self.diplomacy: i64 = -1
        if "diplomacy" in codex.counted:
            self.diplomacy = codex.count_index("diplomacy")
        self.kept: i64 = codex.add_counter()
        """Diplomacy tokens that a city had when the age began."""

    def moments(self) -> list[int]:
        return [NEW_AGE, END_AGE]

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_AGE:
            self._new_age(game)
        else:
            self._end_age(game)

    def _new_age(self, game: Table) -> None:
        """Remember what is kept from earlier ages: that stays."""
        if self.diplomacy >= 0:
            for city in game.cities:
                city.count[self.kept] = city.count[self.diplomacy]

    def _end_age(self, game: Table) -> None:
        """If she has come in this age, all lose what they gained since it began."""
        if self.diplomacy < 0 or not self._arrived(game):
            return
        for number in range(game.setting.cities):
            mine = game.cities[number]
            if mine.count[self.diplomacy] > mine.count[self.kept]:
                mine.count[self.diplomacy] = mine.count[self.kept]
                if not game.quiet:
                    game.tell("peace_lost", number, game.source_facts(game.effect_with(number, "no_diplomacy")))

    def _arrived(self, game: Table) -> bool:
        arrived: bool = False
        for city in game.cities:
            if city.powers & ~city.used & self.helen:
                city.used |= self.helen
                arrived = True
        return arrived
