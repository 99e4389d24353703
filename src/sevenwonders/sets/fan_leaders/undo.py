"""Taking things out of a city again: buildings, stages, the whole wonder."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import (
    AGE_AT,
    BY_AT,
    CARD_BITS,
    GONE,
    IN_DISCARD,
    KNOWN_AT,
    OWNER_AT,
    PLACE_AT,
    SEEN_AT,
    TURN_AT,
    UNDER_STAGE,
    ZONE_AT,
)
from sevenwonders.classic.tables import SHIELDS, STAGES, WONDER, Tables
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.codes import NOTE_AT, Codes


def remove_card(game: Table, codes: Codes, city: i64, card: i64) -> None:
    """A building, or a leader, is gone. What it brought at once stays."""
    mine, tables = game.cities[city], game.tables
    mine.owned[tables.name[card]] = u8(0)
    mine.count[tables.first_color + tables.color[card]] -= 1
    remove_effect(game, codes, city, card, tables.category[card])


def remove_stage(game: Table, codes: Codes, city: i64, stage: i64) -> None:
    """A stage is not built any more; it may be built again."""
    mine, tables = game.cities[city], game.tables
    mine.stages &= ~bit(stage)
    mine.count[STAGES] -= 1
    remove_effect(game, codes, city, tables.stage_effects + mine.board[stage], WONDER)
    mine.last_stage = 0
    for place in range(len(mine.board)):
        if mine.stages & bit(place):
            mine.last_stage = place


def remove_effect(game: Table, codes: Codes, city: i64, effect: i64, category: i64) -> None:
    """The reverse of City.add, but for tokens. Prices and powers are those of what is left."""
    mine, tables = game.cities[city], game.tables
    mine.points[category] -= tables.vp[effect]
    mine.count[SHIELDS] -= tables.shields[effect]
    mine.production -= tables.fixed[effect]
    if tables.sells[effect]:
        mine.for_sale -= tables.fixed[effect]
    for place in range(tables.choices.start[effect], tables.choices.start[effect + 1]):
        mine.choices -= 1
        mine.own_reach = _less(mine.own_reach, tables.choices.items[place])
        if tables.sells[effect]:
            mine.sale_reach = _less(mine.sale_reach, tables.choices.items[place])
    for place in range(tables.symbol.start[effect], tables.symbol.start[effect + 1]):
        mine.count[tables.symbol.items[place]] -= 1
    for place in range(tables.free_symbol.start[effect], tables.free_symbol.start[effect + 1]):
        mine.free_symbols = _without(mine.free_symbols, tables.free_symbol.items[place])
    mine.saves = mine.saves[:]
    place2: i64 = tables.saves.start[effect]
    while place2 < tables.saves.start[effect + 1]:
        mine.saves[tables.saves.items[place2]] -= tables.saves.items[place2 + 1]
        place2 += 2
    mine.bank_units -= tables.bank_buy[effect]
    mine.left_rebate -= tables.left_rebate[effect]
    mine.right_rebate -= tables.right_rebate[effect]
    left = _what_is_left(game, codes, city)
    mine.next_left = left.next_left
    mine.next_right = left.next_right
    gone: i64 = tables.power_mask[effect] & ~left.powers
    mine.powers &= ~gone
    mine.fresh &= ~gone


def _what_is_left(game: Table, codes: Codes, city: i64) -> City:
    """A city built anew from what stands there."""
    mine, tables = game.cities[city], game.tables
    fresh = City(tables, mine.wonder, None)
    if not len(mine.board):
        fresh.powers = 0  # the wonder is gone
    fresh.board = mine.board
    for card in range(tables.cards):
        if mine.has(tables, card):
            fresh.add_card(tables, card)
    for stage in range(len(mine.board)):
        if mine.stages & bit(stage):
            fresh.add_stage(tables, stage)
    for entry in game.kept:
        if (entry >> ZONE_AT) & 63 == codes.copies and (entry >> OWNER_AT) & 15 == city:
            fresh.add(tables, entry & CARD_BITS, codes.guilds)
    return fresh


def _less(reach: vec[u8], choice: i64) -> vec[u8]:
    fewer: vec[u8] = reach[:]
    for wanted in range(len(fewer)):
        if wanted & choice:
            fewer[wanted] = u8(fewer[wanted] - 1)
    return fewer


def _without(items: vec[i64], item: i64) -> vec[i64]:
    fewer: vec[i64] = items[:]
    for place in range(len(fewer)):
        if fewer[place] == item:
            fewer, _ = pop(fewer, place)
            return fewer
    return fewer


def lose_stage(game: Table, codes: Codes, city: i64) -> None:
    """Attila: the stage built last, and the card under it goes to the discard pile, a leader out of the game."""
    mine = game.cities[city]
    if not mine.stages:
        return
    if not game.quiet:
        game.tell("stage_lost", city, {"stage": int(mine.last_stage) + 1})
    by_leader: bool = _built_by_leader(game, codes, city, mine.last_stage)
    remove_stage(game, codes, city, mine.last_stage)
    last: i64 = -1
    for index in range(len(game.face_down)):
        if _is_marker(game.face_down[index], city):
            last = index
    if last < 0 or by_leader:
        return
    entry: i64 = game.face_down[last]
    card: i64 = entry & CARD_BITS
    if not codes.is_leader(card):
        game.face_down[last] = entry & ~(i64(3) << PLACE_AT)
        return
    game.face_down, _ = pop(game.face_down, last)
    time: i64 = (((entry >> AGE_AT) & 3) * 16 + ((entry >> TURN_AT) & 15)) * 4
    game.put(card, codes.out, city, (entry >> KNOWN_AT) | (time << NOTE_AT))


def _built_by_leader(game: Table, codes: Codes, city: i64, stage: i64) -> bool:
    """Whether a stage has no card under it since a leader built it; that is forgotten now."""
    for place in range(len(game.kept)):
        entry: i64 = game.kept[place]
        here: bool = (entry >> ZONE_AT) & 63 == codes.builder and (entry >> OWNER_AT) & 15 == city
        if here and entry >> (SEEN_AT + NOTE_AT) == stage:
            game.kept, _ = pop(game.kept, place)
            return True
    return False


def _is_marker(entry: i64, city: i64) -> bool:
    return (entry >> PLACE_AT) & 3 == UNDER_STAGE and (entry >> BY_AT) & 15 == city


def lose_wonder(game: Table, codes: Codes, city: i64) -> None:
    """Chuck Norris: no board any more; the cards under its stages stand in the city, without what they bring once."""
    mine, tables = game.cities[city], game.tables
    if not len(mine.board):
        return
    if not game.quiet:
        game.tell("wonder_gone", city, {"wonder": game.wonder_key(city)})
    for stage in range(len(mine.board)):
        if mine.stages & bit(stage):
            remove_stage(game, codes, city, stage)
    mine.board = vec[i64]([i64(0)] * 0)
    remove_effect(game, codes, city, tables.start_effects + mine.wonder, 0)
    for index in range(len(game.face_down)):
        entry: i64 = game.face_down[index]
        if _is_marker(entry, city):
            card: i64 = entry & CARD_BITS
            entry &= ~(i64(3) << PLACE_AT)
            if not mine.owned[tables.name[card]]:
                mine.add_card(tables, card)
                entry |= i64(GONE) << PLACE_AT
            else:
                entry |= i64(IN_DISCARD) << PLACE_AT
            game.face_down[index] = entry | ((bit(game.seats) - 1) << KNOWN_AT)


def colors_of(tables: Tables, names: list[str]) -> i64:
    """Colours as bits."""
    found: i64 = 0
    for number, color in enumerate(tables.box.colors):
        if color.key in names:
            found |= bit(number)
    return found


def buildings_of(game: Table, city: i64, colors: i64) -> vec[i64]:
    """The cards of some colours (bits) in a city, ascending."""
    found = vec[i64]([i64(0)] * 0)
    for card in range(game.tables.cards):
        if bit(game.tables.color[card]) & colors and game.cities[city].has(game.tables, card):
            found = append(found, card)
    return found
