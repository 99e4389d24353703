"""Guilds that a foundation fetches: those that are not in the game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import city_in
from sevenwonders.classic.building import may_build_free
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.dealing import cards_of
from sevenwonders.classic.entries import owner_in, seen_in, zone_in
from sevenwonders.classic.moves import NO_CARD, card_of, encode
from sevenwonders.classic.piles import cards_in_zone, put_in_zone, take_from_zone
from sevenwonders.classic.resolving import build_free
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets.foundations.dealt import is_in_game
from sevenwonders.sets.foundations.debts import OwnDebts
from sevenwonders.sets.foundations.fetching import Fetching
from sevenwonders.sets.foundations.memory import exchange

NOT_DEALT: Final = 0
BUILT: Final = 1
"""Owners in the zone of the guilds: those still there, and those that a foundation has built."""


class GuildAside(Fetching):
    """The owner looks at all guilds left out, knows them from then on, and may build one for nothing."""

    def __init__(self, codex: Codex, debts: OwnDebts) -> None:
        super().__init__(codex, "build_set_aside_guild", debts)
        self.guilds: vec[i64] = vec[i64]([i64(card) for card in cards_of(codex, "guild")])
        self.aside: i64 = codex.add_zone("guild_aside")
        """Guilds that are not in the game, from when somebody has looked at them."""
        self.revive: i64 = self.add_verb("revive")

    def left_out(self, game: Table) -> vec[i64]:
        """The guilds that are not in the game, by what is on the table: a redrawn table is as good as the real one."""
        built = cards_in_zone(game, self.aside, BUILT)  # public since then
        found = vec[i64]([i64(0)] * 0)
        for card in self.guilds:
            if not is_in_game(game, card) and not holds(built, card):
                found = append(found, card)
        return found

    def look(self, game: Table, city: i64) -> None:
        for card in self.left_out(game):
            put_in_zone(game, card, self.aside, NOT_DEALT, bit(city))

    def choices(self, game: Table, city: i64, into: Moves) -> None:
        for card in cards_in_zone(game, self.aside, NOT_DEALT):
            if may_build_free(game, city, card):
                into.add(encode(self.revive, 0, card, 0))

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        self.choices(game, city_in(game.argument), into)
        into.add(encode(self.decline, 0, NO_CARD, 0))

    def fetch(self, game: Table, city: i64, move: i64) -> None:
        card: i64 = card_of(move)
        take_from_zone(game, card, self.aside, NOT_DEALT)
        put_in_zone(game, card, self.aside, BUILT, bit(game.seats) - 1)
        if not game.quiet:
            game.tell("guild_aside", city, {"card": game.card_key(card), **self.debts.laying.source(game, city)})
        build_free(game, city, card)

    # ---- who knows what

    def _lookers(self, game: Table) -> i64:
        """The seats (bits) that have looked at the guilds left out."""
        for entry in game.kept:
            if zone_in(entry) == self.aside and owner_in(entry) == NOT_DEALT:
                return seen_in(entry)
        return 0

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """The guilds left out, for a seat that has looked at them."""
        shown: dict[str, Fact] = {}
        if 0 <= seat < int(game.seats) and self._lookers(game) & bit(seat):
            shown["guilds_aside"] = [game.card_key(card) for card in cards_in_zone(game, self.aside, NOT_DEALT)]
        return shown

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        """Who has looked knows what is left out, and so what is dealt in the third age; all others know only which
        guild was fetched. The table has been drawn anew before, without this knowledge."""
        lookers: i64 = self._lookers(game)
        if not lookers:
            return
        looked: bool = lookers & bit(seat) != 0
        out = cards_in_zone(game, self.aside, BUILT)
        if looked:
            for card in cards_in_zone(game, self.aside, NOT_DEALT):
                out = append(out, card)
        if game.age < 3 or looked:
            exchange(game, self.guilds, out, rng)
        if not looked:
            for card in cards_in_zone(game, self.aside, NOT_DEALT):
                take_from_zone(game, card, self.aside, NOT_DEALT)
            for card in self.left_out(game):
                put_in_zone(game, card, self.aside, NOT_DEALT, lookers)
