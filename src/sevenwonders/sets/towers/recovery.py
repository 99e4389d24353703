"""Recovery: the card that built a stage is played too, as if on a further turn (rulings: recuperation*).

It is shown to all as soon as it is recovered, since everybody may see that it has the right colour and whether it can
be built. A card that is not recovered stays hidden, but all know which colour it has not: `face_down` notes that.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import about, ask, city_in, what_in
from sevenwonders.classic.building import build_moves
from sevenwonders.classic.codex import BUILD, COINS, STAGE, Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.entries import (
    GONE,
    IN_DISCARD,
    UNDER_STAGE,
    age_in,
    card_in,
    layer_in,
    place_in,
    turn_in,
)
from sevenwonders.classic.market import market_of
from sevenwonders.classic.moves import FAVOUR, card_of, encode, option_of, payment_of, verb_of
from sevenwonders.classic.parts import Part, part_in
from sevenwonders.classic.paying import printed_coins
from sevenwonders.classic.piles import put_in_zone
from sevenwonders.classic.powers import colors_of
from sevenwonders.classic.resolving import banked, resolve_alone
from sevenwonders.classic.table import NO_PACK, Table
from sevenwonders.classic.turn import begin_further_turn
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.core.rng import Rng
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.recruit import Recruiting
from sevenwonders.sets.leaders.zones import time_of
from sevenwonders.sets.towers.held import amounts, subjects
from sevenwonders.sets.towers.lying import move_to, rule_out, show_to_all
from sevenwonders.sets.towers.unseen import keep_colors

ANY: Final = 0xFFFF
"""All colours."""


class Recovery(Part):
    """Which stages recover a card of which colours, and who waits to do so with the next stage."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "recover_card")
        self.recover: i64 = self.add_verb("recover", builds=True)
        self.drop: i64 = self.add_verb("drop")
        self.colors: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """For each effect: the colours (bits) that it recovers at once."""
        self.next_colors: vec[i64] = vec[i64]([i64(0)] * len(codex.power))
        """The same for effects that wait for the next stage."""
        for color in subjects(codex, "recover"):
            _note(self.colors, amounts(codex, "recover", color), colors_of(codex, [color]))
        for color in subjects(codex, "recover_next"):
            _note(self.next_colors, amounts(codex, "recover_next", color), colors_of(codex, [color]))
        _note(self.colors, amounts(codex, "recover_any"), ANY)
        self.waiting: i64 = codex.add_counter()
        """The colours (bits) that a city recovers with its next stage."""
        self.recovered: i64 = codex.add_counter()
        """How many cards a city has recovered."""
        self.recruiting: Recruiting | None = part_in(codex, Recruiting)

    # ---- when a card is recovered

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.next_colors[effect]:
            game.cities[city].count[self.waiting] |= self.next_colors[effect]

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        """A stage stands, and what it brings has been taken."""
        if verb != STAGE:
            return
        wanted: i64 = self._colors_due(game, city)
        if not wanted:
            return
        index: i64 = _find(game, city, card)
        if index < 0:  # no card was used
            return
        if wanted & bit(self.codex.color[card]):
            show_to_all(game, index)
            ask(game, self.decision, bit(player_of(game, city)), about(city, card))
        elif not self._is_leader(card):  # ruling: recuperation_conditional
            rule_out(game, index, wanted)

    def _colors_due(self, game: Table, city: i64) -> i64:
        """The colours (bits) that the stage just built recovers. Who has waited for it waits no longer."""
        mine = game.cities[city]
        wanted: i64 = mine.count[self.waiting]
        mine.count[self.waiting] = 0  # ruling: recuperation_now. It is used up whether or not it works
        if len(mine.board) > mine.last_stage:  # a board may have been given up
            wanted |= self.colors[self.codex.stage_effects + mine.board[mine.last_stage]]
        return wanted

    def _cause(self, game: Table, city: i64, card: i64) -> i64:
        """The effect by which a card is recovered: that of the stage, or one that has waited for the stage."""
        mine = game.cities[city]
        if len(mine.board) > mine.last_stage:
            stage: i64 = self.codex.stage_effects + mine.board[mine.last_stage]
            if self.colors[stage] & bit(self.codex.color[card]) or "recover_next" not in self.codex.powers:
                return stage
        return game.effect_with(city, "recover_next")

    def _is_leader(self, card: i64) -> bool:
        recruiting = self.recruiting
        return recruiting is not None and recruiting.is_leader(card)

    # ---- what is done with it

    def before_asking(self, game: Table) -> None:
        """Ruling: recuperation. Resources, coins and prices are those of a further turn."""
        begin_further_turn(game, city_in(game.argument))

    def city_asked(self, game: Table, seat: i64) -> i64:
        return city_in(game.argument)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """Who can pay for the card must put it into play; who cannot may use a right to have it free, or drop it."""
        city: i64 = city_in(game.argument)
        card: i64 = what_in(game.argument)
        cards = append(vec[i64]([i64(0)] * 0), card)
        found = Moves()
        rights = Moves()
        recruiting = self.recruiting
        if recruiting is not None and recruiting.is_leader(card):
            recruiting.recruit_moves(game, city, cards, game.cities[city].budget, found)
        else:
            build_moves(game, city, cards, market_of(game, city), found)
            for part in game.setting.movers:
                part.add_moves(game, city, cards, rights)
        payable: bool = False
        for place in range(found.count):
            move: i64 = found.ids[place]
            payable = payable or not option_of(move) & FAVOUR
            into.add(encode(self.recover, option_of(move), card, payment_of(move)))
        if not payable:
            into.add(encode(self.drop, 0, card, 0))
        for place in range(rights.count):
            if self.codex.builds(verb_of(rights.ids[place])):
                into.add(rights.ids[place])
        sort_range(into.ids, 0, into.count)

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        card: i64 = what_in(game.argument)
        move: i64 = game.answers[player_of(game, city)]
        mine = game.cities[city]
        mine.count[self.recovered] += 1
        index: i64 = _find(game, city, card)
        recruiting = self.recruiting
        if recruiting is not None:  # no card lies under this stage any more
            put_in_zone(game, card, recruiting.zones.builder, city, 0, mine.last_stage)
        if verb_of(move) == self.drop:
            self._drop(game, city, card, index)
            return
        move_to(game, index, GONE)
        if not game.quiet:
            source = game.source_facts(self._cause(game, city, card))
            game.tell("recover", city, {"card": game.card_key(card), **source})
        resolve_alone(game, city, NO_PACK, self._as_played(move))

    def _as_played(self, move: i64) -> i64:
        """The move that the recovered card makes: it is built, in whatever way, or a leader is recruited."""
        if verb_of(move) != self.recover:
            return move
        card: i64 = card_of(move)
        verb: i64 = BUILD
        recruiting = self.recruiting
        if recruiting is not None and recruiting.is_leader(card):
            verb = recruiting.recruit
        return encode(verb, option_of(move), card, payment_of(move))

    def coins_of(self, game: Table, city: i64, move: i64) -> i64:
        """The coins of a recovered card besides what is paid for its resources."""
        if verb_of(move) != self.recover:
            return 0
        return printed_coins(game, city, self._as_played(move))

    def _drop(self, game: Table, city: i64, card: i64, index: i64) -> None:
        """To the discard pile, or out of the game with a leader (ruling: recuperation_leader)."""
        recruiting = self.recruiting
        if recruiting is not None and recruiting.is_leader(card):
            move_to(game, index, GONE)
            put_in_zone(game, card, recruiting.zones.out, city, bit(game.seats) - 1, time_of(game, 0))
        else:
            move_to(game, index, IN_DISCARD)
        if not game.quiet:
            source = game.source_facts(self._cause(game, city, card))
            game.tell("drop", city, {"card": game.card_key(card), "coins": int(self.codex.sell_coins), **source})
        game.cities[city].count[COINS] += self.codex.sell_coins
        banked(game, city)

    # ---- who knows what

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        """Recoveries are public."""
        recoveries = [int(city.count[self.recovered]) for city in game.cities]
        waiting = [place for place, city in enumerate(game.cities) if city.count[self.waiting]]
        shown: dict[str, Fact] = {}
        if any(recoveries):
            shown["recoveries"] = recoveries
        if waiting:
            shown["recovers_next"] = waiting
        return shown

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        keep_colors(game, seat, rng)


def _note(column: vec[i64], found: vec[i64], colors: i64) -> None:
    for effect in range(len(found)):
        if found[effect]:
            column[effect] = colors


def _find(game: Table, city: i64, card: i64) -> i64:
    """Where in `face_down` a card lies that the city has put under a stage on this turn; -1 if it has not."""
    for back in range(len(game.face_down)):
        index: i64 = len(game.face_down) - 1 - back
        entry: i64 = game.face_down[index]
        under: bool = place_in(entry) == UNDER_STAGE and layer_in(entry) == city
        if under and card_in(entry) == card and age_in(entry) == game.age and turn_in(entry) == game.turn:
            return index
    return -1
