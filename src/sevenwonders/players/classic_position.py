"""A position of 7 Wonders as numbers that every mix of sets brings: what the value of a seat is made from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import COINS, SHIELDS, STAGES, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.ranking import same_team
from sevenwonders.classic.scoring import sheet_of, sheet_total
from sevenwonders.core.packed import bit, field
from sevenwonders.players.net import Sink
from sevenwonders.players.vocabulary import Vocabulary

BLOCKS: Final = ("mine", "left", "right")
FURTHEST: Final = 5
"""Shields ahead or behind that are told apart."""
LEADS: Final = 13
LEAD_STEP: Final = 5
MOST_TURNS: Final = 10
MOST_STAGES: Final = 8
COUNT: Final = 0.3
POINT: Final = 0.05
COIN: Final = 0.1


def numbers(names: list[str], vocabulary: Vocabulary) -> list[int]:
    return [vocabulary.number(name) for name in names]


class Position:
    """Where the features of a box lie among the inputs of a net."""

    def __init__(self, codex: Codex, vocabulary: Vocabulary) -> None:
        self.codex: Codex = codex
        letters = codex.letters
        counted = codex.counted
        boards = [wonder.key for wonder in codex.box.wonders]
        self.turn: list[int] = numbers([f"turn {a} {t}" for a in range(4) for t in range(MOST_TURNS)], vocabulary)
        self.players: list[int] = numbers([f"players {n}" for n in range(10)], vocabulary)
        self.lead: list[int] = numbers([f"lead {n}" for n in range(LEADS)], vocabulary)
        self.late_lead: list[int] = numbers([f"late lead {n}" for n in range(LEADS)], vocabulary)
        self.war: list[int] = numbers(
            [f"war {a} {d}" for a in range(4) for d in range(-FURTHEST, FURTHEST + 1)], vocabulary
        )
        self.counts: list[int] = numbers([f"{b} {name}" for b in BLOCKS for name in counted], vocabulary)
        self.makes: list[int] = numbers(
            [f"{b} makes {k} {n}" for b in BLOCKS for k in letters for n in (1, 2)], vocabulary
        )
        self.choices: list[int] = numbers([f"{b} choices" for b in BLOCKS], vocabulary)
        self.points: list[int] = numbers([f"{b} points" for b in BLOCKS], vocabulary)
        self.science: list[int] = numbers([f"{b} science points" for b in BLOCKS], vocabulary)
        self.reaches: list[int] = numbers([f"reaches {k}" for k in letters], vocabulary)
        self.buys: list[int] = numbers([f"buys {k}" for k in letters], vocabulary)
        self.cheap: list[int] = numbers([f"cheap {k}" for k in letters], vocabulary)
        self.others_best: i64 = vocabulary.number("best of others")
        self.others_mean: i64 = vocabulary.number("mean of others")
        self.has: list[int] = numbers([f"has {card.name}" for card in codex.box.cards], vocabulary)
        self.had_early: list[int] = numbers([f"has early {card.name}" for card in codex.box.cards], vocabulary)
        self.board: list[int] = numbers([f"board {b} {n}" for b in boards for n in range(MOST_STAGES)], vocabulary)
        self.promise: i64 = vocabulary.number("promise")
        self._totals: vec[i64] = vec[i64]([i64(0)] * 16)

    def describe(self, game: Classic, seat: i64, into: Sink) -> None:
        """The position as the seat sees it."""
        codex = self.codex
        tell(self.turn[game.age * MOST_TURNS + min(game.turn, MOST_TURNS - 1)], 1.0, into)
        tell(self.players[game.seats], 1.0, into)
        self._describe_city(game, seat, 0, into)
        self._describe_city(game, game.left_of(seat), 1, into)
        self._describe_city(game, game.right_of(seat), 2, into)
        self._describe_lead(game, seat, into)
        self._describe_war(game, seat, game.left_of(seat), into)
        self._describe_war(game, seat, game.right_of(seat), into)
        mine = game.cities[seat]
        tell(self.board[mine.wonder * MOST_STAGES + min(mine.count[STAGES], MOST_STAGES - 1)], 1.0, into)
        for card in range(codex.cards):
            if mine.owned[codex.name[card]] and mine.has(codex, card):
                tell(self.has[card], 1.0, into)
                if game.age < 3:
                    tell(self.had_early[card], 1.0, into)
        for part in game.setting.promisers:
            tell(self.promise, 0.1 * part.promise(game, seat), into)

    def _describe_city(self, game: Classic, city: i64, block: i64, into: Sink) -> None:
        codex = self.codex
        it = game.cities[city]
        sheet = sheet_of(game, city)
        total: i64 = sheet_total(sheet)
        self._totals[city] = total
        tell(self.points[block], POINT * float(total), into)
        if sheet[codex.science]:
            tell(self.science[block], POINT * float(sheet[codex.science]), into)
        first: i64 = block * len(codex.counted)
        for what in range(len(codex.counted)):
            amount: i64 = it.count[what]
            if amount:
                if what == COINS:
                    tell(self.counts[first], COIN * float(min(amount, 20)), into)
                else:
                    tell(self.counts[first + what], COUNT * float(amount), into)
        if it.choices:
            tell(self.choices[block], COUNT * float(it.choices), into)
        first = block * 2 * codex.kinds
        for kind in range(codex.kinds):
            units: i64 = field(it.production, kind)
            if units:
                tell(self.makes[first + 2 * kind], 1.0, into)
                if units > 1:
                    tell(self.makes[first + 2 * kind + 1], 1.0, into)
            elif block == 0:
                self._describe_supply(game, city, kind, into)

    def _describe_supply(self, game: Classic, city: i64, kind: i64, into: Sink) -> None:
        """A resource that the city does not make in any case."""
        mine, left, right = game.cities[city], game.cities[game.left_of(city)], game.cities[game.right_of(city)]
        if mine.own_reach[bit(kind)]:
            tell(self.reaches[kind], 1.0, into)
            return
        price: i64 = 9
        if field(left.for_sale, kind) or left.sale_reach[bit(kind)]:
            price = field(mine.next_left, kind)
        if field(right.for_sale, kind) or right.sale_reach[bit(kind)]:
            price = min(price, field(mine.next_right, kind))
        if price < 9:
            tell(self.buys[kind], 1.0, into)
            if price < 2:
                tell(self.cheap[kind], 1.0, into)

    def _describe_lead(self, game: Classic, seat: i64, into: Sink) -> None:
        """How the points of all seats stand; partners count together."""
        totals = self._totals
        for other in range(game.seats):
            if other != seat and other != game.left_of(seat) and other != game.right_of(seat):
                totals[other] = sheet_total(sheet_of(game, other))
        best: i64 = -1000
        others: i64 = 0
        for other in range(game.seats):
            if not same_team(game, seat, other):
                others += totals[other]
                if totals[other] > best:
                    best = totals[other]
        lead: i64 = min(
            max((totals[seat] - best + LEAD_STEP * (LEADS // 2) + LEAD_STEP // 2) // LEAD_STEP, 0), LEADS - 1
        )
        tell(self.lead[lead], 1.0, into)
        if game.age == 3:
            tell(self.late_lead[lead], 1.0, into)
        tell(self.others_best, POINT * float(best), into)
        tell(self.others_mean, POINT * float(others) / float(max(game.seats - 1, 1)), into)

    def _describe_war(self, game: Classic, seat: i64, other: i64, into: Sink) -> None:
        ahead: i64 = game.cities[seat].count[SHIELDS] - game.cities[other].count[SHIELDS]
        ahead = min(max(ahead, -FURTHEST), FURTHEST)
        tell(self.war[game.age * (2 * FURTHEST + 1) + ahead + FURTHEST], 1.0, into)


def tell(feature: i64, amount: float, into: Sink) -> None:
    """Say a feature that the net knows."""
    if feature >= 0:
        into.add(feature, amount)
