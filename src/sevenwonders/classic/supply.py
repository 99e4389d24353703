"""What a city makes, sells, saves and pays for resources: now, and from the next turn on."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.reach import with_choice, without_choice
from sevenwonders.classic.tariff import changed, lower, once
from sevenwonders.core.packed import bit

NOBODY_FAR: Final = -1


@mypyc_attr(acyclic=True)
class Supply:
    """The supply of one city: a copy of `like`, or nothing yet if that is None."""

    def __init__(self, codex: Codex, like: "Supply | None") -> None:
        self.production: i64 = 0
        """Units made every turn, packed by resource; choices are not in it."""
        self.for_sale: i64 = 0
        """The part of it that neighbours may buy."""
        self.choices: i64 = 0
        """How many choice units the city has for itself."""
        self.left_prices: i64 = codex.base_prices
        """What a unit costs at the left neighbour's, packed by resource."""
        self.right_prices: i64 = codex.base_prices
        self.next_left: i64 = codex.base_prices
        """Prices from the next turn on (ruling: start_of_turn_state)."""
        self.next_right: i64 = codex.base_prices
        self.left_once: i64 = 0
        """What one unit costs there this turn, packed by resource; NOT_SOLD: as much as the others. 0: all do."""
        self.right_once: i64 = 0
        self.next_left_once: i64 = 0
        """The same from the next turn on."""
        self.next_right_once: i64 = 0
        self.budget: i64 = 0
        """Coins that may be spent this turn (ruling: coins_at_turn_start)."""
        self.received: i64 = 0
        """Coins that other cities have paid this turn."""
        self.made_now: i64 = 0
        """`production` with what counts this turn only."""
        self.sale_now: i64 = 0
        """`for_sale` with what counts this turn only."""
        self.chains_next_door: bool = False
        """Whether chains may start in neighbouring cities this turn."""
        self.share_price: i64 = 0
        """What a unit costs this turn of which bank and neighbours get a third each; 0: none is sold so."""
        self.first_made: i64 = 0
        """What this and its like were when the turn began: see swap_turn_start."""
        self.first_choices: i64 = 0
        self.first_sale: i64 = 0
        self.bank_units: i64 = 0
        """Units that the bank sells to this city each turn."""
        self.thrifty: bool = False
        """Whether any effect has ever saved something on constructions."""
        self.payable: i64 = 0
        """Colours (bits) whose resources may be paid in coins."""
        self.left_rebate: i64 = 0
        """Coins off the first unit bought from the left each turn, packed by resource."""
        self.right_rebate: i64 = 0
        if like is None:
            self.own_reach: vec[u8] = vec[u8]([u8(0)] * bit(codex.kinds))
            """For each set of resources (bits): how many choice units can give one of them."""
            self.sale_reach: vec[u8] = vec[u8]([u8(0)] * bit(codex.kinds))
            """The same for the choice units that neighbours may buy."""
            self.saves: vec[i64] = vec[i64]([i64(0)] * (codex.stage_kind + 1))
            """Resources saved on constructions of each colour, and of stages."""
            self.helps: vec[i64] = vec[i64]([i64(0)] * 0)
            """Pairs: a colour, or that of stages, and resources (bits) of which constructions cost one less."""
            self.saves_per: vec[i64] = vec[i64]([i64(0)] * 0)
            """Pairs: a colour, or that of stages, and what it is counted by."""
            self.bank_reach: vec[u8] = vec[u8]([u8(0)] * bit(codex.kinds))
            """Like `own_reach`, for the units that the bank sells."""
            self.far_city: vec[i64] = vec[i64]([i64(NOBODY_FAR)] * 2)
            """Cities further off that sell to this one this turn."""
            self.far_prices: vec[i64] = vec[i64]([i64(0)] * 2)
            """Their prices, packed by resource; NOT_SOLD: not this one."""
            self.today: vec[i64] = vec[i64]([i64(0)] * 0)
            """Units of this turn only: the resources that each may be, as bits."""
            self.asleep: vec[i64] = vec[i64]([i64(0)] * 0)
            """Effects that make nothing this turn."""
            self.sale_reach_now: vec[u8] = self.sale_reach
            """`sale_reach` with what counts this turn only."""
            self.reach_now: vec[u8] = self.own_reach
            """`own_reach` with what counts this turn only."""
            self.choices_now: i64 = 0
            self.other_reach: list[vec[u8]] = []
            """Other tables like `reach_now`, any one of which may count instead of it this turn."""
            self.first_reach: vec[u8] = self.own_reach
            self.first_sale_reach: vec[u8] = self.sale_reach
        else:
            self.production = like.production
            self.for_sale = like.for_sale
            self.choices = like.choices
            self.left_prices = like.left_prices
            self.right_prices = like.right_prices
            self.next_left = like.next_left
            self.next_right = like.next_right
            self.left_once = like.left_once
            self.right_once = like.right_once
            self.next_left_once = like.next_left_once
            self.next_right_once = like.next_right_once
            self.budget = like.budget
            self.received = like.received
            self.made_now = like.made_now
            self.sale_now = like.sale_now
            self.chains_next_door = like.chains_next_door
            self.share_price = like.share_price
            self.first_made = like.first_made
            self.first_choices = like.first_choices
            self.first_sale = like.first_sale
            self.bank_units = like.bank_units
            self.thrifty = like.thrifty
            self.payable = like.payable
            self.left_rebate = like.left_rebate
            self.right_rebate = like.right_rebate
            self.own_reach = like.own_reach
            self.sale_reach = like.sale_reach
            self.saves = like.saves
            self.helps = like.helps
            self.saves_per = like.saves_per
            self.bank_reach = like.bank_reach
            self.far_city = like.far_city
            self.far_prices = like.far_prices
            self.today = like.today
            self.asleep = like.asleep
            self.sale_reach_now = like.sale_reach_now
            self.reach_now = like.reach_now
            self.choices_now = like.choices_now
            self.other_reach = like.other_reach
            self.first_reach = like.first_reach
            self.first_sale_reach = like.first_sale_reach

    def add_supply(self, codex: Codex, effect: i64) -> None:
        """What an effect makes, sells and makes cheaper from now on."""
        self.production += codex.fixed[effect]
        self.made_now += codex.fixed[effect]
        if codex.sells[effect]:
            self.for_sale += codex.fixed[effect]
            self.sale_now += codex.fixed[effect]
        first: i64 = codex.choices.start[effect]
        while first < codex.choices.start[effect + 1]:
            self.choices += 1
            self.own_reach = with_choice(self.own_reach, codex.choices.items[first])
            self._reach_more(codex.choices.items[first])
            if codex.sells[effect]:
                self.sale_reach = with_choice(self.sale_reach, codex.choices.items[first])
                self.sale_reach_now = with_choice(self.sale_reach_now, codex.choices.items[first])
            first += 1
        if codex.left_price[effect]:
            self.next_left = lower(self.next_left, codex.left_price[effect], codex.kinds)
        if codex.right_price[effect]:
            self.next_right = lower(self.next_right, codex.right_price[effect], codex.kinds)
        if codex.left_once[effect] or codex.right_once[effect]:
            self.next_left_once = once(self.next_left_once, codex.left_once[effect], codex.kinds)
            self.next_right_once = once(self.next_right_once, codex.right_once[effect], codex.kinds)
        place2: i64 = codex.saves.start[effect]
        if place2 < codex.saves.start[effect + 1]:
            self.saves = self.saves[:]
            self.thrifty = True
        while place2 < codex.saves.start[effect + 1]:
            self.saves[codex.saves.items[place2]] += codex.saves.items[place2 + 1]
            place2 += 2
        for place in range(codex.bank_offers.start[effect], codex.bank_offers.start[effect + 1]):
            self.bank_units += 1
            self.bank_reach = with_choice(self.bank_reach, codex.bank_offers.items[place])
        for place in range(codex.helps.start[effect], codex.helps.start[effect + 1]):
            self.helps = append(self.helps[:], codex.helps.items[place])
            self.thrifty = True
        for place in range(codex.saves_per.start[effect], codex.saves_per.start[effect + 1]):
            self.saves_per = append(self.saves_per[:], codex.saves_per.items[place])
            self.thrifty = True
        self.payable |= codex.payable[effect]
        self.left_rebate += codex.left_rebate[effect]
        self.right_rebate += codex.right_rebate[effect]

    def save(self, kind: i64, units: i64) -> None:
        """So many resources less, or more again, on constructions of a colour, or that of stages."""
        self.saves = self.saves[:]
        self.saves[kind] += units
        self.thrifty = True

    def choose_this_turn(self, choice: i64) -> None:
        """One more unit, of one of these resources (bits), for constructions of this turn."""
        self.today = append(self.today[:], choice)
        self._reach_more(choice)

    def _reach_more(self, choice: i64) -> None:
        self.reach_now = with_choice(self.reach_now, choice)
        self.choices_now += 1
        if self.other_reach:
            self.other_reach = [with_choice(reach, choice) for reach in self.other_reach]

    def drop_choice(self, choice: i64) -> None:
        """One choice unit less for constructions of this turn. Other tables may have spent it already: they go."""
        self.reach_now = without_choice(self.reach_now, choice)
        self.choices_now -= 1
        self.other_reach = []

    def put_to_sleep(self, codex: Codex, effect: i64) -> None:
        """An effect makes nothing this turn."""
        self.asleep = append(self.asleep[:], effect)
        self.idle(codex, effect)

    def idle(self, codex: Codex, effect: i64) -> None:
        """Take what an effect makes out of what counts this turn."""
        self.made_now -= codex.fixed[effect]
        sells: bool = codex.sells[effect] != 0
        if sells:
            self.sale_now -= codex.fixed[effect]
        for place in range(codex.choices.start[effect], codex.choices.start[effect + 1]):
            self.drop_choice(codex.choices.items[place])
            if sells:
                self.sale_reach_now = without_choice(self.sale_reach_now, codex.choices.items[place])

    def sleeps(self, effect: i64) -> bool:
        """Whether an effect makes nothing this turn."""
        return holds(self.asleep, effect)

    def remember_turn_start(self) -> None:
        """Everything is prepared: what is built from now on cannot pay for anything on the same turn."""
        self.first_made = self.made_now
        self.first_choices = self.choices_now
        self.first_sale = self.sale_now
        self.first_reach = self.reach_now
        self.first_sale_reach = self.sale_reach_now

    def swap_turn_start(self) -> None:
        """Exchange what the city can make and sell now for what it could when the turn began; twice undoes it."""
        made: i64 = self.made_now
        choices: i64 = self.choices_now
        sale: i64 = self.sale_now
        reach = self.reach_now
        sale_reach = self.sale_reach_now
        self.made_now = self.first_made
        self.choices_now = self.first_choices
        self.sale_now = self.first_sale
        self.reach_now = self.first_reach
        self.sale_reach_now = self.first_sale_reach
        self.first_made = made
        self.first_choices = choices
        self.first_sale = sale
        self.first_reach = reach
        self.first_sale_reach = sale_reach

    def begin_supply(self) -> None:
        """What counts this turn is what is there at its start."""
        self.made_now = self.production
        self.sale_now = self.for_sale
        self.sale_reach_now = self.sale_reach
        self.reach_now = self.own_reach
        self.choices_now = self.choices
        self.chains_next_door = False
        self.share_price = 0
        if len(self.asleep):
            self.asleep = vec[i64]([i64(0)] * 0)
        if len(self.today):
            self.today = vec[i64]([i64(0)] * 0)
        if self.far_city[0] != NOBODY_FAR or self.far_city[1] != NOBODY_FAR:
            self.far_city = vec[i64]([i64(NOBODY_FAR)] * 2)
        if self.other_reach:
            self.other_reach = []
        self.left_prices = self.next_left
        self.right_prices = self.next_right
        self.left_once = self.next_left_once
        self.right_once = self.next_right_once

    def change_prices(self, kinds: i64, dearer: i64, cheaper: i64) -> None:
        """Units bought from neighbours cost more or less this turn, by what these say of each resource, packed."""
        self.left_prices = changed(self.left_prices, dearer, cheaper, kinds)
        self.right_prices = changed(self.right_prices, dearer, cheaper, kinds)
        if self.left_once or self.right_once:
            self.left_once = changed(self.left_once, dearer, cheaper, kinds)
            self.right_once = changed(self.right_once, dearer, cheaper, kinds)
