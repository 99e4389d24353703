"""`sevenwonders dataset`: games as Parquet, a row for each decision."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sevenwonders.cli.options import (
    UsageError,
    add_set_options,
    folders_of,
    game_spec,
    random_seed,
    seed_number,
    text_of,
    whole_number,
)
from sevenwonders.cli.simulate import seated
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.games import CLASSIC, SEATS
from sevenwonders.lab.farm import HERE, FarmError, run_all
from sevenwonders.records import RecordError, read_record

if TYPE_CHECKING:
    from sevenwonders.lab.dataset import Row


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("dataset", help="write games as Parquet, a row for each decision")
    parser.add_argument("game", nargs="?", choices=sorted(SEATS), help="the game that bots play")
    parser.add_argument("--from", dest="records", nargs="+", default=[], metavar="FILE", help="recorded games (7WN)")
    seats = SEATS[CLASSIC]
    parser.add_argument("--players", type=whole_number(seats[0], seats[-1]), metavar="N", help="classic: players (4)")
    parser.add_argument("--with", dest="sets", default="", metavar="SET,…", help="classic: sets besides the base game")
    add_set_options(parser)
    parser.add_argument("--seats", default="greedy", help="bots, as A,B; one name fills every seat (default: greedy)")
    parser.add_argument("--games", type=whole_number(1, 100_000_000), default=1000, metavar="N")
    parser.add_argument("--seed", type=seed_number, default=None, metavar="S", help="the same seed, the same games")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="J", help="processes to share the work")
    parser.add_argument("--on", default=HERE, metavar="PLACE", help="here, ray or ray:ADDRESS")
    parser.add_argument("--out", required=True, metavar="FILE", help="the file to write")
    parser.set_defaults(run=run, teams=False, sides="")


def run(options: argparse.Namespace) -> int:
    if bool(options.records) == bool(options.game):
        raise UsageError("name a game for bots to play, or recorded games with --from")
    try:
        from sevenwonders.lab.dataset import schema_of, write_dataset
    except ImportError as error:
        raise UsageError(str(error)) from None
    out = Path(options.out)
    if not out.parent.is_dir():
        raise UsageError(f"--out: there is no folder '{out.parent}'")
    if options.records:
        first = _record(options.records[0])
        from sevenwonders.records.replay import begin

        try:
            schema = schema_of(begin(first, folders_of(options)))
        except RecordError as error:
            raise UsageError(f"{options.records[0]}: {error}") from None
        decisions = write_dataset(out, schema, _recorded(options.records, options))
        print(f"{out}: {len(options.records)} games, {decisions} decisions")
        return 0
    try:
        spec = game_spec(options)
        decisions = write_dataset(out, schema_of(spec.begin(0, quiet=True)), _played(options))
    except (FarmError, ValueError) as error:
        raise UsageError(str(error)) from None
    print(f"{out}: {options.games} games, {decisions} decisions")
    return 0


def _played(options: argparse.Namespace) -> "Iterator[list[Row]]":
    from sevenwonders.lab.dataset import Match, play_match

    spec = game_spec(options)
    bots = tuple(seated(options.seats, spec.players))
    seeds = Rng(random_seed() if options.seed is None else options.seed)
    matches = (Match(spec, bots, number, seeds.seed()) for number in range(options.games))
    return run_all(play_match, matches, on=options.on, workers=options.jobs)


def _record(file: str) -> Record:
    try:
        return read_record(text_of(file))
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None


def _recorded(files: Sequence[str], options: argparse.Namespace) -> "Iterator[list[Row]]":
    from sevenwonders.lab.dataset import read_match

    kind = None
    for number, file in enumerate(files):
        record = _record(file)
        here = record.game, len(record.players), sorted(record.sets)
        kind = kind or here
        if here != kind:
            raise UsageError(
                f"{file}: another game, number of players or mix of sets than {files[0]}: one file, one kind"
            )
        try:
            yield read_match(record, number, folders_of(options))
        except RecordError as error:
            raise UsageError(f"{file}: {error}") from None
