"""Points of leaders that data cannot say, and of copied leaders."""

from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, VICTORIES, Codex
from sevenwonders.classic.table import Table
from sevenwonders.sets.leaders.codes import Codes
from sevenwonders.sets.leaders.courtesans import copied_leader


class Points:
    """Which cards have such points, and how many."""

    def __init__(self, codex: Codex, codes: Codes) -> None:
        self.codex: Codex = codex
        self.codes: Codes = codes
        mine = (codes.is_coins, codes.is_three, codes.is_seven, codes.is_louis, codes.is_nimrod)
        self.cards: list[int] = [card for card in range(int(codex.cards)) if codex.power[card] in mine]
        self.three: list[int] = [int(codex.count_index(color)) for color in ("blue", "red", "green")]
        self.seven: list[int] = [int(codex.count_index(color)) for color in ("brown", "grey", "yellow", "purple")]
        self.tile: i64 = -1
        if "babel_tile" in codex.counted:
            self.tile = codex.count_index("babel_tile")

    def score(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        for number in self.cards:
            card: i64 = number
            if mine.has(self.codex, card):
                game.sheet[self.codex.category[card]] += self.worth(mine, card)
        copied: i64 = copied_leader(game, self.codes, city)
        if copied >= 0:
            game.sheet[self.codes.guilds] += self.worth(mine, copied)

    def worth(self, mine: City, card: i64) -> i64:
        """The points of one card besides those that data gives it."""
        power: i64 = self.codex.power[card]
        if power == self.codes.is_coins:  # ruling: midas_gamers
            return mine.count[COINS] // self.codex.coins_per_point
        if power == self.codes.is_three:  # ruling: sets
            return 3 * self._least(mine, self.three, 1000)
        if power == self.codes.is_seven:
            return 7 * self._least(mine, self.seven, self._least(mine, self.three, 1000))
        if power == self.codes.is_louis and mine.count[VICTORIES] > 7:  # ruling: louis_floor
            return mine.count[VICTORIES] - 7
        if power == self.codes.is_nimrod and self.tile >= 0:
            return mine.count[self.tile]
        return 0

    def _least(self, mine: City, kinds: list[int], least: i64) -> i64:
        for kind in kinds:
            count: i64 = mine.count[kind]
            if count < least:
                least = count
        return least
