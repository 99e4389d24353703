"""Mercenaries of a city, and what was paid for a leader, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import SHIELDS, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, effects_with, lay_tokens
from sevenwonders.classic.parts import part_in
from sevenwonders.sets.towers.points import Simeon

APART: Final[tuple[str, ...]] = ()


def entries(codex: Codex) -> list[Entry]:
    found = [Entry("mercenary", "number")]
    paid = effects_with(codex, "price_of_choice")
    return [*found, Entry("price_paid", "number", beside=paid)] if paid else found


def lay(game: Classic, place: int, told: Told) -> None:
    lay_tokens(game, place, told, "mercenary")
    mine, simeon = game.cities[place], part_in(game.codex, Simeon)
    mine.count[SHIELDS] += told.number("mercenary")
    if simeon is not None:
        mine.count[simeon.price] = told.number("price_paid")
