"""Many games of one kind that go on side by side: one call takes an action in each of them.

What is told of them lies in flat vectors, game after game, that others read in place (numpy, without a copy): no object
is made for a move. A game that ends is followed by another at once; their seeds come from one generator.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.game import Game
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng

WORD: Final = 8
"""Bytes of an action in what `step` is given."""


class Many(ABC):
    """Games side by side. Every vector is made anew by a step: what was read from the one before stays as it was."""

    def __init__(self, games: int, seed: int, seats: int, actions: int) -> None:
        """Who makes one calls `deal` when all of its own is there."""
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        self.games: i64 = games
        self.players: i64 = seats
        self.actions: i64 = actions
        """How many actions there are."""
        self.seeds: Rng = Rng(seed)
        self.dice: Rng = Rng(self.seeds.seed())
        self.legal: Moves = Moves()
        self.tables: list[Game] = []
        self.masks: vec[u8] = vec[u8]([u8(0)] * 0)
        """1 for each action that is legal, in each game."""
        self.seats: vec[u8] = vec[u8]([u8(0)] * 0)
        """Who decides."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * 0)
        """1 where the last step ended a game, and another has begun."""
        self.payoffs: vec[float] = vec[float]([0.0] * 0)
        """Where it did: what it was worth, a number for each seat of each game."""
        self.lots: vec[i64] = vec[i64]([i64(0)] * 0)
        """A legal action in each game, drawn by lot: what a random player would do."""

    @abstractmethod
    def begin(self, seed: int) -> Game:
        """A new game."""

    @abstractmethod
    def clear(self) -> None:
        """Empty rows, for what the seats that decide see."""

    @abstractmethod
    def tell(self, number: i64, game: Game, seat: i64) -> None:
        """Write the row, the mask and the lot of a game; `legal` holds the moves of the seat that decides."""

    @abstractmethod
    def move_of(self, number: i64, action: i64) -> i64:
        """The move that a legal action of a game stands for."""

    def deal(self) -> None:
        """All games, from their beginning."""
        self.tables = [self.begin(self.seeds.seed()) for _ in range(self.games)]
        self._clear()
        for number in range(self.games):
            self._tell(number)

    def _clear(self) -> None:
        games: i64 = self.games
        self.clear()
        self.masks = vec[u8]([u8(0)] * (games * self.actions))
        self.seats = vec[u8]([u8(0)] * games)
        self.ended = vec[u8]([u8(0)] * games)
        self.payoffs = vec[float]([0.0] * (self.players * games))
        self.lots = vec[i64]([i64(0)] * games)

    def _tell(self, number: i64) -> None:
        table = self.tables[number]
        seat: i64 = table.next_seat()
        self.seats[number] = u8(seat)
        self.legal.count = 0
        table.legal(seat, self.legal)
        self.tell(number, table, seat)

    def step(self, chosen: bytes) -> None:
        """Take an action in each game: 64-bit numbers, little end first. If one is illegal, none is taken."""
        games: i64 = self.games
        if len(chosen) != games * WORD:
            raise ValueError(f"a step takes {games} actions, one for each game")
        number: i64 = 0
        while number < games:
            action: i64 = read_i64_le(chosen, number * WORD)
            if action < 0 or action >= self.actions or not self.masks[number * self.actions + action]:
                raise ValueError(f"action {action} is not legal in game {number} of the batch")
            number += 1
        self._clear()
        number = 0
        while number < games:
            table = self.tables[number]
            table.apply(table.next_seat(), self.move_of(number, read_i64_le(chosen, number * WORD)))
            if table.next_seat() < 0:
                self.ended[number] = 1
                for seat in range(self.players):
                    self.payoffs[number * self.players + seat] = table.payoff(seat)
                self.tables[number] = self.begin(self.seeds.seed())
            self._tell(number)
            number += 1

    def table(self, number: int) -> Game:
        """A copy of one of the games, to look at."""
        return self.tables[number].clone(quiet=True)
