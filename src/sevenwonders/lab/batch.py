"""Many games at once, in numpy arrays: what a learner feeds to its net, many thousands of decisions a second.

>>> from sevenwonders.lab.batch import ClassicBatch, DuelBatch
>>> batch = DuelBatch(games=256, seed=7)
>>> batch.step(batch.lots)
>>> batch.observations.shape[0], int(batch.ended.sum())
(256, 0)

7 Wonders, with any mix of sets. Seats that choose at the same time are asked one after another; what they chose is in
nobody else's observation:

>>> from sevenwonders.games import GameSpec
>>> batch = ClassicBatch(GameSpec("classic", players=3), games=4, seed=7)
>>> batch.step(batch.lots)
>>> batch.seats.tolist()
[1, 1, 1, 1]

All of it is stepped by compiled code (`core/many.py`). Actions and observations are those of `lab/actions.py` and
`lab/observations.py`, from the seat that decides. A game that ends is followed by a new one in the same row.
"""

from typing import TYPE_CHECKING

from sevenwonders.classic.game import Classic
from sevenwonders.classic.many import ManyClassics
from sevenwonders.core.game import Game
from sevenwonders.duel.many import ManyDuels
from sevenwonders.games import GameSpec
from sevenwonders.lab.extra import missing
from sevenwonders.lab.layout import Block, Layout

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Batch:
    """Games side by side. All arrays have a row for each game; `observations` is written anew by every step, the
    others are made anew and can be kept."""

    def __init__(self, many: ManyDuels | ManyClassics) -> None:
        self._many = many
        self.layout = Layout([Block(*block) for block in many.sight.blocks])
        self.games = int(many.games)
        self.players = int(many.players)
        self.actions = int(many.actions)
        """How many actions there are."""
        self.observations: NDArray[np.float32] = np.zeros((self.games, self.layout.size), dtype=np.float32)
        self.masks: NDArray[np.bool_]
        """Which actions are legal."""
        self.seats: NDArray[np.uint8]
        """Who decides."""
        self.ended: NDArray[np.bool_]
        """Where the last step ended a game: what is seen there is the beginning of the next."""
        self.rewards: NDArray[np.float64]
        """What that game was worth to each seat: 1 for a victory, -1 for a defeat, between them for one that is shared;
        else 0."""
        self.lots: NDArray[np.int64]
        """A legal action of each game, drawn by lot: what a random player does."""
        self._read()

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Take an action in each game. Raises ValueError, and changes nothing, if one of them is not legal."""
        self._many.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())
        self._read()

    def _read(self) -> None:
        many, shape = self._many, (self.games, -1)
        rows = np.asarray(memoryview(many.rows)).reshape(shape)
        np.multiply(rows, self.layout.factors, out=self.observations, dtype=np.float32)
        self.masks = np.frombuffer(memoryview(many.masks), dtype=np.bool_).reshape(shape)
        self.seats = np.frombuffer(memoryview(many.seats), dtype=np.uint8)
        self.ended = np.frombuffer(memoryview(many.ended), dtype=np.bool_)
        payoffs = np.frombuffer(memoryview(many.payoffs), dtype=np.float64).reshape(shape)
        self.rewards = np.where(self.ended[:, None], 2 * payoffs - 1, 0.0)
        self.lots = np.frombuffer(memoryview(many.lots), dtype=np.int64)

    def table(self, number: int) -> Game:
        """A copy of one of the games, to look at."""
        return self._many.table(number)


class DuelBatch(Batch):
    """Games of Duel."""

    def __init__(self, games: int, seed: int) -> None:
        super().__init__(ManyDuels(games, seed))


class ClassicBatch(Batch):
    """Games of 7 Wonders with some number of players and some sets."""

    def __init__(self, spec: GameSpec, games: int, seed: int) -> None:
        """Raises ValueError if there is no such game."""
        first = spec.begin(0, quiet=True)
        if not isinstance(first, Classic):
            raise ValueError(f"a batch of 7 Wonders, not of {spec.game}: take DuelBatch")
        super().__init__(ManyClassics(games, seed, first.setting, spec.sides, spec.wonders))
