"""Another deal that a seat could not tell from the real one: what search plays on."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sevenwonders.core.packed import bit, lowest
from sevenwonders.core.rng import Rng
from sevenwonders.duel.deal import Deal, lay_out, numbers
from sevenwonders.duel.table import OFFER, Table


def resampled_deal(table: Table, seat: i64, rng: Rng) -> Deal:
    """Draw anew all that the seat cannot know: face-down cards, later ages, wonders not shown, tokens in the box."""
    codex = table.codex
    deal = table.deal
    cards: vec[i64] = deal.cards[:]
    if table.age:
        _shuffle_hidden(table, cards, 0, rng)
        _shuffle_hidden(table, cards, 1, rng)
    for age in range(table.age + 1, 4):
        lay_out(codex, age, cards, rng)
    return Deal(_wonders(table, rng), cards, deal.board, _box(table, seat, rng))


def _shuffle_hidden(table: Table, cards: vec[i64], guild: i64, rng: Rng) -> None:
    """Shuffle the hidden cards with one kind of back among their slots, and those left out of the game with them."""
    codex = table.codex
    first: i64 = codex.first_slot[table.age]
    slots: i64 = codex.slots[table.age]
    base: i64 = codex.first_card[table.age]
    known: i64 = 0
    for slot in range(slots):
        if table.structure.seen & bit(slot):
            known |= bit(table.deal.cards[first + slot] - base)
    pool = numbers(0, 0)
    for card in range(base, codex.after_card[table.age]):
        if codex.is_guild[card] == guild and not known & bit(card - base):
            pool = append(pool, card)
    rng.shuffle(pool)
    drawn: i64 = 0
    for slot in range(slots):
        if not table.structure.seen & bit(slot) and codex.is_guild[table.deal.cards[first + slot]] == guild:
            cards[first + slot] = pool[drawn]
            drawn += 1


def _wonders(table: Table, rng: Rng) -> vec[i64]:
    """While the first four wonders are chosen from, nobody knows the next four."""
    wonders: vec[i64] = table.deal.wonders
    if table.age or table.drafted >= OFFER:
        return wonders
    shown: i64 = 0
    for place in range(OFFER):
        shown |= bit(wonders[place])
    rest = _members((bit(table.codex.wonders) - 1) & ~shown)
    rng.shuffle(rest)
    mixed: vec[i64] = wonders[:]
    for place in range(OFFER):
        mixed[OFFER + place] = rest[place]
    return mixed


def _box(table: Table, seat: i64, rng: Rng) -> vec[i64]:
    """Whoever drew from the box knows the tokens drawn; the rival knows only which one was kept."""
    known: i64 = table.city0.progress | table.city1.progress
    if seat == table.drawer:
        known |= table.drawn()
    inside: i64 = 0
    for token in table.deal.box:
        inside |= bit(token)
    box = _members(inside & known)
    rest = _members(inside & ~known)
    rng.shuffle(rest)
    return extend(box, rest)


def _members(mask: i64) -> vec[i64]:
    """The places of the bits set, ascending: what is drawn anew must not depend on how it lies now."""
    found = numbers(0, 0)
    while mask:
        found = append(found, lowest(mask))
        mask &= mask - 1
    return found
