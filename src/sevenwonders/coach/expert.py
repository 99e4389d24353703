"""The expert beside the table: it measures the best move of a decision and the one that was played, equally well."""

import gc
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from sevenwonders.coach.calibration import Calibration, calibration_of
from sevenwonders.coach.results import Choice, rounded
from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.duel.game import Duel
from sevenwonders.games import CLASSIC, DUEL
from sevenwonders.players.bot import Seat
from sevenwonders.players.duel_endgame import Endgame, is_settled
from sevenwonders.players.judge import Judge
from sevenwonders.players.judges import Judges
from sevenwonders.players.search import Tree
from sevenwonders.players.thinking import Thought

ROUNDS: Final = {DUEL: 2000, CLASSIC: 800}
"""For one decision, by game: half to find the best move, a quarter each for it and for the one that was played."""
FEWEST: Final = 16
POSITIONS: Final = 20_000
"""Of an end of Duel that is solved instead."""
TURN_STEP: Final = 1009
"""Seeds of decisions: apart by turn and seat, and the same in every process."""


class Search(Protocol):
    """What the expert asks of a search, whichever it is."""

    def run(self, rounds: int) -> None: ...

    def through(self, move: int, rounds: int) -> None: ...

    def ranked(self) -> list[int]:
        """The moves that were tried, those most often tried first."""

    def measured(self, move: int) -> tuple[float, float | None, float]:
        """Chance to win, points ahead, and the standard error of the chance."""


class Led:
    """The search led by a judge."""

    def __init__(
        self, game: Game, seat: int, judge: Judge, rng: Rng, open_cards: bool, calibration: Calibration
    ) -> None:
        self._thought = Thought(game, seat, judge, rng, open_cards=open_cards, quick=True)
        self._calibration = calibration
        self._knows_points = game.name != "duel"

    def run(self, rounds: int) -> None:
        self._thought.run(rounds)

    def through(self, move: int, rounds: int) -> None:
        self._thought.run_through(move, rounds)

    def ranked(self) -> list[int]:
        tried = [each for each in self._thought.root.branches if each.visits]
        tried.sort(key=lambda each: (-each.visits, -each.reward, each.move))
        return [int(each.move) for each in tried]

    def measured(self, move: int) -> tuple[float, float | None, float]:
        branch = self._thought.branch(move)
        seen = branch.wins / branch.visits
        spread = max(branch.squares / branch.visits - seen * seen, 0.0)
        lead = branch.leads / branch.visits if self._knows_points else None
        doubt = self._calibration.slope(seen) * math.sqrt(spread / branch.visits)
        return self._calibration.chance(seen), lead, doubt


class Plain:
    """The search that plays games out, where nothing was learned."""

    def __init__(self, game: Game, seat: int, rng: Rng, open_cards: bool) -> None:
        self._tree = Tree(game, seat, rng, open_cards)

    def run(self, rounds: int) -> None:
        self._tree.run(rounds)

    def through(self, move: int, rounds: int) -> None:
        self._tree.run_through(move, rounds)

    def ranked(self) -> list[int]:
        tried = sorted(self._tree.root.children, key=lambda each: (-each.visits, -each.reward, each.move))
        return [int(each.move) for each in tried]

    def measured(self, move: int) -> tuple[float, float | None, float]:
        node = self._tree.node(move)
        chance = node.wins / node.visits
        return chance, None, math.sqrt(max(chance * (1.0 - chance), 0.0) / node.visits)


@dataclass(frozen=True)
class Opinion:
    """The expert's move and another, as good as they are."""

    best: Choice
    other: Choice
    best_move: int
    other_move: int


