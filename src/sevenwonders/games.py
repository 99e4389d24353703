"""The games by name: what records, bots and commands look up."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sevenwonders.core.game import Game
from sevenwonders.core.record import Record
from sevenwonders.duel.game import Duel


@dataclass(frozen=True)
class GameKind:
    """How to begin a game of one kind."""

    key: str
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    begin: Callable[[int, bool], Game]
    """A new game from a seed; quiet or not."""
    from_record: Callable[[Record], Game]
    """The game at its beginning, as a record deals it."""


GAMES: Final = {
    "duel": GameKind(
        "duel", (2,), lambda seed, quiet: Duel(seed=seed, quiet=quiet), lambda record: Duel.from_record(record)
    ),
}
