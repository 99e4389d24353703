"""A learned judgement of Duel: what can be seen on the table as numbers, and what they say of value and moves."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.packed import bit_count, field, has, lowest
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import RESOURCES, WONDER, Codex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.price import price_of_card, price_of_wonder, unit_prices
from sevenwonders.duel.scoring import total_points
from sevenwonders.duel.table import DRAFT
from sevenwonders.players.judge import Judge
from sevenwonders.players.net import Net, Sink, Weights, chance, weight_of

# Features of the table.
AGE: Final = 0
DECISIONS: Final = 4
PAWN: Final = 13
"""From nine spaces behind to nine ahead."""
LAID: Final = 32
ODD: Final = 33
AGAIN: Final = 34
LOOT: Final = 35
BUILT: Final = 37
LEAD: Final = 45
"""How far ahead in points, in steps of four from -20 to 20."""
TOKENS: Final = 56
TABLE_FEATURES: Final = 72

# Features of a city, of which there are two blocks.
COINS: Final = 0
COIN_STEPS: Final = 1
PRODUCTION: Final = 11
CHOICES: Final = 26
PRICES: Final = 30
FIXED: Final = 35
SYMBOLS: Final = 40
PAIRS: Final = 47
COUNTS: Final = 54
POINTS: Final = 62
PROGRESS: Final = 63
SYMBOL_STEPS: Final = 79
WAR_THREAT: Final = 87
"""How far the capital would be after the best attack that is open to the city: 0 (it falls) to 3 spaces or more."""
SCIENCE_THREAT: Final = 91
"""How many symbols would be missing after the best card that is open to it: 0 to 2, or more."""
CITY_FEATURES: Final = 95
MOST_MISSING: Final = 3
ENOUGH: Final = 9

# For each wonder and city: to be built, affordable, price, built.
WONDER_FEATURES: Final = 4
# For each card: open, affordable by us, by them, covered but seen; owned by us, by them.
CARD_FEATURES: Final = 6

MOST_PRICE: Final = 8
CURIOSITY: Final = 1.1
CAUTION: Final = 0.25


class Places:
    """Where the features and the moves of a card set lie in the rows of the net."""

    def __init__(self, codex: Codex) -> None:
        self.cities: i64 = TABLE_FEATURES
        self.wonders: i64 = self.cities + 2 * CITY_FEATURES
        self.offers: i64 = self.wonders + 2 * WONDER_FEATURES * codex.wonders
        self.cards: i64 = self.offers + codex.wonders
        self.inputs: i64 = self.cards + CARD_FEATURES * codex.cards
        # Outputs: the value, then moves; a wonder built with a card is the sum of two.
        self.build: i64 = 1
        self.sell: i64 = self.build + codex.cards
        self.bury: i64 = self.sell + codex.cards
        self.raise_wonder: i64 = self.bury + codex.cards
        self.draft: i64 = self.raise_wonder + codex.wonders
        self.token: i64 = self.draft + codex.wonders
        self.destroy: i64 = self.token + codex.tokens
        self.revive: i64 = self.destroy + codex.cards
        self.starter: i64 = self.revive + codex.cards
        self.outputs: i64 = self.starter + 2


class DuelJudge(Judge):
    """One net with a row of outputs for every kind of move."""

    def __init__(self, codex: Codex, weights: Weights) -> None:
        super().__init__(CURIOSITY, CAUTION)
        self.codex: Codex = codex
        self.places: Places = Places(codex)
        if self.places.inputs != weights.inputs or self.places.outputs != weights.outputs:
            raise ValueError("these weights are for another card set")
        self._net: Net = Net(weights)
        self._seat: i64 = 0

    def look(self, game: Game, seat: i64) -> None:
        net = self._net
        net.begin()
        describe(game, seat, self.places, net)
        net.close()
        self._seat = seat

    def value(self) -> float:
        self.chance = chance(self._net.output(0))
        return self.chance

    def weight(self, move: i64) -> float:
        return weight_of(self.logit(move))

    def logit(self, move: i64) -> float:
        outputs = outputs_of(self.codex, self.places, move, self._seat)
        first: i64 = outputs & 0xFFFF
        second: i64 = outputs >> 16
        total: float = self._net.output(first)
        if second:
            total += self._net.output(second)
        return total

    def describe(self, game: Game, seat: i64, into: Sink) -> None:
        describe(game, seat, self.places, into)


def outputs_of(codex: Codex, places: Places, move: i64, seat: i64) -> i64:
    """The outputs whose sum is the opinion of a move: one, or two packed."""
    if move < codex.sell_at:
        return places.build + move
    if move < codex.wonder_at:
        return places.sell + move - codex.sell_at
    if move < codex.draft_at:
        number: i64 = move - codex.wonder_at
        return (places.raise_wonder + number // codex.cards) | ((places.bury + number % codex.cards) << 16)
    if move < codex.progress_at:
        return places.draft + move - codex.draft_at
    if move < codex.destroy_at:
        return places.token + move - codex.progress_at
    if move < codex.revive_at:
        return places.destroy + move - codex.destroy_at
    if move < codex.starter_at:
        return places.revive + move - codex.revive_at
    if move - codex.starter_at == seat:
        return places.starter
    return places.starter + 1


def describe(game: Game, seat: i64, places: Places, into: Sink) -> None:
    """The position as the seat sees it."""
    assert isinstance(game, Duel)
    _describe_table(game, seat, places, into)
    prices: i64 = unit_prices(game.city(seat), game.city(1 - seat), game.codex.trade_price)
    their_prices: i64 = unit_prices(game.city(1 - seat), game.city(seat), game.codex.trade_price)
    _describe_city(game, seat, prices, places.cities, into)
    _describe_city(game, 1 - seat, their_prices, places.cities + CITY_FEATURES, into)
    if game.age:
        _describe_threats(game, seat, prices, places.cities, into)
        _describe_threats(game, 1 - seat, their_prices, places.cities + CITY_FEATURES, into)
    step: i64 = WONDER_FEATURES * game.codex.wonders
    _describe_wonders(game, game.city(seat), prices, places.wonders, into)
    _describe_wonders(game, game.city(1 - seat), their_prices, places.wonders + step, into)
    _describe_cards(game, seat, prices, their_prices, places.cards, into)


def _describe_table(game: Duel, seat: i64, places: Places, into: Sink) -> None:
    into.add(AGE + game.age, 1.0)
    into.add(DECISIONS + game.decision, 1.0)
    ahead: i64 = game.pawn if seat == 0 else -game.pawn
    into.add(PAWN + min(max(ahead, -9), 9) + 9, 1.0)
    laid: i64 = bit_count(game.structure.laid)
    into.add(LAID, float(laid) * 0.1)
    if laid & 1:
        into.add(ODD, 1.0)
    if game.again:
        into.add(AGAIN, 1.0)
    ours: i64 = game.looted1 if seat == 0 else game.looted0
    theirs: i64 = game.looted0 if seat == 0 else game.looted1
    into.add(LOOT, float(bit_count(ours)))
    into.add(LOOT + 1, float(bit_count(theirs)))
    built: i64 = field(game.city0.counts, WONDER) + field(game.city1.counts, WONDER)
    into.add(BUILT + min(built, 7), 1.0)
    lead: i64 = total_points(game, seat) - total_points(game, 1 - seat)
    into.add(LEAD + min(max(lead + 22, 0), 43) // 4, 1.0)
    left: i64 = game.board
    while left:
        into.add(TOKENS + lowest(left), 1.0)
        left &= left - 1
    if game.decision == DRAFT:
        left = game.offered()
        while left:
            into.add(places.offers + lowest(left), 1.0)
            left &= left - 1


def _describe_city(game: Duel, seat: i64, prices: i64, first: i64, into: Sink) -> None:
    city = game.city(seat)
    coins: i64 = city.coins
    into.add(first + COINS, float(coins) * 0.1)
    step: i64 = 0
    while step < ENOUGH and coins > step:
        into.add(first + COIN_STEPS + step, 1.0)
        step += 1
    if coins >= 13:
        into.add(first + COIN_STEPS + ENOUGH, 1.0)
    for kind in range(RESOURCES):
        units: i64 = min(field(city.production, kind), 3)
        for unit in range(units):
            into.add(first + PRODUCTION + 3 * kind + unit, 1.0)
        into.add(first + PRICES + kind, float(field(prices, kind)) * 0.25)
        if field(city.fixed_price, kind):
            into.add(first + FIXED + kind, 1.0)
    for unit in range(min(city.raw_choice, 2)):
        into.add(first + CHOICES + unit, 1.0)
    for unit in range(min(city.goods_choice, 2)):
        into.add(first + CHOICES + 2 + unit, 1.0)
    _add_bits(city.symbols, first + SYMBOLS, into)
    _add_bits(city.pairs, first + PAIRS, into)
    into.add(first + SYMBOL_STEPS + min(bit_count(city.symbols), 7), 1.0)
    for kind in range(WONDER + 1):
        into.add(first + COUNTS + kind, float(field(city.counts, kind)) * 0.25)
    into.add(first + POINTS, float(total_points(game, seat)) * 0.05)
    _add_bits(city.progress, first + PROGRESS, into)


def _describe_threats(game: Duel, seat: i64, prices: i64, first: i64, into: Sink) -> None:
    """How near a city is to a victory before the end, with what it could build next."""
    codex, city, structure = game.codex, game.city(seat), game.structure
    shields: i64 = 0
    fresh: i64 = 0
    left: i64 = structure.free & structure.seen
    while left:
        card: i64 = structure.card_in(lowest(left))
        left &= left - 1
        is_new: bool = (codex.science[card] & ~city.symbols) != 0
        if (codex.shields[card] or is_new) and price_of_card(codex, city, card, prices) <= city.coins:
            if codex.shields[card]:
                shields = max(shields, codex.shields[card] + field(city.extra_shields, codex.color[card]))
            if is_new:
                fresh = 1
    left = city.wonders
    while left:
        wonder: i64 = lowest(left)
        left &= left - 1
        if codex.w_shields[wonder] > shields and price_of_wonder(codex, city, wonder, prices) <= city.coins:
            shields = codex.w_shields[wonder]
    ahead: i64 = game.pawn if seat == 0 else -game.pawn
    into.add(first + WAR_THREAT + min(max(codex.capital - ahead - shields, 0), MOST_MISSING), 1.0)
    missing: i64 = codex.symbols_to_win - bit_count(city.symbols) - fresh
    into.add(first + SCIENCE_THREAT + min(max(missing, 0), MOST_MISSING), 1.0)


def _add_bits(mask: i64, first: i64, into: Sink) -> None:
    while mask:
        into.add(first + lowest(mask), 1.0)
        mask &= mask - 1


def _describe_wonders(game: Duel, city: City, prices: i64, first: i64, into: Sink) -> None:
    left: i64 = city.wonders
    while left:
        wonder: i64 = lowest(left)
        place: i64 = first + WONDER_FEATURES * wonder
        into.add(place, 1.0)
        if game.age:
            price: i64 = price_of_wonder(game.codex, city, wonder, prices)
            if price <= city.coins:
                into.add(place + 1, 1.0)
            into.add(place + 2, 0.125 * float(min(price, MOST_PRICE)))
        left &= left - 1
    left = city.built
    while left:
        into.add(first + WONDER_FEATURES * lowest(left) + 3, 1.0)
        left &= left - 1


def _describe_cards(game: Duel, seat: i64, prices: i64, their_prices: i64, first: i64, into: Sink) -> None:
    codex, structure = game.codex, game.structure
    city, rival = game.city(seat), game.city(1 - seat)
    left: i64 = structure.laid & structure.seen
    while left:
        slot: i64 = lowest(left)
        card: i64 = structure.card_in(slot)
        place: i64 = first + CARD_FEATURES * card
        if has(structure.free, slot):
            into.add(place, 1.0)
            if price_of_card(codex, city, card, prices) <= city.coins:
                into.add(place + 1, 1.0)
            if price_of_card(codex, rival, card, their_prices) <= rival.coins:
                into.add(place + 2, 1.0)
        else:
            into.add(place + 3, 1.0)
        left &= left - 1
    for card in range(codex.cards):
        where: i64 = i64(game.places[card])
        if where == 1 or where == 2:
            if where == seat + 1:
                into.add(first + CARD_FEATURES * card + 4, 1.0)
            else:
                into.add(first + CARD_FEATURES * card + 5, 1.0)
