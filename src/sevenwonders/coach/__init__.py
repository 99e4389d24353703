"""The coach: what a strong player would say of a game. See docs/coach.md.

>>> from sevenwonders import Duel
>>> game = Duel(seed=7)
>>> advice = hint(game, 0, rounds=16)
>>> [choice.move for choice in advice.moves if choice.move.startswith("draft:")] != []
True
>>> game.play(0, advice.moves[0].move)
>>> review(game.record(), rounds=16).seats[0].judged[0].grade
'best'
"""

from sevenwonders.coach.hinting import Hint, hint
from sevenwonders.coach.results import Choice, Judged, Reason, Review, SeatReview, TurningPoint
from sevenwonders.coach.reviewing import review

__all__ = ["Choice", "Hint", "Judged", "Reason", "Review", "SeatReview", "TurningPoint", "hint", "review"]
