"""Is one move clearly the best? Searches that know nothing of each other must say so, or the exact solution."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.coach.expert import POSITIONS, unswept
from sevenwonders.coach.reasons import reasons_for
from sevenwonders.coach.results import rounded
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.games import CLASSIC, DUEL
from sevenwonders.players.bot import Seat
from sevenwonders.players.duel_endgame import Endgame, is_settled
from sevenwonders.players.judge import ALWAYS, Judge
from sevenwonders.players.judges import Judges
from sevenwonders.players.thinking import Branch, Thought


@dataclass(frozen=True)
class Bar:
    """What a position of a game must show to be a puzzle."""

    glance: int
    """Rounds of the first search, which also plays the games."""
    rounds: int
    """Rounds of each of the other two."""
    each: int
    """Rounds through each of the best moves by itself, to measure them equally well."""
    margin: float
    """The least that the second move costs of the chance to win."""
    hint: float
    """The least that the first search must see of that."""


BARS: Final = {DUEL: Bar(200, 4000, 500, 0.14, 0.12), CLASSIC: Bar(100, 800, 200, 0.10, 0.08)}
FEWEST_MOVES: Final = 3
EQUAL: Final = 0.03
"""Moves that differ by less are as good as each other."""
SURE: Final = 3.0
"""The margin is at least so many standard errors."""
RIVALS: Final = 5
"""Moves beside the best that are measured."""
OBVIOUS: Final = 0.5
"""Who gives the answer such a share at first sight needs no puzzle."""
STEPS: Final = (4, 16, 64, 256)
"""Rounds after which the search is asked what it would play: for how hard a puzzle is."""
PLAYED_ON: Final = 1000
"""Rounds of 7 Wonders that are played on to the end."""
EASIEST: Final = 700
HARDEST: Final = 2200


@dataclass(frozen=True)
class Found:
    """The answer to a position."""

    answers: tuple[int, ...]
    second: int
    chance: float
    behind: float
    theme: str
    rating: int


class Finder:
    """Looks at positions of one game after another. What it finds hangs on the seeds alone."""

    def __init__(self) -> None:
        self._judges = Judges()

    def glance(self, game: Game, seat: int, rng: Rng) -> tuple[int, bool]:
        """A good move, and whether it may be worth a closer look."""
        moves = game.moves(seat)
        if len(moves) == 1:
            return moves[0], False
        known = Seat(game, seat).resample(rng)
        judge = self._judges.of(known)
        assert judge is not None
        if isinstance(known, Duel) and is_settled(known):
            best = Endgame(POSITIONS).best(known, seat)
            if best >= 0:
                return best, True
        bar = BARS[game.name]
        with unswept():
            thought = Thought(known, seat, judge, rng, quick=True)
            thought.run(bar.glance)
        best = thought.best()
        rest = [chance_of(each) for each in thought.root.branches if each.visits >= 4 and not alike(game, each, best)]
        promising = bool(rest) and chance_of(thought.branch(best)) - max(rest) >= bar.hint
        return best, promising or not rest

    def look(self, game: Game, seat: int, likely: int, rng: Rng) -> Found | None:
        """The answer, if there is one and it is worth asking for; `likely` is what the glance thinks it is."""
        moves = game.moves(seat)
        if len({kind_of(game, move) for move in moves}) < FEWEST_MOVES:
            return None
        known = Seat(game, seat).resample(rng)
        judge = self._judges.of(known)
        assert judge is not None
        shares = first_sight(known, seat, moves, judge)
        if shares[likely] > OBVIOUS:
            return None
        with unswept():
            worths, doubt = solved(known, seat, moves), 0.0
            if worths is not None:
                needed = self._needed(known, seat, judge, rng, worths)
            elif self._hopeless(known, seat, judge, rng):
                return None
            else:
                worths, doubt, needed = self._measured(known, seat, judge, rng)
        best = max(worths, key=worths.__getitem__)
        answers = [move for move in worths if worths[move] > worths[best] - EQUAL]
        rest = [move for move in worths if move not in answers]
        if not rest or len({kind_of(game, move) for move in answers}) > 1:
            return None
        second = max(rest, key=worths.__getitem__)
        margin = worths[best] - worths[second]
        share = sum(shares[move] for move in answers)
        if margin < BARS[game.name].margin or margin < SURE * doubt or share > OBVIOUS:
            return None
        answers.sort(key=lambda move: -worths[move])
        if doubt and not self._confirmed(known, seat, judge, rng, answers):
            return None
        reasons = reasons_for(known, seat, answers[0], second)
        if not reasons:
            return None
        return Found(
            tuple(answers), second, rounded(worths[best]), rounded(worths[second]), reasons[0].theme,
            rating_of(share, needed),
        )  # fmt: skip

    def holds(self, game: Game, seat: int, answers: Sequence[int], rng: Rng) -> bool:
        """Whether these are the answer also to who looks at the position for the first time."""
        known = Seat(game, seat).resample(rng)
        judge = self._judges.of(known)
        assert judge is not None
        with unswept():
            worths = solved(known, seat, known.moves(seat))
            if worths is None:
                return self._confirmed(known, seat, judge, rng, answers)
        return {move for move, worth in worths.items() if worth > max(worths.values()) - EQUAL} == set(answers)

    def _hopeless(self, known: Game, seat: int, judge: Judge, rng: Rng) -> bool:
        """Whether a short search sees already that two moves are nearly as good: most positions end here."""
        bar = BARS[known.name]
        thought = Thought(known, seat, judge, rng, quick=True)
        thought.run(bar.rounds // 4)
        best = thought.best()
        tried = sorted(thought.root.branches, key=lambda each: (-each.visits, each.move))
        others = [int(each.move) for each in tried if not alike(known, each, best)][:2]
        for move in (best, *others):
            thought.run_through(move, bar.each // 3)
        rest = max((chance_of(thought.branch(move)) for move in others), default=0.0)
        return chance_of(thought.branch(best)) - rest < 0.8 * bar.margin

    def _measured(self, known: Game, seat: int, judge: Judge, rng: Rng) -> tuple[dict[int, float], float, int]:
        """What the best moves are worth, the error of a difference, and how many rounds it took to see the best."""
        bar = BARS[known.name]
        thought = Thought(known, seat, judge, rng, quick=True)
        seen = []
        for step in STEPS:
            thought.run(step - int(thought.rounds))
            seen.append((step, thought.best()))
        thought.run(bar.rounds - int(thought.rounds))
        best = thought.best()
        tried = sorted(thought.root.branches, key=lambda each: (-each.visits, each.move))
        kin = [int(each.move) for each in tried if alike(known, each, best) and each.move != best]
        others = [int(each.move) for each in tried if not alike(known, each, best)]
        measured = [best, *kin[:RIVALS], *others[:RIVALS]]
        for move in measured:
            thought.run_through(move, bar.each)
        worths = {move: chance_of(thought.branch(move)) for move in measured}
        errors = [error_of(thought.branch(move)) for move in measured]
        return worths, math.sqrt(2.0) * max(errors), rounds_needed(seen, [best, *kin])

    def _needed(self, known: Game, seat: int, judge: Judge, rng: Rng, worths: dict[int, float]) -> int:
        """How many rounds a search takes to see what was solved."""
        best = max(worths.values())
        thought = Thought(known, seat, judge, rng, quick=True)
        seen = []
        for step in STEPS:
            thought.run(step - int(thought.rounds))
            seen.append((step, thought.best()))
        return rounds_needed(seen, [move for move, worth in worths.items() if worth == best])

    def _confirmed(self, known: Game, seat: int, judge: Judge, rng: Rng, answers: Sequence[int]) -> bool:
        """Whether another search, with draws of its own, comes to the same."""
        bar = BARS[known.name]
        thought = Thought(known, seat, judge, Rng(rng.seed()), quick=True)
        thought.run(bar.rounds)
        best = thought.best()
        if best not in answers:
            return False
        rest = [int(each.move) for each in thought.root.branches if each.visits and each.move not in answers]
        rest.sort(key=lambda move: -thought.branch(move).visits)
        for move in (best, *rest[:1]):
            thought.run_through(move, bar.each)
        if rest and chance_of(thought.branch(best)) - chance_of(thought.branch(rest[0])) < bar.margin / 2:
            return False
        return self._comes_true(known, seat, judge, rng, answers)

    def _comes_true(self, known: Game, seat: int, judge: Judge, rng: Rng, answers: Sequence[int]) -> bool:
        """Whether a search that plays games on to their end finds it too: all others trust the judge's word."""
        if judge.at_sight == ALWAYS:
            return True
        thought = Thought(known, seat, judge, Rng(rng.seed()))
        thought.run(int(judge.at_sight) + PLAYED_ON)
        return thought.best() in answers


