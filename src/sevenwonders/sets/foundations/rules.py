"""What the card files of Foundations cannot say: the draft, effects that begin with stages, and own debts."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import STAGE, Codex
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.hooks import FINAL, FIRST, SetRules
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets.foundations.aside import (
    STEP_AT,
    city_of,
    guild_moves,
    leader_moves,
    recruiting_moves,
    settle_guild,
    settle_leader,
    settle_recruiting,
)
from sevenwonders.sets.foundations.codes import PHASES, Codes
from sevenwonders.sets.foundations.debts import owe, owe_the_rest, pay_moves, settle_debts
from sevenwonders.sets.foundations.memory import move_all, reshuffle_foundations, reshuffle_guilds
from sevenwonders.sets.foundations.shown import foundations_shown
from sevenwonders.sets.foundations.tower import lay, score, wake

DEALT: Final = 2
"""Foundations dealt to each player."""


class Rules(SetRules):
    """Foundations at the table."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        codex.add_zone("foundation_back")
        codex.add_zone("guild_aside")
        self.add_verb("lay")
        self.drafting: i64 = self.add_phase("draft_foundation")
        for phase in PHASES:
            self.add_phase(phase)
        self.codes: Codes = Codes(codex)
        keep = codex.verbs.index("keep")
        self.draft: Draft = Draft(codex, "foundation", "foundation", DEALT, True, self.drafting, keep)

    def moments(self) -> list[int]:
        return [FIRST, FINAL]

    def boards(self) -> list[int]:
        """Side B of the towers, for all cities (ruling: foundation_mode)."""
        towers = {wonder.key for each in self.codex.box.sets if each.key == "towers" for wonder in each.wonders}
        sides = enumerate(self.codex.box.wonders)
        return [number for number, wonder in sides if wonder.key in towers and wonder.side == "B"]

    def deal(self, game: Table, rng: Rng) -> None:
        self.draft.deal(game, rng)

    def at(self, game: Table, moment: i64) -> None:
        if moment == FIRST:
            self.draft.begin(game)
            ask(game, self.codes.choosing, bit(game.seats) - 1)
        else:
            owe_the_rest(game, self.codes)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        codes = self.codes
        if phase == self.drafting:
            self.draft.moves(game, seat, into)
        elif phase == codes.choosing:
            for card in self.draft.hand_of(game, seat):
                into.add(encode(codes.lay, 0, card, 0))
        elif phase == codes.paying:
            pay_moves(game, codes, seat, into)
        elif phase == codes.enlisting:
            leader_moves(game, codes, into)
        elif phase == codes.building:
            guild_moves(game, codes, into)
        else:
            recruiting_moves(game, codes, into)

    def resolve(self, game: Table, phase: i64) -> None:
        codes = self.codes
        if phase == self.drafting:
            self.draft.settle(game)
        elif phase == codes.choosing:
            self._lay_all(game)
        elif phase == codes.paying:
            settle_debts(game, codes)
        else:
            self._fetch(game, phase)

    def _lay_all(self, game: Table) -> None:
        """One of the two foundations comes under the tower, the other goes back to the box unseen."""
        for seat in range(game.seats):
            self.draft.take(game, seat, card_of(game.answers[seat]))
        move_all(game, self.draft.hand, self.codes.back)
        for seat in range(game.seats):
            lay(game, self.codes, seat, card_of(game.answers[seat]))

    def _fetch(self, game: Table, phase: i64) -> None:
        """What a step lets its owner fetch is settled: now its debt is owed."""
        codes = self.codes
        city: i64 = city_of(game.argument)
        step: i64 = game.argument >> STEP_AT
        if phase == codes.enlisting:
            settle_leader(game, codes, city)
        elif phase == codes.building:
            settle_guild(game, codes, city)
        else:
            settle_recruiting(game, codes, city)
        owe(game, codes, city, self.codex.step_debt[step])

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """After the stage's own effect comes that of the foundation; and chains of blue cards are counted."""
        if verb == STAGE:
            wake(game, self.codes, city)
        elif chained and self.codex.color[card] == self.codes.blue:
            game.cities[city].count[self.codes.chains] += 1

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """Sets of four that are worth more, and coins for each astrolabe from now on."""
        codes = self.codes
        mine = game.cities[city]
        power: i64 = self.codex.power[effect]
        if power and power == codes.is_fours:
            mine.four_points += self.codex.power_n[effect]
        elif power and power == codes.is_astrolabes:
            mine.count[codes.astrolabe_coins] += self.codex.power_n[effect]
        if mine.count[codes.astrolabe_coins]:
            coins: i64 = 0
            for place in range(self.codex.symbol.start[effect], self.codex.symbol.start[effect + 1]):
                if self.codex.symbol.items[place] == codes.astrolabe:
                    coins += mine.count[codes.astrolabe_coins]
            if coins:
                take_from_bank(game, city, coins, game.effect_with(city, "coins_for_astrolabes"))

    def score(self, game: Table, city: i64) -> None:
        score(game, self.codes, city)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        return {**self.draft.shown(game, seat), **foundations_shown(game, self.codes, seat)}

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        reshuffle_foundations(game, self.codes, self.draft, seat, rng)
        reshuffle_guilds(game, self.codes, seat, rng)
