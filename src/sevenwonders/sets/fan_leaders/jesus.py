"""Jesus: as much of a resource as is needed, if one unit of it can be had; no stages; he moves on after use."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, STAGE, Codex
from sevenwonders.classic.market import Market, market_of
from sevenwonders.classic.moments import END_TURN
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import add_ways, is_chained, terms_of
from sevenwonders.classic.resolving import take_in, tell_use
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.undo import abandon, remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import BITS, field


class Miracle(Part):
    """A building for which one unit of a resource stands for all of it."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("miracle")
        self.card: i64 = codex.card_number["jesus"]
        self.miracle: i64 = self.add_verb("miracle", builds=True)
        self.guilds: i64 = codex.categories.index("guilds")

    def moments(self) -> list[int]:
        return [END_TURN]

    def at(self, game: Table, moment: i64) -> None:
        """After use he moves to the player on the right."""
        for city in range(game.setting.cities):
            mine = game.cities[city]
            if mine.powers & mine.used & self.power:
                mine.used &= ~self.power
                right: i64 = game.right_of(city)
                if mine.has(self.codex, self.card):
                    remove_card(game, city, self.card)
                    take_in(game, right, self.card)
                else:
                    abandon(game, city, self.card)
                    game.cities[right].adopt(self.codex, self.card, self.guilds)
                if not game.quiet:
                    game.tell("moves_on", right, {"card": game.card_key(self.card), "from": int(city)})
                return

    def terms(self, game: Table, city: i64, verb: i64, what: i64, terms: Terms) -> None:
        if verb == STAGE and game.cities[city].powers & self.power:
            terms.forbidden = True

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        mine = game.cities[city]
        if not mine.powers & ~mine.used & self.power:
            return
        market = market_of(game, city)
        for kind in range(self.codex.kinds):
            for card in cards:
                if mine.owned[self.codex.name[card]] or is_chained(game, city, card):
                    continue
                self._miracles(game, city, card, kind, market, into)

    def _miracles(self, game: Table, city: i64, card: i64, kind: i64, market: Market, into: Moves) -> None:
        if field(self.codex.cost[card], kind) < 2:
            return
        terms = terms_of(game, city, BUILD, card)
        units: i64 = field(terms.cost, kind)
        if units < 2 or terms.in_coins:
            return
        terms.cost -= (units - 1) << (kind * BITS)
        add_ways(market, terms, game.cities[city].budget, encode(self.miracle, kind + 1, card, 0), into)

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        terms = terms_of(game, city, BUILD, card_of(move))
        return terms.printed + terms.coins

    def place(self, game: Table, city: i64, move: i64) -> None:
        game.cities[city].used |= self.power
        game.cities[city].add_card(self.codex, card_of(move))
        if not game.quiet:
            built: dict[str, Fact] = {"card": game.card_key(card_of(move))}
            tell_use(game, "miracle", city, move, built | game.source_facts(self.card))
