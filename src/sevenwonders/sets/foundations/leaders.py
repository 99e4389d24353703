"""Leaders that a foundation fetches: one that was set aside, or one more of the hand."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import city_in
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import card_in, seen_by, zone_in
from sevenwonders.classic.moves import NO_CARD, card_of, encode
from sevenwonders.classic.piles import cards_in_zone, take_from_zone
from sevenwonders.classic.resolving import resolve_alone
from sevenwonders.classic.table import NO_PACK, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.foundations.debts import OwnDebts
from sevenwonders.sets.foundations.fetching import Fetching
from sevenwonders.sets.leaders.recruit import Recruiting, enlist


class LeaderAside(Fetching):
    """The owner looks at all leaders set aside and may recruit one for nothing (ruling: foundation_set_aside)."""

    def __init__(self, codex: Codex, debts: OwnDebts, recruiting: Recruiting) -> None:
        super().__init__(codex, "recruit_set_aside", debts)
        self.recruiting: Recruiting = recruiting
        self.play: i64 = self.add_verb("play")

    def _is_aside(self, entry: i64) -> bool:
        """Whether a kept card is a leader that was not dealt, or was discarded."""
        zones = self.recruiting.zones
        return zone_in(entry) == zones.rest or zone_in(entry) == zones.out

    def leaders(self, game: Table) -> vec[i64]:
        """All leaders set aside, ascending."""
        found = vec[i64]([i64(0)] * 0)
        for entry in game.kept:
            if self._is_aside(entry):
                found = append(found, card_in(entry))
        sort_range(found, 0, len(found))
        return found

    def look(self, game: Table, city: i64) -> None:
        for place in range(len(game.kept)):
            if self._is_aside(game.kept[place]):
                game.kept[place] = seen_by(game.kept[place], bit(city))

    def choices(self, game: Table, city: i64, into: Moves) -> None:
        for card in self.leaders(game):
            if self.recruiting.may_enlist(game, city, card):
                into.add(encode(self.play, 0, card, 0))

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        into.add(encode(self.decline, 0, NO_CARD, 0))
        self.choices(game, city_in(game.argument), into)

    def fetch(self, game: Table, city: i64, move: i64) -> None:
        card: i64 = card_of(move)
        for place in range(len(game.kept)):
            if card_in(game.kept[place]) == card and self._is_aside(game.kept[place]):
                game.kept, _ = pop(game.kept, place)
                break
        enlist(game, city, card, self.debts.laying.foundation_of(game.cities[city]))

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """For whoever looks at them now."""
        shown: dict[str, Fact] = {}
        if 0 <= seat < int(game.seats) and game.phase == self.decision and game.asked & bit(seat):
            shown["leaders_aside"] = [game.card_key(card) for card in self.leaders(game)]
        return shown


class RecruitNow(Fetching):
    """One more leader of the hand, at its cost (ruling: foundation_extra_leader)."""

    def __init__(self, codex: Codex, debts: OwnDebts, recruiting: Recruiting) -> None:
        super().__init__(codex, "recruit_now", debts)
        self.recruiting: Recruiting = recruiting

    def choices(self, game: Table, city: i64, into: Moves) -> None:
        hand = cards_in_zone(game, self.recruiting.zones.hand, city)
        self.recruiting.recruit_moves(game, city, hand, game.cities[city].count[COINS], into)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        into.add(encode(self.decline, 0, NO_CARD, 0))
        self.choices(game, city_in(game.argument), into)

    def fetch(self, game: Table, city: i64, move: i64) -> None:
        take_from_zone(game, card_of(move), self.recruiting.zones.hand, city)
        resolve_alone(game, city, NO_PACK, move)
