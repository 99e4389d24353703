"""The coach: what a strong player would say of a game. See docs/coach.md."""

from sevenwonders.coach.hinting import Hint, hint
from sevenwonders.coach.results import Choice, Judged, Reason, Review, SeatReview, TurningPoint
from sevenwonders.coach.reviewing import review

__all__ = ["Choice", "Hint", "Judged", "Reason", "Review", "SeatReview", "TurningPoint", "hint", "review"]
