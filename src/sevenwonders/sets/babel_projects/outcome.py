"""The end of a project: rewards for those who took part, or penalties for those who did not."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.codex import COINS, MILITARY, VICTORIES, Codex
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of
from sevenwonders.classic.piles import discard_openly
from sevenwonders.classic.powers import color_of, number_of, numbers_of
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.classic.undo import lose_start, remove_card
from sevenwonders.core.game import NOBODY
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.babel_projects.projects import AGES, Projects
from sevenwonders.sets.babel_projects.tally import Tally

EFFECT_AT: Final = 16
"""Where the argument of a decision has the penalty, above the seats that it asks."""


class Outcome:
    """What rewards and penalties do."""

    def __init__(self, codex: Codex, projects: Projects, tally: Tally, phases: list[int], verbs: list[int]) -> None:
        self.codex: Codex = codex
        self.projects: Projects = projects
        self.tally: Tally = tally
        self.discarding: i64 = phases[0]
        self.giving_back: i64 = phases[1]
        self.discard: i64 = verbs[0]
        self.give_back: i64 = verbs[1]
        self.owed: i64 = codex.add_counter()
        """Victory tokens that a city has still to give back."""
        self.category: i64 = codex.add_category("projects")
        self.penalty: i64 = codex.count_index("penalty")
        self.richer: vec[i64] = numbers_of(codex, "richer_sets")
        self.is_discard: i64 = number_of(codex, "discard_own")
        self.is_all_coins: i64 = number_of(codex, "lose_all_coins")
        self.is_victories: i64 = number_of(codex, "lose_victories")
        self.color: vec[i64] = vec[i64]([color_of(codex, of) for of in codex.power_of])
        """For each effect: the colour that it is about; -1: none."""
        setup = codex.box.setup
        self.penalties: list[int] = [0, *(setup[f"penalty{age}"] for age in AGES)]
        self.for_kept_start: i64 = setup["penalty_kept_start"]
        self.lasting: list[bool] = [_lasts(wonder.start) for wonder in codex.box.wonders]
        """Whether the start of a board has something to lose."""

    def settle(self, game: Table) -> None:
        """Before the conflicts (ruling: project_order)."""
        card: i64 = self.projects.card(game)
        if card < 0:
            return
        done: bool = self.projects.tokens_left(game) == 0
        if not game.quiet:
            kind = "project_done" if done else "project_failed"
            game.tell(kind, NOBODY, {"card": game.card_key(card)})
        for seat in range(game.seats):
            tokens: i64 = game.cities[seat].count[self.projects.participation]
            if done and tokens:  # ruling: project_success
                self._reward(game, seat, card, tokens)
        if not done:  # ruling: project_failure
            for step in range(self.codex.first_step[card], self.codex.first_step[card + 1]):
                self._punish(game, self.codex.step_effects + step)
        self.projects.put_away(game)

    # ---- rewards

    def _reward(self, game: Table, seat: i64, card: i64, tokens: i64) -> None:
        """The reward once for each token."""
        if not game.quiet:
            game.tell("reward", seat, {"card": game.card_key(card), "number": int(tokens)})
        mine = game.cities[seat]
        while tokens > 0:
            mine.adopt(self.codex, card, self.category)
            mine.set_points += self.richer[card]
            mine.four_points += self.richer[card]
            gain_from(game, seat, card)
            tokens -= 1

    def score(self, game: Table, city: i64) -> None:
        game.sheet[self.category] -= game.cities[city].count[self.penalty]

    # ---- penalties

    def _punish(self, game: Table, penalty: i64) -> None:
        """All who have no token; those who must choose a card are asked together."""
        asked: i64 = 0
        for seat in range(game.seats):
            if game.cities[seat].count[self.projects.participation]:
                continue
            power: i64 = self.codex.power[penalty]
            if power == self.is_discard:
                cards = self._cards_of(game, seat, self.color[penalty])
                if not len(cards):
                    self._cannot(game, seat, penalty)
                elif len(cards) == 1:
                    self._discard(game, seat, cards[0], penalty)
                else:
                    asked |= bit(seat)
            elif power == self.is_all_coins:
                self._lose_coins(game, seat, penalty)
            elif power == self.is_victories:
                self._lose_victories(game, seat, self.codex.power_n[penalty], penalty)
            else:
                self._lose_start(game, seat, penalty)
        if asked:
            ask(game, self.discarding, asked, asked | (penalty << EFFECT_AT))
        if self.codex.power[penalty] == self.is_victories:
            self._ask_for_victories(game)

    def _cannot(self, game: Table, seat: i64, penalty: i64) -> None:
        """Who cannot bear a penalty in full loses points of the age instead (ruling: project_cannot_pay)."""
        self._lose_points(game, seat, self.penalties[int(game.age)], penalty)

    def _lose_points(self, game: Table, seat: i64, points: i64, penalty: i64) -> None:
        game.cities[seat].count[self.penalty] += points
        if not game.quiet:
            game.tell("penalty", seat, {"points": int(points), **game.source_facts(penalty)})

    def _lose_coins(self, game: Table, seat: i64, penalty: i64) -> None:
        coins: i64 = game.cities[seat].count[COINS]
        if not coins:
            self._cannot(game, seat, penalty)
            return
        game.cities[seat].count[COINS] = 0
        if not game.quiet:
            game.tell("coins_lost", seat, {"coins": int(coins), **game.source_facts(penalty)})

    def _lose_victories(self, game: Table, seat: i64, tokens: i64, penalty: i64) -> None:
        mine = game.cities[seat]
        if mine.count[VICTORIES] < tokens:
            self._cannot(game, seat, penalty)
            return
        mine.count[self.owed] = tokens
        if not game.quiet:
            game.tell("victories_lost", seat, {"number": int(tokens), **game.source_facts(penalty)})

    # ---- victory tokens of one's own choice

    def _ask_for_victories(self, game: Table) -> None:
        """Token by token, and all together; nobody is asked who must give all, or whose tokens are all alike."""
        asked: i64 = 0
        for seat in range(game.seats):
            mine = game.cities[seat]
            while mine.count[self.owed]:
                values = self.tally.values(mine)
                if len(values) > 1 and mine.count[VICTORIES] > mine.count[self.owed]:
                    asked |= bit(seat)
                    break
                self._take_victory(game, seat, values[0])
        if asked:
            ask(game, self.giving_back, asked, asked)

    def victory_moves(self, game: Table, seat: i64, into: Moves) -> None:
        for points in self.tally.values(game.cities[seat]):
            into.add(encode(self.give_back, points, NO_CARD, 0))

    def settle_victories(self, game: Table) -> None:
        for seat in range(game.seats):
            if game.argument & bit(seat) and game.answers[seat] != NO_MOVE:
                self._take_victory(game, seat, option_of(game.answers[seat]))
        self._ask_for_victories(game)

    def _take_victory(self, game: Table, seat: i64, points: i64) -> None:
        mine = game.cities[seat]
        mine.count[self.owed] -= 1
        mine.count[VICTORIES] -= 1
        mine.points[MILITARY] -= points
        self.tally.take(mine, points)

    def _lose_start(self, game: Table, seat: i64, penalty: i64) -> None:
        """Ruling: project_lost_resource."""
        mine = game.cities[seat]
        if not self.lasting[mine.wonder]:
            self._lose_points(game, seat, self.for_kept_start, penalty)
        elif not mine.start_works:
            self._cannot(game, seat, penalty)
        else:
            lose_start(game, seat)
            if not game.quiet:
                game.tell("start_lost", seat, game.source_facts(penalty))

    # ---- a card of one's own choice

    def _cards_of(self, game: Table, seat: i64, color: i64) -> vec[i64]:
        found = vec[i64]([i64(0)] * 0)
        for card in range(self.codex.cards):
            if self.codex.color[card] == color and game.cities[seat].has(self.codex, card):
                found = append(found, card)
        return found

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for card in self._cards_of(game, seat, self.color[game.argument >> EFFECT_AT]):
            into.add(encode(self.discard, 0, card, 0))

    def settle_discards(self, game: Table) -> None:
        for seat in range(game.seats):
            if game.argument & bit(seat):
                penalty: i64 = game.argument >> EFFECT_AT
                if game.answers[seat] == NO_MOVE:  # something else has taken them meanwhile
                    self._cannot(game, seat, penalty)
                else:
                    self._discard(game, seat, card_of(game.answers[seat]), penalty)

    def _discard(self, game: Table, seat: i64, card: i64, penalty: i64) -> None:
        """A card goes from the city to the discard pile, seen by all."""
        remove_card(game, seat, card)
        discard_openly(game, card)
        if not game.quiet:
            game.tell("discarded", seat, {"card": game.card_key(card), **game.source_facts(penalty)})


def _lasts(start: Effect) -> bool:
    """Whether the start of a board is more than coins."""
    return start != Effect(coins_now=start.coins_now)
