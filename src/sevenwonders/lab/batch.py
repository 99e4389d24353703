"""Many games of Duel at once, in numpy arrays: what a learner feeds to its net, hundreds of thousands of decisions a
second.

>>> from sevenwonders.lab.batch import DuelBatch
>>> batch = DuelBatch(games=256, seed=7)
>>> batch.step(batch.lots)
>>> batch.observations.shape[0], int(batch.ended.sum())
(256, 0)

All of it is stepped by compiled code (`duel/many.py`). Actions and observations are those of `lab/actions.py` and
`lab/observations.py`, from the seat that decides. A game that ends is followed by a new one in the same row.
"""

from typing import TYPE_CHECKING

from sevenwonders.duel.many import ManyDuels
from sevenwonders.lab.extra import missing
from sevenwonders.lab.layout import Block, Layout

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


class DuelBatch:
    """Games side by side. All arrays have a row for each game; `observations` is written anew by every step, the
    others are made anew and can be kept."""

    def __init__(self, games: int, seed: int) -> None:
        self._many = ManyDuels(games, seed)
        self.layout = Layout([Block(*block) for block in self._many.sight.blocks])
        self.actions = int(self._many.codex.all_moves)
        """How many actions there are."""
        self.games = games
        self.observations: NDArray[np.float32] = np.zeros((games, self.layout.size), dtype=np.float32)
        self.masks: NDArray[np.bool_]
        """Which actions are legal."""
        self.seats: NDArray[np.uint8]
        """Who decides."""
        self.ended: NDArray[np.bool_]
        """Where the last step ended a game: what is seen there is the beginning of the next."""
        self.rewards: NDArray[np.float64]
        """What that game was worth to seat 0 and to seat 1: 1, -1, or 0 if they share the victory; else 0."""
        self.lots: NDArray[np.int64]
        """A legal action of each game, drawn by lot: what a random player does."""
        self._read()

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Take an action in each game. Raises ValueError, and changes nothing, if one of them is not legal."""
        self._many.step(np.ascontiguousarray(actions, dtype="<i8").tobytes())
        self._read()

    def _read(self) -> None:
        many, shape = self._many, (self.games, -1)
        rows = np.frombuffer(memoryview(many.rows), dtype=np.uint8).reshape(shape)
        np.multiply(rows, self.layout.factors, out=self.observations)
        self.masks = np.frombuffer(memoryview(many.masks), dtype=np.bool_).reshape(shape)
        self.seats = np.frombuffer(memoryview(many.seats), dtype=np.uint8)
        self.ended = np.frombuffer(memoryview(many.ended), dtype=np.bool_)
        payoffs = np.frombuffer(memoryview(many.payoffs), dtype=np.float64).reshape(shape)
        self.rewards = np.where(self.ended[:, None], 2 * payoffs - 1, 0.0)
        self.lots = np.frombuffer(memoryview(many.lots), dtype=np.int64)
