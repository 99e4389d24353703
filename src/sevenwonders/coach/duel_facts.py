"""What a move of Duel does: to one's own city, to the rival, and to what lies between them.

Only cards that lay face up before the move are looked at, so a fact never tells what the seat could not know.
"""

from collections.abc import Iterator

from sevenwonders.coach.duel_threats import left_to_rival, wonders_left
from sevenwonders.coach.facts import COINS, DENIAL, ECONOMY, MILITARY, POINTS, SCIENCE, WONDER, Fact
from sevenwonders.core.packed import bit, bit_count, field, has
from sevenwonders.core.resources import KEYS, LETTERS
from sevenwonders.duel.codex import RESOURCES
from sevenwonders.duel.codex import WONDER as WONDERS
from sevenwonders.duel.game import Duel
from sevenwonders.duel.moves import MoveParts, parts_of
from sevenwonders.duel.scoring import total_points
from sevenwonders.duel.table import CHOOSE_PROGRESS, PLAY_CARD, UNPLAYED, VICTORIES

THEMES_OF_COLORS = {
    "brown": ECONOMY,
    "grey": ECONOMY,
    "yellow": COINS,
    "red": MILITARY,
    "green": SCIENCE,
    "blue": POINTS,
    "purple": POINTS,
}
THEMES_OF_VERBS = {"wonder": WONDER, "draft": WONDER, "progress": SCIENCE, "destroy": DENIAL, "sell": COINS}


def duel_theme(game: Duel, move: int) -> str:
    """What a move is about by itself: its verb, or the colour of what is built."""
    parts = parts_of(game.codex, move)
    if parts.verb in THEMES_OF_VERBS:
        return THEMES_OF_VERBS[parts.verb]
    if not parts.card:
        return ECONOMY
    card = next(each for each in game.codex.card_set.cards if each.key == parts.card)
    return ECONOMY if card.color == "yellow" and not card.coins_gain else THEMES_OF_COLORS[card.color]


def duel_facts(game: Duel, seat: int, move: int) -> list[Fact]:
    """The facts of a legal move."""
    after = game.clone(quiet=True)
    after.apply(seat, move)
    parts = parts_of(game.codex, move)
    if after.over() and after.payoff(seat) == 1.0:
        return [Fact(f"wins_{VICTORIES[after.victory]}", _theme_of_victory(after), 100.0)]
    found = [*_points_and_coins(game, after, seat), *_war(game, after, seat), *_science(game, after, seat)]
    found += [*_supply(game, after, seat), *_chains(game, after, seat, parts), *_wonders(game, after, seat, parts)]
    if not after.over():
        found += left_to_rival(game, after, seat)
    if parts.verb == "draft":
        found += wonders_left(game, after, seat, parts.wonder)
    return found


def _theme_of_victory(game: Duel) -> str:
    victory = VICTORIES[game.victory]
    return victory if victory in (MILITARY, SCIENCE) else POINTS


def _points_and_coins(game: Duel, after: Duel, seat: int) -> Iterator[Fact]:
    points = int(total_points(after, seat) - total_points(game, seat))
    if points > 0:
        yield Fact("points", POINTS, 0.8 * points, amount=points)
    change = int(after.city(seat).coins - game.city(seat).coins)
    if change > 0:
        yield Fact("coins", COINS, 0.5 * change, amount=change)
    elif change < 0:
        yield Fact("costs", COINS, 0.5 * -change, good=False, amount=-change)
    lost = int(game.city(1 - seat).coins - after.city(1 - seat).coins)
    if lost > 0:
        yield Fact("rival_loses", COINS, 0.6 * lost, amount=lost)


def _war(game: Duel, after: Duel, seat: int) -> Iterator[Fact]:
    spaces = int(after.pawn - game.pawn) * (1 if seat == 0 else -1)
    if spaces > 0:
        ahead = int(after.pawn) * (1 if seat == 0 else -1)
        yield Fact("pawn", MILITARY, 1.5 * spaces + max(0.0, 1.0 * (ahead - 3)), amount=spaces)


def _science(game: Duel, after: Duel, seat: int) -> Iterator[Fact]:
    symbols = int(bit_count(after.city(seat).symbols))
    if symbols > int(bit_count(game.city(seat).symbols)):
        yield Fact("symbol", SCIENCE, 1.0 + symbols, amount=symbols)
    if after.decision == CHOOSE_PROGRESS and game.decision == PLAY_CARD and after.board:
        yield Fact("pair", SCIENCE, 6.0)


def _supply(game: Duel, after: Duel, seat: int) -> Iterator[Fact]:
    """Resources that are new in a city, and what the rival has to pay for them or makes no more."""
    mine, then, rival, rival_then = game.city(seat), after.city(seat), game.city(1 - seat), after.city(1 - seat)
    letters = game.codex.card_set.resources
    for kind in range(int(RESOURCES)):
        name = (("resource", KEYS[LETTERS.index(letters[kind])]),)
        if field(then.production, kind) and not field(mine.production, kind):
            yield Fact("resource", ECONOMY, 3.0, names=name)
        if field(then.for_sale, kind) > field(mine.for_sale, kind) and not field(rival.production, kind):
            yield Fact("dearer", DENIAL, 1.5, names=name)
        if field(rival_then.production, kind) < field(rival.production, kind):
            yield Fact("rival_resource", DENIAL, 3.0, names=name)


def _chains(game: Duel, after: Duel, seat: int, parts: MoveParts) -> Iterator[Fact]:
    """A card that is free by a chain, and cards to come that will be."""
    codex = game.codex
    cards = codex.card_set.cards
    if parts.verb == "build":
        number = next(i for i, card in enumerate(cards) if card.key == parts.card)
        if game.city(seat).chains & codex.chain_needs[number]:
            yield Fact("by_chain", ECONOMY, 2.5, names=(("card", parts.card),))
    fresh = int(after.city(seat).chains & ~game.city(seat).chains)
    for number, card in enumerate(cards):
        if int(codex.chain_needs[number]) & fresh and _may_come(game, number):
            yield Fact("opens_chain", ECONOMY, 2.0 + 0.2 * card.vp, names=(("card", card.key),))


def _may_come(game: Duel, card: int) -> bool:
    """Whether a card may still be built: it lies face up, or it belongs to an age to come."""
    structure, codex = game.structure, game.codex
    if game.places[card] != UNPLAYED:
        return False
    if card >= codex.after_card[game.age]:
        return True
    slots = range(int(codex.slots[game.age]))
    lying = structure.laid & structure.seen
    return any(has(lying, slot) and int(structure.card_in(slot)) == card for slot in slots)


def _wonders(game: Duel, after: Duel, seat: int, parts: MoveParts) -> Iterator[Fact]:
    """Another turn, a wonder that can be paid for next, and the last wonder of all."""
    codex = game.codex
    again = after.again or (
        game.decision == PLAY_CARD
        and after.decision == PLAY_CARD
        and after.age == game.age
        and after.next_seat() == seat
    )
    if again and not game.again:
        yield Fact("again", WONDER, 6.0)
    built = field(after.city0.counts, WONDERS) + field(after.city1.counts, WONDERS)
    if parts.verb == "wonder" and built == codex.wonders_max and game.city(1 - seat).wonders:
        yield Fact("last_wonder", DENIAL, 7.0)
    if game.decision == PLAY_CARD and built < codex.wonders_max:
        mine = after.city(seat)
        for number, wonder in enumerate(codex.card_set.wonders):
            if mine.wonders & bit(number) and after.wonder_price(seat, number) <= mine.coins:
                yield Fact("can_pay", WONDER, 1.2, names=(("wonder", wonder.key),))
