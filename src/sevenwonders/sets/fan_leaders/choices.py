"""Leaders whose owner is asked something when they come into play."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import about, ask, city_in, what_in
from sevenwonders.classic.codex import COINS, Codex
from sevenwonders.classic.entries import IN_DISCARD, effect_in
from sevenwonders.classic.moves import NEXT_DOOR, NO_CARD, card_of, encode, option_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import lay_face_down
from sevenwonders.classic.powers import colors_of, number_of
from sevenwonders.classic.resolving import gain_from, take_from_bank, take_in
from sevenwonders.classic.table import NO_PACK, Table
from sevenwonders.classic.undo import abandon, remove_card
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of

NO_POWER: Final = "none"


class Choice(Part):
    """A question that comes with a leader's power."""

    def __init__(self, codex: Codex, asks: str, power: str) -> None:
        super().__init__(codex, asks)
        self.power: i64 = number_of(codex, power)
        self.decline: i64 = codex.verbs.index("decline")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.power:
            self.put(game, city)

    def put(self, game: Table, city: i64, card: i64 = 0) -> None:
        """Ask whoever plays for a city."""
        ask(game, self.decision, bit(player_of(game, city)), about(city, card))

    def city_asked(self, game: Table, seat: i64) -> i64:
        return city_in(game.argument)

    def answer(self, game: Table) -> i64:
        return game.answers[player_of(game, city_in(game.argument))]

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """What may be chosen; who has nothing to choose from is told so."""
        found = Moves()
        self.options(game, city_in(game.argument), found)
        if not found.count:
            into.add(encode(self.decline, 0, NO_CARD, 0))
        for place in range(found.count):
            into.add(found.ids[place])

    def options(self, game: Table, city: i64, into: Moves) -> None:
        """What may be chosen, ascending."""


class LikeNeighbour(Choice):
    """Cypselos: as many coins as a neighbour has."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "choose_neighbour", "coins_like_neighbour")
        self.like: i64 = self.add_verb("like")

    def options(self, game: Table, city: i64, into: Moves) -> None:
        into.add(encode(self.like, 1, NO_CARD, 0))
        into.add(encode(self.like, 2, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        coins: i64 = game.cities[beside(game, city, option_of(self.answer(game)))].count[COINS]
        if coins:
            take_from_bank(game, city, coins, game.effect_with(city, "coins_like_neighbour"))


class DestroyCard(Choice):
    """Damocles: a building of a neighbour."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "destroy_card", "destroy_card")
        self.destroy: i64 = self.add_verb("destroy")
        self.fragile: i64 = colors_of(codex, ["yellow", "blue", "red", "green"])

    def options(self, game: Table, city: i64, into: Moves) -> None:
        for side in (1, 2):
            for card in buildings_of(game, beside(game, city, side), self.fragile):
                into.add(encode(self.destroy, side, card, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        card: i64 = card_of(self.answer(game))
        if card == NO_CARD:
            return
        victim: i64 = beside(game, city, option_of(self.answer(game)))
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "destroy_card"), city)
            game.tell("destroyed", victim, {"card": game.card_key(card), **source})
        remove_card(game, victim, card)
        lay_face_down(game, card, NO_PACK, victim, IN_DISCARD, bit(game.seats) - 1)


class Swap(Choice):
    """Urvashi: a card of the left neighbour for one of the right, of the same colour; nobody has a building twice."""

    def __init__(self, codex: Codex, asks: str, power: str) -> None:
        super().__init__(codex, asks, power)
        self.buildings: i64 = colors_of(codex, [c.key for c in codex.box.colors if c.key != "white"])

    def partners(self, game: Table, left: i64, right: i64, card: i64) -> vec[i64]:
        """The cards on the right for which one on the left may go."""
        found = vec[i64]([i64(0)] * 0)
        if game.cities[right].owned[self.codex.name[card]]:
            return found
        for other in buildings_of(game, right, bit(self.codex.color[card])):
            if not game.cities[left].owned[self.codex.name[other]]:
                found = append(found, other)
        return found


