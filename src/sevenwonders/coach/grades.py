"""How a decision is graded: by what it costs of the chance to win, as far as that is sure."""

from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"

LIMITS: Final = ((0.01, BEST), (0.03, GOOD), (0.07, INACCURACY), (0.15, MISTAKE))
"""A loss below the first number is `best`, below the next `good`, and so on; from the last on it is a blunder."""
GRADES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)


def grade_of(loss: float) -> str:
    """The grade of a loss in chance to win, from 0 to 1.

    >>> grade_of(0.0), grade_of(0.02), grade_of(0.2)
    ('best', 'good', 'blunder')
    """
    for limit, grade in LIMITS:
        if loss < limit:
            return grade
    return BLUNDER
