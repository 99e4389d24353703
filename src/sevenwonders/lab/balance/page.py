"""A report as one page of HTML that needs nothing else: sentences, tables, and plots that one can point at."""

import json
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from sevenwonders.lab.balance import charts
from sevenwonders.lab.balance.report import Report, TableFacts
from sevenwonders.lab.balance.verdict import FAIR, OPEN, STRONG, WEAK, Finding
from sevenwonders.lab.balance.words import Words
from sevenwonders.lab.extra import missing

try:
    import vl_convert
except ImportError as error:
    raise missing("vl-convert-python") from error

STYLE: Final = """
body{font:16px/1.45 system-ui,sans-serif;max-width:1000px;margin:1.5rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.25rem .6rem;border-bottom:1px solid #e4ded2}
.strong{color:#a11}.weak{color:#a50}.open{color:#777}
.plot{overflow-x:auto;margin:.5rem 0 1.5rem}
summary{cursor:pointer;margin:.5rem 0}
"""
ORDER: Final = (STRONG, WEAK, OPEN, FAIR)


class Page:
    """A page that is put together part by part."""

    def __init__(self, title: str, language: str) -> None:
        self._title = escape(title)
        self._language = language
        self._parts: list[str] = [f"<h1>{self._title}</h1>"]
        self._plots: list[dict[str, Any]] = []

    def heading(self, text: str, level: int = 2) -> None:
        self._parts.append(f"<h{level}>{escape(text)}</h{level}>")

    def note(self, text: str) -> None:
        self._parts.append(f"<p>{escape(text)}</p>")

    def sentences(self, lines: Sequence[tuple[str, str]]) -> None:
        """Sentences in a list, each with its class."""
        rows = "".join(f'<li class="{escape(kind)}">{escape(line)}</li>' for line, kind in lines)
        self._parts.append(f"<ul>{rows}</ul>")

    def folded(self, title: str, lines: Sequence[tuple[str, str]]) -> None:
        """A list that opens when one asks for it."""
        self._parts.append(f"<details><summary>{escape(title)} ({len(lines)})</summary>")
        self.sentences(lines)
        self._parts.append("</details>")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        head = "".join(f"<th>{escape(each)}</th>" for each in heads)
        body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        self._parts.append(f"<table><tr>{head}</tr>{body}</table>")

    def plot(self, chart: Any) -> None:
        self._parts.append(f'<div class="plot" id="plot{len(self._plots)}"></div>')
        self._plots.append(chart.to_dict())

    def html(self) -> str:
        return "\n".join(
            [
                f'<!doctype html>\n<html lang="{self._language}">\n<head>\n<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{self._title}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
                *self._parts,
                self._script() if self._plots else "",
                "</body>\n</html>\n",
            ]
        )

    def _script(self) -> str:
        specs = json.dumps(self._plots, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/")
        script = vl_convert.javascript_bundle().replace("</script", "<\\/script")  # type: ignore[call-arg]
        embed = "specs.forEach((spec,n)=>window.vegaEmbed(`#plot${n}`,spec,{actions:false}));"
        return f'<script type="module">{script}\nconst specs={specs};\n{embed}\n</script>'


def page(report: Report, words: Words) -> str:
    """The whole report."""
    texts = words.texts
    found = Page(texts("balance.page.title", game=words.title()), texts.language)
    pairs = sum(each.sums.pairs for each in report.findings)
    found.note(texts("balance.page.basis", games=report.games, seed=report.seed, pairs=pairs))
    found.note(texts("balance.page.how", margin=words.amount(report.margin, sign=False)))
    found.heading(texts("balance.page.verdicts"))
    lines = {
        kind: [(words.verdict(each), kind) for each in ranked(report.findings) if each.verdict == kind]
        for kind in ORDER
    }
    found.sentences([*lines[STRONG], *lines[WEAK]])
    for kind in (FAIR, OPEN):
        if lines[kind]:
            found.folded(texts(f"balance.page.{kind}"), lines[kind])
    if report.advice:
        found.heading(texts("balance.page.advice"))
        found.sentences([(words.advice(each), "") for each in report.advice])
        found.plot(charts.advice(report, words))
    found.heading(texts("balance.page.games"))
    _games(found, report.tables, words)
    found.heading(texts("balance.page.things"))
    for name, chart in charts.things(report, words):
        found.heading(name, 3)
        found.plot(chart)
    split = charts.by_table(report, words)
    if split is not None:
        found.heading(texts("balance.page.kinds"))
        found.plot(split)
    if report.boards:
        found.heading(texts("balance.page.boards"))
        found.plot(charts.standings(report.boards, words, True))
    found.heading(texts("balance.page.seats"))
    found.plot(charts.standings(report.seats, words, False))
    found.heading(texts("balance.page.scores"))
    found.plot(charts.scores(report, words))
    return found.html()


def ranked(findings: Sequence[Finding]) -> list[Finding]:
    """Those that differ most from their peers first."""
    return sorted(findings, key=lambda each: -abs(each.beside.value))


def _games(found: Page, tables: Sequence[TableFacts], words: Words) -> None:
    heads = ("players", "bot", "games", "moves", "points", "spread", "lead", "first", "how_won")
    rows = [
        [
            str(each.players),
            each.bot,
            str(each.games),
            *(words.number(number, sign=False) for number in (each.moves, each.points, each.spread, each.lead)),
            f"{charts.interval(each.first, 100, words)} %",
            " · ".join(f"{words.texts(f'victory.{kind}')} {100 * n:.0f} %" for kind, n in each.victories.items()),
        ]
        for each in tables
    ]
    found.table([words.texts(f"balance.page.{head}") for head in heads], rows)
