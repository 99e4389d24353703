"""Stonehenge: coins and points for stone, and for the colour of the card under its second stage."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.powers import column_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.table import BY_AT, CARD_BITS, KNOWN_AT, PLACE_AT, UNDER_STAGE
from sevenwonders.classic.table import Table as Scored
from sevenwonders.classic.tables import STAGE, WONDER, Tables
from sevenwonders.core.packed import bit, field

STONE: Final = "S"
FOR_STONES: Final = "points_for_stones"
COINS_TOO: Final = "coins_and_points_for_stones"
FOR_COLOR: Final = "points_for_color_of_card"


class Stones:
    """What its powers count."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.points: vec[i64] = column_of(tables, {FOR_STONES: 2, COINS_TOO: 1})
        self.coins: vec[i64] = column_of(tables, {COINS_TOO: 1})
        self.by_color: vec[i64] = column_of(tables, {FOR_COLOR: 1})
        self.color: i64 = tables.add_counter()
        """The colour of the card under that stage, from 1."""
        self.stone: i64 = tables.letters.index(STONE)
        brown = [color.key for color in tables.box.colors].index("brown")
        self.brown: vec[i64] = vec[i64]([i64(0)] * 0)
        for card in range(tables.cards):
            if tables.color[card] == brown and self._symbols(card):
                self.brown = append(self.brown, card)

    def _symbols(self, effect: i64) -> i64:
        """Stone symbols of an effect, a choice that offers stone counting as one."""
        tables = self.tables
        total: i64 = field(tables.fixed[effect], self.stone)
        for place in range(tables.choices.start[effect], tables.choices.start[effect + 1]):
            if tables.choices.items[place] & bit(self.stone):
                total += 1
        return total

    def of(self, city: City) -> i64:
        """The stones of a city: on brown cards and its board (ruling: stonehenge_stones)."""
        total: i64 = 0
        if city.start_works:
            total = self._symbols(self.tables.start_effects + city.wonder)
        for card in self.brown:
            if city.has(self.tables, card):
                total += self._symbols(card)
        return total

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """Coins at once."""
        if not self.coins[effect]:
            return
        coins: i64 = self.of(game.cities[city])
        if coins:
            game.take_from_bank(city, coins, effect)

    def played(self, game: Table, city: i64, verb: i64, card: i64) -> None:
        """The card that is used for the stage that asks for a colour lies face up."""
        mine = game.cities[city]
        if verb != STAGE or not self.by_color[self.tables.stage_effects + mine.board[mine.last_stage]]:
            return
        mine.count[self.color] = self.tables.color[card] + 1
        everyone: i64 = bit(game.seats) - 1
        for place in range(len(game.face_down)):
            entry: i64 = game.face_down[place]
            under: bool = (entry >> PLACE_AT) & 3 == UNDER_STAGE and (entry >> BY_AT) & 15 == city
            if under and entry & CARD_BITS == card:
                game.face_down[place] |= everyone << KNOWN_AT
        if not game.quiet:
            game.tell("shown", city, {"card": game.card_key(card)})

    def score(self, game: Scored, city: i64) -> None:
        mine = game.cities[city]
        for place in range(len(mine.board)):
            if not mine.stages & bit(place):
                continue
            effect: i64 = self.tables.stage_effects + mine.board[place]
            if self.points[effect]:
                game.sheet[WONDER] += self.points[effect] * self.of(mine)
            if self.by_color[effect] and mine.count[self.color]:
                what: i64 = self.tables.first_color + mine.count[self.color] - 1
                game.sheet[WONDER] += game.cities[game.left_of(city)].count[what]
                game.sheet[WONDER] += game.cities[game.right_of(city)].count[what]
