"""Stonehenge: coins and points for stone, and for the colour of the card under its second stage."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import COLUMN_AT, EFFECT_BITS, City
from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.powers import column_of, stages_with
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.supply import holds
from sevenwonders.classic.table import BY_AT, CARD_BITS, KNOWN_AT, PLACE_AT, UNDER_STAGE, Table
from sevenwonders.core.packed import bit, field

STONE: Final = "S"
FOR_STONES: Final = "points_for_stones"
COINS_TOO: Final = "coins_and_points_for_stones"
FOR_COLOR: Final = "points_for_color_of_card"


class Stones:
    """What its powers count."""

    def __init__(self, codex: Codex) -> None:
        self.codex: Codex = codex
        self.points: vec[i64] = column_of(codex, {FOR_STONES: 2, COINS_TOO: 1})
        self.coins: vec[i64] = column_of(codex, {COINS_TOO: 1})
        self.by_color: vec[i64] = column_of(codex, {FOR_COLOR: 1})
        self.color: i64 = codex.add_counter()
        """The colour of the card under that stage, from 1."""
        self.uncounted: i64 = codex.power_bit("blind_guilds")
        """Cities in which nothing is counted for others."""
        self.stone: i64 = codex.letters.index(STONE)
        brown = [color.key for color in codex.box.colors].index("brown")
        self.brown: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(codex.cards):
            if codex.color[card] == brown and self._symbols(card):
                self.brown = append(self.brown, card)

    def _symbols(self, effect: i64) -> i64:
        """Stone symbols of an effect, a choice that offers stone counting as one."""
        codex = self.codex
        total: i64 = field(codex.fixed[effect], self.stone)
        for place in range(codex.choices.start[effect], codex.choices.start[effect + 1]):
            if codex.choices.items[place] & bit(self.stone):
                total += 1
        return total

    def of(self, city: City) -> i64:
        """The stones of a city: on brown cards and its board (ruling: stonehenge_stones)."""
        total: i64 = 0
        if city.start_works:
            total = self._symbols(self.codex.start_effects + city.wonder)
        for card in self.brown:
            if city.has(self.codex, card):
                total += self._symbols(card)
        return total

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """Coins at once."""
        if not self.coins[effect]:
            return
        coins: i64 = self.of(game.cities[city])
        if coins:
            take_from_bank(game, city, coins, effect)

    def played(self, game: Table, city: i64, verb: i64, card: i64) -> None:
        """The card that is used for the stage that asks for a colour lies face up."""
        mine = game.cities[city]
        if verb != STAGE or not self.by_color[self.codex.stage_effects + mine.board[mine.last_stage]]:
            return
        mine.count[self.color] = 0
        everyone: i64 = bit(game.seats) - 1
        for place in range(len(game.face_down)):
            entry: i64 = game.face_down[place]
            under: bool = (entry >> PLACE_AT) & 3 == UNDER_STAGE and (entry >> BY_AT) & 15 == city
            if under and entry & CARD_BITS == card:
                game.face_down[place] |= everyone << KNOWN_AT
                mine.count[self.color] = self.codex.color[card] + 1
        if mine.count[self.color] and not game.quiet:  # a leader builds it without a card
            game.tell("shown", city, {"card": game.card_key(card)})

    def score(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        for entry in stages_with(self.codex, mine, self.points):
            game.sheet[entry >> COLUMN_AT] += self.points[entry & EFFECT_BITS] * self.of(mine)
        for entry in stages_with(self.codex, mine, self.by_color):
            color: i64 = self._color_shown(game, city, (entry & EFFECT_BITS) - self.codex.stage_effects)
            if color:
                what: i64 = self.codex.first_color + color - 1
                for other in (game.left_of(city), game.right_of(city)):
                    if not game.cities[other].powers & self.uncounted:
                        game.sheet[entry >> COLUMN_AT] += game.cities[other].count[what]

    def _color_shown(self, game: Table, city: i64, stage: i64) -> i64:
        """The colour, from 1, of the card under a stage: of the city's own, or of the city whose stage it is."""
        if holds(game.cities[city].board, stage):
            return game.cities[city].count[self.color]
        for other in game.cities:
            if holds(other.board, stage):
                return other.count[self.color]
        return 0
