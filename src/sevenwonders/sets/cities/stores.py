"""Secret Warehouse and Black Market: one more unit each turn, by what brown cards, grey cards and the board make.

The warehouse doubles a unit that the city really makes this turn: of a resource that it makes anyway, or of one that an
either-or card is used for (ruling: warehouse). In the second case that card makes two of the same and cannot be used
otherwise, so each such use is another table of what the city can reach.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import Counted, number_of
from sevenwonders.classic.reach import with_choice
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit, field

MAKE_OWNED: Final = "make_owned"
MAKE_MISSING: Final = "make_missing"


class Stores(Part):
    """What a city makes with brown cards, grey cards and its board."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.owned: list[tuple[int, Counted]] = by_known(codex, MAKE_OWNED)
        self.missing: list[tuple[int, Counted]] = by_known(codex, MAKE_MISSING)
        self.powers: i64 = codex.power_bit(MAKE_OWNED) | codex.power_bit(MAKE_MISSING)
        colors = [color.key for color in codex.box.colors]
        makers = (colors.index("brown"), colors.index("grey"))
        self.makers: vec[i64] = vec[i64]([i64(0)] * 0)
        """Brown and grey cards."""
        for card in range(codex.cards):
            if int(codex.color[card]) in makers:
                self.makers = append(self.makers, card)

    def prepare(self, game: Table, city: i64) -> None:
        """Add the units of this turn, for the owner alone."""
        mine = game.cities[city]
        if mine.powers & self.powers:
            self._add_units(mine)

    def _add_units(self, city: City) -> None:
        sources = self._sources(city)
        made: i64 = 0
        choices = vec[i64]([i64(0)] * 0)
        possible: i64 = 0
        for effect in sources:
            for kind in range(self.codex.kinds):
                if field(self.codex.fixed[effect], kind):
                    made |= bit(kind)
            for place in range(self.codex.choices.start[effect], self.codex.choices.start[effect + 1]):
                choices = append(choices, self.codex.choices.items[place])
                possible |= self.codex.choices.items[place]
        possible |= made
        for known, owned in self.owned:
            if owned.of(city):
                self._double(city, made & known, choices, known)
        for known, missing in self.missing:
            markets: i64 = missing.of(city)
            while markets > 0:  # ruling: both_together
                city.choose_this_turn(known & ~possible)
                markets -= 1

    def _sources(self, city: City) -> vec[i64]:
        """The effects that count: those of brown cards, grey cards and the board."""
        found = vec[i64]([i64(0)] * 0)
        if city.start_works:
            found = append(found, self.codex.start_effects + city.wonder)
        for card in self.makers:
            if city.has(self.codex, card) and not city.sleeps(card):
                found = append(found, card)
        return found

    def _double(self, city: City, made: i64, choices: vec[i64], known: i64) -> None:
        """One more unit of what is made anyway, or an either-or card that makes two of the same."""
        others: list[vec[u8]] = []
        seen: list[int] = []
        for choice in choices:
            for kind in range(self.codex.kinds):
                if bit(kind) & choice & known & ~made:
                    key = int(choice) * 64 + int(kind)
                    if key not in seen:
                        seen.append(key)
                        others.append(_doubled(city.reach_now, choice, bit(kind)))
        city.choose_this_turn(made)
        city.other_reach = others


def by_known(codex: Codex, power: str) -> list[tuple[int, Counted]]:
    """The effects with a power, apart by the resources (bits) that their sets know."""
    wanted = number_of(codex, power)
    found: list[tuple[int, Counted]] = []
    for known in sorted({int(codex.known[e]) for e in range(len(codex.power)) if codex.power[e] == wanted}):
        column = vec[i64]([i64(0)] * len(codex.power))
        for effect in range(len(column)):
            if codex.power[effect] == wanted and codex.known[effect] == known:
                column[effect] = 1
        found.append((known, Counted(codex, power, column)))
    return found


def _doubled(reach: vec[u8], choice: i64, unit: i64) -> vec[u8]:
    """A table in which a choice unit is two units of one resource."""
    less: vec[u8] = reach[:]
    for wanted in range(len(less)):
        if wanted & choice:
            less[wanted] = u8(less[wanted] - 1)
    return with_choice(with_choice(less, unit), unit)
