"""The draft of leaders (rule: draft), leaders that are drawn later, and where leaders lie."""

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.draft import STEP_AT, Draft
from sevenwonders.classic.entries import card_in, note_in, owner_in, zone_in
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.table import Table
from sevenwonders.core.game import NOBODY, Fact
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets.leaders.memory import reshuffle_leaders
from sevenwonders.sets.leaders.zones import DEALT, Zones, time_of

OWN: Final = "leader_hand"


class LeaderDraft(Draft):
    """Four leaders for each player, and those set aside."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "leader", "leader", DEALT, False, "draft_leader", "keep", "leaders")
        self.zones: Zones = Zones(codex, self.hand, self.pack, self.rest)
        self.four_more: i64 = number_of(codex, "draw_leaders")

    def settle(self, game: Table) -> None:
        """All have kept a leader. Who kept which, and when, is noted: leaders leave their hands later."""
        step: i64 = game.argument
        super().settle(game)
        for entry in game.kept:
            kept_in: i64 = note_in(entry) >> STEP_AT
            if zone_in(entry) == self.hand and kept_in >= step:
                put_in_zone(game, card_in(entry), self.zones.origin, owner_in(entry), 0, kept_in << STEP_AT)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """Ruling: roma_b_stage1."""
        if self.codex.power[effect] == self.four_more and city < game.seats:
            for _ in range(4):
                self.draw(game, city, 1, effect)

    def take_from_rest(self, game: Table) -> i64:
        """The next of the leaders set aside; -1 if none is left."""
        for place in range(len(game.kept)):
            entry: i64 = game.kept[place]
            if zone_in(entry) == self.rest:
                game.kept, _ = pop(game.kept, place)
                return card_in(entry)
        return -1

    def draw(self, game: Table, seat: i64, step: i64, effect: i64, owner: i64 = NOBODY) -> None:
        """A seat draws a leader into its hand, by some effect: nothing if none is left."""
        card: i64 = self.take_from_rest(game)
        if card < 0:
            return
        put_in_zone(game, card, self.hand, seat, bit(seat))
        put_in_zone(game, card, self.zones.origin, seat, 0, time_of(game, step) | (i64(DEALT) << STEP_AT))
        if not game.quiet:
            game.tell("drawn", seat, {"card": game.card_key(card), **game.source_facts(effect, owner)}, seat)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Own leaders by key; of others only numbers."""
        shown = super().show(game, seat)
        if OWN in shown:
            shown["leaders"] = shown.pop(OWN)
        shown["leaders_left"] = sum(zone_in(entry) == self.rest for entry in game.kept)
        return shown

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        reshuffle_leaders(game, self.zones, seat, rng)
