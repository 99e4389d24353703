"""Spartacus: the guilds of the neighbours score nothing for what they count in his city."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.scoring import sets_total
from sevenwonders.classic.table import Table

LEFT: Final = 2
RIGHT: Final = 4
"""The sides on which an effect counts, as card tables write them."""


def points_from(game: Table, city: i64, card: i64, sides: i64) -> i64:
    """The points of a card for what it counts on some sides of a city."""
    rows = game.codex.vp_per
    lost: i64 = 0
    row: i64 = rows.start[card]
    while row < rows.start[card + 1]:
        where: i64 = rows.items[row + 2]
        if where & sides:
            what: i64 = rows.items[row + 1]
            all_of_it: i64 = _count(game, city, what, where) // rows.items[row + 3]
            lost += rows.items[row] * (all_of_it - _count(game, city, what, where & ~sides) // rows.items[row + 3])
        row += 4
    sets = game.codex.vp_sets
    first: i64 = sets.start[card]
    if first < sets.start[card + 1] and sets.items[first + 1] & sides:  # a set that lacks a city is none
        lost += sets_total(game, city, card)
    return lost


def _count(game: Table, city: i64, what: i64, where: i64) -> i64:
    total: i64 = 0
    if where & 1:
        total += game.cities[city].count[what]
    if where & LEFT:
        total += game.cities[game.left_of(city)].count[what]
    if where & RIGHT:
        total += game.cities[game.right_of(city)].count[what]
    return total
