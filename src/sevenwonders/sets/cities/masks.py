"""Masks: science symbols copied from green cards next door, at the end, for the best of all results."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.powers import Counted
from sevenwonders.classic.science import Symbols
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

    def choose_symbols(self, game: Table, city: i64, symbols: Symbols) -> None:
        """Each mask copies another card (ruling: mask_same_card)."""
        masks: i64 = self.masks.of(game.cities[city])
        if masks:
            symbols.allow_copies(masks)
            self._offer(game.cities[game.left_of(city)], symbols.offered)
            self._offer(game.cities[game.right_of(city)], symbols.offered)

    def _offer(self, other: City, offered: vec[i64]) -> None:
        """Count the cards of a neighbour that may be copied, by symbol."""
        tables = self.tables
        for card in self.green:
            if other.has(tables, card):
                offered[tables.symbol.items[tables.symbol.start[card]] - tables.first_symbol] += 1
