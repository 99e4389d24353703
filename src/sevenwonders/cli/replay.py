"""`sevenwonders replay`: play a record again and check it."""

import argparse
import sys
from pathlib import Path

from sevenwonders.cli.options import UsageError
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record
from sevenwonders.records import RecordError, read_record
from sevenwonders.records.replay import begin, steps


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="replay and check a game record (7WN)")
    parser.add_argument("file", metavar="FILE", help="a 7WN record, or - for standard input")
    parser.add_argument("--show", action="store_true", help="tell the game turn by turn")
    parser.add_argument("--set", dest="folders", action="append", default=[], metavar="PATH", help="a set's folder")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    try:
        record = read_record(_text(options.file))
        game = begin(record, tuple(options.folders))
        told = 0
        for number in steps(record, game):
            if options.show:
                told = _tell(game, record, number, told)
    except RecordError as error:
        raise UsageError(f"{options.file}: {error}") from None
    return 0


def _text(file: str) -> str:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"'{file}' is not a text in UTF-8") from None


def _tell(game: Game, record: Record, number: int, told: int) -> int:
    return 0
