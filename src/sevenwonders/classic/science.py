"""Science: all symbols that a city may choose at the end are chosen together, for the most points."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.core.packed import bit

if TYPE_CHECKING:
    from sevenwonders.classic.parts import Part
    from sevenwonders.classic.table import Table


@mypyc_attr(free_list_len=1, acyclic=True)
class Symbols:
    """The symbols of one city and its choices.

    Parts of sets add choices (`Part.choose_symbols`); then every way to choose is tried (ruling: science_optimum).
    """

    def __init__(self, codex: Codex, mine: City) -> None:
        self.mine: City = mine
        self.any_symbol: i64 = bit(codex.symbols) - 1
        self.counts: vec[i64] = mine.count[codex.first_symbol : codex.first_symbol + codex.symbols]
        """The city's own symbols, by kind."""
        self.free: vec[i64] = mine.free_symbols
        """Symbols of choice, each a set of bits; they are the city's own too."""
        self.changes: i64 = 0
        """Own symbols that may become others."""
        self.copies: i64 = 0
        """Symbols that may be copied from elsewhere, and which there are, by kind."""
        self.offered: vec[i64] = vec[i64]([i64(0)] * codex.symbols)
        self.judges: list[Part] = []
        """Parts that give points for the city's own symbols besides (`Part.symbol_points`)."""
        self.set_points: i64 = mine.set_points
        self.four_points: i64 = mine.four_points
        self.points: i64 = 0
        """The science score that the best choice gives, and what the judges add to it."""
        self.more: i64 = 0

    def allow_copies(self, number: i64) -> None:
        """So many symbols may be copied; `offered` is to be filled with what there is."""
        self.copies = number

    def settle(self, game: "Table", city: i64) -> None:
        """Find the best choice."""
        self.points = 0
        self.more = 0
        self._change(game, city, self.changes)

    def _change(self, game: "Table", city: i64, changes: i64) -> None:
        """Try every own symbol that may become another: from then on it is one of choice, and may stay what it is."""
        if not changes:
            self._choose(game, city, 0, 0)
            return
        free = self.free
        tried: bool = False
        for kind in range(len(self.counts)):
            if self.counts[kind]:
                tried = True
                self.counts[kind] -= 1
                self.free = append(free[:], self.any_symbol)
                self._change(game, city, changes - 1)
                self.counts[kind] += 1
        for place in range(len(free)):
            if free[place] != self.any_symbol:
                tried = True
                self.free = free[:]
                self.free[place] = self.any_symbol
                self._change(game, city, changes - 1)
        self.free = free
        if not tried:
            self._choose(game, city, 0, 0)

    def _choose(self, game: "Table", city: i64, place: i64, least: i64) -> None:
        """Try every value of the symbols of choice from `place` on; equal ones in ascending order only."""
        if place == len(self.free):
            more: i64 = 0
            for part in self.judges:
                more += part.symbol_points(game, city, self.mine, self.counts)
            self._copy(0, self.copies, more)
            return
        choice: i64 = self.free[place]
        alike: bool = place + 1 < len(self.free) and self.free[place + 1] == choice
        for kind in range(least, len(self.counts)):
            if choice & bit(kind):
                self.counts[kind] += 1
                if alike:
                    self._choose(game, city, place + 1, kind)
                else:
                    self._choose(game, city, place + 1, 0)
                self.counts[kind] -= 1

    def _copy(self, kind: i64, copies: i64, more: i64) -> None:
        """Try every number of copies of each kind from `kind` on; of the last the most, since more is never worse."""
        if not copies or kind == len(self.counts):
            points: i64 = plain_science(self.counts, self.set_points, self.four_points)
            if points + more > self.points + self.more:
                self.points = points
                self.more = more
            return
        most: i64 = self.offered[kind]
        if copies < most:
            most = copies
        fewest: i64 = 0
        if kind + 1 == len(self.counts):
            fewest = most
        for number in range(fewest, most + 1):
            self.counts[kind] += number
            self._copy(kind + 1, copies - number, more)
            self.counts[kind] -= number


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
