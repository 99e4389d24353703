"""What a game record holds. Its text form is 7WN: see sevenwonders.records and docs/7wn.md."""

from dataclasses import dataclass, field
from typing import Final

UNKNOWN: Final = "??"
"""Stands for a card that the writer of the record could not know."""


class RecordError(ValueError):
    """A record that cannot be used: what is wrong, and in which line or part of it."""

    def __init__(self, reason: str, part: str = "", line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.part = part
        """The part of the record, such as "deal age1", where its line is not known yet."""
        self.line = line


class MissingSet(RecordError):
    """A record of a game with sets that are not here, or not as they were: it may be replayed when they are back."""

    def __init__(self, reason: str, sets: list[str]) -> None:
        super().__init__(reason, "set")
        self.sets: list[str] = sets
        """The sets, each with the version that the record names."""


@dataclass
class Record:
    """One game from deal to result."""

    game: str
    sets: dict[str, str]
    """Name and version of each set of cards."""
    players: list[str]
    """One name per seat."""
    seed: int | None
    """What the deal was drawn from, where the writer knows it."""
    deal: dict[str, list[str]]
    """What chance decided, by name: card keys, or UNKNOWN, perhaps with a back after it."""
    options: dict[str, str] = field(default_factory=dict)
    turns: list[list[tuple[int, str]]] = field(default_factory=list)
    """(seat, move text) pairs; the moves of one simultaneous turn stand together."""
    result: dict[str, str] = field(default_factory=dict)
    """How it ended; empty for a game that goes on."""
    hinted: list[int] = field(default_factory=list)
    """Seats whose players were given hints."""
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where each part stood in the text that was read: "deal age1", "turn 12", "result"."""
