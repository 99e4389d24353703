"""Babylon B: the last card of an age may still be used (ruling: play_last_card)."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import card_moves, plain_moves
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.dealing import sort_range
from sevenwonders.classic.moments import LAST_CARD
from sevenwonders.classic.moves import verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import cards_held, discard_hand
from sevenwonders.classic.resolving import resolve_alone
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import (
    discard_last_pile_card,
    free_city_moves,
    has_free_city,
    holder,
    player_of,
    show_last_pile_card,
)


class LastCard(Part):
    """Who may use the last card is asked; the Free City gets the last card of the pile."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "play_last_card")
        self.power: i64 = codex.power_bit("play_last_card")
        self.throw: i64 = self.add_verb("throw", secret=True)

    def moments(self) -> list[int]:
        return [LAST_CARD]

    def at(self, game: Table, moment: i64) -> None:
        for seat in range(game.seats):
            if game.cities[seat].powers & self.power:
                game.keeping |= bit(seat)
                ask(game, self.decision, bit(seat), seat)
        if not has_free_city(game):
            return
        if not game.cities[game.seats].powers & self.power:
            discard_last_pile_card(game)
            return
        player: i64 = holder(game)
        if not game.keeping & bit(player):  # else the holder's own last card comes first: see settle
            discard_hand(game, player)
            show_last_pile_card(game)
        game.keeping |= bit(player)
        ask(game, self.decision, bit(player), game.seats)

    def city_asked(self, game: Table, seat: i64) -> i64:
        return game.argument

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """All uses of the seventh card; a player may also throw it away unused, the Free City only if it is stuck."""
        if game.argument >= game.seats:
            free_city_moves(game, into)
            return
        cards = cards_held(game, game.pack_of(seat))
        card_moves(game, game.argument, cards, into)
        plain_moves(cards, self.throw, into)
        sort_range(into.ids, 0, into.count)  # sets may have added verbs

    def settle(self, game: Table) -> None:
        city: i64 = game.argument
        seat: i64 = player_of(game, city)
        move: i64 = game.answers[seat]
        if verb_of(move) == self.throw:
            discard_hand(game, seat)
        else:
            resolve_alone(game, city, game.pack_of(seat), move)
        waits: bool = city == seat and has_free_city(game) and seat == holder(game)
        if waits and game.cities[game.seats].powers & self.power:
            show_last_pile_card(game)
