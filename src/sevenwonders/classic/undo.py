"""Taking things out of a city again: cards, stages, the start of its board.

What they brought at once (coins, tokens) stays. Prices and powers become those of what is left.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import SHIELDS, STAGES, WONDER, Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.entries import column_in, effect_in
from sevenwonders.classic.reach import without_choice
from sevenwonders.classic.table import Table
from sevenwonders.classic.tariff import lower, once
from sevenwonders.core.packed import bit


def remove_card(game: Table, city: i64, card: i64) -> None:
    """A card is gone from a city."""
    mine, codex = game.cities[city], game.codex
    mine.owned[codex.name[card]] = u8(0)
    mine.count[codex.first_color + codex.color[card]] -= 1
    remove_effect(game, city, card, codex.category[card])


def remove_stage(game: Table, city: i64, row: i64) -> None:
    """A stage is not built any more; it may be built again."""
    mine, codex = game.cities[city], game.codex
    mine.stages &= ~bit(row)
    mine.count[STAGES] -= 1
    remove_effect(game, city, codex.stage_effects + mine.board[row], WONDER)
    mine.last_stage = 0
    for place in range(len(mine.board)):
        if mine.stages & bit(place):
            mine.last_stage = place


def abandon(game: Table, city: i64, effect: i64) -> None:
    """An adopted effect is gone from a city; nothing happens if it is not there."""
    mine = game.cities[city]
    for place in range(len(mine.adopted)):
        entry: i64 = mine.adopted[place]
        if effect_in(entry) == effect:
            mine.adopted, _ = pop(mine.adopted[:], place)
            remove_effect(game, city, effect, column_in(entry))
            return


def lose_start(game: Table, city: i64) -> None:
    """What the board did from the start is lost for the city and for those who buy there."""
    mine = game.cities[city]
    if mine.start_works:
        mine.start_works = False
        remove_effect(game, city, game.codex.start_effects + mine.wonder, 0)


def remove_effect(game: Table, city: i64, effect: i64, category: i64) -> None:
    """The reverse of City.add, but for tokens; what the effect belongs to must be out of the city before."""
    mine, codex = game.cities[city], game.codex
    mine.points[category] -= codex.vp[effect]
    mine.count[SHIELDS] -= codex.shields[effect]
    mine.production -= codex.fixed[effect]
    sells: bool = codex.sells[effect] != 0
    if sells:
        mine.for_sale -= codex.fixed[effect]
    for place in range(codex.choices.start[effect], codex.choices.start[effect + 1]):
        choice: i64 = codex.choices.items[place]
        mine.choices -= 1
        mine.own_reach = without_choice(mine.own_reach, choice)
        if sells:
            mine.sale_reach = without_choice(mine.sale_reach, choice)
    if not mine.sleeps(effect):
        mine.idle(codex, effect)
    for place in range(codex.symbol.start[effect], codex.symbol.start[effect + 1]):
        mine.count[codex.symbol.items[place]] -= 1
    for place in range(codex.free_symbol.start[effect], codex.free_symbol.start[effect + 1]):
        mine.free_symbols = _without(mine.free_symbols, codex.free_symbol.items[place])
    _remove_savings(mine, codex, effect)
    for place in range(codex.bank_offers.start[effect], codex.bank_offers.start[effect + 1]):
        mine.bank_units -= 1
        mine.bank_reach = without_choice(mine.bank_reach, codex.bank_offers.items[place])
    mine.left_rebate -= codex.left_rebate[effect]
    mine.right_rebate -= codex.right_rebate[effect]
    _mend_by_what_is_left(game, city, effect)
    for part in game.setting.removers:
        part.removed(game, city, effect)


def _remove_savings(mine: City, codex: Codex, effect: i64) -> None:
    mine.saves = mine.saves[:]
    place: i64 = codex.saves.start[effect]
    while place < codex.saves.start[effect + 1]:
        mine.saves[codex.saves.items[place]] -= codex.saves.items[place + 1]
        place += 2
    place = codex.helps.start[effect]
    while place < codex.helps.start[effect + 1]:
        mine.helps = _without_pair(mine.helps, codex.helps.items[place], codex.helps.items[place + 1])
        place += 2
    place = codex.saves_per.start[effect]
    while place < codex.saves_per.start[effect + 1]:
        mine.saves_per = _without_pair(mine.saves_per, codex.saves_per.items[place], codex.saves_per.items[place + 1])
        place += 2


def standing_effects(game: Table, city: i64) -> vec[i64]:
    """Every effect that works in a city: its board, its cards, its stages, and what it has adopted."""
    mine, codex = game.cities[city], game.codex
    found = vec[i64]([i64(0)] * 0)
    if mine.start_works:
        found = append(found, codex.start_effects + mine.wonder)
    for name in range(codex.names):
        if mine.owned[name]:
            found = append(found, codex.named.items[codex.named.start[name] + i64(mine.owned[name]) - 1])
    for row in range(len(mine.board)):
        if mine.stages & bit(row):
            found = append(found, codex.stage_effects + mine.board[row])
    for entry in mine.adopted:
        found = append(found, effect_in(entry))
    return found


def _mend_by_what_is_left(game: Table, city: i64, gone: i64) -> None:
    """Prices, what may be paid in coins and powers are those of the effects that still stand."""
    mine, codex = game.cities[city], game.codex
    mine.next_left = codex.base_prices
    mine.next_right = codex.base_prices
    mine.next_left_once = 0
    mine.next_right_once = 0
    mine.payable = 0
    powers: i64 = 0
    for effect in standing_effects(game, city):
        mine.next_left = lower(mine.next_left, codex.left_price[effect], codex.kinds)
        mine.next_right = lower(mine.next_right, codex.right_price[effect], codex.kinds)
        mine.next_left_once = once(mine.next_left_once, codex.left_once[effect], codex.kinds)
        mine.next_right_once = once(mine.next_right_once, codex.right_once[effect], codex.kinds)
        mine.payable |= codex.payable[effect]
        powers |= codex.power_mask[effect]
    lost: i64 = codex.power_mask[gone] & ~powers
    mine.powers &= ~lost


def close_prices(game: Table, city: i64, closed: vec[i64]) -> None:
    """This turn the prices are those without some cards."""
    mine, codex = game.cities[city], game.codex
    mine.left_prices = codex.base_prices
    mine.right_prices = codex.base_prices
    for effect in standing_effects(game, city):
        if not (codex.left_price[effect] | codex.right_price[effect]) or holds(closed, effect):
            continue
        mine.left_prices = lower(mine.left_prices, codex.left_price[effect], codex.kinds)
        mine.right_prices = lower(mine.right_prices, codex.right_price[effect], codex.kinds)


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
