"""Two players: the Free City, a third city for which they play in turn.

The ring is seat 0, seat 1, Free City. Seat 0 sits to the left of the Free City, which is its right-hand neighbour.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.building import card_moves
from sevenwonders.classic.codex import BUILD, SELL, Codex
from sevenwonders.classic.columns import holds
from sevenwonders.classic.entries import DRAWN, IN_DISCARD
from sevenwonders.classic.moments import NEW_TURN, PLAYED, SEALED
from sevenwonders.classic.moves import card_of, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.paying import uses_chain
from sevenwonders.classic.piles import add_to_pack, cards_held, cards_left, lay_face_down
from sevenwonders.classic.resolving import choose_for
from sevenwonders.classic.table import NO_PACK, Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit


def has_free_city(game: Table) -> bool:
    return game.setting.cities > game.setting.players


def holder(game: Table) -> i64:
    """The player with the Free City card: it changes hands every turn, and who begins changes every age."""
    return (game.turn + (1 if game.age != 2 else 0)) % 2


def player_of(game: Table, city: i64) -> i64:
    """The seat that decides for a city: its own player, or whoever plays for the Free City."""
    if city < game.seats:
        return city
    return holder(game)


def pile_start(game: Table) -> i64:
    """Where the draw pile of this age begins in the deal."""
    return (game.age - 1) * game.deal.hand


def draw_for_holder(game: Table) -> None:
    """The holder takes the top card of the pile into hand."""
    card: i64 = game.deal.rest[pile_start(game) + game.turn - 1]
    pack: i64 = game.pack_of(holder(game))
    add_to_pack(game, pack, card)
    lay_face_down(game, card, pack, holder(game), DRAWN, bit(holder(game)))
    if not game.quiet:
        game.tell("draw", holder(game), {"card": game.card_key(card)}, holder(game))


def last_pile_card(game: Table) -> i64:
    """What is left of the pile on the last turn."""
    return game.deal.rest[pile_start(game) + game.deal.hand - 1]


def show_last_pile_card(game: Table) -> None:
    """The holder takes the last card of the pile into hand, to play it for the Free City."""
    seat: i64 = holder(game)
    card: i64 = last_pile_card(game)
    add_to_pack(game, game.pack_of(seat), card)
    lay_face_down(game, card, game.pack_of(seat), seat, DRAWN, bit(seat))


def discard_last_pile_card(game: Table) -> None:
    """Nobody sees the last card of the pile."""
    lay_face_down(game, last_pile_card(game), NO_PACK, game.seats, DRAWN, 0)
    lay_face_down(game, last_pile_card(game), NO_PACK, game.seats, IN_DISCARD, 0)


def free_city_moves(game: Table, into: Moves) -> None:
    """The holder's choices for the Free City, from the cards left after the own choice.

    It must play a card if it can (build it or use it for a stage); a card that is free by a chain must be built so;
    only a city that can play nothing sells one (rows: must_be_playable, chain_forced, discard_only_if_stuck).
    """
    city: i64 = game.seats
    seat: i64 = holder(game)
    pack: i64 = game.pack_of(seat)
    cards = cards_held(game, pack)
    if game.moment == PLAYED:
        cards = cards_left(game, pack, card_of(game.sealed[seat]))
    everything = Moves()
    card_moves(game, city, cards, everything)
    playable: bool = False
    chained = vec[i64]([i64(0)] * 0)
    """Cards that a chain makes free, if what is asked for using it can be paid."""
    for place in range(everything.count):
        move: i64 = everything.ids[place]
        playable = playable or verb_of(move) != SELL
        if uses_chain(game, city, move):
            chained = append(chained, card_of(move))
    for place in range(everything.count):
        move = everything.ids[place]
        verb: i64 = verb_of(move)
        if playable and verb == SELL:
            continue
        if verb != BUILD and holds(chained, card_of(move)):
            continue
        into.add(move)


class FreeCity(Part):
    """The holder draws a card, and plays one of the hand for the Free City too."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, "play_free_city")

    def extra_cities(self, players: int) -> int:
        return 1 if players == 2 else 0

    def moments(self) -> list[int]:
        return [NEW_TURN, SEALED]

    def at(self, game: Table, moment: i64) -> None:
        if not has_free_city(game):
            return
        if moment == NEW_TURN:
            draw_for_holder(game)
        else:
            ask(game, self.decision, bit(holder(game)), game.seats)

    def city_asked(self, game: Table, seat: i64) -> i64:
        return game.argument

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        free_city_moves(game, into)

    def can_answer(self, game: Table, seat: i64) -> bool:
        return True  # a card is left after the own choice

    def settle(self, game: Table) -> None:
        seat: i64 = holder(game)
        choose_for(game, game.argument, game.pack_of(seat), game.answers[seat])
