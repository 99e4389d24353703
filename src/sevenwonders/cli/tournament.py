"""`sevenwonders tournament`: who of many bots is how good, and how surely."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from sevenwonders.cli.options import UsageError, add_farm_options
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.games import SEATS
from sevenwonders.sets.shelf import TRUST
from sevenwonders.terminal.output import make_console

LISTS = ("with", "sets", "bots")
FIELDS = ("game", "players", "with", "sets", "sides", "bots", "system", "games", "deals", "seed", "anchor", "end")
QUESTION = ("better", "than", "by")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("tournament", help="let many bots play each other, and rate them")
    parser.add_argument("spec", nargs="?", metavar="SPEC.toml", help="what is played; options change what it says")
    parser.add_argument("--game", choices=sorted(SEATS))
    parser.add_argument("--players", type=int, metavar="N", help="classic: seats of a table (3)")
    parser.add_argument("--with", metavar="SET,…", help="classic: sets besides the base game")
    parser.add_argument("--set", dest="sets", action="append", metavar="PATH", help="classic: a set's folder")
    parser.add_argument(TRUST, action="store_true", help="let the programs (rules.py) of those sets run")
    parser.add_argument("--bots", metavar="A,B,…")
    parser.add_argument("--system", metavar="SYSTEM", help="'round robin' or swiss")
    parser.add_argument("--games", type=int, metavar="N", help="at most (1000)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed, the same tournament (1)")
    parser.add_argument("--end", metavar="WHEN", help="'told apart' (as soon as it is so), or 'all are played'")
    parser.add_argument("--better", metavar="A", help="a question: is A better …")
    parser.add_argument("--than", metavar="B", help="… than B …")
    parser.add_argument("--by", type=int, metavar="ELO", help="… by so many points (20)?")
    parser.add_argument("--out", metavar="DIR", help="where the games and the page are kept (tournament-SPEC)")
    parser.add_argument("--fresh", action="store_true", help="forget the games that are kept there")
    parser.add_argument("--report", action="store_true", help="play nothing: only make the page of what is kept")
    add_farm_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        from sevenwonders.lab.tournament.page import page
        from sevenwonders.lab.tournament.running import Contest, Standing
        from sevenwonders.lab.tournament.spec import Tournament, make_tournament
        from sevenwonders.lab.tournament.store import Store, StoreError
    except ImportError as error:
        raise UsageError(str(error)) from None
    try:
        name, fields, folder = fields_of(options)
        plan: Tournament = make_tournament(options.spec or "options", name, fields, folder, options.trust_rules)
    except CardFileError as error:
        raise UsageError(*error.mistakes) from None
    place = Path(options.out or f"tournament-{name}")
    if options.fresh:
        for old in ("games.parquet", "games.jsonl"):
            (place / old).unlink(missing_ok=True)
    try:
        contest = Contest(plan, Store(place, plan.mark, plan.game))
    except StoreError as error:
        raise UsageError(str(error)) from None
    standing: Standing
    if options.report:
        standing = contest.count_kept()
    else:
        with Progress(
            "{task.description}",
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        ) as progress:
            task = progress.add_task(name, total=plan.games)
            standing = contest.run(options.jobs, options.on, lambda games: progress.update(task, completed=games))
    (place / "index.html").write_text(page(standing), encoding="utf-8")
    show(standing, place)
    return 0


def fields_of(options: argparse.Namespace) -> tuple[str, dict[str, object], Path]:
    """The name of a tournament, its fields, and where its folders are named from. Raises CardFileError."""
    from sevenwonders.lab.tournament.spec import fields_in

    fields: dict[str, object] = {}
    name, folder = "options", Path()
    if options.spec:
        path = Path(options.spec)
        fields, name, folder = fields_in(path), path.stem, path.parent
    elif not options.bots:
        raise UsageError("name a file SPEC.toml, or the bots: --bots A,B,…")
    fields |= {field: value for field in FIELDS if (value := _given(options, field)) is not None}
    asked = {field: value for field in QUESTION if (value := getattr(options, field)) is not None}
    if asked:
        before = fields.get("question")
        fields["question"] = {**before, **asked} if isinstance(before, dict) else asked
    if options.sets:
        fields["sets"] = [str(Path(place).resolve()) for place in options.sets]
    return name, fields, folder


def _given(options: argparse.Namespace, field: str) -> object:
    value = getattr(options, field, None)
    return value.split(",") if field in LISTS and isinstance(value, str) else value


def show(standing: object, place: Path) -> None:
    """The ladder, for people at a terminal."""
    from sevenwonders.lab.tournament.page import findings, rating_table
    from sevenwonders.lab.tournament.running import Standing

    assert isinstance(standing, Standing)
    headings, rows = rating_table(standing)
    table = Table(title=f"{standing.records.games} games, seed {standing.plan.seed}")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in rows:
        table.add_row(*row)
    console = make_console()
    console.print(table)
    for sentence in findings(standing):
        console.print(sentence, highlight=False, markup=False, soft_wrap=True)
    console.print(f"{place / 'index.html'} and {place / 'games.parquet'}", highlight=False, soft_wrap=True)
