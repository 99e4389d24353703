"""The end of a project: rewards for those who took part, or penalties for those who did not."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.cards import Effect
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.moments import END_AGE
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import number_of, numbers_of
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import lose_start
from sevenwonders.core.game import NOBODY
from sevenwonders.core.packed import bit
from sevenwonders.sets.babel_projects.discards import Discards
from sevenwonders.sets.babel_projects.penalty import PenaltyPoints
from sevenwonders.sets.babel_projects.projects import Projects
from sevenwonders.sets.babel_projects.victories import Victories


class Outcome(Part):
    """Whether a project is done, and what comes of it, before the conflicts (ruling: project_order)."""

    def __init__(
        self, codex: Codex, projects: Projects, points: PenaltyPoints, discards: Discards, victories: Victories
    ) -> None:
        super().__init__(codex)
        self.projects: Projects = projects
        self.points: PenaltyPoints = points
        self.discards: Discards = discards
        self.victories: Victories = victories
        self.richer: vec[i64] = numbers_of(codex, "richer_sets")
        self.is_discard: i64 = number_of(codex, "discard_own")
        self.is_all_coins: i64 = number_of(codex, "lose_all_coins")
        self.is_victories: i64 = number_of(codex, "lose_victories")
        self.for_kept_start: i64 = codex.box.setup["penalty_kept_start"]
        self.lasting: list[bool] = [_lasts(wonder.start) for wonder in codex.box.wonders]
        """Whether the start of a board has something to lose."""

    def moments(self) -> list[int]:
        return [END_AGE]

    def at(self, game: Table, moment: i64) -> None:
        card: i64 = self.projects.card(game)
        if card < 0:
            return
        done: bool = self.projects.tokens_left(game) == 0
        if not game.quiet:
            kind = "project_done" if done else "project_failed"
            game.tell(kind, NOBODY, {"card": game.card_key(card)})
        if done:  # ruling: project_success
            for seat in range(game.seats):
                self._reward(game, seat, card, game.cities[seat].count[self.projects.participation])
        else:  # ruling: project_failure
            for step in range(self.codex.first_step[card], self.codex.first_step[card + 1]):
                self._punish(game, self.codex.step_effects + step)
        self.projects.put_away(game)

    def _reward(self, game: Table, seat: i64, card: i64, tokens: i64) -> None:
        """The reward once for each token."""
        if tokens and not game.quiet:
            game.tell("reward", seat, {"card": game.card_key(card), "number": int(tokens)})
        mine = game.cities[seat]
        while tokens > 0:
            mine.adopt(self.codex, card, self.points.category)
            mine.set_points += self.richer[card]
            mine.four_points += self.richer[card]
            gain_from(game, seat, card)
            tokens -= 1

    def _punish(self, game: Table, penalty: i64) -> None:
        """All who have no token."""
        seats: i64 = 0
        for seat in range(game.seats):
            if not game.cities[seat].count[self.projects.participation]:
                seats |= bit(seat)
        power: i64 = self.codex.power[penalty]
        if power == self.is_discard:
            self.discards.punish(game, seats, penalty)
        elif power == self.is_victories:
            self.victories.punish(game, seats, self.codex.power_n[penalty], penalty)
        else:
            for seat in range(game.seats):
                if seats & bit(seat):
                    self._take(game, seat, power, penalty)

    def _take(self, game: Table, seat: i64, power: i64, penalty: i64) -> None:
        """What is lost without a choice."""
        if power == self.is_all_coins:
            self._take_coins(game, seat, penalty)
        else:
            self._take_start(game, seat, penalty)

    def _take_coins(self, game: Table, seat: i64, penalty: i64) -> None:
        coins: i64 = game.cities[seat].count[COINS]
        if not coins:
            self.points.cannot(game, seat, penalty)
            return
        game.cities[seat].count[COINS] = 0
        if not game.quiet:
            game.tell("coins_lost", seat, {"coins": int(coins), **game.source_facts(penalty)})

    def _take_start(self, game: Table, seat: i64, penalty: i64) -> None:
        """Ruling: project_lost_resource."""
        mine = game.cities[seat]
        if not self.lasting[mine.wonder]:
            self.points.lose(game, seat, self.for_kept_start, penalty)
        elif not mine.start_works:
            self.points.cannot(game, seat, penalty)
        else:
            lose_start(game, seat)
            if not game.quiet:
                game.tell("start_lost", seat, game.source_facts(penalty))


def _lasts(start: Effect) -> bool:
    """Whether the start of a board is more than coins."""
    return start != Effect(coins_now=start.coins_now)
