"""The plots of a report, as Vega-Lite draws them: whatever is pointed at says what it is."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sevenwonders.lab.balance.report import Report, Standing
from sevenwonders.lab.balance.verdict import Amount, Finding
from sevenwonders.lab.balance.words import Words
from sevenwonders.lab.extra import missing

try:
    import altair as alt
except ImportError as error:
    raise missing("altair") from error

HUES: Final = {
    "brown": "#8a5a33",
    "grey": "#8d9299",
    "blue": "#2e6fb5",
    "green": "#3d8b40",
    "yellow": "#d09a1c",
    "red": "#b5432e",
    "purple": "#7a4bb0",
}
OTHER: Final = "#1c9c9c"
STEP: Final = 16
WIDTH: Final = 420
Row = dict[str, object]


def _data(rows: Sequence[Mapping[str, object]]) -> Any:
    return alt.Data(values=list(rows))  # type: ignore[no-untyped-call]


def things(report: Report, words: Words) -> list[tuple[str, Any]]:
    """A plot for each deck: what each thing adds beside its peers, and what is done with it by those who see it."""
    groups: dict[str, list[Finding]] = {}
    for each in report.findings:
        groups.setdefault(words.group(each.thing), []).append(each)
    return [(name, _group(found, report, words)) for name, found in groups.items()]


def _group(found: Sequence[Finding], report: Report, words: Words) -> Any:
    texts = words.texts
    scale = 100 if report.measure == "share" else 1
    rows = [_row(each, scale, words) for each in found]
    order = [str(row["name"]) for row in sorted(rows, key=lambda row: -float(str(row["beside"])))]
    y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=260))
    tips = [
        alt.Tooltip(f"{name}:N", title=texts(f"balance.page.{name}"))
        for name in ("verdict", "adds", "adds_win", "used", "seen", "built", "sold", "tucked", "win_used", "pairs")
    ]
    base = alt.Chart(_data(rows))
    margin = alt.Chart(_data([{"low": -scale * report.margin, "high": scale * report.margin}]))
    title = f"{texts('balance.page.beside')} ({texts(f'balance.{report.measure}', n='').strip()})"
    color = alt.Color("hue:N", scale=None)
    plot = alt.layer(
        margin.mark_rect(opacity=0.12, color="#888").encode(x="low:Q", x2="high:Q"),
        base.mark_rule(strokeWidth=2).encode(
            y=y, x=alt.X("low:Q", title=title), x2="high:Q", color=color, tooltip=tips
        ),
        base.mark_point(filled=True, size=70).encode(y=y, x="beside:Q", color=color, tooltip=tips),
    ).properties(width=WIDTH, height=alt.Step(STEP))
    return alt.hconcat(plot, _fates(found, order, words))


def _row(each: Finding, scale: int, words: Words) -> Row:
    sums = each.sums
    return {
        "name": words.name(each.thing.key),
        "hue": HUES.get(each.thing.color, OTHER),
        "beside": round(scale * each.beside.value, 3),
        "low": round(scale * each.beside.low, 3),
        "high": round(scale * each.beside.high, 3),
        "verdict": words.verdict(each),
        "adds": interval(each.adds["points"], 1, words),
        "used": interval(each.when_used["points"], 1, words),
        "adds_win": interval(each.adds["share"], 100, words) + " %",
        "seen": str(sums.seen),
        "built": _percent(sums.used, sums.seen),
        "sold": _percent(sums.sold, sums.seen),
        "tucked": _percent(sums.tucked, sums.seen),
        "win_used": _percent(sums.share_used, 840 * sums.used),
        "pairs": str(sums.pairs),
    }


def interval(amount: Amount, scale: int, words: Words) -> str:
    """A number and its 95 % interval."""
    low, high = words.number(scale * amount.low), words.number(scale * amount.high)
    return f"{words.number(scale * amount.value)} ({low} … {high})"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def _fates(found: Sequence[Finding], order: list[str], words: Words) -> Any:
    texts = words.texts
    fates = {name: texts(f"balance.page.{name}") for name in ("built", "tucked", "sold")}
    rows: list[Row] = []
    for each in found:
        for place, (name, part) in enumerate(
            (("built", each.sums.used), ("tucked", each.sums.tucked), ("sold", each.sums.sold))
        ):
            share = round(100 * part / max(each.sums.seen, 1), 1)
            rows.append({"name": words.name(each.thing.key), "fate": fates[name], "share": share, "place": place})
    colors = alt.Scale(domain=list(fates.values()), range=["#3d8b40", "#b58a1c", "#b5432e"])
    return (
        alt.Chart(_data(rows))
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort=order, title=None, axis=None),
            x=alt.X("share:Q", title=f"{texts('balance.page.seen')}: %"),
            color=alt.Color("fate:N", scale=colors, title=None),
            order="place:O",
            tooltip=["name:N", "fate:N", "share:Q"],
        )
        .properties(width=180, height=alt.Step(STEP))
    )


def by_table(report: Report, words: Words) -> Any | None:
    """What things add at tables of each kind."""
    scale = 100 if report.measure == "share" else 1
    rows: list[Row] = []
    for each in report.findings:
        for (players, bot), (pairs, adds) in report.parts.get((each.thing.use, each.thing.key), {}).items():
            amount = adds[report.measure]
            rows.append(
                {
                    "name": words.thing(each.thing),
                    "table": f"{players}, {bot}",
                    "adds": round(scale * amount.value, 3),
                    "interval": interval(amount, scale, words),
                    "pairs": pairs,
                }
            )
    if len({row["table"] for row in rows}) < 2:
        return None
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
    title = words.texts("balance.page.tables")
    return (
        alt.Chart(_data(rows))
        .mark_point(filled=True, size=50)
        .encode(
            y=y,
            x=alt.X("adds:Q", title=words.texts("balance.page.used")),
            color=alt.Color("table:N", title=title),
            tooltip=["name:N", alt.Tooltip("table:N", title=title), "interval:N", "pairs:Q"],
        )
        .properties(width=WIDTH, height=alt.Step(13))
    )


def standings(rows: Sequence[Standing], words: Words, boards: bool) -> Any:
    """Boards or seats: points beside the mean, and victories beside those of all."""
    values: list[Row] = [
        {
            "name": words.name(each.key) if boards else str(int(each.key) + 1),
            "points": round(each.points.value, 3),
            "low": round(each.points.low, 3),
            "high": round(each.points.high, 3),
            "share": round(each.share.value, 3),
            "share_low": round(each.share.low, 3),
            "share_high": round(each.share.high, 3),
            "seats": each.seats,
        }
        for each in rows
    ]
    base = alt.Chart(_data(values))
    sort = alt.EncodingSortField("share", order="descending") if boards else None
    y = alt.Y("name:N", sort=sort, title=None)

    def plot(value: str, low: str, high: str, title: str) -> Any:
        tips = ["name:N", f"{value}:Q", f"{low}:Q", f"{high}:Q", "seats:Q"]
        return alt.layer(
            base.mark_rule().encode(y=y, x=alt.X(f"{low}:Q", title=title, scale=alt.Scale(zero=False)), x2=f"{high}:Q"),
            base.mark_point(filled=True, size=60).encode(y=y, x=f"{value}:Q", tooltip=tips),
        ).properties(width=280, height=alt.Step(STEP))

    won = plot("share", "share_low", "share_high", words.texts("balance.page.of_mean"))
    return alt.hconcat(won, plot("points", "low", "high", words.texts("balance.page.points")))


def scores(report: Report, words: Words) -> Any:
    """How often seats ended with so many points."""
    rows = [
        {"table": f"{players}, {bot}", "points": points, "share": round(100 * seats / sum(found.values()), 3)}
        for (players, bot), found in report.scores.items()
        for points, seats in found.items()
    ]
    return (
        alt.Chart(_data(rows))
        .mark_line()
        .encode(
            x=alt.X("points:Q", title=words.texts("balance.page.points"), scale=alt.Scale(zero=False)),
            y=alt.Y("share:Q", title=f"{words.texts('balance.page.share_of_seats')}, %"),
            color=alt.Color("table:N", title=words.texts("balance.page.tables")),
            tooltip=["table:N", "points:Q", "share:Q"],
        )
        .properties(width=600, height=220)
    )


def advice(report: Report, words: Words) -> Any:
    """What each card that was tried adds at other costs."""
    scale = 100 if report.measure == "share" else 1
    rows = [
        {
            "name": words.thing(each.thing),
            "step": step,
            "cost": words.cost(tried.price),
            "beside": round(scale * tried.beside.value, 3),
            "interval": interval(tried.beside, scale, words),
        }
        for each in report.advice
        for step, tried in enumerate(each.tried)
    ]
    tips = ["name:N", "cost:N", alt.Tooltip("interval:N", title=words.texts("balance.page.beside"))]
    return (
        alt.Chart(_data(rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("cost:N", sort=None, title=words.texts("balance.page.cost"), axis=alt.Axis(labelAngle=-30)),
            y=alt.Y("beside:Q", title=words.texts("balance.page.beside")),
            color=alt.Color("name:N", title=None),
            tooltip=tips,
        )
        .properties(width=alt.Step(60), height=200)
    )
