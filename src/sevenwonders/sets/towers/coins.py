"""Coins from the bank for what a city does, or for what befalls it and its neighbours."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import DEFEATS, STAGE, Codex
from sevenwonders.classic.parts import Part
from sevenwonders.classic.powers import colors_of
from sevenwonders.classic.resolving import take_from_bank
from sevenwonders.classic.table import Table
from sevenwonders.core.packed import bit
from sevenwonders.sets.towers.held import Held, subjects

FOR_COLOR: Final = "coins_for_color"
FOR_CHAINS: Final = "coins_for_chains_between"


class Rewards(Part):
    """The powers that pay from now on."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.stages: Held = Held(codex, "coins_for_stages")
        self.stages_too: Held = Held(codex, "coins_for_stages_too")
        self.defeats: Held = Held(codex, "coins_for_defeats")
        self.defeats_next_door: Held = Held(codex, "coins_for_neighbour_defeats")
        self.shields: Held = Held(codex, "coins_for_shields")
        self.chains: Held = Held(codex, FOR_CHAINS)
        self.between: i64 = colors_of(codex, "+".join(subjects(codex, FOR_CHAINS)).split("+"))
        """The colours (bits) of the chains that pay."""
        self.colors: list[Held] = [Held(codex, FOR_COLOR, color) for color in subjects(codex, FOR_COLOR)]
        self.color_bits: list[int] = [int(colors_of(codex, [color])) for color in subjects(codex, FOR_COLOR)]
        self.name_color: vec[i64] = vec[i64]([i64(0)] * codex.names)
        """For each name: the colour of the cards that have it."""
        for card in range(codex.cards):
            self.name_color[codex.name[card]] = codex.color[card]

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if verb == STAGE:  # rulings: stage_coins, embellishment
            mine = game.cities[city]
            fresh: i64 = -1
            if len(mine.board) > mine.last_stage:  # a board may have been given up
                fresh = self.codex.stage_effects + mine.board[mine.last_stage]
            self.stages.pay(game, city, 1, fresh)
            self.stages_too.pay(game, city, 1)
        elif self.codex.builds(verb):
            color: i64 = bit(self.codex.color[card])
            for place in range(len(self.colors)):
                wanted: i64 = self.color_bits[place]
                if color & wanted:
                    self.colors[place].pay(game, city, 1)
            if chained and color & self.between and self._leads_here(game, city, card):
                self.chains.pay(game, city, 1)

    def _leads_here(self, game: Table, city: i64, card: i64) -> bool:
        """Whether a chain to a card starts at a card of the right colour, in the own city or one next door."""
        mine = game.cities[city]
        chains = self.codex.chains
        for place in range(chains.start[card], chains.start[card + 1]):
            name: i64 = chains.items[place]
            if not bit(self.name_color[name]) & self.between:
                continue
            if mine.owned[name]:
                return True
            if mine.chains_next_door:
                left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
                if left.owned[name] or right.owned[name]:
                    return True
        return False

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        """Ruling: defeat_coins."""
        if kind != DEFEATS:
            return
        self.defeats.pay(game, city, number)
        self.defeats_next_door.pay(game, game.left_of(city), number)
        self.defeats_next_door.pay(game, game.right_of(city), number)

    def shielded(self, game: Table, city: i64, shields: i64) -> None:
        """Spartacus: coins for each shield, and a coin for each neighbour."""
        sources = self.shields.counted.standing(game.cities[city])
        if len(sources) and shields > 0:
            self.shields.pay(game, city, shields)
            take_from_bank(game, game.left_of(city), shields, sources[0], city)
            take_from_bank(game, game.right_of(city), shields, sources[0], city)
