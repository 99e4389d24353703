"""Many games of 7 Wonders at once, with any mix of sets, in numpy arrays: as `lab/batch.py` for Duel.

>>> from sevenwonders.games import GameSpec
>>> from sevenwonders.lab.classic_batch import ClassicBatch
>>> batch = ClassicBatch(GameSpec("classic", players=3), games=4, seed=7)
>>> batch.step(batch.lots)
>>> batch.observations.shape[0], batch.seats.tolist()
(4, [1, 1, 1, 1])

Seats that choose at the same time are asked one after another; what they chose is in nobody else's observation. The
engine is compiled, what is seen is read from views in Python: some thousand decisions a second.
"""

from typing import TYPE_CHECKING

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.actions import actions_of
from sevenwonders.lab.extra import missing
from sevenwonders.lab.observations import observer_of

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


class ClassicBatch:
    """Games side by side. All arrays have a row for each game; every step makes them anew, so that they can be kept."""

    def __init__(self, spec: GameSpec, games: int, seed: int) -> None:
        """Raises ValueError if there is no such game."""
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        self._spec = spec
        self._seeds = Rng(seed)
        self._dice = Rng(self._seeds.seed())
        self._tables: list[Game] = [self._new() for _ in range(games)]
        self._open: list[dict[int, int]] = [{} for _ in range(games)]
        first = self._tables[0]
        self._observer, self._actions = observer_of(first), actions_of(first)
        self.layout = self._observer.layout
        self.actions = self._actions.size
        """How many actions there are."""
        self.games = games
        self.players = int(first.seats)
        self.observations: NDArray[np.float32]
        self.masks: NDArray[np.bool_]
        """Which actions are legal."""
        self.seats: NDArray[np.uint8]
        """Who decides."""
        self.ended: NDArray[np.bool_]
        """Where the last step ended a game: what is seen there is the beginning of the next."""
        self.rewards: NDArray[np.float64]
        """What that game was worth to each seat, from 1 to -1; else 0."""
        self.lots: NDArray[np.int64]
        """A legal action of each game, drawn by lot: what a random player does."""
        self._begin_step()
        for number in range(games):
            self._tell(number)

    def _new(self) -> Game:
        return self._spec.begin(self._seeds.seed(), quiet=True)

    def _begin_step(self) -> None:
        self.observations = np.zeros((self.games, self.layout.size), dtype=np.float32)
        self.masks = np.zeros((self.games, self.actions), dtype=np.bool_)
        self.seats = np.zeros(self.games, dtype=np.uint8)
        self.ended = np.zeros(self.games, dtype=np.bool_)
        self.rewards = np.zeros((self.games, self.players))
        self.lots = np.zeros(self.games, dtype=np.int64)

    def _tell(self, number: int) -> None:
        table = self._tables[number]
        seat = int(table.next_seat())
        legal = self._actions.open(table, seat)
        actions = sorted(legal)
        self._open[number] = legal
        self.seats[number] = seat
        self.observations[number] = self._observer.vector(table, seat)
        self.masks[number, actions] = True
        self.lots[number] = actions[self._dice.below(len(actions))]

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Take an action in each game. Raises ValueError, and changes nothing, if one of them is not legal."""
        chosen = [int(action) for action in actions]
        if len(chosen) != self.games:
            raise ValueError(f"a step takes {self.games} actions, one for each game")
        for number, action in enumerate(chosen):
            if action not in self._open[number]:
                raise ValueError(f"action {action} is not legal in game {number} of the batch")
        seats = self.seats
        self._begin_step()
        for number, action in enumerate(chosen):
            table = self._tables[number]
            table.apply(int(seats[number]), self._open[number][action])
            if table.over():
                self.ended[number] = True
                self.rewards[number] = [2 * table.payoff(seat) - 1 for seat in range(self.players)]
                self._tables[number] = self._new()
            self._tell(number)

    def table(self, number: int) -> Game:
        """A copy of one of the games, to look at."""
        return self._tables[number].clone(quiet=True)
