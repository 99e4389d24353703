"""A city: every count the rules ask for, kept up to date when something is built."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sevenwonders.classic.tables import COINS, SHIELDS, STAGES, Tables
from sevenwonders.core.packed import BITS, FIELD, bit


class City:
    """One city. `City(tables, wonder, like)` is a copy of `like`, or a new city with a board if that is None."""

    def __init__(self, tables: Tables, wonder: i64, like: "City | None") -> None:
        self.wonder: i64 = wonder
        self.production: i64 = 0
        """Units made every turn, packed by resource; choices are not in it."""
        self.for_sale: i64 = 0
        """The part of it that neighbours may buy."""
        self.choices: i64 = 0
        """How many choice units the city has for itself."""
        self.left_prices: i64 = tables.base_prices
        """What a unit costs at the left neighbour's, packed by resource."""
        self.right_prices: i64 = tables.base_prices
        self.next_left: i64 = tables.base_prices
        """Prices from the next turn on (ruling: start_of_turn_state)."""
        self.next_right: i64 = tables.base_prices
        self.budget: i64 = 0
        """Coins that may be spent this turn (ruling: coins_at_turn_start)."""
        self.stages: i64 = 0
        """Wonder stages built, as bits."""
        self.any_order: bool = False
        """Whether stages may be built in any order."""
        self.powers: i64 = 0
        self.fresh: i64 = 0
        """Powers that came this turn, as bits."""
        self.last_stage: i64 = 0
        """The stage built last."""
        self.set_points: i64 = 7
        """What a set of three different science symbols is worth."""
        self.bank_units: i64 = 0
        """Units that the bank sells to this city each turn."""
        self.left_rebate: i64 = 0
        """Coins off the first unit bought from the left each turn."""
        self.right_rebate: i64 = 0
        self.bought: i64 = 0
        """From whom the last construction bought something: 1 left, 2 right."""
        self.used: i64 = 0
        """Powers used up, as bits, until something gives them back."""
        if like is None:
            self.count: vec[i64] = vec[i64]([i64(0)] * (len(tables.counted) + tables.counters))
            """Coins, shields, cards of each colour, symbols, tokens …: see Tables.counted."""
            self.points: vec[i64] = vec[i64]([i64(0)] * len(tables.categories))
            """Printed points, by category."""
            self.owned: vec[u8] = vec[u8]([u8(0)] * tables.names)
            """For each name: 0, or which card of this name stands in the city, from 1."""
            self.own_reach: vec[u8] = vec[u8]([u8(0)] * bit(tables.kinds))
            """For each set of resources (bits): how many choice units can give one of them."""
            self.sale_reach: vec[u8] = vec[u8]([u8(0)] * bit(tables.kinds))
            """The same for the choice units that neighbours may buy."""
            self.free_symbols: vec[i64] = vec[i64]([i64(0)] * 0)
            """Science symbols of choice, each a set of bits."""
            self.saves: vec[i64] = vec[i64]([i64(0)] * (tables.stage_kind + 1))
            """Resources saved on constructions of each colour, and of stages."""
            self.reach_now: vec[u8] = self.own_reach
            """`own_reach` with what counts this turn only."""
            self.choices_now: i64 = 0
            self.other_reach: list[vec[u8]] = []
            """Other tables like `reach_now`, any one of which may count instead of it this turn."""
            self.board: vec[i64] = stages_of(tables, wonder)
            """The stages of the board, by their number through all boards: rules may put others in their place."""
            self.count[COINS] = tables.start_coins + tables.coins_now[tables.start_effects + wonder]
            self.add(tables, tables.start_effects + wonder, 0)
        else:
            self.count = like.count[:]
            self.points = like.points[:]
            self.owned = like.owned[:]
            self.own_reach = like.own_reach
            self.sale_reach = like.sale_reach
            self.free_symbols = like.free_symbols
            self.production = like.production
            self.for_sale = like.for_sale
            self.choices = like.choices
            self.left_prices = like.left_prices
            self.right_prices = like.right_prices
            self.next_left = like.next_left
            self.next_right = like.next_right
            self.budget = like.budget
            self.stages = like.stages
            self.powers = like.powers
            self.used = like.used
            self.bought = like.bought
            self.fresh = like.fresh
            self.last_stage = like.last_stage
            self.set_points = like.set_points
            self.bank_units = like.bank_units
            self.left_rebate = like.left_rebate
            self.right_rebate = like.right_rebate
            self.saves = like.saves
            self.reach_now = like.reach_now
            self.choices_now = like.choices_now
            self.other_reach = like.other_reach
            self.board = like.board
            self.any_order = like.any_order

    def add_card(self, tables: Tables, card: i64) -> None:
        """Put a building in the city. Its coins are the game's business."""
        self.owned[tables.name[card]] = u8(tables.rank[card])
        self.count[tables.first_color + tables.color[card]] += 1
        self.add(tables, card, tables.category[card])

    def add_stage(self, tables: Tables, stage: i64) -> None:
        """Build a stage, counted from 0 on this board."""
        self.stages |= bit(stage)
        self.last_stage = stage
        self.count[STAGES] += 1
        self.add(tables, tables.stage_effects + self.board[stage], 2)

    def add(self, tables: Tables, effect: i64, category: i64) -> None:
        """The lasting part of an effect."""
        self.points[category] += tables.vp[effect]
        self.count[SHIELDS] += tables.shields[effect]
        self.production += tables.fixed[effect]
        if tables.sells[effect]:
            self.for_sale += tables.fixed[effect]
        first: i64 = tables.choices.start[effect]
        while first < tables.choices.start[effect + 1]:
            self.choices += 1
            self.own_reach = with_choice(self.own_reach, tables.choices.items[first])
            self.choose_this_turn(tables.choices.items[first])
            if tables.sells[effect]:
                self.sale_reach = with_choice(self.sale_reach, tables.choices.items[first])
            first += 1
        if tables.left_price[effect]:
            self.next_left = _lower(self.next_left, tables.left_price[effect], tables.kinds)
        if tables.right_price[effect]:
            self.next_right = _lower(self.next_right, tables.right_price[effect], tables.kinds)
        for place in range(tables.symbol.start[effect], tables.symbol.start[effect + 1]):
            self.count[tables.symbol.items[place]] += 1
        for place in range(tables.free_symbol.start[effect], tables.free_symbol.start[effect + 1]):
            self.free_symbols = append(self.free_symbols[:], tables.free_symbol.items[place])
        place2: i64 = tables.token.start[effect]
        while place2 < tables.token.start[effect + 1]:
            self.count[tables.token.items[place2]] += tables.token.items[place2 + 1]
            place2 += 2
        place2 = tables.saves.start[effect]
        if place2 < tables.saves.start[effect + 1]:
            self.saves = self.saves[:]
        while place2 < tables.saves.start[effect + 1]:
            self.saves[tables.saves.items[place2]] += tables.saves.items[place2 + 1]
            place2 += 2
        self.bank_units += tables.bank_buy[effect]
        self.left_rebate += tables.left_rebate[effect]
        self.right_rebate += tables.right_rebate[effect]
        self.powers |= tables.power_mask[effect]
        self.fresh |= tables.power_mask[effect]

    def has(self, tables: Tables, card: i64) -> bool:
        """Whether this very card stands in the city, not another of its name."""
        return i64(self.owned[tables.name[card]]) == tables.rank[card]

    def choose_this_turn(self, choice: i64) -> None:
        """One more unit, of one of these resources (bits), for constructions of this turn."""
        self.reach_now = with_choice(self.reach_now, choice)
        self.choices_now += 1
        if self.other_reach:
            self.other_reach = [with_choice(reach, choice) for reach in self.other_reach]

    def begin_turn(self) -> None:
        """Coins and prices that count this turn are those at its start."""
        self.fresh = 0
        self.reach_now = self.own_reach
        self.choices_now = self.choices
        if self.other_reach:
            self.other_reach = []
        self.budget = self.count[COINS]
        self.left_prices = self.next_left
        self.right_prices = self.next_right


def stages_of(tables: Tables, wonder: i64) -> vec[i64]:
    """The stages of a board, by their number through all boards."""
    first: i64 = tables.first_stage[wonder]
    found = vec[i64]([i64(0)] * (tables.first_stage[wonder + 1] - first))
    for stage in range(len(found)):
        found[stage] = first + stage
    return found


def with_choice(reach: vec[u8], choice: i64) -> vec[u8]:
    """A new table with one more choice unit; the old one may be shared with copies of the city."""
    wider: vec[u8] = reach[:]
    for wanted in range(len(wider)):
        if wanted & choice:
            wider[wanted] = u8(wider[wanted] + 1)
    return wider


def _lower(prices: i64, fixed: i64, kinds: i64) -> i64:
    """Prices with some of them fixed; the lower one counts (ruling: discounts_do_not_add)."""
    merged: i64 = 0
    for kind in range(kinds):
        shift: i64 = kind * BITS
        price: i64 = (prices >> shift) & FIELD
        other: i64 = (fixed >> shift) & FIELD
        if other and other < price:
            price = other
        merged |= price << shift
    return merged
