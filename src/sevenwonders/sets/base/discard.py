"""Buildings from the discard pile: who takes one, and when (rulings: build_from_discard, discard_pick_order)."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.hooks import FROM_DISCARD
from sevenwonders.classic.moves import NO_CARD, encode
from sevenwonders.classic.rules import Rules as Table
from sevenwonders.core.moves import Moves
from sevenwonders.sets.base.free_city import player_of

# Boards come first, in the order of the card files; then these.
COPIED_STAGE: Final = 200
CARD: Final = 210
COPY: Final = 220


def ask_to_revive(game: Table, phase: i64, city: i64, effect: i64) -> None:
    """An effect lets a city take a building from the pile: when its turn comes, or at once if that is past."""
    game.ask_at(FROM_DISCARD, phase, player_of(game, city), city, _rank(game, city, effect))


def _rank(game: Table, city: i64, effect: i64) -> i64:
    mine, codex = game.cities[city], game.codex
    if effect < codex.cards:
        return CARD if mine.has(codex, effect) else COPY
    stage: i64 = effect - codex.stage_effects
    if codex.first_stage[mine.wonder] <= stage and stage < codex.first_stage[mine.wonder + 1]:
        return mine.wonder
    for row in range(len(mine.board)):
        if mine.board[row] == stage:
            return COPIED_STAGE
    return COPY


def revive_moves(game: Table, city: i64, revive: i64, decline: i64, into: Moves) -> None:
    """Every building of the pile that the city may build free, or none of them; nothing where none fits."""
    before: i64 = into.count
    for card in range(game.codex.cards):
        if game.in_discard(card) >= 0 and game.may_build_free(city, card):
            into.add(encode(revive, 0, card, 0))
    if into.count > before:
        into.add(encode(decline, 0, NO_CARD, 0))
