"""What a seat sees as a vector: for those who learn. Two positions that it cannot tell apart give equal vectors.

Compiled code writes it from what the seat may know (`duel/sight.py`, `classic/sight.py`), block by block, each with its
name. Numbers are whole ones, each divided by the scale of its block: nearly all lie between 0 and 1. The own city
comes first, then the others clockwise. What lies in a vector depends on the game, the number of players and the mix of
sets; so does its length.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sevenwonders.classic.game import Classic
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.sight import Sight as ClassicSight
from sevenwonders.core.game import Game
from sevenwonders.duel.codex import Codex as DuelCodex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.sight import Sight as DuelSight
from sevenwonders.lab.extra import missing
from sevenwonders.lab.layout import Block, Layout

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Observer(ABC):
    """Looks at games of one kind and mix of sets."""

    layout: Layout

    @property
    def size(self) -> int:
        """The length of a vector."""
        return self.layout.size

    @abstractmethod
    def vector(self, game: Game, seat: int) -> "NDArray[np.float32]":
        """What a seat sees."""

    def dictionary(self, game: Game, seat: int) -> dict[str, "NDArray[np.float32]"]:
        """The same by name of block."""
        return self.layout.split(self.vector(game, seat))


class DuelObserver(Observer):
    """Reads rows of `duel/sight.py`."""

    def __init__(self, codex: DuelCodex) -> None:
        self._sight = DuelSight(codex)
        self.layout = Layout([Block(*block) for block in self._sight.blocks])

    def vector(self, game: Game, seat: int) -> "NDArray[np.float32]":
        assert isinstance(game, Duel)
        row = np.frombuffer(memoryview(self._sight.row(game, seat)), dtype=np.uint8)
        return np.multiply(row, self.layout.factors, dtype=np.float32)


class ClassicObserver(Observer):
    """Reads rows of `classic/sight.py`."""

    def __init__(self, setting: Setting) -> None:
        self._sight = ClassicSight(setting)
        self.layout = Layout([Block(*block) for block in self._sight.blocks])

    def vector(self, game: Game, seat: int) -> "NDArray[np.float32]":
        assert isinstance(game, Classic)
        row = np.frombuffer(memoryview(self._sight.row(game, seat)), dtype=np.int32)
        return np.multiply(row, self.layout.factors, dtype=np.float32)


def observer_of(game: Game) -> Observer:
    """The observer of a game: the same for all games with its players and sets.

    >>> game = Duel(seed=7)
    >>> observer = observer_of(game)
    >>> observer.vector(game, 0).shape == (observer.size,)
    True
    """
    if isinstance(game, Duel):
        return DuelObserver(game.codex)
    assert isinstance(game, Classic)
    return ClassicObserver(game.setting)
