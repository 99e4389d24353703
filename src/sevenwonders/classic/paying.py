"""What a construction costs, and the ways to pay for it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import stage_of
from sevenwonders.classic.codex import BUILD, COINS, SELL, STAGE
from sevenwonders.classic.market import Market, lacks, market_of
from sevenwonders.classic.moves import FAVOUR, UNCHAINED, card_of, option_of, payment_of, verb_of
from sevenwonders.classic.payment import BANK, FROM_LEFT, FROM_RIGHT, KINDS, LEFT, RIGHT, beats, coins_in
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.trading import Trade
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import BITS, FIELD, bit, field


def tax_on(table: Table, city: i64, verb: i64, what: i64) -> i64:
    """The coins for the bank that the rules of sets ask for a construction, even for one that comes free."""
    if not table.setting.negotiators:
        return 0
    return terms_of(table, city, verb, what).coins


def purse(table: Table, city: i64) -> i64:
    """The coins that a city may spend after its move: of those held when the turn began, what is still there."""
    mine = table.cities[city]
    if mine.count[COINS] < mine.budget:
        return mine.count[COINS]
    if mine.budget < 0:  # a leader may have been paid for with coins of this turn too
        return 0
    return mine.budget


def terms_of(table: Table, city: i64, verb: i64, what: i64) -> Terms:
    """The terms of a construction: a card, or a stage by its number through all boards."""
    codex = table.codex
    mine = table.cities[city]
    if verb == BUILD:
        terms = Terms(codex.coins[what], codex.cost[what])
        terms.save(mine, codex.color[what])
        terms.chained = is_chained(table, city, what)
        terms.may_coin = (mine.payable & bit(codex.color[what])) != 0
    else:
        terms = Terms(codex.stage_coins[what], codex.stage_cost[what])
        terms.save(mine, codex.stage_kind)
    for part in table.setting.negotiators:
        part.terms(table, city, verb, what, terms)
    return terms


def terms_of_move(table: Table, city: i64, move: i64) -> Terms:
    """The terms of the construction that a move with the verb `build` or `stage` is."""
    mine = table.cities[city]
    if verb_of(move) == STAGE:
        return terms_of(table, city, STAGE, mine.board[stage_of(mine, move)])
    return terms_of(table, city, BUILD, card_of(move))


def is_chained(table: Table, city: i64, card: i64) -> bool:
    """Whether a chain makes a card free in a city (ruling: free_by_chain)."""
    chains = table.codex.chains
    first: i64 = chains.start[card]
    after: i64 = chains.start[card + 1]
    if first == after:
        return False
    mine = table.cities[city]
    for place in range(first, after):
        if mine.owned[chains.items[place]]:
            return True
    if mine.chains_next_door:
        left, right = table.cities[table.left_of(city)], table.cities[table.right_of(city)]
        for place in range(first, after):
            if left.owned[chains.items[place]] or right.owned[chains.items[place]]:
                return True
    return False


def chain_facts(table: Table, city: i64, card: i64) -> dict[str, Fact]:
    """What makes a card free by a chain, and whose it is."""
    chains = table.codex.chains
    for owner in (city, table.left_of(city), table.right_of(city)):
        for place in range(chains.start[card], chains.start[card + 1]):
            name: i64 = chains.items[place]
            for each in range(table.codex.cards):
                if table.codex.name[each] == name and table.cities[owner].has(table.codex, each):
                    return table.source_facts(each, NOBODY if owner == city else owner)
    return {}


# ---- ways to pay: undominated payments, ascending; none if something cannot be built


def add_ways(market: Market, terms: Terms, purse: i64, move: i64, into: Moves) -> None:
    """Add a move with every way to pay for what terms ask for, with so many coins; a chain is not reckoned with."""
    coins: i64 = purse - terms.printed - terms.coins
    if coins < 0 or terms.forbidden:
        return
    if terms.in_coins:
        units: i64 = terms.units_in_coins()
        if units <= coins:
            into.add(move | (units << BANK))
        return
    lacking: i64 = lacks(terms.cost, market.made)
    if not lacking:
        into.add(move)
    elif not market.add_simple_ways(terms, lacking, coins, move, into):
        for payment in Trade(market, terms, lacking).ways(coins):
            into.add(move | payment)


def add_ways_on_terms(market: Market, terms: Terms, purse: i64, move: i64, into: Moves) -> None:
    """The same with a chain, where there is one: whoever can pay for using it does."""
    if not terms.chained:
        add_ways(market, terms, purse, move, into)
    elif not terms.forbidden and terms.coins + terms.chain_coins <= purse:
        into.add(move)


def ways_to_pay(market: Market, terms: Terms, purse: i64) -> vec[i64]:
    """Every way to pay for what terms ask for, with so many coins."""
    found = Moves()
    add_ways(market, terms, purse, 0, found)
    return found.ids[: found.count]


def printed_coins(table: Table, city: i64, move: i64) -> i64:
    """The coins for the bank that a move costs besides its payment (ruling: coin_cost_to_bank)."""
    verb: i64 = verb_of(move)
    if verb == BUILD:
        option: i64 = option_of(move)
        if option & FAVOUR:
            return tax_on(table, city, BUILD, card_of(move))
        if not table.setting.negotiators:
            if is_chained(table, city, card_of(move)):
                return 0
            return table.codex.coins[card_of(move)]
        terms = terms_of(table, city, verb, card_of(move))
        if terms.chained and not option & UNCHAINED:
            return terms.coins + terms.chain_coins
        return terms.coins + terms.printed
    if verb == STAGE:
        mine = table.cities[city]
        stage: i64 = mine.board[stage_of(mine, move)]
        if not table.setting.negotiators:
            return table.codex.stage_coins[stage]
        terms = terms_of(table, city, verb, stage)
        return terms.coins + terms.printed
    if verb == SELL:
        return 0
    if table.codex.builds_free(verb):
        return tax_on(table, city, BUILD, card_of(move))
    return table.setting.doers[verb].coins_of(table, city, move)


def uses_chain(table: Table, city: i64, move: i64) -> bool:
    """Whether a move builds by a chain: to be asked before anything is placed."""
    return verb_of(move) == BUILD and option_of(move) == 0 and is_chained(table, city, card_of(move))


def audit_of(table: Table, city: i64, move: i64) -> Trade | None:
    """What a move may have bought: see Trade.audit. None if it buys nothing."""
    verb: i64 = verb_of(move)
    if option_of(move) & FAVOUR or (verb != BUILD and verb != STAGE) or uses_chain(table, city, move):
        return None
    terms = terms_of_move(table, city, move)
    if terms.in_coins:
        return None
    market = market_of(table, city)
    trade = Trade(market, terms, lacks(terms.cost, market.made))
    trade.audit(payment_of(move))
    return trade


def units_bought(table: Table, city: i64, move: i64, source: i64, kind: i64) -> i64:
    """The most units of a resource that a move may have bought from a source."""
    trade = audit_of(table, city, move)
    if trade is None:
        return 0
    return trade.most[source * KINDS + kind]


def sellers_of(table: Table, city: i64, move: i64) -> i64:
    """The neighbours from whom a move buys: 1 left, 2 right. The price may be nothing."""
    mine = table.cities[city]
    payment: i64 = payment_of(move)
    sellers: i64 = 0
    if (payment >> LEFT) & FIELD:
        sellers |= 1
    if (payment >> RIGHT) & FIELD:
        sellers |= 2
    free: bool = mine.left_rebate > 0 or mine.right_rebate > 0 or mine.left_once > 0 or mine.right_once > 0
    for kind in range(table.codex.kinds):
        free = free or field(mine.left_prices, kind) == 0 or field(mine.right_prices, kind) == 0
    if not (free or mine.share_price):
        return sellers
    trade = audit_of(table, city, move)
    if trade is not None:
        sellers = 0
        if trade.least[FROM_LEFT]:
            sellers |= 1
        if trade.least[FROM_RIGHT]:
            sellers |= 2
    return sellers


def note_spending(table: Table, city: i64, move: i64) -> None:
    """Remember what a construction asks for (a set's `paid` calls it): see `ways_to_add`.

    What it saves is taken from the first kinds.
    """
    table.spent_units[city] = 0
    table.spent_coins[city] = 0
    verb: i64 = verb_of(move)
    if option_of(move) & FAVOUR or (verb != BUILD and verb != STAGE) or table.chained & bit(city):
        return
    terms = terms_of_move(table, city, move)
    if terms.in_coins:
        return
    saved: i64 = terms.saved + terms.helps
    cost: i64 = terms.cost
    units: i64 = 0
    for kind in range(table.codex.kinds):
        number: i64 = field(cost, kind)
        if number > saved:
            units |= (number - saved) << (kind * BITS)
            saved = 0
        else:
            saved -= number
    table.spent_units[city] = units
    table.spent_coins[city] = payment_of(move)


def sale_of(table: Table, city: i64, move: i64) -> i64:
    """The coins that a city gets for its card by a move that sells it."""
    verb: i64 = verb_of(move)
    if verb == SELL:
        return table.codex.sell_coins
    if verb == BUILD or verb == STAGE:
        return 0
    return table.setting.doers[verb].sale_of(table, city, move)


def ways_to_add(table: Table, city: i64, cost: i64, purse: i64) -> vec[i64]:
    """Payments for a further cost, in resources, on top of the construction that a city has just paid for.

    What is made and sold is what was when the turn began.
    """
    before: i64 = table.spent_coins[city]
    terms = Terms(0, table.spent_units[city] + cost)
    found = vec[i64]([i64(0)] * 0)
    for payment in ways_to_pay(market_of(table, city, True), terms, purse + coins_in(before)):
        if beats(before, payment):
            found = append(found, payment - before)
    return found


def pay_tax(table: Table, city: i64, verb: i64, what: i64) -> None:
    """A construction comes free: what the rules of sets ask of every one is paid at once."""
    coins: i64 = tax_on(table, city, verb, what)
    table.cities[city].count[COINS] -= coins
    table.cities[city].budget -= coins
    tell_tax(table, city, coins, what)


def tell_tax(table: Table, city: i64, coins: i64, card: i64) -> None:
    if coins and not table.quiet:
        table.tell("tax", city, {"coins": int(coins), **table.source_facts(card)})
