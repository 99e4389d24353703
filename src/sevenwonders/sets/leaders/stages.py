"""Leaders who build a wonder stage with no card under it: Stevie for coins, others for nothing (ruling: stevie)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import about, ask, city_in, what_in
from sevenwonders.classic.building import next_stages
from sevenwonders.classic.codex import COINS, STAGE, Codex
from sevenwonders.classic.moves import encode, option_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import terms_of
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.zones import Zones


class RaiseStage(Part):
    """A leader who builds a stage has come into play: which one is asked where there is a choice."""

    def __init__(self, codex: Codex, zones: Zones) -> None:
        super().__init__(codex, "raise_stage")
        self.zones: Zones = zones
        self.stevie: i64 = number_of(codex, "stage_for_coins")
        self.raise_verb: i64 = self.add_verb("raise")
        self.chosen: i64 = codex.add_counter()
        """The row, from 1, of the stage that a leader on his way into a city will build there."""

    # ---- which stages, and for how much

    def rows(self, game: Table, city: i64) -> vec[i64]:
        """The rows of a city's board that a leader may build: new stages whose turn has come and nothing forbids."""
        mine = game.cities[city]
        found = vec[i64]([i64(0)] * 0)
        for row in next_stages(game, city):
            if not terms_of(game, city, STAGE, mine.board[row]).forbidden:
                found = append(found, row)
        return found

    def affordable(self, game: Table, city: i64, leader: i64) -> vec[i64]:
        """The rows that a leader who came at no cost can build now."""
        found = vec[i64]([i64(0)] * 0)
        for row in self.rows(game, city):
            if self._coins(game, city, leader, row) <= game.cities[city].count[COINS]:
                found = append(found, row)
        return found

    def _coins(self, game: Table, city: i64, leader: i64, row: i64) -> i64:
        """What the bank gets for such a stage: printed coins, but not for a gift."""
        terms = terms_of(game, city, STAGE, game.cities[city].board[row])
        if self.codex.power[leader] == self.stevie:
            return terms.coins + terms.printed
        return terms.coins

    # ---- building it

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.stevie:
            self.raise_stage(game, city, effect)

    def raise_stage(self, game: Table, city: i64, leader: i64) -> None:
        mine = game.cities[city]
        chosen: i64 = mine.count[self.chosen]
        if chosen:  # and paid for, when the leader was recruited
            mine.count[self.chosen] = 0
            self._build(game, city, leader, chosen - 1, 0)
            return
        rows = self.affordable(game, city, leader)
        if len(rows) == 1:
            self._build(game, city, leader, rows[0], self._coins(game, city, leader, rows[0]))
        elif len(rows) > 1:
            ask(game, self.decision, bit(player_of(game, city)), about(city, leader))

    def city_asked(self, game: Table, seat: i64) -> i64:
        return city_in(game.argument)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        leader: i64 = what_in(game.argument)
        for row in self.affordable(game, city_in(game.argument), leader):
            into.add(encode(self.raise_verb, row + 1, leader, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        leader: i64 = what_in(game.argument)
        row: i64 = option_of(game.answers[player_of(game, city)]) - 1
        self._build(game, city, leader, row, self._coins(game, city, leader, row))

    def _build(self, game: Table, city: i64, leader: i64, row: i64, coins: i64) -> None:
        mine = game.cities[city]
        mine.count[COINS] -= coins
        if not game.quiet:
            paid: dict[str, Fact] = {"left": 0, "right": 0, "bank": int(coins), "chain": 0}
            game.tell("stage", city, {"stage": int(row) + 1, **paid, **game.source_facts(leader)})
        mine.add_stage(game.codex, row)
        put_in_zone(game, leader, self.zones.builder, city, 0, row)
        gain_from(game, city, game.codex.stage_effects + mine.board[row])
        for part in game.setting.watchers:
            part.played(game, city, STAGE, leader, False)
