"""What a construction costs: production first, then choices and savings on the dearest units, then the bank."""

from mypy_extensions import i64

from sevenwonders.core.packed import ONES, field, shortfall, unit
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import RAW_KINDS, RESOURCES, WONDER, Codex


def unit_prices(city: City, rival: City, base: i64) -> i64:
    """What one unit of each resource costs the city at the bank, packed."""
    prices: i64 = base * ONES + rival.for_sale
    return (prices & ~city.fixed_price) | (ONES & city.fixed_price)  # ruling: trade_fixed_price


def price_of_card(codex: Codex, city: City, card: i64, prices: i64) -> i64:
    """What a card costs a city that buys resources at these prices, in coins."""
    if city.chains & codex.chain_needs[card]:
        return 0
    saved: i64 = field(city.less, codex.color[card])
    return codex.coins[card] + trade_cost(codex.cost[card], city, prices, saved)


def price_of_wonder(codex: Codex, city: City, wonder: i64, prices: i64) -> i64:
    """What a wonder costs a city that buys resources at these prices, in coins."""
    return codex.w_coins[wonder] + trade_cost(codex.w_cost[wonder], city, prices, field(city.less, WONDER))


def trade_cost(cost: i64, city: City, prices: i64, saved: i64) -> i64:
    """The least coins for the resources that the city does not make itself; `saved` units cost nothing.

    A choice producer removes one missing unit of its group (raw materials or goods), a saved unit one of any kind. The
    groups are disjoint, so giving each choice to the dearest missing unit of its group, and the saved units to the
    dearest of what is then left, is exact (ruling: token_architecture_and_masonry).
    """
    missing: i64 = shortfall(cost, city.production)
    if not missing:
        return 0
    missing = _without_dearest(missing, prices, city.raw_choice, 0, RAW_KINDS)
    missing = _without_dearest(missing, prices, city.goods_choice, RAW_KINDS, RESOURCES)
    missing = _without_dearest(missing, prices, saved, 0, RESOURCES)
    total: i64 = 0
    for kind in range(RESOURCES):
        total += field(missing, kind) * field(prices, kind)
    return total


def _without_dearest(missing: i64, prices: i64, units: i64, first: i64, after: i64) -> i64:
    """What is missing less some units: each the dearest then left among the kinds from `first` to before `after`."""
    while units > 0:
        best: i64 = -1
        highest: i64 = -1
        for kind in range(first, after):
            if field(missing, kind) and field(prices, kind) > highest:
                highest = field(prices, kind)
                best = kind
        if best < 0:
            break
        missing -= unit(best)
        units -= 1
    return missing
