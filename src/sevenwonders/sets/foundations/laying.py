"""The foundation under a tower is laid before the game (ruling: foundation_mode)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import STAGES, Codex
from sevenwonders.classic.moments import FIRST
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.foundations.draft import FoundationDraft


class Laying(Part):
    """All lay one of their two foundations, together; the Foundation step of the board works from then on."""

    def __init__(self, codex: Codex, draft: FoundationDraft) -> None:
        super().__init__(codex, "choose_foundation")
        self.draft: FoundationDraft = draft
        self.lay: i64 = self.add_verb("lay")
        self.category: i64 = codex.categories.index("foundations")
        self.laid: i64 = codex.add_counter()
        """The foundation under a tower: its number and 1; 0: none."""
        self.ground: vec[i64] = vec[i64]([i64(0)] * 0)
        """For each side of a board: the card that is its Foundation step; -1: it has none."""
        for wonder in codex.box.wonders:
            card = codex.card_number.get(f"ground_{wonder.city}", -1) if wonder.side == "B" else -1
            self.ground = append(self.ground, i64(card))

    def boards(self) -> list[int]:
        """Side B of the towers, for all cities."""
        towers = {wonder.key for each in self.codex.box.sets if each.key == "towers" for wonder in each.wonders}
        sides = enumerate(self.codex.box.wonders)
        return [number for number, wonder in sides if wonder.key in towers and wonder.side == "B"]

    def moments(self) -> list[int]:
        return [FIRST]

    def at(self, game: Table, moment: i64) -> None:
        """After the draft."""
        ask(game, self.decision, bit(game.seats) - 1)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for card in self.draft.hand_of(game, seat):
            into.add(encode(self.lay, 0, card, 0))

    def settle(self, game: Table) -> None:
        for seat in range(game.seats):
            self.draft.take(game, seat, card_of(game.answers[seat]))
        self.draft.put_back(game)
        for seat in range(game.seats):
            self.lay_under(game, seat, card_of(game.answers[seat]))

    def lay_under(self, game: Table, city: i64, card: i64) -> None:
        """The Foundation step of the board is built for nothing, and works at once."""
        mine = game.cities[city]
        mine.count[self.laid] = card + 1
        mine.count[STAGES] += 1  # ruling: foundation_stage_count
        if not game.quiet:
            game.tell("lay", city, {"card": game.card_key(card)})
        ground: i64 = self.ground[mine.wonder]
        if ground >= 0:
            mine.adopt(self.codex, ground, self.category)
            gain_from(game, city, ground)

    def foundation_of(self, mine: City) -> i64:
        """The card under a tower; -1: none."""
        return mine.count[self.laid] - 1

    def source(self, game: Table, city: i64) -> dict[str, Fact]:
        """The facts that name the foundation of a city as what brought something about."""
        return game.source_facts(self.foundation_of(game.cities[city]))

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """For each city its foundation, and the Foundation step of its board."""
        laid = [int(self.foundation_of(city)) for city in game.cities]
        return {
            "foundations": [game.card_key(card) if card >= 0 else "" for card in laid],
            "groundworks": [self._groundwork(city) for city in game.cities],
        }

    def _groundwork(self, city: City) -> str:
        """The Foundation step of a board on which a foundation lies."""
        card = int(self.ground[city.wonder])
        return self.codex.box.cards[card].key if city.count[self.laid] and card >= 0 else ""
