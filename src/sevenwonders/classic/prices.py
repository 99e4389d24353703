"""What a construction costs now, and to whom; or why it cannot be paid.

What can be done is the game's word: the legal moves. Only the reason for what cannot be done is worked out here, from
what lies open on the table.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from sevenwonders.classic.cards import Effect, Stage
from sevenwonders.classic.moves import MoveParts
from sevenwonders.classic.names import in_sentence
from sevenwonders.classic.scene import Scene
from sevenwonders.classic.texts import move_parts, paid
from sevenwonders.classic.tooltips import units

NOWHERE: Final = 1000
"""More than any price: what a unit costs that nobody has."""
MOST_KEPT: Final = 20_000
"""Answers of the search for the cheapest purchase that are remembered."""


@dataclass(frozen=True)
class Price:
    """The coins of one way to pay."""

    left: int = 0
    right: int = 0
    bank: int = 0

    @property
    def total(self) -> int:
        return self.left + self.right + self.bank


def price_of(scene: Scene, move: MoveParts) -> Price:
    """What a legal move costs, with the coins that are printed in the cost."""
    printed = 0
    if move.verb == "build" and not scene.chain_for(scene.acting, move.card):
        printed = scene.card(move.card).coins
    elif move.verb == "stage":
        stage = stage_of(scene, move)
        printed = scene.stages(scene.acting)[stage].coins
    return Price(move.left, move.right, move.bank + printed)


def stage_of(scene: Scene, move: MoveParts) -> int:
    """The stage that a move builds, from 0: the chosen one, or the next."""
    return move.option - 1 if move.option else sum(scene.here.stages)


def in_words(scene: Scene, price: Price) -> str:
    """A price for a sentence: "2 coins to Giza and 1 coin to the bank"; empty if it is nothing."""
    coins = {"left": price.left, "right": price.right, "bank": price.bank}
    return paid(scene.texts, scene.names, scene.acting, coins, scene.me)


# ---- why not


@dataclass(frozen=True)
class Lack:
    """Why something cannot be built."""

    kind: str
    """`owned`, `stages` (all built), `coins`, `trade`, `missing`, `own_card`, or `never`: for whatever else."""
    card: str = ""
    """What stands already."""
    coins: int = 0
    """How many are needed: in all, or to buy units."""
    units: str = ""
    """Letters of units that nobody has."""


NEVER: Final = Lack("never")


def why_no_card(scene: Scene, card: str) -> Lack:
    """Why the city cannot build a card."""
    row = scene.card(card)
    if any(scene.card(key).name == row.name for key in scene.here.cards):
        return Lack("owned", card=card)
    if move_parts(scene.view.sealed).card == card and not any(move.card == card for move in scene.moves):
        return Lack("own_card")
    return _lacking(scene, row.coins, row.cost, row.color) or NEVER


def why_no_stage(scene: Scene) -> Lack:
    """Why the city cannot build the next stage of its wonder."""
    stage = next_stage(scene, scene.acting)
    if stage is None:
        return Lack("stages")
    return _lacking(scene, stage.coins, stage.cost, "stage") or NEVER


def next_stage(scene: Scene, city: int) -> Stage | None:
    """The first stage that is not built."""
    built = scene.view.cities[city].stages
    return next((stage for stage, done in zip(scene.stages(city), built, strict=False) if not done), None)


def reason(scene: Scene, lack: Lack) -> str:
    """Why something cannot be built, in a sentence."""
    texts = scene.texts
    owned = texts.count("count.coin", scene.here.coins)
    if lack.kind == "owned":
        return texts("classic.why.owned", card=in_sentence(scene.box, lack.card, texts))
    if lack.kind in ("coins", "trade"):
        return texts(f"classic.why.{lack.kind}", coins=texts.count("count.coin", lack.coins), owned=owned)
    if lack.kind == "missing":
        return texts("classic.why.missing", what=texts.together(units(lack.units, texts)))
    return texts(f"classic.why.{lack.kind}")


def _lacking(scene: Scene, coins: int, cost: str, kind: str) -> Lack | None:
    """What is lacking for a cost: coins, units that nobody has, or coins to buy units; None if nothing seems to be."""
    owned = scene.here.coins
    missing, trade = cheapest_trade(scene, scene.acting, cost, kind)
    if missing:
        return Lack("missing", units=missing)
    if coins > owned:
        return Lack("coins", coins=coins)
    if coins + trade > owned:
        return Lack("trade", coins=trade)
    return None


# ---- the cheapest purchase

Source = tuple[str, tuple[int, ...]]
"""A unit of choice: the letters that it may be, and the price of each."""


def cheapest_trade(scene: Scene, city: int, cost: str, kind: str = "") -> tuple[str, int]:
    """The units that a city can get nowhere, and the coins for those it would have to buy, with no end of coins.

    `kind` is what is built, a colour or a `stage`: something may save resources on it.
    """
    here = scene.view.cities[city]
    needed = "".join(x * max(0, cost.count(x) - here.production.count(x)) for x in dict.fromkeys(cost))
    if not needed:
        return "", 0
    every = scene.box.resources
    effects = scene.effects_in(city)
    saved = sum(effect.saves.get(kind, 0) for effect in effects)
    if saved >= len(needed):
        return "", 0
    sources = [_source(unit, dict.fromkeys(every, 0)) for unit in [every] * saved + here.choices]
    sources += [_source(every, dict.fromkeys(every, 1))] * sum(effect.bank_buy for effect in effects)
    sides = (
        _offers(needed, for_sale(scene, scene.left_of(city)), here.left_prices, _rebate(effects, "left")),
        _offers(needed, for_sale(scene, scene.right_of(city)), here.right_prices, _rebate(effects, "right")),
    )
    tried = (_cheapest(needed, tuple(sorted([*sources, *left, *right]))) for left, right in product(*sides))
    return min(tried, key=lambda found: (len(found[0]), found[1]))


def _rebate(effects: list[Effect], side: str) -> int:
    return sum(effect.rebate.get(side, 0) for effect in effects)


def _offers(needed: str, units: list[str], prices: dict[str, int], rebate: int) -> list[list[Source]]:
    """What a neighbour sells of what is needed; with a rebate on one unit, once for each unit that may have it."""
    useful = [unit for unit in units if not set(unit).isdisjoint(needed)]
    if not rebate:
        return [[_source(unit, prices) for unit in useful]]
    return [
        [_source(unit, prices, rebate if place == cheaper else 0) for place, unit in enumerate(useful)]
        for cheaper in range(max(1, len(useful)))
    ]


def _source(unit: str, prices: dict[str, int], rebate: int = 0) -> Source:
    letters = unit.replace("/", "")
    return letters, tuple(max(0, prices[letter] - rebate) for letter in letters)


@lru_cache(maxsize=MOST_KEPT)
def _cheapest(needed: str, sources: tuple[Source, ...]) -> tuple[str, int]:
    known: dict[tuple[int, int], tuple[int, str]] = {}

    def cover(place: int, used: int) -> tuple[int, str]:
        if place == len(needed):
            return 0, ""
        if (place, used) in known:
            return known[place, used]
        kind = needed[place]
        rest = cover(place + 1, used)
        best = (rest[0] + NOWHERE, kind + rest[1])
        tried: set[Source] = set()
        for number, source in enumerate(sources):
            if kind in source[0] and not used >> number & 1 and source not in tried:
                tried.add(source)
                rest = cover(place + 1, used | 1 << number)
                best = min(best, (rest[0] + source[1][source[0].index(kind)], rest[1]))
        known[place, used] = best
        return best

    price, missing = cover(0, 0)
    return missing, price - NOWHERE * len(missing)


def for_sale(scene: Scene, city: int) -> list[str]:
    """The units that a city's neighbours may buy from it: letters, and choices such as W/C."""
    here = scene.view.cities[city]
    return [*here.for_sale, *here.choices_for_sale]
