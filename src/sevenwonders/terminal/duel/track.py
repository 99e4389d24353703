"""The military track, seen from one seat: its own capital at the left, the rival's at the right."""

from rich.text import Text

from sevenwonders.core.texts import Texts
from sevenwonders.duel.cards import CardSet
from sevenwonders.duel.names import title
from sevenwonders.duel.tooltips import marks
from sevenwonders.duel.view import DuelView
from sevenwonders.terminal.palette import BAD, CAPITAL, COIN, GOOD, HEADING, MONEY, PAWN, POINT, QUIET, SHADES

SPACE = 3
"""Characters for one space of the track."""


def track(view: DuelView, card_set: CardSet, texts: Texts, players: list[str]) -> list[Text]:
    """Two lines: the spaces with the pawn, and under them what each zone is worth and the tokens that lie there."""
    me = max(view.seat, 0)
    ahead = view.pawn if me == 0 else -view.pawn
    loot = {(token.space if token.side != me else -token.space): token.coins for token in view.loot}
    zones = [(-zone.last, -zone.first, zone.vp) for zone in reversed(card_set.zones)]
    zones += [(0, 0, 0)] + [(zone.first, zone.last, zone.vp) for zone in card_set.zones]
    left = f"{texts('ui.conflict')}  {players[me]} "
    spaces = Text(left, HEADING, no_wrap=True)
    values = Text(" " * len(left), no_wrap=True)
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
    spaces.append(f" {players[1 - me]}", HEADING)
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


def tokens(view: DuelView, card_set: CardSet, texts: Texts) -> Text:
    """The progress tokens on the board and the size of the discard pile."""
    line = Text(f"{texts('ui.progress')}  ", HEADING)
    for place, token in enumerate(view.board):
        line.append(" · " if place else "", QUIET)
        line.append(title(card_set, token, texts), SHADES["progress"].text)
        line.append(f"\u00a0{marks(card_set, token, texts)}".replace(" ", "\u00a0"))
    if not view.board:
        line.append("–")
    line.append(f"   {texts('ui.discard')} ", HEADING)
    line.append(str(len(view.discard)))
    return line
