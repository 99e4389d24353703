"""Points: the score sheet of a city, now or at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, TREASURY, WONDER
from sevenwonders.classic.columns import Lists
from sevenwonders.classic.entries import column_in, effect_in
from sevenwonders.classic.science import Symbols, plain_science
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit


def sheet_of(table: Table, city: i64) -> vec[i64]:
    """The points of a city, by category."""
    mine = table.cities[city]
    sheet = plain_sheet(table, city, mine)
    for part in table.setting.scorers:
        part.score(table, city, mine, sheet)
    return sheet


def plain_sheet(table: Table, city: i64, mine: City) -> vec[i64]:
    """The same without what parts of sets add; `mine` is the city, or as it would be with something more in it."""
    codex = table.codex
    sheet = mine.points[:]
    sheet[TREASURY] += mine.count[COINS] // codex.coins_per_point
    for card in codex.counting_cards:
        if mine.has(codex, card):
            sheet[codex.category[card]] += points_of(table, city, mine, card)
    for row in range(len(mine.board)):
        if mine.stages & bit(row):
            sheet[WONDER] += points_of(table, city, mine, codex.stage_effects + mine.board[row])
    for entry in mine.adopted:
        sheet[column_in(entry)] += points_of(table, city, mine, effect_in(entry))
    _add_science(table, city, mine, sheet)
    return sheet


def total_points(table: Table, city: i64) -> i64:
    """All points of a city."""
    return sheet_total(sheet_of(table, city))


def sheet_total(sheet: vec[i64]) -> i64:
    total: i64 = 0
    for points in sheet:
        total += points
    return total


def _add_science(table: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
    """Add the best science score of a city, and what its symbols bring besides, to the sheet."""
    codex = table.codex
    if not table.setting.scientists and not len(mine.free_symbols):
        counts = mine.count[codex.first_symbol : codex.first_symbol + codex.symbols]
        sheet[codex.science] += plain_science(counts, mine.set_points, mine.four_points)
        return
    symbols = Symbols(codex, mine)
    for part in table.setting.scientists:
        part.choose_symbols(table, city, mine, symbols)
    symbols.settle(table, city)
    sheet[codex.science] += symbols.points
    sheet[WONDER] += symbols.more


# ---- what is counted in cities


def points_of(table: Table, city: i64, mine: City, effect: i64) -> i64:
    """The points of an effect for what is counted at the end."""
    return per_total(table, city, mine, table.codex.vp_per, effect) + sets_total(table, city, mine, effect)


def per_total(table: Table, city: i64, mine: City, rows: Lists, effect: i64) -> i64:
    """What an effect is worth that gives something for each thing counted in some cities."""
    total: i64 = 0
    row: i64 = rows.start[effect]
    while row < rows.start[effect + 1]:
        what: i64 = rows.items[row + 1]
        where: i64 = rows.items[row + 2]
        counted: i64 = 0
        if where & 1:
            counted += mine.count[what]
        if where & 2:
            counted += table.cities[table.left_of(city)].count[what]
        if where & 4:
            counted += table.cities[table.right_of(city)].count[what]
        if rows.items[row + 3] > 1:
            counted //= rows.items[row + 3]
        total += rows.items[row] * counted
        row += 4
    return total


def sets_total(table: Table, city: i64, mine: City, effect: i64) -> i64:
    """Points for sets of one thing of each kind in each of some cities."""
    rows = table.codex.vp_sets
    first: i64 = rows.start[effect]
    if first == rows.start[effect + 1]:
        return 0
    where: i64 = rows.items[first + 1]
    sets: i64 = 1000
    for row in range(first + 2, rows.start[effect + 1]):
        what: i64 = rows.items[row]
        if where & 1 and mine.count[what] < sets:
            sets = mine.count[what]
        if where & 2 and table.cities[table.left_of(city)].count[what] < sets:
            sets = table.cities[table.left_of(city)].count[what]
        if where & 4 and table.cities[table.right_of(city)].count[what] < sets:
            sets = table.cities[table.right_of(city)].count[what]
    return rows.items[first] * sets
