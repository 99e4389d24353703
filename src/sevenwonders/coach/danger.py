"""A danger as a value."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.coach.results import Reason

SCIENCE_ICON: Final = "science"
SHIELD_ICON: Final = "shield"
POINTS_ICON: Final = "guild"


@dataclass(frozen=True)
class Danger:
    """Something that another seat may do soon."""

    reason: Reason
    """What: `coach.danger.<key>` of the texts, and what it names."""
    icon: str
    seat: int
    """Whom it comes from."""
    weight: float
    card: str = ""
    """The card, or wonder, that it is about."""
    now: bool = True
    """Whether it is there already; otherwise some of the reader's moves bring it about."""
    moves: tuple[str, ...] = ()
    """The moves after which it is there."""
