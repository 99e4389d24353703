"""Pythia: whoever names the winner stands next to him, whatever the points."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import city_in
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.entries import card_in, owner_in, zone_in
from sevenwonders.classic.moments import OVER
from sevenwonders.classic.moves import NO_CARD, encode, option_of
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.ranking import standings
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.sets.fan_leaders.choices import Choice


class Oracle(Choice):
    """Who has named whom."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "predict", "oracle")
        self.predict: i64 = self.add_verb("predict")
        self.zone: i64 = codex.add_zone("oracle")

    def options(self, game: Table, city: i64, into: Moves) -> None:
        for other in range(game.seats):
            if other != city:
                into.add(encode(self.predict, other + 1, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        """A city expects a seat to win."""
        city: i64 = city_in(game.argument)
        seat: i64 = option_of(self.answer(game)) - 1
        put_in_zone(game, seat, self.zone, city, 0)
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "oracle"))
            game.tell("predict", city, {"other": int(seat), **source})

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """She has left a city: nothing is foretold there any more."""
        if self.codex.power[effect] != self.power:
            return
        for place in range(len(game.kept)):
            entry: i64 = game.kept[place]
            if zone_in(entry) == self.zone and owner_in(entry) == city:
                game.kept, _ = pop(game.kept, place)
                return

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Those who named somebody, each followed by whom."""
        found: list[int] = []
        for entry in game.kept:
            if zone_in(entry) == self.zone:
                found += [int(owner_in(entry)), int(card_in(entry))]
        return {"oracle": found} if found else {}

    def standings(self, game: Table, places: vec[i64]) -> None:
        """Those who were right come next after the winners, side by side; the others behind them, as they stood."""
        right: i64 = self._right(game, places)
        if not right:
            return
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        before = places[:]
        for seat in range(game.seats):
            if before[seat] == 1:
                continue
            places[seat] = winners + 1
            if right & bit(seat):
                continue
            places[seat] += bit_count(right)
            for other in range(game.seats):
                if 1 < before[other] < before[seat] and not right & bit(other):
                    places[seat] += 1

    def _right(self, game: Table, places: vec[i64]) -> i64:
        """The seats, as bits, that named a winner and are not winners themselves. Teams have no use for it."""
        right: i64 = 0
        if game.setting.teams:
            return right
        for entry in game.kept:
            owner: i64 = owner_in(entry)
            if zone_in(entry) != self.zone or owner >= game.seats:  # a city without a player has no place
                continue
            if places[card_in(entry)] == 1 and places[owner] > 1:
                right |= bit(owner)
        return right

    def moments(self) -> list[int]:
        return [OVER]

    def at(self, game: Table, moment: i64) -> None:
        """The game is over: who was right?"""
        if game.quiet:
            return
        places = standings(game)
        right: i64 = self._right(game, places)
        for seat in range(game.seats):
            if right & bit(seat):
                source = game.source_facts(game.effect_with(seat, "oracle"))
                game.tell("foreseen", seat, {"place": int(places[seat]), **source})
