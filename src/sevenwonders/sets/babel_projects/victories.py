"""A penalty: victory tokens of one's own choice are given back."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import MILITARY, VICTORIES, Codex
from sevenwonders.classic.moves import NO_CARD, encode, option_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, field, unit
from sevenwonders.sets.babel_projects.penalty import PenaltyPoints

COLUMNS: Final = 3
IN_COLUMN: Final = 7
"""Values that one packed number counts: with three of them, up to 20 points."""


class Victories(Part):
    """Each city counts its victory tokens by what they are worth; they are given back one by one."""

    def __init__(self, codex: Codex, points: PenaltyPoints) -> None:
        super().__init__(codex, "give_back_victory")
        self.points: PenaltyPoints = points
        self.give_back: i64 = self.add_verb("give_back")
        self.owed: i64 = codex.add_counter()
        """Tokens that a city has still to give back."""
        self.columns: vec[i64] = vec[i64]([codex.add_counter() for _ in range(COLUMNS)])
        """Tokens by value, in packed counters."""

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        if kind == VICTORIES:
            game.cities[city].count[self._column_of(points)] += unit(points % IN_COLUMN) * number

    def punish(self, game: Table, seats: i64, tokens: i64, penalty: i64) -> None:
        """Some seats (bits) lose so many tokens."""
        for seat in range(game.seats):
            if not seats & bit(seat):
                continue
            mine = game.cities[seat]
            if mine.count[VICTORIES] < tokens:
                self.points.cannot(game, seat, penalty)
                continue
            mine.count[self.owed] = tokens
            if not game.quiet:
                game.tell("victories_lost", seat, {"number": int(tokens), **game.source_facts(penalty)})
        self._ask(game)

    def _ask(self, game: Table) -> None:
        """Token by token, and all together; nobody is asked who must give all, or whose tokens are all alike."""
        asked: i64 = 0
        for seat in range(game.seats):
            mine = game.cities[seat]
            while mine.count[self.owed]:
                values = self.values(mine)
                if len(values) > 1 and mine.count[VICTORIES] > mine.count[self.owed]:
                    asked |= bit(seat)
                    break
                self._take(mine, values[0])
        if asked:
            ask(game, self.decision, asked, asked)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for points in self.values(game.cities[seat]):
            into.add(encode(self.give_back, points, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        for seat in range(game.seats):
            if game.argument & bit(seat) and game.answers[seat] != NO_MOVE:
                self._take(game.cities[seat], option_of(game.answers[seat]))
        self._ask(game)

    def _take(self, mine: City, points: i64) -> None:
        """A city gives back a token of some value."""
        mine.count[self.owed] -= 1
        mine.count[VICTORIES] -= 1
        mine.points[MILITARY] -= points
        mine.count[self._column_of(points)] -= unit(points % IN_COLUMN)

    def values(self, mine: City) -> vec[i64]:
        """What the tokens of a city are worth, each value once, ascending."""
        found = vec[i64]([i64(0)] * 0)
        for column in range(COLUMNS):
            for place in range(IN_COLUMN):
                if field(mine.count[self.columns[column]], place):
                    found = append(found, i64(column * IN_COLUMN + place))
        return found

    def _column_of(self, points: i64) -> i64:
        """Where a city counts its tokens of some value."""
        return self.columns[points // IN_COLUMN]
