"""The results of a tournament as one page that needs nothing else: ratings, cross table, plot."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from sevenwonders.games import DUEL
from sevenwonders.lab.tally import wilson
from sevenwonders.lab.tournament.running import Standing
from sevenwonders.lab.tournament.verdict import NO, YES

WIDTH: Final = 760
LEFT, RIGHT, ROW = 170, 40, 30
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2b2622; background: #faf6ee; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #ddd2c0; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
.good { background: #dcebd6; } .bad { background: #f3dcd4; } small { color: #6b6258; }
@media (prefers-color-scheme: dark) { body { color: #ece4d8; background: #221e1a; } th, td { border-color: #4a4139; }
  .good { background: #2f4a2b; } .bad { background: #55302a; } small { color: #a89c8d; } }
"""


def page(standing: Standing) -> str:
    """The whole page."""
    title = f"Tournament: {standing.plan.name}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about(standing))}</p>",
        *(f"<p><strong>{escape(each)}</strong></p>" for each in findings(standing)),
        "<h2>Ratings</h2>",
        plot(standing),
        table_of(*rating_table(standing)),
        f"<p><small>{escape(legend(standing))}</small></p>",
        "<h2>Who beats whom</h2>",
        _cross_table(standing),
        "<p><small>The share of the games in which the bot of the row ended ahead of that of the column, a tie "
        "counting half; point at a number for its interval and its deals.</small></p>",
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{"".join(parts)}</body></html>'
    )


def about(standing: Standing) -> str:
    plan, game = standing.plan, standing.plan.game
    sets = [*game.sets, *(getattr(folder, "key", str(folder)) for folder in game.folders)]
    what = "Duel" if game.game == DUEL else f"7 Wonders, {game.players} players"
    mix = f", with {', '.join(sets)}" if sets else ""
    return (
        f"{what}{mix}; {plan.system}; {standing.records.games} of at most {plan.games} games, seed {plan.seed}. "
        "Each deal is played once in every rotation of the seats."
    )


def findings(standing: Standing) -> list[str]:
    """What has been found out, in sentences."""
    found = []
    question, said = standing.plan.question, standing.answer
    if question is not None and said is not None:
        share, low, high = _share(standing, question.better, question.than)
        asked = (
            f"Is {question.better} better than {question.than} by {question.by} points rather than {question.not_by}?"
        )
        verdict = {YES: "Yes", NO: "No"}.get(said.verdict, "Not decided yet")
        found.append(
            f"{asked} {verdict}: it was ahead in {share:.1%} of the games ({low:.1%} to {high:.1%}); evidence "
            f"{said.ratio:+.2f}, decided at {said.low:.2f} and {said.high:.2f}."
        )
    elif standing.apart:
        pairs = ", ".join(f"{one} and {other}" for one, other in standing.apart)
        found.append(f"Not told apart yet: {pairs}.")
    else:
        found.append("All neighbours are told apart (wrong in one ladder of twenty, at most).")
    faults = {bot: record.faults for bot, record in standing.records.by_bot.items() if record.faults}
    found += [f"{bot} failed in {number} games: the column `fault` says how." for bot, number in faults.items()]
    return found


def legend(standing: Standing) -> str:
    if standing.plan.game.game == DUEL:
        return (
            f"Elo's scale: 400 points are ten to one; {standing.plan.anchor} has 1500, and the intervals are of the "
            "distance to it. Maximum likelihood (Bradley and Terry); 95 % intervals from the deals as they were."
        )
    return "OpenSkill (Plackett and Luce): a new bot has 25; the interval is 1.96 standard deviations to each side."


def rating_table(standing: Standing) -> tuple[list[str], list[list[str]]]:
    """Headings and rows, best first."""
    digits = 0 if standing.plan.game.game == DUEL else 1
    rows = []
    for each in standing.ratings:
        record = standing.records.by_bot[each.bot]
        games = max(1, record.games)
        rows.append(
            [
                each.bot,
                f"{each.rating:.{digits}f}",
                f"{each.low:.{digits}f} to {each.high:.{digits}f}" if each.low < each.high else "",
                f"{record.wins / games:.1%}",
                f"{record.points / games:.1f}",
                str(record.games),
            ]
        )
    return ["bot", "rating", "95 %", "won", "mean points", "seats played"], rows


def table_of(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _share(standing: Standing, one: str, other: str) -> tuple[float, float, float]:
    found = standing.records.between(one, other)
    return wilson(found.total, found.deals) if found.deals else (0.5, 0.0, 1.0)


def _cross_table(standing: Standing) -> str:
    order = [each.bot for each in standing.ratings]
    head = "<th></th>" + "".join(f"<th>{escape(bot)}</th>" for bot in order)
    body = ""
    for one in order:
        cells = "".join(_cross_cell(standing, one, other) for other in order)
        body += f"<tr><th>{escape(one)}</th>{cells}</tr>"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cross_cell(standing: Standing, one: str, other: str) -> str:
    if one == other or not (deals := standing.records.between(one, other).deals):
        return "<td></td>"
    share, low, high = _share(standing, one, other)
    look = ' class="good"' if low > 0.5 else ' class="bad"' if high < 0.5 else ""
    return f'<td{look} title="{low:.0%} to {high:.0%}, {deals} deals">{share:.0%}</td>'


def plot(standing: Standing) -> str:
    """Each bot a dot with its interval, as a picture for a page."""
    low = min(each.low for each in standing.ratings)
    high = max(each.high for each in standing.ratings)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)
    height = ROW * (len(standing.ratings) + 1)
    parts = []
    for mark in _marks(low, high):
        x = LEFT + (mark - low) * scale
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - 22}" stroke="currentColor" opacity=".15"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 6}" text-anchor="middle" font-size="12">{mark:g}</text>')
    for number, each in enumerate(standing.ratings):
        y = ROW * number + ROW / 2
        left, dot, right = (LEFT + (value - low) * scale for value in (each.low, each.rating, each.high))
        said = f"{escape(each.bot)}: {each.rating:.1f} ({each.low:.1f} to {each.high:.1f})"
        parts.append(
            f"<g><title>{said}</title>"
            f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(each.bot[:20])}</text>'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#b5763a" stroke-width="3"/>'
            f'<circle cx="{dot:.1f}" cy="{y}" r="6" fill="#7a3e1d"/></g>'
        )
    label = "Ratings of the bots with their intervals"
    drawn = "".join(parts)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    kind = f'xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{label}" fill="currentColor"'
    return f"<svg {kind} {size}>{drawn}</svg>"


def _marks(low: float, high: float) -> list[float]:
    """Some four to eight round numbers between two others."""
    step = 1.0
    while (high - low) / step > 8:
        step *= 2.5 if str(step)[0] == "2" else 2.0
    first = -(-low // step) * step
    return [first + number * step for number in range(int((high - first) // step) + 1)]
