"""Abu Simbel: buried leaders have no effect any more and are worth twice their cost (ruling: abu_simbel_bury).

How a recruited leader acts is the business of the set that has leaders; here its card is taken out of the city.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask_at
from sevenwonders.classic.codex import WONDER, Codex
from sevenwonders.classic.moments import EXTRA
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import cards_in_zone, put_in_zone
from sevenwonders.classic.powers import cards_of_color, column_of
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import units_of
from sevenwonders.classic.undo import remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit

LEADERS: Final = "white"
"""The colour of leaders."""
BURY: Final = "bury_leader"


class Burial(Part):
    """Who builds a stage that buries chooses a leader of the own city; who has none left buries none."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, BURY)
        self.burials: vec[i64] = column_of(codex, {BURY: 1})
        self.leaders: vec[i64] = cards_of_color(codex, LEADERS)
        self.by_stage: vec[i64] = column_of(codex, {"stage_for_coins": 1})
        """Leaders who cost as much as the stage that they build."""
        self.price_paid: i64 = codex.add_counter()
        """What such a leader has cost a city."""
        self.by_choice: vec[i64] = column_of(codex, {"price_of_choice": 1})
        """Leaders for whom one pays what one likes, as the option of the move says."""
        self.price_chosen: i64 = codex.add_counter()
        self.grave: i64 = codex.add_zone("buried")
        self.bury: i64 = self.add_verb("bury")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.burials[effect] and city < game.seats:
            ask_at(game, EXTRA, self.decision, city, city)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for leader in self.leaders:
            if game.cities[seat].has(self.codex, leader):
                into.add(encode(self.bury, 0, leader, 0))

    def settle(self, game: Table) -> None:
        seat: i64 = game.argument
        leader: i64 = card_of(game.answers[seat])
        points: i64 = 2 * self._cost_of(game, seat, leader)
        remove_card(game, seat, leader)
        game.cities[seat].points[WONDER] += points
        if not game.quiet:
            source = game.source_facts(game.effect_with(seat, BURY))
            game.tell("bury", seat, {"card": game.card_key(leader), "points": int(points), **source})
        put_in_zone(game, leader, self.grave, seat, bit(game.seats) - 1)

    # ---- what a leader has cost

    def paid(self, game: Table, city: i64, move: i64) -> None:
        card: i64 = card_of(move)
        builds: bool = self.codex.builds(verb_of(move))
        if builds and card != NO_CARD and self.by_choice[card]:
            game.cities[city].count[self.price_chosen] = option_of(move)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        mine = game.cities[city]
        if self.by_stage[card] and len(mine.board) > mine.last_stage:  # a board may have been given up
            mine.count[self.price_paid] = units_of(self.codex.stage_cost[mine.board[mine.last_stage]])

    def _cost_of(self, game: Table, seat: i64, leader: i64) -> i64:
        if self.by_stage[leader]:
            return game.cities[seat].count[self.price_paid]
        if self.by_choice[leader]:
            return game.cities[seat].count[self.price_chosen]
        return self.codex.coins[leader]

    # ---- who knows what

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """The leaders that lie buried."""
        buried = [
            game.card_key(card)
            for city in range(int(game.setting.cities))
            for card in cards_in_zone(game, self.grave, city)
        ]
        return {"buried": buried} if buried else {}
