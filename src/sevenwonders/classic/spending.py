"""What a move costs, and what it buys from whom."""

from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, SELL, STAGE
from sevenwonders.classic.constructions import Constructions
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payees import FROM_LEFT, FROM_RIGHT, LEFT, RIGHT, beats, coins_in
from sevenwonders.core.packed import BITS, FIELD, bit, field


class Spending(Constructions):
    """A table at which cities pay."""

    def printed_coins(self, city: i64, move: i64) -> i64:
        """The coins for the bank that a move costs besides its payment (ruling: coin_cost_to_bank)."""
        verb: i64 = verb_of(move)
        if verb == BUILD:
            option: i64 = option_of(move)
            if option & FAVOUR:
                return self.tax_on(city, BUILD, card_of(move))
            if not self.setting.negotiators:
                if self.is_chained(city, card_of(move)):
                    return 0
                return self.codex.coins[card_of(move)]
            terms = self.terms_of(city, verb, card_of(move))
            if terms.chained and not option & UNCHAINED:
                return terms.coins + terms.chain_coins
            return terms.coins + terms.printed
        if verb == STAGE:
            mine = self.cities[city]
            stage: i64 = mine.board[self.stage_of(mine, move)]
            if not self.setting.negotiators:
                return self.codex.stage_coins[stage]
            terms = self.terms_of(city, verb, stage)
            return terms.coins + terms.printed
        if verb == SELL:
            return 0
        if self.codex.free_verbs >> verb & 1:
            return self.tax_on(city, BUILD, card_of(move))
        return self.setting.verb_rules[int(verb)].coins_of(self.whole(), city, move)

    def uses_chain(self, city: i64, move: i64) -> bool:
        """Whether a move builds by a chain: to be asked before anything is placed."""
        return verb_of(move) == BUILD and option_of(move) == 0 and self.is_chained(city, card_of(move))

    def audit_of(self, city: i64, move: i64) -> bool:
        """Let the solver find out what a move buys: see Trade.audit. False if it buys nothing."""
        if option_of(move) & FAVOUR or self.uses_chain(city, move):
            return False
        mine = self.cities[city]
        verb: i64 = verb_of(move)
        if verb == BUILD:
            terms = self.terms_of(city, BUILD, card_of(move))
        elif verb == STAGE:
            terms = self.terms_of(city, STAGE, mine.board[self.stage_of(mine, move)])
        else:
            return False
        if terms.in_coins:
            return False
        left, right = self.cities[self.left_of(city)], self.cities[self.right_of(city)]
        self.setting.trade.audit(terms, mine, left, right, self.cities, payment_of(move))
        return True

    def units_bought(self, city: i64, move: i64, source: i64, kind: i64) -> i64:
        """The most units of a resource that a move may have bought from a source of the solver."""
        if not self.audit_of(city, move):
            return 0
        return self.setting.trade.most[source * 8 + kind]

    def sellers_of(self, city: i64, move: i64) -> i64:
        """The neighbours from whom a move buys: 1 left, 2 right. The price may be nothing."""
        mine = self.cities[city]
        payment: i64 = payment_of(move)
        sellers: i64 = 0
        if (payment >> LEFT) & FIELD:
            sellers |= 1
        if (payment >> RIGHT) & FIELD:
            sellers |= 2
        free: bool = mine.left_rebate > 0 or mine.right_rebate > 0 or mine.left_once > 0 or mine.right_once > 0
        for kind in range(self.codex.kinds):
            free = free or field(mine.left_prices, kind) == 0 or field(mine.right_prices, kind) == 0
        if (free or mine.share_price) and self.audit_of(city, move):
            sellers = 0
            if self.setting.trade.least[FROM_LEFT]:
                sellers |= 1
            if self.setting.trade.least[FROM_RIGHT]:
                sellers |= 2
        return sellers

    def note_spending(self, city: i64, move: i64) -> None:
        """Remember what a construction asks for (a set's `paid` calls it): see `ways_to_add`.

        What it saves is taken from the first kinds.
        """
        self.spent_units[city] = 0
        self.spent_coins[city] = 0
        verb: i64 = verb_of(move)
        if option_of(move) & FAVOUR or (verb != BUILD and verb != STAGE) or self.chained & bit(city):
            return
        mine = self.cities[city]
        what: i64 = card_of(move)
        if verb == STAGE:
            what = mine.board[self.stage_of(mine, move)]
        terms = self.terms_of(city, verb, what)
        if terms.in_coins:
            return
        saved: i64 = terms.saved + terms.helps
        cost: i64 = terms.cost
        units: i64 = 0
        for kind in range(self.codex.kinds):
            number: i64 = field(cost, kind)
            if number > saved:
                units |= (number - saved) << (kind * BITS)
                saved = 0
            else:
                saved -= number
        self.spent_units[city] = units
        self.spent_coins[city] = payment_of(move)

    def sale_of(self, city: i64, move: i64) -> i64:
        """The coins that a city gets for its card by a move that sells it."""
        verb: i64 = verb_of(move)
        if verb == SELL:
            return self.codex.sell_coins
        if verb == BUILD or verb == STAGE:
            return 0
        return self.setting.verb_rules[int(verb)].sale_of(self.whole(), city, move)

    def ways_to_add(self, city: i64, cost: i64) -> i64:
        """Payments for a further cost, in resources, on top of the construction that a city has just paid for."""
        terms = self.setting.terms
        terms.begin(0, self.spent_units[city] + cost)
        before: i64 = self.spent_coins[city]
        trade = self.setting.trade
        mine, left, right = self.cities[city], self.cities[self.left_of(city)], self.cities[self.right_of(city)]
        for each in (mine, left, right):
            each.swap_turn_start()
        ways: i64 = trade.solve(terms, mine, left, right, self.cities, mine.budget + coins_in(before))
        for each in (mine, left, right):
            each.swap_turn_start()
        kept: i64 = 0
        for place in range(ways):
            if beats(before, trade.payments[place]):
                trade.payments[kept] = trade.payments[place] - before
                kept += 1
        trade.count = kept
        return kept
