"""Tiles that a city built, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, lay_tokens

APART: Final[tuple[str, ...]] = ("tile",)


def entries(_: Codex) -> list[Entry]:
    return [Entry("babel_tile", "number")]


def lay(game: Classic, place: int, told: Told) -> None:
    lay_tokens(game, place, told, "babel_tile")
