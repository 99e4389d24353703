"""The rules of 7 Wonders: who decides, what may be done, and what then happens.

A game runs through moments (moments.py). At each of them parts of the sets may queue decisions; a decision asks one
or several seats, whose answers are sealed until the last is in. When nothing is left to be asked, the next moment
comes.
"""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask, ask_next, ask_what_is_due
from sevenwonders.classic.codex import COINS, PLAY_CARD
from sevenwonders.classic.conflicts import fight, list_conflicts
from sevenwonders.classic.moments import (
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
from sevenwonders.classic.piles import discard_hand, pack_start
from sevenwonders.classic.resolving import choose_for, resolve_moves
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import NOBODY
from sevenwonders.core.packed import bit


def apply(table: Table, seat: i64, move: i64) -> None:
    table.answers[seat] = move
    table.waiting &= ~bit(seat)
    if table.waiting:
        return
    if not table.quiet:
        table.turns.append([(s, int(table.answers[s])) for s in range(int(table.seats)) if table.asked >> s & 1])
    table.asked = 0
    if table.phase == PLAY_CARD:
        for city in range(table.seats):
            choose_for(table, city, table.pack_of(city), table.answers[city])
    else:
        table.setting.deciders[table.phase].settle(table)
    go_on(table)


def go_on(table: Table) -> None:
    """Run until somebody is asked, or the game is over."""
    while not table.waiting and not table.ended:
        if len(table.queue):
            ask_next(table)
        else:
            _next_moment(table)


def _next_moment(table: Table) -> None:
    moment: i64 = table.moment
    table.moment = moment + 1
    if moment == NEW_AGE:
        deal_hands(table)
    elif moment == NEW_TURN:
        _begin_turn(table)
    elif moment == PLAYED:
        resolve_moves(table)
    elif moment == LAST_CARD and table.turn < table.last_turn:
        return
    elif moment == END_AGE and table.turn < table.last_turn:
        table.moment = NEW_TURN
        return
    elif moment == CONFLICTS:
        list_conflicts(table)
    ask_what_is_due(table, moment)
    for part in table.setting.listeners[moment]:
        part.at(table, moment)
    if moment == NEW_TURN:
        ask(table, PLAY_CARD, bit(table.seats) - 1)
    elif moment == LAST_CARD:
        _discard_last_cards(table)
    elif moment == END_TURN and 0 < table.turn < table.last_turn:
        if not table.stays & bit(table.age * 16 + table.turn):
            pass_hands(table)
    elif moment == CONFLICTS:
        fight(table)
    elif moment == AFTER_CONFLICTS and table.age < 3:
        table.moment = NEW_AGE
    elif moment == OVER:
        _end(table)


def _end(table: Table) -> None:
    table.ended = True
    if not table.quiet:
        table.tell("end", NOBODY, {})


def deal_hands(table: Table) -> None:
    deal = table.deal
    table.age += 1
    table.turn = 0
    table.passes = 0
    start: i64 = (table.age - 1) * deal.players * deal.hand
    for pack in range(deal.players):
        first: i64 = pack_start(table, pack)
        for place in range(deal.hand):
            table.packs[first + place] = deal.hands[start + pack * deal.hand + place]
        table.sizes[pack] = deal.hand
    if not table.quiet:
        table.tell("age", NOBODY, {"age": int(table.age)})


def _begin_turn(table: Table) -> None:
    table.turn += 1
    table.keeping = 0
    prepare_cities(table)
    for place in range(table.setting.cities):
        table.sealed[place] = NO_MOVE
    if not table.quiet:
        table.tell("turn", NOBODY, {"turn": int(table.turn)})


def prepare_cities(table: Table) -> None:
    """What counts from now on are the coins, prices and units of this moment."""
    for city in table.cities:
        city.begin_turn()
    for part in table.setting.preparers:
        for place in range(table.setting.cities):
            part.prepare(table, place)
    for part in table.setting.pricers:
        for place in range(table.setting.cities):
            part.reprice(table, place)
    for city in table.cities:
        city.remember_turn_start()


def begin_further_turn(table: Table, city: i64) -> None:
    """One city builds once more, as if on a further turn: with all its coins, and what it makes and pays by now."""
    mine = table.cities[city]
    mine.budget = mine.count[COINS]
    mine.begin_supply()
    for part in table.setting.preparers:
        part.prepare(table, city)
    for part in table.setting.pricers:
        part.reprice(table, city)
    mine.remember_turn_start()


def _discard_last_cards(table: Table) -> None:
    """Ruling: sixth_turn."""
    for seat in range(table.seats):
        if not table.keeping & bit(seat):
            discard_hand(table, seat)


def pass_hands(table: Table) -> None:
    """To the left in the first and third age, to the right in the second (ruling: pass_direction)."""
    step: i64 = 1
    if table.age != 2:
        step = table.setting.players - 1
    table.passes = (table.passes + step) % table.setting.players
