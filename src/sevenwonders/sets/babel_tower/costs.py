"""Laws about what a construction costs."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, Codex
from sevenwonders.classic.payment import MANY
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.sets.babel_tower.laws import Laws, colors_of_laws
from sevenwonders.sets.babel_tower.tower import Tower


class CostLaws(Laws):
    """Taxes, and costs that need not, or cannot, be paid in resources (ruling: tower_stacking)."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        super().__init__(codex, tower)
        self.tax: i64 = number_of(codex, "tax")
        self.stage_tax: i64 = number_of(codex, "stage_tax")
        self.chain_tax: i64 = number_of(codex, "chain_tax")
        self.free_resources: i64 = number_of(codex, "free_resources")
        self.free_stages: i64 = number_of(codex, "free_stages")
        self.coins_instead: i64 = number_of(codex, "coins_instead")
        self.color: vec[i64] = colors_of_laws(codex)

    def terms(self, game: Table, city: i64, verb: i64, what: i64, terms: Terms) -> None:
        if self.tower.is_empty(game):
            return
        counts, codex = game.count, self.codex
        for slot in self.tower.slots:
            tile: i64 = counts[slot] - 1
            if tile < 0:
                continue
            law: i64 = codex.power[tile]
            if verb == BUILD:
                if self.color[tile] == codex.color[what]:
                    self._building(game, law, terms)
                elif law == self.chain_tax and terms.chained:
                    terms.chain_coins += game.age
            elif law == self.stage_tax:
                terms.coins += game.age
            elif law == self.free_stages:
                terms.saved += MANY

    def _building(self, game: Table, law: i64, terms: Terms) -> None:
        """A law about cards of this colour."""
        if law == self.tax:
            terms.coins += game.age
        elif law == self.free_resources:
            terms.saved += MANY
        elif law == self.coins_instead:
            terms.in_coins = True
