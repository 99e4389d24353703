"""The score sheet: points by category for every player, and at the end who won."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.terminal.classic.scene import Scene
from sevenwonders.terminal.palette import GLORY, HEADING, QUIET

MOST_BARS = 3
"""Players up to which there is room for bars."""
LONGEST_BAR = 24
PLACES_TOLD = 2
"""Players up to which the winner says it all."""


def score_table(scene: Scene) -> Table:
    """One row for each category, one column for each player."""
    scores, texts = scene.view.scores, scene.texts
    table = Table(title=texts("score.title"), title_style=HEADING, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    bars = len(scores.totals) <= MOST_BARS
    for seat in range(len(scores.totals)):
        table.add_column(Text(scene.names[seat], GLORY if seat in scores.winners else ""), justify="right")
        if bars:
            table.add_column("")
    for category in scores.points[0]:
        look = scene.box.looks.columns.get(category)
        style = scene.color_shade(look.shade if look is not None else category).text
        cells: list[RenderableType] = [Text(scene.title(category), style)]
        for points in scores.points:
            cells.append(str(points[category]).replace("-", "−"))
            if bars:
                cells.append(Text("▇" * min(LONGEST_BAR, points[category]), style))
        table.add_row(*cells)
    table.add_section()
    table.add_row(*_last_row(texts("score.total"), scores.totals, bars))
    if scores.standings and len(scores.totals) > PLACES_TOLD:
        table.add_row(*_last_row(texts("score.place"), scores.standings, bars))
    return table


def _last_row(title: str, numbers: list[int], bars: bool) -> list[RenderableType]:
    cells: list[RenderableType] = [Text(title, "bold")]
    for number in numbers:
        cells.append(Text(str(number), "bold"))
        if bars:
            cells.append("")
    return cells


def score_so_far(scene: Scene) -> RenderableType:
    return Group(Text(scene.texts("score.classic.so_far"), QUIET), score_table(scene))


def result(scene: Scene) -> RenderableType:
    """The score sheet with the winner and what broke a tie."""
    scores, texts = scene.view.scores, scene.texts
    lines = [Text(verdict(scene), GLORY)]
    if scores.tie_break and texts.has(f"score.classic.tie_break_{scores.tie_break}"):
        lines.append(Text(texts(f"score.classic.tie_break_{scores.tie_break}")))
    return Group(score_table(scene), *lines)


def verdict(scene: Scene) -> str:
    """Who won, in a sentence."""
    scores, texts = scene.view.scores, scene.texts
    points = texts.count("count.point", max(scores.totals))
    names = texts.together(scene.names[seat] for seat in scores.winners)
    if len(scores.winners) > 1:
        return texts(
            f"score.classic.won_{'shared' if scores.victory == 'shared' else 'team'}", players=names, points=points
        )
    if scores.winners == [scene.view.seat]:
        return texts("score.classic.won_you", points=points)
    return texts("score.classic.won_other", player=names, points=points)
