"""Games that people ended before the rules did: somebody resigned, or all agreed to end it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sevenwonders.core.game import Scores

RESIGNED: Final = "resigned"
AGREED: Final = "agreed"
ENDINGS: Final = (RESIGNED, AGREED)
"""What `Scores.victory` and a record's `result victory` say of such a game."""
TWO: Final = 2


def ended_scores(so_far: Scores, how: str, resigned: Sequence[int], seats: int) -> Scores:
    """The points as they stood. Of two seats the one that did not resign wins; in every other case nobody does."""
    winners = [seat for seat in range(seats) if seat not in resigned] if how == RESIGNED and seats == TWO else []
    standings = [1 if seat in winners else 2 for seat in range(seats)] if winners else []
    return replace(so_far, winners=winners, victory=how, tie_break="", standings=standings)


def result_of(scores: Scores, resigned: Sequence[int]) -> dict[str, str]:
    """How a record tells the end, with the seats that gave up."""
    told = scores.result() | {RESIGNED: " ".join(map(str, sorted(resigned)))}
    return {name: value for name, value in told.items() if value}


def resigned_in(result: dict[str, str], seats: int) -> list[int]:
    """The seats that gave up, as a record tells it; what is no seat is left out."""
    told = result.get(RESIGNED, "").split()
    return [int(each) for each in told if each.isascii() and each.isdigit() and len(each) < TWO and int(each) < seats]
