"""The rules of 7 Wonders: who decides, what may be done, and what then happens.

A game runs through moments (hooks.py). At each of them the rules of the sets may queue decisions; a decision asks one
or several seats, whose answers are sealed until the last is in. When nothing is left to be asked, the next moment
comes.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.hooks import (
    AFTER_CONFLICTS,
    CONFLICTS,
    END_AGE,
    END_TURN,
    LAST_CARD,
    NEW_AGE,
    NEW_TURN,
    PLAYED,
)
from sevenwonders.classic.moves import card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.scoring import total_points
from sevenwonders.classic.table import IN_DISCARD, NO_MOVE, NO_PACK, UNDER_STAGE, Table
from sevenwonders.classic.tables import BUILD, COINS, DEFEATS, MILITARY, PLAY_CARD, SELL, SHIELDS, STAGE, VICTORIES
from sevenwonders.classic.trade import BANK, RIGHT
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import FIELD, bit, bit_count
from sevenwonders.core.rng import Rng


class Rules(Table):
    """A table at which 7 Wonders is played."""

    # ---- who decides, and what

    def next_seat(self) -> i64:
        if not self.waiting:
            return NOBODY
        seat: i64 = 0
        while not self.waiting >> seat & 1:
            seat += 1
        return seat

    def legal(self, seat: i64, into: Moves) -> None:
        if self.phase == PLAY_CARD:
            self.card_moves(seat, self.pack_of(seat), into)
        else:
            self.setting.phase_rules[int(self.phase)].legal(self, self.phase, seat, into)

    def city_asked(self, seat: i64) -> i64:
        """The city that the decision at hand is about, for a seat that is asked."""
        if self.phase == PLAY_CARD:
            return seat
        return self.setting.phase_rules[int(self.phase)].city_asked(self, self.phase, seat)

    def card_moves(self, city: i64, pack: i64, into: Moves) -> None:
        """Everything a city may do with one of the cards of a hand."""
        self.build_moves(city, pack, into)
        self.stage_moves(city, pack, into)
        self.plain_moves(pack, SELL, into)
        for rules in self.setting.movers:
            rules.add_moves(self, city, pack, into)

    def build_moves(self, city: i64, pack: i64, into: Moves) -> None:
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place > first and self.packs[place - 1] == card:
                continue
            for payment in range(self.ways_to_build(city, card)):
                into.add(encode(BUILD, 0, card, self.setting.trade.payments[payment]))

    def ways_to_build(self, city: i64, card: i64) -> i64:
        """Solve the payments for a building: how many ways there are, none if it cannot be built."""
        tables = self.tables
        mine = self.cities[city]
        if mine.owned[tables.name[card]]:  # ruling: no_duplicates
            return 0
        trade = self.setting.trade
        if self.is_chained(mine, card):  # ruling: free_by_chain
            if self.taxes(city, BUILD, card) > mine.budget:
                return 0
            return trade.nothing_to_pay()
        saved: i64 = mine.saves[tables.color[card]]
        budget: i64 = mine.budget - tables.coins[card] - self.taxes(city, BUILD, card)
        if budget < 0:
            return 0
        left, right = self.cities[self.left_of(city)], self.cities[self.right_of(city)]
        return trade.solve(tables.cost[card], mine, left, right, budget, saved)

    def taxes(self, city: i64, verb: i64, card: i64) -> i64:
        """Coins for the bank that the rules of sets add to a cost."""
        coins: i64 = 0
        for rules in self.setting.taxers:
            coins += rules.tax(self, city, verb, card)
        return coins

    def is_chained(self, city: City, card: i64) -> bool:
        chains = self.tables.chains
        for place in range(chains.start[card], chains.start[card + 1]):
            if city.owned[chains.items[place]]:
                return True
        return False

    def stage_moves(self, city: i64, pack: i64, into: Moves) -> None:
        """The next stage (ruling: wonder_stage_order), or any that is left where the order is free, with any card."""
        mine = self.cities[city]
        if not mine.any_order:
            self._moves_for_stage(city, bit_count(mine.stages), 0, pack, into)
            return
        for stage in range(len(mine.board)):
            if not mine.stages & bit(stage):
                self._moves_for_stage(city, stage, stage + 1, pack, into)

    def _moves_for_stage(self, city: i64, stage: i64, option: i64, pack: i64, into: Moves) -> None:
        ways: i64 = self.ways_to_stage(city, stage)
        if not ways:
            return
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place > first and self.packs[place - 1] == card:
                continue
            for payment in range(ways):
                into.add(encode(STAGE, option, card, self.setting.trade.payments[payment]))

    def ways_to_stage(self, city: i64, place: i64) -> i64:
        """Solve the payments for a stage of a city's board: how many ways there are, none if it cannot be built."""
        tables = self.tables
        mine = self.cities[city]
        if place >= len(mine.board):
            return 0
        stage: i64 = mine.board[place]
        budget: i64 = mine.budget - tables.stage_coins[stage] - self.taxes(city, STAGE, stage)
        if budget < 0:
            return 0
        left, right = self.cities[self.left_of(city)], self.cities[self.right_of(city)]
        saved: i64 = mine.saves[tables.stage_kind]
        return self.setting.trade.solve(tables.stage_cost[stage], mine, left, right, budget, saved)

    def plain_moves(self, pack: i64, verb: i64, into: Moves) -> None:
        """A verb with each card of a hand, at no cost."""
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place == first or self.packs[place - 1] != card:
                into.add(encode(verb, 0, card, 0))

    def apply(self, seat: i64, move: i64) -> None:
        self.answers[seat] = move
        self.waiting &= ~bit(seat)
        if self.waiting:
            return
        if not self.quiet:
            self.turns.append([(s, int(self.answers[s])) for s in range(int(self.seats)) if self.asked >> s & 1])
        self.asked = 0
        if self.phase == PLAY_CARD:
            for city in range(self.seats):
                self.choose_for(city, self.pack_of(city), self.answers[city])
        else:
            self.setting.phase_rules[int(self.phase)].resolve(self, self.phase)
        self.go_on()

    def choose_for(self, city: i64, pack: i64, move: i64) -> None:
        """A city's move for this turn is settled, though not yet shown."""
        self.sealed[city] = move
        self.source[city] = pack

    # ---- from moment to moment

    def go_on(self) -> None:
        """Run until somebody is asked, or the game is over."""
        while not self.waiting and not self.ended:
            if len(self.queue):
                self._ask_next()
            else:
                self._next_moment()

    def _ask_next(self) -> None:
        entry: i64 = self.queue[0]
        self.queue = self.queue[1:]
        self.phase = entry & 255
        self.asked = (entry >> 8) & 0xFFFF
        self.argument = entry >> 24
        self.waiting = self.asked
        for seat in range(self.seats):
            if self.asked & bit(seat):
                self.answers[seat] = NO_MOVE

    def _next_moment(self) -> None:
        moment: i64 = self.moment
        self.moment = moment + 1
        if moment == NEW_AGE:
            if self.age == 3:
                self._end()
                return
            self._deal_age()
        elif moment == NEW_TURN:
            self._begin_turn()
        elif moment == PLAYED:
            self.resolve_moves()
        elif moment == LAST_CARD and self.turn < self.last_turn:
            return
        elif moment == END_AGE and self.turn < self.last_turn:
            self.moment = NEW_TURN
            return
        elif moment == CONFLICTS:
            self._list_conflicts()
        for rules in self.setting.listeners[moment]:
            rules.at(self, moment)
        if moment == NEW_TURN:
            self.ask(PLAY_CARD, bit(self.seats) - 1)
        elif moment == LAST_CARD:
            self._discard_last_cards()
        elif moment == END_TURN and 0 < self.turn < self.last_turn:
            if not self.stays & bit(self.age * 16 + self.turn):
                self.pass_hands()
        elif moment == CONFLICTS:
            self._fight()
        elif moment == AFTER_CONFLICTS:
            self.moment = NEW_AGE

    def _end(self) -> None:
        self.ended = True
        if not self.quiet:
            self.tell("end", NOBODY, {})

    def _deal_age(self) -> None:
        deal = self.deal
        self.age += 1
        self.turn = 0
        self.passes = 0
        start: i64 = (self.age - 1) * deal.players * deal.hand
        for pack in range(deal.players):
            first: i64 = self.pack_start(pack)
            for place in range(deal.hand):
                self.packs[first + place] = deal.hands[start + pack * deal.hand + place]
            self.sizes[pack] = deal.hand
        if not self.quiet:
            self.tell("age", NOBODY, {"age": int(self.age)})

    def _begin_turn(self) -> None:
        self.turn += 1
        self.keeping = 0
        self.prepare_cities()
        for place in range(self.setting.cities):
            self.sealed[place] = NO_MOVE
        if not self.quiet:
            self.tell("turn", NOBODY, {"turn": int(self.turn)})

    def prepare_cities(self) -> None:
        """What counts from now on are the coins, prices and units of this moment."""
        for city in self.cities:
            city.begin_turn()
        for rules in self.setting.preparers:
            rules.prepare(self)

    # ---- what was chosen happens (ruling: end_of_turn_order)

    def resolve_alone(self, city: i64, pack: i64, move: i64) -> None:
        """One city plays a card after all the others."""
        for other in range(self.setting.cities):
            self.sealed[other] = NO_MOVE
        self.choose_for(city, pack, move)
        self.resolve_moves()

    def resolve_moves(self) -> None:
        """Carry out the sealed moves of all cities that have one, step by step for all together."""
        cities: i64 = self.setting.cities
        for city in range(cities):
            if self.sealed[city] != NO_MOVE and self.source[city] != NO_PACK:
                self.take_from_pack(self.source[city], card_of(self.sealed[city]))
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.pay(city, self.sealed[city])
        for offset in range(cities):  # cities without a player are revealed first
            shown: i64 = (self.seats + offset) % cities
            if self.sealed[shown] != NO_MOVE:
                self.place(shown, self.sealed[shown])
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.credit(city, self.sealed[city])
        for city in range(cities):
            if self.sealed[city] != NO_MOVE:
                self.take_coins(city, self.sealed[city])

    def pay(self, city: i64, move: i64) -> None:
        """Step 1: every payment comes from the coins held at the start of the turn."""
        payment: i64 = payment_of(move)
        spent: i64 = (payment & FIELD) + ((payment >> RIGHT) & FIELD) + ((payment >> BANK) & FIELD)
        spent += self.printed_coins(city, move)
        mine = self.cities[city]
        mine.bought = self.sellers_of(city, move)
        mine.count[COINS] -= spent
        mine.budget -= spent

    def sellers_of(self, city: i64, move: i64) -> i64:
        """The neighbours from whom a move buys: 1 left, 2 right. With a rebate the price may be nothing."""
        mine = self.cities[city]
        payment: i64 = payment_of(move)
        sellers: i64 = 0
        if payment & FIELD:
            sellers |= 1
        elif mine.left_rebate:
            rebate: i64 = mine.left_rebate
            mine.left_rebate = 0
            if not self._is_offered(city, move):
                sellers |= 1
            mine.left_rebate = rebate
        if (payment >> RIGHT) & FIELD:
            sellers |= 2
        elif mine.right_rebate:
            rebate = mine.right_rebate
            mine.right_rebate = 0
            if not self._is_offered(city, move):
                sellers |= 2
            mine.right_rebate = rebate
        return sellers

    def _is_offered(self, city: i64, move: i64) -> bool:
        """Whether a construction can be paid for in the way that a move says."""
        ways: i64 = 0
        if verb_of(move) == BUILD:
            ways = self.ways_to_build(city, card_of(move))
        elif verb_of(move) == STAGE:
            ways = self.ways_to_stage(city, self.stage_of(self.cities[city], move))
        else:
            return True
        for place in range(ways):
            if self.setting.trade.payments[place] == payment_of(move):
                return True
        return False

    def printed_coins(self, city: i64, move: i64) -> i64:
        """The coins in the cost of what a move builds (ruling: coin_cost_to_bank)."""
        tables = self.tables
        verb: i64 = verb_of(move)
        mine = self.cities[city]
        if verb == BUILD:
            taxes: i64 = self.taxes(city, verb, card_of(move))
            return taxes if self.is_chained(mine, card_of(move)) else taxes + tables.coins[card_of(move)]
        if verb == STAGE:
            stage: i64 = mine.board[self.stage_of(mine, move)]
            return self.taxes(city, verb, stage) + tables.stage_coins[stage]
        if verb != SELL:
            return self.setting.verb_rules[int(verb)].coins_of(self, city, move)
        return 0

    def sale_of(self, city: i64, move: i64) -> i64:
        """The coins that a city gets for its card by a move that sells it."""
        verb: i64 = verb_of(move)
        if verb == SELL:
            return self.tables.sell_coins
        if verb == BUILD or verb == STAGE:
            return 0
        return self.setting.verb_rules[int(verb)].sale_of(self, city, move)

    def stage_of(self, city: City, move: i64) -> i64:
        """The stage that a move builds: the next one, or the one chosen."""
        option: i64 = option_of(move)
        if option:
            return option - 1
        return bit_count(city.stages)

    def place(self, city: i64, move: i64) -> None:
        """Step 2: cards and stages are built, sold cards join the discard pile."""
        tables = self.tables
        verb: i64 = verb_of(move)
        card: i64 = card_of(move)
        mine = self.cities[city]
        if verb == BUILD:
            if not self.quiet:
                self._tell_use("build", city, move, {"card": self.card_key(card)})
            mine.add_card(tables, card)
        elif verb == STAGE:
            stage: i64 = self.stage_of(mine, move)
            if not self.quiet:
                self._tell_use("stage", city, move, {"stage": int(stage) + 1})
                self.tell("used", city, {"card": self.card_key(card)}, self.chooser_of(city))
            self.lay_down(card, city, UNDER_STAGE)
            mine.add_stage(tables, stage)
        elif verb == SELL:
            if not self.quiet:
                self.tell("sell", city, {"coins": int(tables.sell_coins)})
                self.tell("used", city, {"card": self.card_key(card)}, self.chooser_of(city))
            self.lay_down(card, city, IN_DISCARD)
        else:
            self.setting.verb_rules[int(verb)].place(self, city, move)

    def lay_down(self, card: i64, city: i64, place: i64) -> None:
        """A city lays its card face down: whoever chose it knows it."""
        self.lay_face_down(card, self.source[city], city, place, bit(self.chooser_of(city)))

    def chooser_of(self, city: i64) -> i64:
        """The seat that chose the card of a city: its player, or whoever holds the hand that the card came from."""
        if city < self.seats:
            return city
        return self.holder_of(self.source[city])

    def _tell_use(self, kind: str, city: i64, move: i64, facts: dict[str, Fact]) -> None:
        payment: i64 = payment_of(move)
        facts["left"] = int(payment & FIELD)
        facts["right"] = int((payment >> RIGHT) & FIELD)
        facts["bank"] = int(((payment >> BANK) & FIELD) + self.printed_coins(city, move))
        facts["chain"] = int(kind == "build" and self.is_chained(self.cities[city], card_of(move)))
        self.tell(kind, city, facts)

    def credit(self, city: i64, move: i64) -> None:
        """Step 3: what neighbours are paid, and the coins for a sold card."""
        payment: i64 = payment_of(move)
        self.cities[self.left_of(city)].count[COINS] += payment & FIELD
        self.cities[self.right_of(city)].count[COINS] += (payment >> RIGHT) & FIELD
        if verb_of(move) == SELL:
            self.cities[city].count[COINS] += self.tables.sell_coins
            self.banked(city)

    def take_coins(self, city: i64, move: i64) -> None:
        """Step 4: coins at once, counting everything placed in this turn (ruling: vineyard_bazar_same_turn)."""
        tables = self.tables
        verb: i64 = verb_of(move)
        card: i64 = card_of(move)
        mine = self.cities[city]
        if verb == STAGE:
            self.gain_from(city, tables.stage_effects + mine.board[mine.last_stage])
        elif tables.building_verbs >> verb & 1:
            self.gain_from(city, card)
        for rules in self.setting.watchers:
            rules.played(self, city, verb, card, verb == BUILD and self.is_chained(mine, card))

    def gain_from(self, city: i64, effect: i64) -> None:
        """The coins that an effect brings once, and whatever else the rules of sets let it bring."""
        coins: i64 = self.tables.coins_now[effect] + self.per_total(city, self.tables.coins_per, effect)
        if coins:
            self.take_from_bank(city, coins)
        for rules in self.setting.givers:
            rules.gained(self, city, effect)

    def take_from_bank(self, city: i64, coins: i64) -> None:
        """Coins that a city takes from the bank, told to all."""
        self.cities[city].count[COINS] += coins
        if not self.quiet:
            self.tell("gain", city, {"coins": int(coins)})
        self.banked(city)

    def banked(self, city: i64) -> None:
        """Let the rules of sets know that a city has taken coins from the bank."""
        for rules in self.setting.bankers:
            rules.banked(self, city)

    def build_free(self, city: i64, card: i64) -> None:
        """Build a card at no cost, outside the normal course of a turn: its coins come at once."""
        self.cities[city].add_card(self.tables, card)
        self.gain_from(city, card)
        for rules in self.setting.watchers:
            rules.played(self, city, BUILD, card, False)

    # ---- the end of a turn and of an age

    def _discard_last_cards(self) -> None:
        """Ruling: sixth_turn."""
        for seat in range(self.seats):
            if not self.keeping & bit(seat):
                self.discard_hand(seat)

    def discard_hand(self, seat: i64) -> None:
        """Put what is left of a hand on the discard pile, without coins."""
        pack: i64 = self.pack_of(seat)
        while self.sizes[pack]:
            card: i64 = self.packs[self.pack_start(pack)]
            self.take_from_pack(pack, card)
            self.lay_face_down(card, pack, seat, IN_DISCARD, bit(seat))

    def pass_hands(self) -> None:
        """To the left in the first and third age, to the right in the second (ruling: pass_direction)."""
        step: i64 = 1
        if self.age != 2:
            step = self.setting.players - 1
        self.passes = (self.passes + step) % self.setting.players

    def _list_conflicts(self) -> None:
        """Each city against each neighbour."""
        self.conflicts = vec[i64]([i64(0)] * 0)
        for city in range(self.setting.cities):
            self.conflicts = append(self.conflicts, city | (self.left_of(city) << 8))

    def _fight(self) -> None:
        """Ruling: conflicts. Tokens of this phase change no strength in it."""
        strengths = vec[i64]([i64(0)] * self.setting.cities)
        for city in range(self.setting.cities):
            strengths[city] = self.strength(city)
        for pair in self.conflicts:
            one: i64 = pair & 255
            other: i64 = pair >> 8
            ahead: i64 = strengths[one] - strengths[other]
            if ahead > 0:
                self.win(one, other)
            elif ahead < 0:
                self.win(other, one)
        self.conflicts = vec[i64]([i64(0)] * 0)

    def strength(self, city: i64) -> i64:
        """The shields of a city in conflicts."""
        shields: i64 = self.cities[city].count[SHIELDS]
        for rules in self.setting.fighters:
            shields += rules.strength(self, city)
        return shields

    def win(self, winner: i64, loser: i64) -> None:
        """A conflict is won: a victory token of the age, and a defeat token."""
        value: i64 = self.tables.victory[self.age]
        self.cities[winner].count[VICTORIES] += 1
        self.cities[winner].points[MILITARY] += value
        self.cities[loser].count[DEFEATS] += 1
        self.cities[loser].points[MILITARY] -= 1
        if not self.quiet:
            self.tell("conflict", winner, {"loser": int(loser), "points": int(value)})
        for rules in self.setting.victors:
            rules.won(self, winner, loser)

    def payoff(self, seat: i64) -> float:
        best: i64 = self.rank(0)
        sharing: float = 0.0
        for other in range(self.seats):
            rank: i64 = self.rank(other)
            if rank > best:
                best = rank
                sharing = 1.0
            elif rank == best:
                sharing += 1.0
        return 1.0 / sharing if self.rank(seat) == best else 0.0

    def hunch(self, moves: Moves, rng: Rng) -> i64:
        """Nobody sells gladly: think again, twice."""
        move: i64 = moves.ids[rng.below(moves.count)]
        if verb_of(move) == SELL:
            move = moves.ids[rng.below(moves.count)]
            if verb_of(move) == SELL:
                move = moves.ids[rng.below(moves.count)]
        return move

    def merit(self, seat: i64) -> float:
        """Mostly the payoff; the distance to the best of the others tells near misses from far ones."""
        best: i64 = -1000
        for other in range(self.seats):
            if not self.same_team(seat, other):
                points: i64 = total_points(self, other)
                if points > best:
                    best = points
        ahead: float = float(total_points(self, seat) - best) / 80.0
        if ahead > 0.5:
            ahead = 0.5
        elif ahead < -0.5:
            ahead = -0.5
        return 0.5 * self.payoff(seat) + 0.5 * (0.5 + ahead)

    def team_of(self, seat: i64) -> i64:
        return seat // 2 if self.setting.teams else seat

    def same_team(self, seat: i64, other: i64) -> bool:
        return self.team_of(seat) == self.team_of(other)

    def rank(self, seat: i64) -> i64:
        """Points first, then coins (ruling: winner), of a team together: higher is better."""
        rank: i64 = 0
        for other in range(self.seats):
            if self.same_team(seat, other):
                rank += total_points(self, other) * 4096 + self.cities[other].count[COINS]
        return rank
