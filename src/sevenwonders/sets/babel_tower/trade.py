"""What cities make, sell and pay for resources while laws lie open: changed anew at the beginning of each turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.powers import cards_of_color, number_of
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import close_prices
from sevenwonders.core.packed import bit, unit
from sevenwonders.sets.babel_tower.laws import Laws
from sevenwonders.sets.babel_tower.tower import Tower


class TradeLaws(Laws):
    """Gifts, idle and endless cards, closed markets, prices, chains from next door."""

    def __init__(self, codex: Codex, tower: Tower) -> None:
        super().__init__(codex, tower)
        self.gift: i64 = number_of(codex, "resource_gift")
        self.idle: i64 = number_of(codex, "idle_double")
        self.endless: i64 = number_of(codex, "endless_single")
        self.closed: i64 = number_of(codex, "closed_markets")
        self.dearer: i64 = number_of(codex, "dearer")
        self.cheaper: i64 = number_of(codex, "cheaper")
        self.next_door: i64 = number_of(codex, "chains_next_door")
        self.more: i64 = codex.box.setup["endless_units"] - 1
        self.kinds: vec[i64] = vec[i64]([_kinds_of(codex, of) for of in codex.power_of])
        """For each effect: the resources (bits) that it is about."""
        self.markets: list[vec[i64]] = [_cards_named(codex, of) for of in codex.power_of]
        """For each effect: the cards that it is about."""
        self.doubles: vec[i64] = vec[i64]([i64(0)] * 0)
        """Brown cards that make two units, or one of a choice."""
        self.singles: vec[i64] = vec[i64]([i64(0)] * 0)
        """Those that make one unit of one resource."""
        for card in cards_of_color(codex, "brown"):
            units = len(codex.box.cards[card].effect.produces)
            if units == 1 and codex.fixed[card]:
                self.singles = append(self.singles, card)
            elif units:
                self.doubles = append(self.doubles, card)

    def prepare(self, game: Table, city: i64) -> None:
        """Change what counts this turn."""
        if self.tower.is_empty(game):
            return
        for slot in range(self.slots):
            law: i64 = self.law_in(game, slot)
            if law:
                self._apply(game, city, law, self.tower.tile_in(game, slot))

    def _apply(self, game: Table, number: i64, law: i64, tile: i64) -> None:
        city = game.cities[number]
        if law == self.gift:
            city.choose_this_turn(self.kinds[tile])
        elif law == self.next_door:
            city.chains_next_door = True
        elif law == self.idle:
            self._rest(city, self.doubles)
        elif law == self.endless:
            for card in self.singles:
                if city.has(self.codex, card):
                    self._multiply(city, card)
        elif law == self.closed:
            self._close(game, number, self.markets[tile])

    def reprice(self, game: Table, city: i64) -> None:
        """Prices last: they change what is left of discounts, by whatever set (ruling: tower_stacking)."""
        if self.tower.is_empty(game):
            return
        dearer: i64 = 0
        cheaper: i64 = 0
        for slot in range(self.slots):
            law: i64 = self.law_in(game, slot)
            if law and law == self.dearer:
                dearer += self._amounts(self.tower.tile_in(game, slot))
            elif law and law == self.cheaper:
                cheaper += self._amounts(self.tower.tile_in(game, slot))
        if dearer or cheaper:
            game.cities[city].change_prices(self.codex.kinds, dearer, cheaper)

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        """A card that comes while laws lie open is under them at once."""
        if effect >= self.codex.cards or self.tower.is_empty(game):
            return
        mine = game.cities[city]
        for slot in range(self.slots):
            law: i64 = self.law_in(game, slot)
            if law == self.idle and holds(self.doubles, effect):
                mine.put_to_sleep(self.codex, effect)
            elif law == self.closed:
                if holds(self.markets[self.tower.tile_in(game, slot)], effect):
                    mine.put_to_sleep(self.codex, effect)
            elif law == self.endless and holds(self.singles, effect):
                self._multiply(mine, effect)

    def _rest(self, city: City, cards: vec[i64]) -> None:
        """Cards of a city make nothing this turn."""
        for card in cards:
            if city.has(self.codex, card):
                city.put_to_sleep(self.codex, card)

    def _multiply(self, city: City, card: i64) -> None:
        units: i64 = self.codex.fixed[card] * self.more
        city.made_now += units
        if self.codex.sells[card]:
            city.sale_now += units

    def _close(self, game: Table, city: i64, markets: vec[i64]) -> None:
        """Neither discounts nor units of these cards."""
        close_prices(game, city, markets)
        self._rest(game.cities[city], markets)

    def _amounts(self, tile: i64) -> i64:
        """By how much a tile changes the price of each resource, packed."""
        packed: i64 = 0
        for kind in range(self.codex.kinds):
            if self.kinds[tile] & bit(kind):
                packed |= self.codex.power_n[tile] * unit(kind)
        return packed


def _kinds_of(codex: Codex, of: str) -> i64:
    """Resources as bits: a class of them, or a choice such as `W/C`; none for other words."""
    if of == "raw":
        return codex.raw_mask
    if of == "manufactured":
        return codex.goods_mask
    found: i64 = 0
    for letter in of.split("/"):
        if letter and letter in codex.letters:
            found |= bit(codex.letters.index(letter))
    return found


def _cards_named(codex: Codex, of: str) -> vec[i64]:
    """The cards that a law names: `forum+caravansery`."""
    found = vec[i64]([i64(0)] * 0)
    for key in of.split("+"):
        if key in codex.card_number:
            found = append(found, i64(codex.card_number[key]))
    return found
