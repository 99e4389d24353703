"""The powers of cards, boards and leaders as numbers: how much of one stands in a city."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.powers import number_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.tables import Tables
from sevenwonders.core.packed import bit


def amounts(tables: Tables, power: str, of: str = "") -> vec[i64]:
    """For each effect of a box: the number of its power, 1 where none is printed; perhaps only if it is about `of`."""
    wanted = number_of(tables, power)
    found = vec[i64]([i64(0)] * len(tables.power))
    for effect in range(len(tables.power)):
        if tables.power[effect] == wanted and of in ("", tables.power_of[effect]):
            found[effect] = tables.power_n[effect]
            if not found[effect]:
                found[effect] = 1
    return found


def subjects(tables: Tables, power: str) -> list[str]:
    """What the effects with a power are about, each once."""
    wanted = number_of(tables, power)
    found: list[str] = []
    for effect in range(len(tables.power)):
        if tables.power[effect] == wanted and tables.power_of[effect] not in found:
            found.append(tables.power_of[effect])
    return found


class Held:
    """One power that cities keep. How much there is of it is counted anew, so that nothing need be taken back."""

    def __init__(self, tables: Tables, power: str, of: str = "") -> None:
        self.tables: Tables = tables
        self.column: vec[i64] = amounts(tables, power, of)
        self.power_bit: i64 = tables.power_bit(power)
        self.cards: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(tables.cards):
            if self.column[card]:
                self.cards = append(self.cards, card)

    def standing(self, game: Table, city: i64) -> vec[i64]:
        """The effects in a city that have it: of cards, built stages, and what the rules of sets put there."""
        found = vec[i64]([i64(0)] * 0)
        mine = game.cities[city]
        if not mine.powers & self.power_bit:
            return found
        for card in self.cards:
            if mine.has(self.tables, card):
                found = append(found, card)
        first: i64 = self.tables.stage_effects
        for place in range(len(mine.board)):
            if mine.stages & bit(place) and self.column[first + mine.board[place]]:
                found = append(found, first + mine.board[place])
        for rules in game.setting.rules:
            for number in rules.effects(game, city):
                effect: i64 = number
                if self.column[effect]:
                    found = append(found, effect)
        return found

    def of(self, game: Table, city: i64) -> i64:
        """The sum of its numbers in a city."""
        total: i64 = 0
        for effect in self.standing(game, city):
            total += self.column[effect]
        return total

    def pay(self, game: Table, city: i64, times: i64, but: i64 = -1) -> None:
        """Coins from the bank, so many times its number, for each effect but one."""
        if times > 0:
            for effect in self.standing(game, city):
                if effect != but:
                    game.take_from_bank(city, self.column[effect] * times, effect)
