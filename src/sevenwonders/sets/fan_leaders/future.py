"""The Sith Lord: one player knows the cards of the ages to come, not who will hold them."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import card_in, is_seen, owner_in, zone_in
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import cards_in_zone, put_in_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets.base.free_city import player_of


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
        if zone_in(entry) == zone:
            seat: i64 = 0
            while not is_seen(entry, seat):
                seat += 1
            return seat
    return -1


class Future(Part):
    """What has been seen is noted in a zone, under the age's number."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.zone: i64 = codex.add_zone("future")
        self.power: i64 = number_of(codex, "see_the_future")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.power:
            look_ahead(game, self.zone, player_of(game, city))

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        if seat < 0 or seer(game, self.zone) != seat:
            return {}
        ages = range(int(game.age) + 1, 4)
        return {f"future{age}": [game.card_key(card) for card in cards_in_zone(game, self.zone, age)] for age in ages}

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """The seer's later ages hold what was seen; for others the notes tell what is dealt now."""
        who: i64 = seer(game, self.zone)
        if who < 0:
            return
        if who == seat:
            for age in range(game.age + 1, 4):
                _deal(game, age, cards_in_zone(game, self.zone, age), rng)
            return
        kept = vec[i64]([i64(0)] * 0)
        for entry in game.kept:
            if zone_in(entry) != self.zone or owner_in(entry) <= game.age:
                kept = append(kept, entry)
        game.kept = kept
        look_ahead(game, self.zone, who)


def _deal(game: Table, age: i64, cards: vec[i64], rng: Rng) -> None:
    rng.shuffle(cards)
    deal = game.deal
    dealt: i64 = deal.players * deal.hand
    spare: i64 = len(deal.rest) // 3
    start: i64 = (age - 1) * dealt
    for place in range(dealt):
        deal.hands[start + place] = card_in(cards[place])
    for seat in range(deal.players):
        sort_range(deal.hands, start + seat * deal.hand, start + (seat + 1) * deal.hand)
    for place in range(spare):
        deal.rest[(age - 1) * spare + place] = cards[dealt + place]
