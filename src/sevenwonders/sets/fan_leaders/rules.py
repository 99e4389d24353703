"""What the leaders made by players do."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import BUILD, DEFEATS, MILITARY, SHIELDS, STAGE, STAGES, Codex
from sevenwonders.classic.conflicts import take_victory
from sevenwonders.classic.hooks import AFTER_CONFLICTS, END_AGE, END_TURN, FROM_DISCARD, LOSSES, NEW_AGE, OVER, SetRules
from sevenwonders.classic.moves import NO_CARD, card_of, encode, verb_of
from sevenwonders.classic.payees import MANY
from sevenwonders.classic.market import Market
from sevenwonders.classic.paying import is_chained, terms_of, ways_to_pay
from sevenwonders.classic.powers import color_of, number_of
from sevenwonders.classic.resolving import take_in, tell_use
from sevenwonders.classic.science import Symbols
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.classic.undo import abandon, remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import BITS, bit, field
from sevenwonders.core.rng import Rng
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.fan_leaders.choices import Choices
from sevenwonders.sets.fan_leaders.discord import Discord
from sevenwonders.sets.fan_leaders.future import deal_future, future_shown, look_ahead
from sevenwonders.sets.fan_leaders.oracle import Oracle
from sevenwonders.sets.fan_leaders.spartacus import LEFT, RIGHT, points_from
from sevenwonders.sets.fan_leaders.undo import lose_stage, lose_wonder
from sevenwonders.sets.leaders.codes import Codes
from sevenwonders.sets.leaders.draft import take_from_rest
from sevenwonders.sets.leaders.recruit import enlist
from sevenwonders.sets.leaders.stages import raise_stage


class Rules(SetRules):
    """The powers of fan-made leaders."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        names = ("choose_neighbour", "destroy_card", "swap_first", "swap_second", "copy_stage", "predict")
        phases = [int(self.add_phase(name)) for name in names]
        verbs = [int(self.add_verb(name)) for name in ("like", "destroy", "swap", "imitate", "predict")]
        self.redeeming: i64 = self.add_phase("trade_defeats")
        self.redeem: i64 = self.add_verb("redeem")
        self.miracle_verb: i64 = self.add_verb("miracle", builds=True)
        self.codes: Codes = Codes(codex)
        self.oracle: Oracle = Oracle(codex)
        self.discord: Discord = Discord(codex)
        self.choices: Choices = Choices(codex, self.codes, self.oracle, phases, verbs)
        self.future: i64 = codex.add_zone("future")
        self.attila: i64 = codex.add_counter()
        self.chuck: i64 = codex.add_counter()
        """Whether these leaders have come into a city and not yet done what they do to all."""
        self.freed: i64 = codex.add_counter()
        """Whether a leader lets a city build its stages in any order."""
        self.axelous: i64 = codex.power_bit("free_blue_in_peace")
        self.cyrus: i64 = codex.power_bit("stronger_red")
        self.mulan: i64 = codex.power_bit("weaker_neighbours")
        self.jesus: i64 = codex.power_bit("miracle")
        self.socrates: i64 = codex.power_bit("swap_symbol")
        self.spartacus: i64 = codex.power_bit("blind_guilds")
        self.vercingetorix: i64 = codex.power_bit("trade_defeats")
        self.diogenes: i64 = codex.power_bit("points_without_stage")
        self.is_attila: i64 = number_of(codex, "destroy_stages")
        self.is_chuck: i64 = number_of(codex, "no_wonders")
        self.is_bauza: i64 = number_of(codex, "stages_any_order")
        self.is_cypselos: i64 = number_of(codex, "coins_like_neighbour")
        self.is_damocles: i64 = number_of(codex, "destroy_card")
        self.is_hercules: i64 = number_of(codex, "free_stage")
        self.is_herodotus: i64 = number_of(codex, "copy_stage")
        self.is_orpheus: i64 = number_of(codex, "draw_one_leader")
        self.is_phryne: i64 = number_of(codex, "draw_two_leaders")
        self.is_pythia: i64 = number_of(codex, "oracle")
        self.is_sith: i64 = number_of(codex, "see_the_future")
        self.is_urvashi: i64 = number_of(codex, "swap_cards")
        self.jesus_card: i64 = codex.card_number["jesus"]
        self.diogenes_card: i64 = codex.card_number["diogenes"]
        self.blue: i64 = color_of(codex, "blue")
        self.red_count: i64 = codex.count_index("red")

    def moments(self) -> list[int]:
        return [NEW_AGE, FROM_DISCARD, LOSSES, END_TURN, END_AGE, AFTER_CONFLICTS, OVER]

    def at(self, game: Table, moment: i64) -> None:
        if moment == NEW_AGE:
            self.discord.new_age(game)
        elif moment == FROM_DISCARD or moment == LOSSES:
            self._shake_the_table(game)
        elif moment == END_TURN:
            self._pass_jesus(game)
        elif moment == END_AGE:
            self.discord.end_age(game)
        elif moment == OVER:
            self.oracle.tell(game)
        else:
            for seat in range(game.seats):
                mine = game.cities[seat]
                if mine.powers & ~mine.used & self.vercingetorix and mine.count[DEFEATS] >= 2:
                    ask(game, self.redeeming, bit(seat), seat)

    def _shake_the_table(self, game: Table) -> None:
        """Attila and Chuck Norris, once all leaders of the turn are in play."""
        for city in range(game.setting.cities):
            mine = game.cities[city]
            attila, chuck = mine.count[self.attila], mine.count[self.chuck]
            mine.count[self.attila] = 0
            mine.count[self.chuck] = 0
            for other in range(game.setting.cities):
                if attila:
                    lose_stage(game, self.codes, other, city)
                if chuck:
                    lose_wonder(game, other, city)

    def _pass_jesus(self, game: Table) -> None:
        """After use he moves to the player on the right."""
        for city in range(game.setting.cities):
            mine = game.cities[city]
            if mine.powers & mine.used & self.jesus:
                mine.used &= ~self.jesus
                right: i64 = game.right_of(city)
                if mine.has(self.codex, self.jesus_card):
                    remove_card(game, city, self.jesus_card)
                    take_in(game, right, self.jesus_card)
                else:
                    abandon(game, city, self.jesus_card)
                    game.cities[right].adopt(self.codex, self.jesus_card, self.codes.guilds)
                if not game.quiet:
                    game.tell("moves_on", right, {"card": game.card_key(self.jesus_card)})
                return

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        """Bauza: stages in any order, where that is not so anyway."""
        mine = game.cities[city]
        if self.codex.power[effect] == self.is_bauza and not mine.any_order:
            mine.any_order = True
            mine.count[self.freed] = 1

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """What a leader gave goes with him."""
        mine = game.cities[city]
        power: i64 = self.codex.power[effect]
        if power == self.is_bauza and mine.count[self.freed]:
            mine.any_order = False
            mine.count[self.freed] = 0
        elif power == self.is_herodotus:
            self.choices.drop_stage(game, city)
        elif power == self.is_pythia:
            self.oracle.forget(game, city)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """What a leader does when it comes into play."""
        power: i64 = self.codex.power[effect]
        if power == self.is_attila:
            game.cities[city].count[self.attila] = 1
        elif power == self.is_chuck:
            game.cities[city].count[self.chuck] = 1
        elif power == self.is_cypselos:
            self.choices.ask(game, self.choices.neighbour, city)
        elif power == self.is_damocles:
            self.choices.ask(game, self.choices.destroy, city)
        elif power == self.is_hercules:
            raise_stage(game, self.codes, city, effect)
        elif power == self.is_herodotus:
            self.choices.ask(game, self.choices.stage, city)
        elif power == self.is_orpheus:
            self._draw(game, city, effect)
        elif power == self.is_phryne:
            self._draw(game, city, effect)
            self._draw(game, city, effect)
        elif power == self.is_pythia:
            self.choices.ask(game, self.choices.predict, city)
        elif power == self.is_sith:
            look_ahead(game, self.future, player_of(game, city))
        elif power == self.is_urvashi:
            self.choices.ask(game, self.choices.swap_first, city)

    def _draw(self, game: Table, city: i64, effect: i64) -> None:
        card: i64 = take_from_rest(game, self.codes)
        if card >= 0:
            enlist(game, city, card, effect)

    def prepare(self, game: Table, city: i64) -> None:
        """Axelous: blue cards are free as long as the city has no shield; `used` tells whether they are."""
        if not self.axelous:
            return
        mine = game.cities[city]
        peaceful: bool = (mine.powers & self.axelous) != 0 and mine.count[SHIELDS] == 0
        if peaceful != ((mine.used & self.axelous) != 0):
            mine.used ^= self.axelous
            mine.saves = mine.saves[:]
            if peaceful:
                mine.saves[self.blue] += MANY
            else:
                mine.saves[self.blue] -= MANY

    def strength(self, game: Table, city: i64) -> i64:
        mine = game.cities[city]
        more: i64 = 0
        if mine.powers & self.cyrus:
            more = mine.count[self.red_count]
        if game.cities[game.left_of(city)].powers & self.mulan:
            more -= 1
        if game.cities[game.right_of(city)].powers & self.mulan:
            more -= 1
        return more

    # ---- decisions

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        if phase != self.redeeming:
            self.choices.legal(game, phase, seat, into)
            return
        into.add(encode(self.codes.decline, 0, NO_CARD, 0))
        into.add(encode(self.redeem, 0, NO_CARD, 0))

    def city_asked(self, game: Table, phase: i64, seat: i64) -> i64:
        if phase == self.redeeming:
            return seat
        return self.choices.city_asked(game)

    def resolve(self, game: Table, phase: i64) -> None:
        if phase != self.redeeming:
            self.choices.resolve(game, phase)
            return
        seat: i64 = game.argument
        if verb_of(game.answers[seat]) == self.redeem:
            mine = game.cities[seat]
            mine.used |= self.vercingetorix
            mine.count[DEFEATS] -= 2
            mine.points[MILITARY] += 2
            if not game.quiet:
                source = game.source_facts(game.effect_with(seat, "trade_defeats"))
                game.tell("redeem", seat, {"points": 3, **source})
            take_victory(game, seat, 3)

    # ---- Jesus: as much of a resource as is needed, if one unit of it can be had; no stages

    def terms(self, game: Table, city: i64, verb: i64, what: i64, terms: Terms) -> None:
        if verb == STAGE and game.cities[city].powers & self.jesus:
            terms.forbidden = True

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        mine = game.cities[city]
        if not mine.powers & ~mine.used & self.jesus:
            return
        for kind in range(self.codex.kinds):
            for card in cards:
                if mine.owned[self.codex.name[card]] or is_chained(game, city, card):
                    continue
                self._miracles(game, city, card, kind, into)

    def _miracles(self, game: Table, city: i64, card: i64, kind: i64, into: Moves) -> None:
        if field(self.codex.cost[card], kind) < 2:
            return
        terms = terms_of(game, city, BUILD, card)
        units: i64 = field(terms.cost, kind)
        if units < 2:
            return
        terms.cost -= (units - 1) << (kind * BITS)
        if terms.forbidden or terms.in_coins:
            return
        for payment in ways_to_pay(Market(game, city), terms, game.cities[city].budget):
            into.add(encode(self.miracle_verb, kind + 1, card, payment))

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        if verb_of(move) != self.miracle_verb:
            return 0
        terms = terms_of(game, city, BUILD, card_of(move))
        return terms.printed + terms.coins

    def place(self, game: Table, city: i64, move: i64) -> None:
        game.cities[city].used |= self.jesus
        game.cities[city].add_card(self.codex, card_of(move))
        if not game.quiet:
            tell_use(game, "miracle", city, move, {"card": game.card_key(card_of(move))})

    # ---- points, and who knows what

    def choose_symbols(self, game: Table, city: i64, symbols: Symbols) -> None:
        """Socrates: one symbol, of any source but a mask, may be another."""
        if game.cities[city].powers & self.socrates:
            symbols.changes += 1

    def standings(self, game: Table, places: vec[i64]) -> None:
        self.oracle.standings(game, places)

    def score(self, game: Table, city: i64) -> None:
        mine = game.cities[city]
        if mine.powers & self.diogenes and mine.count[STAGES] == 0:
            column: i64 = self.codes.guilds
            if mine.has(self.codex, self.diogenes_card):
                column = self.codes.leaders
            game.sheet[column] += 8
        blind: i64 = 0
        if game.cities[game.left_of(city)].powers & self.spartacus:
            blind |= LEFT
        if game.cities[game.right_of(city)].powers & self.spartacus:
            blind |= RIGHT
        if not blind:
            return
        for card in range(self.codex.cards):
            if self.codex.category[card] == self.codes.guilds and mine.has(self.codex, card):
                game.sheet[self.codes.guilds] -= points_from(game, city, card, blind)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        shown = future_shown(game, self.future, seat)
        oracles = self.oracle.shown(game)
        if oracles:
            shown["oracle"] = oracles
        return shown

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        deal_future(game, self.future, seat, rng)
