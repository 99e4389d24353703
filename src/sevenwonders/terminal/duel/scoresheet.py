"""The score sheet: points by category, and at the end who won and how."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.core.texts import Texts
from sevenwonders.duel.view import DuelView
from sevenwonders.duel.words.texts import SUPREMACIES
from sevenwonders.terminal.palette import GLORY, HEADING, PAWN, QUIET, SHADES

SHADE_OF = {"military": "red", "wonders": "wonder", "coins": "yellow"}


def score_table(view: DuelView, texts: Texts, players: list[str]) -> Table:
    """One row for each category, one column and a bar for each player."""
    scores = view.scores
    table = Table(title=texts("score.title"), title_style=HEADING, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat, player in enumerate(players):
        table.add_column(Text(player, GLORY if seat in scores.winners else ""), justify="right")
        table.add_column("")
    for category in scores.points[0]:
        shade = SHADES[SHADE_OF.get(category, category)].text
        cells: list[RenderableType] = [Text(texts(f"score.{category}"), shade)]
        for seat, points in enumerate(scores.points):
            if category == scores.victory == "military" and seat in scores.winners:
                cells += [Text(PAWN, shade), Text(texts("supremacy.capital"), shade)]
            else:
                cells += [str(points[category]), Text("▇" * points[category], shade)]
        table.add_row(*cells)
    table.add_section()
    totals: list[RenderableType] = [Text(texts("score.total"), "bold")]
    for total in scores.totals:
        totals += [Text(str(total), QUIET if scores.victory in SUPREMACIES else "bold"), ""]
    table.add_row(*totals)
    return table


def score_so_far(view: DuelView, texts: Texts, players: list[str]) -> RenderableType:
    return Group(Text(texts("score.so_far"), QUIET), score_table(view, texts, players))


def result(view: DuelView, texts: Texts, players: list[str]) -> RenderableType:
    """The score sheet with the winner, the kind of victory and what broke a tie."""
    scores = view.scores
    victory = texts(f"victory.{scores.victory}")
    if len(scores.winners) != 1:
        told = texts("score.won_shared", victory=victory)
    elif scores.winners[0] == view.seat:
        told = texts("score.won_you", victory=victory)
    else:
        told = texts("score.won_other", player=players[scores.winners[0]], victory=victory)
    lines = [Text(told, GLORY)]
    if scores.victory in SUPREMACIES:
        lines.append(Text(texts(f"supremacy.{scores.victory}")))
    if scores.tie_break:
        lines.append(Text(texts(f"score.tie_break_{scores.tie_break}")))
    return Group(score_table(view, texts, players), *lines)
