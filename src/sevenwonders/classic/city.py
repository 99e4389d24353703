"""A city: every count the rules ask for, kept up to date when something is built."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.codex import COINS, SHIELDS, STAGES, Codex
from sevenwonders.classic.entries import adopted
from sevenwonders.classic.moves import FAVOUR, option_of
from sevenwonders.classic.supply import Supply
from sevenwonders.core.packed import bit, bit_count


@mypyc_attr(acyclic=True)
class City(Supply):
    """One city. `City(tables, wonder, like)` is a copy of `like`, or a new city with a board if that is None."""

    def __init__(self, codex: Codex, wonder: i64, like: "City | None") -> None:
        super().__init__(codex, like)
        self.wonder: i64 = wonder
        self.start_works: bool = True
        """Whether the start of the board still does something."""
        self.stages: i64 = 0
        """Wonder stages built, as bits."""
        self.any_order: bool = False
        """Whether stages may be built in any order."""
        self.powers: i64 = 0
        self.last_stage: i64 = 0
        """The stage built last."""
        self.set_points: i64 = 7
        """What a set of three different science symbols is worth."""
        self.four_points: i64 = codex.science_four
        """What a set of four different science symbols is worth."""
        self.bought: i64 = 0
        """From whom the last construction bought something: 1 left, 2 right."""
        self.used: i64 = 0
        """Powers used up, as bits, until something gives them back."""
        if like is None:
            self.count: vec[i64] = vec[i64]([i64(0)] * (len(codex.counted) + codex.counters))
            """Coins, shields, cards of each colour, symbols, tokens …: see Codex.counted."""
            self.points: vec[i64] = vec[i64]([i64(0)] * len(codex.categories))
            """Printed points, by category."""
            self.owned: vec[u8] = vec[u8]([u8(0)] * codex.names)
            """For each name: 0, or which card of this name stands in the city, from 1."""
            self.free_symbols: vec[i64] = vec[i64]([i64(0)] * 0)
            """Science symbols of choice, each a set of bits."""
            self.adopted: vec[i64] = vec[i64]([i64(0)] * 0)
            """Effects that stand here without a card or stage of the city's own, packed with their score column."""
            self.board: vec[i64] = stages_of(codex, wonder)
            """The rows of the stages of the board, by their number through all boards: rules may put others there."""
            self.places: vec[i64] = places_of(codex, self.board)
            """The stage, from 1, that each of these rows builds or embellishes."""
            self.plain_board: bool = is_plain(codex, self.board, self.places)
            """Whether each row is a stage of its own, one after another."""
            self.count[COINS] = codex.start_coins + codex.coins_now[codex.start_effects + wonder]
            self.add(codex, codex.start_effects + wonder, 0)
            self.add_tokens(codex, codex.start_effects + wonder)
        else:
            self.start_works = like.start_works
            self.stages = like.stages
            self.any_order = like.any_order
            self.powers = like.powers
            self.last_stage = like.last_stage
            self.set_points = like.set_points
            self.four_points = like.four_points
            self.bought = like.bought
            self.used = like.used
            self.count = like.count[:]
            self.points = like.points[:]
            self.owned = like.owned[:]
            self.free_symbols = like.free_symbols
            self.adopted = like.adopted
            self.board = like.board
            self.places = like.places
            self.plain_board = like.plain_board

    def add_card(self, codex: Codex, card: i64) -> None:
        """Put a building in the city. Its coins are the game's business."""
        self.owned[codex.name[card]] = u8(codex.rank[card])
        self.count[codex.first_color + codex.color[card]] += 1
        self.add(codex, card, codex.category[card])

    def add_stage(self, codex: Codex, stage: i64) -> None:
        """Build a stage, counted from 0 on this board."""
        self.stages |= bit(stage)
        self.last_stage = stage
        self.count[STAGES] += 1
        self.add(codex, codex.stage_effects + self.board[stage], 2)

    def adopt(self, codex: Codex, effect: i64, category: i64) -> None:
        """An effect comes to stand in the city that no card or stage of its own has: a copy, a step, a reward."""
        self.adopted = append(self.adopted[:], adopted(effect, category))
        self.add(codex, effect, category)

    def add(self, codex: Codex, effect: i64, category: i64) -> None:
        """The lasting part of an effect."""
        self.points[category] += codex.vp[effect]
        self.count[SHIELDS] += codex.shields[effect]
        self.add_supply(codex, effect)
        for place in range(codex.symbol.start[effect], codex.symbol.start[effect + 1]):
            self.count[codex.symbol.items[place]] += 1
        for place in range(codex.free_symbol.start[effect], codex.free_symbol.start[effect + 1]):
            self.free_symbols = append(self.free_symbols[:], codex.free_symbol.items[place])
        self.powers |= codex.power_mask[effect]

    def add_tokens(self, codex: Codex, effect: i64) -> None:
        """The tokens that an effect brings once."""
        place: i64 = codex.token.start[effect]
        while place < codex.token.start[effect + 1]:
            self.count[codex.token.items[place]] += codex.token.items[place + 1]
            place += 2

    def has(self, codex: Codex, card: i64) -> bool:
        """Whether this very card stands in the city, not another of its name."""
        return i64(self.owned[codex.name[card]]) == codex.rank[card]

    def begin_turn(self) -> None:
        """Coins and prices that count this turn are those at its start."""
        self.received = 0
        self.budget = self.count[COINS]
        self.begin_supply()

    def set_board(self, codex: Codex, board: vec[i64], places: vec[i64]) -> None:
        """Give the city other stages to build."""
        self.board = board
        self.places = places
        self.plain_board = is_plain(codex, board, places)

    def in_order(self) -> bool:
        """Whether stages are built one after another, each in one way, and have been: then the next one is clear."""
        return self.plain_board and not self.any_order and not self.stages & (self.stages + 1)

    def is_built(self, codex: Codex, place: i64) -> bool:
        """Whether a stage of the board, from 1, is built, in whatever way."""
        for row in range(len(self.board)):
            if self.places[row] == place and self.stages & bit(row) and not codex.embellishes[self.board[row]]:
                return True
        return False

    def may_build(self, codex: Codex, row: i64) -> bool:
        """Whether the turn has come for a row of the board (ruling: wonder_stage_order)."""
        if self.stages & bit(row):
            return False
        place: i64 = self.places[row]
        if codex.embellishes[self.board[row]]:
            return self.is_built(codex, place)
        if self.is_built(codex, place):
            return False
        return self.any_order or place == 1 or self.is_built(codex, place - 1)


def stage_of(city: City, move: i64) -> i64:
    """The row of the board that a move builds: the next one, or the one chosen."""
    option: i64 = option_of(move) & ~FAVOUR
    if option:
        return option - 1
    return bit_count(city.stages)


def places_of(codex: Codex, board: vec[i64]) -> vec[i64]:
    """The stages of their own boards that some rows build or embellish."""
    found = vec[i64]([i64(0)] * len(board))
    for row in range(len(board)):
        found[row] = codex.stage_place[board[row]]
    return found


def is_plain(codex: Codex, board: vec[i64], places: vec[i64]) -> bool:
    """Whether rows are stages one after another, without other ways to build them or anything to embellish."""
    for row in range(len(board)):
        if places[row] != row + 1 or codex.embellishes[board[row]]:
            return False
    return True


def stages_of(codex: Codex, wonder: i64) -> vec[i64]:
    """The stages of a board, by their number through all boards."""
    first: i64 = codex.first_stage[wonder]
    found = vec[i64]([i64(0)] * (codex.first_stage[wonder + 1] - first))
    for stage in range(len(found)):
        found[stage] = first + stage
    return found
