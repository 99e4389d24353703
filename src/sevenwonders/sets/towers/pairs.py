"""Pairing: two cards of a city make each other better (rulings: pairing, suiko)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.resolving import gain_from, settle_in, take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import abandon
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.sets.towers.held import Held


class Pairs(Part):
    """The cards that are better beside another, and the steps that this brings."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: Held = Held(codex, "coins_for_pairs")
        self.cards: vec[i64] = vec[i64]([i64(0)] * 0)
        self.beside: vec[i64] = vec[i64]([i64(0)] * 0)
        self.effects: vec[i64] = vec[i64]([i64(0)] * 0)
        """Row by row: a card, the other one, and the effect that the card then has too."""
        self.is_paired: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """1 for the cards of some row."""
        self.firsts: i64 = 0
        """Rows (bits) of the first card of each couple: counting them counts couples."""
        for card in range(codex.cards):
            for step in range(codex.first_step[card], codex.first_step[card + 1]):
                other: i64 = codex.step_card[step]
                if other >= 0:
                    if card < other:
                        self.firsts |= bit(len(self.cards))
                    self.cards = append(self.cards, card)
                    self.beside = append(self.beside, other)
                    self.effects = append(self.effects, codex.step_effects + step)
                    self.is_paired[card] = 1
                    self.is_paired[other] = 1
        self.complete: i64 = codex.add_counter()
        """The rows (bits) that work in a city."""

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        """A card that stands beside its other one now, however it came there, has its step too."""
        if not self.is_paired[effect]:
            return
        mine = game.cities[city]
        before: i64 = mine.count[self.complete]
        for row in range(len(self.cards)):
            card: i64 = self.cards[row]
            if mine.count[self.complete] & bit(row):
                continue
            if mine.has(self.codex, card) and mine.has(self.codex, self.beside[row]):
                mine.count[self.complete] |= bit(row)
                mine.adopt(self.codex, self.effects[row], self.codex.category[card])
                settle_in(game, city, self.effects[row])
        if (mine.count[self.complete] & ~before & self.firsts) and not game.quiet:
            game.tell("paired", city, {"card": game.card_key(effect), "other_cards": self._others(game, city, effect)})

    def _others(self, game: Table, city: i64, card: i64) -> list[str]:
        """The cards that a card stands beside now."""
        mine = game.cities[city]
        complete: i64 = mine.count[self.complete]
        rows = [row for row in range(len(self.cards)) if self.cards[row] == card and complete & bit(row)]
        return [game.card_key(self.beside[row]) for row in rows]

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """What the steps bring once, and coins for couples, where a card of them has just been built."""
        mine = game.cities[city]
        if self.power.column[effect]:  # those that are complete already
            coins: i64 = self.power.column[effect] * bit_count(mine.count[self.complete] & self.firsts)
            if coins:
                take_from_bank(game, city, coins, effect)
        if not self.is_paired[effect]:
            return
        made: i64 = 0
        for row in range(len(self.cards)):
            ends: bool = self.cards[row] == effect or self.beside[row] == effect
            if ends and mine.count[self.complete] & bit(row):
                gain_from(game, city, self.effects[row])
                made += (self.firsts >> row) & 1
        self.power.pay(game, city, made)

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """The other card is again what is printed on it."""
        if not self.is_paired[effect]:
            return
        mine = game.cities[city]
        for row in range(len(self.cards)):
            ends: bool = self.cards[row] == effect or self.beside[row] == effect
            if ends and mine.count[self.complete] & bit(row):
                mine.count[self.complete] &= ~bit(row)
                abandon(game, city, self.effects[row])
