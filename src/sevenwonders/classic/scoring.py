"""Points: the score sheet of a city, now or at the end."""

from mypy_extensions import i64

from sevenwonders.classic.city import COLUMN_AT, EFFECT_BITS
from sevenwonders.classic.codex import COINS, TREASURY, WONDER
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit


def fill_sheet(table: Table, city: i64) -> None:
    """Write the points of a city into `table.sheet`, by category."""
    fill_plain_sheet(table, city)
    for rules in table.setting.scorers:
        rules.score(table, city)


def fill_plain_sheet(table: Table, city: i64) -> None:
    """The same without what the rules of sets add."""
    codex = table.codex
    mine = table.cities[city]
    sheet = table.sheet
    for place in range(len(sheet)):
        sheet[place] = mine.points[place]
    sheet[TREASURY] += mine.count[COINS] // codex.coins_per_point
    for card in range(codex.cards):
        counts: bool = codex.vp_per.start[card + 1] > codex.vp_per.start[card]
        if (counts or codex.vp_sets.start[card + 1] > codex.vp_sets.start[card]) and mine.has(codex, card):
            sheet[codex.category[card]] += table.points_of(city, card)
    for stage in range(len(mine.board)):
        if mine.stages & bit(stage):
            sheet[WONDER] += table.points_of(city, codex.stage_effects + mine.board[stage])
    for entry in mine.adopted:
        sheet[entry >> COLUMN_AT] += table.points_of(city, entry & EFFECT_BITS)
    add_science(table, city)


def total_points(table: Table, city: i64) -> i64:
    """All points of a city."""
    fill_sheet(table, city)
    return sheet_total(table)


def sheet_total(table: Table) -> i64:
    """The sum of the score sheet that was filled last."""
    total: i64 = 0
    for place in range(len(table.sheet)):
        total += table.sheet[place]
    return total


def add_science(table: Table, city: i64) -> None:
    """Add the best science score of a city, and what its symbols bring besides, to the sheet."""
    symbols = table.setting.symbols
    symbols.begin(table.cities[city])
    for rules in table.setting.scientists:
        rules.choose_symbols(table, city, symbols)
    symbols.settle(table, city)
    table.sheet[table.codex.science] += symbols.points
    table.sheet[WONDER] += symbols.more
