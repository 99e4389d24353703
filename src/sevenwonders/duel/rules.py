"""The rules of Duel: who decides, and how the game goes on.

The active player owes one decision at a time; the decisions that an action brings with it wait in a queue, and when the
queue is empty the turn ends: hidden cards that have become accessible are turned up, and the next turn, age or the end
follows. What may be done is in choices.py, what then happens in actions.py and effects.py.
"""

from mypy_extensions import i64

from sevenwonders.core.game import NOBODY
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, lowest
from sevenwonders.core.rng import Rng
from sevenwonders.duel.actions import build, build_wonder, destroy, revive, sell, take_progress
from sevenwonders.duel.choices import add_choices
from sevenwonders.duel.scoring import total_points
from sevenwonders.duel.table import (
    CHOOSE_STARTER,
    DECISION,
    DECISION_BITS,
    DRAFT,
    OFFER,
    OVER,
    PLAY_CARD,
    POINTS,
    SHARED,
    Table,
)


class Rules(Table):
    """A table at which Duel is played."""

    # ---- who decides, and what

    def next_seat(self) -> i64:
        if self.decision == OVER:
            return NOBODY
        if self.decision == DRAFT:
            return self.codex.draft[self.drafted]
        return self.active

    def legal(self, seat: i64, into: Moves) -> None:
        add_choices(self, seat, into)

    def apply(self, seat: i64, move: i64) -> None:
        codex = self.codex
        if move < codex.sell_at:
            build(self, seat, move)
        elif move < codex.wonder_at:
            sell(self, seat, move - codex.sell_at)
        elif move < codex.draft_at:
            number: i64 = move - codex.wonder_at
            build_wonder(self, seat, number // codex.cards, number % codex.cards)
        elif move < codex.progress_at:
            self._draft(seat, move - codex.draft_at)
            return
        elif move < codex.destroy_at:
            take_progress(self, seat, move - codex.progress_at)
        elif move < codex.revive_at:
            destroy(self, seat, move - codex.destroy_at)
        elif move < codex.starter_at:
            revive(self, seat, move - codex.revive_at)
        else:
            self._start_age(seat, move - codex.starter_at)
            return
        if self.decision != OVER:
            self.decision = self.queue & DECISION
            self.queue >>= DECISION_BITS
            if not self.decision:
                self._end_turn(seat)

    # ---- the wonders, before the first age

    def _draft(self, seat: i64, wonder: i64) -> None:
        self._give_wonder(seat, wonder)
        if self.drafted % OFFER == OFFER - 1:  # the last of four is no choice
            self._give_wonder(self.codex.draft[self.drafted], lowest(self.offered()))
        if self.drafted == 2 * OFFER:
            self._begin()
        elif self.drafted == OFFER and not self.quiet:
            self.tell("offer", NOBODY, {"wonders": self.wonder_keys(self.offered())})

    def give_first_wonders(self) -> None:
        """Deal the wonders without a draft: four to each, in order."""
        for place in range(2 * OFFER):
            self._give_wonder(place // OFFER, self.deal.wonders[place])
        self._begin()

    def _give_wonder(self, seat: i64, wonder: i64) -> None:
        self.city(seat).wonders |= bit(wonder)
        self.drafted += 1
        if not self.quiet:
            self.tell("draft", seat, {"wonder": self.wonder_key(wonder)})

    def _begin(self) -> None:
        self._lay_out(1)
        self.active = 0  # ruling: setup_first_player
        self.decision = PLAY_CARD

    # ---- the end of a turn, of an age, of the game

    def _end_turn(self, seat: i64) -> None:
        self._reveal()
        self.decision = PLAY_CARD
        if not self.structure.laid:  # an extra turn is lost with the age (ruling: wonder_play_again_lost)
            self._end_age(seat)
        elif not self.again:
            self.active = 1 - seat
        elif not self.quiet:
            self.tell("again", seat, {"source": self.source_key(self.again_by)})
        self.again = False

    def _reveal(self) -> None:
        """Turn up what has become accessible: only now, after the whole action (ruling: turn_reveal)."""
        fresh: i64 = self.structure.turn_up()
        if fresh and not self.quiet:
            self.tell("reveal", NOBODY, {"cards": self.slot_keys(fresh)})

    def _end_age(self, last: i64) -> None:
        if self.age == 3:
            self._count_points()
            return
        self._lay_out(self.age + 1)
        if self.pawn == 0 and self.last_player_begins:
            self._start_age(last, last)
            return
        self.decision = CHOOSE_STARTER  # rulings: next_age_who_chooses, next_age_pawn_in_the_middle
        self.active = last if self.pawn == 0 else (1 if self.pawn > 0 else 0)

    def _lay_out(self, age: i64) -> None:
        self.structure.lay_out(age)
        if not self.quiet:
            self.tell("age", NOBODY, {"age": int(age)})

    def _start_age(self, seat: i64, starter: i64) -> None:
        self.active = starter
        self.decision = PLAY_CARD
        if not self.quiet:
            self.tell("starter", seat, {"starter": int(starter)})

    def _count_points(self) -> None:
        ahead: i64 = total_points(self, 0) - total_points(self, 1)
        if ahead == 0:  # ruling: end_tie
            ahead = self.city0.blue_vp - self.city1.blue_vp
            self.tie_broken = ahead != 0
        if ahead == 0:
            self.end(SHARED, NOBODY)
        else:
            self.end(POINTS, 0 if ahead > 0 else 1)

    # ---- for search

    def hunch(self, moves: Moves, rng: Rng) -> i64:
        """Nobody sells gladly: think again, once."""
        move: i64 = moves.ids[rng.below(moves.count)]
        if self.codex.sell_at <= move < self.codex.wonder_at:
            move = moves.ids[rng.below(moves.count)]
        return move

    def payoff(self, seat: i64) -> float:
        if self.victory == SHARED:
            return 0.5
        return 1.0 if self.winner == seat else 0.0
