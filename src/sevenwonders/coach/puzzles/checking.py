"""Whether puzzles of before still are some: cards, rules and weights change."""

from collections.abc import Iterable, Iterator
from typing import Final

from sevenwonders.coach.puzzles.finding import Finder
from sevenwonders.coach.puzzles.puzzle import Row, puzzle_of
from sevenwonders.coach.reasons import reasons_for
from sevenwonders.core.game import IllegalMove
from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Seat

SEED: Final = 20_011
"""Of draws that no search had which found a puzzle."""


def checked(rows: Iterable[Row], finder: Finder) -> Iterator[Row | None]:
    """Each puzzle as it is told today, if a search that knows nothing of it finds its answer, and finds it clearly
    better; else None."""
    for row in rows:
        try:
            yield _checked(row, finder)
        except (ValueError, IllegalMove):  # its position cannot be reached any more
            yield None


def _checked(row: Row, finder: Finder) -> Row | None:
    puzzle = puzzle_of(row)
    game, seat = puzzle.position(quiet=True), puzzle.seat
    answers, second = [game.parse(move) for move in puzzle.answers], game.parse(puzzle.second)
    rng = Rng(SEED + puzzle.seed % SEED)
    if not {*answers, second} <= set(game.moves(seat)) or not finder.holds(game, seat, answers, rng):
        return None
    reasons = reasons_for(Seat(game, seat).resample(rng), seat, answers[0], second)
    return {**row, "theme": reasons[0].theme} if reasons else None
