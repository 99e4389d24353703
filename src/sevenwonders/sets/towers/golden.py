"""Golden shields: further conflicts in the age in which they come, and every tie won (rulings: golden_*)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.conflicts import add_conflict, fights
from sevenwonders.classic.moments import CONFLICTS, NEW_AGE
from sevenwonders.classic.parts import Part
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.sets.towers.held import amounts

GOLDEN: Final = "golden_"
"""How the powers that bring such a shield begin."""
SIDES: Final = ("north", "west", "east", "double")
NORTH: Final = 0
WEST: Final = 1
EAST: Final = 2
DOUBLE: Final = 3
"""Their numbers in SIDES."""
SIDE_BITS: Final = 4
SIDE: Final = 15
"""A city counts its golden shields in one number: so many bits for each side."""
ROUND: Final = 8
"""Only among so many cities does somebody sit opposite for the shield of the North."""


def shields(side: i64, number: i64) -> i64:
    """So many golden shields of one side."""
    return number << (side * SIDE_BITS)


def on_side(golden: i64, side: i64) -> i64:
    """How many there are of a side."""
    return (golden >> (side * SIDE_BITS)) & SIDE


class GoldenShields(Part):
    """Which effects bring golden shields, and where a city counts those of this age."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.shields: i64 = codex.add_counter()
        self.column: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """For each effect: the golden shields that it brings."""
        for number, side in enumerate(SIDES):
            found = amounts(codex, f"{GOLDEN}{side}")
            for effect in range(len(found)):
                self.column[effect] += shields(number, found[effect])

    def moments(self) -> list[int]:
        return [NEW_AGE, CONFLICTS]

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_AGE:
            self._forget(game)
        else:
            self._add_conflicts(game)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.column[effect]:
            game.cities[city].count[self.shields] += self.column[effect]
            if not game.quiet:
                side = self.codex.powers[self.codex.power[effect]].removeprefix(GOLDEN)
                game.tell("golden", city, {"side": side, **game.source_facts(effect)})

    def _forget(self, game: Table) -> None:
        """Ruling: golden_general. They count in the age in which they came."""
        for city in game.cities:
            city.count[self.shields] = 0

    def tie(self, game: Table, one: i64, other: i64) -> i64:
        """Whoever has one wins; two tied owners have no winner."""
        if game.cities[one].count[self.shields]:
            if game.cities[other].count[self.shields]:
                return 0
            return 1
        if game.cities[other].count[self.shields]:
            return -1
        return 0

    def _add_conflicts(self, game: Table) -> None:
        """Those who are at peace have stepped out, and the others have closed up (ruling: golden_diplomacy)."""
        fighting = vec[i64]([i64(0)] * 0)
        for city in range(game.setting.cities):
            if fights(game, city):
                fighting = append(fighting, city)
        for place in range(len(fighting)):
            city2: i64 = fighting[place]
            golden: i64 = game.cities[city2].count[self.shields]
            if golden:
                self._challenge(game, city2, golden, fighting, place)

    def _challenge(self, game: Table, city: i64, golden: i64, fighting: vec[i64], place: i64) -> None:
        west: i64 = on_side(golden, WEST)
        east: i64 = on_side(golden, EAST)
        double: i64 = on_side(golden, DOUBLE)
        if double:  # ruling: golden_double. The others do not add to it
            west = double
            east = double
        self._fight(game, city, second(fighting, place, 1), west)
        self._fight(game, city, second(fighting, place, -1), east)
        north: i64 = on_side(golden, NORTH)
        opposite: i64 = (city + ROUND // 2) % ROUND
        if north and game.setting.cities == ROUND and fights(game, opposite):  # ruling: golden_north
            self._fight(game, city, opposite, north)

    def _fight(self, game: Table, city: i64, other: i64, times: i64) -> None:
        """Partners of a team never fight each other."""
        if other < 0 or same_team(game, city, other):
            return
        while times > 0:
            add_conflict(game, city, other)
            times -= 1

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """They are public."""
        golden = [self._in_words(game, city) for city in range(int(game.setting.cities))]
        return {"golden": golden} if any(golden) else {}

    def _in_words(self, game: Table, city: i64) -> str:
        """The golden shields of a city in words: `west east`."""
        golden: i64 = game.cities[city].count[self.shields]
        found: list[str] = []
        for number, side in enumerate(SIDES):
            found += [side] * int(on_side(golden, number))
        return " ".join(found)


def second(ring: vec[i64], place: i64, step: i64) -> i64:
    """The second city to a side (1 left, -1 right); of three, that neighbour again (ruling: golden_east_west)."""
    size: i64 = len(ring)
    if size < 2:
        return -1
    if size > 3:
        step *= 2
    return ring[(place + step + size) % size]
