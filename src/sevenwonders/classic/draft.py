"""A draft: everybody is dealt some cards, keeps one and passes the others on, until each has as many as were dealt.

The cards are those of a deck of a set. What nobody is dealt is set aside, unseen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import cards_of, shuffled, sort_range
from sevenwonders.classic.entries import (
    card_in,
    is_seen,
    note_in,
    owner_in,
    with_card,
    zone_in,
)
from sevenwonders.classic.moments import BEGIN
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import cards_in_zone, put_in_zone, take_from_zone
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.record import RecordError
from sevenwonders.core.rng import Rng

STEP_AT: Final = 8
"""Where a note has the step of the draft in which a card was kept."""
UNSEEN: Final = 0
"""The group of the cards that a seat never saw; others are named by pack and step."""


class Draft(Part):
    """One kind of draft: its piles are `piles.0` … and `piles.rest`, its zones and what a seat sees `name_hand` …"""

    def __init__(
        self,
        codex: Codex,
        name: str,
        deck: str,
        dealt: i64,
        to_left: bool,
        asks: str,
        verb: str,
        piles: str = "",
        moment: i64 = BEGIN,
    ) -> None:
        """`asks` is the decision in which a card is kept, `verb` the answer; the draft begins at a moment."""
        super().__init__(codex, asks)
        self.name: str = name
        self.piles: str = piles or name
        self.dealt: i64 = dealt
        self.to_left: bool = to_left
        self.verb: i64 = self.add_verb(verb, secret=True)
        self.moment: i64 = moment
        self.cards: list[int] = cards_of(codex, deck)
        self.hand: i64 = codex.add_zone(f"{name}_hand")
        self.pack: i64 = codex.add_zone(f"{name}_pack")
        self.rest: i64 = codex.add_zone(f"{name}_rest")

    def moments(self) -> list[int]:
        return [int(self.moment)]

    def at(self, game: Table, moment: i64) -> None:
        self.begin(game)

    # ---- dealing

    def pile(self, seat: int) -> str:
        return f"{self.piles}.{seat}"

    def deal(self, game: Table, rng: Rng) -> None:
        """So many for each player; the others are set aside."""
        cards = shuffled(vec[i64]([i64(card) for card in self.cards]), rng)
        size = int(self.dealt)
        for seat in range(int(game.seats)):
            game.deal.piles[self.pile(seat)] = sorted(int(cards[size * seat + place]) for place in range(size))
        game.deal.piles[f"{self.piles}.rest"] = [int(cards[n]) for n in range(size * int(game.seats), len(cards))]

    def begin(self, game: Table) -> None:
        """Lay out what was dealt, and ask all players; the last card is the one that is left."""
        self._check(game)
        for seat in range(int(game.seats)):
            for card in game.deal.piles[self.pile(seat)]:
                put_in_zone(game, card, self.pack, seat, 0)
        for card in game.deal.piles[f"{self.piles}.rest"]:
            put_in_zone(game, card, self.rest, 0, 0)
        for step in range(self.dealt - 1):
            ask(game, self.decision, bit(game.seats) - 1, step)

    def _check(self, game: Table) -> None:
        """Every card is in one of the piles, once."""
        piles = game.deal.piles
        dealt: list[int] = []
        for seat in range(int(game.seats)):
            pile = piles.get(self.pile(seat), [])
            if len(pile) != int(self.dealt):
                raise RecordError(f"expected {int(self.dealt)} cards", f"deal {self.pile(seat)}")
            dealt += pile
        rest = f"{self.piles}.rest"
        if sorted(dealt + piles.get(rest, [])) != sorted(self.cards):
            raise RecordError("expected all other cards of its deck, each once", f"deal {rest}")

    # ---- the draft itself

    def pack_at(self, game: Table, seat: i64, step: i64) -> i64:
        """The pack that a seat holds in a step."""
        if self.to_left:
            return (seat + game.seats - step % game.seats) % game.seats
        return (seat + step) % game.seats

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for card in cards_in_zone(game, self.pack, self.pack_at(game, seat, game.argument)):
            into.add(encode(self.verb, 0, card, 0))

    def can_answer(self, game: Table, seat: i64) -> bool:
        return True  # the last card is never asked for

    def settle(self, game: Table) -> None:
        """All have kept a card; in the last step also the one that is passed on last."""
        step: i64 = game.argument
        for seat in range(game.seats):
            self._keep(game, seat, step, card_of(game.answers[seat]))
        if step == self.dealt - 2:
            for seat in range(game.seats):
                left = cards_in_zone(game, self.pack, self.pack_at(game, seat, step + 1))
                self._keep(game, seat, step + 1, left[0])

    def _keep(self, game: Table, seat: i64, step: i64, card: i64) -> None:
        pack: i64 = self.pack_at(game, seat, step)
        take_from_zone(game, card, self.pack, pack)
        put_in_zone(game, card, self.hand, seat, bit(seat), (step << STEP_AT) | pack)
        if not game.quiet:
            game.tell("kept", seat, {"card": game.card_key(card)}, seat)

    # ---- what was kept

    def hand_of(self, game: Table, seat: i64) -> vec[i64]:
        """The cards that a seat has kept, ascending."""
        return cards_in_zone(game, self.hand, seat)

    def take(self, game: Table, seat: i64, card: i64) -> None:
        """A card leaves the hand of a seat."""
        take_from_zone(game, card, self.hand, seat)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Own cards by key; of others only how many."""
        seats = range(int(game.seats))
        facts: dict[str, Fact] = {f"{self.name}_hands": [len(self.hand_of(game, each)) for each in seats]}
        if seat in seats:
            facts[f"{self.name}_hand"] = [game.card_key(card) for card in self.hand_of(game, seat)]
            if game.phase == self.decision and game.asked & bit(seat):
                pack = cards_in_zone(game, self.pack, self.pack_at(game, seat, game.argument))
                facts[f"{self.name}_pack"] = [game.card_key(card) for card in pack]
        return facts

    # ---- who knows what

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """Cards that are alike to a seat change places: those it never saw, and those it passed on in one pack."""
        for group in range(1 + game.seats * self.dealt):
            self._permute(game, self._places(game, seat, group), rng)

    def _places(self, game: Table, seat: i64, group: i64) -> vec[i64]:
        """Where the hidden cards of a group lie in `kept`."""
        found = vec[i64]([i64(0)] * 0)
        for place in range(len(game.kept)):
            entry: i64 = game.kept[place]
            if self._is_hidden(game, entry, seat) and self._group_of(game, entry, seat) == group:
                found = append(found, place)
        return found

    def _is_hidden(self, game: Table, entry: i64, seat: i64) -> bool:
        zone: i64 = zone_in(entry)
        if zone == self.pack:
            pack: i64 = owner_in(entry)
            return self.pack_at(game, seat, self._step_of(game, pack)) != pack
        if zone == self.hand:
            return not is_seen(entry, seat)
        return zone == self.rest

    def _step_of(self, game: Table, pack: i64) -> i64:
        """The step of the draft that a pack waits for."""
        return self.dealt - len(cards_in_zone(game, self.pack, pack))

    def _group_of(self, game: Table, entry: i64, seat: i64) -> i64:
        zone: i64 = zone_in(entry)
        if zone == self.pack:
            pack: i64 = owner_in(entry)
            return self._seen_in(game, seat, pack, self._step_of(game, pack))
        if zone == self.hand:
            note: i64 = note_in(entry)
            return self._seen_in(game, seat, note & 15, (note >> STEP_AT) & 15)
        return UNSEEN

    def _seen_in(self, game: Table, seat: i64, pack: i64, before: i64) -> i64:
        """The group of a card that left a pack in a step, or was in it: by when the seat had held the pack last."""
        step: i64 = before - 1
        while step >= 0:
            if self.pack_at(game, seat, step) == pack:
                return 1 + pack * self.dealt + step
            step -= 1
        return UNSEEN

    def _permute(self, game: Table, places: vec[i64], rng: Rng) -> None:
        """How the cards lie now must not matter: they are sorted first, and so are the places they lie in."""
        if len(places) < 2:
            return
        cards = vec[i64]([i64(0)] * 0)
        order = vec[i64]([i64(0)] * 0)
        for place in places:
            entry: i64 = game.kept[place]
            cards = append(cards, card_in(entry))
            order = append(order, (with_card(entry, 0) << 6) | place)
        sort_range(cards, 0, len(cards))
        sort_range(order, 0, len(order))
        rng.shuffle(cards)
        for number in range(len(order)):
            at: i64 = order[number] & 0xFFFF
            game.kept[at] = with_card(game.kept[at], cards[number])
