"""The rules of 7 Wonders: who decides, what may be done, and what then happens.

A game runs through moments (hooks.py). At each of them the rules of the sets may queue decisions; a decision asks one
or several seats, whose answers are sealed until the last is in. When nothing is left to be asked, the next moment
comes.
"""

from mypy_extensions import i64

from sevenwonders.classic.conflicts import Conflicts
from sevenwonders.classic.hooks import (
    AFTER_CONFLICTS,
    CONFLICTS,
    END_AGE,
    END_TURN,
    FINAL,
    LAST_CARD,
    NEW_AGE,
    NEW_TURN,
    PLAYED,
)
from sevenwonders.classic.moves import FAVOUR, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.scoring import total_points
from sevenwonders.classic.table import IN_DISCARD, NO_MOVE, NO_PACK, UNDER_STAGE
from sevenwonders.classic.tables import BUILD, COINS, PLAY_CARD, SELL, STAGE
from sevenwonders.classic.trade import BANK, FAR, FARTHER, LEFT, RIGHT, coins_in
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import FIELD, bit
from sevenwonders.core.rng import Rng


class Rules(Conflicts):
    """A table at which 7 Wonders is played."""

    def whole(self) -> "Rules":
        return self

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
            self.list_conflicts()
        elif moment > FINAL:
            self._end()
            return
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
            self.fight()
        elif moment == AFTER_CONFLICTS and self.age < 3:
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
        for city in self.cities:
            city.remember_turn_start()

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
        mine = self.cities[city]
        self.chained &= ~bit(city)
        if self.uses_chain(city, move):
            self.chained |= bit(city)
        self.to_bank[city] = self.printed_coins(city, move)
        spent: i64 = coins_in(payment_of(move)) + self.to_bank[city]
        for rules in self.setting.cashiers:
            rules.paid(self, city, move)
        if option_of(move) & FAVOUR and (verb_of(move) == BUILD or verb_of(move) == STAGE):
            self._use_favour(city, move)
        mine.count[COINS] -= spent
        mine.budget -= spent

    def _use_favour(self, city: i64, move: i64) -> None:
        verb: i64 = verb_of(move)
        what: i64 = card_of(move)
        if verb == STAGE:
            what = self.cities[city].board[self.stage_of(self.cities[city], move)]
        for rules in self.setting.favourers:
            if rules.favour(self, city, verb, what):
                rules.favour_used(self, city, verb)
                return

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
        facts.update(self.payment_facts(city, payment_of(move)))
        facts["bank"] = int(((payment_of(move) >> BANK) & FIELD) + self.to_bank[city])
        facts["chain"] = int(self.chained >> city & 1)
        self.tell(kind, city, facts)

    def payment_facts(self, city: i64, payment: i64) -> dict[str, Fact]:
        """What an event says of a payment: the coins of each payee."""
        facts: dict[str, Fact] = {
            "left": int((payment >> LEFT) & FIELD),
            "right": int((payment >> RIGHT) & FIELD),
            "bank": int((payment >> BANK) & FIELD),
        }
        for slot, shift in enumerate((FAR, FARTHER)):
            if (payment >> shift) & FIELD:
                facts[f"far{slot + 1}"] = int((payment >> shift) & FIELD)
                facts[f"far{slot + 1}_city"] = int(self.cities[city].far_city[slot])
        return facts

    def credit(self, city: i64, move: i64) -> None:
        """Step 3: what neighbours are paid, and the coins for a sold card."""
        payment: i64 = payment_of(move)
        self._receive(self.left_of(city), (payment >> LEFT) & FIELD)
        self._receive(self.right_of(city), (payment >> RIGHT) & FIELD)
        if payment >> FAR:
            far = self.cities[city].far_city
            self._receive(far[0], (payment >> FAR) & FIELD)
            self._receive(far[1], (payment >> FARTHER) & FIELD)
        if verb_of(move) == SELL:
            self.cities[city].count[COINS] += self.tables.sell_coins
            self.banked(city)

    def _receive(self, city: i64, coins: i64) -> None:
        if coins:
            self.cities[city].count[COINS] += coins
            self.cities[city].received += coins

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
            rules.played(self, city, verb, card, (self.chained >> city & 1) != 0)

    def gain_from(self, city: i64, effect: i64) -> None:
        """The coins that an effect brings once, and whatever else the rules of sets let it bring."""
        tables = self.tables
        coins: i64 = tables.coins_now[effect] + self.per_total(city, tables.coins_per, effect)
        if coins:
            self.take_from_bank(city, coins)
        if tables.shields[effect]:
            self.shielded(city, tables.shields[effect])
        if tables.victory_now[effect]:
            self.take_victory(city, tables.victory_now[effect])
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
