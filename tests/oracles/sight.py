"""What a seat sees of a table of 7 Wonders as a vector, read from its view alone: slowly, and in no other way.

What the compiled rows (`classic/sight.py`) must say. Cards, boards, stages, colours, verbs and decisions are numbered
as in the codex. What sets add to a view (`extras`) has a place among 512 that its name gives (CRC-32).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import move_parts
from sevenwonders.classic.seeing import CityView, ClassicView
from sevenwonders.core.game import Fact
from sevenwonders.lab.layout import Block, Layout

EXTRAS: Final = 512


class Sheet:
    """An empty vector, to be filled block by block; only numbers that are not 0 need to be told."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._numbers = np.zeros(layout.size, dtype=np.float32)

    def put(self, block: str, number: float, place: int = 0) -> None:
        self._numbers[self._layout.at[block] + place] = number

    def add(self, block: str, place: int, number: float = 1) -> None:
        self._numbers[self._layout.at[block] + place] += number

    def count(self, block: str, names: Sequence[str], places: Mapping[str, int]) -> None:
        """One more at the place of each name, as often as it is there."""
        for name in names:
            self.add(block, places[name])

    def vector(self) -> NDArray[np.float32]:
        return self._numbers * self._layout.factors


class SlowSight:
    """Views of one mix of sets and number of players as vectors."""

    def __init__(self, codex: Codex, seats: int, cities: int) -> None:
        self._codex = codex
        self._seats, self._cities = seats, cities
        self._cards = codex.card_number
        self._stages = {key: number for number, key in enumerate(codex.stage_keys)}
        self._letters = {letter: number for number, letter in enumerate(codex.letters)}
        self._verbs = {verb: number for number, verb in enumerate(codex.verbs)}
        self._counted = codex.counted[int(codex.first_color) :]
        self.layout = Layout(tuple(self._blocks()))

    def _blocks(self) -> Iterator[Block]:
        codex, cards = self._codex, int(self._codex.cards)
        yield Block("age", 4, 1)
        yield Block("turn", 1, 8)
        yield Block("last_turn", 1, 8)
        yield Block("passes_left", 1, 1)
        yield Block("over", 1, 1)
        yield Block("decision", len(codex.phases), 1)
        yield Block("waiting", self._seats, 1)
        yield Block("hand", cards, 1)
        for own in ("chosen", "sealed"):
            yield Block(f"{own}_verb", len(codex.verbs), 1)
            yield Block(f"{own}_card", cards, 1)
        yield Block("hands", self._seats, 8)
        yield Block("discards", 1, 20)
        yield Block("discard", cards, 1)
        for city in range(self._cities):
            yield from self._city_blocks(f"city{city}_")
        yield Block("extras", EXTRAS, 1)

    def _city_blocks(self, city: str) -> Iterator[Block]:
        codex, kinds = self._codex, len(self._codex.letters)
        yield Block(f"{city}wonder", int(codex.wonders), 1)
        yield Block(f"{city}starts", 1, 1)
        yield Block(f"{city}board", len(codex.stage_keys), 1)
        yield Block(f"{city}stages", len(codex.stage_keys), 1)
        yield Block(f"{city}coins", 1, 20)
        yield Block(f"{city}cards", int(codex.cards), 1)
        for units in ("production", "choices", "for_sale", "choices_for_sale", "left_prices", "right_prices"):
            yield Block(f"{city}{units}", kinds, 4)
        yield Block(f"{city}far", self._cities, 1)
        yield Block(f"{city}share_price", 1, 4)
        yield Block(f"{city}shields", 1, 10)
        yield Block(f"{city}victories", 1, 6)
        yield Block(f"{city}defeats", 1, 6)
        yield Block(f"{city}military", 1, 20)
        yield Block(f"{city}counts", len(self._counted), 5)
        yield Block(f"{city}under_stages", int(codex.cards), 1)
        yield Block(f"{city}points", len(codex.categories), 20)

    def vector(self, view: ClassicView) -> NDArray[np.float32]:
        sheet = Sheet(self.layout)
        sheet.put("age", 1, view.age)
        sheet.put("turn", view.turn)
        sheet.put("last_turn", view.last_turn)
        sheet.put("passes_left", view.passes_left)
        sheet.put("over", view.over)
        for decision in view.decisions:
            sheet.put("decision", 1, self._codex.phases.index(decision.kind))
            sheet.put("waiting", 1, (decision.seat - view.seat) % self._seats)
        sheet.count("hand", view.hand, self._cards)
        self._own_move(sheet, "chosen", view.chosen)
        self._own_move(sheet, "sealed", view.sealed)
        for seat, size in enumerate(view.hands):
            sheet.put("hands", size, (seat - view.seat) % self._seats)
        sheet.put("discards", view.discards)
        sheet.count("discard", view.discard, self._cards)
        for number, city in enumerate(view.cities):
            self._city(sheet, view, number, city)
        for key, fact in view.extras.items():
            for name, amount in self._told(fact, view.seat):
                sheet.add("extras", crc32(f"{key}{name}".encode()) % EXTRAS, amount)
        return sheet.vector()

    def _place(self, city: int, seat: int) -> int:
        """Where a city stands: the own one first, the others clockwise, those without a player last."""
        return (city - seat) % self._seats if city < self._seats else city

    def _own_move(self, sheet: Sheet, what: str, text: str) -> None:
        if not text:
            return
        move = move_parts(text)
        sheet.put(f"{what}_verb", 1, self._verbs[move.verb])
        if move.card in self._cards:
            sheet.put(f"{what}_card", 1, self._cards[move.card])

    def _city(self, sheet: Sheet, view: ClassicView, number: int, city: CityView) -> None:
        at = f"city{self._place(number, view.seat)}_"
        sheet.put(f"{at}wonder", 1, self._codex.wonder_number[city.wonder])
        sheet.put(f"{at}starts", city.starts)
        sheet.count(f"{at}board", city.board, self._stages)
        built = [stage for stage, is_built in zip(city.board, city.stages, strict=False) if is_built]
        sheet.count(f"{at}stages", built, self._stages)
        sheet.put(f"{at}coins", city.coins)
        sheet.count(f"{at}cards", city.cards, self._cards)
        for block, units in (
            ("production", city.production),
            ("choices", "".join(city.choices)),
            ("for_sale", city.for_sale),
            ("choices_for_sale", "".join(city.choices_for_sale)),
        ):
            sheet.count(f"{at}{block}", [unit for unit in units if unit in self._letters], self._letters)
        for block, prices in (("left_prices", city.left_prices), ("right_prices", city.right_prices)):
            for letter, price in prices.items():
                sheet.put(f"{at}{block}", price, self._letters[letter])
        for far in city.far:
            sheet.put(f"{at}far", 1, self._place(far.city, view.seat))
        sheet.put(f"{at}share_price", city.share_price)
        sheet.put(f"{at}shields", city.shields)
        sheet.put(f"{at}victories", city.victories)
        sheet.put(f"{at}defeats", city.defeats)
        sheet.put(f"{at}military", city.military)
        for place, what in enumerate(self._counted):
            sheet.put(f"{at}counts", city.counts[what], place)
        sheet.count(f"{at}under_stages", city.under_stages, self._cards)
        if number < self._seats:
            for place, category in enumerate(self._codex.categories):
                sheet.put(f"{at}points", view.scores.points[number][category], place)

    def _told(self, fact: Fact, seat: int) -> Iterator[tuple[str, float]]:
        """A fact in names and numbers. A list with an entry for each city begins with the own one."""
        if isinstance(fact, str):
            yield f".{fact}", 1
        elif isinstance(fact, int):
            yield "", fact
        else:
            by_city = len(fact) == self._cities
            for place, each in enumerate(fact):
                city = f"@{self._place(place, seat)}" if by_city else ""
                if isinstance(each, str):
                    yield f"{city}.{each}", 1
                elif isinstance(each, int):
                    yield city or f"#{place}", each
