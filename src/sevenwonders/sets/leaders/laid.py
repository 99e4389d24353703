"""The leader that a city copied, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, effects_with
from sevenwonders.classic.parts import part_in
from sevenwonders.classic.resolving import settle_in
from sevenwonders.sets.leaders.courtesans import Courtesans

APART: Final[tuple[str, ...]] = ()


def entries(codex: Codex) -> list[Entry]:
    leaders = tuple(card.key for card in codex.box.cards if card.deck == "leader")
    return [Entry("copied_leader", "card", among=leaders, beside=effects_with(codex, "copy_leader"))]


def lay(game: Classic, place: int, told: Told) -> None:
    if told.word("copied_leader"):
        courtesans = part_in(game.codex, Courtesans)
        assert courtesans is not None
        card = game.codex.card_number[told.word("copied_leader")]
        game.cities[place].adopt(game.codex, card, courtesans.guilds)
        settle_in(game, place, card)
