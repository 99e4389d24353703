"""A fixed table of actions for every game and mix of sets: a number stands for a move, the same at every position.

Duel: the number is the engine's own id (`duel/moves.py`), one for every move that there is.

7 Wonders: a move says what it pays, and there are more payments than any table has room for. So a number stands for a
verb, a card and a *way*: `(verb * cards + card) * 8 + way`, verbs and cards numbered as in the codex. Moves without a
card come last: `verbs * cards * 8 + verb * 64 + way`. Of the legal moves with one verb and card,

- the cheapest with option n (a stage, where one may choose) is way n, as far as there are so many ways; of payments
  that are equally cheap, the one with the lower id: it gives less to cities far off, then to the bank, then to the
  right;
- all others, dearer payments and options beyond, fill the ways that are left from the last one down, those that cost
  least first. What finds no room has no number of its own: the cheapest with the same option stands for it.

So way 0 is nearly always what one wants, and the last way is the second cheapest payment, if there is one.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from sevenwonders.classic.codex import Codex as ClassicCodex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import NO_CARD, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payment import coins_in
from sevenwonders.core.game import Game, IllegalMove
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

WAYS: Final = 8
"""Ways to make a move with one verb and card."""
WAYS_ALONE: Final = 64
"""Ways to make a move with one verb and no card."""


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
            raise IllegalMove(f"seat {seat} may not take action {action} now: the mask says which ones it may")
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
        self._cards = int(codex.cards)
        self._alone = len(codex.verbs) * self._cards * WAYS
        self.size = self._alone + len(codex.verbs) * WAYS_ALONE

    def open(self, game: Game, seat: int) -> dict[int, int]:
        alike: dict[int, list[int]] = defaultdict(list)
        for move in game.moves(seat) if seat in game.to_act() else ():
            alike[self._first(move)].append(move)
        found = {}
        for first, moves in alike.items():
            room = WAYS if first < self._alone else WAYS_ALONE
            found.update({first + way: move for way, move in _ways(moves, room).items()})
        return found

    def _first(self, move: int) -> int:
        """The first action with the verb and card of a move."""
        verb, card = int(verb_of(move)), int(card_of(move))
        if card == NO_CARD:
            return self._alone + verb * WAYS_ALONE
        return (verb * self._cards + card) * WAYS

    def name(self, action: int) -> str:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}; they are numbered from 0 to {self.size - 1}")
        codex = self._codex
        if action >= self._alone:
            verb, way = divmod(action - self._alone, WAYS_ALONE)
            return f"{codex.verbs[verb]}, way {way}"
        pair, way = divmod(action, WAYS)
        verb, card = divmod(pair, self._cards)
        return f"{codex.verbs[verb]}:{codex.box.cards[card].key}, way {way}"

    def action(self, game: Game, seat: int, move: int) -> int:
        first, cheapest = self._first(move), -1
        for action, other in self.open(game, seat).items():
            if other == move:
                return action
            same = self._first(other) == first and option_of(other) == option_of(move)
            if same and (cheapest < 0 or action < cheapest):
                cheapest = action
        if cheapest < 0:
            raise IllegalMove(game.why_not(seat, move) or f"'{game.text(move)}' has no action of its own")
        return cheapest


def _ways(moves: list[int], room: int) -> dict[int, int]:
    """Moves with one verb and card, each at its way."""
    found: dict[int, int] = {}
    others = []
    for move in sorted(moves, key=_cost):
        option = int(option_of(move))
        if option < room and option not in found:
            found[option] = move
        else:
            others.append(move)
    left = [way for way in reversed(range(room)) if way not in found]
    found.update(zip(left, others, strict=False))
    return found


def _cost(move: int) -> tuple[int, int]:
    return int(coins_in(payment_of(move))), move


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
