"""Who fights whom: cities at peace step out, the others close up; partners of a team fight together."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.conflicts import add_conflict, fights
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit


def call_off(game: Table, token: i64) -> None:
    """Change the conflicts of this age for those who hold a diplomacy token; each gives one back."""
    for number in range(game.setting.cities):
        if game.cities[number].count[token]:
            game.at_peace |= bit(number)
    if game.setting.teams:
        _team_conflicts(game)
    elif game.at_peace:
        _close_up(game)
    for number in range(game.setting.cities):
        mine = game.cities[number]
        if mine.count[token]:  # one is used in each age (rule: diplomacy_more)
            mine.count[token] -= 1
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
