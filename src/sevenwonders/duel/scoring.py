"""Points: what counts at the end, and what would count now."""

from mypy_extensions import i64

from sevenwonders.core.packed import lowest
from sevenwonders.duel.table import Table


def most(table: Table, kinds: i64) -> i64:
    """How many things of these kinds the city has that has most of them (ruling: guild_which_city)."""
    ours: i64 = table.city0.count(table.codex, kinds)
    theirs: i64 = table.city1.count(table.codex, kinds)
    return ours if ours > theirs else theirs


def military_points(table: Table, seat: i64) -> i64:
    """Points for the pawn on the rival's side (ruling: military_points)."""
    ahead: i64 = table.pawn if seat == 0 else -table.pawn
    return table.codex.space_vp[ahead] if ahead > 0 else 0


def guild_points(table: Table, seat: i64) -> i64:
    codex = table.codex
    total: i64 = 0
    left: i64 = table.city(seat).guilds
    while left:
        card: i64 = codex.first_guild + lowest(left)
        total += codex.guild_vp[card] * most(table, codex.guild_counts[card])
        left &= left - 1
    return total


def total_points(table: Table, seat: i64) -> i64:
    """All points of a seat (ruling: end_points)."""
    city = table.city(seat)
    cards: i64 = city.blue_vp + city.green_vp + city.yellow_vp + city.other_vp + guild_points(table, seat)
    return (
        cards
        + city.wonder_vp
        + city.token_vp()
        + military_points(table, seat)
        + city.coins // table.codex.coins_per_point
    )


def points_by_category(table: Table, seat: i64) -> dict[str, int]:
    """The score sheet of a seat, in the order of the score pad."""
    city = table.city(seat)
    return {
        "military": int(military_points(table, seat)),
        "blue": int(city.blue_vp),
        "green": int(city.green_vp),
        "yellow": int(city.yellow_vp),
        "purple": int(city.other_vp + guild_points(table, seat)),
        "wonders": int(city.wonder_vp),
        "progress": int(city.token_vp()),
        "coins": int(city.coins // table.codex.coins_per_point),
    }
