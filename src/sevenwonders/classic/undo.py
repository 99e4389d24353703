"""Taking things out of a city again: cards, stages, the start of its board.

What they brought at once (coins, tokens) stays. Prices and powers become those of what is left.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import COLUMN_AT, EFFECT_BITS, City
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.supply import holds, lower, once, without_choice
from sevenwonders.classic.tables import SHIELDS, STAGES, WONDER, Tables
from sevenwonders.core.packed import bit


def remove_card(game: Table, city: i64, card: i64) -> None:
    """A card is gone from a city."""
    mine, tables = game.cities[city], game.tables
    mine.owned[tables.name[card]] = u8(0)
    mine.count[tables.first_color + tables.color[card]] -= 1
    remove_effect(game, city, card, tables.category[card])


def remove_stage(game: Table, city: i64, row: i64) -> None:
    """A stage is not built any more; it may be built again."""
    mine, tables = game.cities[city], game.tables
    mine.stages &= ~bit(row)
    mine.count[STAGES] -= 1
    remove_effect(game, city, tables.stage_effects + mine.board[row], WONDER)
    mine.last_stage = 0
    for place in range(len(mine.board)):
        if mine.stages & bit(place):
            mine.last_stage = place


def abandon(game: Table, city: i64, effect: i64) -> None:
    """An adopted effect is gone from a city; nothing happens if it is not there."""
    mine = game.cities[city]
    for place in range(len(mine.adopted)):
        entry: i64 = mine.adopted[place]
        if entry & EFFECT_BITS == effect:
            mine.adopted, _ = pop(mine.adopted[:], place)
            remove_effect(game, city, effect, entry >> COLUMN_AT)
            return


def lose_start(game: Table, city: i64) -> None:
    """What the board did from the start is lost for the city and for those who buy there."""
    mine = game.cities[city]
    if mine.start_works:
        mine.start_works = False
        remove_effect(game, city, game.tables.start_effects + mine.wonder, 0)


def remove_effect(game: Table, city: i64, effect: i64, category: i64) -> None:
    """The reverse of City.add, but for tokens; what the effect belongs to must be out of the city before."""
    mine, tables = game.cities[city], game.tables
    mine.points[category] -= tables.vp[effect]
    mine.count[SHIELDS] -= tables.shields[effect]
    mine.production -= tables.fixed[effect]
    sells: bool = tables.sells[effect] != 0
    if sells:
        mine.for_sale -= tables.fixed[effect]
    for place in range(tables.choices.start[effect], tables.choices.start[effect + 1]):
        choice: i64 = tables.choices.items[place]
        mine.choices -= 1
        mine.own_reach = without_choice(mine.own_reach, choice)
        if sells:
            mine.sale_reach = without_choice(mine.sale_reach, choice)
    if not mine.sleeps(effect):
        mine.idle(tables, effect)
    for place in range(tables.symbol.start[effect], tables.symbol.start[effect + 1]):
        mine.count[tables.symbol.items[place]] -= 1
    for place in range(tables.free_symbol.start[effect], tables.free_symbol.start[effect + 1]):
        mine.free_symbols = _without(mine.free_symbols, tables.free_symbol.items[place])
    _remove_savings(mine, tables, effect)
    for place in range(tables.bank_offers.start[effect], tables.bank_offers.start[effect + 1]):
        mine.bank_units -= 1
        mine.bank_reach = without_choice(mine.bank_reach, tables.bank_offers.items[place])
    mine.left_rebate -= tables.left_rebate[effect]
    mine.right_rebate -= tables.right_rebate[effect]
    _mend_by_what_is_left(game, city, effect)
    for rules in game.setting.removers:
        rules.removed(game, city, effect)


def _remove_savings(mine: City, tables: Tables, effect: i64) -> None:
    mine.saves = mine.saves[:]
    place: i64 = tables.saves.start[effect]
    while place < tables.saves.start[effect + 1]:
        mine.saves[tables.saves.items[place]] -= tables.saves.items[place + 1]
        place += 2
    place = tables.helps.start[effect]
    while place < tables.helps.start[effect + 1]:
        mine.helps = _without_pair(mine.helps, tables.helps.items[place], tables.helps.items[place + 1])
        place += 2
    place = tables.saves_per.start[effect]
    while place < tables.saves_per.start[effect + 1]:
        mine.saves_per = _without_pair(mine.saves_per, tables.saves_per.items[place], tables.saves_per.items[place + 1])
        place += 2


def standing_effects(game: Table, city: i64) -> vec[i64]:
    """Every effect that works in a city: its board, its cards, its stages, and what it has adopted."""
    mine, tables = game.cities[city], game.tables
    found = vec[i64]([i64(0)] * 0)
    if mine.start_works:
        found = append(found, tables.start_effects + mine.wonder)
    for card in range(tables.cards):
        if mine.has(tables, card):
            found = append(found, card)
    for row in range(len(mine.board)):
        if mine.stages & bit(row):
            found = append(found, tables.stage_effects + mine.board[row])
    for entry in mine.adopted:
        found = append(found, entry & EFFECT_BITS)
    return found


def _mend_by_what_is_left(game: Table, city: i64, gone: i64) -> None:
    """Prices, what may be paid in coins and powers are those of the effects that still stand."""
    mine, tables = game.cities[city], game.tables
    mine.next_left = tables.base_prices
    mine.next_right = tables.base_prices
    mine.next_left_once = 0
    mine.next_right_once = 0
    mine.payable = 0
    powers: i64 = 0
    for effect in standing_effects(game, city):
        mine.next_left = lower(mine.next_left, tables.left_price[effect], tables.kinds)
        mine.next_right = lower(mine.next_right, tables.right_price[effect], tables.kinds)
        mine.next_left_once = once(mine.next_left_once, tables.left_once[effect], tables.kinds)
        mine.next_right_once = once(mine.next_right_once, tables.right_once[effect], tables.kinds)
        mine.payable |= tables.payable[effect]
        powers |= tables.power_mask[effect]
    lost: i64 = tables.power_mask[gone] & ~powers
    mine.powers &= ~lost


def close_prices(game: Table, city: i64, closed: vec[i64]) -> None:
    """This turn the prices are those without some cards."""
    mine, tables = game.cities[city], game.tables
    mine.left_prices = tables.base_prices
    mine.right_prices = tables.base_prices
    for effect in standing_effects(game, city):
        if holds(closed, effect):
            continue
        mine.left_prices = lower(mine.left_prices, tables.left_price[effect], tables.kinds)
        mine.right_prices = lower(mine.right_prices, tables.right_price[effect], tables.kinds)


def _without(items: vec[i64], item: i64) -> vec[i64]:
    fewer: vec[i64] = items[:]
    for place in range(len(fewer)):
        if fewer[place] == item:
            fewer, _ = pop(fewer, place)
            return fewer
    return fewer


def _without_pair(items: vec[i64], first: i64, second: i64) -> vec[i64]:
    fewer: vec[i64] = items[:]
    place: i64 = 0
    while place < len(fewer):
        if fewer[place] == first and fewer[place + 1] == second:
            fewer, _ = pop(fewer, place)
            fewer, _ = pop(fewer, place)
            return fewer
        place += 2
    return fewer
