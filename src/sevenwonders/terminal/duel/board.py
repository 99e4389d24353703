"""The whole table of Duel, drawn from what one seat may know."""

from typing import Final

from rich.text import Text

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView
from sevenwonders.terminal.duel.city import city
from sevenwonders.terminal.duel.structure import structure
from sevenwonders.terminal.duel.track import tokens, track
from sevenwonders.terminal.palette import HEADING, QUIET

NARROWEST: Final = 60
WIDEST: Final = 120


def board(view: DuelView, card_set: CardSet, texts: Texts, players: list[str], width: int, height: int) -> list[Text]:
    """The rival above, the board and the structure between, the reader's own city below."""
    width = max(NARROWEST, min(WIDEST, width))
    me = max(view.seat, 0)
    above = [
        _header(view, texts, players, width),
        *city(view, 1 - me, card_set, texts, players[1 - me], width),
        *track(view, card_set, texts, players, width),
        *tokens(view, card_set, texts, width),
    ]
    below = city(view, me, card_set, texts, players[me], width)
    between: list[Text] = []
    if view.slots:
        for lines in (3, 2):
            between = structure(view, card_set, texts, width, lines)
            if len(above) + len(between) + len(below) <= height:
                break
    return [*above, *between, *below]


def _header(view: DuelView, texts: Texts, players: list[str], width: int) -> Text:
    line = Text(no_wrap=True)
    line.append(f" {texts('ui.title')} ", "bold reverse")
    age = texts(f"deck.age{view.age}") if view.age else texts("ui.drafting")
    line.append(f"  {age}", HEADING)
    if view.over:
        turn = texts("ui.over")
    elif view.active == view.seat:
        turn = texts("ui.turn_you")
    else:
        turn = texts("ui.turn_other", player=players[view.active])
    line.append(f" · {turn}", "bold")
    legend = texts("ui.legend", player=players[1 - max(view.seat, 0)])
    if view.slots and line.cell_len + len(legend) + 3 <= width:
        line.append(" " * (width - line.cell_len - len(legend)))
        line.append(legend, QUIET)
    return line
