"""What a construction costs now, and to whom; or why it cannot be paid.

What can be done is the game's word: the legal moves. Only the reason for what cannot be done is worked out here, from
what lies open on the table.
"""

from dataclasses import dataclass
from functools import cache

from sevenwonders.classic.cards import Stage
from sevenwonders.classic.moves import MoveParts
from sevenwonders.classic.names import in_sentence, small_article
from sevenwonders.classic.texts import paid
from sevenwonders.classic.tooltips import units
from sevenwonders.terminal.classic.marks import letters_of
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.palette import COIN, LEFT, RIGHT

NOWHERE = 1000
"""More than any price: what a unit costs that nobody has."""


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
        printed = scene.wonder(scene.acting).stages[stage].coins
    return Price(move.left, move.right, move.bank + printed)


def stage_of(scene: Scene, move: MoveParts) -> int:
    """The stage that a move builds, from 0: the chosen one, or the next."""
    return move.option - 1 if move.option else sum(scene.here.stages)


def in_words(scene: Scene, price: Price) -> str:
    """A price for a sentence: "2 coins to Giza and 1 coin to the bank"; empty if it is nothing."""
    coins = {"left": price.left, "right": price.right, "bank": price.bank}
    return paid(scene.texts, scene.names, scene.acting, coins, scene.me)


def in_short(scene: Scene, price: Price, arrows: bool = False) -> str:
    """A price for the face of a card: "2● left + 1● bank", or with arrows "◀2● +1●"."""
    texts, parts = scene.texts, []
    sides = (("left", price.left, scene.left_of(scene.acting)), ("right", price.right, scene.right_of(scene.acting)))
    for side, coins, city in sides:
        if not coins:
            continue
        if arrows:
            parts.append(f"{LEFT if side == 'left' else RIGHT}{coins}{COIN}")
        elif scene.acting == scene.me:
            parts.append(texts(f"classic.pay.{side}", n=coins))
        elif city == scene.me:
            parts.append(texts("classic.pay.you", n=coins))
        else:
            parts.append(texts("classic.pay.name", n=coins, player=small_article(scene.names[city], texts)))
    if price.bank:
        parts.append(texts("classic.pay.bank", n=price.bank))
    return ("+" if arrows else " + ").join(parts) or texts("classic.pay.free")


def ways_in_short(scene: Scene, moves: list[MoveParts], room: int) -> str:
    """All ways to pay, as far as there is room for them; the cheapest stands first."""
    texts, tried = scene.texts, []
    prices = [price_of(scene, move) for move in moves]
    for arrows in (False, True):
        told = [in_short(scene, price, arrows) for price in prices]
        if len(told) == 2:
            tried.append(texts("classic.short.or", one=told[0], other=told[1]))
        if len(told) > 1:
            tried.append(texts.count("classic.short.ways", len(told), one=told[0]))
        else:
            tried.append(told[0])
    return next((text for text in tried if len(text) <= room), tried[-1])


# ---- why not


@dataclass(frozen=True)
class Reason:
    """Why something cannot be built: a sentence, and a few words for the face of a card."""

    text: str
    short: str


def why_no_card(scene: Scene, card: str) -> Reason:
    """Why the city cannot build a card."""
    row, texts = scene.card(card), scene.texts
    if any(scene.card(key).name == row.name for key in scene.here.cards):
        name = in_sentence(scene.box, card, texts)
        return Reason(texts("classic.why.owned", card=name), texts("classic.short.owned"))
    if scene.acting != scene.me and not any(move.card == card for move in scene.moves):
        reason = _why(scene, row.coins, row.cost)
        own = Reason(texts("classic.why.own_card"), texts("classic.short.own_card"))
        return reason or own
    return _why(scene, row.coins, row.cost) or _never(scene)


def why_no_stage(scene: Scene) -> Reason:
    """Why the city cannot build the next stage of its wonder."""
    stage = next_stage(scene, scene.acting)
    if stage is None:
        return Reason(scene.texts("classic.why.stages"), scene.texts("classic.ui.complete"))
    return _why(scene, stage.coins, stage.cost) or _never(scene)


def next_stage(scene: Scene, city: int) -> Stage | None:
    """The first stage that is not built."""
    built = scene.view.cities[city].stages
    return next((stage for stage, done in zip(scene.wonder(city).stages, built, strict=True) if not done), None)


def _never(scene: Scene) -> Reason:
    return Reason(scene.texts("classic.why.never"), scene.texts("classic.short.never"))


def _why(scene: Scene, coins: int, cost: str) -> Reason | None:
    """What is lacking for a cost: coins, units that nobody has, or coins to buy units; None if nothing seems to be."""
    texts, owned = scene.texts, scene.here.coins
    held = texts.count("count.coin", owned)
    missing, trade = cheapest_trade(scene, scene.acting, cost)
    if missing:
        told = texts("classic.why.missing", what=texts.together(units(missing, texts)))
        return Reason(told, texts("classic.short.missing", what=letters_of(missing, texts)))
    if coins > owned:
        told = texts("classic.why.coins", coins=texts.count("count.coin", coins), owned=held)
        return Reason(told, texts("classic.short.coins", n=coins))
    if coins + trade > owned:
        told = texts("classic.why.trade", coins=texts.count("count.coin", trade), owned=held)
        return Reason(told, texts("classic.short.trade", n=trade))
    return None


def cheapest_trade(scene: Scene, city: int, cost: str) -> tuple[str, int]:
    """The units that a city can get nowhere, and the coins for those it would have to buy, with no end of coins."""
    here = scene.view.cities[city]
    needed = "".join(x * max(0, cost.count(x) - here.production.count(x)) for x in dict.fromkeys(cost))
    sources = [(unit.replace("/", ""), dict.fromkeys(unit, 0)) for unit in here.choices]
    sides = ((scene.left_of(city), here.left_prices), (scene.right_of(city), here.right_prices))
    for neighbour, prices in sides:
        sources += [(unit.replace("/", ""), prices) for unit in for_sale(scene, neighbour)]

    @cache
    def cover(place: int, used: int) -> tuple[int, str]:
        if place == len(needed):
            return 0, ""
        kind = needed[place]
        rest = cover(place + 1, used)
        best = (rest[0] + NOWHERE, kind + rest[1])
        tried: set[tuple[str, int]] = set()
        for number, (gives, prices) in enumerate(sources):
            if kind in gives and not used >> number & 1 and (gives, prices[kind]) not in tried:
                tried.add((gives, prices[kind]))
                rest = cover(place + 1, used | 1 << number)
                best = min(best, (rest[0] + prices[kind], rest[1]))
        return best

    price, missing = cover(0, 0)
    return missing, price - NOWHERE * len(missing)


def for_sale(scene: Scene, city: int) -> list[str]:
    """The units that a city's neighbours may buy from it: letters, and choices such as W/C."""
    choices = [u for effect in scene.effects_in(city) if effect.tradeable for u in effect.produces if "/" in u]
    return [*scene.view.cities[city].for_sale, *choices]
