"""Where leaders lie: in hands and packs, set aside, out of the game, given to others."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.powers import color_of
from sevenwonders.classic.table import Table

DEALT: Final = 4
"""Leaders dealt to each player."""


class Zones:
    """The places of leaders besides the table itself."""

    def __init__(self, codex: Codex, hand: i64, pack: i64, rest: i64) -> None:
        self.codex: Codex = codex
        self.white: i64 = color_of(codex, "white")
        self.hand: i64 = hand
        self.pack: i64 = pack
        self.rest: i64 = rest
        """Those that nobody was dealt."""
        self.out: i64 = codex.add_zone("leader_out")
        """Those that have left the game."""
        self.origin: i64 = codex.add_zone("leader_origin")
        """Notes of who got which."""
        self.gift: i64 = codex.add_zone("leader_gift")
        self.builder: i64 = codex.add_zone("leader_stage")
        """Leaders that have built a stage, with no card under it."""

    def is_leader(self, card: i64) -> bool:
        return self.codex.color[card] == self.white


def time_of(game: Table, step: i64) -> i64:
    """When something happened: age, turn, and the step within it (leaders used, drawn, given, drawn instead)."""
    return (game.age * 16 + game.turn) * 4 + step
