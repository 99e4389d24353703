"""Columns of numbers, with a row for each card, stage or effect: what the codex is made of."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.cards import Effect
from sevenwonders.core.packed import BITS
from sevenwonders.core.resources import CLASSES


def column(values: Sequence[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def choice_mask(unit: str, names: Sequence[str]) -> int:
    """The bits of a choice such as `W/C`."""
    return sum(1 << names.index(name) for name in unit.split("/"))


class Lists:
    """Lists of different lengths, one after another in one column."""

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        starts = [0]
        for each in lists:
            starts.append(starts[-1] + len(each))
        self.start: vec[i64] = column(starts)
        self.items: vec[i64] = column([item for each in lists for item in each])


def prices_of(effect: Effect, side: str, letters: str, once: bool) -> int:
    discount = effect.discount
    if discount is None or side not in discount.sides or discount.once != once:
        return 0
    goods = CLASSES.get(discount.goods, discount.goods)
    return sum(discount.price << (letters.index(letter) * BITS) for letter in goods if letter in letters)


def helps_of(effect: Effect, kinds: Sequence[str], letters: str) -> list[int]:
    if not effect.saves_of:
        return []
    mask = choice_mask("/".join(effect.saves_of), letters)
    return [number for kind, n in effect.saves.items() for _ in range(n) for number in (kinds.index(kind), mask)]


def holds(items: vec[i64], wanted: i64) -> bool:
    """Whether something is in a list."""
    for item in items:
        if item == wanted:
            return True
    return False
