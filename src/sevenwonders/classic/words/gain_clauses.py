"""The clauses of effects that bring something: coins, shields, symbols, tokens, points, and what only rules know."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sevenwonders.classic.cards import Count, Effect
from sevenwonders.classic.words.clause import (
    MINUS,
    Clause,
    Sign,
    Teller,
    coin,
    one_of,
    per_mark,
    per_signs,
    point,
)
from sevenwonders.classic.words.of_sets import capital, words_of_set
from sevenwonders.classic.words.phrases import counted, per_set_sentence, science_sentences
from sevenwonders.classic.words.powers import power_mark, power_sentence
from sevenwonders.core.glyphs import COIN, POINT, POWER, SHIELD


@dataclass(frozen=True)
class Coins(Clause):
    coins: int

    def sentences(self, by: Teller) -> Iterator[str]:
        yield by.texts("tip.gain", coins=by.texts.count("count.coin", self.coins))

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield coin(self.coins)

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"+{self.coins}{COIN}"


@dataclass(frozen=True)
class CoinsForEach(Clause):
    count: Count

    def sentences(self, by: Teller) -> Iterator[str]:
        coins = by.texts.count("count.coin", self.count.n)
        told = counted(by.box, self.count, by.texts)
        yield by.texts(f"classic.tip.coins_per{_itself(by, self.count)}", coins=coins, **told)

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (coin(self.count.n), *per_signs(by, self.count))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"+{self.count.n}{COIN}/{per_mark(by, self.count)}"


@dataclass(frozen=True)
class Shields(Clause):
    shields: int

    def sentences(self, by: Teller) -> Iterator[str]:
        yield by.texts("classic.tip.shields", shields=by.texts.count("count.shield", self.shields))

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield Sign("shield", n=self.shields)

    def marks(self, by: Teller) -> Iterator[str]:
        yield SHIELD * self.shields


@dataclass(frozen=True)
class Science(Clause):
    entries: tuple[str, ...]

    def sentences(self, by: Teller) -> Iterator[str]:
        yield from science_sentences(by.box, self.entries, by.texts)

    def signs(self, by: Teller) -> Iterator[Sign]:
        for entry in self.entries:
            yield from one_of(Sign("science", symbol) for symbol in entry.split("/"))

    def marks(self, by: Teller) -> Iterator[str]:
        yield from ("/".join(by.name(symbol) for symbol in entry.split("/")) for entry in self.entries)


@dataclass(frozen=True)
class Tokens(Clause):
    tokens: Mapping[str, int]

    def sentences(self, by: Teller) -> Iterator[str]:
        for token, number in self.tokens.items():
            yield by.texts.count("classic.tip.token", number, token=by.name(token))
            yield from self._meaning(by, token)

    @staticmethod
    def _meaning(by: Teller, token: str) -> Iterator[str]:
        """What a token is for, its name left out."""
        told = words_of_set(by.box, "tip", token, by.texts)
        name, _, means = told.partition(":")
        if name.strip() == by.name(token):
            told = capital(means.strip())
        if told:
            yield told

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (Sign("token", token, number) for token, number in self.tokens.items())

    def marks(self, by: Teller) -> Iterator[str]:
        yield from (f"+{number} {by.name(token)}" for token, number in self.tokens.items())


@dataclass(frozen=True)
class VictoryToken(Clause):
    worth: int

    def sentences(self, by: Teller) -> Iterator[str]:
        yield by.texts("classic.tip.victory", points=by.texts.count("count.point", self.worth))

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (Sign("victory"), point(self.worth))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"+{self.worth}{POINT}{SHIELD}"


@dataclass(frozen=True)
class Points(Clause):
    points: int

    def sentences(self, by: Teller) -> Iterator[str]:
        yield by.texts("tip.points", points=by.texts.count("count.point", self.points))

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield point(self.points)

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"{POINT}{self.points}"


@dataclass(frozen=True)
class PointsForEach(Clause):
    count: Count

    def sentences(self, by: Teller) -> Iterator[str]:
        points = by.texts.count("count.point", abs(self.count.n))
        kind = f"points_per{_itself(by, self.count)}" if self.count.n > 0 else "lose_per"
        yield by.texts(f"classic.tip.{kind}", points=points, **counted(by.box, self.count, by.texts))

    def signs(self, by: Teller) -> Iterator[Sign]:
        if self.count.n < 0:
            yield MINUS
        yield from (point(abs(self.count.n)), *per_signs(by, self.count))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"{'−' if self.count.n < 0 else ''}{abs(self.count.n)}{POINT}/{per_mark(by, self.count)}"


@dataclass(frozen=True)
class PointsForEachSet(Clause):
    count: Count

    def sentences(self, by: Teller) -> Iterator[str]:
        yield per_set_sentence(by.box, self.count, by.texts)

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield from (point(self.count.n), *per_signs(by, self.count))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"{self.count.n}{POINT}/({per_mark(by, self.count)})"


@dataclass(frozen=True)
class Power(Clause):
    """What data cannot say: in the words of its set, few or many."""

    effect: Effect

    def sentences(self, by: Teller) -> Iterator[str]:
        yield power_sentence(by.box, self.effect, by.texts)

    def signs(self, by: Teller) -> Iterator[Sign]:
        yield Sign("word", self.effect.power, text=self._in_short(by))

    def marks(self, by: Teller) -> Iterator[str]:
        yield f"{POWER} {self._in_short(by)}"

    def _in_short(self, by: Teller) -> str:
        return power_mark(by.box, self.effect, by.texts) or power_sentence(by.box, self.effect, by.texts)


def _itself(by: Teller, count: Count) -> str:
    """A card that counts itself says so."""
    return "_self" if by.color in count.of and "self" in count.where else ""
