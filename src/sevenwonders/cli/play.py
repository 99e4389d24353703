"""`sevenwonders play`: a game in the terminal against bots."""

import argparse
import shlex
from dataclasses import replace
from pathlib import Path
from typing import Final

from sevenwonders.cli.options import UsageError, add_game_options, folders_of, game_spec, random_seed, seed_number
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.games import DUEL
from sevenwonders.players import Bot, make_bot
from sevenwonders.records import RecordError, read_record, replay_record
from sevenwonders.sets.shelf import TRUST
from sevenwonders.terminal.output import make_console
from sevenwonders.terminal.recordfile import PERSON, default_folder, free_path, write_whole
from sevenwonders.terminal.screens import make_screen
from sevenwonders.terminal.session import Session

DEFAULT_BOT: Final = "search:1s"
SEVERAL_BOTS: Final = "search:0.5s"
"""Who plays against you in 7 Wonders: several of them think one after another."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play in the terminal against bots")
    add_game_options(parser)
    parser.add_argument(
        "--against",
        metavar="BOT",
        help=f"the other player, or several as A,B,C; one fills all seats (default: {DEFAULT_BOT}, "
        f"classic: {SEVERAL_BOTS})",
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.add_argument("--seed", type=seed_number, help="the deal to play (default: a new one)")
    parser.add_argument("--first-game", action="store_true", help="duel: the wonders of a first game, none drafted")
    parser.add_argument("--second", action="store_true", help="duel: the other player begins")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a game that was kept")
    parser.add_argument("--record", metavar="FILE", type=Path, help=f"keep the game here (default: {default_folder()})")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.game != DUEL and (options.first_game or options.second):
        raise UsageError("--first-game and --second are for duel; in classic you sit at seat 0")
    record, game = _resumed(options) if options.resume else _new(options)
    seat = record.players.index(PERSON)
    # Not the game's own seed: a bot that drew the same numbers could draw the very deal.
    rng = Rng(random_seed() if record.seed is None else record.seed)
    bots = {other: _bot(name, rng.seed()) for other, name in enumerate(record.players) if other != seat}
    file = options.record or options.resume
    if file is None:
        file = free_path(default_folder(), f"{game.name}-{record.seed}")
    screen = make_screen(game, Texts(options.lang or default_language()), record.players, seat)
    if file != options.resume:
        _begin_record(file, record)
    sets = "".join(f" --set {shlex.quote(str(folder))}" for folder in options.folders)
    sets += f" {TRUST}" if options.trust_rules else ""
    resume = f"sevenwonders play {game.name}"
    return Session(game, screen, bots, file, make_console(), resume, sets, record.hinted).run()


def _begin_record(file: Path, record: Record) -> None:
    """Write the game before the first move: a place that cannot be written to is found out now."""
    try:
        write_whole(file, record)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UsageError(f"cannot write '{file}': {reason}; name another file with --record") from None


def _new(options: argparse.Namespace) -> tuple[Record, Game]:
    """A new game, and its record with the names of the seats."""
    if options.record is not None and options.record.exists():
        raise UsageError(f"'{options.record}' exists already; choose another file, or go on with --resume")
    spec = replace(game_spec(options), first_game=options.first_game)
    seed = random_seed() if options.seed is None else options.seed
    rivals = _rivals(options, spec.players - 1)
    game = spec.begin(seed)
    record = game.record()
    record.players = [*rivals, PERSON] if options.second else [PERSON, *rivals]
    return record, game


def _rivals(options: argparse.Namespace, seats: int) -> list[str]:
    """The bots of `--against`, one for each of the other seats."""
    usual = DEFAULT_BOT if options.game == DUEL else SEVERAL_BOTS
    names: list[str] = (usual if options.against is None else options.against).split(",")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise UsageError(f"--against names {len(names)} bots; there are {seats} other seats")
    return names


def _resumed(options: argparse.Namespace) -> tuple[Record, Game]:
    """A game that was kept, and its record."""
    file: Path = options.resume
    if options.seed is not None or options.first_game or options.second:
        raise UsageError("--seed, --first-game and --second are for a new game, not for --resume")
    if options.players is not None or options.sets or options.sides or options.teams:
        raise UsageError("--players, --with, --sides and --teams are for a new game: a record tells its own")
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        game = replay_record(record, folders_of(options))
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"'{file}' is not a text in UTF-8") from None
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    if game.name != options.game:
        raise UsageError(f"'{file}' is a game of {game.name}, not of {options.game}")
    if record.players.count(PERSON) != 1:
        raise UsageError(f"{file}: no seat, or more than one, is called '{PERSON}': this game was not played here")
    if options.against is not None:
        rivals = _rivals(options, len(record.players) - 1)
        record.players = [name if name == PERSON else rivals.pop(0) for name in record.players]
    return record, game


def _bot(name: str, seed: int) -> Bot:
    try:
        return make_bot(name, seed)
    except ValueError as error:
        raise UsageError(str(error)) from None
