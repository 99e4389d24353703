"""Abu Simbel: buried leaders have no effect any more and are worth twice their cost (ruling: abu_simbel_bury).

How a recruited leader acts is the business of the set that has leaders; here its card is taken out of the city.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.tables import SHIELDS, WONDER, Tables
from sevenwonders.core.packed import BITS, FIELD, bit

LEADERS: Final = "white"
"""The colour of leaders."""


def leaders_of(tables: Tables) -> vec[i64]:
    """All leaders of a box."""
    found = vec[i64]([i64(0)] * 0)
    for number, card in enumerate(tables.box.cards):
        if card.color == LEADERS:
            found = append(found, i64(number))
    return found


def bury(game: Table, city: i64, leader: i64, cost: i64) -> None:
    """Take a leader that costs so much out of a city, for points."""
    tables = game.tables
    points: i64 = 2 * cost
    mine = game.cities[city]
    take_out(mine, tables, leader)
    mine.points[WONDER] += points
    if not game.quiet:
        game.tell("bury", city, {"card": game.card_key(leader), "points": int(points)})


def units_of(cost: i64) -> i64:
    """How many resources a cost has."""
    units: i64 = 0
    while cost:
        units += cost & FIELD
        cost >>= BITS
    return units


def take_out(city: City, tables: Tables, card: i64) -> None:
    """Undo what `City.add_card` did, but for coins and tokens that were taken at once."""
    city.owned[tables.name[card]] = u8(0)
    city.count[tables.first_color + tables.color[card]] -= 1
    city.points[tables.category[card]] -= tables.vp[card]
    city.count[SHIELDS] -= tables.shields[card]
    city.production -= tables.fixed[card]
    for place in range(tables.choices.start[card], tables.choices.start[card + 1]):
        city.choices -= 1
        city.own_reach = without_choice(city.own_reach, tables.choices.items[place])
    for place in range(tables.symbol.start[card], tables.symbol.start[card + 1]):
        city.count[tables.symbol.items[place]] -= 1
    for place in range(tables.free_symbol.start[card], tables.free_symbol.start[card + 1]):
        city.free_symbols = without(city.free_symbols, tables.free_symbol.items[place])
    place2: i64 = tables.saves.start[card]
    city.saves = city.saves[:]
    while place2 < tables.saves.start[card + 1]:
        city.saves[tables.saves.items[place2]] -= tables.saves.items[place2 + 1]
        place2 += 2
    city.bank_units -= tables.bank_buy[card]
    city.left_rebate -= tables.left_rebate[card]
    city.right_rebate -= tables.right_rebate[card]
    if tables.power_mask[card] and not _has_power(city, tables, tables.power[card]):
        city.powers &= ~tables.power_mask[card]
        city.fresh &= ~tables.power_mask[card]


def without_choice(reach: vec[u8], choice: i64) -> vec[u8]:
    """A new table with one choice unit less."""
    less: vec[u8] = reach[:]
    for wanted in range(len(less)):
        if wanted & choice:
            less[wanted] = u8(less[wanted] - 1)
    return less


def without(items: vec[i64], item: i64) -> vec[i64]:
    """A new list with one copy of an item less."""
    left: vec[i64] = items[:]
    for place in range(len(left)):
        if left[place] == item:
            left, _ = pop(left, place)
            return left
    return left


def _has_power(city: City, tables: Tables, power: i64) -> bool:
    """Whether something in a city has a power."""
    for card in range(tables.cards):
        if tables.power[card] == power and city.has(tables, card):
            return True
    for place in range(len(city.board)):
        if city.stages & bit(place) and tables.power[tables.stage_effects + city.board[place]] == power:
            return True
    return tables.power[tables.start_effects + city.wonder] == power
