"""One game as those who learn meet it: actions by number, what a seat sees as a vector, and how it ended."""

from typing import TYPE_CHECKING

from sevenwonders.core.game import Game
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


class Episode:
    """A game of some kind, played again and again: table and observer stay the same."""

    def __init__(self, spec: GameSpec, *, quiet: bool = True) -> None:
        """A quiet one keeps no record. Raises ValueError if there is no such game."""
        self.spec = spec
        self._quiet = quiet
        self.game: Game = spec.begin(0, quiet=quiet)
        self.seats = int(self.game.seats)
        self.actions = actions_of(self.game)
        self.observer = observer_of(self.game)

    def begin(self, seed: int) -> None:
        """Deal a new game."""
        self.game = self.spec.begin(seed, quiet=self._quiet)

    def act(self, choices: dict[int, int]) -> None:
        """Take actions, by seat: what each stands for is settled before the first one is taken."""
        moves = {seat: self.actions.move(self.game, seat, action) for seat, action in choices.items()}
        for seat, move in moves.items():
            self.game.play(seat, move)

    def vector(self, seat: int) -> "NDArray[np.float32]":
        return self.observer.vector(self.game, seat)

    def mask(self, seat: int) -> "NDArray[np.int8]":
        return self.actions.mask(self.game, seat)

    def rewards(self) -> list[float]:
        """What the end is worth to each seat: 1 for a victory, -1 for a defeat, between them for one that is shared;
        0 before the end."""
        if not self.game.over():
            return [0.0] * self.seats
        return [2 * self.game.payoff(seat) - 1 for seat in range(self.seats)]
