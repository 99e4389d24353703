"""The Courtesans Guild: a leader of a neighbour counts for its owner too (ruling: courtesans)."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.entries import effect_in
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import abandon
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.zones import Zones


class Courtesans(Part):
    """Whoever builds the guild chooses a leader next door."""

    def __init__(self, codex: Codex, zones: Zones) -> None:
        super().__init__(codex, "copy_leader")
        self.zones: Zones = zones
        self.power: i64 = number_of(codex, "copy_leader")
        self.excluded: i64 = number_of(codex, "keep_hands")
        self.copy: i64 = self.add_verb("copy")
        self.guilds: i64 = codex.categories.index("guilds")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.power and self.power >= 0:
            ask(game, self.decision, bit(player_of(game, city)), city)

    def city_asked(self, game: Table, seat: i64) -> i64:
        """The Free City may copy leaders too."""
        return game.argument

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """The recruited leaders of both neighbours, but not Esteban (ruling: courtesans_excluded)."""
        city: i64 = game.argument
        left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
        for card in range(self.codex.cards):
            if not self.zones.is_leader(card) or self.codex.power[card] == self.excluded:
                continue
            if left.has(self.codex, card) or right.has(self.codex, card):
                into.add(encode(self.copy, 0, card, 0))

    def settle(self, game: Table) -> None:
        """Its lasting effect, its coins, and what it does at once; its points count as the guild's."""
        city: i64 = game.argument
        card: i64 = card_of(game.answers[player_of(game, city)])
        if not game.quiet:
            left: i64 = game.left_of(city)
            other: i64 = left if game.cities[left].has(self.codex, card) else game.right_of(city)
            source = game.source_facts(game.effect_with(city, "copy_leader"))
            game.tell("copy", city, {"card": game.card_key(card), "other": int(other), **source})
        game.cities[city].adopt(game.codex, card, self.guilds)  # ruling: courtesans_color
        gain_from(game, city, card)

    def copied_in(self, mine: City) -> i64:
        """The leader that a city has by its Courtesans Guild; -1 if none."""
        for entry in mine.adopted:
            effect: i64 = effect_in(entry)
            if effect < self.codex.cards and self.zones.is_leader(effect):
                return effect
        return -1

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """With the guild goes the leader that it has copied."""
        if self.codex.power[effect] == self.power:
            card: i64 = self.copied_in(game.cities[city])
            if card >= 0:
                abandon(game, city, card)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Copies are public: one entry for each city."""
        copies = [self.copied_in(city) for city in game.cities]
        return {"copied_leaders": [game.card_key(card) if card >= 0 else "" for card in copies]}
