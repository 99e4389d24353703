"""Pairing: two cards of a city make each other better (rulings: pairing, suiko)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import Table as Scored
from sevenwonders.classic.tables import Tables
from sevenwonders.classic.undo import remove_effect
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.sets.towers.held import Held


class Pairs:
    """The cards that are better beside another, and the steps that this brings."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.power: Held = Held(tables, "coins_for_pairs")
        self.cards: vec[i64] = vec[i64]([i64(0)] * 0)
        self.beside: vec[i64] = vec[i64]([i64(0)] * 0)
        self.effects: vec[i64] = vec[i64]([i64(0)] * 0)
        """Row by row: a card, the other one, and the effect that the card then has too."""
        self.is_paired: vec[i64] = vec[i64]([i64(0)] * len(tables.power))
        """1 for the cards of some row."""
        self.firsts: i64 = 0
        """Rows (bits) of the first card of each couple: counting them counts couples."""
        for card in range(tables.cards):
            for step in range(tables.first_step[card], tables.first_step[card + 1]):
                other: i64 = tables.step_card[step]
                if other >= 0:
                    if card < other:
                        self.firsts |= bit(len(self.cards))
                    self.cards = append(self.cards, card)
                    self.beside = append(self.beside, other)
                    self.effects = append(self.effects, tables.step_effects + step)
                    self.is_paired[card] = 1
                    self.is_paired[other] = 1
        self.complete: i64 = tables.add_counter()
        """The rows (bits) that work in a city."""

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        mine = game.cities[city]
        if self.power.column[effect]:  # those that are complete already
            coins: i64 = self.power.column[effect] * bit_count(mine.count[self.complete] & self.firsts)
            if coins:
                game.take_from_bank(city, coins, effect)
        if not self.is_paired[effect]:
            return
        before: i64 = bit_count(mine.count[self.complete] & self.firsts)
        for row in range(len(self.cards)):
            card: i64 = self.cards[row]
            if mine.count[self.complete] & bit(row):
                continue
            if mine.has(self.tables, card) and mine.has(self.tables, self.beside[row]):
                mine.count[self.complete] |= bit(row)
                mine.add(self.tables, self.effects[row], self.tables.category[card])
                game.gain_from(city, self.effects[row])
        made: i64 = bit_count(mine.count[self.complete] & self.firsts) - before
        if made <= 0:
            return
        if not game.quiet:
            game.tell("paired", city, {"card": game.card_key(effect)})
        self.power.pay(game, city, made)

    def removed(self, game: Table, city: i64, card: i64) -> None:
        """The other card is again what is printed on it."""
        if not self.is_paired[card]:
            return
        mine = game.cities[city]
        for row in range(len(self.cards)):
            ends: bool = self.cards[row] == card or self.beside[row] == card
            if ends and mine.count[self.complete] & bit(row):
                mine.count[self.complete] &= ~bit(row)
                remove_effect(game, city, self.effects[row], self.tables.category[self.cards[row]])

    def standing(self, game: Table, city: i64) -> list[int]:
        """The effects that pairs bring to a city."""
        rows = game.cities[city].count[self.complete]
        return [int(self.effects[row]) for row in range(len(self.cards)) if rows & bit(row)]

    def score(self, game: Scored, city: i64) -> None:
        """Points that are counted at the end; the printed ones are in the city already."""
        rows: i64 = game.cities[city].count[self.complete]
        if not rows:
            return
        for row in range(len(self.cards)):
            if rows & bit(row):
                points: i64 = game.points_of(city, self.effects[row])
                game.sheet[self.tables.category[self.cards[row]]] += points
