"""A hint for the decision at hand: what to look at, the two best moves, and why the first is better."""

from dataclasses import dataclass

from sevenwonders.coach.expert import ROUNDS, Expert
from sevenwonders.coach.reasons import reasons_for, theme_of
from sevenwonders.coach.results import Choice, Reason
from sevenwonders.core.game import Game


class NoHint(ValueError):
    """There is nothing to give a hint about; the text says why."""


@dataclass(frozen=True)
class Hint:
    """For one seat, from what it knows."""

    seat: int
    theme: str
    moves: tuple[Choice, ...]
    """The best two; one if there is no choice."""
    reasons: tuple[Reason, ...]
    """What tells the first from the second."""


def hint(game: Game, seat: int, *, rounds: int | None = None, seed: int = 1) -> Hint:
    """A hint for a seat that owes a decision, from what it knows. Raises NoHint.

    rounds: how long the expert thinks, or as long as is right for the game. The same seed gives the same hint.
    """
    if game.over():
        raise NoHint("the game is over")
    if seat not in game.to_act():
        asked = ", ".join(map(str, game.to_act()))
        raise NoHint(f"seat {seat} has nothing to decide now; to decide: {asked}")
    expert = Expert(ROUNDS[game.name] if rounds is None else rounds, seed)
    known, rng = expert.looks_at(game, seat, len(game.turns) + 1)
    moves = game.moves(seat)
    if len(moves) == 1:
        only = Choice(game.text(moves[0]), 0.0, None, 0.0)
        return Hint(seat, theme_of(known, seat, moves[0]), (only,), ())
    found = expert.two_best(known, seat, rng)
    reasons = reasons_for(known, seat, found.best_move, found.other_move)
    theme = reasons[0].theme if reasons else theme_of(known, seat, found.best_move)
    return Hint(seat, theme, (found.best, found.other), reasons)
