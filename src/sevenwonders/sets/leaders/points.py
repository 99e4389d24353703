"""Points of leaders that data cannot say, and of copied leaders."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, VICTORIES, Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.sets.leaders.courtesans import Courtesans


class Points(Part):
    """Which cards have such points, and how many."""

    def __init__(self, codex: Codex, courtesans: Courtesans) -> None:
        super().__init__(codex)
        self.courtesans: Courtesans = courtesans
        self.coins: i64 = number_of(codex, "points_for_coins")
        self.of_three: i64 = number_of(codex, "sets_of_three")
        self.of_seven: i64 = number_of(codex, "sets_of_seven")
        self.floor: i64 = number_of(codex, "never_below_zero")
        self.tiles: i64 = number_of(codex, "tower_builder")
        mine = (self.coins, self.of_three, self.of_seven, self.floor, self.tiles)
        self.cards: list[int] = [card for card in range(int(codex.cards)) if codex.power[card] in mine]
        self.three: list[int] = [int(codex.count_index(color)) for color in ("blue", "red", "green")]
        self.four: list[int] = [int(codex.count_index(color)) for color in ("brown", "grey", "yellow", "purple")]
        self.tile: i64 = codex.count_index("babel_tile") if "babel_tile" in codex.counted else -1

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        for number in self.cards:
            card: i64 = number
            if mine.has(self.codex, card):
                sheet[self.codex.category[card]] += self._worth(mine, card)
        copied: i64 = self.courtesans.copied_in(mine)
        if copied >= 0:
            sheet[self.courtesans.guilds] += self._worth(mine, copied)

    def _worth(self, mine: City, card: i64) -> i64:
        """The points of one card besides those that data gives it."""
        power: i64 = self.codex.power[card]
        if power == self.coins:  # ruling: midas_gamers
            return mine.count[COINS] // self.codex.coins_per_point
        if power == self.of_three:  # ruling: sets
            return 3 * self._least(mine, self.three, 1000)
        if power == self.of_seven:
            return 7 * self._least(mine, self.four, self._least(mine, self.three, 1000))
        if power == self.floor and mine.count[VICTORIES] > 7:  # ruling: louis_floor
            return mine.count[VICTORIES] - 7
        if power == self.tiles and self.tile >= 0:
            return mine.count[self.tile]
        return 0

    def _least(self, mine: City, kinds: list[int], least: i64) -> i64:
        for kind in kinds:
            count: i64 = mine.count[kind]
            if count < least:
                least = count
        return least
