"""What a seat cannot know of the leaders, drawn anew with the memory of an attentive player.

A seat remembers the packs of the draft that it held. A leader that it saw there, and that has not come to light since,
was taken by one of those who held the pack later: it cannot know by whom. Leaders it never saw may be anywhere else: in
hands, under stages, out of the game or set aside. And of what another player has put face down it cannot know which of
that player's leaders it was. So there are two steps: leaders that are alike to the seat change owners, then the unknown
leaders of each owner change places.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.draft import STEP_AT
from sevenwonders.classic.entries import (
    UNDER_STAGE,
    age_in,
    card_in,
    is_known,
    is_seen,
    note_in,
    owner_in,
    pack_in,
    place_in,
    turn_in,
    with_card,
    zone_in,
)
from sevenwonders.classic.piles import cards_in_zone
from sevenwonders.classic.table import NO_PACK, Table
from sevenwonders.core.rng import Rng
from sevenwonders.sets.leaders.zones import DEALT, Zones

TIME_BITS: Final = 255
"""A note of a leader has the time, and above it the step of the draft."""
NOWHERE: Final = -1
UNSEEN: Final = 0
"""The group of the leaders that the seat never saw; others are named by pack and step of the draft."""
NEVER: Final = 255
"""When a leader that is still in hand was used."""
FACE_DOWN: Final = 1 << 16
"""A place is an index in `kept`, or this and an index in `face_down`."""


class Memory:
    """Everything about the leaders, by card, as one seat sees it."""

    def __init__(self, game: Table, zones: Zones, seat: i64) -> None:
        cards: i64 = game.codex.cards
        self.game: Table = game
        self.zones: Zones = zones
        self.seat: i64 = seat
        self.place: vec[i64] = vec[i64]([i64(NOWHERE)] * cards)
        """Where a leader lies that the seat cannot see there."""
        self.used: vec[i64] = vec[i64]([i64(NEVER)] * cards)
        """When it was put there."""
        self.group: vec[i64] = vec[i64]([i64(UNSEEN)] * cards)
        """Leaders of a group are alike to the seat."""
        self.owner: vec[i64] = vec[i64]([i64(NOWHERE)] * cards)
        """Who drafted or drew it."""
        self.since: vec[i64] = vec[i64]([i64(0)] * cards)
        """When that was."""
        self.becomes: vec[i64] = vec[i64]([i64(0)] * cards)
        for card in range(cards):
            self.becomes[card] = card
        self._look()

    def _look(self) -> None:
        game, zones = self.game, self.zones
        for index in range(len(game.kept)):
            entry: i64 = game.kept[index]
            card: i64 = card_in(entry)
            zone: i64 = zone_in(entry)
            owner: i64 = owner_in(entry)
            if zone == zones.hand or zone == zones.out or zone == zones.gift:
                if not is_seen(entry, self.seat):
                    self.place[card] = index
                    if zone != zones.hand:
                        self.used[card] = note_in(entry) & TIME_BITS
            elif zone == zones.rest:
                if not is_seen(entry, self.seat):
                    self.place[card] = index
            elif zone == zones.pack:
                self._look_at_pack(card, index, owner)
            elif zone == zones.origin:
                self.owner[card] = owner
                self.since[card] = note_in(entry) & TIME_BITS
                step: i64 = note_in(entry) >> STEP_AT
                if step < DEALT:
                    self.group[card] = self._seen_in((owner + step) % game.seats, step)
        for index in range(len(game.face_down)):
            entry = game.face_down[index]
            hidden: bool = pack_in(entry) == NO_PACK and place_in(entry) == UNDER_STAGE
            card = card_in(entry)
            if hidden and zones.is_leader(card) and not is_known(entry, self.seat):
                self.place[card] = FACE_DOWN + index
                self.used[card] = (age_in(entry) * 16 + turn_in(entry)) * 4

    def _look_at_pack(self, card: i64, index: i64, pack: i64) -> None:
        """During the draft: a pack that the seat holds it sees."""
        step: i64 = DEALT - len(cards_in_zone(self.game, self.zones.pack, pack))
        if (self.seat + step) % self.game.seats == pack:
            return
        self.place[card] = index
        self.group[card] = self._seen_in(pack, step)

    def _seen_in(self, pack: i64, before: i64) -> i64:
        """The group of a leader that left a pack in a step, or was in it: by when the seat had held the pack last."""
        step: i64 = before - 1
        while step >= 0:
            if (self.seat + step) % self.game.seats == pack:
                return 1 + pack * DEALT + step
            step -= 1
        return UNSEEN

    def slots(self, group: i64) -> vec[i64]:
        """The hidden leaders of a group, in an order that tells nothing: by owner and time, packs, the rest."""
        found = vec[i64]([i64(0)] * 0)
        for card in range(self.game.codex.cards):
            if self.place[card] != NOWHERE and self.group[card] == group:
                owner: i64 = self.owner[card]
                key: i64 = (owner << 8) | self.since[card]
                if owner == NOWHERE:
                    entry: i64 = self.game.kept[self.place[card]]
                    if zone_in(entry) == self.zones.pack:
                        key = (i64(16) + (owner_in(entry))) << 8
                    else:
                        key = (i64(64) << 8) + self.place[card]
                found = append(found, (key << 10) | card)
        sort_range(found, 0, len(found))
        return found

    def change_owners(self, group: i64, rng: Rng) -> None:
        """The leaders of a group change owners. How they lie now must not matter: they are sorted first."""
        slots = self.slots(group)
        if len(slots) < 2:
            return
        cards = vec[i64]([i64(0)] * len(slots))
        for number in range(len(slots)):
            cards[number] = card_in(slots[number])
        sort_range(cards, 0, len(cards))
        rng.shuffle(cards)
        for number in range(len(slots)):
            self.becomes[card_in(slots[number])] = cards[number]

    def change_places(self, owner: i64, rng: Rng) -> None:
        """The hidden leaders of one owner, as they are now, change places: used ones first, in order of time."""
        places = vec[i64]([i64(0)] * 0)
        left = vec[i64]([i64(0)] * 0)
        for card in range(self.game.codex.cards):
            if self.place[card] != NOWHERE and self.owner[card] == owner:
                places = append(places, (self.used[card] << 20) | self.place[card])
                left = append(left, (self.becomes[card] << 8) | self.since[card])
        sort_range(places, 0, len(places))
        sort_range(left, 0, len(left))
        for place in places:
            fitting: i64 = 0
            for each in left:
                if each >= 0 and each & 255 < place >> 20:
                    fitting += 1
            pick: i64 = rng.below(fitting)
            for number in range(len(left)):
                if left[number] >= 0 and left[number] & 255 < place >> 20:
                    if pick == 0:
                        self._put(place & 0xFFFFF, left[number] >> 8)
                        left[number] = -1
                        break
                    pick -= 1

    def _put(self, place: i64, card: i64) -> None:
        game = self.game
        if place >= FACE_DOWN:
            index: i64 = place - FACE_DOWN
            game.face_down[index] = with_card(game.face_down[index], card)
        else:
            game.kept[place] = with_card(game.kept[place], card)

    def rewrite(self) -> None:
        """Packs, the leaders set aside, the notes of the draft and the deal."""
        game, zones = self.game, self.zones
        for index in range(len(game.kept)):
            zone: i64 = zone_in(game.kept[index])
            if zone == zones.rest or zone == zones.pack or zone == zones.origin:
                self._put(index, self.becomes[card_in(game.kept[index])])
        piles: dict[str, list[int]] = {}
        for name, pile in game.deal.piles.items():
            piles[name] = pile
            if name.startswith("leaders."):
                piles[name] = [int(self.becomes[card]) for card in pile]
        game.deal.piles = piles


def reshuffle_leaders(game: Table, zones: Zones, seat: i64, rng: Rng) -> None:
    """Draw anew, on a copy of a table, all that a seat cannot know of the leaders."""
    memory = Memory(game, zones, seat)
    for group in range(1 + game.seats * DEALT):
        memory.change_owners(group, rng)
    for owner in range(game.seats):
        memory.change_places(owner, rng)
    memory.rewrite()
