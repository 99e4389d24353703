"""What a seat may know of a table of Duel: built from face-up cards and public counts only.

Both players see the same, save the progress tokens that the Great Library shows its builder.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sevenwonders.core.game import Decision, Scores, View
from sevenwonders.core.packed import field, has
from sevenwonders.core.resources import unpack
from sevenwonders.duel.price import unit_prices
from sevenwonders.duel.rules import Rules
from sevenwonders.duel.table import (
    CHOOSE_DRAWN_PROGRESS,
    DISCARDED,
    IN_CITY,
    UNDER_WONDER,
)

DECISIONS: Final = (
    "",
    "choose_wonder",
    "play_card",
    "choose_progress",
    "choose_drawn_progress",
    "destroy_card",
    "destroy_card",
    "take_from_discard",
    "choose_starter",
)


@dataclass(frozen=True)
class SlotView:
    """A card that lies in the structure. A hidden one shows only its back."""

    row: int
    col: int
    back: str
    """The deck: age1, age2, age3 or guild."""
    card: str
    """Its key, or empty while it is face down."""
    accessible: bool
    prices: list[int]
    """Coins that building it would cost each seat now; empty while it is face down."""
    chained: list[bool]
    """Whether it would be free for each seat by a chain."""


@dataclass(frozen=True)
class WonderView:
    key: str
    built: bool
    price: int
    """Coins that building it would cost its owner now; 0 once it is built."""
    card: str
    """The card under it, once it is built."""


@dataclass(frozen=True)
class CityView:
    coins: int
    cards: list[str]
    wonders: list[WonderView]
    progress: list[str]
    symbols: list[str]
    production: str
    """Letters of the units made every turn."""
    raw_choices: int
    goods_choices: int
    unit_prices: dict[str, int]
    """Coins for one unit of each resource at the bank."""
    sale: int
    """Coins for discarding a card."""


@dataclass(frozen=True)
class LootView:
    """A military token that still lies on the track."""

    side: int
    """The seat that would lose the coins."""
    space: int
    coins: int


@dataclass(frozen=True)
class DuelView(View):
    age: int
    active: int
    slots: list[SlotView]
    cities: list[CityView]
    pawn: int
    """Above 0: on the side of seat 1, so seat 0 is ahead."""
    loot: list[LootView]
    board: list[str]
    """Progress tokens on the board."""
    discard: list[str]
    offered: list[str]
    """Wonders to choose from."""
    drawn: list[str]
    """Progress tokens drawn from the box, for the seat that chooses among them."""


def view_of(game: Rules, seat: int, scores: Scores) -> DuelView:
    """The view of a seat, or of a spectator."""
    asked = game.next_seat()
    choosing = game.decision == CHOOSE_DRAWN_PROGRESS and asked == seat
    return DuelView(
        game=game.name,
        seat=seat,
        seats=2,
        decisions=[] if asked < 0 else [Decision(DECISIONS[game.decision], int(asked), int(asked))],
        over=asked < 0,
        scores=scores,
        age=int(game.age),
        active=int(asked),
        slots=_slots(game),
        cities=[_city(game, 0), _city(game, 1)],
        pawn=int(game.pawn),
        loot=_loot(game),
        board=game.token_keys(game.board),
        discard=_placed(game, DISCARDED),
        offered=game.wonder_keys(game.offered()),
        drawn=game.token_keys(game.drawn()) if choosing else [],
    )


def _placed(game: Rules, place: i64) -> list[str]:
    return [game.card_key(card) for card in range(int(game.codex.cards)) if game.places[card] == place]


def _slots(game: Rules) -> list[SlotView]:
    codex = game.codex
    if not game.age:
        return []
    found = []
    first: i64 = codex.first_slot[game.age]
    for number, slot in enumerate(codex.card_set.structures[game.age - 1]):
        if not has(game.structure.laid, number):
            continue
        card: i64 = game.deal.cards[first + number]
        back = codex.card_set.cards[card].deck  # ruling: setup_backs_of_the_cards
        seen = has(game.structure.seen, number)
        found.append(
            SlotView(
                row=slot.row,
                col=slot.col,
                back=back,
                card=game.card_key(card) if seen else "",
                accessible=has(game.structure.free, number),
                prices=[int(game.card_price(seat, card)) for seat in (0, 1)] if seen else [],
                chained=[bool(game.city(seat).chains & codex.chain_needs[card]) for seat in (0, 1)] if seen else [],
            )
        )
    return found


def _city(game: Rules, seat: i64) -> CityView:
    codex = game.codex
    city = game.city(seat)
    letters = codex.card_set.resources
    prices: i64 = unit_prices(city, game.city(1 - seat), codex.trade_price)
    wonders = []
    for number, wonder in enumerate(codex.card_set.wonders):
        if has(city.built, number):
            wonders.append(WonderView(wonder.key, True, 0, _placed(game, UNDER_WONDER + number)[0]))
        elif has(city.wonders, number):
            wonders.append(WonderView(wonder.key, False, int(game.wonder_price(seat, number)), ""))
    return CityView(
        coins=int(city.coins),
        cards=_placed(game, IN_CITY + seat),
        wonders=wonders,
        progress=game.token_keys(city.progress),
        symbols=[symbol for i, symbol in enumerate(codex.card_set.symbols) if has(city.symbols, i)],
        production=unpack(int(city.production), letters),
        raw_choices=int(city.raw_choice),
        goods_choices=int(city.goods_choice),
        unit_prices={letter: int(field(prices, i)) for i, letter in enumerate(letters)},
        sale=int(game.sale_price(seat)),
    )


def _loot(game: Rules) -> list[LootView]:
    sides: Iterable[tuple[int, i64]] = ((0, game.looted0), (1, game.looted1))
    return [
        LootView(side, space, int(game.codex.space_loot[space]))
        for side, looted in sides
        for space in range(int(game.codex.capital))
        if game.codex.space_loot[space] and not has(looted, space)
    ]