def solved(known: Game, seat: int, moves: Sequence[int]) -> dict[int, float] | None:
    """What each move of an end of Duel is worth, where it can be looked at to the last card."""
    if not isinstance(known, Duel) or not is_settled(known):
        return None
    worths = {}
    for move in moves:
        after = known.clone(quiet=True)
        after.apply(seat, move)
        worths[move] = Endgame(POSITIONS).worth(after, seat)
    return worths if min(worths.values()) >= 0.0 else None


def first_sight(known: Game, seat: int, moves: Sequence[int], judge: Judge) -> dict[int, float]:
    """How likely a good player would make each move without thinking."""
    judge.begin(known, seat)
    judge.look(known, seat)
    weights = {move: judge.weight(move) for move in moves}
    total = sum(weights.values())
    return {move: weight / total for move, weight in weights.items()}


def kind_of(game: Game, move: int) -> str:
    """What a move does, whatever is paid for it; a wonder is the same with any card under it."""
    verb, *rest = game.text(move).split(":")
    if verb.startswith(("wonder", "stage")):
        return f"{verb}:{rest[0]}" if game.name == DUEL else verb
    return ":".join([verb, *rest[:1]])


def alike(game: Game, branch: Branch, move: int) -> bool:
    return kind_of(game, int(branch.move)) == kind_of(game, move)


def chance_of(branch: Branch) -> float:
    return branch.wins / branch.visits if branch.visits else 0.0


def error_of(branch: Branch) -> float:
    chance = chance_of(branch)
    return math.sqrt(max(branch.squares / branch.visits - chance * chance, 0.0) / branch.visits)


def rounds_needed(seen: Sequence[tuple[int, int]], answers: Sequence[int]) -> int:
    """After how many rounds the search wants an answer, and keeps to it."""
    needed = STEPS[-1] * 4
    for step, move in reversed(seen):
        if move not in answers:
            break
        needed = step
    return needed


def rating_of(share: float, needed: int) -> int:
    """How hard: the less the answer is thought of at first sight, and the longer a search takes to see it.

    >>> rating_of(0.5, 4), rating_of(0.02, 256)
    (780, 2036)
    """
    hidden = math.log2(1.0 / max(share, 0.001))
    late = math.log2(needed / STEPS[0])
    return round(min(max(600 + 180 * hidden + 70 * late, EASIEST), HARDEST))
