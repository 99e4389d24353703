"""`sevenwonders review`: what a strong player would say of a game."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from sevenwonders.cli.options import UsageError, add_set_options, folders_of, seed_number, text_of, whole_number
from sevenwonders.coach import Review, review
from sevenwonders.coach.expert import FEWEST, ROUNDS
from sevenwonders.coach.grades import BEST, GOOD
from sevenwonders.coach.sheet import page
from sevenwonders.coach.words import Words
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.players.budget import MOST_ROUNDS
from sevenwonders.records import RecordError, read_record, replay_record
from sevenwonders.terminal.output import make_console
from sevenwonders.terminal.palette import HEADING

BARS = "▁▂▃▄▅▆▇█"
INDENT = "    "


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("review", help="judge every decision of a game record (7WN)")
    parser.add_argument("file", metavar="FILE", help="a 7WN record, or - for standard input")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    parser.add_argument("--html", metavar="OUT", help="write a page that needs nothing else to this file")
    add_rounds(parser)
    parser.add_argument("--open", dest="open_cards", action="store_true", help="judge with all cards open")
    add_set_options(parser)
    parser.set_defaults(run=run)


def add_rounds(parser: argparse.ArgumentParser) -> None:
    """How long the expert thinks, and from which seed."""
    rounds = whole_number(FEWEST, MOST_ROUNDS)
    usual = ", ".join(f"{game} {number}" for game, number in ROUNDS.items())
    parser.add_argument("--rounds", type=rounds, metavar="N", help=f"rounds a decision ({usual})")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="S", help="the same seed, the same opinion (1)")


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    try:
        record = read_record(text_of(options.file))
        folders = folders_of(options)
        words = Words(replay_record(record, folders), texts, record.players)
        if not record.turns:
            raise UsageError(f"{options.file}: nobody has moved yet, so there is nothing to review")
        with Progress(
            "{task.description}",
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            disable=not sys.stderr.isatty(),
        ) as progress:
            task = progress.add_task(texts("coach.report.working"), total=None)
            found = review(
                record,
                rounds=options.rounds,
                seed=options.seed,
                open_cards=options.open_cards,
                folders=folders,
                progress=lambda done, total: progress.update(task, completed=done, total=total),
            )
    except RecordError as error:
        raise UsageError(f"{options.file}: {error}") from None
    if options.html:
        _write(options.html, page(found, words))
    if options.json:
        print(json.dumps(found.as_json()))
    elif not options.html:
        show(found, words)
    return 0


def _write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"--html: cannot write '{path}': {error.strerror}") from None


def show(found: Review, words: Words) -> None:
    """Print a review for people."""
    console = make_console(whole_lines=True)
    texts = words.texts

    def say(lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            console.print(Text(line, style), soft_wrap=True)

    say([texts("coach.report.title", game=words.title())], "bold")
    say([words.basis(found)])
    if not found.finished:
        say([texts("coach.report.unfinished")])
    say(["", texts("coach.report.curve")], HEADING)
    widest = max(map(len, words.players))
    for seat, name in enumerate(words.players):
        say([f"{name:<{widest}}  {bars([point.chances[seat] for point in found.curve])}"])
    say([""])
    for seat in range(len(found.seats)):
        say([words.seat(found, seat)], "bold")
        say([INDENT + words.grades(found, seat), INDENT + words.themes(found, seat)])
    say(["", texts("coach.report.turning")], HEADING)
    say(words.turning_point(point) for point in found.turning_points)
    say(["", texts("coach.report.decisions")], HEADING)
    judged = [each for seat in found.seats for each in seat.judged if each.grade not in (BEST, GOOD)]
    for each in sorted(judged, key=lambda each: (each.turn, each.seat)):
        say([words.decision(each)])
        say([INDENT + words.better(each), *(INDENT + line for line in words.why(each.reasons))])
    if not judged:
        say([texts("coach.report.none")])


def bars(chances: list[float]) -> str:
    """Chances as a row of bars.

    >>> bars([0.0, 0.5, 1.0])
    '▁▅█'
    """
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)
