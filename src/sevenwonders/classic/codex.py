"""A box of sets as flat tables of integers: what the rules look up at every step.

Cards, wonders and stages are numbered through all sets of the box. Each card, stage, board start and later step of a
card has an effect; effects are numbered too: those of the cards first, then those of the stages, the boards, the steps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.cards import COUNTED, WHERE, Box, Card, Count, Effect, Stage, Step
from sevenwonders.classic.columns import Lists, choice_mask, column, helps_of, prices_of
from sevenwonders.core.packed import bit
from sevenwonders.core.resources import GOODS, RAW, pack

COINS: Final = 0
SHIELDS: Final = 1
STAGES: Final = 2
VICTORIES: Final = 3
DEFEATS: Final = 4

MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
FIRST_CATEGORIES: Final = ("military", "treasury", "wonder")
BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
FIRST_VERBS: Final = ("build", "stage", "sell")
PLAY_CARD: Final = 0
"""The phase in which all choose a card."""


class Codex:
    """One box, ready for play."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        cards: tuple[Card, ...] = box.cards
        wonders = box.wonders
        letters = box.resources
        stages: list[Stage] = [stage for wonder in wonders for stage in wonder.stages]
        self.stages: list[Stage] = stages
        self.stage_keys: list[str] = [f"{each.key}.{n}" for each in wonders for n in range(1, len(each.stages) + 1)]
        """The stages of all boards, by number, and what each is called."""
        self.letters: str = letters
        self.kinds: i64 = len(letters)
        self.raw_mask: i64 = sum(1 << i for i, letter in enumerate(letters) if letter in RAW)
        self.goods_mask: i64 = sum(1 << i for i, letter in enumerate(letters) if letter in GOODS)
        colors = [color.key for color in box.colors]
        self.counted: list[str] = [*COUNTED, *colors, *box.symbols, *box.tokens]
        """What a city counts, by index."""
        self.first_color: i64 = len(COUNTED)
        self.first_symbol: i64 = len(COUNTED) + len(colors)
        self.symbols: i64 = len(box.symbols)
        self.categories: list[str] = list(FIRST_CATEGORIES)
        """The columns of the score sheet."""
        for color in box.colors:
            if color.category not in self.categories:
                self.categories.append(color.category)
        self.science: i64 = self.categories.index("science") if "science" in self.categories else WONDER

        self.cards: i64 = len(cards)
        self.card_number: dict[str, int] = {card.key: number for number, card in enumerate(cards)}
        names = list(dict.fromkeys(card.name for card in cards))
        by_key = {card.key: card for card in cards}
        self.names: i64 = len(names)
        self.name: vec[i64] = column([names.index(card.name) for card in cards])
        self.named: Lists = Lists([[n for n, card in enumerate(cards) if card.name == name] for name in names])
        """The cards of each name, by rank."""
        self.rank: vec[i64] = column(
            [1 + [c.key for c in cards if c.name == card.name].index(card.key) for card in cards]
        )
        """1 for the first card of a name, 2 for the second: what `City.owned` holds."""
        self.cost: vec[i64] = column([pack(card.cost, letters) for card in cards])
        self.coins: vec[i64] = column([card.coins for card in cards])
        self.color: vec[i64] = column([colors.index(card.color) for card in cards])
        self.category: vec[i64] = column(
            [self.categories.index(box.colors[colors.index(card.color)].category) for card in cards]
        )
        decks = ("age1", "age2", "age3", "guild")
        pools = [*decks, *(deck for each in box.sets for deck in each.decks)]
        self.pool: vec[i64] = column([max(pools.index(card.deck) - 2, 0) for card in cards])
        """0 for the cards of the ages, 1 for guilds, further numbers for decks of sets."""
        self.pools: i64 = len(pools) - 2
        self.age: vec[i64] = column([min(decks.index(c.deck) + 1, 3) if c.deck in decks else 0 for c in cards])
        """1 to 3 for the cards that are dealt in an age, 0 for others."""
        self.chains: Lists = Lists([[names.index(by_key[key].name) for key in card.chain_from] for card in cards])
        """For each card: the names that make it free."""

        self.wonders: i64 = len(wonders)
        self.wonder_number: dict[str, int] = {wonder.key: number for number, wonder in enumerate(wonders)}
        firsts = [0]
        for wonder in wonders:
            firsts.append(firsts[-1] + len(wonder.stages))
        self.first_stage: vec[i64] = column(firsts)
        self.stage_cost: vec[i64] = column([pack(stage.cost, letters) for stage in stages])
        self.stage_coins: vec[i64] = column([stage.coins for stage in stages])
        self.stage_place: vec[i64] = column([place for wonder in wonders for place in wonder.places])
        """The stage of its board, from 1, that a row builds or embellishes."""
        self.embellishes: vec[i64] = column([int(stage.embellishes > 0) for stage in stages])
        self.stage_effects: i64 = self.cards
        """Where the effects of the stages begin."""
        self.start_effects: i64 = self.cards + len(stages)

        effects: list[Effect] = [card.effect for card in cards]
        effects.extend(stage.effect for stage in stages)
        effects.extend(wonder.start for wonder in wonders)
        steps: list[Step] = [step for card in cards for step in card.steps]
        self.step_effects: i64 = len(effects)
        effects.extend(step.effect for step in steps)
        first_steps = [0]
        for card in cards:
            first_steps.append(first_steps[-1] + len(card.steps))
        self.first_step: vec[i64] = column(first_steps)
        self.step_at: vec[i64] = column([step.at for step in steps])
        self.step_debt: vec[i64] = column([step.debt for step in steps])
        self.step_card: vec[i64] = column([self.card_number.get(step.card, -1) for step in steps])
        """The card beside which a step works; -1: none."""
        known = [choice_mask("/".join(box.known_to(each)), letters) for each in box.sets]
        sets = range(len(known))
        homes = [n for n in sets for _ in box.sets[n].cards]
        homes += [n for n in sets for wonder in box.sets[n].wonders for _ in wonder.stages]
        homes += [n for n in sets for _ in box.sets[n].wonders]
        homes += [n for n in sets for card in box.sets[n].cards for _ in card.steps]
        self.known: vec[i64] = column([known[home] for home in homes])
        """For each effect: the resources (bits) that its set knows. It never means others."""
        fixed = ["".join(unit for unit in e.produces if "/" not in unit) for e in effects]
        self.fixed: vec[i64] = column([pack(units, letters) for units in fixed])
        self.choices: Lists = Lists(
            [[choice_mask(unit, letters) for unit in e.produces if "/" in unit] for e in effects]
        )
        self.sells: vec[i64] = column([int(e.tradeable) for e in effects])
        self.left_price: vec[i64] = column([prices_of(e, "left", letters, False) for e in effects])
        self.right_price: vec[i64] = column([prices_of(e, "right", letters, False) for e in effects])
        """Fixed prices, packed by resource; 0: none."""
        self.left_once: vec[i64] = column([prices_of(e, "left", letters, True) for e in effects])
        self.right_once: vec[i64] = column([prices_of(e, "right", letters, True) for e in effects])
        """The same for one unit each turn."""
        self.coins_now: vec[i64] = column([e.coins_now for e in effects])
        self.vp: vec[i64] = column([e.vp for e in effects])
        self.shields: vec[i64] = column([e.shields for e in effects])
        self.coins_per: Lists = Lists([self._per(e.coins_per) for e in effects])
        self.vp_per: Lists = Lists([self._per(e.vp_per) for e in effects])
        """Four numbers: how many for each, what is counted, where (bits), how many of it make one."""
        self.vp_sets: Lists = Lists([self._sets(e.vp_per_set) for e in effects])
        """How many for each set, where (bits), and then everything that is in a set."""
        self.counting_cards: vec[i64] = column(
            [n for n, card in enumerate(cards) if card.effect.vp_per is not None or card.effect.vp_per_set is not None]
        )
        """The cards whose points are counted at the end."""
        self.victory_now: vec[i64] = column([e.victory for e in effects])
        self.symbol: Lists = Lists(
            [[self.counted.index(name) for name in e.science if "/" not in name] for e in effects]
        )
        self.free_symbol: Lists = Lists(
            [[choice_mask(name, box.symbols) for name in e.science if "/" in name] for e in effects]
        )
        self.token: Lists = Lists(
            [[x for t, n in e.tokens.items() for x in (self.counted.index(t), n)] for e in effects]
        )
        """Pairs: which token, how many."""
        kinds = [*colors, "stage"]
        self.stage_kind: i64 = len(colors)
        self.saves: Lists = Lists(
            [[x for kind, n in e.saves.items() if not e.saves_of for x in (kinds.index(kind), n)] for e in effects]
        )
        """Pairs: a colour, or `stage_kind`, and how many resources of any kind are saved."""
        self.helps: Lists = Lists([helps_of(e, kinds, letters) for e in effects])
        """Pairs: a colour, or `stage_kind`, and the resources (bits) of which one is saved."""
        self.saves_per: Lists = Lists(
            [
                [kinds.index(e.saves_per.on), self.counted.index(e.saves_per.of)] if e.saves_per is not None else []
                for e in effects
            ]
        )
        """Pairs: a colour, or `stage_kind`, and what saves one resource each."""
        self.payable: vec[i64] = column([sum(1 << colors.index(c) for c in e.payable_in_coins) for e in effects])
        """Colours (bits) whose resources may be paid in coins."""
        self.bank_offers: Lists = Lists(
            [[choice_mask("/".join(e.bank_goods or letters), letters)] * e.bank_buy for e in effects]
        )
        """For each unit that the bank sells: the resources that it may be (bits)."""
        off = [pack(e.rebate_of or letters, letters) for e in effects]
        self.left_rebate: vec[i64] = column([e.rebate.get("left", 0) * off[n] for n, e in enumerate(effects)])
        self.right_rebate: vec[i64] = column([e.rebate.get("right", 0) * off[n] for n, e in enumerate(effects)])
        """Coins off the first unit of a turn, packed by resource."""
        at_once = {power for each in box.sets for power in each.at_once}
        named = dict.fromkeys(e.power for e in effects if e.power)
        kept = [power for power in named if power not in at_once]
        self.powers: list[str] = ["", *kept, *(power for power in named if power in at_once)]
        self.power: vec[i64] = column([self.powers.index(e.power) for e in effects])
        self.power_mask: vec[i64] = column([1 << self.powers.index(e.power) if e.power in kept else 0 for e in effects])
        """The bit of an effect's power in a city's `powers`; 0 for none, and for powers that no city keeps."""
        self.power_of: list[str] = [e.power_of for e in effects]
        self.power_n: vec[i64] = column([e.power_n for e in effects])
        """What the power of an effect is about, and its number."""

        setup = box.setup
        self.start_coins: i64 = setup["coins"]
        self.hand: i64 = setup["hand"] + sum(each.setup.get("hand_more", 0) for each in box.sets)
        self.sell_coins: i64 = setup["sell_coins"]
        self.coins_per_point: i64 = setup["coins_per_point"]
        self.guilds_added: i64 = setup["guilds_added"]
        self.victory: vec[i64] = column([0, setup["victory1"], setup["victory2"], setup["victory3"]])
        self.base_prices: i64 = pack(letters, letters) * setup["trade_price"]
        self.science_four: i64 = setup.get("science_four", 0)
        """What a set of four different symbols is worth; 0: only sets of three count."""

        self.verbs: list[str] = list(FIRST_VERBS)
        self.phases: list[str] = ["play_card"]
        """Verbs and phases: sets add their own."""
        self.zones: list[str] = []
        self.counters: i64 = 0
        """Numbers that the rules of sets keep in each city, after what is counted."""
        self.table_counters: i64 = 0
        """Numbers that they keep for the whole table, in `Table.count`."""
        self.building_verbs: i64 = 1
        """The verbs that build the card itself, as bits."""
        self.free_verbs: i64 = 0
        """Those among them that build it at no cost, but for what the rules of sets ask of every building."""
        self.secret_verbs: list[str] = ["stage", "sell"]
        """The verbs whose card others do not see."""
        self.secret_options: list[str] = []
        """Those among them whose option others do not learn either."""
        self.parts: list[object] = []
        """The parts that the sets of the box bring, as they are made: see `part_in`."""

    def _per(self, count: Count | None) -> list[int]:
        if count is None:
            return []
        where = sum(1 << WHERE.index(side) for side in count.where)
        return [number for what in count.of for number in (count.n, self.counted.index(what), where, count.each)]

    def _sets(self, count: Count | None) -> list[int]:
        if count is None:
            return []
        where = sum(1 << WHERE.index(side) for side in count.where)
        return [count.n, where, *(self.counted.index(what) for what in count.of)]

    def count_index(self, what: str) -> i64:
        """Where a city counts something: a colour, a symbol, a token, coins, …"""
        return self.counted.index(what)

    def power_bit(self, name: str) -> i64:
        """The bit of a power in a city's `powers`; 0 if nothing in the box has it, or no city keeps it."""
        at_once = any(name in each.at_once for each in self.box.sets)
        return 1 << self.powers.index(name) if name in self.powers and not at_once else 0

    def builds(self, verb: i64) -> bool:
        """Whether a verb builds the card itself."""
        return (self.building_verbs & bit(verb)) != 0

    def builds_free(self, verb: i64) -> bool:
        """Whether it does so at no cost, but for what the rules of sets ask of every building."""
        return (self.free_verbs & bit(verb)) != 0

    def add_verb(
        self, name: str, builds: bool = False, secret: bool = False, hides_option: bool = False, free: bool = False
    ) -> i64:
        """A use of a card that a set adds: it may build the card, at no cost too, or hide it; returns its number."""
        self.verbs.append(name)
        if hides_option:
            self.secret_options.append(name)
        if secret:
            self.secret_verbs.append(name)
        if builds or free:
            self.building_verbs |= 1 << (len(self.verbs) - 1)
        if free:
            self.free_verbs |= 1 << (len(self.verbs) - 1)
        return len(self.verbs) - 1

    def add_category(self, name: str) -> i64:
        """A column of the score sheet that no colour brings; returns its index."""
        if name not in self.categories:
            self.categories.append(name)
        return self.categories.index(name)

    def add_counter(self) -> i64:
        """A number that the rules of a set keep in each city, shown to nobody; returns its index in `City.count`."""
        self.counters += 1
        return len(self.counted) + self.counters - 1

    def add_table_counter(self) -> i64:
        """A number that the rules of a set keep for the whole table; returns its index in `Table.count`."""
        self.table_counters += 1
        return self.table_counters - 1

    def add_zone(self, name: str) -> i64:
        """A place where a set keeps cards; returns its number."""
        self.zones.append(name)
        return len(self.zones) - 1

    def add_phase(self, name: str) -> i64:
        """A decision that a set adds; returns its number."""
        if name in self.phases:
            raise ValueError(f"another part has the decision '{name}' already: choose another name")
        self.phases.append(name)
        return len(self.phases) - 1
