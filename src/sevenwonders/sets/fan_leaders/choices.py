"""Leaders whose owner is asked something when they come into play."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import EFFECT_BITS
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.moves import NEXT_DOOR, NO_CARD, card_of, encode, option_of
from sevenwonders.classic.piles import lay_face_down
from sevenwonders.classic.powers import colors_of
from sevenwonders.classic.resolving import gain_from, take_from_bank, take_in
from sevenwonders.classic.table import IN_DISCARD, NO_PACK, Table
from sevenwonders.classic.undo import abandon, remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.fan_leaders.oracle import Oracle
from sevenwonders.sets.fan_leaders.undo import buildings_of
from sevenwonders.sets.leaders.codes import Codes


class Choices:
    """The questions, their answers and what follows."""

    def __init__(self, codex: Codex, codes: Codes, oracle: Oracle, phases: list[int], verbs: list[int]) -> None:
        self.codex: Codex = codex
        self.codes: Codes = codes
        self.oracle: Oracle = oracle
        self.neighbour: i64 = phases[0]
        self.destroy: i64 = phases[1]
        self.swap_first: i64 = phases[2]
        self.swap_second: i64 = phases[3]
        self.stage: i64 = phases[4]
        self.predict: i64 = phases[5]
        self.like: i64 = verbs[0]
        self.destroying: i64 = verbs[1]
        self.swapping: i64 = verbs[2]
        self.imitating: i64 = verbs[3]
        self.predicting: i64 = verbs[4]
        self.fragile: i64 = colors_of(codex, ["yellow", "blue", "red", "green"])
        self.buildings: i64 = colors_of(codex, [c.key for c in codex.box.colors if c.key != "white"])

    def ask(self, game: Table, phase: i64, city: i64) -> None:
        ask(game, phase, bit(player_of(game, city)), city)

    def city_asked(self, game: Table) -> i64:
        """The city whose leader asks."""
        return game.argument & 15

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        city: i64 = self.city_asked(game)
        left, right = game.left_of(city), game.right_of(city)
        before: i64 = into.count
        if phase == self.swap_first or phase == self.swap_second:
            self._swap_moves(game, phase, city, into)
        if into.count == before and phase != self.neighbour and phase != self.predict:
            options = Moves()
            if phase == self.destroy:
                self._destroy_moves(game, left, 1, options)
                self._destroy_moves(game, right, 2, options)
            elif phase == self.stage:
                self._stage_moves(game, left, 0, options)
                self._stage_moves(game, right, NEXT_DOOR, options)
            if not options.count:
                into.add(encode(self.codes.decline, 0, NO_CARD, 0))
            for place in range(options.count):
                into.add(options.ids[place])
        elif phase == self.neighbour:
            into.add(encode(self.like, 1, NO_CARD, 0))
            into.add(encode(self.like, 2, NO_CARD, 0))
        elif phase == self.predict:
            for other in range(game.seats):
                if other != city:
                    into.add(encode(self.predicting, other + 1, NO_CARD, 0))

    def _destroy_moves(self, game: Table, city: i64, side: i64, into: Moves) -> None:
        for card in buildings_of(game, city, self.fragile):
            into.add(encode(self.destroying, side, card, 0))

    def _stage_moves(self, game: Table, city: i64, side: i64, into: Moves) -> None:
        """Stages that a neighbour has built: the option is the row of the board, from 1, and the side."""
        for row in range(len(game.cities[city].board)):
            if game.cities[city].stages & bit(row):
                into.add(encode(self.imitating, side + row + 1, NO_CARD, 0))

    def _swap_moves(self, game: Table, phase: i64, city: i64, into: Moves) -> None:
        left, right = game.left_of(city), game.right_of(city)
        if phase == self.swap_second:
            for card in self._partners(game, left, right, game.argument >> 4):
                into.add(encode(self.swapping, 0, card, 0))
            return
        for card in buildings_of(game, left, self.buildings):
            if len(self._partners(game, left, right, card)):
                into.add(encode(self.swapping, 0, card, 0))

    def _partners(self, game: Table, left: i64, right: i64, card: i64) -> vec[i64]:
        """The cards on the right for which one on the left may go: of its colour, and nobody has a building twice."""
        found = vec[i64]([i64(0)] * 0)
        if game.cities[right].owned[self.codex.name[card]]:
            return found
        for other in buildings_of(game, right, bit(self.codex.color[card])):
            if not game.cities[left].owned[self.codex.name[other]]:
                found = append(found, other)
        return found

    def resolve(self, game: Table, phase: i64) -> None:
        city: i64 = self.city_asked(game)
        move: i64 = game.answers[player_of(game, city)]
        option: i64 = option_of(move)
        card: i64 = card_of(move)
        left, right = game.left_of(city), game.right_of(city)
        if phase == self.neighbour:
            other: i64 = right
            if option == 1:
                other = left
            if game.cities[other].count[COINS]:
                like: i64 = game.effect_with(city, "coins_like_neighbour")
                take_from_bank(game, city, game.cities[other].count[COINS], like)
        elif phase == self.predict:
            self.oracle.name(game, city, option - 1)
        elif phase == self.destroy and card != NO_CARD:
            victim: i64 = right
            if option == 1:
                victim = left
            if not game.quiet:
                source = game.source_facts(game.effect_with(city, "destroy_card"), city)
                game.tell("destroyed", victim, {"card": game.card_key(card), **source})
            remove_card(game, victim, card)
            lay_face_down(game, card, NO_PACK, victim, IN_DISCARD, bit(game.seats) - 1)
        elif phase == self.stage and option:
            self._copy_stage(game, city, option)
        elif phase == self.swap_first and card != NO_CARD:
            ask(game, self.swap_second, bit(player_of(game, city)), city | (card << 4))
            self._last_comes_first(game)
        elif phase == self.swap_second and card != NO_CARD:
            self._swap(game, city, game.argument >> 4, card)

    def _last_comes_first(self, game: Table) -> None:
        """Two halves of a question are asked one after the other."""
        last: i64 = game.queue[len(game.queue) - 1]
        queue = vec[i64]([last] * 1)
        for place in range(len(game.queue) - 1):
            queue = append(queue, game.queue[place])
        game.queue = queue

    def _swap(self, game: Table, city: i64, one: i64, other: i64) -> None:
        left, right = game.left_of(city), game.right_of(city)
        remove_card(game, left, one)
        remove_card(game, right, other)
        take_in(game, left, other)
        take_in(game, right, one)
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "swap_cards"))
            cards: dict[str, Fact] = {"card": game.card_key(one), "other_card": game.card_key(other)}
            game.tell("swap", city, {**cards, "from": int(left), "to": int(right), **source})

    def _copy_stage(self, game: Table, city: i64, option: i64) -> None:
        """Herodotus: its effect, once and for good; it is not a stage of the own wonder."""
        other: i64 = game.left_of(city)
        if option & NEXT_DOOR:
            other = game.right_of(city)
        row: i64 = (option & ~NEXT_DOOR) - 1
        effect: i64 = self.codex.stage_effects + game.cities[other].board[row]
        game.cities[city].adopt(self.codex, effect, self.codes.leaders)
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "copy_stage"))
            game.tell("copy_stage", city, {"copied": game.effect_key(effect), "other": int(other), **source})
        gain_from(game, city, effect)

    def drop_stage(self, game: Table, city: i64) -> None:
        """Herodotus has left the city, and the stage that he copied with him."""
        for entry in game.cities[city].adopted:
            effect: i64 = entry & EFFECT_BITS
            if self.codex.stage_effects <= effect and effect < self.codex.start_effects:
                abandon(game, city, effect)
                return
