"""The structure of one age: which cards still lie there, which can be taken, and which have been seen."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.core.packed import bit, lowest
from sevenwonders.duel.codex import Codex
from sevenwonders.duel.deal import Deal


class Structure:
    """The cards between the players. `Structure(codex, deal, like)` is a copy of `like`, with the cards of a deal."""

    def __init__(self, codex: Codex, deal: Deal, like: "Structure | None") -> None:
        self.codex: Codex = codex
        self.cards: vec[i64] = deal.cards
        """The card of every slot, age after age."""
        self.age: i64 = 0
        """1 to 3; 0 while wonders are chosen."""
        self.first_card: i64 = 0
        """The first card of the age in the card set."""
        self.first_slot: i64 = 0
        """The first slot of the age among those of all ages."""
        self.laid: i64 = 0
        """Slots that still hold a card, as bits."""
        self.seen: i64 = 0
        """Slots whose card is or was face up, as bits."""
        self.open: i64 = 0
        """Accessible cards, as bits from the first card of the age on."""
        self.free: i64 = 0
        """Their slots, as bits."""
        if like is not None:
            self.age = like.age
            self.first_card = like.first_card
            self.first_slot = like.first_slot
            self.laid = like.laid
            self.seen = like.seen
            self.open = like.open
            self.free = like.free

    def lay_out(self, age: i64) -> None:
        codex = self.codex
        self.age = age
        self.first_card = codex.first_card[age]
        self.first_slot = codex.first_slot[age]
        self.laid = bit(codex.slots[age]) - 1
        self.seen = codex.face_up[age]
        self.free = codex.uncovered[age]
        self.find_open_cards()

    def find_open_cards(self) -> None:
        """Which cards lie in the accessible slots."""
        self.open = 0
        left: i64 = self.free
        while left:
            self.open |= bit(self.card_in(lowest(left)) - self.first_card)
            left &= left - 1

    def card_in(self, slot: i64) -> i64:
        """The card that lies, or lay, in a slot of this age."""
        return self.cards[self.first_slot + slot]

    def take(self, card: i64) -> None:
        """Take an accessible card away. What lay under it alone is accessible from now on."""
        covers, cards = self.codex.covers, self.cards
        first: i64 = self.first_slot
        left: i64 = self.free
        slot: i64 = lowest(left)
        while cards[first + slot] != card:
            left &= left - 1
            slot = lowest(left)
        self.open &= ~bit(card - self.first_card)
        self.free &= ~bit(slot)
        self.laid &= ~bit(slot)
        under: i64 = self.codex.lies_on[first + slot]
        while under:
            slot = lowest(under)
            if not covers[first + slot] & self.laid:
                self.free |= bit(slot)
                self.open |= bit(cards[first + slot] - self.first_card)
            under &= under - 1

    def turn_up(self) -> i64:
        """Turn up what has become accessible; returns its slots, as bits."""
        fresh: i64 = self.free & ~self.seen
        self.seen |= fresh
        return fresh
