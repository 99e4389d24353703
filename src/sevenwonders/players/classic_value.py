"""What a table of 7 Wonders is worth to a seat: points now, and a fair price for what points do not show yet.

All figures are in victory points. They are rules of thumb of players, kept few enough to read and to argue with.
"""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.codex import COINS, SHIELDS
from sevenwonders.classic.game import Classic
from sevenwonders.classic.paying import is_chained
from sevenwonders.classic.scoring import total_points
from sevenwonders.core.game import Game
from sevenwonders.core.packed import bit, field

TURNS_LEFT: Final = [1.0, 1.0, 0.62, 0.22]
"""How much of the game is to come at the start of each age: what production is worth."""
COIN: Final = 0.42
"""A coin buys more than the third of a point it is worth at the end, as long as there is something to buy."""
ENOUGH_COINS: Final = 9.0
FIRST_UNIT: Final = 3.4
"""A resource that the city did not have at all; the second and third unit are worth less."""
NEXT_UNITS: Final = 1.1
CHOICE: Final = 4.0
FOR_SALE_NEXT_DOOR: Final = 0.45
"""Of the worth of a unit that a neighbour sells."""
CHAIN: Final = 0.9
"""A card to come that will be free."""
SYMBOL: Final = 1.3
"""A science symbol brings more of its kind, and sets."""
EDGE: Final = 0.55
"""How sure a lead of one shield is to last to the conflict."""


def classic_value(game: Game, seat: int) -> float:
    """How much a seat has, less a little of what the best of its neighbours has."""
    assert isinstance(game, Classic)
    left = float(TURNS_LEFT[game.age])
    if game.age:
        left -= 0.06 * float(game.turn)
    own = _city_worth(game, seat, max(left, 0.0))
    best = max(
        float(total_points(game, game.left_of(seat))),
        float(total_points(game, game.right_of(seat))),
    )
    return own - 0.15 * best


def _city_worth(game: Classic, seat: i64, left: float) -> float:
    codex = game.codex
    city = game.cities[seat]
    worth = float(total_points(game, seat))
    coins = float(city.count[COINS])
    worth += (COIN - 1.0 / float(codex.coins_per_point)) * min(coins, ENOUGH_COINS) * min(2.0 * left, 1.0)
    worth += left * _supply_worth(game, seat)
    worth += _war_worth(game, seat)
    symbols = 0.0
    for place in range(codex.first_symbol, codex.first_symbol + codex.symbols):
        symbols += float(city.count[place])
    worth += SYMBOL * left * (symbols + float(len(city.free_symbols)))
    for rules in game.setting.promisers:
        worth += rules.promise(game, seat)
    return worth + CHAIN * _chains(game, seat)


def _supply_worth(game: Classic, seat: i64) -> float:
    """Every resource once is worth most; what neighbours sell counts for something, more if it is cheap."""
    city = game.cities[seat]
    left, right = game.cities[game.left_of(seat)], game.cities[game.right_of(seat)]
    worth = CHOICE * float(city.choices)
    for kind in range(game.codex.kinds):
        own = float(field(city.production, kind))
        if own > 0.0:
            worth += FIRST_UNIT + NEXT_UNITS * min(own - 1.0, 2.0)
        else:
            near = 0.0
            if field(left.for_sale, kind) or left.sale_reach[bit(kind)]:
                near = 2.0 / float(field(city.next_left, kind) or 1)
            if field(right.for_sale, kind) or right.sale_reach[bit(kind)]:
                near = max(near, 2.0 / float(field(city.next_right, kind) or 1))
            worth += FOR_SALE_NEXT_DOOR * FIRST_UNIT * min(near, 1.6)
    return worth


def _war_worth(game: Classic, seat: i64) -> float:
    """The conflicts to come, as the shields stand now."""
    ours: i64 = game.cities[seat].count[SHIELDS]
    worth = 0.0
    for neighbour in (game.left_of(seat), game.right_of(seat)):
        ahead = float(ours - game.cities[neighbour].count[SHIELDS])
        sure = max(-1.0, min(1.0, EDGE * ahead))
        for age in range(max(1, int(game.age)), 4):
            prize = float(game.codex.victory[age])
            fade = 1.0 if age == game.age else 0.5
            worth += fade * (sure * prize if sure > 0.0 else sure)
    return worth


def _chains(game: Classic, seat: i64) -> float:
    """How many cards of later ages a city will build for nothing."""
    city, codex = game.cities[seat], game.codex
    count = 0.0
    for card in range(codex.cards):
        if codex.age[card] > game.age and not city.owned[codex.name[card]] and is_chained(game, seat, card):
            count += 1.0
    return count
