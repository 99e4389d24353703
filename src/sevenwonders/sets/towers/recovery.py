"""Recovery: the card that built a stage is played too, as if on a further turn (rulings: recuperation*).

It is shown to all as soon as it is recovered, since everybody may see that it has the right colour and whether it can
be built. A card that is not recovered stays hidden, but all know which colour it has not: `face_down` notes that.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import build_moves
from sevenwonders.classic.codex import BUILD, COINS, Codex
from sevenwonders.classic.deal import sort_range
from sevenwonders.classic.draft import NOTE_AT
from sevenwonders.classic.market import market_of
from sevenwonders.classic.moves import FAVOUR, card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.paying import printed_coins
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.powers import colors_of
from sevenwonders.classic.resolving import banked, resolve_alone
from sevenwonders.classic.table import (
    AGE_AT,
    BY_AT,
    GONE,
    IN_DISCARD,
    KNOWN_AT,
    NO_PACK,
    PLACE_AT,
    TURN_AT,
    UNDER_STAGE,
    Table,
)
from sevenwonders.classic.turn import begin_further_turn
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes, time_of
from sevenwonders.sets.leaders.recruit import recruit_moves
from sevenwonders.sets.towers.held import amounts, subjects

NOT_AT: Final = 40
"""Where a card that lies face down has the colours (bits) that it is known not to have."""
ANY: Final = 0xFFFF
"""All colours."""


class Recovery:
    """Which stages recover a card of which colours, and who waits to do so with the next stage."""

    def __init__(self, codex: Codex, phase: i64, recover: i64, drop: i64) -> None:
        self.codex: Codex = codex
        self.phase: i64 = phase
        self.recover: i64 = recover
        self.drop: i64 = drop
        self.colors: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """For each effect: the colours (bits) that it recovers at once."""
        self.next_colors: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """The same for effects that wait for the next stage."""
        for color in subjects(codex, "recover"):
            self._note(self.colors, amounts(codex, "recover", color), colors_of(codex, [color]))
        for color in subjects(codex, "recover_next"):
            self._note(self.next_colors, amounts(codex, "recover_next", color), colors_of(codex, [color]))
        self._note(self.colors, amounts(codex, "recover_any"), ANY)
        self.waiting: i64 = codex.add_counter()
        """The colours (bits) that a city recovers with its next stage."""
        self.recovered: i64 = codex.add_counter()
        """How many cards a city has recovered."""
        codex.shared["recoveries"] = int(self.recovered)
        self.codes: Codes | None = Codes(codex) if "leader_stage" in codex.zones else None

    def _note(self, column: vec[i64], found: vec[i64], colors: i64) -> None:
        for effect in range(len(found)):
            if found[effect]:
                column[effect] = colors

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.next_colors[effect]:
            game.cities[city].count[self.waiting] |= self.next_colors[effect]

    def stage_built(self, game: Table, city: i64, card: i64) -> None:
        """A stage stands, and what it brings has been taken."""
        mine = game.cities[city]
        waited: i64 = mine.count[self.waiting]
        mine.count[self.waiting] = 0  # ruling: recuperation_now. It is used up whether or not it works
        wanted: i64 = waited
        if len(mine.board) > mine.last_stage:
            wanted |= self.colors[self.codex.stage_effects + mine.board[mine.last_stage]]
        if not wanted:
            return
        place: i64 = self._marker(game, city, card)
        if place < 0:  # no card was used
            return
        if not wanted & bit(self.codex.color[card]):  # ruling: recuperation_conditional
            if not self._is_leader(card):
                game.face_down[place] |= wanted << NOT_AT
            return
        game.face_down[place] |= (bit(game.seats) - 1) << KNOWN_AT
        ask(game, self.phase, bit(player_of(game, city)), city | (card << 4))

    def _marker(self, game: Table, city: i64, card: i64) -> i64:
        """Where a card lies that the city has put under a stage on this turn; -1 if it has not."""
        wanted: i64 = card | (game.age << AGE_AT) | (game.turn << TURN_AT)
        for index in range(len(game.face_down)):
            place: i64 = len(game.face_down) - 1 - index
            entry: i64 = game.face_down[place]
            under: bool = (entry >> PLACE_AT) & 3 == UNDER_STAGE and (entry >> BY_AT) & 15 == city
            if under and entry & 0xFFFF == wanted:
                return place
        return -1

    def _is_leader(self, card: i64) -> bool:
        codes = self.codes
        return codes is not None and codes.is_leader(card)

    def before_asking(self, game: Table) -> None:
        """Ruling: recuperation. Resources, coins and prices are those of a further turn."""
        begin_further_turn(game, game.argument & 15)

    def moves(self, game: Table, into: Moves) -> None:
        """Who can pay for the card must put it into play; who cannot may use a right to have it free, or drop it."""
        city: i64 = game.argument & 15
        card: i64 = game.argument >> 4
        cards = append(vec[i64]([i64(0)] * 0), card)
        found = Moves()
        rights = Moves()
        if self._is_leader(card) and self.codes is not None:
            recruit_moves(game, self.codes, city, cards, game.cities[city].budget, found)
        else:
            build_moves(game, city, cards, market_of(game, city), found)
            for rules in game.setting.movers:
                rules.add_moves(game, city, cards, rights)
        payable: bool = False
        for place in range(found.count):
            move: i64 = found.ids[place]
            payable = payable or not option_of(move) & FAVOUR
            into.add(encode(self.recover, option_of(move), card, payment_of(move)))
        if not payable:
            into.add(encode(self.drop, 0, card, 0))
        for place in range(rights.count):
            if self.codex.building_verbs >> verb_of(rights.ids[place]) & 1:
                into.add(rights.ids[place])
        sort_range(into.ids, 0, into.count)

    def settle(self, game: Table) -> None:
        city: i64 = game.argument & 15
        card: i64 = game.argument >> 4
        move: i64 = game.answers[player_of(game, city)]
        mine = game.cities[city]
        mine.count[self.recovered] += 1
        place: i64 = self._marker(game, city, card)
        if self.codes is not None:  # no card lies under this stage any more
            put_in_zone(game, card, self.codes.builder, city, mine.last_stage << NOTE_AT)
        if verb_of(move) == self.drop:
            self._drop(game, city, card, place)
            return
        self._lay(game, place, GONE)
        if not game.quiet:
            game.tell("recover", city, {"card": game.card_key(card)})
        resolve_alone(game, city, NO_PACK, self._as_played(card, move))

    def _as_played(self, card: i64, move: i64) -> i64:
        """The move that the recovered card makes: it is built, in whatever way, or a leader is recruited."""
        if verb_of(move) != self.recover:
            return move
        verb: i64 = BUILD
        if self.codes is not None and self._is_leader(card):
            verb = self.codes.recruit
        return encode(verb, option_of(move), card, payment_of(move))

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        """The coins of a recovered card besides what is paid for its resources."""
        if verb_of(move) != self.recover:
            return 0
        return printed_coins(game, city, self._as_played(card_of(move), move))

    def _lay(self, game: Table, place: i64, where: i64) -> None:
        game.face_down[place] = (game.face_down[place] & ~(i64(3) << PLACE_AT)) | (where << PLACE_AT)

    def _drop(self, game: Table, city: i64, card: i64, place: i64) -> None:
        """To the discard pile, or out of the game with a leader (ruling: recuperation_leader)."""
        codes = self.codes
        if codes is not None and codes.is_leader(card):
            self._lay(game, place, GONE)
            put_in_zone(game, card, codes.out, city, (bit(game.seats) - 1) | (time_of(game, 0) << NOTE_AT))
        else:
            self._lay(game, place, IN_DISCARD)
        if not game.quiet:
            game.tell("drop", city, {"card": game.card_key(card), "coins": int(self.codex.sell_coins)})
        game.cities[city].count[COINS] += self.codex.sell_coins
        banked(game, city)
