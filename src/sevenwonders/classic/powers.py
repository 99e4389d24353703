"""Powers and colours of a box as numbers: what the rules of sets look up once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import WONDER, Codex
from sevenwonders.classic.entries import adopted, effect_in
from sevenwonders.core.packed import bit


def number_of(codex: Codex, power: str) -> i64:
    """The number of a power; -1 if nothing in the box has it."""
    return codex.powers.index(power) if power in codex.powers else -1


def color_of(codex: Codex, color: str) -> i64:
    """The number of a colour; -1 if it is not in the box."""
    colors = [each.key for each in codex.box.colors]
    return colors.index(color) if color in colors else -1


def colors_of(codex: Codex, names: list[str]) -> i64:
    """Colours as bits."""
    found: i64 = 0
    for number, color in enumerate(codex.box.colors):
        if color.key in names:
            found |= bit(number)
    return found


def cards_of_color(codex: Codex, color: str) -> vec[i64]:
    """All cards of a colour, ascending; none if the colour is not in the box."""
    number = color_of(codex, color)
    found = vec[i64]([i64(0)] * 0)
    for card in range(codex.cards):
        if codex.color[card] == number:
            found = append(found, card)
    return found


def column_of(codex: Codex, amounts: dict[str, int]) -> vec[i64]:
    """For each effect of a box: the amount that its power has."""
    by_power = [amounts.get(power, 0) for power in codex.powers]
    return vec[i64]([i64(by_power[int(power)]) for power in codex.power])


def numbers_of(codex: Codex, power: str) -> vec[i64]:
    """For each effect of a box: the number (`power_n`) that comes with a power; 0 where it has another power."""
    wanted = number_of(codex, power)
    return vec[i64]([codex.power_n[e] if codex.power[e] == wanted else i64(0) for e in range(len(codex.power))])


def stages_with(codex: Codex, city: City, column: vec[i64]) -> vec[i64]:
    """Effects of stages for which a column has a number, each packed with its score column: built here, or adopted."""
    found = vec[i64]([i64(0)] * 0)
    for row in range(len(city.board)):
        effect: i64 = codex.stage_effects + city.board[row]
        if city.stages & bit(row) and column[effect]:
            found = append(found, adopted(effect, WONDER))
    for entry in city.adopted:
        if column[effect_in(entry)]:
            found = append(found, entry)
    return found


class Counted:
    """A power of which a city may have several: on cards, on stages, and by what it has adopted.

    How much there is of it is counted anew, so that nothing need be taken back.
    """

    def __init__(self, codex: Codex, power: str, column: vec[i64] | None = None) -> None:
        """`column` says how much each effect counts; without it each counts one."""
        self.codex: Codex = codex
        self.power_bit: i64 = codex.power_bit(power)
        self.column: vec[i64] = column_of(codex, {power: 1}) if column is None else column
        self.cards: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(codex.cards):
            if self.column[card]:
                self.cards = append(self.cards, card)

    def of(self, city: City) -> i64:
        """How much a city has."""
        total: i64 = 0
        for effect in self.standing(city):
            total += self.column[effect]
        return total

    def standing(self, city: City) -> vec[i64]:
        """The effects that a city has it by."""
        found = vec[i64]([i64(0)] * 0)
        if not city.powers & self.power_bit:
            return found
        for card in self.cards:
            if city.has(self.codex, card):
                found = append(found, card)
        for entry in stages_with(self.codex, city, self.column):
            found = append(found, effect_in(entry))
        return found
