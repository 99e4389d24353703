"""An estimate of chances and final points of all seats, from what one of them knows: games thought on to their end."""

from dataclasses import dataclass
from typing import Final

from sevenwonders.coach.expert import TURN_STEP
from sevenwonders.coach.results import rounded
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.players.judge import Judge
from sevenwonders.players.judges import Judges

WORLDS: Final = 12
"""How often what is hidden is drawn, and the game thought on."""
SHARP: Final = 1 << 30


@dataclass(frozen=True)
class Estimate:
    """For one seat, from what it knows."""

    chances: tuple[float, ...]
    """To win, of each seat; together 1."""
    points: tuple[int, ...]
    """Of each seat at the end."""


def estimate(game: Game, seat: int, *, worlds: int = WORLDS, seed: int = 1) -> Estimate:
    """The chances are those that the judge sees in the position, or what came of the games if nothing was learned."""
    seats = int(game.seats)
    rng = Rng(seed + TURN_STEP * (len(game.turns) + 1) + seat)
    judge = Judges().of(game)
    chances, points = [0.0] * seats, [0.0] * seats
    for _ in range(worlds):
        world = game.resample(seat, rng)
        seen = None if judge is None or world.over() else _chances(world, judge)
        _play_on(world, judge, rng)
        totals = world.scores().totals
        for each in range(seats):
            points[each] += totals[each]
            chances[each] += seen[each] if seen is not None else world.payoff(each)
    whole = sum(chances) or 1.0
    return Estimate(tuple(rounded(each / whole) for each in chances), tuple(round(each / worlds) for each in points))


def _chances(world: Game, judge: Judge) -> list[float]:
    """What the judge thinks of each seat; in Duel of the one whose turn it is, and the other has the rest."""
    if isinstance(world, Duel):
        mine = world.to_act()[0]
        judge.look(world, mine)
        judge.value()
        return [judge.chance if each == mine else 1.0 - judge.chance for each in range(2)]
    found = []
    for each in range(int(world.seats)):
        judge.look(world, each)
        judge.value()
        found.append(judge.chance)
    return found


def _play_on(world: Game, judge: Judge | None, rng: Rng) -> None:
    """To the end, each seat by moves that the judge thinks likely."""
    while not world.over():
        seat = world.to_act()[0]
        moves = world.moves(seat)
        world.apply(seat, moves[0] if len(moves) == 1 else _likely(world, seat, moves, judge, rng))


def _likely(world: Game, seat: int, moves: list[int], judge: Judge | None, rng: Rng) -> int:
    if judge is None:
        return moves[int(rng.below(len(moves)))]
    judge.look(world, seat)
    weights = [judge.weight(move) ** 2 for move in moves]
    left = sum(weights) * int(rng.below(SHARP)) / SHARP
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0.0:
            return move
    return moves[-1]
