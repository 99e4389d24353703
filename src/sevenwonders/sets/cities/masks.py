"""Masks: science symbols copied from green cards next door, at the end, for the best of all results."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.powers import Counted
from sevenwonders.classic.scoring import best_science
from sevenwonders.classic.table import Table
from sevenwonders.classic.tables import Tables
from sevenwonders.sets.cities.powers import MASK


class Masks:
    """Which cards and stages have a mask, and which cards may be copied."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.masks: Counted = Counted(tables, MASK)
        green = [color.key for color in tables.box.colors].index("green")
        self.green: vec[i64] = vec[i64]([i64(0)] * 0)
        """Green cards with a symbol (ruling: mask_green_only)."""
        for card in range(tables.cards):
            if tables.color[card] == green and tables.symbol.start[card + 1] > tables.symbol.start[card]:
                self.green = append(self.green, card)

    def science(self, game: Table, city: i64, points: i64) -> i64:
        """The best science score, masks and free symbols together."""
        mine = game.cities[city]
        masks: i64 = self.masks.of(mine)
        if not masks:
            return points
        tables = self.tables
        offered = vec[i64]([i64(0)] * tables.symbols)
        self._offer(game.cities[game.left_of(city)], offered)
        self._offer(game.cities[game.right_of(city)], offered)
        counts: vec[i64] = mine.count[tables.first_symbol : tables.first_symbol + tables.symbols]
        best: i64 = best_copies(counts, offered, 0, masks, mine)
        return best if best > points else points

    def _offer(self, other: City, offered: vec[i64]) -> None:
        """Count the cards of a neighbour that may be copied, by symbol."""
        tables = self.tables
        for card in self.green:
            if other.has(tables, card):
                offered[tables.symbol.items[tables.symbol.start[card]] - tables.first_symbol] += 1


def best_copies(counts: vec[i64], offered: vec[i64], symbol: i64, masks: i64, city: City) -> i64:
    """Try every number of copies of each symbol from `symbol` on: each of another card (ruling: mask_same_card)."""
    if symbol == len(counts):
        return best_science(counts, city.free_symbols, 0, city.set_points, city.four_points)
    best: i64 = 0
    most: i64 = offered[symbol]
    if masks < most:
        most = masks
    for copies in range(most + 1):
        counts[symbol] += copies
        points: i64 = best_copies(counts, offered, symbol + 1, masks - copies, city)
        counts[symbol] -= copies
        if points > best:
            best = points
    return best
