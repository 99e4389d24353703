"""What a table of Duel is worth to a seat: points now, and a fair price for what points do not show yet.

All figures are in victory points. They are rules of thumb of players, kept few enough to read and to argue with.
"""

from typing import Final

from mypy_extensions import i64

from sevenwonders.core.game import Game
from sevenwonders.core.packed import bit_count, field, has
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import WONDER, Codex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.price import trade_cost, unit_prices
from sevenwonders.duel.scoring import total_points
from sevenwonders.duel.table import NOT_YET, PLAY_CARD, SHARED

WIN: Final = 1000.0
COIN: Final = 0.45
"""A coin buys more than the third of a point it is worth at the end, as long as there is something to buy."""
AGES_LEFT: Final = [3.0, 2.6, 1.4, 0.35]
"""How much of the game is to come, by age: what production and savings are worth."""
SYMBOL: Final = [0.0, 1.0, 2.2, 4.0, 7.0, 12.0, 0.0, 0.0]
"""The threat of a science victory, by different symbols owned."""
HALF_PAIR: Final = 1.5
"""A symbol without its twin may still bring a progress token."""
PUSH: Final = [0.0, 0.4, 0.8, 1.4, 2.0, 2.8, 4.2, 6.5, 10.0, 0.0]
"""The threat of a military victory, by spaces ahead, on top of the points there."""
TEMPO: Final = 2.0
"""Being next to move."""
CHAIN: Final = 0.7
TOKEN_POWER: Final = 4.0
"""A progress token that gives no points has its worth in use."""

ONE_OF_EACH: Final = 0x0101010101
"""A shopping list: one unit of every resource, packed."""
TWO_OF_RAW: Final = 0x0101020202
"""Another: two of the raw materials, one of the goods."""


def duel_value(game: Game, seat: int) -> float:
    """How much better the table is for a seat than for its rival."""
    assert isinstance(game, Duel)
    if game.victory != NOT_YET:
        if game.victory == SHARED:
            return 0.0
        return WIN if game.winner == seat else -WIN
    ours: i64 = seat
    worth = _city_worth(game, ours) - _city_worth(game, 1 - ours)
    if game.decision == PLAY_CARD:
        worth += TEMPO if game.active == ours else -TEMPO
    return worth


def _city_worth(game: Duel, seat: i64) -> float:
    codex = game.codex
    city, rival = game.city(seat), game.city(1 - seat)
    left: float = AGES_LEFT[game.age]
    worth = float(total_points(game, seat))
    worth += (COIN - 1.0 / float(codex.coins_per_point)) * min(float(city.coins), 16.0) * min(left, 1.0)
    worth += left * _supply_worth(city, rival, codex)
    worth += SYMBOL[min(int(bit_count(city.symbols)), 7)]
    worth += HALF_PAIR * min(left, 1.0) * float(bit_count(city.symbols & ~city.pairs))
    ahead: i64 = game.pawn
    if seat == 1:
        ahead = -ahead
    if ahead > 0:
        worth += PUSH[min(int(ahead), 9)]
    worth += CHAIN * min(left, 1.0) * float(bit_count(city.chains))
    worth += TOKEN_POWER * min(left, 1.0) * float(bit_count(city.progress)) - 0.5 * float(city.progress_vp)
    return worth + _wonders_worth(game, seat, left)


def _supply_worth(city: City, rival: City, codex: Codex) -> float:
    """What the city saves on a typical shopping list: one unit of everything, and two and three of raw materials."""
    prices: i64 = unit_prices(city, rival, codex.trade_price)
    ones: i64 = trade_cost(ONE_OF_EACH, city, prices, 0)
    twos: i64 = trade_cost(TWO_OF_RAW, city, prices, 0)
    return -0.35 * (0.6 * float(ones) + 0.4 * float(twos))


def _wonders_worth(game: Duel, seat: i64, left: float) -> float:
    """A wonder still to be built is worth a part of its points, less what it would cost now."""
    codex = game.codex
    city = game.city(seat)
    built: i64 = field(game.city0.counts, WONDER) + field(game.city1.counts, WONDER)
    if built >= codex.wonders_max:
        return 0.0
    worth = 0.0
    for wonder in range(codex.wonders):
        if has(city.wonders, wonder):
            price: i64 = game.wonder_price(seat, wonder)
            good = float(codex.w_vp[wonder]) + 2.0 + 3.0 * float(codex.w_again[wonder])
            worth += max(0.0, good - 0.4 * float(price)) * 0.4 * min(left, 1.0)
    return worth
