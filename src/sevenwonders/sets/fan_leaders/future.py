"""The Sith Lord: one player knows the cards of the ages to come, not who will hold them."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.piles import cards_in_zone, put_in_zone
from sevenwonders.classic.table import CARD_BITS, OWNER_AT, SEEN_AT, ZONE_AT, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng


def cards_of_age(game: Table, age: i64) -> vec[i64]:
    """All cards dealt for an age, ascending."""
    dealt: i64 = game.deal.players * game.deal.hand
    spare: i64 = len(game.deal.rest) // 3
    cards = game.deal.hands[(age - 1) * dealt : age * dealt]
    cards = extend(cards, game.deal.rest[(age - 1) * spare : age * spare])
    sort_range(cards, 0, len(cards))
    return cards


def look_ahead(game: Table, zone: i64, seat: i64) -> None:
    """A seat sees the cards of later ages; under an age's number the cards are noted."""
    for age in range(game.age + 1, 4):
        for card in cards_of_age(game, age):
            put_in_zone(game, card, zone, age, bit(seat))


def seer(game: Table, zone: i64) -> i64:
    """The seat that has looked; -1 if none has."""
    for entry in game.kept:
        if (entry >> ZONE_AT) & 63 == zone:
            seat: i64 = 0
            while not entry >> (SEEN_AT + seat) & 1:
                seat += 1
            return seat
    return -1


def future_shown(game: Table, zone: i64, seat: int) -> dict[str, Fact]:
    if seat < 0 or seer(game, zone) != seat:
        return {}
    ages = range(int(game.age) + 1, 4)
    return {f"future{age}": [game.card_key(card) for card in cards_in_zone(game, zone, age)] for age in ages}


def deal_future(game: Table, zone: i64, seat: i64, rng: Rng) -> None:
    """On a copy of a table: the seer's later ages hold what was seen; for others the notes tell what is dealt now."""
    who: i64 = seer(game, zone)
    if who < 0:
        return
    if who == seat:
        for age in range(game.age + 1, 4):
            _deal(game, age, cards_in_zone(game, zone, age), rng)
        return
    kept = vec[i64]([i64(0)] * 0)
    for entry in game.kept:
        if (entry >> ZONE_AT) & 63 != zone or (entry >> OWNER_AT) & 15 <= game.age:
            kept = append(kept, entry)
    game.kept = kept
    look_ahead(game, zone, who)


def _deal(game: Table, age: i64, cards: vec[i64], rng: Rng) -> None:
    rng.shuffle(cards)
    deal = game.deal
    dealt: i64 = deal.players * deal.hand
    spare: i64 = len(deal.rest) // 3
    start: i64 = (age - 1) * dealt
    for place in range(dealt):
        deal.hands[start + place] = cards[place] & CARD_BITS
    for seat in range(deal.players):
        sort_range(deal.hands, start + seat * deal.hand, start + (seat + 1) * deal.hand)
    for place in range(spare):
        deal.rest[(age - 1) * spare + place] = cards[dealt + place]
