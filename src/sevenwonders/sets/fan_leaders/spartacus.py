"""Spartacus: the guilds of the neighbours score nothing for what they count in his city."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.scoring import sets_total
from sevenwonders.classic.table import Table

LEFT: Final = 2
RIGHT: Final = 4
"""The sides on which an effect counts, as card tables write them."""


class BlindGuilds(Part):
    """His neighbours' guilds lose their points for what is his."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("blind_guilds")
        self.guilds: i64 = codex.categories.index("guilds")

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        blind: i64 = 0
        if game.cities[game.left_of(city)].powers & self.power:
            blind |= LEFT
        if game.cities[game.right_of(city)].powers & self.power:
            blind |= RIGHT
        if not blind:
            return
        for card in range(self.codex.cards):
            if self.codex.category[card] == self.guilds and mine.has(self.codex, card):
                sheet[self.guilds] -= points_from(game, city, mine, card, blind)


def points_from(game: Table, city: i64, mine: City, card: i64, sides: i64) -> i64:
    """The points of a card for what it counts on some sides of a city."""
    rows = game.codex.vp_per
    lost: i64 = 0
    row: i64 = rows.start[card]
    while row < rows.start[card + 1]:
        where: i64 = rows.items[row + 2]
        if where & sides:
            what: i64 = rows.items[row + 1]
            all_of_it: i64 = _count(game, city, mine, what, where) // rows.items[row + 3]
            lost += rows.items[row] * (
                all_of_it - _count(game, city, mine, what, where & ~sides) // rows.items[row + 3]
            )
        row += 4
    sets = game.codex.vp_sets
    first: i64 = sets.start[card]
    if first < sets.start[card + 1] and sets.items[first + 1] & sides:  # a set that lacks a city is none
        lost += sets_total(game, city, mine, card)
    return lost


def _count(game: Table, city: i64, mine: City, what: i64, where: i64) -> i64:
    total: i64 = 0
    if where & 1:
        total += mine.count[what]
    if where & LEFT:
        total += game.cities[game.left_of(city)].count[what]
    if where & RIGHT:
        total += game.cities[game.right_of(city)].count[what]
    return total
