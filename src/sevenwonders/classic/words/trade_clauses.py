"""The clauses of effects that make resources, and make them or what they pay for cheaper."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sevenwonders.classic.cards import ALL_SAVED, Count, Discount, SavesPer
from sevenwonders.classic.words.clause import (
    EQUALS,
    MINUS,
    PER,
    Clause,
    Sign,
    Teller,
    any_resource,
    coin,
    kind_mark,
    kind_sign,
    letters_of,
    nearly_any,
    one_of,
    side_mark,
    units,
)
from sevenwonders.classic.words.phrases import construction, counted, discount_sentence, in_units, resources
from sevenwonders.core.glyphs import COIN
from sevenwonders.core.resources import CLASSES


@dataclass(frozen=True)
class Production(Clause):
    produces: tuple[str, ...]
    tradeable: bool

    @property
    def fixed(self) -> str:
        return "".join(unit for unit in self.produces if "/" not in unit)

    @property
    def choices(self) -> list[str]:
        return [unit for unit in self.produces if "/" in unit]

    def sentences(self, by: Teller) -> Iterator[str]:
        texts = by.texts
        if self.fixed:
            yield texts("tip.produces", what=texts.together(in_units(self.fixed, texts)))
        for unit in self.choices:
            yield texts("classic.tip.one_of", what=resources(unit.replace("/", ""), texts, "resource", "or"))
        yield texts("classic.tip.sold" if self.tradeable else "classic.tip.kept")

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from units(self.fixed)
        for unit in self.choices:
            yield from one_of(units(unit.split("/")))

    def marks(self, by: Teller) -> Iterator[str]:
        yield from (f"+{letters_of(unit, by.texts)}" for unit in (self.fixed, *self.choices) if unit)


@dataclass(frozen=True)
class Discounted(Clause):
    discount: Discount

    def _goods(self, by: Teller) -> str:
        letters = CLASSES.get(self.discount.goods, self.discount.goods)
        return "".join(letter for letter in letters if letter in by.box.resources)

    def sentences(self, by: Teller) -> Iterator[str]:
        yield discount_sentence(self.discount, by.texts)

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (Sign(side) for side in self.discount.sides)
        yield from (*units(self._goods(by)), EQUALS, coin(self.discount.price))
        if self.discount.once:
            yield Sign("word", "once", text=by.texts("classic.mark.once"))

    def marks(self, by: Teller) -> Iterator[str]:
        sides = "".join(side_mark(side) for side in self.discount.sides)
        goods = letters_of(self._goods(by), by.texts)
        yield f"{sides} {'1×' if self.discount.once else ''}{goods}={self.discount.price}{COIN}"


@dataclass(frozen=True)
class Rebate(Clause):
    rebate: Mapping[str, int]

    def sentences(self, by: Teller) -> Iterator[str]:
        for side, coins in self.rebate.items():
            off = by.texts.count("count.coin", coins)
            yield by.texts("classic.tip.rebate", side=by.texts(f"classic.side.{side}"), coins=off)

    def signs(self, by: Teller) -> Iterator[Sign]:
        for side, coins in self.rebate.items():
            yield from (Sign(side), MINUS, coin(coins))

    def marks(self, by: Teller) -> Iterator[str]:
        yield from (f"{side_mark(side)} −{coins}{COIN}" for side, coins in self.rebate.items())


@dataclass(frozen=True)
class Saved(Clause):
    saves: Mapping[str, int]
    of: str

    def sentences(self, by: Teller) -> Iterator[str]:
        texts = by.texts
        for kind, number in self.saves.items():
            what = construction(by.box, kind, texts)
            if number >= ALL_SAVED:
                yield texts("classic.tip.saves_all", what=what)
            elif self.of:
                of = resources(self.of, texts, "resource", "or")
                yield texts.count("classic.tip.saves_of", number, what=what, units=of)
            else:
                yield texts.count("classic.tip.saves", number, what=what)

    def signs(self, by: Teller) -> Iterator[Sign]:
        for kind, number in self.saves.items():
            if number >= ALL_SAVED:
                yield from (kind_sign(by, kind), EQUALS, any_resource(0))
            elif self.of and not nearly_any(self.of):
                yield from (MINUS, *one_of(units(self.of)), PER, kind_sign(by, kind))
            else:
                yield from (MINUS, any_resource(number), PER, kind_sign(by, kind))

    def marks(self, by: Teller) -> Iterator[str]:
        of = letters_of(self.of, by.texts)
        yield from (f"−{number}{of}/{kind_mark(by, kind)}" for kind, number in self.saves.items())


@dataclass(frozen=True)
class SavedForEach(Clause):
    saves: SavesPer

    def sentences(self, by: Teller) -> Iterator[str]:
        each = counted(by.box, Count(1, (self.saves.of,), ("self",)), by.texts)
        yield by.texts("classic.tip.saves_per", what=construction(by.box, self.saves.on, by.texts), **each)

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (kind_sign(by, self.saves.on), MINUS, any_resource(1), PER, kind_sign(by, self.saves.of))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"−1/{kind_mark(by, self.saves.of)} ({kind_mark(by, self.saves.on)})"


@dataclass(frozen=True)
class PaidInCoins(Clause):
    colors: tuple[str, ...]

    def sentences(self, by: Teller) -> Iterator[str]:
        colors = by.texts.together((by.name(color) for color in self.colors), "or")
        yield by.texts("classic.tip.payable", what=by.texts("classic.each.card", colors=colors))

    def signs(self, by: Teller) -> Iterator[Sign]:
        for color in self.colors:
            yield from (kind_sign(by, color), EQUALS, coin(1), PER, any_resource(1))

    def marks(self, by: Teller) -> Iterator[str]:
        yield from (f"{kind_mark(by, color)}=1{COIN}" for color in self.colors)


@dataclass(frozen=True)
class FromTheBank(Clause):
    number: int
    goods: str

    def sentences(self, by: Teller) -> Iterator[str]:
        if self.goods:
            goods = resources(self.goods, by.texts, "resource", "or")
            yield by.texts.count("classic.tip.bank_goods", self.number, what=goods)
        else:
            yield by.texts.count("classic.tip.bank_buy", self.number)

    def signs(self, by: Teller) -> Iterator[Sign]:
        goods = units(self.goods) if self.goods and not nearly_any(self.goods) else [any_resource(self.number)]
        yield from (*goods, EQUALS, coin(1))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"{self.number}×{letters_of(self.goods, by.texts)}1{COIN}"
