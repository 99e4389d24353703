"""Stonehenge: coins and points for stone, and for the colour of the card under its second stage."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.entries import (
    UNDER_STAGE,
    card_in,
    column_in,
    effect_in,
    layer_in,
    place_in,
    shown_to,
)
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import cards_of_color, column_of, stages_with
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit, field

STONE: Final = "S"
FOR_STONES: Final = "points_for_stones"
COINS_TOO: Final = "coins_and_points_for_stones"
FOR_COLOR: Final = "points_for_color_of_card"


class Stones(Part):
    """What its powers count."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.points: vec[i64] = column_of(codex, {FOR_STONES: 2, COINS_TOO: 1})
        self.coins: vec[i64] = column_of(codex, {COINS_TOO: 1})
        self.by_color: vec[i64] = column_of(codex, {FOR_COLOR: 1})
        self.color: i64 = codex.add_counter()
        """The colour of the card under that stage, from 1."""
        self.uncounted: i64 = codex.power_bit("blind_guilds")
        """Cities in which nothing is counted for others."""
        self.stone: i64 = codex.letters.index(STONE)
        self.brown: vec[i64] = vec[i64]([i64(0)] * 0)
        """Brown cards with stone."""
        for card in cards_of_color(codex, "brown"):
            if self._symbols(card):
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

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """The card that is used for the stage that asks for a colour lies face up."""
        mine = game.cities[city]
        if verb != STAGE or not self.by_color[self.codex.stage_effects + mine.board[mine.last_stage]]:
            return
        mine.count[self.color] = 0
        for place in range(len(game.face_down)):
            if _is_under_stage(game.face_down[place], city, card):
                game.face_down[place] = shown_to(game.face_down[place], bit(game.seats) - 1)
                mine.count[self.color] = self.codex.color[card] + 1
        if mine.count[self.color] and not game.quiet:  # a leader builds it without a card
            stage: i64 = self.codex.stage_effects + mine.board[mine.last_stage]
            game.tell("shown", city, {"card": game.card_key(card), **game.source_facts(stage)})

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        for entry in stages_with(self.codex, mine, self.points):
            sheet[column_in(entry)] += self.points[effect_in(entry)] * self.of(mine)
        for entry in stages_with(self.codex, mine, self.by_color):
            color: i64 = self._color_shown(game, mine, effect_in(entry) - self.codex.stage_effects)
            if color:
                what: i64 = self.codex.first_color + color - 1
                for other in (game.left_of(city), game.right_of(city)):
                    if not game.cities[other].powers & self.uncounted:
                        sheet[column_in(entry)] += game.cities[other].count[what]

    def _color_shown(self, game: Table, mine: City, stage: i64) -> i64:
        """The colour, from 1, of the card under a stage: of the city's own, or of the city whose stage it is."""
        if holds(mine.board, stage):
            return mine.count[self.color]
        for other in game.cities:
            if holds(other.board, stage):
                return other.count[self.color]
        return 0


def _is_under_stage(entry: i64, city: i64, card: i64) -> bool:
    """Whether a card that lies face down is this one, under a stage of a city."""
    return place_in(entry) == UNDER_STAGE and layer_in(entry) == city and card_in(entry) == card
