"""The draft of foundations: each player keeps two; one comes under the tower, the other goes back to the box."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.entries import in_zone, zone_in
from sevenwonders.classic.moments import FIRST
from sevenwonders.classic.table import Table

DEALT: Final = 2
"""Foundations dealt to each player."""


class FoundationDraft(Draft):
    """A foundation that was put back is as hidden as if it were still in hand."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "foundation", "foundation", DEALT, True, "draft_foundation", "keep", moment=FIRST)
        self.back: i64 = codex.add_zone("foundation_back")
        """The foundation that each player put back."""

    def put_back(self, game: Table) -> None:
        """What players still hold goes back to the box, unseen."""
        for place in range(len(game.kept)):
            if zone_in(game.kept[place]) == self.hand:
                game.kept[place] = in_zone(game.kept[place], self.back)

    def _is_hidden(self, game: Table, entry: i64, seat: i64) -> bool:
        return super()._is_hidden(game, self._as_held(entry), seat)

    def _group_of(self, game: Table, entry: i64, seat: i64) -> i64:
        return super()._group_of(game, self._as_held(entry), seat)

    def _as_held(self, entry: i64) -> i64:
        """What a kept card would be if its seat had not put it back."""
        if zone_in(entry) == self.back:
            return in_zone(entry, self.hand)
        return entry
