"""The Courtesans Guild: a leader of a neighbour counts for its owner too (ruling: courtesans)."""

from mypy_extensions import i64

from sevenwonders.classic.asking import ask
from sevenwonders.classic.city import EFFECT_BITS
from sevenwonders.classic.moves import card_of, encode
from sevenwonders.classic.resolving import gain_from
from sevenwonders.classic.table import Table
from sevenwonders.classic.undo import abandon
from sevenwonders.core.moves import Moves
from sevenwonders.core.packed import bit
from sevenwonders.sets.base.free_city import player_of
from sevenwonders.sets.leaders.codes import Codes


def copy_moves(game: Table, codes: Codes, city: i64, into: Moves) -> None:
    """The recruited leaders of both neighbours, but not Esteban (ruling: courtesans_excluded)."""
    left, right = game.cities[game.left_of(city)], game.cities[game.right_of(city)]
    for card in range(game.codex.cards):
        if not codes.is_leader(card) or game.codex.power[card] == codes.is_esteban:
            continue
        if left.has(game.codex, card) or right.has(game.codex, card):
            into.add(encode(codes.copy, 0, card, 0))


def ask_copy(game: Table, codes: Codes, city: i64) -> None:
    ask(game, codes.copying, bit(player_of(game, city)), city)


def settle_copy(game: Table, codes: Codes) -> None:
    """Its lasting effect, its coins, and what it does at once; its points count as the guild's."""
    city: i64 = game.argument
    card: i64 = card_of(game.answers[player_of(game, city)])
    if not game.quiet:
        game.tell("copy", city, {"card": game.card_key(card)})
    game.cities[city].adopt(game.codex, card, codes.guilds)  # ruling: courtesans_color
    gain_from(game, city, card)


def copied_leader(game: Table, codes: Codes, city: i64) -> i64:
    """The leader that a city has by its Courtesans Guild; -1 if none."""
    for entry in game.cities[city].adopted:
        effect: i64 = entry & EFFECT_BITS
        if effect < codes.codex.cards and codes.is_leader(effect):
            return effect
    return -1


def drop_copy(game: Table, codes: Codes, city: i64) -> None:
    """The guild has left the city."""
    card: i64 = copied_leader(game, codes, city)
    if card >= 0:
        abandon(game, city, card)
