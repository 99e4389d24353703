"""An answer to a puzzle: whether it is right, and why."""

from dataclasses import dataclass

from sevenwonders.coach.puzzles.puzzle import Puzzle
from sevenwonders.coach.reasons import reasons_for
from sevenwonders.coach.results import Reason
from sevenwonders.coach.words import Words
from sevenwonders.core.game import Game, IllegalMove
from sevenwonders.core.rng import Rng
from sevenwonders.players.bot import Seat


@dataclass(frozen=True)
class Verdict:
    """What is said of an answer. The reasons tell the best move from `other`."""

    right: bool
    best: str
    other: str
    """The move that was chosen, if it is wrong; else the best of all others."""
    chance: float
    """To win, with the best move."""
    behind: float
    """The same with the best of all others."""
    reasons: tuple[Reason, ...]


def verdict(puzzle: Puzzle, game: Game, move: str) -> Verdict:
    """Judge a move in the puzzle's position. Raises IllegalMove if it is none there."""
    if game.parse(move) not in game.moves(puzzle.seat):
        raise IllegalMove(game.why_not(puzzle.seat, game.parse(move)))
    right = move in puzzle.answers
    best, other = (move, puzzle.second) if right else (puzzle.answers[0], move)
    # what the seat cannot know is drawn anew, so that no reason tells it
    known = Seat(game, puzzle.seat).resample(Rng(puzzle.number))
    reasons = reasons_for(known, puzzle.seat, known.parse(best), known.parse(other))
    return Verdict(right, best, other, puzzle.chance, puzzle.behind, reasons)


def explained(found: Verdict, puzzle: Puzzle, words: Words) -> list[str]:
    """A verdict in words: the best move and its chance, what speaks for it, and what against the other."""
    texts, seat = words.texts, puzzle.seat
    told = [texts("puzzle.best", move=words.move(found.best, seat), chance=words.percent(found.chance))]
    for of_best, key in ((True, "puzzle.for"), (False, "puzzle.against")):
        why = [words.reason(reason) for reason in found.reasons if reason.of_best == of_best]
        if why:
            other = words.move(found.other, seat)
            told.append(texts(key, move=other, why=texts("coach.report.between").join(why)))
    second = words.move(puzzle.second, seat)
    told.append(texts("puzzle.next", move=second, chance=words.percent(found.behind)))
    return told
