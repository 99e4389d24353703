"""What the first unit that is bought from a side, or one of each class of resources, is cheaper."""

from mypy_extensions import i64

from sevenwonders.classic.market import Space
from sevenwonders.classic.payment import FIRST_GOOD, KINDS
from sevenwonders.core.packed import field


def rebated(space: Space, lacking: i64, source: i64, coins: i64, rebate: i64, once: i64) -> i64:
    """The coins for a neighbour, less what the first unit, or one of each class of resources, is cheaper."""
    if once:
        coins -= _cheaper_once(space, lacking, source, once, False) + _cheaper_once(space, lacking, source, once, True)
    if rebate:
        coins -= _cheaper_first(space, lacking, source, coins, rebate)
    return coins


def _cheaper_first(space: Space, lacking: i64, source: i64, coins: i64, rebate: i64) -> i64:
    """What the first unit is cheaper, if it is of a resource of which the first one is."""
    best: i64 = 0
    for place in range(lacking):
        units: i64 = space.bought[source * KINDS + place]
        if units:
            kind: i64 = space.kinds[place]
            off: i64 = field(rebate, kind)
            if off > best:
                best = off
            elif off == 0:
                coins -= units * field(space.prices[source], kind)
    if best > coins:
        best = coins
    if best < 0:
        return 0
    return best


def _cheaper_once(space: Space, lacking: i64, source: i64, once: i64, manufactured: bool) -> i64:
    best: i64 = 0
    for place in range(lacking):
        kind: i64 = space.kinds[place]
        if space.bought[source * KINDS + place] and (kind >= FIRST_GOOD) == manufactured:
            off: i64 = field(space.prices[source], kind) - field(once, kind)
            if off > best:
                best = off
    return best
