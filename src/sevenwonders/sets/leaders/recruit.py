"""Recruiting: what a leader costs, the three uses of a leader before each age, and leaders that come later."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask, ask_at
from sevenwonders.classic.building import stage_moves
from sevenwonders.classic.codex import COINS, STAGE, Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.market import market_of
from sevenwonders.classic.moments import EXTRA, FROM_DISCARD, NEW_AGE
from sevenwonders.classic.moves import NO_CARD, card_of, encode, option_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import terms_of
from sevenwonders.classic.piles import cards_in_zone, chooser_of, holds_any, put_in_zone, take_from_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import banked, choose_for, gain_from, resolve_alone, resolve_moves
from sevenwonders.classic.table import NO_MOVE, NO_PACK, Table
from sevenwonders.classic.terms import units_of
from sevenwonders.classic.turn import prepare_cities
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.stages import RaiseStage
from sevenwonders.sets.leaders.zones import Zones, time_of


class Recruiting(Part):
    """A turn before the first turn of an age (rules: phase, leader_phase_is_a_turn)."""

    def __init__(self, codex: Codex, zones: Zones, stages: RaiseStage) -> None:
        super().__init__(codex, "recruit_leader")
        self.zones: Zones = zones
        self.stages: RaiseStage = stages
        self.recruit: i64 = self.add_verb("recruit", builds=True)
        self.dismiss: i64 = self.add_verb("dismiss", secret=True)
        self.free_leaders: i64 = codex.power_bit("free_leaders")
        self.cheaper: i64 = codex.power_bit("cheaper_leaders")
        self.price_of_choice: i64 = number_of(codex, "price_of_choice")

    def is_leader(self, card: i64) -> bool:
        return self.zones.is_leader(card)

    def moments(self) -> list[int]:
        return [NEW_AGE]

    def at(self, game: Table, moment: i64) -> None:
        prepare_cities(game)
        for city in range(game.setting.cities):
            game.sealed[city] = NO_MOVE
        ask(game, self.decision, bit(game.seats) - 1)

    # ---- what a leader costs

    def cost(self, game: Table, city: i64, card: i64, row: i64 = -1) -> i64:
        """Coins only (rule: cost_coins_only): less with Roma, none with Maecenas (ruling: roma_b_neighbours).

        `row` is the stage that the leader builds, for one who costs as much as that.
        """
        mine = game.cities[city]
        cost: i64 = self.codex.coins[card]
        more: i64 = 0
        if self.codex.power[card] == self.price_of_choice:
            return 0
        if row >= 0:
            terms = terms_of(game, city, STAGE, mine.board[row])
            cost = units_of(self.codex.stage_cost[mine.board[row]])
            more = terms.coins + terms.printed  # ruling: stevie
        if mine.powers & self.free_leaders:
            return more
        if mine.powers & self.cheaper:
            cost -= 2
        if game.cities[game.left_of(city)].powers & self.cheaper:
            cost -= 1
        if game.cities[game.right_of(city)].powers & self.cheaper:
            cost -= 1
        if cost < 0:
            return more
        return cost + more

    def price_paid(self, game: Table, city: i64, move: i64) -> i64:
        """What a move that recruits a leader costs."""
        if option_of(move) and self.codex.power[card_of(move)] == self.price_of_choice:
            return option_of(move)
        return self.cost(game, city, card_of(move), self._stage_chosen(game, city, move))

    def _stage_chosen(self, game: Table, city: i64, move: i64) -> i64:
        """The row of the stage that a recruited leader builds; -1 if he builds none."""
        if self.codex.power[card_of(move)] != self.stages.stevie:
            return -1
        if option_of(move):
            return option_of(move) - 1
        rows = self.stages.rows(game, city)
        return rows[0] if len(rows) else -1

    def may_enlist(self, game: Table, city: i64, card: i64) -> bool:
        """Whether a leader can come into play there at no cost (ruling: stevie)."""
        return self.codex.power[card] != self.stages.stevie or len(self.stages.affordable(game, city, card)) > 0

    # ---- the three uses

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """Each leader of the hand in three ways (rule: three_uses)."""
        cards = cards_in_zone(game, self.zones.hand, seat)
        stage_moves(game, seat, cards, market_of(game, seat), into)
        self.recruit_moves(game, seat, cards, game.cities[seat].budget, into)
        for card in cards:
            into.add(encode(self.dismiss, 0, card, 0))

    def can_answer(self, game: Table, seat: i64) -> bool:
        return holds_any(game, self.zones.hand, seat)  # who has a leader may discard it

    def recruit_moves(self, game: Table, city: i64, cards: vec[i64], purse: i64, into: Moves) -> None:
        """The ways to recruit each of some leaders."""
        before: i64 = into.count
        for card in cards:
            if self.codex.power[card] == self.stages.stevie:
                rows = self.stages.rows(game, city)
                for row in rows:
                    if self.cost(game, city, card, row) > purse:
                        continue
                    if len(rows) == 1:
                        into.add(encode(self.recruit, 0, card, 0))
                    else:  # the option says which stage he builds
                        into.add(encode(self.recruit, row + 1, card, 0))
            elif self.cost(game, city, card) <= purse:
                into.add(encode(self.recruit, 0, card, 0))
        for card in cards:  # who names his own price pays so many coins, whatever makes others cheaper
            if self.codex.power[card] == self.price_of_choice:
                for coins in range(1, self.codex.coins[card] + 1):
                    if coins <= purse:
                        into.add(encode(self.recruit, coins, card, 0))
        sort_range(into.ids, before, into.count)

    def settle(self, game: Table) -> None:
        """All reveal together; then builds from the discard pile and the rest of a turn (after_recruitment_order)."""
        for seat in range(game.seats):
            move: i64 = game.answers[seat]
            if move != NO_MOVE:
                take_from_zone(game, card_of(move), self.zones.hand, seat)
                choose_for(game, seat, NO_PACK, move)
        resolve_moves(game)
        game.moment = FROM_DISCARD

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        if verb_of(move) == self.recruit:
            return self.price_paid(game, city, move)
        return 0

    def sale_of(self, game: Table, city: i64, move: i64) -> i64:
        if verb_of(move) == self.dismiss:
            return self.codex.sell_coins
        return 0

    def place(self, game: Table, city: i64, move: i64) -> None:
        """Put a recruited leader in its city, or a discarded one out of the game (ruling: solomon_pool)."""
        card: i64 = card_of(move)
        if verb_of(move) == self.recruit:
            if not game.quiet:
                coins = int(self.price_paid(game, city, move))
                game.tell("recruit", city, {"card": game.card_key(card), "coins": coins})
            game.cities[city].count[self.stages.chosen] = self._stage_chosen(game, city, move) + 1
            game.cities[city].add_card(self.codex, card)
            return
        seat: i64 = chooser_of(game, city)
        if not game.quiet:
            game.tell("sell", city, {"coins": int(self.codex.sell_coins)})
            game.tell("used", city, {"card": game.card_key(card), "for": "sell"}, seat)
        put_in_zone(game, card, self.zones.out, city, bit(seat), time_of(game, 0))

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if verb == self.dismiss:
            game.cities[city].count[COINS] += self.codex.sell_coins
            banked(game, city)


class ExtraLeader(Part):
    """Roma B: one more leader at the end of a turn (ruling: roma_b_extra)."""

    def __init__(self, codex: Codex, recruiting: Recruiting) -> None:
        super().__init__(codex, "recruit_extra")
        self.recruiting: Recruiting = recruiting
        self.another: i64 = number_of(codex, "recruit_another")
        self.one_more: i64 = number_of(codex, "recruit_one_more")
        self.decline: i64 = codex.verbs.index("decline")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        power: i64 = self.codex.power[effect]
        if power and (power == self.another or power == self.one_more) and city < game.seats:
            ask_at(game, EXTRA, self.decision, city, city)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        cards = cards_in_zone(game, self.recruiting.zones.hand, seat)
        found = Moves()
        self.recruiting.recruit_moves(game, seat, cards, game.cities[seat].count[COINS], found)
        if found.count:
            into.add(encode(self.decline, 0, NO_CARD, 0))
        for place in range(found.count):
            into.add(found.ids[place])

    def settle(self, game: Table) -> None:
        seat: i64 = game.argument
        move: i64 = game.answers[seat]
        if verb_of(move) == self.recruiting.recruit:
            take_from_zone(game, card_of(move), self.recruiting.zones.hand, seat)
            resolve_alone(game, seat, NO_PACK, move)


def enlist(game: Table, city: i64, card: i64, effect: i64) -> None:
    """A leader comes into play at no cost, by some effect."""
    if not game.quiet:
        game.tell("enlist", city, {"card": game.card_key(card), **game.source_facts(effect)})
    game.cities[city].add_card(game.codex, card)
    gain_from(game, city, card)
