"""Two players: the Free City, a third city for which they play in turn.

The ring is seat 0, seat 1, Free City. Seat 0 sits to the left of the Free City, which is its right-hand neighbour.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.codex import BUILD, SELL
from sevenwonders.classic.hooks import PLAYED
from sevenwonders.classic.moves import card_of, verb_of
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.classic.supply import holds
from sevenwonders.classic.table import DRAWN, IN_DISCARD, NO_PACK
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
    game.add_to_pack(pack, card)
    game.lay_face_down(card, pack, holder(game), DRAWN, bit(holder(game)))
    if not game.quiet:
        game.tell("draw", holder(game), {"card": game.card_key(card)}, holder(game))


def last_pile_card(game: Table) -> i64:
    """What is left of the pile on the last turn."""
    return game.deal.rest[pile_start(game) + game.deal.hand - 1]


def show_last_pile_card(game: Table) -> None:
    """The holder takes the last card of the pile into hand, to play it for the Free City."""
    seat: i64 = holder(game)
    card: i64 = last_pile_card(game)
    game.add_to_pack(game.pack_of(seat), card)
    game.lay_face_down(card, game.pack_of(seat), seat, DRAWN, bit(seat))


def discard_last_pile_card(game: Table) -> None:
    """Nobody sees the last card of the pile."""
    game.lay_face_down(last_pile_card(game), NO_PACK, game.seats, DRAWN, 0)
    game.lay_face_down(last_pile_card(game), NO_PACK, game.seats, IN_DISCARD, 0)


def free_city_moves(game: Table, into: Moves) -> None:
    """The holder's choices for the Free City, from the cards left after the own choice.

    It must play a card if it can (build it or use it for a stage); a card that is free by a chain must be built so;
    only a city that can play nothing sells one (rows: must_be_playable, chain_forced, discard_only_if_stuck).
    """
    city: i64 = game.seats
    seat: i64 = holder(game)
    pack: i64 = game.pack_of(seat)
    own: i64 = -1
    if game.moment == PLAYED:
        own = card_of(game.sealed[seat])
        game.take_from_pack(pack, own)
    everything = Moves()
    game.card_moves(city, pack, everything)
    if own >= 0:
        game.add_to_pack(pack, own)
    playable: bool = False
    chained = vec[i64]([i64(0)] * 0)
    """Cards that a chain makes free, if what is asked for using it can be paid."""
    for place in range(everything.count):
        move: i64 = everything.ids[place]
        playable = playable or verb_of(move) != SELL
        if game.uses_chain(city, move):
            chained = append(chained, card_of(move))
    for place in range(everything.count):
        move = everything.ids[place]
        verb: i64 = verb_of(move)
        if playable and verb == SELL:
            continue
        if verb != BUILD and holds(chained, card_of(move)):
            continue
        into.add(move)
