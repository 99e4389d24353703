"""A review as one page of HTML that needs nothing else: the curve as a drawing, the decisions as a table."""

from collections.abc import Sequence
from html import escape
from typing import Final

from sevenwonders.coach.results import CurvePoint, Judged, Review
from sevenwonders.coach.words import Words

COLORS: Final = ("#b5432e", "#2e6fb5", "#3d8b40", "#b58a1c", "#7a4bb0", "#1c9c9c", "#b04b8a", "#666666")
WIDTH: Final = 900
HEIGHT: Final = 260
MARGIN: Final = 36
STYLE: Final = """
body{font:16px/1.45 system-ui,sans-serif;max-width:960px;margin:1.5rem auto;padding:0 1rem;color:#222}
svg{width:100%;height:auto;background:#fff;border:1px solid #ddd}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.35rem .5rem;border-bottom:1px solid #e4ded2}
.blunder td:nth-child(4){color:#a11;font-weight:bold}
.mistake td:nth-child(4){color:#a50}
.inaccuracy td:nth-child(4){color:#860}
li p{margin:.1rem 0}
"""


def page(review: Review, words: Words) -> str:
    """The whole page."""
    texts = words.texts
    title = escape(texts("coach.report.title", game=words.title()))
    notes = [words.basis(review), *([] if review.finished else [texts("coach.report.unfinished")])]
    judged = sorted((each for seat in review.seats for each in seat.judged), key=lambda each: (each.turn, each.seat))
    heads = ("turn", "player", "move", "grade", "loss", "expert", "why")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>",
            *(f"<p>{escape(note)}</p>" for note in notes),
            f"<h2>{escape(texts('coach.report.curve'))}</h2>",
            drawing(review.curve, words.players),
            "<ul>",
            *(_seat(review, seat, words) for seat in range(len(review.seats))),
            f"</ul>\n<h2>{escape(texts('coach.report.turning'))}</h2>\n<ul>",
            *(f"<li>{escape(words.turning_point(each))}</li>" for each in review.turning_points),
            f"</ul>\n<h2>{escape(texts('coach.report.decisions'))}</h2>\n<table>\n<tr>",
            *(f"<th>{escape(texts(f'coach.report.{head}'))}</th>" for head in heads),
            "</tr>",
            *(_row(each, words) for each in judged),
            "</table>\n</body>\n</html>\n",
        ]
    )


def drawing(curve: Sequence[CurvePoint], players: Sequence[str]) -> str:
    """The chances over the turns, a line for each seat."""
    last = max(len(curve) - 1, 1)
    across, down = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" xmlns="http://www.w3.org/2000/svg">']
    for share in (0, 50, 100):
        y = MARGIN + down * (100 - share) / 100
        parts.append(f'<line x1="{MARGIN}" y1="{y:.1f}" x2="{WIDTH - MARGIN}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="2" y="{y + 4:.1f}" font-size="11">{share}&#160;%</text>')
    for seat, name in enumerate(players):
        color = COLORS[seat % len(COLORS)]
        points = " ".join(
            f"{MARGIN + across * place / last:.1f},{MARGIN + down * (1 - point.chances[seat]):.1f}"
            for place, point in enumerate(curve)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2"/>')
        x = MARGIN + across * seat / len(players)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 8}" font-size="13" fill="{color}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"])


def _seat(review: Review, seat: int, words: Words) -> str:
    lines = (words.grades(review, seat), words.themes(review, seat))
    return f"<li>{escape(words.seat(review, seat))}" + "".join(f"<p>{escape(line)}</p>" for line in lines) + "</li>"


def _row(judged: Judged, words: Words) -> str:
    same = judged.best.move == judged.played.move
    cells = [
        str(judged.turn),
        words.players[judged.seat],
        words.move(judged.played.move, judged.seat),
        words.grade(judged.grade),
        words.change(-judged.loss),
        "" if same else words.move(judged.best.move, judged.seat),
        " · ".join(words.why(judged.reasons)),
    ]
    return f'<tr class="{judged.grade}">' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
