"""What a move of Duel leaves to the rival: cards that can be taken next, and wonders of the draft."""

from collections.abc import Iterator

from sevenwonders.coach.facts import DENIAL, WONDER, Fact
from sevenwonders.core.packed import bit, bit_count, field, has
from sevenwonders.duel.game import Duel
from sevenwonders.duel.table import PLAY_CARD

MANY_SYMBOLS = 4
"""From so many different symbols on, one more is a threat."""


def left_to_rival(game: Duel, after: Duel, seat: int) -> Iterator[Fact]:
    """Cards that the rival can take and pay for next, if the rival is next."""
    rival = 1 - seat
    if after.decision != PLAY_CARD or after.next_seat() != rival or after.age != game.age or not game.age:
        return
    turned = 0
    for slot in range(int(game.codex.slots[game.age])):
        if not has(after.structure.free, slot):
            continue
        if not has(game.structure.seen, slot):
            turned += 1
            continue
        card = int(game.structure.card_in(slot))
        if after.card_price(rival, card) <= after.city(rival).coins:
            yield from _threat(after, rival, card)
        if not has(game.structure.free, slot):
            row = game.codex.card_set.cards[card]
            worth = 0.5 + 0.4 * row.vp + 0.5 * row.shields + (0.5 if row.science else 0.0)
            yield Fact("uncovers", DENIAL, worth, good=False, names=(("card", row.key),))
    if turned:
        yield Fact("turns_up", DENIAL, 0.5 * turned, good=False, amount=turned)


def _threat(after: Duel, rival: int, card: int) -> Iterator[Fact]:
    """What a card that lies open would do for the rival."""
    codex, city = after.codex, after.city(rival)
    name = (("card", codex.card_set.cards[card].key),)
    symbol = int(codex.science[card])
    if symbol and not symbol & city.symbols:
        count = int(bit_count(city.symbols)) + 1
        if count >= codex.symbols_to_win:
            yield Fact("leaves_science_win", DENIAL, 90.0, good=False, names=name)
        elif count > MANY_SYMBOLS:
            yield Fact("leaves_symbol", DENIAL, 3.0 + count, good=False, names=(*name, ("count", count)))
    elif symbol and after.board and not symbol & city.pairs:
        yield Fact("leaves_pair", DENIAL, 5.0, good=False, names=name)
    shields = int(codex.shields[card])
    if shields:
        shields += int(field(city.extra_shields, codex.color[card]))
        ahead = int(after.pawn) * (1 if rival == 0 else -1)
        if ahead + shields >= codex.capital:
            yield Fact("leaves_military_win", DENIAL, 90.0, good=False, names=name)


def wonders_left(game: Duel, after: Duel, seat: int, taken: str) -> Iterator[Fact]:
    """The draft: what the wonder gives, and what the rival may take instead."""
    wonders = game.codex.card_set.wonders
    own = next(each for each in wonders if each.key == taken)
    name = (("wonder", taken),)
    if own.play_again:
        yield Fact("wonder_again", WONDER, 5.0, names=name)
    if own.shields:
        yield Fact("wonder_shields", WONDER, 1.5 * own.shields, amount=own.shields, names=name)
    if own.vp:
        yield Fact("wonder_points", WONDER, 0.6 * own.vp, amount=own.vp, names=name)
    for number, wonder in enumerate(wonders):
        offered = game.offered() & bit(number) and wonder.key != taken
        if offered and wonder.play_again and not after.city(seat).wonders & bit(number) and _rival_next(after, seat):
            yield Fact("leaves_wonder", DENIAL, 3.0, good=False, names=(("wonder", wonder.key),))


def _rival_next(after: Duel, seat: int) -> bool:
    return int(after.next_seat()) == 1 - seat
