"""A penalty: a card of a colour, of one's own choice, is lost."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import discard_openly
from sevenwonders.classic.powers import cards_of_color, color_of
from sevenwonders.classic.table import NO_MOVE, Table
from sevenwonders.classic.undo import remove_card
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.babel_projects.penalty import PenaltyPoints

EFFECT_AT: Final = 16
"""Where the argument of the decision has the penalty, above the seats that it asks."""


class Discards(Part):
    """Who has several such cards is asked, all together; who has one loses it."""

    def __init__(self, codex: Codex, points: PenaltyPoints) -> None:
        super().__init__(codex, "discard_card")
        self.points: PenaltyPoints = points
        self.discard: i64 = self.add_verb("discard")
        self.color: vec[i64] = vec[i64]([color_of(codex, of) for of in codex.power_of])
        """For each effect: the colour that it is about; -1: none."""
        self.cards: list[vec[i64]] = [cards_of_color(codex, color.key) for color in codex.box.colors]
        """The cards of each colour."""

    def punish(self, game: Table, seats: i64, penalty: i64) -> None:
        """Some seats (bits) bear a penalty."""
        asked: i64 = 0
        for seat in range(game.seats):
            if not seats & bit(seat):
                continue
            cards = self._cards_of(game, seat, penalty)
            if not len(cards):
                self.points.cannot(game, seat, penalty)
            elif len(cards) == 1:
                self._discard(game, seat, cards[0], penalty)
            else:
                asked |= bit(seat)
        if asked:
            ask(game, self.decision, asked, _argument(asked, penalty))

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        for card in self._cards_of(game, seat, _penalty_in(game.argument)):
            into.add(encode(self.discard, 0, card, 0))

    def settle(self, game: Table) -> None:
        for seat in range(game.seats):
            if game.argument & bit(seat):
                penalty: i64 = _penalty_in(game.argument)
                if game.answers[seat] == NO_MOVE:  # something else has taken them meanwhile
                    self.points.cannot(game, seat, penalty)
                else:
                    self._discard(game, seat, card_of(game.answers[seat]), penalty)

    def _cards_of(self, game: Table, seat: i64, penalty: i64) -> vec[i64]:
        """The cards among which a seat must choose."""
        found = vec[i64]([i64(0)] * 0)
        for card in self.cards[self.color[penalty]]:
            if game.cities[seat].has(self.codex, card):
                found = append(found, card)
        return found

    def _discard(self, game: Table, seat: i64, card: i64, penalty: i64) -> None:
        """A card goes from the city to the discard pile, seen by all."""
        remove_card(game, seat, card)
        discard_openly(game, card)
        if not game.quiet:
            game.tell("discarded", seat, {"card": game.card_key(card), **game.source_facts(penalty)})


def _argument(seats: i64, penalty: i64) -> i64:
    return seats | (penalty << EFFECT_AT)


def _penalty_in(argument: i64) -> i64:
    return argument >> EFFECT_AT
