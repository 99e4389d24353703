"""Many games of Duel that go on side by side: one call makes a move in each of them.

What is told of them lies in flat vectors, game after game, that others read in place (numpy, without a copy): no object
is made for a move. A game that ends is dealt anew at once; its seeds come from one generator.
"""

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.duel.codex import Codex, standard_tables
from sevenwonders.duel.game import Duel
from sevenwonders.duel.sight import Sight

WORD: Final = 8
"""Bytes of a move in what `step` is given."""


class ManyDuels:
    """Games side by side. Every vector is made anew by a step: what was read from the one before stays as it was."""

    def __init__(self, games: int, seed: int, codex: Codex | None = None) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        self.codex: Codex = codex if codex is not None else standard_tables()
        self.sight: Sight = Sight(self.codex)
        self.games: i64 = games
        self._seeds: Rng = Rng(seed)
        self._dice: Rng = Rng(self._seeds.seed())
        self._moves: Moves = Moves()
        self._tables: list[Duel] = [self._new() for _ in range(games)]
        self.rows: vec[u8] = vec[u8]([u8(0)] * 0)
        """What the seat that decides sees, in each game: see `Sight`."""
        self.masks: vec[u8] = vec[u8]([u8(0)] * 0)
        """1 for each move that is legal, in each game."""
        self.seats: vec[u8] = vec[u8]([u8(0)] * 0)
        """Who decides."""
        self.ended: vec[u8] = vec[u8]([u8(0)] * 0)
        """1 where the last step ended a game, and another has begun."""
        self.payoffs: vec[float] = vec[float]([0.0] * 0)
        """Where it did: what it was worth to seat 0 and to seat 1, two numbers a game."""
        self.lots: vec[i64] = vec[i64]([i64(0)] * 0)
        """A legal move in each game, drawn by lot: what a random player would do."""
        self._begin_step()
        for number in range(games):
            self._tell(number)

    def _new(self) -> Duel:
        return Duel(seed=self._seeds.seed(), codex=self.codex, quiet=True)

    def _begin_step(self) -> None:
        games: i64 = self.games
        self.rows = vec[u8]([u8(0)] * (games * self.sight.size))
        self.masks = vec[u8]([u8(0)] * (games * self.codex.all_moves))
        self.seats = vec[u8]([u8(0)] * games)
        self.ended = vec[u8]([u8(0)] * games)
        self.payoffs = vec[float]([0.0] * (2 * games))
        self.lots = vec[i64]([i64(0)] * games)

    def _tell(self, number: i64) -> None:
        table = self._tables[number]
        seat: i64 = table.next_seat()
        self.seats[number] = u8(seat)
        self.sight.write(table, seat, self.rows, number * self.sight.size)
        moves = self._moves
        moves.count = 0
        table.legal(seat, moves)
        masks = self.masks
        ids = moves.ids
        first: i64 = number * self.codex.all_moves
        for place in range(moves.count):
            masks[first + ids[place]] = 1
        self.lots[number] = ids[self._dice.below(moves.count)]

    def step(self, chosen: bytes) -> None:
        """Make a move in each game: ids as 64-bit numbers, little end first. If one is illegal, none is made."""
        games: i64 = self.games
        if len(chosen) != games * WORD:
            raise ValueError(f"a step takes {games} moves, one for each game")
        number: i64 = 0
        while number < games:
            move: i64 = read_i64_le(chosen, number * WORD)
            if move < 0 or move >= self.codex.all_moves or not self.masks[number * self.codex.all_moves + move]:
                raise ValueError(f"move {move} is not legal in game {number} of the batch")
            number += 1
        self._begin_step()
        number = 0
        while number < games:
            table = self._tables[number]
            table.apply(table.next_seat(), read_i64_le(chosen, number * WORD))
            if table.next_seat() < 0:
                self.ended[number] = 1
                self.payoffs[2 * number] = table.payoff(0)
                self.payoffs[2 * number + 1] = table.payoff(1)
                self._tables[number] = self._new()
            self._tell(number)
            number += 1

    def table(self, number: int) -> Duel:
        """A copy of one of the games, to look at."""
        return self._tables[number].clone(quiet=True)
