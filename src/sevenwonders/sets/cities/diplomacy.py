"""Who fights whom: cities at peace step out, the others close up; partners of a team fight together."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.conflicts import add_conflict, fights
from sevenwonders.classic.moments import CONFLICTS
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit

PEACE: Final = {"lose_2_and_peace": 1}
"""Diplomacy tokens, where data cannot give them."""


class Diplomacy(Part):
    """Who holds a diplomacy token does not fight in this age."""

    def __init__(self, codex: Codex, token: i64) -> None:
        """`token` is where a city counts its diplomacy tokens."""
        super().__init__(codex)
        self.token: i64 = token
        self.peace: vec[i64] = column_of(codex, PEACE)

    def moments(self) -> list[int]:
        return [CONFLICTS]

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        game.cities[city].count[self.token] += self.peace[effect]

    def at(self, game: Table, moment: i64) -> None:
        """Change the conflicts of this age for those who hold a token; each gives one back."""
        for number in range(game.setting.cities):
            if game.cities[number].count[self.token]:
                game.at_peace |= bit(number)
        if game.setting.teams:
            _team_conflicts(game)
        elif game.at_peace:
            _close_up(game)
        for number in range(game.setting.cities):
            mine = game.cities[number]
            if mine.count[self.token]:  # one is used in each age (rule: diplomacy_more)
                mine.count[self.token] -= 1
                if not game.quiet:
                    game.tell("peace", number, {})


def _close_up(game: Table) -> None:
    """Those who are left meet the next one on each side; two meet once, one meets nobody (rule: diplomacy_chain)."""
    left = vec[i64]([i64(0)] * 0)
    for number in range(game.setting.cities):
        if fights(game, number):
            left = append(left, number)
    size: i64 = len(left)
    game.conflicts = vec[i64]([i64(0)] * 0)
    for place in range(size):
        if size > 2 or (size == 2 and place == 0):
            add_conflict(game, left[place], left[(place + 1) % size])


def _team_conflicts(game: Table) -> None:
    """Each fights his opponent twice, once less for each token there (rules: team_conflict, team_diplomacy)."""
    game.conflicts = vec[i64]([i64(0)] * 0)
    for number in range(game.setting.cities):
        other: i64 = game.left_of(number)
        if same_team(game, number, other):
            continue
        left: i64 = 2
        if not fights(game, number):
            left -= 1
        if not fights(game, other):
            left -= 1
        while left > 0:
            add_conflict(game, number, other)
            left -= 1
