"""The rules of Duel: who decides, what may be done, and what then happens.

The active player owes one decision at a time; the decisions that an action brings with it wait in a queue, and when the
queue is empty the turn ends: hidden cards that have become accessible are turned up, and the next turn, age or the end
follows.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count, field
from sevenwonders.core.rng import Rng
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import BROWN, GREY, PURPLE, WONDER, YELLOW
from sevenwonders.duel.price import trade_cost, unit_prices
from sevenwonders.duel.scoring import most, total_points
from sevenwonders.duel.table import (
    CHOOSE_DRAWN_PROGRESS,
    CHOOSE_PROGRESS,
    CHOOSE_STARTER,
    DESTROY_BROWN,
    DESTROY_GREY,
    DISCARDED,
    DRAFT,
    IN_CITY,
    LOOTED,
    MILITARY,
    OVER,
    PLAY_CARD,
    POINTS,
    REVIVE,
    SCIENCE,
    SHARED,
    UNDER_WONDER,
    VICTORIES,
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
        codex = self.codex
        asked: i64 = self.decision
        if asked == PLAY_CARD:
            self._card_moves(seat, into)
        elif asked == DRAFT:
            _add_bits(self.offered(), codex.draft_at, into)
        elif asked == CHOOSE_PROGRESS:
            _add_bits(self.board, codex.progress_at, into)
        elif asked == CHOOSE_DRAWN_PROGRESS:
            _add_bits(self.drawn(), codex.progress_at, into)
        elif asked == DESTROY_BROWN or asked == DESTROY_GREY:
            color: i64 = BROWN if asked == DESTROY_BROWN else GREY
            for card in range(codex.cards):
                if self.places[card] == IN_CITY + 1 - seat and codex.color[card] == color:
                    into.add(codex.destroy_at + card)
        elif asked == REVIVE:
            for card in range(codex.cards):
                if self.places[card] == DISCARDED:
                    into.add(codex.revive_at + card)
        elif asked == CHOOSE_STARTER:
            into.add(codex.starter_at)
            into.add(codex.starter_at + 1)

    def _card_moves(self, seat: i64, into: Moves) -> None:
        codex = self.codex
        city = self.city(seat)
        prices: i64 = unit_prices(city, self.city(1 - seat), codex.trade_price)
        first: i64 = codex.first_card[self.age]
        card: i64 = first
        left: i64 = self.open
        while left:
            if left & 1 and self._card_price(city, card, prices) <= city.coins:
                into.add(card)
            left >>= 1
            card += 1
        _add_bits(self.open, codex.sell_at + first, into)
        wonder: i64 = 0
        left = city.wonders
        while left:
            if left & 1 and self._wonder_price(city, wonder, prices) <= city.coins:
                _add_bits(self.open, codex.wonder_at + wonder * codex.cards + first, into)
            left >>= 1
            wonder += 1

    def _card_price(self, city: City, card: i64, prices: i64) -> i64:
        codex = self.codex
        if city.chains & codex.chain_needs[card]:
            return 0
        saved: i64 = field(city.less, codex.color[card])
        return codex.coins[card] + trade_cost(codex.cost[card], city, prices, saved)

    def _wonder_price(self, city: City, wonder: i64, prices: i64) -> i64:
        codex = self.codex
        return codex.w_coins[wonder] + trade_cost(codex.w_cost[wonder], city, prices, field(city.less, WONDER))

    def card_price(self, seat: i64, card: i64) -> i64:
        """What building this card would cost a seat now, in coins."""
        city = self.city(seat)
        return self._card_price(city, card, unit_prices(city, self.city(1 - seat), self.codex.trade_price))

    def wonder_price(self, seat: i64, wonder: i64) -> i64:
        """What building this wonder would cost a seat now, in coins."""
        city = self.city(seat)
        return self._wonder_price(city, wonder, unit_prices(city, self.city(1 - seat), self.codex.trade_price))

    # ---- doing it

    def apply(self, seat: i64, move: i64) -> None:
        codex = self.codex
        if move < codex.sell_at:
            self._build(seat, move)
        elif move < codex.wonder_at:
            self._sell(seat, move - codex.sell_at)
        elif move < codex.draft_at:
            number: i64 = move - codex.wonder_at
            self._build_wonder(seat, number // codex.cards, number % codex.cards)
        elif move < codex.progress_at:
            self._draft(seat, move - codex.draft_at)
            return
        elif move < codex.destroy_at:
            self._take_progress(seat, move - codex.progress_at)
        elif move < codex.revive_at:
            self._destroy(seat, move - codex.destroy_at)
        elif move < codex.starter_at:
            self._revive(seat, move - codex.revive_at)
        else:
            self._start_age(seat, move - codex.starter_at)
            return
        if self.decision != OVER:
            self.decision = self.queue & 15
            self.queue >>= 4
            if not self.decision:
                self._end_turn(seat)

    def _ask(self, decision: i64) -> None:
        shift: i64 = 0
        while self.queue >> shift:
            shift += 4
        self.queue |= decision << shift

    def _draft(self, seat: i64, wonder: i64) -> None:
        self._give_wonder(seat, wonder)
        if self.drafted % 4 == 3:  # the last of four is no choice
            last: i64 = 0
            left: i64 = self.offered()
            while not left >> last & 1:
                last += 1
            self._give_wonder(self.codex.draft[self.drafted], last)
        if self.drafted == 8:
            self._begin()
        elif self.drafted == 4 and not self.quiet:
            self.tell("offer", NOBODY, {"wonders": self.wonder_keys(self.offered())})

    def give_first_wonders(self) -> None:
        """Deal the wonders without a draft: four to each, in order."""
        for place in range(8):
            self._give_wonder(place // 4, self.deal.wonders[place])
        self._begin()

    def _begin(self) -> None:
        self._lay_out(1)
        self.active = 0  # ruling: setup_first_player
        self.decision = PLAY_CARD

    def _give_wonder(self, seat: i64, wonder: i64) -> None:
        self.city(seat).wonders |= bit(wonder)
        self.drafted += 1
        if not self.quiet:
            self.tell("draft", seat, {"wonder": self.wonder_key(wonder)})

    def _lay_out(self, age: i64) -> None:
        codex = self.codex
        self.age = age
        self.laid = bit(codex.slots[age]) - 1
        self.seen = codex.face_up[age]
        self.open = 0
        for slot in range(codex.slots[age]):
            if not codex.covers[codex.first_slot[age] + slot]:
                self._uncover(slot)
        if not self.quiet:
            self.tell("age", NOBODY, {"age": int(age)})

    def find_open_cards(self) -> None:
        """After another deal: which cards lie in the accessible slots."""
        slots: i64 = self.free
        self.open = 0
        for slot in range(self.codex.slots[self.age]):
            if slots & bit(slot):
                self._uncover(slot)

    def _uncover(self, slot: i64) -> None:
        codex = self.codex
        card: i64 = self.deal.cards[codex.first_slot[self.age] + slot]
        self.open |= bit(card - codex.first_card[self.age])
        self.free |= bit(slot)

    def _take(self, card: i64) -> None:
        """Take an accessible card out of the structure. What lay under it alone is accessible from now on."""
        codex = self.codex
        first: i64 = codex.first_slot[self.age]
        slot: i64 = 0
        while self.deal.cards[first + slot] != card:
            slot += 1
        self.open &= ~bit(card - codex.first_card[self.age])
        self.free &= ~bit(slot)
        self.laid &= ~bit(slot)
        under: i64 = codex.lies_on[first + slot]
        slot = 0
        while under:
            if under & 1 and not codex.covers[first + slot] & self.laid:
                self._uncover(slot)
            under >>= 1
            slot += 1

    def _pay(self, seat: i64, trade: i64, coins: i64) -> None:
        """Pay before anything else happens (rulings: cost_order, token_economy_timing)."""
        codex = self.codex
        self.city(seat).coins -= trade + coins
        if self.city(1 - seat).takes_trade:  # ruling: token_economy
            self._gain(1 - seat, trade, self._token_with(codex.p_takes_trade, 1 - seat))

    def _build(self, seat: i64, card: i64) -> None:
        codex = self.codex
        city = self.city(seat)
        price: i64 = self.card_price(seat, card)
        chained: bool = (city.chains & codex.chain_needs[card]) != 0
        printed: i64 = codex.coins[card]
        if chained:
            printed = 0
        if not self.quiet:
            facts: dict[str, Fact] = {"card": self.card_key(card), "coins": int(price), "chain": int(chained)}
            self.tell("build", seat, facts)
        self._pay(seat, price - printed, printed)
        self._take(card)
        if chained:  # ruling: token_urbanism
            self._gain(seat, city.chain_coins, self._token_with(codex.p_chain_coins, seat))
        self._add_building(seat, card)

    def _token_with(self, column: vec[i64], seat: i64) -> i64:
        """The progress token of a seat that has a number in a column, as a source."""
        codex = self.codex
        for token in range(len(column)):
            if column[token] and self.city(seat).progress >> token & 1:
                return codex.cards + codex.wonders + token
        return LOOTED

    def _gain(self, seat: i64, coins: i64, source: i64) -> None:
        if coins:
            self.city(seat).coins += coins
            if not self.quiet:
                self.tell("gain", seat, {"coins": int(coins), "source": self.source_key(source)})

    def _lose(self, seat: i64, coins: i64, source: i64) -> None:
        lost: i64 = self.city(seat).lose_coins(coins)
        if not self.quiet:
            self.tell("lose", seat, {"coins": int(lost), "source": self.source_key(source)})

    def _add_building(self, seat: i64, card: i64) -> None:
        """Everything a building does when it is built, paid for or not."""
        codex = self.codex
        city = self.city(seat)
        self.places[card] = u8(IN_CITY + seat)
        city.add_card(codex, card)
        coins: i64 = codex.gain[card]
        if codex.gain_each[card]:  # ruling: coins_for_cards
            coins += codex.gain_each[card] * field(city.counts, codex.gain_kind[card])
        if codex.guild_coins[card]:  # ruling: guild_which_city
            coins += codex.guild_coins[card] * most(self, codex.guild_counts[card])
        self._gain(seat, coins, card)
        shields: i64 = codex.shields[card]
        if shields:
            self._advance(seat, shields + field(city.extra_shields, codex.color[card]))
        if codex.science[card]:
            self._add_symbol(seat, codex.science[card])

    def _add_symbol(self, seat: i64, symbol: i64) -> None:
        city = self.city(seat)
        if city.symbols & symbol:
            if not city.pairs & symbol:
                city.pairs |= symbol
                if self.board:  # ruling: science_no_token_left
                    self._ask(CHOOSE_PROGRESS)
            return
        city.symbols |= symbol
        if bit_count(city.symbols) >= self.codex.symbols_to_win:
            self._end(SCIENCE, seat)

    def _advance(self, seat: i64, shields: i64) -> None:
        """Move the pawn towards the rival's capital, space by space, with what lies on the way."""
        codex = self.codex
        step: i64 = 1 if seat == 0 else -1
        steps: i64 = shields
        while steps > 0:
            steps -= 1
            self.pawn += step
            ahead: i64 = self.pawn * step
            if ahead >= codex.capital:
                break
            if ahead > 0 and codex.space_loot[ahead]:
                taken: i64 = self.looted1 if seat == 0 else self.looted0
                if not taken >> ahead & 1:  # ruling: military_tokens
                    if seat == 0:
                        self.looted1 |= bit(ahead)
                    else:
                        self.looted0 |= bit(ahead)
                    self._lose(1 - seat, codex.space_loot[ahead], LOOTED)
        if not self.quiet:
            self.tell("pawn", seat, {"shields": int(shields), "pawn": int(self.pawn)})
        if self.pawn * step >= codex.capital:
            self._end(MILITARY, seat)

    def sale_price(self, seat: i64) -> i64:
        """What a seat gets now for a card that it discards (ruling: discard_for_coins)."""
        codex = self.codex
        return codex.sell_coins + codex.sell_per_yellow * field(self.city(seat).counts, YELLOW)

    def _sell(self, seat: i64, card: i64) -> None:
        coins: i64 = self.sale_price(seat)
        if not self.quiet:
            self.tell("sell", seat, {"card": self.card_key(card), "coins": int(coins)})
        self.city(seat).coins += coins
        self._take(card)
        self.places[card] = u8(DISCARDED)

    def _build_wonder(self, seat: i64, wonder: i64, card: i64) -> None:
        codex = self.codex
        city = self.city(seat)
        rival = self.city(1 - seat)
        price: i64 = self.wonder_price(seat, wonder)
        if not self.quiet:
            facts: dict[str, Fact] = {
                "wonder": self.wonder_key(wonder),
                "card": self.card_key(card),
                "coins": int(price),
            }
            self.tell("wonder", seat, facts)
        self._pay(seat, price - codex.w_coins[wonder], codex.w_coins[wonder])
        self._take(card)
        self.places[card] = u8(UNDER_WONDER + wonder)
        city.add_wonder(codex, wonder)
        if field(city.counts, WONDER) + field(rival.counts, WONDER) >= codex.wonders_max:  # ruling: wonder_seven_only
            dropped: i64 = city.wonders | rival.wonders
            city.wonders = 0
            rival.wonders = 0
            if not self.quiet:
                self.tell("wonders_end", NOBODY, {"wonders": self.wonder_keys(dropped)})
        # Theology counts only if it was there before (ruling: token_not_for_what_came_before).
        self.again = (codex.w_again[wonder] | city.wonders_again) != 0
        self._gain(seat, codex.w_gain[wonder], codex.cards + wonder)
        if codex.w_rival_loses[wonder]:
            self._lose(1 - seat, codex.w_rival_loses[wonder], codex.cards + wonder)
        if codex.w_shields[wonder]:  # before the discard (ruling: wonder_zeus_and_circus_maximus_order)
            self._advance(seat, codex.w_shields[wonder])
            if self.decision == OVER:
                return
        color: i64 = codex.w_destroys[wonder]
        if color != PURPLE and field(rival.counts, color):
            self._ask(DESTROY_BROWN if color == BROWN else DESTROY_GREY)
        if codex.w_draws[wonder]:
            self.drawer = seat
            self._ask(CHOOSE_DRAWN_PROGRESS)
            if not self.quiet:
                self.tell("drawn", seat, {"tokens": self.token_keys(self.drawn())}, seat)
        if codex.w_revives[wonder] and self._discard_size():
            self._ask(REVIVE)

    def _discard_size(self) -> i64:
        size: i64 = 0
        for card in range(self.codex.cards):
            if self.places[card] == DISCARDED:
                size += 1
        return size

    def _take_progress(self, seat: i64, token: i64) -> None:
        codex = self.codex
        self.board &= ~bit(token)
        if not self.quiet:
            self.tell("progress", seat, {"token": self.token_key(token), "coins": int(codex.p_gain[token])})
        self.city(seat).add_progress(codex, token)
        if codex.p_science[token]:
            self._add_symbol(seat, codex.p_science[token])

    def _destroy(self, seat: i64, card: i64) -> None:
        self.city(1 - seat).remove_card(self.codex, card)
        self.places[card] = u8(DISCARDED)
        if not self.quiet:
            self.tell("destroy", seat, {"card": self.card_key(card)})

    def _revive(self, seat: i64, card: i64) -> None:
        if not self.quiet:
            self.tell("revive", seat, {"card": self.card_key(card)})
        self._add_building(seat, card)

    # ---- the end of a turn, of an age, of the game

    def _end_turn(self, seat: i64) -> None:
        self._reveal()
        self.decision = PLAY_CARD
        if not self.laid:  # an extra turn is lost with the age (ruling: wonder_play_again_lost)
            self._end_age(seat)
        elif not self.again:
            self.active = 1 - seat
        elif not self.quiet:
            self.tell("again", seat, {})
        self.again = False

    def _reveal(self) -> None:
        """Turn up what has become accessible: only now, after the whole action (ruling: turn_reveal)."""
        fresh: i64 = self.free & ~self.seen
        if fresh:
            self.seen |= fresh
            if not self.quiet:
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

    def _start_age(self, seat: i64, starter: i64) -> None:
        self.active = starter
        self.decision = PLAY_CARD
        if not self.quiet:
            self.tell("starter", seat, {"starter": int(starter)})

    def _end(self, victory: i64, winner: i64) -> None:
        self.victory = victory
        self.winner = winner
        self.decision = OVER
        self.queue = 0
        if not self.quiet:
            self.tell("end", winner, {"victory": VICTORIES[victory]})

    def _count_points(self) -> None:
        ahead: i64 = total_points(self, 0) - total_points(self, 1)
        if ahead == 0:  # ruling: end_tie
            ahead = self.city0.blue_vp - self.city1.blue_vp
            self.tie_broken = ahead != 0
        if ahead == 0:
            self._end(SHARED, NOBODY)
        else:
            self._end(POINTS, 0 if ahead > 0 else 1)

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


def _add_bits(mask: i64, first: i64, into: Moves) -> None:
    """Add a move for each bit set: the move of bit 0 is `first`."""
    while mask:
        if mask & 1:
            into.add(first)
        mask >>= 1
        first += 1
