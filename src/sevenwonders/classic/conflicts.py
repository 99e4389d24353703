"""Conflicts at the end of an age, and the tokens and shields that cities gain."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import DEFEATS, MILITARY, SHIELDS, VICTORIES
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit

OTHER_AT: Final = 8
"""Where a conflict, one number, has its other city."""
PLAIN: Final = 1 << 16
"""Added to a conflict in which equal strength is a draw, whatever the rules of sets say of ties."""


def list_conflicts(table: Table) -> None:
    """Each city against each neighbour."""
    table.at_peace = 0
    table.conflicts = vec[i64]([i64(0)] * 0)
    for city in range(table.setting.cities):
        add_conflict(table, city, table.left_of(city))


def add_conflict(table: Table, one: i64, other: i64, kind: i64 = 0) -> None:
    """Two cities will fight; `kind` may be PLAIN."""
    table.conflicts = append(table.conflicts, one | (other << OTHER_AT) | kind)


def fight(table: Table) -> None:
    """Ruling: conflicts. Tokens of this phase change no strength in it."""
    strengths = vec[i64]([i64(0)] * table.setting.cities)
    for city in range(table.setting.cities):
        strengths[city] = strength(table, city)
    for pair in table.conflicts:
        one: i64 = pair & 255
        other: i64 = (pair >> OTHER_AT) & 255
        ahead: i64 = strengths[one] - strengths[other]
        if ahead == 0 and not pair & PLAIN:
            for part in table.setting.tie_breakers:
                ahead += part.tie(table, one, other)
        if ahead > 0:
            win(table, one, other, strengths[one], strengths[other])
        elif ahead < 0:
            win(table, other, one, strengths[other], strengths[one])
    table.conflicts = vec[i64]([i64(0)] * 0)


def strength(table: Table, city: i64) -> i64:
    """The shields of a city in conflicts: never below 0, whatever all sets together take away."""
    shields: i64 = table.cities[city].count[SHIELDS]
    for part in table.setting.fighters:
        shields += part.strength(table, city)
    if shields < 0:
        return 0
    return shields


def win(table: Table, winner: i64, loser: i64, strong: i64, weak: i64) -> None:
    """A conflict is won by shields against shields: a victory token of the age, and a defeat token."""
    points: i64 = table.codex.victory[table.age]
    for part in table.setting.victors:
        points = part.victory_worth(table, points)
    tokens: i64 = 1
    for part in table.setting.defeaters:
        tokens = part.defeat_tokens(table, tokens)
    facts: dict[str, Fact] = {"loser": int(loser), "points": int(points), "defeats": int(tokens)}
    facts |= {"strength": int(strong), "against": int(weak)}
    if not table.quiet:
        table.tell("conflict", winner, facts)
    taker: i64 = loser
    for part in table.setting.scapegoats:  # they tell where the tokens go
        taker = part.defeat_taker(table, winner, loser, taker, tokens)
    if taker != loser:
        facts["defeats"] = 0
    if points > 0:
        take_victory(table, winner, points)
    if taker >= 0 and tokens > 0:
        take_defeats(table, taker, tokens)


def take_victory(table: Table, city: i64, points: i64) -> None:
    """A city takes a victory token."""
    table.cities[city].count[VICTORIES] += 1
    table.cities[city].points[MILITARY] += points
    for part in table.setting.collectors:
        part.token_taken(table, city, VICTORIES, 1, points)


def take_defeats(table: Table, city: i64, tokens: i64) -> None:
    """A city takes defeat tokens, each a point less."""
    table.cities[city].count[DEFEATS] += tokens
    table.cities[city].points[MILITARY] -= tokens
    for part in table.setting.collectors:
        part.token_taken(table, city, DEFEATS, tokens, -1)


def add_shields(table: Table, city: i64, shields: i64, effect: i64) -> None:
    """A city takes shields that no card or stage shows, by some effect."""
    table.cities[city].count[SHIELDS] += shields
    if not table.quiet:
        table.tell("shields", city, {"shields": int(shields), **table.source_facts(effect)})
    shielded(table, city, shields)


def shielded(table: Table, city: i64, shields: i64) -> None:
    """Let the rules of sets know that a city has gained shields."""
    for part in table.setting.smiths:
        part.shielded(table, city, shields)


def fights(table: Table, city: i64) -> bool:
    """Whether a city takes part in the conflicts of this age."""
    return not table.at_peace & bit(city)
