"""`sevenwonders balance`: whether cards are fair, and what they should cost."""

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from sevenwonders.cli.options import (
    DEFAULT_PLAYERS,
    UsageError,
    add_set_options,
    game_spec,
    seed_number,
    whole_number,
)
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.games import CLASSIC, DUEL, SEATS, GameSpec, places
from sevenwonders.lab.farm import HERE, FarmError, check_place
from sevenwonders.players import make_bot
from sevenwonders.sets.loader import folder_set, opened
from sevenwonders.terminal.output import make_console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sevenwonders.lab.balance.plan import Plan
    from sevenwonders.lab.balance.report import Report
    from sevenwonders.lab.balance.running import Effort
    from sevenwonders.lab.balance.words import Words

FEWEST_PRICE_DEALS = 60
PRICE_PART = 10
"""Each cost that is tried gets one in so many of the deals."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("balance", help="measure whether cards are fair, and what they should cost")
    parser.add_argument("game", nargs="?", choices=sorted(SEATS), default=CLASSIC, help="the game (classic)")
    parser.add_argument("--players", default="", metavar="N,…", help="classic: players; several in turn (4)")
    parser.add_argument("--with", dest="sets", default="", metavar="SET,…", help="classic: sets besides the base game")
    add_set_options(parser)
    parser.add_argument("--sides", choices=("A", "B"), default="", help="classic: the side of all boards")
    parser.add_argument("--card", dest="cards", action="append", default=[], metavar="KEY", help="look at it closely")
    parser.add_argument("--compare", nargs=2, metavar=("A", "B"), help="two versions of a set: their folders")
    parser.add_argument("--bots", default="casual,greedy", metavar="BOT,…", help="who plays; several in turn")
    parser.add_argument("--games", type=whole_number(9, 100_000_000), default=20_000, metavar="N")
    parser.add_argument(
        "--minutes", type=float, default=None, metavar="M", help="stop after so long; it can go on later"
    )
    parser.add_argument("--seed", type=seed_number, default=1, metavar="S", help="the same seed, the same report (1)")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="processes to share the work")
    parser.add_argument("--on", default=HERE, metavar="PLACE", help="here, ray or ray:ADDRESS")
    parser.add_argument("--out", metavar="DIR", help="where data and page lie (balance-GAME); it goes on there")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.set_defaults(run=run, teams=False)


def run(options: argparse.Namespace) -> int:
    try:
        return _run(options)
    except (ImportError, FarmError) as error:
        raise UsageError(str(error)) from None


def _run(options: argparse.Namespace) -> int:
    from sevenwonders.lab.balance.running import Effort

    if options.minutes is not None and not 0 < options.minutes < 1e6:
        raise UsageError("--minutes: give the minutes as a number above 0")
    if options.compare and options.game == DUEL:
        raise UsageError("--compare is for classic")
    try:
        place = check_place(options.on)
    except ValueError as error:
        raise UsageError(f"--on: {error}") from None
    until = None if options.minutes is None else time.monotonic() + 60 * options.minutes
    effort = Effort(place, options.jobs, until)
    texts = Texts(options.lang or default_language())
    folder = Path(options.out or f"balance-{options.game}")
    if options.compare:
        return _compare(options, folder, effort, texts)
    plan = plan_of(options, options.folders)
    report, words = measure(plan, options.games, folder, effort, texts)
    show(report, words, plan.favourites)
    print(folder / "report.html")
    return 0


def plan_of(options: argparse.Namespace, folders: Sequence[str]) -> "Plan":
    """What the options ask for. Raises UsageError."""
    from sevenwonders.lab.balance.plan import Plan
    from sevenwonders.lab.balance.uses import uses_of

    bots = _bots(options.bots)
    players = _players(options)
    specs = [
        game_spec(argparse.Namespace(**{**vars(options), "players": number, "folders": list(folders)}))
        for number in players
    ]
    spec: GameSpec = replace(specs[0], players=2)
    known = {thing.key for thing in uses_of(specs[0].begin(0, quiet=True)).things()}
    for key in options.cards:
        if key not in known:
            raise UsageError(f"--card: there is no card '{key}' in this game; `sevenwonders cards` lists them")
    own = [card.key for folder in places(spec.folders) for card in folder_set(opened(folder)).cards]
    tables = tuple((number or 2, bot) for number in players for bot in bots)
    return Plan(spec, tables, options.seed, favourites=tuple(dict.fromkeys([*own, *options.cards])))


def _bots(text: str) -> list[str]:
    names = [name for name in text.split(",") if name]
    for name in names or [text]:
        try:
            make_bot(name, 0)
        except ValueError as error:
            raise UsageError(f"--bots: {error}") from None
    return names


def _players(options: argparse.Namespace) -> list[int | None]:
    if options.game == DUEL:
        if options.players:
            raise UsageError("--players is for classic; Duel is for two players")
        return [None]
    seats = SEATS[CLASSIC]
    parse = whole_number(seats[0], seats[-1])
    try:
        return [parse(number) for number in (options.players or str(DEFAULT_PLAYERS)).split(",")]
    except argparse.ArgumentTypeError as error:
        raise UsageError(f"--players: {error}") from None


def measure(
    plan: "Plan", games: int, folder: Path, effort: "Effort", texts: Texts, name: str = "report"
) -> "tuple[Report, Words]":
    """Run a plan, try costs where they are asked for, and write the page."""
    from sevenwonders.lab.balance.page import page
    from sevenwonders.lab.balance.prices import Prices
    from sevenwonders.lab.balance.report import letters_of, report_of
    from sevenwonders.lab.balance.running import run as run_plan
    from sevenwonders.lab.balance.store import OtherPlan, Store
    from sevenwonders.lab.balance.sums import added_up
    from sevenwonders.lab.balance.verdict import STRONG, WEAK
    from sevenwonders.lab.balance.words import PAID, Words

    deals = max(games // plan.games_per_deal(), 1)
    try:
        store = Store(folder / "data", plan)
        with _progress("deals", deals) as done:
            run_plan(plan, store, deals, effort, done)
        if not store.deals():
            raise UsageError("the time was too short for a single deal: give more with --minutes")
        report = report_of(plan, added_up(store))
        tried = max(deals // PRICE_PART, FEWEST_PRICE_DEALS)
        prices = Prices(plan, folder / "prices", letters_of(report.game), report.measure, report.margin, tried)
        for finding in report.findings:
            unfair = finding.verdict in (STRONG, WEAK) and finding.thing.use in PAID
            if unfair and finding.thing.key in plan.favourites:
                with _progress(finding.thing.key, 0) as done:
                    advice = prices.advise(finding, effort, done)
                if advice is not None:
                    report.advice.append(advice)
    except OtherPlan as error:
        raise UsageError(str(error)) from None
    words = Words(report.game, report.measure, texts)
    (folder / f"{name}.html").write_text(page(report, words), encoding="utf-8")
    return report, words


@contextmanager
def _progress(name: str, total: int) -> "Iterator[Callable[[int], None]]":
    columns: list[Any] = ["{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(name, total=total or None)
        yield lambda more: progress.advance(task, more)


def show(report: "Report", words: "Words", favourites: Sequence[str]) -> None:
    """Print what is not fair, and all that was asked about."""
    from sevenwonders.lab.balance.page import ranked
    from sevenwonders.lab.balance.verdict import STRONG, WEAK

    console = make_console(whole_lines=True)
    pairs = sum(each.sums.pairs for each in report.findings)
    console.print(words.texts("balance.page.basis", games=report.games, seed=report.seed, pairs=pairs))
    for finding in ranked(report.findings):
        if finding.verdict in (STRONG, WEAK) or finding.thing.key in favourites:
            console.print(words.verdict(finding))
    for advice in report.advice:
        console.print(words.advice(advice))


def _compare(options: argparse.Namespace, folder: Path, effort: "Effort", texts: Texts) -> int:
    from sevenwonders.lab.balance.comparing import changes, page, sentence

    plans = [plan_of(options, [*options.folders, place]) for place in options.compare]
    favourites = tuple(dict.fromkeys([key for plan in plans for key in plan.favourites]))
    made = []
    for name, plan in zip(("first", "second"), plans, strict=True):
        made.append(measure(plan, options.games // 2, folder / name, effort, texts))
    (first, _), (second, words) = made
    found = changes(first, second)
    names = [Path(place).resolve().name for place in options.compare]
    target = folder / "compare.html"
    target.write_text(page(found, favourites, (names[0], names[1]), words), encoding="utf-8")
    console = make_console(whole_lines=True)
    for each in found:
        if each.sure or each.thing.key in favourites:
            console.print(sentence(each, words))
    print(target)
    return 0