class Expert:
    """Repeatable: what it says hangs on the rounds, the seed, the place in the game and what the seat knows."""

    def __init__(
        self, rounds: int, seed: int = 1, open_cards: bool = False, calibration: Calibration | None = None
    ) -> None:
        """calibration: that of the game, if none is given."""
        if rounds < FEWEST:
            raise ValueError(f"{rounds} rounds are too few for an opinion; the least is {FEWEST}")
        self.rounds = rounds
        self.seed = seed
        self.open_cards = open_cards
        self._calibration = calibration
        self._judges = Judges()

    def looks_at(self, game: Game, seat: int, turn: int) -> tuple[Game, Rng]:
        """The game as the expert takes it: a draw from what the seat knows, or all cards open."""
        rng = Rng(self.seed + TURN_STEP * turn + seat)
        return (game.clone(quiet=True) if self.open_cards else Seat(game, seat).resample(rng)), rng

    def opinion(self, known: Game, seat: int, played: int, rng: Rng) -> Opinion:
        """Compare a move with the best; `known` and `rng` are what `looks_at` gave."""
        found = self._solved(known, seat, played)
        if found is None:
            with unswept():
                found = self._searched(known, seat, played, rng)
        return found

    def two_best(self, known: Game, seat: int, rng: Rng) -> Opinion:
        """The two moves that the expert likes best; there are two at least."""
        search = self._search(known, seat, rng)
        with unswept():
            search.run(self.rounds // 2)
            ranked = [*_victories(known, seat), *search.ranked(), *known.moves(seat)]
            first, second = list(dict.fromkeys(ranked))[:2]
            return self._compared(search, known, first, second)

    def _searched(self, known: Game, seat: int, played: int, rng: Rng) -> Opinion:
        search = self._search(known, seat, rng)
        search.run(self.rounds // 2)
        victories = _victories(known, seat)
        best = played if played in victories else [*victories, *search.ranked()][0]
        if best == played:
            search.through(best, 1)  # it may be a victory that the search has not tried
            choice = _choice(known, search, best)
            return Opinion(choice, choice, best, best)
        return self._compared(search, known, best, played)

    def _compared(self, search: Search, known: Game, best: int, other: int) -> Opinion:
        for move in (best, other):
            search.through(move, self.rounds // 4)
        return Opinion(_choice(known, search, best), _choice(known, search, other), best, other)

    def _search(self, known: Game, seat: int, rng: Rng) -> Search:
        judge = self._judges.of(known)
        if judge is None:
            return Plain(known, seat, rng, self.open_cards)
        calibration = calibration_of(known.name) if self._calibration is None else self._calibration
        return Led(known, seat, judge, rng, self.open_cards, calibration)

    def _solved(self, known: Game, seat: int, played: int) -> Opinion | None:
        """The end of Duel, where it can be looked at to the last card."""
        if not isinstance(known, Duel) or not is_settled(known):
            return None
        best = Endgame(POSITIONS).best(known, seat)
        if best < 0:
            return None
        worth = []
        for move in (best, played):
            after = known.clone(quiet=True)
            after.apply(seat, move)
            worth.append(Endgame(POSITIONS).worth(after, seat))
        if min(worth) < 0.0:
            return None
        if worth[0] <= worth[1]:
            best = played
        choices = [Choice(known.text(m), w, None, 0.0) for m, w in zip((best, played), worth, strict=True)]
        return Opinion(choices[0], choices[1], best, played)


def _victories(known: Game, seat: int) -> list[int]:
    """Moves that win a game of Duel at once: a search with few rounds may not try one that seldom is there."""
    found = []
    for move in known.moves(seat) if isinstance(known, Duel) else ():
        after = known.clone(quiet=True)
        after.apply(seat, move)
        if after.over() and after.payoff(seat) == 1.0:
            found.append(move)
    return found


def _choice(known: Game, search: Search, move: int) -> Choice:
    chance, lead, doubt = search.measured(move)
    return Choice(known.text(move), rounded(chance), None if lead is None else round(lead, 1) + 0.0, rounded(doubt))


@contextmanager
def unswept() -> Iterator[None]:
    """A tree of moves has no cycles: looking for some in it again and again takes a tenth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
