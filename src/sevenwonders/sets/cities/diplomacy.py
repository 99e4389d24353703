"""Who fights whom: cities at peace step out, the others close up; partners of a team fight together."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.rules import Rules as Table


def call_off(game: Table, token: i64) -> None:
    """Change the conflicts of this age for those who hold a diplomacy token; each gives one back."""
    holders: i64 = 0
    for city in game.cities:
        if city.count[token]:
            holders += 1
    if game.setting.teams:
        _team_conflicts(game, token)
    elif holders:
        _close_up(game, token)
    for number in range(game.setting.cities):
        mine = game.cities[number]
        if mine.count[token]:  # one is used in each age (rule: diplomacy_more)
            mine.count[token] -= 1
            if not game.quiet:
                game.tell("peace", number, {})


def _close_up(game: Table, token: i64) -> None:
    """Those who are left meet the next one on each side; two meet once, one meets nobody (rule: diplomacy_chain)."""
    left = vec[i64]([i64(0)] * 0)
    for number in range(game.setting.cities):
        if not game.cities[number].count[token]:
            left = append(left, number)
    pairs = vec[i64]([i64(0)] * 0)
    size: i64 = len(left)
    for place in range(size):
        if size > 2 or (size == 2 and place == 0):
            pairs = append(pairs, left[place] | (left[(place + 1) % size] << 8))
    game.conflicts = pairs


def _team_conflicts(game: Table, token: i64) -> None:
    """Each fights his opponent twice, once less for each token there (rules: team_conflict, team_diplomacy)."""
    pairs = vec[i64]([i64(0)] * 0)
    for number in range(game.setting.cities):
        other: i64 = game.left_of(number)
        if game.same_team(number, other):
            continue
        fights: i64 = 2
        if game.cities[number].count[token]:
            fights -= 1
        if game.cities[other].count[token]:
            fights -= 1
        while fights > 0:
            pairs = append(pairs, number | (other << 8))
            fights -= 1
    game.conflicts = pairs
