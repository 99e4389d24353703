"""Moves of 7 Wonders by numbers that mean the same at every position: a verb, a card and a way.

A move says what it pays, and there are more payments than any table has room for. So the number of a move with a card
is `(verb * cards + card) * 8 + way`, that of one without `verb * 64 + way` after all those. Of the legal moves with one
verb and card,

- the cheapest with option n (a stage, where one may choose) is way n, as far as there are so many ways; of payments
  that are equally cheap, the one with the lower id: it gives less to cities far off, then to the bank, then to the
  right;
- all others, dearer payments and options beyond, fill the ways that are left from the last one down, those that cost
  least first. What finds no room has no number of its own: the cheapest with the same option stands for it.

So way 0 is nearly always what one wants, and the last way is the second cheapest payment, if there is one.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import NO_CARD, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payment import coins_in
from sevenwonders.core.moves import ROOM, Moves
from sevenwonders.core.packed import bit, has

WAYS: Final = 8
"""Ways to make a move with one verb and card."""
WAYS_ALONE: Final = 64
"""Ways to make a move with one verb and no card."""
NO_ACTION: Final = -1

# What moves are sorted by: the first action with their verb and card, their cost, and their place among the moves.
FIRST_AT: Final = 34
COST_AT: Final = 20
PLACE_BITS: Final = 0xFFFFF
GAPS: Final = (301, 132, 57, 23, 10, 4, 1)


class Ways:
    """The actions that a seat may take, each with its move: what `read` found last."""

    def __init__(self, codex: Codex) -> None:
        self.cards: i64 = codex.cards
        self.alone: i64 = len(codex.verbs) * codex.cards * WAYS
        """The first action without a card."""
        self.size: i64 = self.alone + len(codex.verbs) * WAYS_ALONE
        """How many actions there are."""
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([i64(0)] * ROOM)
        self.moves: vec[i64] = vec[i64]([i64(0)] * ROOM)
        self._keys: vec[i64] = vec[i64]([i64(0)] * ROOM)
        self._others: vec[i64] = vec[i64]([i64(0)] * ROOM)

    def first(self, move: i64) -> i64:
        """The first action with the verb and card of a move."""
        card: i64 = card_of(move)
        if card == NO_CARD:
            return self.alone + verb_of(move) * WAYS_ALONE
        return (verb_of(move) * self.cards + card) * WAYS

    def read(self, legal: Moves) -> None:
        """Number some moves, ascending as they are."""
        while len(self._keys) < legal.count:
            self.actions = extend(self.actions, self.actions)
            self.moves = extend(self.moves, self.moves)
            self._keys = extend(self._keys, self._keys)
            self._others = extend(self._others, self._others)
        self.count = 0
        for place in range(legal.count):
            move: i64 = legal.ids[place]
            self._keys[place] = (self.first(move) << FIRST_AT) | (coins_in(payment_of(move)) << COST_AT) | place
        self._sort(legal.count)
        begin: i64 = 0
        while begin < legal.count:
            end: i64 = begin + 1
            while end < legal.count and self._keys[end] >> FIRST_AT == self._keys[begin] >> FIRST_AT:
                end += 1
            self._number(legal, begin, end)
            begin = end

    def _sort(self, count: i64) -> None:
        """Shell's: they are in order but for dearer payments and moves with options."""
        keys = self._keys
        for gap in GAPS:
            step: i64 = gap
            for place in range(step, count):
                key: i64 = keys[place]
                hole: i64 = place
                while hole >= step and keys[hole - step] > key:
                    keys[hole] = keys[hole - step]
                    hole -= step
                keys[hole] = key

    def _number(self, legal: Moves, begin: i64, end: i64) -> None:
        """Moves with one verb and card, the cheapest first."""
        first: i64 = self._keys[begin] >> FIRST_AT
        room: i64 = WAYS if first < self.alone else WAYS_ALONE
        taken: i64 = 0
        others: i64 = 0
        for place in range(begin, end):
            move: i64 = legal.ids[self._keys[place] & PLACE_BITS]
            option: i64 = option_of(move)
            if option < room and not has(taken, option):
                taken |= bit(option)
                self._add(first + option, move)
            else:
                self._others[others] = move
                others += 1
        way: i64 = room - 1
        for place in range(others):
            while way >= 0 and has(taken, way):
                way -= 1
            if way < 0:
                return
            self._add(first + way, self._others[place])
            way -= 1

    def _add(self, action: i64, move: i64) -> None:
        self.actions[self.count] = action
        self.moves[self.count] = move
        self.count += 1

    def opened(self) -> dict[int, int]:
        """Each action with its move."""
        return {int(self.actions[place]): int(self.moves[place]) for place in range(self.count)}

    def move(self, action: i64) -> i64:
        """What an action stands for; NO_ACTION if it may not be taken."""
        for place in range(self.count):
            if self.actions[place] == action:
                return self.moves[place]
        return NO_ACTION

    def action(self, move: i64) -> i64:
        """What stands for a move: its own action, or the lowest with its option; NO_ACTION if there is none."""
        found: i64 = NO_ACTION
        first: i64 = self.first(move)
        for place in range(self.count):
            other: i64 = self.moves[place]
            if other == move:
                return self.actions[place]
            same: bool = option_of(other) == option_of(move) and self.first(other) == first
            if same and (found == NO_ACTION or self.actions[place] < found):
                found = self.actions[place]
        return found
