"""What the card files of Leaders cannot say: the draft, recruiting, and the powers of leaders, guilds and Roma."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask, ask_at
from sevenwonders.classic.building import free_moves
from sevenwonders.classic.city import City
from sevenwonders.classic.codex import COINS, DEFEATS, VICTORIES, Codex
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.hooks import BEGIN, EXTRA, NEW_AGE, NEW_TURN, SEALED, SetRules
from sevenwonders.classic.moves import NO_CARD, card_of, encode, verb_of
from sevenwonders.classic.payees import MANY
from sevenwonders.classic.paying import sellers_of
from sevenwonders.classic.resolving import banked, take_from_bank
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit, bit_count
from sevenwonders.core.rng import Rng
from sevenwonders.sets.base.discard import ask_to_revive
from sevenwonders.sets.leaders.codes import DEALT, ZONES, Codes
from sevenwonders.sets.leaders.courtesans import ask_copy, copy_moves, drop_copy, settle_copy
from sevenwonders.sets.leaders.draft import draw_leader, settle_draft
from sevenwonders.sets.leaders.gifts import ask_gifts, gift_moves, play_moves, settle_gifts, settle_play
from sevenwonders.sets.leaders.memory import reshuffle_leaders
from sevenwonders.sets.leaders.points import Points
from sevenwonders.sets.leaders.recruit import (
    begin_recruiting,
    extra_moves,
    place_leader,
    price_paid,
    recruiting_moves,
    settle_extra,
    settle_recruiting,
)
from sevenwonders.sets.leaders.shown import leaders_shown
from sevenwonders.sets.leaders.stages import CITY_BITS, raise_moves, raise_stage, settle_raise

BABEL_VERB: Final = "tower"
"""The verb by which the set Babel builds a tile, if it is in the box."""


class Rules(SetRules):
    """Leaders at the table."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        for zone in ZONES:
            codex.add_zone(zone)
        self.add_verb("recruit", builds=True)
        self.add_verb("dismiss", secret=True)
        keep = self.add_verb("keep", secret=True)
        self.add_verb("copy")
        self.add_verb("give", secret=True)
        self.add_verb("play")
        self.add_verb("stop")
        self.add_verb("free_black", free=True)
        self.add_verb("raise")
        drafting = self.add_phase("draft_leader")
        for phase in (
            "recruit_leader",
            "recruit_extra",
            "copy_leader",
            "give_leader",
            "play_gift",
            "stop_passing",
            "raise_stage",
        ):
            self.add_phase(phase)
        self.draft: Draft = Draft(codex, "leader", "leader", DEALT, False, drafting, keep, "leaders")
        self.codes: Codes = Codes(codex)
        self.points: Points = Points(codex, self.codes)

    def moments(self) -> list[int]:
        return [BEGIN, NEW_AGE, NEW_TURN, SEALED]

    def deal(self, game: Table, rng: Rng) -> None:
        self.draft.deal(game, rng)

    def at(self, game: Table, moment: i64) -> None:
        codes = self.codes
        if moment == BEGIN:
            self.draft.begin(game)
        elif moment == NEW_AGE:
            for city in game.cities:
                city.used &= ~(codes.caligula | codes.gains)  # ruling: caligula
            begin_recruiting(game, codes)
        elif moment == NEW_TURN:
            if codes.gains:
                for city in game.cities:
                    city.used &= ~codes.gains  # ruling: berenice
        else:
            self._ask_to_stop(game)

    def _ask_to_stop(self, game: Table) -> None:
        """Ruling: esteban_when."""
        if game.turn >= game.last_turn or not self.codes.esteban:
            return
        for seat in range(game.seats):
            if game.cities[seat].powers & ~game.cities[seat].used & self.codes.esteban:
                ask(game, self.codes.stopping, bit(seat), seat)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        codes = self.codes
        if phase == codes.drafting:
            self.draft.moves(game, seat, into)
        elif phase == codes.recruiting:
            recruiting_moves(game, codes, seat, into)
        elif phase == codes.extra:
            extra_moves(game, codes, seat, into)
        elif phase == codes.copying:
            copy_moves(game, codes, game.argument, into)
        elif phase == codes.giving:
            gift_moves(game, codes, seat, into)
        elif phase == codes.playing:
            play_moves(game, codes, into)
        elif phase == codes.raising:
            raise_moves(game, codes, game.argument, into)
        else:
            into.add(encode(codes.decline, 0, NO_CARD, 0))
            into.add(encode(codes.stop, 0, NO_CARD, 0))

    def city_asked(self, game: Table, phase: i64, seat: i64) -> i64:
        """The Free City may copy leaders, play those that were given, and have them build a stage."""
        codes = self.codes
        if phase == codes.copying or phase == codes.playing or phase == codes.raising:
            return game.argument & CITY_BITS
        return seat

    def resolve(self, game: Table, phase: i64) -> None:
        codes = self.codes
        if phase == codes.drafting:
            settle_draft(game, codes, self.draft)
        elif phase == codes.recruiting:
            settle_recruiting(game, codes)
        elif phase == codes.extra:
            settle_extra(game, codes, game.argument)
        elif phase == codes.copying:
            settle_copy(game, codes)
        elif phase == codes.giving:
            settle_gifts(game, codes)
        elif phase == codes.playing:
            settle_play(game, codes)
        elif phase == codes.raising:
            settle_raise(game, codes, game.argument)
        elif verb_of(game.answers[game.argument]) == codes.stop:
            game.cities[game.argument].used |= codes.esteban
            game.stays |= bit(game.age * 16 + game.turn)
            if not game.quiet:
                source = game.source_facts(game.effect_with(game.argument, "keep_hands"))
                game.tell("stop", game.argument, source)

    # ---- leaders come into play, and what they do from then on

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        self._mend(game.cities[city])

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """With the Courtesans Guild goes the leader that it has copied."""
        self._mend(game.cities[city])
        if self.codex.power[effect] == self.codes.is_courtesans:
            drop_copy(game, self.codes, city)

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        """What a leader, the Courtesans Guild or a stage of Roma does at once, by whatever way it came."""
        codes = self.codes
        power: i64 = self.codex.power[effect]
        if power == 0:
            return
        if power == codes.is_solomon:
            ask_to_revive(game, codes.digging, city, effect)
        elif power == codes.is_another or power == codes.is_one_more:
            if city < game.seats:
                ask_at(game, EXTRA, codes.extra, city, city)  # ruling: roma_b_extra
        elif power == codes.is_stevie:
            raise_stage(game, codes, city, effect)
        elif power == codes.is_wil:
            ask_gifts(game, codes, city)
        elif power == codes.is_courtesans:
            ask_copy(game, codes, city)
        elif power == codes.is_draw and city < game.seats:
            for _ in range(4):
                draw_leader(game, codes, city, 1, effect)

    def _mend(self, mine: City) -> None:
        """Aristotle and Ramses, come or gone: `used` remembers whether they have been reckoned with."""
        codes = self.codes
        changed: i64 = (mine.powers ^ mine.used) & (codes.aristotle | codes.ramses)
        if not changed:
            return
        sign: i64 = 1
        if changed & codes.aristotle:
            if not mine.powers & codes.aristotle:
                sign = -1
            mine.set_points += 3 * sign
            mine.four_points += 3 * sign  # ruling: astrolabe_bonus
        sign = 1
        if changed & codes.ramses:
            if not mine.powers & codes.ramses:
                sign = -1
            mine.saves = mine.saves[:]
            mine.saves[codes.purple_color] += MANY * sign
        mine.used ^= changed

    def paid(self, game: Table, city: i64, move: i64) -> None:
        mine = game.cities[city]
        if mine.powers & self.codes.purchases:
            mine.bought = sellers_of(game, city, move)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """Coins for what a city does (rulings: from_now_on, xenophon_free_builds, discount_is_not_a_chain)."""
        codes = self.codes
        if verb == codes.dismiss:
            game.cities[city].count[COINS] += self.codex.sell_coins
            banked(game, city)
        powers: i64 = game.cities[city].powers
        if chained and powers & codes.chains:
            take_from_bank(game, city, 2, game.effect_with(city, "coins_for_chains"))
        if self.codex.building_verbs >> verb & 1:
            if powers & codes.yellow and self.codex.color[card] == codes.yellow_color:
                take_from_bank(game, city, 2, game.effect_with(city, "coins_for_yellow"))
            if powers & codes.black and self.codex.color[card] == codes.black_color:
                take_from_bank(game, city, 2, game.effect_with(city, "coins_for_black"))
        if powers & codes.purchases:
            self._reward_purchases(game, city, verb, card)
        if powers & codes.tower and self.codex.verbs[verb] == BABEL_VERB:
            take_from_bank(game, city, 3, game.effect_with(city, "tower_builder"))

    def _reward_purchases(self, game: Table, city: i64, verb: i64, card: i64) -> None:
        """Rulings: hatshepsut_per_neighbour, hatshepsut_timing."""
        move: i64 = game.sealed[city]
        if move == NO_MOVE or verb_of(move) != verb or card_of(move) != card:
            return
        if game.cities[city].bought:
            source: i64 = game.effect_with(city, "coins_for_purchases")
            take_from_bank(game, city, bit_count(game.cities[city].bought), source)

    def banked(self, game: Table, city: i64) -> None:
        """Ruling: berenice."""
        mine = game.cities[city]
        if mine.powers & ~mine.used & self.codes.gains:
            mine.used |= self.codes.gains
            mine.count[COINS] += 1
            if not game.quiet:
                effect: i64 = game.effect_with(city, "bigger_gains")
                game.tell("gain", city, {"coins": 1, **game.source_facts(effect)})

    def strength(self, game: Table, city: i64) -> i64:
        """Ruling: semiramis_tokens."""
        if game.cities[city].powers & self.codes.semiramis:
            return game.cities[city].count[DEFEATS]
        return 0

    def defeat_taker(self, game: Table, winner: i64, loser: i64, taker: i64, tokens: i64) -> i64:
        """Rulings: tomyris_token, tomyris_both."""
        if taker < 0 or not game.cities[loser].powers & self.codes.tomyris:
            return taker
        goes: i64 = winner
        if game.cities[winner].powers & self.codes.tomyris:
            goes = -1
        if not game.quiet and tokens > 0:
            facts = game.source_facts(game.effect_with(loser, "defeats_to_winner"))
            facts["defeats"] = int(tokens)
            if goes >= 0:
                facts["to"] = int(goes)
            game.tell("defeat_passed" if goes >= 0 else "defeat_undone", loser, facts)
        return goes

    def token_taken(self, game: Table, city: i64, kind: i64, number: i64, points: i64) -> None:
        if kind == VICTORIES and game.cities[city].powers & self.codes.victories:
            take_from_bank(game, city, 2 * number, game.effect_with(city, "coins_for_victories"))

    # ---- moves

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        """Caligula: a black card for free, once in an age (ruling: caligula)."""
        mine = game.cities[city]
        if not mine.powers & ~mine.used & self.codes.caligula:
            return
        free_moves(game, city, cards, self.codes.free_black, into, self.codes.black_color)

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        if verb_of(move) == self.codes.recruit:
            return price_paid(game, self.codes, city, move)
        return 0

    def sale_of(self, game: Table, city: i64, move: i64) -> i64:
        if verb_of(move) == self.codes.dismiss:
            return self.codex.sell_coins
        return 0

    def place(self, game: Table, city: i64, move: i64) -> None:
        if verb_of(move) != self.codes.free_black:
            place_leader(game, self.codes, city, move)
            return
        mine = game.cities[city]
        mine.used |= self.codes.caligula
        mine.add_card(self.codex, card_of(move))
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "free_black_per_age"))
            game.tell("free", city, {"card": game.card_key(card_of(move)), **source})

    # ---- points, and who knows what

    def score(self, game: Table, city: i64) -> None:
        self.points.score(game, city)

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        return leaders_shown(game, self.codes, self.draft, seat)

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        reshuffle_leaders(game, self.codes, seat, rng)
