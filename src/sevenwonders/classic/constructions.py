"""What a city may build with the cards of a hand, and what that costs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import BUILD, COINS, SELL, STAGE
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, encode, option_of
from sevenwonders.classic.payees import BANK
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count

ANY_COLOR: Final = -2


class Constructions(Table):
    """A table at which cities build."""

    # ---- moves

    def card_moves(self, city: i64, pack: i64, into: Moves) -> None:
        """Everything a city may do with one of the cards of a hand."""
        cards = self.cards_held(pack)
        self.build_moves(city, cards, into)
        self.stage_moves(city, cards, into)
        self.plain_moves(cards, SELL, into)
        for rules in self.setting.movers:
            rules.add_moves(self.whole(), city, cards, into)

    def build_moves(self, city: i64, cards: vec[i64], into: Moves) -> None:
        """The ways to build each of some cards."""
        taxed: bool = False
        for card in cards:
            for payment in range(self.ways_to_build(city, card)):
                into.add(encode(BUILD, 0, card, self.setting.trade.payments[payment]))
            taxed = taxed or (self.setting.terms.chained and self.setting.terms.chain_coins > 0)
        if taxed:
            self._unchained_moves(city, cards, into)
        if self.setting.favourers:
            self._favoured_moves(city, cards, into)

    def _unchained_moves(self, city: i64, cards: vec[i64], into: Moves) -> None:
        """Who must pay for using a chain may pay the cost instead."""
        for card in cards:
            if self.cities[city].owned[self.codex.name[card]]:
                continue
            terms = self.terms_of(city, BUILD, card)
            if terms.chained and terms.chain_coins > 0 and not terms.forbidden:
                for payment in range(self.ways_to_pay(city, terms)):
                    into.add(encode(BUILD, UNCHAINED, card, self.setting.trade.payments[payment]))

    def _favoured_moves(self, city: i64, cards: vec[i64], into: Moves) -> None:
        """Buildings whose cost would have to be paid, without it: a set takes something else for it."""
        for card in cards:
            allowed: bool = self.is_favoured(city, BUILD, card) and self.may_build_free(city, card)
            if allowed and self.costs_something(city, card):
                into.add(encode(BUILD, FAVOUR, card, 0))

    def is_favoured(self, city: i64, verb: i64, what: i64) -> bool:
        for rules in self.setting.favourers:
            if rules.favour(self.whole(), city, verb, what):
                return True
        return False

    def costs_something(self, city: i64, card: i64) -> bool:
        """Whether a city must pay for a card more than it would if the card came free."""
        if self.ways_to_build(city, card) == 0:
            return True
        terms = self.setting.terms
        if terms.chained:
            return terms.chain_coins > 0
        return self.setting.trade.payments[0] != 0 or terms.printed > 0

    def free_moves(self, city: i64, cards: vec[i64], verb: i64, into: Moves, color: i64 = ANY_COLOR) -> None:
        """Cards at no cost, with a verb of a set: those of a colour, or all that would cost something."""
        for card in cards:
            if not self.may_build_free(city, card):
                continue
            if self.codex.color[card] == color or (color == ANY_COLOR and self.costs_something(city, card)):
                into.add(encode(verb, 0, card, 0))

    def plain_moves(self, cards: vec[i64], verb: i64, into: Moves) -> None:
        """A verb with each of some cards, at no cost."""
        for card in cards:
            into.add(encode(verb, 0, card, 0))

    # ---- buildings that come free, by whatever right

    def may_build_free(self, city: i64, card: i64) -> bool:
        """Whether a city may build a card that comes free: what the rules of sets ask of every building is paid."""
        if self.cities[city].owned[self.codex.name[card]]:  # ruling: no_duplicates
            return False
        if not self.setting.negotiators:
            return True
        terms = self.terms_of(city, BUILD, card)
        return not terms.forbidden and terms.coins <= self.purse(city)

    def tax_on(self, city: i64, verb: i64, what: i64) -> i64:
        """The coins for the bank that the rules of sets ask for a construction, even for one that comes free."""
        if not self.setting.negotiators:
            return 0
        return self.terms_of(city, verb, what).coins

    def purse(self, city: i64) -> i64:
        """The coins that a city may spend after its move: of those held when the turn began, what is still there."""
        mine = self.cities[city]
        if mine.count[COINS] < mine.budget:
            return mine.count[COINS]
        if mine.budget < 0:  # a leader may have been paid for with coins of this turn too
            return 0
        return mine.budget

    # ---- stages

    def open_stages(self, city: i64) -> vec[i64]:
        """The rows of a city's board that it may build now: another way to build a stage is a row of its own."""
        mine = self.cities[city]
        found = vec[i64]([i64(0)] * 0)
        for row in range(len(mine.board)):
            if mine.may_build(self.codex, row):
                found = append(found, row)
        return found

    def next_stages(self, city: i64) -> vec[i64]:
        """The rows of a city's board that build a new stage now: several, where there is a choice."""
        mine = self.cities[city]
        found = vec[i64]([i64(0)] * 0)
        for row in range(len(mine.board)):
            if not self.codex.embellishes[mine.board[row]] and mine.may_build(self.codex, row):
                found = append(found, row)
        return found

    def stage_moves(self, city: i64, cards: vec[i64], into: Moves) -> None:
        """The next stage, or any that is open where there is a choice, with any card."""
        mine = self.cities[city]
        if mine.in_order():
            self._moves_for_stage(city, bit_count(mine.stages), 0, cards, into)
            return
        rows = self.open_stages(city)
        for row in rows:
            self._moves_for_stage(city, row, row + 1, cards, into)
        if self.setting.favourers:
            for row in rows:
                self._favoured_stage(city, row, row + 1, cards, into)

    def _moves_for_stage(self, city: i64, row: i64, option: i64, cards: vec[i64], into: Moves) -> None:
        ways: i64 = self.ways_to_stage(city, row)
        self._stage_with_any(option, cards, ways, into)
        if not option and self.setting.favourers:
            self._favoured_stage(city, row, 0, cards, into)

    def _favoured_stage(self, city: i64, row: i64, option: i64, cards: vec[i64], into: Moves) -> None:
        """A stage without its resources, where those would have to be paid for."""
        mine = self.cities[city]
        if row >= len(mine.board) or not self.is_favoured(city, STAGE, mine.board[row]):
            return
        if self.ways_to_stage(city, row) and self.setting.trade.payments[0] == 0:
            return
        terms = self.terms_of(city, STAGE, mine.board[row])
        if not terms.forbidden and terms.printed + terms.coins <= mine.budget:
            self._stage_with_any(FAVOUR + option, cards, self.setting.trade.nothing_to_pay(), into)

    def _stage_with_any(self, option: i64, cards: vec[i64], ways: i64, into: Moves) -> None:
        for card in cards:
            for payment in range(ways):
                into.add(encode(STAGE, option, card, self.setting.trade.payments[payment]))

    def stage_of(self, city: City, move: i64) -> i64:
        """The row of the board that a move builds: the next one, or the one chosen."""
        option: i64 = option_of(move) & 15
        if option:
            return option - 1
        return bit_count(city.stages)

    # ---- what it costs

    def terms_of(self, city: i64, verb: i64, what: i64) -> Terms:
        """The terms of a construction: a card, or a stage by its number through all boards."""
        codex = self.codex
        mine = self.cities[city]
        terms = self.setting.terms
        if verb == BUILD:
            terms.begin(codex.coins[what], codex.cost[what])
            terms.save(mine, codex.color[what])
            terms.chained = self.is_chained(city, what)
            terms.may_coin = (mine.payable & bit(codex.color[what])) != 0
        else:
            terms.begin(codex.stage_coins[what], codex.stage_cost[what])
            terms.save(mine, codex.stage_kind)
        for rules in self.setting.negotiators:
            rules.terms(self.whole(), city, verb, what, terms)
        return terms

    def is_chained(self, city: i64, card: i64) -> bool:
        """Whether a chain makes a card free in a city (ruling: free_by_chain)."""
        chains = self.codex.chains
        first: i64 = chains.start[card]
        after: i64 = chains.start[card + 1]
        if first == after:
            return False
        mine = self.cities[city]
        for place in range(first, after):
            if mine.owned[chains.items[place]]:
                return True
        if mine.chains_next_door:
            left, right = self.cities[self.left_of(city)], self.cities[self.right_of(city)]
            for place in range(first, after):
                if left.owned[chains.items[place]] or right.owned[chains.items[place]]:
                    return True
        return False

    def ways_to_build(self, city: i64, card: i64) -> i64:
        """Solve the payments for a building: how many ways there are, none if it cannot be built."""
        mine = self.cities[city]
        terms = self.setting.terms
        if mine.owned[self.codex.name[card]]:  # ruling: no_duplicates
            terms.chained = False
            return 0
        terms = self.terms_of(city, BUILD, card)
        if terms.forbidden:
            return 0
        if terms.chained:
            if terms.coins + terms.chain_coins > mine.budget:
                return 0
            return self.setting.trade.nothing_to_pay()
        return self.ways_to_pay(city, terms)

    def ways_to_stage(self, city: i64, row: i64) -> i64:
        """Solve the payments for a stage of a city's board: how many ways there are, none if it cannot be built."""
        mine = self.cities[city]
        if row >= len(mine.board):
            return 0
        terms = self.terms_of(city, STAGE, mine.board[row])
        if terms.forbidden:
            return 0
        return self.ways_to_pay(city, terms)

    def ways_to_pay(self, city: i64, terms: Terms) -> i64:
        mine = self.cities[city]
        budget: i64 = mine.budget - terms.printed - terms.coins
        if budget < 0:
            return 0
        if terms.in_coins:
            coins: i64 = terms.units_in_coins()
            if coins > budget:
                return 0
            return self.setting.trade.only(coins << BANK)
        left, right = self.cities[self.left_of(city)], self.cities[self.right_of(city)]
        return self.setting.trade.solve(terms, mine, left, right, self.cities, budget)
