"""What a city may build with the cards of a hand, and what that costs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, encode, option_of
from sevenwonders.classic.payees import BANK
from sevenwonders.classic.table import Table
from sevenwonders.classic.tables import BUILD, SELL, STAGE
from sevenwonders.classic.terms import Terms
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count

ANY_COLOR: Final = -2


class Constructions(Table):
    """A table at which cities build."""

    # ---- moves

    def card_moves(self, city: i64, pack: i64, into: Moves) -> None:
        """Everything a city may do with one of the cards of a hand."""
        self.build_moves(city, pack, into)
        self.stage_moves(city, pack, into)
        self.plain_moves(pack, SELL, into)
        for rules in self.setting.movers:
            rules.add_moves(self.whole(), city, pack, into)

    def build_moves(self, city: i64, pack: i64, into: Moves) -> None:
        first: i64 = self.pack_start(pack)
        after: i64 = first + self.sizes[pack]
        taxed: bool = False
        for place in range(first, after):
            card: i64 = self.packs[place]
            if place > first and self.packs[place - 1] == card:
                continue
            for payment in range(self.ways_to_build(city, card)):
                into.add(encode(BUILD, 0, card, self.setting.trade.payments[payment]))
            taxed = taxed or (self.setting.terms.chained and self.setting.terms.chain_coins > 0)
        if taxed:
            self._unchained_moves(city, first, after, into)
        if self.setting.favourers:
            self._favoured_moves(city, first, after, into)

    def _unchained_moves(self, city: i64, first: i64, after: i64, into: Moves) -> None:
        """Who must pay for using a chain may pay the cost instead."""
        for place in range(first, after):
            card: i64 = self.packs[place]
            if (place > first and self.packs[place - 1] == card) or self.cities[city].owned[self.tables.name[card]]:
                continue
            terms = self.terms_of(city, BUILD, card)
            if terms.chained and terms.chain_coins > 0 and not terms.forbidden:
                for payment in range(self.ways_to_pay(city, terms)):
                    into.add(encode(BUILD, UNCHAINED, card, self.setting.trade.payments[payment]))

    def _favoured_moves(self, city: i64, first: i64, after: i64, into: Moves) -> None:
        """Buildings that would cost something, at no cost: a set takes something else for it."""
        for place in range(first, after):
            card: i64 = self.packs[place]
            if (place > first and self.packs[place - 1] == card) or self.cities[city].owned[self.tables.name[card]]:
                continue
            if self.is_favoured(city, BUILD, card) and self.costs_something(city, card):
                into.add(encode(BUILD, FAVOUR, card, 0))

    def is_favoured(self, city: i64, verb: i64, what: i64) -> bool:
        for rules in self.setting.favourers:
            if rules.favour(self.whole(), city, verb, what):
                return True
        return False

    def costs_something(self, city: i64, card: i64) -> bool:
        """Whether a city cannot build a card for nothing."""
        if self.ways_to_build(city, card) == 0:
            return True
        terms = self.setting.terms
        if terms.chained:
            return terms.coins + terms.chain_coins > 0
        return self.setting.trade.payments[0] != 0 or terms.printed + terms.coins > 0

    def free_moves(self, city: i64, pack: i64, verb: i64, into: Moves, color: i64 = ANY_COLOR) -> None:
        """Cards of a hand at no cost, with a verb of a set: those of a colour, or all that would cost something."""
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place > first and self.packs[place - 1] == card:
                continue
            if self.cities[city].owned[self.tables.name[card]]:
                continue
            if self.tables.color[card] == color or (color == ANY_COLOR and self.costs_something(city, card)):
                into.add(encode(verb, 0, card, 0))

    def plain_moves(self, pack: i64, verb: i64, into: Moves) -> None:
        """A verb with each card of a hand, at no cost."""
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place == first or self.packs[place - 1] != card:
                into.add(encode(verb, 0, card, 0))

    # ---- stages

    def open_stages(self, city: i64) -> vec[i64]:
        """The rows of a city's board that it may build now: another way to build a stage is a row of its own."""
        mine = self.cities[city]
        found = vec[i64]([i64(0)] * 0)
        for row in range(len(mine.board)):
            if mine.may_build(self.tables, row):
                found = append(found, row)
        return found

    def next_stage(self, city: i64) -> i64:
        """The first row of a city's board that builds a new stage; -1 if none is left."""
        mine = self.cities[city]
        for row in range(len(mine.board)):
            if not self.tables.embellishes[mine.board[row]] and mine.may_build(self.tables, row):
                return row
        return -1

    def stage_moves(self, city: i64, pack: i64, into: Moves) -> None:
        """The next stage, or any that is open where there is a choice, with any card."""
        mine = self.cities[city]
        if mine.in_order():
            self._moves_for_stage(city, bit_count(mine.stages), 0, pack, into)
            return
        rows = self.open_stages(city)
        for row in rows:
            self._moves_for_stage(city, row, row + 1, pack, into)
        if self.setting.favourers:
            for row in rows:
                self._favoured_stage(city, row, row + 1, pack, into)

    def _moves_for_stage(self, city: i64, row: i64, option: i64, pack: i64, into: Moves) -> None:
        ways: i64 = self.ways_to_stage(city, row)
        self._stage_with_any(option, pack, ways, into)
        if not option and self.setting.favourers:
            self._favoured_stage(city, row, 0, pack, into)

    def _favoured_stage(self, city: i64, row: i64, option: i64, pack: i64, into: Moves) -> None:
        """A stage without its resources, where those would have to be paid for."""
        mine = self.cities[city]
        if row >= len(mine.board) or not self.is_favoured(city, STAGE, mine.board[row]):
            return
        if self.ways_to_stage(city, row) and self.setting.trade.payments[0] == 0:
            return
        terms = self.terms_of(city, STAGE, mine.board[row])
        if not terms.forbidden and terms.printed + terms.coins <= mine.budget:
            self._stage_with_any(FAVOUR + option, pack, self.setting.trade.nothing_to_pay(), into)

    def _stage_with_any(self, option: i64, pack: i64, ways: i64, into: Moves) -> None:
        if not ways:
            return
        first: i64 = self.pack_start(pack)
        for place in range(first, first + self.sizes[pack]):
            card: i64 = self.packs[place]
            if place > first and self.packs[place - 1] == card:
                continue
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
        tables = self.tables
        mine = self.cities[city]
        terms = self.setting.terms
        if verb == BUILD:
            terms.begin(tables.coins[what], tables.cost[what])
            terms.save(mine, tables.color[what])
            terms.chained = self.is_chained(city, what)
            terms.may_coin = (mine.payable & bit(tables.color[what])) != 0
        else:
            terms.begin(tables.stage_coins[what], tables.stage_cost[what])
            terms.save(mine, tables.stage_kind)
        for rules in self.setting.negotiators:
            rules.terms(self.whole(), city, verb, what, terms)
        return terms

    def is_chained(self, city: i64, card: i64) -> bool:
        """Whether a chain makes a card free in a city (ruling: free_by_chain)."""
        chains = self.tables.chains
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
        if mine.owned[self.tables.name[card]]:  # ruling: no_duplicates
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
