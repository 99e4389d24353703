"""The games behind OpenSpiel's states: copied as states are copied, and remembered as each seat saw them."""

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.core.game import Game
from sevenwonders.core.rng import Rng
from sevenwonders.games import GameSpec
from sevenwonders.lab.actions import actions_of
from sevenwonders.lab.observations import observer_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHANCE: Final = -1
"""Who deals."""


class SpielTable:
    """What all positions of a game have in common."""

    def __init__(self, spec: GameSpec, waits: bool) -> None:
        first = spec.begin(0, quiet=True)
        self.spec = spec
        self.seats = int(first.seats)
        self.observer = observer_of(first)
        self.table = actions_of(first)
        self.waits = waits
        self.size = self.table.size + waits

    def empty(self) -> "Sitting":
        """Before the deal."""
        return Sitting(self, None, [""] * self.seats)


@cache
def table_for(spec: GameSpec, waits: bool) -> SpielTable:
    """The table of a game, made once."""
    return SpielTable(spec, waits)


class Sitting:
    """A game, or none before the deal, and for each seat a digest of all that it has seen and done."""

    def __init__(self, table: SpielTable, game: Game | None, memories: list[str]) -> None:
        self._table = table
        self._game = game
        self._memories = memories
        self._path: list[dict[int, int]] | None = []
        """How it came here, step by step; None where that was drawn anew."""

    def __deepcopy__(self, _: dict[int, Any]) -> "Sitting":
        """States are copied with all that they hold."""
        copy = Sitting(self._table, self._game.clone() if self._game is not None else None, self._memories[:])
        copy._path = self._path[:] if self._path is not None else None
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        """States are written down as what was done."""
        if self._path is None:
            raise ValueError("a position that was drawn anew cannot be written down: nobody played it")
        return _retraced, (self._table.spec, self._table.waits, self._path)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise ValueError("nothing is dealt yet: the first action of a state is chance's, the number of a deal")
        return self._game

    def is_dealt(self) -> bool:
        return self._game is not None

    def deal(self, number: int) -> None:
        self._game = self._table.spec.begin(number, quiet=True)
        self._remember({CHANCE: number}, {})

    def asked(self) -> list[int]:
        return self.game.to_act() if self._game is not None else []

    def actions(self, seat: int) -> list[int]:
        """What a seat may do, ascending."""
        if not self.asked():
            return []
        found = sorted(self._table.table.open(self.game, seat))
        return found or ([self._table.table.size] if self._table.waits else [])

    def act(self, choices: dict[int, int]) -> None:
        moves = {seat: self._table.table.move(self.game, seat, action) for seat, action in choices.items()}
        for seat, move in moves.items():
            self.game.play(seat, move)
        self._remember(choices, moves)

    def _remember(self, choices: dict[int, int], moves: dict[int, int]) -> None:
        if self._path is not None:
            self._path.append(choices)
        for seat, before in enumerate(self._memories):
            self._memories[seat] = _digest(before, str(moves.get(seat, "")), repr(self.game.view(seat)))

    def resampled(self, seat: int, rng: Rng) -> "Sitting":
        """Drawn anew for a seat: it remembers the same. The others could have come here by many ways: they remember
        only what they see now."""
        drawn = self.game.resample(seat, rng)
        memories = [_digest(repr(drawn.view(other))) for other in range(self._table.seats)]
        memories[seat] = self._memories[seat]
        other = Sitting(self._table, drawn, memories)
        other._path = None
        return other

    def name(self, action: int) -> str:
        return "wait" if action == self._table.table.size else self._table.table.name(action)

    def rewards(self) -> list[float]:
        if self._game is None or not self.game.over():
            return [0.0] * self._table.seats
        return [2 * self.game.payoff(seat) - 1 for seat in range(self._table.seats)]

    def vector(self, seat: int) -> "NDArray[np.float32]":
        return self._table.observer.vector(self.game, seat)

    def seen(self, seat: int) -> str:
        """All that a seat sees now, as text."""
        return repr(self.game.view(seat)) if self._game is not None else ""

    def recalled(self, seat: int) -> str:
        """What a seat has seen and done since the beginning."""
        return self._memories[seat]

    def told(self) -> str:
        """The whole position in a line."""
        return " ".join(self._memories) if self._game is not None else "before the deal"


def _retraced(spec: GameSpec, waits: bool, path: list[dict[int, int]]) -> Sitting:
    sitting = table_for(spec, waits).empty()
    for choices in path:
        if CHANCE in choices:
            sitting.deal(choices[CHANCE])
        else:
            sitting.act(choices)
    return sitting


def _digest(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()[:32]
