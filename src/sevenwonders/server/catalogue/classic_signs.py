"""What a card, a stage or a board of 7 Wonders does, in signs."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.classic.cards import ALL_SAVED, Box, Count, Effect
from sevenwonders.classic.words.tooltips import power_mark, power_sentence
from sevenwonders.core.resources import CLASSES, GOODS, RAW
from sevenwonders.core.texts import Texts
from sevenwonders.server.catalogue.signs import (
    EQUALS,
    MINUS,
    PER,
    any_resource,
    coin,
    one_of,
    point,
    resources,
    shield,
)
from sevenwonders.server.models import Mark

COUNTED: Final = {"coins": "coin", "shields": "shield", "stage": "stage", "victory": "victory", "defeat": "defeat"}
AROUND: Final = ("left", "self", "right")
"""The cities in which something is counted, as they lie."""


def effect_marks(box: Box, effect: Effect, texts: Texts) -> list[Mark]:
    """All that an effect does."""
    return [
        *_production(effect),
        *_trade(box, effect, texts),
        *_coins(box, effect),
        *([shield(effect.shields)] if effect.shields else []),
        *_science(effect),
        *(Mark(icon="token", key=token, n=number) for token, number in effect.tokens.items()),
        *([Mark(icon="victory"), point(effect.victory)] if effect.victory else []),
        *_points(box, effect),
        *_power(box, effect, texts),
    ]


def _production(effect: Effect) -> Iterator[Mark]:
    yield from resources(unit for unit in effect.produces if "/" not in unit)
    for unit in effect.produces:
        if "/" in unit:
            yield from one_of(resources(unit.split("/")))


def _nearly_any(letters: str) -> bool:
    """Whether so many resources are meant that the sign for any of them says it best; words tell what is missing."""
    return len(letters) >= len(RAW) + len(GOODS) - 1


def _trade(box: Box, effect: Effect, texts: Texts) -> Iterator[Mark]:
    if effect.discount is not None:
        yield from (Mark(icon=side) for side in effect.discount.sides)
        yield from resources(
            letter for letter in CLASSES.get(effect.discount.goods, effect.discount.goods) if letter in box.resources
        )
        yield from (EQUALS, coin(effect.discount.price))
        if effect.discount.once:
            yield Mark(icon="word", key="once", text=texts("server.mark.once"))
    if effect.bank_goods and not _nearly_any(effect.bank_goods):
        yield from (*resources(effect.bank_goods), EQUALS, coin(1))
    elif effect.bank_buy:
        yield from (any_resource(effect.bank_buy), EQUALS, coin(1))
    for color in effect.payable_in_coins:
        yield from (_kind(box, color), EQUALS, coin(1), PER, any_resource(1))
    if effect.saves_per is not None:
        yield from (_kind(box, effect.saves_per.on), MINUS, any_resource(1), PER, _kind(box, effect.saves_per.of))
    for side, coins in effect.rebate.items():
        yield from (Mark(icon=side), MINUS, coin(coins))
    for kind, number in effect.saves.items():
        if number >= ALL_SAVED:
            yield from (_kind(box, kind), EQUALS, any_resource(0))
        elif effect.saves_of and not _nearly_any(effect.saves_of):
            yield from (MINUS, *one_of(resources(effect.saves_of)), PER, _kind(box, kind))
        else:
            yield from (MINUS, any_resource(number), PER, _kind(box, kind))


def _coins(box: Box, effect: Effect) -> Iterator[Mark]:
    if effect.coins_now:
        yield coin(effect.coins_now)
    if effect.coins_per is not None:
        yield coin(effect.coins_per.n)
        yield from _per(box, effect.coins_per)


def _science(effect: Effect) -> Iterator[Mark]:
    for entry in effect.science:
        yield from one_of(Mark(icon="science", key=symbol) for symbol in entry.split("/"))


def _points(box: Box, effect: Effect) -> Iterator[Mark]:
    if effect.vp:
        yield point(effect.vp)
    if effect.vp_per is not None:
        if effect.vp_per.n < 0:
            yield MINUS
        yield point(abs(effect.vp_per.n))
        yield from _per(box, effect.vp_per)
    if effect.vp_per_set is not None:
        yield point(effect.vp_per_set.n)
        yield from _per(box, effect.vp_per_set)


def _per(box: Box, count: Count) -> Iterator[Mark]:
    """For each thing of some kinds; where it is counted is said unless that is the own city alone."""
    yield PER
    yield from (_kind(box, kind) for kind in count.of for _ in range(count.each))
    if set(count.where) != {"self"}:
        yield from (Mark(icon=city) for city in AROUND if city in count.where)


def _kind(box: Box, kind: str) -> Mark:
    """Something that is counted, or made cheaper."""
    if kind in COUNTED:
        return Mark(icon=COUNTED[kind])
    if kind in box.symbols:
        return Mark(icon="science", key=kind)
    return Mark(icon="token" if kind in box.tokens else "card", key=kind)


def _power(box: Box, effect: Effect, texts: Texts) -> Iterator[Mark]:
    """A power in a few words, or in its sentence where there are none."""
    power = effect.power
    if power:
        words = power_mark(box, effect, texts) or power_sentence(box, effect, texts)
        yield Mark(icon="word", key=power, text=words)
