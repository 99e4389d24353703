"""What a set means by words for resources: those that it knows, whatever else is in the box.

A discount on manufactured goods, or a unit of any resource, was written with the resources of the base game, of the set
itself and of the sets that it needs in mind. Another set may bring more: nothing written before it is about those. So a
box says by their letters what is meant, and rules, signs and words agree.
"""

from dataclasses import replace

from sevenwonders.classic.cards import ALL_SAVED, Box, Card, CardSet, Effect, Wonder
from sevenwonders.core.resources import CLASSES


def as_known(box: Box) -> Box:
    """A box in which every effect names its resources, where its set does not know all of them."""
    return Box(tuple(_set(each, box.known_to(each), box.resources) for each in box.sets))


def _set(each: CardSet, known: str, every: str) -> CardSet:
    if set(known) == set(every):
        return each
    cards = tuple(_card(card, known, every) for card in each.cards)
    return replace(each, cards=cards, wonders=tuple(_wonder(wonder, known, every) for wonder in each.wonders))


def _card(card: Card, known: str, every: str) -> Card:
    steps = tuple(replace(step, effect=_effect(step.effect, known, every)) for step in card.steps)
    return replace(card, effect=_effect(card.effect, known, every), steps=steps)


def _wonder(wonder: Wonder, known: str, every: str) -> Wonder:
    stages = tuple(replace(stage, effect=_effect(stage.effect, known, every)) for stage in wonder.stages)
    return replace(wonder, start=_effect(wonder.start, known, every), stages=stages)


def _effect(effect: Effect, known: str, every: str) -> Effect:
    discount = effect.discount
    if discount is not None and discount.goods in CLASSES:
        meant = "".join(letter for letter in CLASSES[discount.goods] if letter in known)
        if any(letter in every and letter not in known for letter in CLASSES[discount.goods]):
            discount = replace(discount, goods=meant)
    whole = any(number >= ALL_SAVED for number in effect.saves.values())  # the cost need not be paid, whatever it is
    return replace(
        effect,
        discount=discount,
        bank_goods=effect.bank_goods or (known if effect.bank_buy else ""),
        rebate_of=effect.rebate_of or (known if effect.rebate else ""),
        saves_of=effect.saves_of or (known if effect.saves and not whole else ""),
    )
