"""The powers of cards, boards and leaders as numbers: how much of one stands in a city."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.powers import Counted, number_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table


def amounts(codex: Codex, power: str, of: str = "") -> vec[i64]:
    """For each effect of a box: the number of its power, 1 where none is printed; perhaps only if it is about `of`."""
    wanted = number_of(codex, power)
    found = vec[i64]([i64(0)] * len(codex.power))
    for effect in range(len(codex.power)):
        if codex.power[effect] == wanted and of in ("", codex.power_of[effect]):
            found[effect] = codex.power_n[effect]
            if not found[effect]:
                found[effect] = 1
    return found


def subjects(codex: Codex, power: str) -> list[str]:
    """What the effects with a power are about, each once."""
    wanted = number_of(codex, power)
    found: list[str] = []
    for effect in range(len(codex.power)):
        if codex.power[effect] == wanted and codex.power_of[effect] not in found:
            found.append(codex.power_of[effect])
    return found


def kinds_of(codex: Codex, power: str) -> vec[i64]:
    """The resources that a power is about, in the order in which it names them."""
    found = vec[i64]([i64(0)] * 0)
    for text in subjects(codex, power)[:1]:
        for letter in text.split("/"):
            found = append(found, codex.letters.index(letter))
    return found


class Held:
    """One power that cities keep, with the sum of its numbers."""

    def __init__(self, codex: Codex, power: str, of: str = "") -> None:
        self.counted: Counted = Counted(codex, power, amounts(codex, power, of))
        self.column: vec[i64] = self.counted.column
        self.cards: vec[i64] = self.counted.cards

    def of(self, game: Table, city: i64) -> i64:
        return self.counted.of(game.cities[city])

    def pay(self, game: Table, city: i64, times: i64, but: i64 = -1) -> None:
        """Coins from the bank, so many times its number, for each effect but one."""
        if times > 0:
            for effect in self.counted.standing(game.cities[city]):
                if effect != but:
                    take_from_bank(game, city, self.column[effect] * times, effect)
