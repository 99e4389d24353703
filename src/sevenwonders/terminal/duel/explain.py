"""What holds now for a card, wonder or token: where it is and what it would cost."""

from collections.abc import Iterator

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import Card, CardSet
from sevenwonders.duel.view import CityView, DuelView, SlotView
from sevenwonders.duel.words.names import in_sentence
from sevenwonders.duel.words.tooltips import look_up, units


def situation(view: DuelView, key: str, card_set: CardSet, texts: Texts, players: list[str]) -> list[str]:
    """Sentences, from what the seat may know."""
    return [*_in_structure(view, key, card_set, texts, players), *_elsewhere(view, key, card_set, texts, players)]


def _in_structure(view: DuelView, key: str, card_set: CardSet, texts: Texts, players: list[str]) -> Iterator[str]:
    row = look_up(card_set, key)
    for slot in view.slots:
        if slot.card == key and isinstance(row, Card):
            mine, theirs = (_price(slot, seat, texts) for seat in (view.seat, 1 - view.seat))
            yield texts("say.price_now", mine=mine, theirs=theirs, player=players[1 - view.seat])
            if slot.prices[view.seat] > row.coins:
                yield from _missing(row.cost, view.cities[view.seat], texts)


def _price(slot: SlotView, seat: int, texts: Texts) -> str:
    if slot.chained[seat]:
        return texts("say.free_chain")
    return texts.count("count.coin", slot.prices[seat]) if slot.prices[seat] else texts("say.free")


def _missing(cost: str, here: CityView, texts: Texts) -> Iterator[str]:
    """What the city would have to buy; with producers of choice that is not one answer, so nothing is said."""
    if here.raw_choices or here.goods_choices:
        return
    lacking = "".join(x * max(0, cost.count(x) - here.production.count(x)) for x in dict.fromkeys(cost))
    if lacking:
        yield texts("say.missing", what=texts.together(units(lacking, texts)))


def _elsewhere(view: DuelView, key: str, card_set: CardSet, texts: Texts, players: list[str]) -> Iterator[str]:
    if key in view.discard:
        yield texts("say.in_discard")
    if key in view.board:
        yield texts("say.on_board")
    for seat, here in enumerate(view.cities):
        mine = seat == view.seat
        if key in here.cards or key in here.progress or any(w.key == key and w.built for w in here.wonders):
            yield (texts("say.owned_you") if mine else texts("say.owned_other", player=players[seat]))
        for wonder in here.wonders:
            if wonder.card == key:
                yield texts("say.under_wonder", wonder=in_sentence(card_set, wonder.key, texts))
            if wonder.key == key and not wonder.built:
                price = texts.count("count.coin", wonder.price) if wonder.price else texts("say.free")
                if mine:
                    yield texts("say.price_now_you", mine=price)
                    cost = next(row.cost for row in card_set.wonders if row.key == key)
                    yield from _missing(cost, here, texts) if wonder.price else ()
                else:
                    yield texts("say.price_now_other", theirs=price, player=players[seat])
