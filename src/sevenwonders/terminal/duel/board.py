"""The whole table of Duel, drawn from what one seat may know."""

from rich.text import Text

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView
from sevenwonders.terminal.duel.city import city
from sevenwonders.terminal.duel.structure import structure
from sevenwonders.terminal.duel.track import tokens, track
from sevenwonders.terminal.palette import HEADING, QUIET

NARROWEST = 60
WIDEST = 120


def board(
    view: DuelView, card_set: CardSet, texts: Texts, players: list[str], width: int, height: int
) -> list[Text]:
    """The rival above, the board and the structure between, the reader's own city below."""
    width = max(NARROWEST, min(WIDEST, width))
    me = max(view.seat, 0)
    above = [
        _header(view, texts, players, width),
        *city(view, 1 - me, card_set, texts, players[1 - me], width),
        *track(view, card_set, texts, players),
        *tokens(view, card_set, texts).wrap(_console(width), width),
    ]
    below = city(view, me, card_set, texts, players[me], width)
    between: list[Text] = []
    if view.slots:
        for lines in (3, 2):
            between = structure(view, card_set, texts, width, lines)
            if len(above) + len(between) + len(below) <= height:
                break
    return [*above, *between, *below]
