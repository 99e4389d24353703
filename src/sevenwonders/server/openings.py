"""What is known of boards and wonders from many games of bots, for the rules book."""

from sevenwonders.lab.openings import openings
from sevenwonders.server.models import Body


class KnownAt(Body):
    """A board among some number of players."""

    players: int
    games: int
    chance: float
    """To win."""
    margin: float
    """The chance is within this, 19 times in 20."""
    points: float
    """On average."""


class KnownBoard(Body):
    at: list[KnownAt]
    built: list[str]
    """Cards that winners with it built more often than others with it."""


class Openings(Body):
    games: dict[str, int]
    """How many games of each sort: `duel`, `classic 3`."""
    made: str
    """The day on which they were played."""
    boards: dict[str, dict[str, KnownBoard]]
    """By game, then by board of 7 Wonders or wonder of Duel."""


def what_is_known() -> Openings:
    return Openings.model_validate({name: openings()[name] for name in ("games", "made", "boards")})
