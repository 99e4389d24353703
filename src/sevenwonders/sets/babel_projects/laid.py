"""Rewards and penalties of projects, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, lay_tokens
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.resolving import settle_in
from sevenwonders.classic.undo import lose_start
from sevenwonders.sets.babel_projects.outcome import Outcome

APART: Final[tuple[str, ...]] = ("project1", "project2", "project3")


def entries(codex: Codex) -> list[Entry]:
    projects = tuple(card.key for card in codex.box.cards if card.deck in APART)
    return [Entry("rewards", "cards", among=projects), Entry("penalty", "number"), Entry("lost_start", "flag")]


def lay(game: Classic, place: int, told: Told) -> None:
    outcome, mine = part_in(game.codex, Outcome), game.cities[place]
    assert outcome is not None
    for key in told.words("rewards"):
        card = game.codex.card_number[key]
        mine.adopt(game.codex, card, outcome.points.category)
        mine.set_points += outcome.richer[card]
        mine.four_points += outcome.richer[card]
        settle_in(game, place, card)
    lay_tokens(game, place, told, "penalty")
    if told.number("lost_start"):
        lose_start(game, place)
