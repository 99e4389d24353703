"""Powers and colours of a box as numbers: what the rules of sets look up once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.tables import Tables
from sevenwonders.core.packed import bit


def number_of(tables: Tables, power: str) -> i64:
    """The number of a power; -1 if nothing in the box has it."""
    return tables.powers.index(power) if power in tables.powers else -1


def color_of(tables: Tables, color: str) -> i64:
    """The number of a colour; -1 if it is not in the box."""
    colors = [each.key for each in tables.box.colors]
    return colors.index(color) if color in colors else -1


def colors_of(tables: Tables, names: list[str]) -> i64:
    """Colours as bits."""
    found: i64 = 0
    for number, color in enumerate(tables.box.colors):
        if color.key in names:
            found |= bit(number)
    return found


def cards_of_color(tables: Tables, color: str) -> vec[i64]:
    """All cards of a colour, ascending; none if the colour is not in the box."""
    number = color_of(tables, color)
    found = vec[i64]([i64(0)] * 0)
    for card in range(tables.cards):
        if tables.color[card] == number:
            found = append(found, card)
    return found


def column_of(tables: Tables, amounts: dict[str, int]) -> vec[i64]:
    """For each effect of a box: the amount that its power has."""
    by_power = [amounts.get(power, 0) for power in tables.powers]
    return vec[i64]([i64(by_power[int(power)]) for power in tables.power])


def numbers_of(tables: Tables, power: str) -> vec[i64]:
    """For each effect of a box: the number (`power_n`) that comes with a power; 0 where it has another power."""
    wanted = number_of(tables, power)
    return vec[i64]([tables.power_n[e] if tables.power[e] == wanted else i64(0) for e in range(len(tables.power))])


class Counted:
    """The cards and stages that have a power of which one may have several."""

    def __init__(self, tables: Tables, power: str, column: vec[i64] | None = None) -> None:
        """`column` says how much each effect counts; without it each counts one."""
        self.tables: Tables = tables
        self.power_bit: i64 = tables.power_bit(power)
        self.column: vec[i64] = column_of(tables, {power: 1}) if column is None else column
        self.cards: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(tables.cards):
            if self.column[card]:
                self.cards = append(self.cards, card)

    def of(self, city: City) -> i64:
        """How much a city has."""
        if not city.powers & self.power_bit:
            return 0
        total: i64 = 0
        for card in self.cards:
            if city.has(self.tables, card):
                total += self.column[card]
        for row in range(len(city.board)):
            if city.stages & bit(row):
                total += self.column[self.tables.stage_effects + city.board[row]]
        return total
