"""The laws of the tiles: what each is about, as numbers, and how they change what a construction costs."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, Codex
from sevenwonders.classic.payees import MANY
from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.core.packed import bit
from sevenwonders.sets.babel_tower.tower import Tower


class Laws:
    """The laws that lie open on a tower. A law is a power, what it is about (`power_of`) and a number (`power_n`)."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        self.codex: Codex = codex
        self.tower: Tower = tower
        self.tax: i64 = number_of(codex, "tax")
        self.stage_tax: i64 = number_of(codex, "stage_tax")
        self.chain_tax: i64 = number_of(codex, "chain_tax")
        self.free_resources: i64 = number_of(codex, "free_resources")
        self.free_stages: i64 = number_of(codex, "free_stages")
        self.bounty: i64 = number_of(codex, "bounty")
        self.fixed_bounty: i64 = number_of(codex, "fixed_bounty")
        self.chain_bounty: i64 = number_of(codex, "chain_bounty")
        self.coins_instead: i64 = number_of(codex, "coins_instead")
        self.lesser_victories: i64 = number_of(codex, "lesser_victories")
        self.double_defeats: i64 = number_of(codex, "double_defeats")
        self.color: vec[i64] = vec[i64]([color_of(codex, of) for of in codex.power_of])
        """For each effect: the colour that it is about; -1: none."""
        sizes = sorted({0, *(int(codex.victory[age]) for age in (1, 2, 3))})
        self.sizes: vec[i64] = vec[i64]([i64(size) for size in sizes])
        """What victory tokens are worth, from nothing on."""

    def power_in(self, game: Table, slot: i64) -> i64:
        """The power of the law in a slot; 0 if there is none."""
        tile: i64 = self.tower.tile_in(game, slot)
        if tile < 0:
            return 0
        return self.codex.power[tile]

    def terms(self, game: Table, city: i64, verb: i64, what: i64, terms: Terms) -> None:
        """Taxes, and costs that need not, or cannot, be paid in resources (ruling: tower_stacking)."""
        if self.tower.is_empty(game):
            return
        for slot in range(len(self.tower.slots)):
            power: i64 = self.power_in(game, slot)
            if not power:
                continue
            if verb == BUILD:
                self._building(game, self.tower.tile_in(game, slot), power, self.codex.color[what], terms)
            elif power == self.stage_tax:
                terms.coins += game.age
            elif power == self.free_stages:
                terms.saved += MANY

    def _building(self, game: Table, tile: i64, power: i64, color: i64, terms: Terms) -> None:
        if power == self.chain_tax:
            if terms.chained:
                terms.chain_coins += game.age
        elif self.color[tile] == color:
            if power == self.tax:
                terms.coins += game.age
            elif power == self.free_resources:
                terms.saved += MANY
            elif power == self.coins_instead:
                terms.in_coins = True

    def reward(self, game: Table, city: i64, card: i64, chained: bool) -> None:
        """A city has built a card: its bounties, one for each law."""
        for slot in range(len(self.tower.slots)):
            power: i64 = self.power_in(game, slot)
            if not power:
                continue
            tile: i64 = self.tower.tile_in(game, slot)
            if power == self.chain_bounty:
                if chained:
                    take_from_bank(game, city, game.age, tile)
            elif self.color[tile] == self.codex.color[card]:
                if power == self.bounty:
                    take_from_bank(game, city, game.age, tile)
                elif power == self.fixed_bounty:
                    take_from_bank(game, city, self.codex.power_n[tile], tile)

    def victory_worth(self, game: Table, points: i64) -> i64:
        """A token of the next smaller size."""
        for slot in range(len(self.tower.slots)):
            if self.power_in(game, slot) == self.lesser_victories:
                points = self._next_smaller(points)
        return points

    def _next_smaller(self, points: i64) -> i64:
        smaller: i64 = 0
        for size in self.sizes:
            if size < points:
                smaller = size
        return smaller

    def defeat_tokens(self, game: Table, tokens: i64) -> i64:
        for slot in range(len(self.tower.slots)):
            if self.power_in(game, slot) == self.double_defeats:
                tokens *= 2
        return tokens


def kinds_of(codex: Codex, of: str) -> i64:
    """Resources as bits: a class of them, or a choice such as `W/C`; none for other words."""
    if of == "raw":
        return codex.raw_mask
    if of == "manufactured":
        return codex.goods_mask
    found: i64 = 0
    for letter in of.split("/"):
        if letter and letter in codex.letters:
            found |= bit(codex.letters.index(letter))
    return found


def cards_named(codex: Codex, of: str) -> vec[i64]:
    """The cards that a law names: `forum+caravansery`."""
    found = vec[i64]([i64(0)] * 0)
    for key in of.split("+"):
        if key in codex.card_number:
            found = append(found, i64(codex.card_number[key]))
    return found
