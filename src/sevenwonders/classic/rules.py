"""The rules of 7 Wonders: who decides, what may be done, and what then happens.

A game runs through moments (hooks.py). At each of them the rules of the sets may queue decisions; a decision asks one
or several seats, whose answers are sealed until the last is in. When nothing is left to be asked, the next moment
comes.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import COINS, PLAY_CARD, SELL
from sevenwonders.classic.hooks import (
    AFTER_CONFLICTS,
    CONFLICTS,
    END_AGE,
    END_TURN,
    LAST_CARD,
    NEW_AGE,
    NEW_TURN,
    OVER,
    PLAYED,
)
from sevenwonders.classic.moves import verb_of
from sevenwonders.classic.resolution import Resolution
from sevenwonders.classic.scoring import total_points
from sevenwonders.classic.table import IN_DISCARD, NO_MOVE
from sevenwonders.core.game import NOBODY
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng


class Rules(Resolution):
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

    # ---- from moment to moment

    def go_on(self) -> None:
        """Run until somebody is asked, or the game is over."""
        while not self.waiting and not self.ended:
            if len(self.queue):
                self._ask_next()
            else:
                self._next_moment()

    def _ask_next(self) -> None:
        """Put a decision to those among its seats who can answer it now; it is dropped where nobody can."""
        entry: i64 = self.queue[0]
        self.queue = self.queue[1:]
        self.phase = entry & 255
        self.asked = (entry >> 8) & 0xFFFF
        self.argument = entry >> 24
        for seat in range(self.seats):
            self.answers[seat] = NO_MOVE
        if self.phase != PLAY_CARD:  # whoever holds a card may sell it
            self.setting.phase_rules[int(self.phase)].before_asking(self, self.phase)
            self._spare_those_who_cannot()
        self.waiting = self.asked

    def _spare_those_who_cannot(self) -> None:
        """Nobody is asked anything without a legal move: things may have changed since the decision was queued."""
        for seat in range(self.seats):
            if self.asked & bit(seat):
                found = Moves()
                self.legal(seat, found)
                if not found.count:
                    self.asked &= ~bit(seat)

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
        self.ask_what_is_due(moment)
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
        elif moment == OVER:
            self._end()

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
            for place in range(self.setting.cities):
                rules.prepare(self, place)
        for rules in self.setting.pricers:
            for place in range(self.setting.cities):
                rules.reprice(self, place)
        for city in self.cities:
            city.remember_turn_start()

    def begin_further_turn(self, city: i64) -> None:
        """One city builds once more, as if on a further turn: with all its coins, and what it makes and pays by now."""
        mine = self.cities[city]
        mine.budget = mine.count[COINS]
        mine.begin_supply()
        for rules in self.setting.preparers:
            rules.prepare(self, city)
        for rules in self.setting.pricers:
            rules.reprice(self, city)
        mine.remember_turn_start()

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
        return _share(self.standings(), seat)

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
        totals = self._totals()
        places = self._places(totals)
        mine: i64 = totals[seat]
        best: i64 = -1000
        ranked: bool = len(self.setting.oracles) > 0 and not self.setting.teams
        for other in range(self.seats):
            if not self.same_team(seat, other) and totals[other] > best:
                best = totals[other]
            # Who stands before one with more points, by the rules of a set, is worth as much as that one.
            if ranked and places[other] > places[seat] and totals[other] > mine:
                mine = totals[other]
        ahead: float = float(mine - best) / 80.0
        if ahead > 0.5:
            ahead = 0.5
        elif ahead < -0.5:
            ahead = -0.5
        return 0.5 * _share(places, seat) + 0.5 * (0.5 + ahead)

    def team_of(self, seat: i64) -> i64:
        return seat // 2 if self.setting.teams else seat

    def same_team(self, seat: i64, other: i64) -> bool:
        return self.team_of(seat) == self.team_of(other)

    def standings(self) -> vec[i64]:
        """The place of each seat, from 1: behind all that rank higher, a team counting once. Equals share theirs."""
        return self._places(self._totals())

    def _totals(self) -> vec[i64]:
        totals = vec[i64]([i64(0)] * self.seats)
        for seat in range(self.seats):
            totals[seat] = total_points(self, seat)
        return totals

    def _places(self, totals: vec[i64]) -> vec[i64]:
        """By points, then by coins (ruling: winner), of a team together; then as the rules of sets will have it."""
        ranks = vec[i64]([i64(0)] * self.seats)
        for seat in range(self.seats):
            for other in range(self.seats):
                if self.same_team(seat, other):
                    ranks[seat] += totals[other] * 4096 + self.cities[other].count[COINS]
        places = vec[i64]([i64(1)] * self.seats)
        for seat in range(self.seats):
            ahead: i64 = 0
            for other in range(self.seats):
                if ranks[other] > ranks[seat]:
                    ahead += 1
            if self.setting.teams:
                ahead //= 2
            places[seat] += ahead
        for rules in self.setting.oracles:
            rules.standings(self, places)
        return places


def _share(places: vec[i64], seat: i64) -> float:
    """The part of the victory that a seat has."""
    if places[seat] > 1:
        return 0.0
    sharing: float = 0.0
    for place in places:
        if place == 1:
            sharing += 1.0
    return 1.0 / sharing
