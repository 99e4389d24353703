"""Debts of a city on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, lay_tokens

APART: Final[tuple[str, ...]] = ()


def entries(_: Codex) -> list[Entry]:
    return [Entry("debt", "number")]


def lay(game: Classic, place: int, told: Told) -> None:
    lay_tokens(game, place, told, "debt")
