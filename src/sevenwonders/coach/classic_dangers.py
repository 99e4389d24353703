"""What threatens a city of 7 Wonders: neighbours with more shields, cards of the own hand that serve the next one."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.codex import BUILD, COINS, PLAY_CARD
from sevenwonders.classic.conflicts import strength
from sevenwonders.classic.game import Classic
from sevenwonders.classic.market import market_of
from sevenwonders.classic.paying import is_chained, terms_of, ways_to_pay
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.scoring import points_of
from sevenwonders.coach.danger import POINTS_ICON, SCIENCE_ICON, SHIELD_ICON, Danger
from sevenwonders.coach.facts import MILITARY, POINTS, SCIENCE
from sevenwonders.coach.results import Reason
from sevenwonders.core.packed import bit
from sevenwonders.players.classic_opinion import symbol_gain

MANY_POINTS: Final = 5
"""From so many points on, a card that counts something is a danger."""


def classic_dangers(known: Classic, seat: int) -> Iterator[Danger]:
    if known.age:
        yield from _shields(known, seat)
    if known.phase == PLAY_CARD:
        yield from _handed_on(known, seat)


def _shields(known: Classic, seat: int) -> Iterator[Danger]:
    """Neighbours who would win the next conflict, as shields stand."""
    mine = int(strength(known, seat))
    for other in sorted({int(known.left_of(seat)), int(known.right_of(seat))}):
        theirs = int(strength(known, other))
        if theirs > mine and not _are_allies(known, seat, other):
            reason = Reason("neighbour_shields", False, MILITARY, {"player": other, "count": theirs, "mine": mine})
            yield Danger(reason, SHIELD_ICON, other, 2.0 + int(known.codex.victory[known.age]))


def _are_allies(known: Classic, one: int, other: int) -> bool:
    return bool(known.setting.teams) and one // 2 == other // 2


def _handed_on(known: Classic, seat: int) -> Iterator[Danger]:
    """Cards that the next player could make much of, if they are handed on."""
    if known.turn >= known.last_turn or known.seats <= 2 or known.stays & bit(16 * known.age + known.turn):
        return
    other = int(known.left_of(seat) if known.age != 2 else known.right_of(seat))
    if _are_allies(known, seat, other):
        return
    pack = known.pack_of(seat)
    first = int(pack_start(known, pack))
    for card in sorted({int(known.packs[place]) for place in range(first, first + int(known.sizes[pack]))}):
        if not known.cities[other].owned[known.codex.name[card]] and _can_pay(known, other, card):
            yield from _gift(known, seat, other, card)


def _gift(known: Classic, seat: int, other: int, card: int) -> Iterator[Danger]:
    codex, theirs = known.codex, known.cities[other]
    key = codex.box.cards[card].key
    names: dict[str, str | int] = {"card": key, "player": other}
    if _completes_set(known, other, card):
        gain = int(symbol_gain(codex, theirs, card))
        reason = Reason("hands_set", False, SCIENCE, {**names, "count": gain})
        yield Danger(reason, SCIENCE_ICON, other, float(gain), key, now=False)
    points = int(points_of(known, other, theirs, card))
    if points >= MANY_POINTS:
        reason = Reason("hands_points", False, POINTS, {**names, "count": points})
        yield Danger(reason, POINTS_ICON, other, float(points), key, now=False)
    ahead = int(strength(known, seat)) - int(strength(known, other))
    if ahead >= 0 > ahead - int(codex.shields[card]):
        reason = Reason("hands_shields", False, MILITARY, names)
        yield Danger(reason, SHIELD_ICON, other, 1.0 + int(codex.victory[known.age]), key, now=False)


def _completes_set(known: Classic, city: int, card: int) -> bool:
    """Whether a symbol of the card is the last one of a set of different symbols."""
    codex, count = known.codex, known.cities[city].count
    first = int(codex.first_symbol)
    had = [int(count[first + kind]) for kind in range(int(codex.symbols))]
    has = list(had)
    for place in range(int(codex.symbol.start[card]), int(codex.symbol.start[card + 1])):
        has[int(codex.symbol.items[place]) - first] += 1
    return _sets(has) > _sets(had)


def _sets(counts: list[int]) -> int:
    """Sets of three different symbols; where there is a fourth kind any three of them make one."""
    return sorted(counts, reverse=True)[2] if len(counts) > 2 else 0


def _can_pay(known: Classic, city: int, card: int) -> bool:
    if is_chained(known, city, card):
        return True
    purse = known.cities[city].count[COINS]
    return len(ways_to_pay(market_of(known, city), terms_of(known, city, BUILD, card), purse)) > 0
