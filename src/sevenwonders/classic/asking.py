"""Decisions: who is asked what, and when. Nobody is ever asked without a legal move."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.building import card_moves
from sevenwonders.classic.codex import PLAY_CARD
from sevenwonders.classic.piles import cards_held
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import NOBODY
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit

# When a decision of `Table.later` is due: the moment, then a rank, then the city.
DUE_AT: Final = 12
RANK_AT: Final = 4


# A decision that waits in `Table.queue`: the phase, the seats that it asks (bits), and what it is about.
SEATS_AT: Final = 8
ARGUMENT_AT: Final = 24
# What a decision is about may be a city and something more: a card, a step.
CITY_BITS: Final = 15
WHAT_AT: Final = 4


def about(city: i64, what: i64) -> i64:
    """The argument of a decision about a city and something more."""
    return city | (what << WHAT_AT)


def city_in(argument: i64) -> i64:
    return argument & CITY_BITS


def what_in(argument: i64) -> i64:
    return argument >> WHAT_AT


def decision(phase: i64, seats: i64, argument: i64) -> i64:
    """A decision to come, as one number."""
    return phase | (seats << SEATS_AT) | (argument << ARGUMENT_AT)


def ask(table: Table, phase: i64, seats: i64, argument: i64 = 0) -> None:
    """Queue a decision for some seats (bits)."""
    table.queue = append(table.queue, decision(phase, seats, argument))


def ask_at(table: Table, moment: i64, phase: i64, seat: i64, city: i64, rank: i64 = 0, what: i64 = 0) -> None:
    """Put a decision about a city and something more to a seat at a moment of this turn, or at once if that is past.

    Those of one moment come by rank, then by city.
    """
    if table.moment > moment:
        ask(table, phase, bit(seat), about(city, what))
        return
    due: i64 = (moment << DUE_AT) | (rank << RANK_AT) | city
    kept = vec[i64]([i64(0)] * 0)
    place: i64 = 0
    while place < len(table.later) and table.later[place] <= due:
        kept = append(append(kept, table.later[place]), table.later[place + 1])
        place += 2
    kept = append(append(kept, due), decision(phase, bit(seat), about(city, what)))
    while place < len(table.later):
        kept = append(kept, table.later[place])
        place += 1
    table.later = kept


def ask_what_is_due(table: Table, moment: i64) -> None:
    """The decisions that wait for this moment join the queue."""
    while len(table.later) and table.later[0] >> DUE_AT <= moment:
        table.queue = append(table.queue, table.later[1])
        table.later = table.later[2:]


def ask_together(table: Table, phase: i64, seats: i64) -> None:
    """Queue a decision, or let these seats (bits) join those that already wait for the same one."""
    for place in range(len(table.queue)):
        if table.queue[place] & 255 == phase and table.queue[place] >> ARGUMENT_AT == 0:
            table.queue[place] |= seats << SEATS_AT
            return
    ask(table, phase, seats)


def next_seat(table: Table) -> i64:
    if not table.waiting:
        return NOBODY
    seat: i64 = 0
    while not table.waiting >> seat & 1:
        seat += 1
    return seat


def legal(table: Table, seat: i64, into: Moves) -> None:
    if table.phase == PLAY_CARD:
        card_moves(table, seat, cards_held(table, table.pack_of(seat)), into)
    else:
        table.setting.deciders[table.phase].moves(table, seat, into)


def city_asked(table: Table, seat: i64) -> i64:
    """The city that the decision at hand is about, for a seat that is asked."""
    if table.phase == PLAY_CARD:
        return seat
    return table.setting.deciders[table.phase].city_asked(table, seat)


def ask_next(table: Table) -> None:
    """Put a decision to those among its seats who can answer it now; it is dropped where nobody can."""
    entry: i64 = table.queue[0]
    table.queue = table.queue[1:]
    table.phase = entry & 255
    table.asked = (entry >> SEATS_AT) & 0xFFFF
    table.argument = entry >> ARGUMENT_AT
    for seat in range(table.seats):
        table.answers[seat] = NO_MOVE
    if table.phase != PLAY_CARD:  # whoever holds a card may sell it
        table.setting.deciders[table.phase].before_asking(table)
        _spare_those_who_cannot(table)
    table.waiting = table.asked


def _spare_those_who_cannot(table: Table) -> None:
    """Nobody is asked anything without a legal move: things may have changed since the decision was queued."""
    for seat in range(table.seats):
        if table.asked & bit(seat) and not table.setting.deciders[table.phase].can_answer(table, seat):
            table.asked &= ~bit(seat)
