"""What a construction costs: production first, then choices and savings on the dearest units, then the bank."""

from mypy_extensions import i64

from sevenwonders.core.packed import BITS, FIELD, field, unit
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import RAW_KINDS, RESOURCES


def unit_prices(city: City, rival: City, base: i64) -> i64:
    """What one unit of each resource costs the city at the bank, packed."""
    prices: i64 = 0
    for kind in range(RESOURCES):
        if city.fixed_price >> kind & 1:  # ruling: trade_fixed_price
            prices += unit(kind)
        else:
            prices += (base + ((rival.for_sale >> (kind * BITS)) & FIELD)) << (kind * BITS)
    return prices


def trade_cost(cost: i64, city: City, prices: i64, saved: i64) -> i64:
    """The least coins for the resources that the city does not make itself; `saved` units cost nothing.

    A choice producer removes one missing unit of its group (raw materials or goods), a saved unit one of any kind. The
    groups are disjoint, so giving each choice to the dearest missing unit of its group, and the saved units to the
    dearest of what is then left, is exact (ruling: token_architecture_and_masonry).
    """
    missing: i64 = 0
    for kind in range(RESOURCES):
        shift: i64 = kind * BITS
        lack: i64 = ((cost >> shift) & FIELD) - ((city.production >> shift) & FIELD)
        if lack > 0:
            missing += lack << shift
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
