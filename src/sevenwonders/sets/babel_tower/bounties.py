"""Laws that give coins for what is built."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.sets.babel_tower.laws import Laws, colors_of_laws
from sevenwonders.sets.babel_tower.tower import Tower


class Bounties(Laws):
    """Coins for a card of some colour, or one that was free by a chain: each law gives its own."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        super().__init__(codex, tower)
        self.bounty: i64 = number_of(codex, "bounty")
        self.fixed_bounty: i64 = number_of(codex, "fixed_bounty")
        self.chain_bounty: i64 = number_of(codex, "chain_bounty")
        self.color: vec[i64] = colors_of_laws(codex)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if self.tower.is_empty(game) or not self.codex.builds(verb):
            return
        for slot in range(self.slots):
            law: i64 = self.law_in(game, slot)
            if law:
                tile: i64 = self.tower.tile_in(game, slot)
                coins: i64 = self._coins(game, law, tile, card, chained)
                if coins:
                    take_from_bank(game, city, coins, tile)

    def _coins(self, game: Table, law: i64, tile: i64, card: i64, chained: bool) -> i64:
        """What a law gives for a card."""
        if law == self.chain_bounty and chained:
            return game.age
        if self.color[tile] == self.codex.color[card]:
            if law == self.bounty:
                return game.age
            if law == self.fixed_bounty:
                return self.codex.power_n[tile]
        return 0
