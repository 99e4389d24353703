"""A rating for oneself: as in chess, it rises with what one solves and falls with what one does not (Elo)."""

from dataclasses import dataclass
from typing import Final

START: Final = 1000
SCALE: Final = 400.0
NEW: Final = 20
"""So many puzzles count double: until then a rating is a guess."""
STEP: Final = 24
LEAST: Final = 100


@dataclass(frozen=True)
class Rating:
    """How well somebody solves puzzles."""

    value: int = START
    solved: int = 0
    tried: int = 0

    def after(self, puzzle: int, right: bool) -> "Rating":
        """The rating after a puzzle of some rating was tried.

        >>> Rating().after(1000, right=True).value
        1024
        """
        expected = 1.0 / (1.0 + 10.0 ** ((puzzle - self.value) / SCALE))
        step = STEP * (2 if self.tried < NEW else 1)
        value = round(self.value + step * ((1.0 if right else 0.0) - expected))
        return Rating(max(value, LEAST), self.solved + right, self.tried + 1)
