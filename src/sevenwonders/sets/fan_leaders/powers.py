"""What leaders made by players do for as long as they are there, or when they come."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import DEFEATS, MILITARY, SHIELDS, STAGES, Codex
from sevenwonders.classic.conflicts import take_victory
from sevenwonders.classic.moments import AFTER_CONFLICTS
from sevenwonders.classic.moves import NO_CARD, encode, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.payment import MANY
from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.leaders.draft import LeaderDraft
from sevenwonders.sets.leaders.recruit import enlist
from sevenwonders.sets.leaders.stages import RaiseStage


class AnyOrder(Part):
    """Antoine Bauza: stages in any order, where that is not so anyway."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = number_of(codex, "stages_any_order")
        self.freed: i64 = codex.add_counter()
        """Whether a leader lets a city build its stages in any order."""

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        mine = game.cities[city]
        if self.codex.power[effect] == self.power and not mine.any_order:
            mine.any_order = True
            mine.count[self.freed] = 1

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        mine = game.cities[city]
        if self.codex.power[effect] == self.power and mine.count[self.freed]:
            mine.any_order = False
            mine.count[self.freed] = 0


class Newcomers(Part):
    """Hercules builds a stage; Orpheus and Phryne bring leaders with them."""

    def __init__(self, codex: Codex, draft: LeaderDraft, stages: RaiseStage) -> None:
        super().__init__(codex)
        self.draft: LeaderDraft = draft
        self.stages: RaiseStage = stages
        self.hercules: i64 = number_of(codex, "free_stage")
        self.orpheus: i64 = number_of(codex, "draw_one_leader")
        self.phryne: i64 = number_of(codex, "draw_two_leaders")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        power: i64 = self.codex.power[effect]
        if power == self.hercules:
            self.stages.raise_stage(game, city, effect)
        elif power == self.orpheus or power == self.phryne:
            self._draw(game, city, effect)
            if power == self.phryne:
                self._draw(game, city, effect)

    def _draw(self, game: Table, city: i64, effect: i64) -> None:
        card: i64 = self.draft.take_from_rest(game)
        if card >= 0:
            enlist(game, city, card, effect)


class FreeInPeace(Part):
    """Axelous: blue cards are free as long as the city has no shield; `used` tells whether they are."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("free_blue_in_peace")
        self.blue: i64 = color_of(codex, "blue")

    def prepare(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        peaceful: bool = (mine.powers & self.power) != 0 and mine.count[SHIELDS] == 0
        if peaceful != ((mine.used & self.power) != 0):
            mine.used ^= self.power
            if peaceful:
                mine.save(self.blue, MANY)
            else:
                mine.save(self.blue, -MANY)


class Strength(Part):
    """Cyrus is stronger by his red cards, Mulan's neighbours are weaker."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.cyrus: i64 = codex.power_bit("stronger_red")
        self.mulan: i64 = codex.power_bit("weaker_neighbours")
        self.red: i64 = codex.count_index("red")

    def strength(self, game: Table, city: i64) -> i64:
        mine = game.cities[city]
        more: i64 = 0
        if mine.powers & self.cyrus:
            more = mine.count[self.red]
        if game.cities[game.left_of(city)].powers & self.mulan:
            more -= 1
        if game.cities[game.right_of(city)].powers & self.mulan:
            more -= 1
        return more


class Redeem(Part):
    """Vercingetorix: two defeat tokens for a victory token, once."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "trade_defeats")
        self.power: i64 = codex.power_bit("trade_defeats")
        self.redeem: i64 = self.add_verb("redeem")
        self.decline: i64 = codex.verbs.index("decline")

    def moments(self) -> list[int]:
        return [AFTER_CONFLICTS]

    def at(self, game: Table, moment: i64) -> None:
        for seat in range(game.seats):
            mine = game.cities[seat]
            if mine.powers & ~mine.used & self.power and mine.count[DEFEATS] >= 2:
                ask(game, self.decision, bit(seat), seat)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        into.add(encode(self.decline, 0, NO_CARD, 0))
        into.add(encode(self.redeem, 0, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        seat: i64 = game.argument
        if verb_of(game.answers[seat]) != self.redeem:
            return
        mine = game.cities[seat]
        mine.used |= self.power
        mine.count[DEFEATS] -= 2
        mine.points[MILITARY] += 2
        if not game.quiet:
            source = game.source_facts(game.effect_with(seat, "trade_defeats"))
            game.tell("redeem", seat, {"points": 3, **source})
        take_victory(game, seat, 3)


class SwapSymbol(Part):
    """Socrates: one symbol, of any source but a mask, may be another."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("swap_symbol")

    def choose_symbols(self, game: Table, city: i64, mine: City, symbols: Symbols) -> None:
        if mine.powers & self.power:
            symbols.changes += 1


class NoStage(Part):
    """Diogenes: points for a city without a stage."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        self.power: i64 = codex.power_bit("points_without_stage")
        self.card: i64 = codex.card_number["diogenes"]
        self.leaders: i64 = codex.categories.index("leaders")
        self.guilds: i64 = codex.categories.index("guilds")

    def score(self, game: Table, city: i64, mine: City, sheet: vec[i64]) -> None:
        if mine.powers & self.power and mine.count[STAGES] == 0:
            column: i64 = self.guilds
            if mine.has(self.codex, self.card):
                column = self.leaders
            sheet[column] += 8
