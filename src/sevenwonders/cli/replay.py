"""`sevenwonders replay`: play a record again, check it, and tell it."""

import argparse
from collections.abc import Sequence
from itertools import chain, groupby

from rich.console import Console

from sevenwonders.cli.options import UsageError, add_set_options, folders_of, text_of
from sevenwonders.core.game import NOBODY, Event, Game
from sevenwonders.core.record import Record
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.duel.words.texts import SUPREMACIES
from sevenwonders.records import Annotations, RecordError, read_annotated
from sevenwonders.records.annotations import GAME, replaced
from sevenwonders.records.ending import ENDINGS, resigned_in
from sevenwonders.records.replay import begin, steps
from sevenwonders.terminal.lines import hanging
from sevenwonders.terminal.output import make_console
from sevenwonders.terminal.palette import HEADING
from sevenwonders.terminal.recordfile import PERSON
from sevenwonders.terminal.screen import Screen
from sevenwonders.terminal.screens import make_screen

INDENT = 5
"""Columns for the number of a turn."""
HEADINGS = ("age", "turn")
"""Events that begin a part of the story."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="replay and check a game record (7WN)")
    parser.add_argument("file", metavar="FILE", help="a 7WN record, or - for standard input")
    parser.add_argument("--show", action="store_true", help="tell the game turn by turn")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    add_set_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    texts = Texts(options.lang or default_language())
    console = make_console(whole_lines=True)
    try:
        record, added = read_annotated(text_of(options.file))
        folders = folders_of(options)
        game = begin(record, folders)
        reader = record.players.index(PERSON) if record.players.count(PERSON) == 1 else NOBODY
        screen = make_screen(game, texts, record.players, reader)
        if options.show:
            console.print(*screen.introduction(), sep="\n")
        told = 0
        for number in chain([0], steps(record, game)):  # 0: what happened before the first turn
            if options.show:
                _tell(console, screen, number, game.events[told:])
                _note(console, added, GAME, number)
                told = len(game.events)
        added.check(record, folders)
    except RecordError as error:
        raise UsageError(f"{options.file}: {error}") from None
    if options.show and game.over():
        console.print(screen.result(game.view(reader)))
    else:
        console.print(_summary(record, game, screen), soft_wrap=True, markup=False)
    for line, tried in enumerate(added.lines, 1):
        key, of = ("replay.line", "") if tried.of == GAME else ("replay.line_of", str(tried.of))
        heading = texts(key, n=line, turn=tried.turn, of=of) + (f" {tried.words}" if tried.words else "")
        console.print(heading, style=HEADING if options.show else None, soft_wrap=True, markup=False)
        if options.show:
            _tell_line(console, record, added, line, begin(record, folders), texts)
    return 0


def _tell_line(console: Console, record: Record, added: Annotations, line: int, game: Game, texts: Texts) -> None:
    """What was not played: its own turns alone."""
    told, screen = 0, make_screen(game, texts, record.players, NOBODY)
    for number in chain([0], steps(replaced(record, added.path(record, line)), game)):
        if number >= added.lines[line - 1].turn:
            _tell(console, screen, number, game.events[told:])
            _note(console, added, line, number)
        told = len(game.events)


def _note(console: Console, added: Annotations, line: int, turn: int) -> None:
    if (line, turn) in added.notes:
        console.print(f"{' ' * INDENT}– {added.notes[line, turn]}", soft_wrap=True, markup=False, style="italic")


def _tell(console: Console, screen: Screen, number: int, events: Sequence[Event]) -> None:
    """One turn of the record: its number and what happened; a new age or turn of the game has a line of its own."""
    start = f"{number:>{INDENT - 2}}. " if number else ""
    for is_heading, group in groupby(events, lambda event: event.kind in HEADINGS):
        for told in screen.story(list(group)):
            if is_heading:
                console.print(told, style=HEADING)
                continue
            for line in hanging(console, start or " " * INDENT, told):
                console.print(line)
            start = ""


def _summary(record: Record, game: Game, screen: Screen) -> str:
    texts, scores = screen.texts, game.scores()
    result, names = texts("replay.unfinished"), screen.cities()
    points = " – ".join(str(total) for total in scores.totals)
    how = record.result.get("victory", "")
    if how in ENDINGS and not game.over():
        gone = [names[seat] for seat in resigned_in(record.result, int(game.seats))]
        result = texts(f"replay.{how}", players=texts.together(gone), points=points)
    if game.over():
        winners = texts.together(names[seat] for seat in scores.winners)
        form = "won_many" if len(scores.winners) > 1 else "won_you" if scores.winners == [screen.seat] else "won"
        result = texts(f"replay.{form}", players=winners, points=points)
        if scores.victory in SUPREMACIES:
            result += " " + texts(f"supremacy.{scores.victory}")
    turns = texts.count("replay.turns", len(record.turns))
    return texts("replay.right", game=screen.title(), turns=turns, result=result)
