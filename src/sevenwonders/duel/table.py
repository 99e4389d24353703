"""What is on the table in Duel, and what it tells whoever looks. The rules that move it are in rules.py.

Seat 0 is the first player. The pawn stands at 0 in the middle, above 0 on the side of seat 1 (seat 0 is ahead), below 0
on the side of seat 0.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.game import NOBODY, Event, Fact, Game
from sevenwonders.core.packed import bit, field, has
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import YELLOW, Codex
from sevenwonders.duel.deal import Deal
from sevenwonders.duel.price import price_of_card, price_of_wonder, unit_prices
from sevenwonders.duel.structure import Structure

# Decisions.
OVER: Final = 0
DRAFT: Final = 1
PLAY_CARD: Final = 2
CHOOSE_PROGRESS: Final = 3
CHOOSE_DRAWN_PROGRESS: Final = 4
DESTROY_BROWN: Final = 5
DESTROY_GREY: Final = 6
REVIVE: Final = 7
CHOOSE_STARTER: Final = 8
DECISION_BITS: Final = 4
"""What a decision takes in the queue."""
DECISION: Final = 15
"""The first decision of a queue, as a mask."""

# Where a card is. UNDER_WONDER + w: under that wonder.
UNPLAYED: Final = 0
IN_CITY: Final = 1
"""IN_CITY + seat"""
DISCARDED: Final = 3
UNDER_WONDER: Final = 4

# How the game ended.
NOT_YET: Final = 0
MILITARY: Final = 1
SCIENCE: Final = 2
POINTS: Final = 3
SHARED: Final = 4

OFFER: Final = 4
"""Wonders shown at a time; there are two such offers."""
LOOTED: Final = -1
"""The source of coins that the pawn takes on its way."""
LOOT: Final = "loot"
VICTORIES: Final = ("", "military", "science", "points", "shared")


class Table(Game):
    """A table of Duel with everything on it. `like` makes it a copy of another table."""

    def __init__(
        self,
        codex: Codex,
        deal: Deal,
        quiet: bool,
        like: "Table | None",
        last_player_begins: bool,
    ) -> None:
        super().__init__(2, quiet, like)
        self.codex: Codex = codex
        self.deal: Deal = deal
        self.city0: City = City(codex, like.city0 if like is not None else None)
        self.city1: City = City(codex, like.city1 if like is not None else None)
        self.structure: Structure = Structure(codex, deal, like.structure if like is not None else None)
        self.places: vec[u8] = like.places[:] if like is not None else vec[u8]([u8(UNPLAYED)] * codex.cards)
        """Where each card is."""
        self.active: i64 = 0
        self.decision: i64 = DRAFT
        self.queue: i64 = 0
        """The decisions that follow, the next one in the lowest bits."""
        self.again: bool = False
        """The active player takes another turn after this one."""
        self.again_by: i64 = 0
        """What brings that turn, as `source_key` names it; kept only where the story is told."""
        self.drafted: i64 = 0
        """How many wonders have been taken."""
        self.pawn: i64 = 0
        self.looted0: i64 = 0
        """Spaces on seat 0's side whose token is gone, as bits."""
        self.looted1: i64 = 0
        self.board: i64 = 0
        """Progress tokens on the board, as bits."""
        self.drawer: i64 = NOBODY
        """Who drew progress tokens from the box."""
        self.victory: i64 = NOT_YET
        self.winner: i64 = NOBODY
        self.tie_broken: bool = False
        self.last_player_begins: bool = last_player_begins
        """The first printing's wording for a pawn in the middle at the end of an age."""
        if like is not None:
            self.active = like.active
            self.decision = like.decision
            self.queue = like.queue
            self.again = like.again
            self.again_by = like.again_by
            self.drafted = like.drafted
            self.pawn = like.pawn
            self.looted0 = like.looted0
            self.looted1 = like.looted1
            self.board = like.board
            self.drawer = like.drawer
            self.victory = like.victory
            self.winner = like.winner
            self.tie_broken = like.tie_broken
            self.last_player_begins = like.last_player_begins
        else:
            for token in deal.board:
                self.board |= bit(token)

    @property
    def age(self) -> i64:
        """1 to 3; 0 while wonders are chosen."""
        return self.structure.age

    def city(self, seat: i64) -> City:
        return self.city1 if seat else self.city0

    def tell(self, kind: str, seat: i64, facts: dict[str, Fact], only: i64 = NOBODY) -> None:
        self.events.append(Event(kind, int(seat), facts, int(only)))

    def offered(self) -> i64:
        """The wonders that can be taken now, as bits: four are shown, then four more (ruling: setup_wonder_draft)."""
        shown: i64 = 0
        if self.decision == DRAFT:
            start: i64 = 0 if self.drafted < OFFER else OFFER
            for place in range(start, start + OFFER):
                shown |= bit(self.deal.wonders[place])
        return shown & ~(self.city0.wonders | self.city1.wonders)

    def drawn(self) -> i64:
        """The tokens that the Great Library shows its builder, as bits."""
        shown: i64 = 0
        for place in range(self.draws()):
            shown |= bit(self.deal.box[place])
        return shown

    def draws(self) -> i64:
        """How many tokens have been drawn from the box."""
        return self.codex.most_drawn if self.drawer >= 0 else 0

    def ask(self, decision: i64) -> None:
        """Queue a decision of the active player: it comes after those that already wait."""
        shift: i64 = 0
        while self.queue >> shift:
            shift += DECISION_BITS
        self.queue |= decision << shift

    def end(self, victory: i64, winner: i64) -> None:
        self.victory = victory
        self.winner = winner
        self.decision = OVER
        self.queue = 0
        if not self.quiet:
            self.tell("end", winner, {"victory": VICTORIES[victory]})

    # ---- prices

    def card_price(self, seat: i64, card: i64) -> i64:
        """What building this card would cost a seat now, in coins."""
        city = self.city(seat)
        return price_of_card(self.codex, city, card, unit_prices(city, self.city(1 - seat), self.codex.trade_price))

    def wonder_price(self, seat: i64, wonder: i64) -> i64:
        """What building this wonder would cost a seat now, in coins."""
        city = self.city(seat)
        return price_of_wonder(self.codex, city, wonder, unit_prices(city, self.city(1 - seat), self.codex.trade_price))

    def sale_price(self, seat: i64) -> i64:
        """What a seat gets now for a card that it discards (ruling: discard_for_coins)."""
        codex = self.codex
        return codex.sell_coins + codex.sell_per_yellow * field(self.city(seat).counts, YELLOW)

    # ---- names for events

    def card_key(self, card: i64) -> str:
        return self.codex.card_set.cards[card].key

    def wonder_key(self, wonder: i64) -> str:
        return self.codex.card_set.wonders[wonder].key

    def token_key(self, token: i64) -> str:
        return self.codex.card_set.progress[token].key

    def source_key(self, source: i64) -> str:
        """What brings or takes coins: a card, or after these a wonder, a progress token; below 0 the military track."""
        codex = self.codex
        if source < 0:
            return LOOT
        if source < codex.cards:
            return self.card_key(source)
        if source < codex.cards + codex.wonders:
            return self.wonder_key(source - codex.cards)
        return self.token_key(source - codex.cards - codex.wonders)

    def slot_keys(self, mask: i64) -> list[str]:
        slots = range(int(self.codex.slots[self.structure.age]))
        return [self.card_key(self.structure.card_in(slot)) for slot in slots if has(mask, slot)]

    def wonder_keys(self, mask: i64) -> list[str]:
        return [wonder.key for i, wonder in enumerate(self.codex.card_set.wonders) if has(mask, i)]

    def token_keys(self, mask: i64) -> list[str]:
        return [token.key for i, token in enumerate(self.codex.card_set.progress) if has(mask, i)]
