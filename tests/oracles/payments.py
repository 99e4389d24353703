"""The fewest coins for a cost, by trying every way to come by every unit."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .market import Market, Seller

NEVER = 10**6
DOUBLE = "*"
"""After the letters of a unit of which a warehouse makes one more, the same."""


@dataclass(frozen=True)
class Cost:
    """What a construction asks for."""

    letters: str
    coins: int
    """For the bank, whatever is done."""
    saved: int = 0
    """Resources that need not be paid."""
    helps: tuple[str, ...] = ()
    """For each: one resource of these letters need not be paid."""
    in_coins: bool = False
    """Each resource is paid as a coin."""
    may_coin: bool = False


class State(NamedTuple):
    """What is left to use, and what was bought from each seller."""

    own: tuple[str, ...]
    sold: tuple[tuple[str, ...], ...]
    bought: tuple[str, ...]
    bank: tuple[str, ...]
    helps: tuple[str, ...]
    saved: int
    coins: int


def least(cost: Cost, market: Market) -> int:
    """The fewest coins for the resources of a cost; NEVER if there is no way."""
    if cost.in_coins:
        helped = sum(bool(set(help_) & set(cost.letters)) for help_ in cost.helps)
        return max(0, len(cost.letters) - cost.saved - helped)
    if cost.saved >= len(cost.letters):
        return 0
    return min(_least(cost, market, own) for own in _with_warehouse(market))


def _with_warehouse(market: Market) -> Iterator[list[str]]:
    """Every way to use a warehouse: each unit that it may double."""
    yield market.own
    if not market.warehouses:
        return
    for unit in set(market.doubled):
        if len(unit) == 1:
            yield [*market.own, unit]
        else:
            own = list(market.own)
            own.remove(unit)
            yield [*own, unit + DOUBLE]


def _least(cost: Cost, market: Market, own: Sequence[str]) -> int:
    fixed = Counter(unit for unit in own if len(unit) == 1)
    lacking = Counter(cost.letters) - fixed
    useful = set(lacking)
    choices = tuple(sorted(unit for unit in own if len(unit) > 1 and useful & set(unit)))
    sold = tuple(tuple(sorted(u for u in seller.units if useful & set(u))) for seller in market.sellers)
    start = State(choices, sold, ("",) * len(sold), tuple(market.bank), cost.helps, cost.saved, 0)
    states = {start}
    for letter in sorted(lacking.elements()):
        states = {after for state in states for after in _ways(state, letter, market, cost)}
    return min((_total(state, market) for state in states), default=NEVER)


def _ways(state: State, letter: str, market: Market, cost: Cost) -> Iterator[State]:
    """Every way to come by one unit."""
    for unit in set(state.own):
        if letter in unit:
            rest = _without(state.own, unit)
            if unit.endswith(DOUBLE):
                rest = tuple(sorted((*rest, letter)))
            yield state._replace(own=rest)
    if state.saved:
        yield state._replace(saved=state.saved - 1)
    for help_ in set(state.helps):
        if letter in help_:
            yield state._replace(helps=_without(state.helps, help_))
    for place, seller in enumerate(market.sellers):
        for unit in set(state.sold[place]):
            if letter in unit and letter in seller.prices:
                sold, bought = list(state.sold), list(state.bought)
                sold[place] = _without(sold[place], unit)
                bought[place] = "".join(sorted(bought[place] + letter))
                yield state._replace(sold=tuple(sold), bought=tuple(bought))
    for unit in set(state.bank):
        if letter in unit:
            yield state._replace(bank=_without(state.bank, unit), coins=state.coins + 1)
    if cost.may_coin:
        yield state._replace(coins=state.coins + 1)
    if market.share:
        yield state._replace(coins=state.coins + market.share)


def _without(units: tuple[str, ...], unit: str) -> tuple[str, ...]:
    place = units.index(unit)
    return units[:place] + units[place + 1 :]


def _total(state: State, market: Market) -> int:
    return state.coins + sum(_bill(s, bought) for s, bought in zip(market.sellers, state.bought, strict=True))


def _bill(seller: Seller, bought: str) -> int:
    """What a seller takes: offers for one unit serve where they save most, then the rebate on one unit."""
    prices = [(seller.prices[letter], letter) for letter in bought]
    for goods, offer in seller.once:
        fitting = [price for price in prices if price[1] in goods and price[0] > offer]
        if fitting:
            prices.remove(max(fitting))
            prices.append((offer, max(fitting)[1]))
    dearest = max((price for price, letter in prices if letter not in seller.no_rebate), default=0)
    return sum(price for price, _ in prices) - min(seller.rebate, dearest)
