"""A table of Duel in cardboard: what lies in both cities at the end, and the game that it makes, to be counted."""

from collections.abc import Sequence
from dataclasses import dataclass

from sevenwonders.core.laid import LaidError
from sevenwonders.core.packed import bit_count
from sevenwonders.duel.codex import standard_tables
from sevenwonders.duel.game import Duel
from sevenwonders.duel.table import MILITARY, SCIENCE

MOST_COINS = 500


@dataclass(frozen=True)
class LaidCity:
    """What lies in a city."""

    cards: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    """Those that are built."""
    tokens: tuple[str, ...] = ()
    """Progress tokens."""
    coins: int = 0


def laid_duel(cities: Sequence[LaidCity], pawn: int) -> Duel:
    """A game that is over, with these cities; the pawn is above 0 where the first is ahead. Raises LaidError."""
    codex = standard_tables()
    box = codex.card_set
    numbers = [
        {row.key: number for number, row in enumerate(box.cards)},
        {row.key: number for number, row in enumerate(box.wonders)},
        {row.key: number for number, row in enumerate(box.progress)},
    ]
    _check(cities, pawn, int(codex.capital), numbers)
    game = Duel(seed=0, quiet=True)
    symbols = [0, 0]
    for seat, city in enumerate(cities):
        mine = game.city(seat)
        for key in city.cards:
            card = numbers[0][key]
            mine.add_card(codex, card)
            symbols[seat] |= int(codex.science[card])
        for key in city.wonders:
            mine.add_wonder(codex, numbers[1][key])
        for key in city.tokens:
            token = numbers[2][key]
            mine.add_progress(codex, token)
            symbols[seat] |= int(codex.p_science[token])
        mine.coins = city.coins
    game.pawn = pawn
    if abs(pawn) == codex.capital:
        game.end(MILITARY, 0 if pawn > 0 else 1)
        return game
    for seat in (0, 1):
        if bit_count(symbols[seat]) >= codex.symbols_to_win:
            game.end(SCIENCE, seat)
            return game
    game._count_points()
    return game


def _check(cities: Sequence[LaidCity], pawn: int, capital: int, numbers: Sequence[dict[str, int]]) -> None:
    if len(cities) != 2:
        raise LaidError("cities", n=2)
    if abs(pawn) > capital:
        raise LaidError("pawn", n=capital)
    seen: set[str] = set()
    for city in cities:
        if not 0 <= city.coins <= MOST_COINS:
            raise LaidError("coins", n=MOST_COINS)
        for rows, known in zip((city.cards, city.wonders, city.tokens), numbers, strict=True):
            for key in rows:
                if key not in known:
                    raise LaidError("card", card=key)
                if key in seen:
                    raise LaidError("copies", card=key, n=1)
                seen.add(key)
