"""Playing games to learn from: mostly moves that the judge guesses, and in some games now and then one that is thought
over.

The guessed ones are cheap and give many endings, which the value learns from; those thought over are what the opinion
of moves learns from. In some games a few moves are drawn by lot, so that the value knows what a good player avoids.
"""

from dataclasses import dataclass
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.classic.ranking import lead_of
from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.duel.scoring import total_points
from sevenwonders.games import GameSpec
from sevenwonders.lab.training.lessons import Choice, Lesson
from sevenwonders.players.guessing import guess
from sevenwonders.players.judge import Judge
from sevenwonders.players.thinking import Thought

NOISE: Final = 0.25
DIGITS: Final = 4
FEW: Final = 2
"""A decision is worth thinking over if it has so many moves."""


@dataclass(frozen=True)
class Effort:
    """How hard to think."""

    rounds: int = 400
    one_in: int = 12
    """One choice in so many is thought over, in a game of three in which anything is; the more seats, the fewer."""
    hard_games: int = 3
    """One game in so many is such a game."""
    most_strays: int = 10
    """Moves in a hundred that are drawn by lot, at the most: in each game another number."""


def play_lesson(spec: GameSpec, judge: Judge, rng: Rng, effort: Effort) -> Lesson:
    """One game of a judge against itself."""
    seed = rng.seed()
    game = spec.begin(seed, quiet=True)
    choices: list[Choice] = []
    moves = Moves()
    seldom = max(effort.one_in, effort.one_in * spec.players // 3)
    hard, strays = rng.below(effort.hard_games) == 0, rng.below(effort.most_strays + 1)
    while (seat := int(game.next_seat())) >= 0:
        moves.count = 0
        game.legal(seat, moves)
        if hard and moves.count >= FEW and rng.below(seldom) == 0:
            choice = _think(game, seat, judge, rng, effort)
        elif rng.below(100) < strays:
            choice = Choice(seat, int(moves.ids[rng.below(moves.count)]))
        else:
            choice = Choice(seat, int(guess(game, seat, moves, judge, rng)))
        choices.append(choice)
        game.apply(seat, choice.move)
    payoffs = [game.payoff(seat) for seat in range(int(game.seats))]
    return Lesson(spec.game, spec.players, spec.sets, spec.teams, seed, choices, payoffs, leads_of(game))


def leads_of(game: Game) -> list[int]:
    """How far each seat is ahead of the best of the others."""
    if isinstance(game, Duel):
        lead = int(total_points(game, 0) - total_points(game, 1))
        return [lead, -lead]
    assert isinstance(game, Classic)
    return [int(lead_of(game, seat)) for seat in range(int(game.seats))]


def _think(game: Game, seat: int, judge: Judge, rng: Rng, effort: Effort) -> Choice:
    thought = Thought(game, seat, judge, rng)
    thought.stir(NOISE)
    thought.run(effort.rounds)
    tried = {int(each.move): int(each.visits) for each in thought.root.branches if each.visits}
    value = sum(each.reward for each in thought.root.branches) / sum(tried.values())
    return Choice(seat, thought.best(), tried, round(value, DIGITS))
