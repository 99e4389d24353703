"""The cost at which a card would be fair, by trying: the same deals with the card at other costs."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from sevenwonders.lab.balance.plan import Plan, Price
from sevenwonders.lab.balance.running import Effort, run
from sevenwonders.lab.balance.store import Store
from sevenwonders.lab.balance.sums import UseSums, added_up
from sevenwonders.lab.balance.uses import Thing
from sevenwonders.lab.balance.verdict import FEWEST_PAIRS, Amount, Finding, amounts

DEARER: Final = 8
"""Steps up from what a card costs."""
PAIRS: Final = 3


@dataclass(frozen=True)
class Tried:
    """A cost, and what the card adds at it more than its peers."""

    price: Price
    beside: Amount


@dataclass(frozen=True)
class Advice:
    """What was tried for a card, from cheap to dear, and the best of it."""

    thing: Thing
    tried: tuple[Tried, ...]
    best: Tried
    fair: bool
    """Whether the card is fair at that cost."""


def ladder(thing: Thing, letters: str) -> tuple[list[Price], int]:
    """Costs from the cheapest to the dearest, each a step above the other, and where the card stands now.

    A step is a coin where only coins are paid, else a resource, of each kind one before any comes twice.

    >>> prices, now = ladder(Thing("build", "baths", "age1", "blue", 0, "S"), "WSC")
    >>> [price.cost for price in prices[:4]], now
    (['', 'S', 'WS', 'WSC'], 1)
    """
    if thing.coins and not thing.cost:
        return [Price(thing.key, coins, "") for coins in range(thing.coins + DEARER + 1)], thing.coins
    below = [Price(thing.key, 0, thing.cost[:units]) for units in range(len(thing.cost))]
    if thing.coins:
        below.append(Price(thing.key, 0, thing.cost))
    prices, cost = [*below, Price(thing.key, thing.coins, thing.cost)], thing.cost
    for _ in range(DEARER):
        least = min(letters, key=lambda letter: (cost.count(letter), letters.index(letter)))
        cost = "".join(sorted(cost + least, key=letters.index))
        prices.append(Price(thing.key, thing.coins, cost))
    return prices, len(below)


class Prices:
    """Tries costs of cards, for one measurement."""

    def __init__(self, plan: Plan, folder: Path, letters: str, measure: str, margin: float, deals: int) -> None:
        self._plan = plan
        self._folder = folder
        self._letters = letters
        self._measure = measure
        self._margin = margin
        self._deals = deals

    def advise(self, finding: Finding, effort: Effort, done: Callable[[int], None]) -> Advice | None:
        """Search for the cost at which a thing adds what its peers add: the dearer, the less. None if time ran out."""
        prices, now = ladder(finding.thing, self._letters)
        tried = {now: Tried(prices[now], finding.beside)}
        low, high = (now + 1, len(prices) - 1) if finding.beside.value > 0 else (0, now - 1)
        while low <= high:
            middle = (low + high) // 2
            beside = self._beside(finding, prices[middle], effort, done)
            if beside is None:
                return None
            tried[middle] = Tried(prices[middle], beside)
            if beside.value > 0:
                low = middle + 1
            else:
                high = middle - 1
        best = min(tried.values(), key=lambda each: abs(each.beside.value))
        rows = tuple(tried[step] for step in sorted(tried))
        return Advice(finding.thing, rows, best, abs(best.beside.value) <= self._margin)

    def _beside(self, finding: Finding, price: Price, effort: Effort, done: Callable[[int], None]) -> Amount | None:
        """What a thing adds at a cost, more than its peers at theirs: nothing if nobody can pay for it."""
        thing = finding.thing
        plan = replace(self._plan, favourites=(thing.key,), only=True, pairs=PAIRS, price=price)
        store = Store(self._folder / f"{thing.key}-{price.coins}{price.cost}", plan)
        if not run(plan, store, self._deals, effort, done):
            return None
        found = UseSums()
        for (_, use, key), sums in added_up(store).uses.items():
            if (use, key) == (thing.use, thing.key):
                found.add(sums)
        if found.pairs < FEWEST_PAIRS:
            return Amount(0.0, 0.0)
        return finding.peers.beside(amounts(found)[0][self._measure], found)