class SwapSecond(Swap):
    """The card on the right."""

    def __init__(self, codex: Codex, verb: i64) -> None:
        super().__init__(codex, "swap_second", NO_POWER)
        self.swap: i64 = verb

    def options(self, game: Table, city: i64, into: Moves) -> None:
        for card in self.partners(game, game.left_of(city), game.right_of(city), what_in(game.argument)):
            into.add(encode(self.swap, 0, card, 0))

    def settle(self, game: Table) -> None:
        one: i64 = what_in(game.argument)
        other: i64 = card_of(self.answer(game))
        if other == NO_CARD:
            return
        city: i64 = city_in(game.argument)
        left, right = game.left_of(city), game.right_of(city)
        remove_card(game, left, one)
        remove_card(game, right, other)
        take_in(game, left, other)
        take_in(game, right, one)
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "swap_cards"))
            cards: dict[str, Fact] = {"card": game.card_key(one), "other_card": game.card_key(other)}
            game.tell("swap", city, {**cards, "from": int(left), "to": int(right), **source})


class SwapFirst(Swap):
    """The card on the left; the other half of the question is asked next."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "swap_first", "swap_cards")
        self.swap: i64 = self.add_verb("swap")
        self.second: SwapSecond = SwapSecond(codex, self.swap)

    def options(self, game: Table, city: i64, into: Moves) -> None:
        left, right = game.left_of(city), game.right_of(city)
        for card in buildings_of(game, left, self.buildings):
            if len(self.partners(game, left, right, card)):
                into.add(encode(self.swap, 0, card, 0))

    def settle(self, game: Table) -> None:
        card: i64 = card_of(self.answer(game))
        if card == NO_CARD:
            return
        waiting = game.queue
        game.queue = vec[i64]([i64(0)] * 0)
        self.second.put(game, city_in(game.argument), card)
        for later in waiting:
            game.queue = append(game.queue, later)


class CopyStage(Choice):
    """Herodotus: what a stage of a neighbour does, once and for good; it is not a stage of the own wonder."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "copy_stage", "copy_stage")
        self.imitate: i64 = self.add_verb("imitate")
        self.leaders: i64 = codex.categories.index("leaders")

    def options(self, game: Table, city: i64, into: Moves) -> None:
        self._stages(game, game.left_of(city), 0, into)
        self._stages(game, game.right_of(city), NEXT_DOOR, into)

    def _stages(self, game: Table, city: i64, side: i64, into: Moves) -> None:
        """Stages that a neighbour has built: the option is the row of the board, from 1, and the side."""
        for row in range(len(game.cities[city].board)):
            if game.cities[city].stages & bit(row):
                into.add(encode(self.imitate, side + row + 1, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        option: i64 = option_of(self.answer(game))
        if not option:
            return
        other: i64 = game.left_of(city)
        if option & NEXT_DOOR:
            other = game.right_of(city)
        effect: i64 = self.codex.stage_effects + game.cities[other].board[(option & ~NEXT_DOOR) - 1]
        game.cities[city].adopt(self.codex, effect, self.leaders)
        if not game.quiet:
            source = game.source_facts(game.effect_with(city, "copy_stage"))
            game.tell("copy_stage", city, {"copied": game.effect_key(effect), "other": int(other), **source})
        gain_from(game, city, effect)

    def removed(self, game: Table, city: i64, effect: i64) -> None:
        """He has left the city, and the stage that he copied with him."""
        if self.codex.power[effect] != self.power:
            return
        for entry in game.cities[city].adopted:
            copied: i64 = effect_in(entry)
            if self.codex.stage_effects <= copied and copied < self.codex.start_effects:
                abandon(game, city, copied)
                return


def beside(game: Table, city: i64, side: i64) -> i64:
    """A neighbour: 1 the left one, 2 the right one."""
    if side == 1:
        return game.left_of(city)
    return game.right_of(city)


def buildings_of(game: Table, city: i64, colors: i64) -> vec[i64]:
    """The cards of some colours (bits) in a city, ascending."""
    found = vec[i64]([i64(0)] * 0)
    for card in range(game.codex.cards):
        if bit(game.codex.color[card]) & colors and game.cities[city].has(game.codex, card):
            found = append(found, card)
    return found
