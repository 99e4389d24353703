"""Masks: science symbols copied from green cards next door, at the end, for the best of all results."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import Counted, cards_of_color
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table


class Masks(Part):
    """Which cards and stages have a mask, and which cards may be copied."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.masks: Counted = Counted(codex, "mask")
        self.green: vec[i64] = vec[i64]([i64(0)] * 0)
        """Green cards with a symbol (ruling: mask_green_only)."""
        for card in cards_of_color(codex, "green"):
            if codex.symbol.start[card + 1] > codex.symbol.start[card]:
                self.green = append(self.green, card)

    def choose_symbols(self, game: Table, city: i64, mine: City, symbols: Symbols) -> None:
        """Each mask copies another card (ruling: mask_same_card)."""
        masks: i64 = self.masks.of(mine)
        if masks:
            symbols.allow_copies(masks)
            self._offer(game.cities[game.left_of(city)], symbols.offered)
            self._offer(game.cities[game.right_of(city)], symbols.offered)

    def _offer(self, other: City, offered: vec[i64]) -> None:
        """Count the cards of a neighbour that may be copied, by symbol."""
        codex = self.codex
        for card in self.green:
            if other.has(codex, card):
                offered[codex.symbol.items[codex.symbol.start[card]] - codex.first_symbol] += 1
