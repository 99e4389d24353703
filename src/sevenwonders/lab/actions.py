"""A fixed table of actions for every game and mix of sets: a number stands for a move, the same at every position.

Duel: the number is the engine's own id (`duel/moves.py`), one for every move that there is.

7 Wonders: it stands for a verb, a card and a *way*: `(verb * cards + card) * 8 + way`, verbs and cards numbered as in
the codex. Moves without a card come last: `verbs * cards * 8 + verb * 64 + way`. Way 0 is the cheapest payment, the
last way the next; `classic/ways.py` tells the rest.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sevenwonders.classic.codex import Codex as ClassicCodex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.ways import NO_ACTION, WAYS, WAYS_ALONE, Ways
from sevenwonders.core.game import Game, IllegalMove
from sevenwonders.core.moves import Moves
from sevenwonders.duel.codex import Codex as DuelCodex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.moves import parts_of
from sevenwonders.lab.extra import missing

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


def _refused(seat: int, action: int) -> IllegalMove:
    return IllegalMove(f"seat {seat} may not take action {action} now: the mask says which ones it may")


class ActionTable(ABC):
    """The actions of one game and mix of sets."""

    size: int
    """How many there are: numbers from 0 on."""

    @abstractmethod
    def open(self, game: Game, seat: int) -> dict[int, int]:
        """The actions that a seat may take now, each with its move; none if it owes no decision."""

    @abstractmethod
    def name(self, action: int) -> str:
        """An action in words."""

    def mask(self, game: Game, seat: int) -> "NDArray[np.int8]":
        """1 for each action that a seat may take now."""
        found = np.zeros(self.size, dtype=np.int8)
        found[list(self.open(game, seat))] = 1
        return found

    def move(self, game: Game, seat: int, action: int) -> int:
        """The move that an action stands for now. Raises IllegalMove if the seat may not take it."""
        move = self.open(game, seat).get(int(action))
        if move is None:
            raise _refused(seat, action)
        return move

    @abstractmethod
    def action(self, game: Game, seat: int, move: int) -> int:
        """The action that stands for a legal move."""


class DuelActions(ActionTable):
    """An action is a move's id."""

    def __init__(self, codex: DuelCodex) -> None:
        self._codex = codex
        self.size = int(codex.all_moves)

    def open(self, game: Game, seat: int) -> dict[int, int]:
        return {move: move for move in game.moves(seat)}

    def name(self, action: int) -> str:
        return parts_of(self._codex, action).text()

    def action(self, game: Game, seat: int, move: int) -> int:
        return self.move(game, seat, move)


class ClassicActions(ActionTable):
    """An action is a verb, a card and a way."""

    def __init__(self, codex: ClassicCodex) -> None:
        self._codex = codex
        self._ways = Ways(codex)
        self._legal = Moves()
        self.size = int(self._ways.size)

    def _read(self, game: Game, seat: int) -> Ways:
        self._legal.count = 0
        if seat in game.to_act():
            game.legal(seat, self._legal)
        self._ways.read(self._legal)
        return self._ways

    def open(self, game: Game, seat: int) -> dict[int, int]:
        return self._read(game, seat).opened()

    def move(self, game: Game, seat: int, action: int) -> int:
        move = self._read(game, seat).move(int(action))
        if move == NO_ACTION:
            raise _refused(seat, action)
        return int(move)

    def name(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}; they are numbered from 0 to {self.size - 1}")
        codex, alone = self._codex, int(self._ways.alone)
        if action >= alone:
            verb, way = divmod(action - alone, WAYS_ALONE)
            return f"{codex.verbs[verb]}, way {way}"
        pair, way = divmod(action, WAYS)
        verb, card = divmod(pair, int(codex.cards))
        return f"{codex.verbs[verb]}:{codex.box.cards[card].key}, way {way}"

    def action(self, game: Game, seat: int, move: int) -> int:
        action = self._read(game, seat).action(move)
        if action == NO_ACTION:
            raise IllegalMove(game.why_not(seat, move) or f"'{game.text(move)}' has no action of its own")
        return int(action)


def actions_of(game: Game) -> ActionTable:
    """The table of a game: the same for all games with its players and sets.

    >>> game = Duel(seed=7)
    >>> table = actions_of(game)
    >>> int(table.mask(game, 0).sum())
    4
    """
    if isinstance(game, Duel):
        return DuelActions(game.codex)
    assert isinstance(game, Classic)
    return ClassicActions(game.codex)
