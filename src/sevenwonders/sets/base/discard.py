"""Buildings from the discard pile: who takes one, and when (rulings: build_from_discard, discard_pick_order)."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.asking import ask_at, city_in, what_in
from sevenwonders.classic.building import may_build_free
from sevenwonders.classic.codex import Codex
from sevenwonders.classic.moments import FROM_DISCARD
from sevenwonders.classic.moves import NO_CARD, card_of, encode, verb_of
from sevenwonders.classic.parts import Part
from sevenwonders.classic.piles import discarded, show_discard_to, take_from_discard
from sevenwonders.classic.powers import number_of
from sevenwonders.classic.resolving import build_free
from sevenwonders.classic.table import Table
from sevenwonders.core.moves import Moves
from sevenwonders.sets.base.free_city import player_of

# Boards come first, in the order of the card files; then these.
COPIED_STAGE: Final = 200
CARD: Final = 210
COPY: Final = 220
TAKE: Final = "take_from_discard"
"""The decision: other sets may put it too."""


def ask_to_revive(game: Table, phase: i64, city: i64, effect: i64) -> None:
    """An effect lets a city take a building from the pile: when its turn comes, or at once if that is past."""
    ask_at(game, FROM_DISCARD, phase, player_of(game, city), city, _rank(game, city, effect), effect)


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


class FromDiscard(Part):
    """Whoever may take a building looks through the pile, and builds one of it free, or none."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex, TAKE)
        self.power: i64 = number_of(codex, "build_from_discard")
        self.revive: i64 = self.add_verb("revive", free=True)
        self.decline: i64 = self.add_verb("decline")

    def gained(self, game: Table, city: i64, effect: i64) -> None:
        if self.codex.power[effect] == self.power:
            ask_to_revive(game, self.decision, city, effect)

    def before_asking(self, game: Table) -> None:
        show_discard_to(game, player_of(game, city_in(game.argument)))

    def city_asked(self, game: Table, seat: i64) -> i64:
        return city_in(game.argument)

    def moves(self, game: Table, seat: i64, into: Moves) -> None:
        """Every building of the pile that the city may build free, or none of them; nothing where none fits."""
        before: i64 = into.count
        for card in discarded(game):
            if may_build_free(game, city_in(game.argument), card):
                into.add(encode(self.revive, 0, card, 0))
        if into.count > before:
            into.add(encode(self.decline, 0, NO_CARD, 0))

    def settle(self, game: Table) -> None:
        city: i64 = city_in(game.argument)
        move: i64 = game.answers[player_of(game, city)]
        if verb_of(move) != self.revive:
            return
        card: i64 = card_of(move)
        take_from_discard(game, card)
        if not game.quiet:
            game.tell("revive", city, {"card": game.card_key(card), **game.source_facts(what_in(game.argument))})
        build_free(game, city, card)
