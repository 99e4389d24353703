"""What a seat sees of a table of 7 Wonders as a row of whole numbers, for any mix of sets: for those who learn, one
seat or many games at a time.

It reads what a view tells: what lies open, the seat's own hand and choice, and those cards face down that the seat has
seen. Cards, boards, stages, colours, verbs and decisions are numbered as in the codex; the own city comes first, then
those to the left, those without a player last. What sets add to a view is told by names that nobody knows beforehand,
also by sets from a folder: each fact has a place among 512 that its name gives (CRC-32), and now and then two share
one. `blocks` names the parts of a row.
"""

from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64

from sevenwonders.classic.blocks import EXTRAS, blocks_of
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, SHIELDS, VICTORIES, Codex
from sevenwonders.classic.entries import IN_DISCARD, UNDER_STAGE, card_in, is_known, layer_in, place_in
from sevenwonders.classic.moments import PLAYED
from sevenwonders.classic.moves import NO_CARD, card_of, verb_of
from sevenwonders.classic.piles import pack_start
from sevenwonders.classic.scoring import sheet_of
from sevenwonders.classic.seeing import MOST_SHOWN
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.supply import NOBODY_FAR
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.packed import bit, field


class Sight:
    """Where each block of a row begins."""

    def __init__(self, setting: Setting) -> None:
        codex = setting.codex
        self.codex: Codex = codex
        self.setting: Setting = setting
        self.seats: i64 = setting.players
        self.counted: i64 = len(codex.counted)
        self.blocks: list[tuple[str, int, int]] = list(blocks_of(setting))
        """Name, length and scale of each block: the scale is what is about the most."""
        at: dict[str, int] = {}
        size = 0
        for name, length, _ in self.blocks:
            at[name] = size
            size += length
        self.size: i64 = size
        self.turn: i64 = at["turn"]
        self.last_turn: i64 = at["last_turn"]
        self.passes_left: i64 = at["passes_left"]
        self.over: i64 = at["over"]
        self.decision: i64 = at["decision"]
        self.waiting: i64 = at["waiting"]
        self.hand: i64 = at["hand"]
        self.chosen_verb: i64 = at["chosen_verb"]
        self.chosen_card: i64 = at["chosen_card"]
        self.sealed_verb: i64 = at["sealed_verb"]
        self.sealed_card: i64 = at["sealed_card"]
        self.hands: i64 = at["hands"]
        self.discards: i64 = at["discards"]
        self.discard: i64 = at["discard"]
        self.extras: i64 = at["extras"]
        first = at["city0_wonder"]
        self.first_city: i64 = first
        self.city: i64 = at["city1_wonder"] - first
        """How long a city is. Within it:"""
        self.starts: i64 = at["city0_starts"] - first
        self.board: i64 = at["city0_board"] - first
        self.stages: i64 = at["city0_stages"] - first
        self.coins: i64 = at["city0_coins"] - first
        self.cards: i64 = at["city0_cards"] - first
        self.production: i64 = at["city0_production"] - first
        self.choices: i64 = at["city0_choices"] - first
        self.for_sale: i64 = at["city0_for_sale"] - first
        self.choices_for_sale: i64 = at["city0_choices_for_sale"] - first
        self.left_prices: i64 = at["city0_left_prices"] - first
        self.right_prices: i64 = at["city0_right_prices"] - first
        self.far: i64 = at["city0_far"] - first
        self.share_price: i64 = at["city0_share_price"] - first
        self.shields: i64 = at["city0_shields"] - first
        self.victories: i64 = at["city0_victories"] - first
        self.defeats: i64 = at["city0_defeats"] - first
        self.military: i64 = at["city0_military"] - first
        self.counts: i64 = at["city0_counts"] - first
        self.under_stages: i64 = at["city0_under_stages"] - first
        self.points: i64 = at["city0_points"] - first

    def row(self, table: Table, seat: i64) -> vec[i32]:
        """A row of its own."""
        into = vec[i32]([i32(0)] * self.size)
        self.write(table, seat, into, 0)
        return into

    def write(self, table: Table, seat: i64, into: vec[i32], start: i64) -> None:
        """Write what one of the players sees from a place on: it must be all zeros there."""
        self._write_table(table, seat, into, start)
        self._write_own(table, seat, into, start)
        self._write_face_down(table, seat, into, start)
        for number in range(self.setting.cities):
            at: i64 = start + self.first_city + self._place(number, seat) * self.city
            self._write_city(table, table.cities[number], seat, into, at)
            if number < self.seats:
                sheet = sheet_of(table, number)
                for column in range(len(sheet)):
                    into[at + self.points + column] = i32(sheet[column])
        if self.setting.showers:
            self._write_extras(table, seat, into, start + self.extras)

    def _place(self, city: i64, seat: i64) -> i64:
        """Where a city stands: the own one first, the others clockwise, those without a player last."""
        if city >= self.seats:
            return city
        return city - seat if city >= seat else city - seat + self.seats

    def _write_table(self, table: Table, seat: i64, into: vec[i32], start: i64) -> None:
        into[start + table.age] = 1
        into[start + self.turn] = i32(table.turn)
        into[start + self.last_turn] = i32(table.last_turn)
        if table.age != 2:
            into[start + self.passes_left] = 1
        if table.ended:
            into[start + self.over] = 1
        if table.waiting:
            into[start + self.decision + table.phase] = 1
        for other in range(self.seats):
            place: i64 = self._place(other, seat)
            if table.waiting & bit(other):
                into[start + self.waiting + place] = 1
            into[start + self.hands + place] = i32(table.sizes[table.pack_of(other)])

    def _write_own(self, table: Table, seat: i64, into: vec[i32], start: i64) -> None:
        """The hand of a seat and what it has chosen this turn."""
        if table.turn:
            pack: i64 = table.pack_of(seat)
            first: i64 = pack_start(table, pack)
            for place in range(first, first + table.sizes[pack]):
                into[start + self.hand + table.packs[place]] += 1
        if table.asked & bit(seat):
            _write_move(table.answers[seat], into, start + self.chosen_verb, start + self.chosen_card)
        if table.moment == PLAYED:
            _write_move(table.sealed[seat], into, start + self.sealed_verb, start + self.sealed_card)

    def _write_face_down(self, table: Table, seat: i64, into: vec[i32], start: i64) -> None:
        """How many cards are discarded; of these, and of those under stages, the ones that the seat has seen."""
        for entry in table.face_down:
            place: i64 = place_in(entry)
            seen: bool = table.ended or is_known(entry, seat)
            if place == IN_DISCARD:
                into[start + self.discards] += 1
                if seen:
                    into[start + self.discard + card_in(entry)] += 1
            elif place == UNDER_STAGE and seen:
                city: i64 = self.first_city + self._place(layer_in(entry), seat) * self.city
                into[start + city + self.under_stages + card_in(entry)] += 1

    def _write_city(self, table: Table, city: City, seat: i64, into: vec[i32], at: i64) -> None:
        into[at + city.wonder] = 1
        if city.start_works:
            into[at + self.starts] = 1
        into[at + self.coins] = i32(city.count[COINS])
        into[at + self.share_price] = i32(city.share_price)
        into[at + self.shields] = i32(city.count[SHIELDS])
        into[at + self.victories] = i32(city.count[VICTORIES])
        into[at + self.defeats] = i32(city.count[DEFEATS])
        into[at + self.military] = i32(city.points[MILITARY])
        first: i64 = self.codex.first_color
        for what in range(first, self.counted):
            into[at + self.counts + what - first] = i32(city.count[what])
        self._write_built(city, into, at)
        self._write_trade(city, seat, into, at)

    def _write_built(self, city: City, into: vec[i32], at: i64) -> None:
        """Cards and stages, and the choice units that they make."""
        codex = self.codex
        if city.start_works:
            self._write_choices(codex.start_effects + city.wonder, into, at)
        for name in range(codex.names):
            rank: i64 = i64(city.owned[name])
            if rank:
                card: i64 = codex.named.items[codex.named.start[name] + rank - 1]
                into[at + self.cards + card] = 1
                if not city.sleeps(card):
                    self._write_choices(card, into, at)
        for row in range(len(city.board)):
            stage: i64 = city.board[row]
            into[at + self.board + stage] += 1
            if city.stages & bit(row):
                into[at + self.stages + stage] += 1
                self._write_choices(codex.stage_effects + stage, into, at)
        for units in city.today:
            self._write_units(units, into, at + self.choices)

    def _write_choices(self, effect: i64, into: vec[i32], at: i64) -> None:
        """The units of choice that an effect makes."""
        choices = self.codex.choices
        for place in range(choices.start[effect], choices.start[effect + 1]):
            self._write_units(choices.items[place], into, at + self.choices)
            if self.codex.sells[effect]:
                self._write_units(choices.items[place], into, at + self.choices_for_sale)

    def _write_units(self, unit: i64, into: vec[i32], at: i64) -> None:
        """One more of each resource that a unit may be."""
        for kind in range(self.codex.kinds):
            if unit & bit(kind):
                into[at + kind] += 1

    def _write_trade(self, city: City, seat: i64, into: vec[i32], at: i64) -> None:
        """What a city makes and sells this turn, and what it pays for."""
        for kind in range(self.codex.kinds):
            into[at + self.production + kind] = _shown(field(city.made_now, kind))
            into[at + self.for_sale + kind] = _shown(field(city.sale_now, kind))
            into[at + self.left_prices + kind] = i32(field(city.left_prices, kind))
            into[at + self.right_prices + kind] = i32(field(city.right_prices, kind))
        for seller in city.far_city:
            if seller != NOBODY_FAR:
                into[at + self.far + self._place(seller, seat)] = 1

    def _write_extras(self, table: Table, seat: i64, into: vec[i32], at: i64) -> None:
        """What sets add to the view, fact by fact."""
        facts: dict[str, Fact] = {}
        for part in self.setting.showers:
            facts.update(part.show(table, int(seat)))
        for key, fact in facts.items():
            if isinstance(fact, str):
                _add_fact(f"{key}.{fact}", 1, into, at)
            elif isinstance(fact, int):
                _add_fact(key, fact, into, at)
            else:
                by_city: bool = len(fact) == self.setting.cities
                for place in range(len(fact)):
                    each = fact[place]
                    name = f"{key}@{int(self._place(place, seat))}" if by_city else key
                    if isinstance(each, str):
                        _add_fact(f"{name}.{each}", 1, into, at)
                    else:
                        _add_fact(name if by_city else f"{key}#{int(place)}", each, into, at)


def _add_fact(name: str, amount: i64, into: vec[i32], at: i64) -> None:
    place: i64 = crc32(name.encode()) % EXTRAS
    into[at + place] += i32(amount)


def _shown(units: i64) -> i32:
    """Units of a resource, no more of them than a view tells."""
    return i32(units) if units < MOST_SHOWN else i32(MOST_SHOWN)


def _write_move(move: i64, into: vec[i32], verbs: i64, cards: i64) -> None:
    """What a move does, and with which card."""
    if move == NO_MOVE:
        return
    into[verbs + verb_of(move)] = 1
    if card_of(move) != NO_CARD:
        into[cards + card_of(move)] = 1
