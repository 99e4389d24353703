"""Points: the score sheet of a city, now or at the end."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import COLUMN_AT, EFFECT_BITS
from sevenwonders.classic.table import Table
from sevenwonders.classic.tables import COINS, TREASURY, WONDER
from sevenwonders.core.packed import bit


def fill_sheet(table: Table, city: i64) -> None:
    """Write the points of a city into `table.sheet`, by category."""
    fill_plain_sheet(table, city)
    for rules in table.setting.scorers:
        rules.score(table, city)


def fill_plain_sheet(table: Table, city: i64) -> None:
    """The same without what the rules of sets add."""
    tables = table.tables
    mine = table.cities[city]
    sheet = table.sheet
    for place in range(len(sheet)):
        sheet[place] = mine.points[place]
    sheet[TREASURY] += mine.count[COINS] // tables.coins_per_point
    for card in range(tables.cards):
        counts: bool = tables.vp_per.start[card + 1] > tables.vp_per.start[card]
        if (counts or tables.vp_sets.start[card + 1] > tables.vp_sets.start[card]) and mine.has(tables, card):
            sheet[tables.category[card]] += table.points_of(city, card)
    for stage in range(len(mine.board)):
        if mine.stages & bit(stage):
            sheet[WONDER] += table.points_of(city, tables.stage_effects + mine.board[stage])
    for entry in mine.adopted:
        sheet[entry >> COLUMN_AT] += table.points_of(city, entry & EFFECT_BITS)
    sheet[tables.science] += science_points(table, city)


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


def science_points(table: Table, city: i64) -> i64:
    """The best science score of a city (ruling: science_optimum)."""
    mine = table.cities[city]
    tables = table.tables
    counts: vec[i64] = mine.count[tables.first_symbol : tables.first_symbol + tables.symbols]
    points: i64 = best_science(counts, mine.free_symbols, 0, mine.set_points, mine.four_points)
    for rules in table.setting.scientists:
        points = rules.science(table, city, points)
    return points


def best_science(counts: vec[i64], free: vec[i64], place: i64, set_points: i64, four_points: i64 = 0) -> i64:
    """Try every assignment of the free symbols from `place` on, all together."""
    if place == len(free):
        return plain_science(counts, set_points, four_points)
    best: i64 = 0
    for symbol in range(len(counts)):
        if free[place] & bit(symbol):
            counts[symbol] += 1
            points: i64 = best_science(counts, free, place + 1, set_points, four_points)
            counts[symbol] -= 1
            if points > best:
                best = points
    return best


def plain_science(counts: vec[i64], set_points: i64, four_points: i64 = 0) -> i64:
    """Ruling: science_score. With a fourth symbol the best split into sets of three and of four."""
    points: i64 = 0
    least: i64 = counts[0]
    for count in counts:
        points += count * count
        if count < least:
            least = count
    if len(counts) < 4:
        return points + set_points * least
    best: i64 = 0
    for fours in range(least + 1):
        worth: i64 = four_points * fours + set_points * _sets_of_three(counts, fours)
        if worth > best:
            best = worth
    return points + best


def _sets_of_three(counts: vec[i64], taken: i64) -> i64:
    """How many sets of three different symbols there are when so many of each symbol are taken."""
    sets: i64 = 0
    while True:
        wanted: i64 = sets + 1
        found: i64 = 0
        for count in counts:
            left: i64 = count - taken
            if left > wanted:
                left = wanted
            found += left
        if found < 3 * wanted:
            return sets
        sets = wanted
