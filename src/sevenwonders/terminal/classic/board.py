"""The whole table of 7 Wonders: the other cities above, the neighbours side by side, the own city, the hand."""

from typing import Final

from rich.text import Text

from sevenwonders.core.glyphs import LEFT, RIGHT
from sevenwonders.terminal.classic.city import in_a_line, neighbour, pair
from sevenwonders.terminal.classic.extras import on_table
from sevenwonders.terminal.classic.hand import LEAST_LINES, MOST_LINES, hand
from sevenwonders.terminal.classic.owncity import own_city
from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.palette import HEADING, QUIET

NARROWEST: Final = 72
WIDEST: Final = 124


def board(scene: Scene, width: int, height: int) -> list[Text]:
    """Everything the reader may know, in no more than so many columns and, where it can be done, rows."""
    width = max(NARROWEST, min(WIDEST, width))
    me, cities = scene.me, len(scene.view.cities)
    left, right = scene.left_of(me), scene.right_of(me)
    far = [(left + step) % cities for step in range(1, cities) if (left + step) % cities not in (me, left, right)]
    half = width // 2 - 1
    above = [
        _header(scene, width),
        *(in_a_line(scene, city, width) for city in far),
        *pair(neighbour(scene, left, "left", half), neighbour(scene, right, "right", half), width),
        *on_table(scene, width),
        *own_city(scene, me, width),
    ]
    if scene.acting != me:  # the hand is played for another city now
        above += own_city(scene, scene.acting, width)
    below: list[Text] = []
    for lines in range(MOST_LINES, LEAST_LINES - 1, -1):
        below = hand(scene, width, lines)
        if len(above) + len(below) <= height:
            break
    return [*above, *below]


def _header(scene: Scene, width: int) -> Text:
    view, texts = scene.view, scene.texts
    line = Text(f" {texts('classic.ui.title')} ", "bold reverse", no_wrap=True)
    rest = Text(texts.count("classic.ui.discard", view.discards), QUIET)
    if view.over:
        told = Text(f"  {texts('ui.over')}", "bold")
    elif not view.age:
        told = Text(f"  {texts('classic.ui.setup')}", HEADING)
    else:
        told = Text(f"  {texts(f'deck.age{view.age}')}", HEADING)
        if view.turn:
            told.append(f" · {texts('classic.ui.turn', turn=view.turn, last=view.last_turn)}", "bold")
        way = texts(f"classic.ui.{'left' if view.passes_left else 'right'}")
        told.append(f" · {LEFT} {way}" if view.passes_left else f" · {way} {RIGHT}")
    line.append_text(told)
    if line.cell_len + rest.cell_len + 3 <= width:
        line.append(" " * (width - line.cell_len - rest.cell_len))
        line.append_text(rest)
    return line
