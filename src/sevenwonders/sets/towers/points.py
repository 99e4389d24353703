"""Points that data cannot say: the Clinic, the pagoda of Ikaruga, and Simeon."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import SHIELDS, Codex
from sevenwonders.classic.entries import effect_in
from sevenwonders.classic.moves import card_of, option_of, verb_of
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.classic.powers import cards_of_color, stages_with
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit, field
from sevenwonders.sets.leaders.recruit import Recruiting
from sevenwonders.sets.towers.held import Held, amounts


class Clinic(Part):
    """Points less the shields of its city."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.clinic: Held = Held(codex, "points_less_shields")

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        for card in self.clinic.cards:
            if mine.has(self.codex, card):
                points: i64 = self.clinic.column[card] - mine.count[SHIELDS]
                if points > 0:
                    sheet[self.codex.category[card]] += points


class Simeon(Part):
    """He is worth what he has cost, and that is up to his city."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.simeon: Held = Held(codex, "price_of_choice")
        self.price: i64 = codex.add_counter()
        recruiting = part_in(codex, Recruiting)
        self.recruit: i64 = -1 if recruiting is None else recruiting.recruit

    def paid(self, game: Table, city: i64, move: i64) -> None:
        """His price is the option of the move."""
        if verb_of(move) == self.recruit and self.simeon.column[card_of(move)]:
            game.cities[city].count[self.price] = option_of(move)

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        for card in self.simeon.cards:
            if mine.has(self.codex, card):
                sheet[self.codex.category[card]] += mine.count[self.price]


class Pagoda(Part):
    """Ikaruga B: points for pairs of a symbol and a resource (ruling: ikaruga_pairs)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.pairs: vec[i64] = amounts(codex, "points_for_pairs")
        self.symbol: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        self.kind: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """For each effect that counts pairs: the symbol, and the resource that goes with it."""
        for effect in range(len(codex.power)):
            if self.pairs[effect]:
                symbol, letter = codex.power_of[effect].split("+")
                self.symbol[effect] = codex.count_index(symbol) - codex.first_symbol
                self.kind[effect] = codex.letters.index(letter)
        self.brown: vec[i64] = cards_of_color(codex, "brown")

    def choose_symbols(self, game: Table, city: i64, mine: City, symbols: Symbols) -> None:
        if len(stages_with(self.codex, mine, self.pairs)):
            symbols.judges.append(self)

    def symbol_points(self, game: Table, city: i64, mine: City, counts: vec[i64]) -> i64:
        """The points for pairs with these symbols."""
        codex = self.codex
        units = vec[i64]([i64(0)] * codex.kinds)
        choices = vec[i64]([i64(0)] * 0)
        if mine.start_works:
            choices = self._count(codex.start_effects + mine.wonder, units, choices)
        for card in self.brown:
            if mine.has(codex, card):
                choices = self._count(card, units, choices)
        return self._most_pairs(mine, counts, units, choices, 0)

    def _count(self, effect: i64, units: vec[i64], choices: vec[i64]) -> vec[i64]:
        """Add the units of an effect; returns the units of choice with those of the effect."""
        codex = self.codex
        for kind in range(codex.kinds):
            units[kind] += field(codex.fixed[effect], kind)
        for place in range(codex.choices.start[effect], codex.choices.start[effect + 1]):
            choices = append(choices, codex.choices.items[place])
        return choices

    def _most_pairs(self, mine: City, counts: vec[i64], units: vec[i64], choices: vec[i64], place: i64) -> i64:
        """Try every material for the cards with a choice from `place` on."""
        if place == len(choices):
            return self._points_for(mine, counts, units)
        best: i64 = 0
        for kind in range(len(units)):
            if choices[place] & bit(kind):
                units[kind] += 1
                found: i64 = self._most_pairs(mine, counts, units, choices, place + 1)
                units[kind] -= 1
                if found > best:
                    best = found
        return best

    def _points_for(self, mine: City, counts: vec[i64], units: vec[i64]) -> i64:
        total: i64 = 0
        for entry in stages_with(self.codex, mine, self.pairs):
            effect: i64 = effect_in(entry)
            pairs: i64 = counts[self.symbol[effect]]
            if units[self.kind[effect]] < pairs:
                pairs = units[self.kind[effect]]
            total += self.pairs[effect] * pairs
        return total
