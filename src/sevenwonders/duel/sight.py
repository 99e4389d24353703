"""What a seat sees of a table of Duel as a row of small whole numbers: for those who learn, one seat or many games at a
time.

It reads what lies open, the counts of both cities, and the tokens that the seat itself has drawn: never the card of a
slot that was not face up, never the box, never a later age. The seat's own city comes first, so a row means the same
from either side. `blocks` names the parts of a row.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.packed import field, has, lowest
from sevenwonders.duel.city import City
from sevenwonders.duel.codex import RESOURCES, Codex
from sevenwonders.duel.price import price_of_card, price_of_wonder, unit_prices
from sevenwonders.duel.scoring import total_points
from sevenwonders.duel.table import CHOOSE_DRAWN_PROGRESS, DISCARDED, IN_CITY, Table

AGES: Final = 4
KINDS: Final = 9
"""Decisions, with the one that nothing is asked any more."""
MOST: Final = 255
"""What a number may be at the most; more is told as this."""
BITS: Final = 1
"""The scale of what is there or not."""


class Sight:
    """Where each block of a row begins."""

    def __init__(self, codex: Codex) -> None:
        self.codex: Codex = codex
        cards, wonders, tokens = int(codex.cards), int(codex.wonders), int(codex.tokens)
        symbols = len(codex.card_set.symbols)
        slots = max(len(age) for age in codex.card_set.structures)
        self.slots: i64 = slots
        self.loot_at: vec[i64] = vec[i64](
            [i64(space) for space in range(len(codex.space_loot)) if codex.space_loot[space]]
        )
        """The spaces of a side of the track on which a token lies at first."""
        loot = len(self.loot_at)
        city = [
            ("coins", 1, 20),
            ("cards", cards, BITS),
            ("wonders", wonders, BITS),
            ("built", wonders, BITS),
            ("progress", tokens, BITS),
            ("symbols", symbols, BITS),
            ("production", RESOURCES, 4),
            ("choices", 2, 2),
            ("unit_prices", RESOURCES, 8),
            ("sale", 1, 10),
            ("points", 1, 100),
        ]
        self.blocks: list[tuple[str, int, int]] = [
            ("age", AGES, BITS),
            ("decision", KINDS, BITS),
            ("asked", 2, BITS),
            ("pawn", 1, 2 * int(codex.capital)),
            ("own_loot", loot, BITS),
            ("rival_loot", loot, BITS),
            ("board", tokens, BITS),
            ("drawn", tokens, BITS),
            ("offered", wonders, BITS),
            ("discard", cards, BITS),
            ("buried", cards, BITS),
            *((f"own_{name}", size, scale) for name, size, scale in city),
            *((f"rival_{name}", size, scale) for name, size, scale in city),
            ("wonder_price", wonders, 20),
            ("open", cards, BITS),
            ("price", cards, 20),
            ("slot", cards, slots),
            ("laid", slots, BITS),
            ("covered", slots, BITS),
            ("face_down", slots, BITS),
            ("guild_back", slots, BITS),
        ]
        """Name, length and scale of each block: the scale is what is about the most."""
        at: dict[str, int] = {}
        size = 0
        for name, length, _ in self.blocks:
            at[name] = size
            size += length
        self.size: i64 = size
        self.decision: i64 = at["decision"]
        self.asked: i64 = at["asked"]
        self.pawn: i64 = at["pawn"]
        self.own_loot: i64 = at["own_loot"]
        self.rival_loot: i64 = at["rival_loot"]
        self.board: i64 = at["board"]
        self.drawn: i64 = at["drawn"]
        self.offered: i64 = at["offered"]
        self.discard: i64 = at["discard"]
        self.buried: i64 = at["buried"]
        self.own: i64 = at["own_coins"]
        self.rival: i64 = at["rival_coins"]
        # Within a city:
        self.cards: i64 = at["own_cards"] - at["own_coins"]
        self.wonders: i64 = at["own_wonders"] - at["own_coins"]
        self.built: i64 = at["own_built"] - at["own_coins"]
        self.progress: i64 = at["own_progress"] - at["own_coins"]
        self.symbols: i64 = at["own_symbols"] - at["own_coins"]
        self.production: i64 = at["own_production"] - at["own_coins"]
        self.choices: i64 = at["own_choices"] - at["own_coins"]
        self.unit_prices: i64 = at["own_unit_prices"] - at["own_coins"]
        self.sale: i64 = at["own_sale"] - at["own_coins"]
        self.points: i64 = at["own_points"] - at["own_coins"]
        # The structure:
        self.wonder_price: i64 = at["wonder_price"]
        self.open: i64 = at["open"]
        self.price: i64 = at["price"]
        self.slot: i64 = at["slot"]
        self.laid: i64 = at["laid"]
        self.covered: i64 = at["covered"]
        self.face_down: i64 = at["face_down"]
        self.guild_back: i64 = at["guild_back"]

    def row(self, table: Table, seat: i64) -> vec[u8]:
        """A row of its own."""
        into = vec[u8]([u8(0)] * self.size)
        self.write(table, seat, into, 0)
        return into

    def write(self, table: Table, seat: i64, into: vec[u8], start: i64) -> None:
        """Write a row from a place on: it must be all zeros there."""
        codex = self.codex
        own, rival = table.city(seat), table.city(1 - seat)
        prices: i64 = unit_prices(own, rival, codex.trade_price)
        self._write_table(table, seat, into, start)
        self._write_city(table, seat, own, prices, into, start + self.own)
        self._write_city(table, 1 - seat, rival, unit_prices(rival, own, codex.trade_price), into, start + self.rival)
        self._write_places(table, seat, into, start)
        if table.age:
            self._write_structure(table, own, prices, into, start)

    def _write_table(self, table: Table, seat: i64, into: vec[u8], start: i64) -> None:
        into[start + table.age] = 1
        into[start + self.decision + table.decision] = 1
        asked: i64 = table.next_seat()
        if asked >= 0:
            into[start + self.asked + (asked ^ seat)] = 1
        ahead: i64 = table.pawn if seat == 0 else -table.pawn
        into[start + self.pawn] = _small(self.codex.capital + ahead)
        own: i64 = table.looted0 if seat == 0 else table.looted1
        rival: i64 = table.looted1 if seat == 0 else table.looted0
        for place in range(len(self.loot_at)):
            if not has(own, self.loot_at[place]):
                into[start + self.own_loot + place] = 1
            if not has(rival, self.loot_at[place]):
                into[start + self.rival_loot + place] = 1
        _bits(table.board, into, start + self.board)
        if table.decision == CHOOSE_DRAWN_PROGRESS and asked == seat:
            _bits(table.drawn(), into, start + self.drawn)
        _bits(table.offered(), into, start + self.offered)

    def _write_city(self, table: Table, seat: i64, city: City, prices: i64, into: vec[u8], at: i64) -> None:
        into[at] = _small(city.coins)
        _bits(city.wonders, into, at + self.wonders)
        _bits(city.built, into, at + self.built)
        _bits(city.progress, into, at + self.progress)
        _bits(city.symbols, into, at + self.symbols)
        for kind in range(RESOURCES):
            into[at + self.production + kind] = _small(field(city.production, kind))
            into[at + self.unit_prices + kind] = _small(field(prices, kind))
        into[at + self.choices] = _small(city.raw_choice)
        into[at + self.choices + 1] = _small(city.goods_choice)
        into[at + self.sale] = _small(table.sale_price(seat))
        into[at + self.points] = _small(total_points(table, seat))

    def _write_places(self, table: Table, seat: i64, into: vec[u8], start: i64) -> None:
        """Cards that were played lie open: in a city, under a wonder, in the discard."""
        places = table.places
        for card in range(self.codex.cards):
            where: i64 = i64(places[card])
            if not where:
                continue
            if where < DISCARDED:
                if where == IN_CITY + seat:
                    into[start + self.own + self.cards + card] = 1
                else:
                    into[start + self.rival + self.cards + card] = 1
            elif where == DISCARDED:
                into[start + self.discard + card] = 1
            else:
                into[start + self.buried + card] = 1

    def _write_structure(self, table: Table, own: City, prices: i64, into: vec[u8], start: i64) -> None:
        codex, structure = self.codex, table.structure
        left: i64 = structure.laid
        while left:
            slot: i64 = lowest(left)
            left &= left - 1
            card: i64 = structure.card_in(slot)
            into[start + self.laid + slot] = 1
            is_open: bool = has(structure.free, slot)
            if not is_open:
                into[start + self.covered + slot] = 1
            if codex.is_guild[card]:  # a back tells as much (ruling: setup_backs_of_the_cards)
                into[start + self.guild_back + slot] = 1
            if not has(structure.seen, slot):
                into[start + self.face_down + slot] = 1
                continue
            into[start + self.slot + card] = _small(slot + 1)
            if is_open:
                into[start + self.open + card] = 1
                into[start + self.price + card] = _small(price_of_card(codex, own, card, prices))
        left = own.wonders
        while left:
            wonder: i64 = lowest(left)
            left &= left - 1
            into[start + self.wonder_price + wonder] = _small(price_of_wonder(codex, own, wonder, prices))


def _small(number: i64) -> u8:
    """A number of a row; what is below 0 or above the most is told as that."""
    if number < 0:
        return 0
    if number > MOST:
        return MOST
    return u8(number)


def _bits(mask: i64, into: vec[u8], at: i64) -> None:
    while mask:
        into[at + lowest(mask)] = 1
        mask &= mask - 1
