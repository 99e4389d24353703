"""Cards at no cost, once in each age: Ezana's turquoise ones, and those for which Thebes gives up another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import free_moves
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import card_of, encode, verb_of
from sevenwonders.classic.piles import discard_openly
from sevenwonders.classic.powers import colors_of
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import remove_card
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.towers.held import Held

BUILDINGS: Final = ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "turquoise"]
"""The colours of cards that may be given up: no leaders, and nothing that lies under a board."""
FREE: Final = 1
SACRIFICE: Final = 2


class OncePerAge:
    """What a city may do once, and whether it has."""

    def __init__(self, codex: Codex, phase: i64, free: i64, sacrifice: i64, give_up: i64) -> None:
        self.codex: Codex = codex
        self.phase: i64 = phase
        self.free: i64 = free
        self.sacrifice: i64 = sacrifice
        self.give_up: i64 = give_up
        self.free_power: Held = Held(codex, "free_turquoise_per_age")
        self.sacrifice_power: Held = Held(codex, "build_for_sacrifice")
        self.used: i64 = codex.add_counter()
        """What a city has done in this age, as bits."""
        self.turquoise: i64 = codex.count_index("turquoise") - codex.first_color
        colors: i64 = colors_of(codex, BUILDINGS)
        self.buildings: vec[i64] = vec[i64]([i64(0)] * codex.cards)
        """1 for cards that may be given up."""
        for card in range(codex.cards):
            if bit(codex.color[card]) & colors:
                self.buildings[card] = 1

    def new_age(self, game: Table) -> None:
        for city in game.cities:
            city.count[self.used] = 0

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        mine = game.cities[city]
        used: i64 = mine.count[self.used]
        if not used & FREE and self.free_power.of(game, city):
            free_moves(game, city, cards, self.free, into, self.turquoise)
        if not used & SACRIFICE and self.sacrifice_power.of(game, city) and self._has_victim(game, city):
            free_moves(game, city, cards, self.sacrifice, into)

    def _has_victim(self, game: Table, city: i64) -> bool:
        mine = game.cities[city]
        for card in range(self.codex.cards):
            if self.buildings[card] and mine.has(self.codex, card):
                return True
        return False

    def place(self, game: Table, city: i64, move: i64) -> None:
        """The card is built; another goes after that (ruling: thebes_sacrifice)."""
        card: i64 = card_of(move)
        mine = game.cities[city]
        mine.add_card(self.codex, card)
        if verb_of(move) == self.free:
            mine.count[self.used] |= FREE
            if not game.quiet:
                source = game.source_facts(game.effect_with(city, "free_turquoise_per_age"))
                game.tell("free", city, {"card": game.card_key(card), **source})
            return
        mine.count[self.used] |= SACRIFICE
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "build_for_sacrifice"))
            game.tell("sacrifice", city, {"card": game.card_key(card), **source})
        ask(game, self.phase, bit(player_of(game, city)), city | (card << 4))

    def moves(self, game: Table, into: Moves) -> None:
        mine = game.cities[game.argument & 15]
        for card in range(self.codex.cards):
            if self.buildings[card] and card != game.argument >> 4 and mine.has(self.codex, card):
                into.add(encode(self.give_up, 0, card, 0))

    def settle(self, game: Table) -> None:
        city: i64 = game.argument & 15
        card: i64 = card_of(game.answers[player_of(game, city)])
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "build_for_sacrifice"))
            game.tell("give_up", city, {"card": game.card_key(card), **source})
        remove_card(game, city, card)
        discard_openly(game, card)
