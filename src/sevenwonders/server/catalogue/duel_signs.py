"""What a card, wonder or progress token of Duel does, in signs."""

from collections.abc import Iterator

from sevenwonders.duel.cards import COIN_SETS, Card, CardSet, Progress, Wonder
from sevenwonders.server.catalogue.signs import (
    EQUALS,
    MINUS,
    OR,
    PER,
    PLUS,
    any_resource,
    coin,
    one_of,
    point,
    resources,
    shield,
)
from sevenwonders.server.catalogue_models import Mark

SELF = Mark(icon="self")
RIVAL = Mark(icon="rival")
AGAIN = Mark(icon="again")
WONDER = Mark(icon="wonder")
PROGRESS = Mark(icon="progress")
DISCARD = Mark(icon="discard")


def duel_marks(card_set: CardSet, row: Card | Wonder | Progress) -> list[Mark]:
    """All that it does."""
    if isinstance(row, Card):
        return [*_card(card_set, row)]
    return [*_wonder(row)] if isinstance(row, Wonder) else [*_progress(row)]


def _kind(kind: str) -> Mark:
    return WONDER if kind == "wonder" else Mark(icon="card", key=kind)


def _card(card_set: CardSet, card: Card) -> Iterator[Mark]:
    yield from resources(card.produces)
    yield from one_of(resources(card.produces_one_of))
    if card.trade_one:
        yield from (*resources(card.trade_one), EQUALS, coin(1))
    if card.coins_gain:
        yield coin(card.coins_gain)
    if card.coins_per:
        kind, coins = card.coins_per
        yield from (coin(coins), PER, _kind(kind))
    if card.guild:
        counted, coins, points = card.guild
        yield from [coin(coins)] if coins else []
        yield from [point(points)] if points else []
        yield PER
        yield from (coin(card_set.setup.coins_per_point) if kind == COIN_SETS else _kind(kind) for kind in counted)
        yield from (SELF, OR, RIVAL)  # in the city that has most of them
    if card.shields:
        yield shield(card.shields)
    if card.science:
        yield Mark(icon="science", key=card.science)
    if card.vp:
        yield point(card.vp)


def _wonder(wonder: Wonder) -> Iterator[Mark]:
    yield from one_of(resources(wonder.produces_one_of))
    if wonder.coins_gain:
        yield coin(wonder.coins_gain)
    if wonder.opponent_loses:
        yield from (RIVAL, MINUS, coin(wonder.opponent_loses))
    if wonder.shields:
        yield shield(wonder.shields)
    if wonder.discard_opponent:
        yield from (RIVAL, MINUS, Mark(icon="card", key=wonder.discard_opponent))
    if wonder.draw_progress:
        yield from (PLUS, PROGRESS)
    if wonder.build_from_discard:
        yield from (PLUS, DISCARD)
    if wonder.play_again:
        yield AGAIN
    if wonder.vp:
        yield point(wonder.vp)


def _progress(token: Progress) -> Iterator[Mark]:
    per = (PER, _kind(token.applies_to)) if token.applies_to else ()
    if token.coins_gain:
        yield coin(token.coins_gain)
    if token.science:
        yield Mark(icon="science", key=token.science)
    if token.resources_less:
        yield from (MINUS, any_resource(token.resources_less), *per)
    if token.extra_shields:
        yield from (PLUS, shield(token.extra_shields), *per)
    if token.play_again:
        yield from (AGAIN, *per)
    if token.takes_rival_trade_coins:
        yield from (Mark(icon="coin"), EQUALS, RIVAL)
    if token.coins_per_chain:
        yield from (coin(token.coins_per_chain), PER, Mark(icon="chain"))
    if token.vp_per_token:
        yield from (point(token.vp_per_token), PER, PROGRESS)
    if token.vp:
        yield point(token.vp)
