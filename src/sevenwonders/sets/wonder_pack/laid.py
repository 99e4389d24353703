"""Leaders that lie buried, and the card that lies face up under a stage, on a table of cardboard."""

from typing import Final

from sevenwonders.classic.codex import WONDER, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.laid import Entry, Told, effects_with
from sevenwonders.classic.parts import part_in
from sevenwonders.sets.wonder_pack.burial import BURY, LEADERS, Burial
from sevenwonders.sets.wonder_pack.stones import FOR_COLOR, Stones

APART: Final[tuple[str, ...]] = ()


def entries(codex: Codex) -> list[Entry]:
    leaders = tuple(card.key for card in codex.box.cards if card.color == LEADERS)
    standing = tuple(card.key for card in codex.box.cards if card.copies)
    found = [Entry("shown_card", "card", among=standing, beside=effects_with(codex, FOR_COLOR))]
    if leaders:
        graves = effects_with(codex, BURY)
        found += [Entry("buried", "cards", among=leaders, beside=graves)]
        if _priceless(codex):
            found += [Entry("buried_price", "number", beside=graves)]
    return found


def lay(game: Classic, place: int, told: Told) -> None:
    codex, mine = game.codex, game.cities[place]
    stones = part_in(codex, Stones)
    if stones is not None and told.word("shown_card"):
        mine.count[stones.color] = codex.color[codex.card_number[told.word("shown_card")]] + 1
    if told.words("buried"):
        printed = [codex.coins[codex.card_number[key]] for key in told.words("buried") if key not in _priceless(codex)]
        mine.points[WONDER] += 2 * (sum(printed) + told.number("buried_price"))


def _priceless(codex: Codex) -> list[str]:
    """Leaders who cost what their city chose."""
    burial = part_in(codex, Burial)
    if burial is None:
        return []
    return [codex.box.cards[card].key for card in burial.leaders if burial.by_stage[card] or burial.by_choice[card]]
