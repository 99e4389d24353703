"""What Foundation steps and foundations bring that data cannot say."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.classic.powers import color_of, numbers_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.towers.recovery import Recovery


class Fours(Part):
    """Sets of four symbols are worth more."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.more: vec[i64] = numbers_of(codex, "points_for_fours")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.more[effect]:
            game.cities[city].four_points += self.more[effect]


class Astrolabes(Part):
    """Coins for each astrolabe from now on."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.astrolabe: i64 = codex.count_index("astrolabe")
        self.more: vec[i64] = numbers_of(codex, "coins_for_astrolabes")
        self.coins: i64 = codex.add_counter()
        """Coins for each astrolabe gained."""

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        mine, codex = game.cities[city], self.codex
        mine.count[self.coins] += self.more[effect]
        if not mine.count[self.coins]:
            return
        coins: i64 = 0
        for place in range(codex.symbol.start[effect], codex.symbol.start[effect + 1]):
            if codex.symbol.items[place] == self.astrolabe:
                coins += mine.count[self.coins]
        if coins:
            take_from_bank(game, city, coins, game.effect_with(city, "coins_for_astrolabes"))


class Groundwork(Part):
    """Points of the Foundation step of a board, where it counts what cities do not count otherwise."""

    def __init__(self, codex: Codex, laying: Laying) -> None:
        super().__init__(codex)
        self.laying: Laying = laying
        self.blue: i64 = color_of(codex, "blue")
        self.chains: i64 = codex.add_counter()
        """Blue cards built by a chain."""
        recovery = part_in(codex, Recovery)
        self.recoveries: i64 = -1 if recovery is None else recovery.recovered
        """Where a city counts its recoveries; -1: nobody does."""
        # Points for each thing that a Foundation step counts, by effect.
        self.for_shields: vec[i64] = numbers_of(codex, "points_for_shield_cards")
        self.for_chains: vec[i64] = numbers_of(codex, "points_for_blue_chains")
        self.for_recoveries: vec[i64] = numbers_of(codex, "points_for_recoveries")
        self.shield_cards: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(codex.cards):
            if codex.shields[card] > 0:
                self.shield_cards = append(self.shield_cards, card)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if verb != STAGE and chained and self.codex.color[card] == self.blue:
            game.cities[city].count[self.chains] += 1

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        ground: i64 = self.laying.ground[mine.wonder]
        if self.laying.foundation_of(mine) < 0 or ground < 0:
            return
        points: i64 = self.for_chains[ground] * mine.count[self.chains]
        if self.recoveries >= 0:
            points += self.for_recoveries[ground] * mine.count[self.recoveries]
        if self.for_shields[ground]:
            points += self.for_shields[ground] * self._shield_cards(mine)
        sheet[self.laying.category] += points

    def _shield_cards(self, mine: City) -> i64:
        """How many cards of a city have a shield."""
        total: i64 = 0
        for card in self.shield_cards:
            if mine.has(self.codex, card):
                total += 1
        return total
