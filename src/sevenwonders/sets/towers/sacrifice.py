"""Cards at no cost, once in each age: Ezana's turquoise ones, and those for which Thebes gives up another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import about, ask, city_in, what_in
from sevenwonders.classic.building import free_moves
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import NEW_AGE
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import discard_openly
from sevenwonders.classic.powers import color_of, colors_of
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.towers.held import Held

BUILDINGS: Final = ["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "turquoise"]
"""The colours of cards that may be given up: no leaders, and nothing that lies under a board."""


class OncePerAge(Part):
    """A right to a card at no cost, and whether a city has used it in this age."""

    def __init__(self, codex: Codex, power: str, verb: str, asks: str = "") -> None:
        super().__init__(codex, asks)
        self.power: str = power
        self.held: Held = Held(codex, power)
        self.verb: i64 = self.add_verb(verb, free=True)
        self.used: i64 = codex.add_counter()

    def moments(self) -> list[int]:
        return [NEW_AGE]

    def at(self, game: Table, moment: i64) -> None:
        for city in game.cities:
            city.count[self.used] = 0

    def may_use(self, game: Table, city: i64) -> bool:
        return not game.cities[city].count[self.used] and self.held.of(game, city) > 0

    def use(self, game: Table, city: i64, card: i64, told: str) -> None:
        """The card is built."""
        mine = game.cities[city]
        mine.add_card(self.codex, card)
        mine.count[self.used] = 1
        if not game.quiet:
            game.tell(told, city, {"card": game.card_key(card), **self.source(game, city)})

    def source(self, game: Table, city: i64) -> dict[str, Fact]:
        return game.source_facts(game.effect_with(city, self.power))


class FreeTurquoise(OncePerAge):
    """Ezana."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "free_turquoise_per_age", "free_turquoise")
        self.turquoise: i64 = color_of(codex, "turquoise")

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        if self.may_use(game, city):
            free_moves(game, city, cards, self.verb, into, self.turquoise)

    def place(self, game: Table, city: i64, move: i64) -> None:
        self.use(game, city, card_of(move), "free")


class Sacrifice(OncePerAge):
    """Thebes: another card of the city is given up for it (ruling: thebes_sacrifice)."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "build_for_sacrifice", "sacrifice", "give_up_card")
        self.give_up: i64 = self.add_verb("give_up")
        colors: i64 = colors_of(codex, BUILDINGS)
        self.buildings: vec[i64] = vec[i64]([i64(0)] * codex.cards)
        """1 for cards that may be given up."""
        for card in range(codex.cards):
            if bit(codex.color[card]) & colors:
                self.buildings[card] = 1

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        if self.may_use(game, city) and self._has_victim(game, city):
            free_moves(game, city, cards, self.verb, into)

    def _has_victim(self, game: Table, city: i64) -> bool:
        mine = game.cities[city]
        for card in range(self.codex.cards):
            if self.buildings[card] and mine.has(self.codex, card):
                return True
        return False

    def place(self, game: Table, city: i64, move: i64) -> None:
        """The card is built; another goes after that."""
        self.use(game, city, card_of(move), "sacrifice")
        ask(game, self.decision, bit(player_of(game, city)), about(city, card_of(move)))

    def city_asked(self, game: Table, seat: i64) -> i64:
        return city_in(game.argument)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        mine = game.cities[city_in(game.argument)]
        built: i64 = what_in(game.argument)
        for card in range(self.codex.cards):
            if self.buildings[card] and card != built and mine.has(self.codex, card):
                into.add(encode(self.give_up, 0, card, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        card: i64 = card_of(game.answers[player_of(game, city)])
        if not game.quiet:
            game.tell("give_up", city, {"card": game.card_key(card), **self.source(game, city)})
        remove_card(game, city, card)
        discard_openly(game, card)
