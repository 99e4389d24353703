"""Abu Simbel: buried leaders have no effect any more and are worth twice their cost (ruling: abu_simbel_bury).

How a recruited leader acts is the business of the set that has leaders; here its card is taken out of the city.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import WONDER, Codex
from sevenwonders.classic.powers import cards_of_color
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import remove_card

LEADERS: Final = "white"
"""The colour of leaders."""


def leaders_of(codex: Codex) -> vec[i64]:
    """All leaders of a box."""
    return cards_of_color(codex, LEADERS)


def bury(game: Table, city: i64, leader: i64, cost: i64) -> None:
    """Take a leader that costs so much out of a city, for points."""
    points: i64 = 2 * cost
    remove_card(game, city, leader)
    game.cities[city].points[WONDER] += points
    if not game.quiet:
        source = game.source_facts(game.effect_with(city, "bury_leader"))
        game.tell("bury", city, {"card": game.card_key(leader), "points": int(points), **source})
