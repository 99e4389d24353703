"""The military track, seen from one seat: its own capital at the left, the rival's at the right."""

from rich.text import Text

from sevenwonders.core.glyphs import COIN, POINT
from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.names import title
from sevenwonders.duel.words.tooltips import marks
from sevenwonders.terminal.lines import fitted, side_by_side
from sevenwonders.terminal.palette import BAD, CAPITAL, GOOD, HEADING, MONEY, PAWN, QUIET, SHADES

SPACE = 3
"""Characters for one space of the track."""
SHORTEST_NAME = 4


def track(view: DuelView, card_set: CardSet, texts: Texts, players: list[str], width: int) -> list[Text]:
    """Two lines: the spaces with the pawn; under them what each zone is worth, the tokens there, the discard pile."""
    me = max(view.seat, 0)
    ahead = view.pawn if me == 0 else -view.pawn
    loot = {(token.space if token.side != me else -token.space): token.coins for token in view.loot}
    zones = [(-zone.last, -zone.first, zone.vp) for zone in reversed(card_set.zones)]
    zones += [(0, 0, 0)] + [(zone.first, zone.last, zone.vp) for zone in card_set.zones]
    left = [(f"{texts('ui.conflict')} ", HEADING), (f" {players[me]} ", "bold")]
    under = [(f"{texts('ui.discard')} ", HEADING), (str(len(view.discard)), "bold")]
    room = max(sum(len(text) for text, _ in part) for part in (left, under))
    spaces, values = (Text.assemble(*part, no_wrap=True) for part in (left, under))
    for line in (spaces, values):
        line.append(" " * (room - line.cell_len))
    _capital(spaces, values, ahead == -card_set.capital)
    for first, last, points in zones:
        spaces.append("┊", QUIET)
        values.append("┊", QUIET)
        for space in range(first, last + 1):
            if space == ahead:
                spaces.append(f"[{PAWN}]", f"reverse {GOOD if ahead > 0 else BAD if ahead < 0 else 'bold'}")
            else:
                spaces.append(" · " if space else " ○ ", QUIET)
        _zone(values, points, sum(loot.get(space, 0) for space in range(first, last + 1)), SPACE * (last - first + 1))
    spaces.append("┊", QUIET)
    values.append("┊", QUIET)
    _capital(spaces, values, ahead == card_set.capital)
    room = width - spaces.cell_len - 1
    if room >= SHORTEST_NAME:
        spaces.append(f" {fitted(players[1 - me], room).rstrip()}", "bold")
    return [spaces, values]


def _capital(spaces: Text, values: Text, taken: bool) -> None:
    spaces.append(f"[{PAWN}]" if taken else f" {CAPITAL} ", "bold reverse" if taken else "bold")
    values.append(" " * SPACE)


def _zone(values: Text, points: int, loot: int, room: int) -> None:
    worth = f"{points}{POINT}" if points else ""
    token = f"−{loot}{COIN}" if loot else ""
    gap = " " if worth and token else ""
    spare = room - len(worth) - len(gap) - len(token)
    values.append(" " * (spare // 2) + worth + gap, QUIET)
    values.append(token, MONEY)
    values.append(" " * (spare - spare // 2))


def tokens(view: DuelView, card_set: CardSet, texts: Texts, width: int) -> list[Text]:
    """The progress tokens on the board."""
    parts = [Text(texts("ui.progress"), HEADING)]
    for token in view.board:
        name = (title(card_set, token, texts), SHADES["progress"].text)
        parts.append(Text.assemble(name, " ", marks(card_set, token, texts)))
    if not view.board:
        parts.append(Text("–"))
    return side_by_side(parts, width)
