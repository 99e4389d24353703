"""The Courtesans Guild: a leader of a neighbour counts for its owner too (ruling: courtesans)."""

from mypy_extensions import i64

from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes
from sevenwonders.sets.leaders.recruit import arrive_free


def copy_moves(game: Table, codes: Codes, city: i64, into: Moves) -> None:
    """The recruited leaders of both neighbours, but not Esteban (ruling: courtesans_excluded)."""
    left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
    for card in range(game.tables.cards):
        if not codes.is_leader(card) or game.tables.power[card] == codes.is_esteban:
            continue
        if left.has(game.tables, card) or right.has(game.tables, card):
            into.add(encode(codes.copy, 0, card, 0))


def ask_copy(game: Table, codes: Codes, city: i64) -> None:
    found = Moves()
    copy_moves(game, codes, city, found)
    if found.count:
        game.ask(codes.copying, bit(player_of(game, city)), city)


def settle_copy(game: Table, codes: Codes) -> None:
    """Its lasting effect, its coins, and what it does at once; its points count as the guild's."""
    city: i64 = game.argument
    card: i64 = card_of(game.answers[player_of(game, city)])
    if not game.quiet:
        game.tell("copy", city, {"card": game.card_key(card)})
    game.put(card, codes.copies, city, 0)
    game.cities[city].add(game.tables, card, codes.guilds)  # ruling: courtesans_color
    arrive_free(game, codes, city, card)
