"""`sevenwonders play`: a game in the terminal against a bot."""

import argparse
from pathlib import Path
from typing import Final

from sevenwonders.cli.options import UsageError, random_seed, seed_number
from sevenwonders.core.rng import Rng
from sevenwonders.core.texts import LANGUAGES, Texts, default_language
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.game import Duel
from sevenwonders.players import Bot, make_bot
from sevenwonders.records import RecordError, read_record, replay_record
from sevenwonders.terminal.duel.screen import DuelScreen
from sevenwonders.terminal.output import make_console
from sevenwonders.terminal.recordfile import default_folder, free_path, write_whole
from sevenwonders.terminal.session import Session

PERSON: Final = "You"
"""How records name the seat of whoever sits at the terminal."""
DEFAULT_BOT: Final = "search:1s"


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play in the terminal against a bot")
    parser.add_argument("game", choices=["duel"], help="the game")
    parser.add_argument("--against", metavar="BOT", help=f"the other player (default: {DEFAULT_BOT})")
    parser.add_argument("--lang", choices=LANGUAGES, help="language (default: from the environment)")
    parser.add_argument("--seed", type=seed_number, help="the deal to play (default: a new one)")
    parser.add_argument("--first-game", action="store_true", help="the wonders of a first game: nothing is drafted")
    parser.add_argument("--second", action="store_true", help="the other player begins")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a game that was kept")
    parser.add_argument("--record", metavar="FILE", type=Path, help=f"keep the game here (default: {default_folder()})")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    game, names, file = _resumed(options) if options.resume else _new(options)
    seat = names.index(PERSON)
    # Not the game's own seed: a bot that drew the same numbers could draw the very deal.
    seed = Rng(random_seed() if game.seed is None else game.seed).seed()
    bots = {other: _bot(name, seed) for other, name in enumerate(names) if other != seat}
    if file is None:
        file = free_path(default_folder(), f"duel-{game.seed}")
    screen = DuelScreen(Texts(options.lang or default_language()), names, seat, standard())
    if file != options.resume:
        _begin_record(file, game, names)
    return Session(game, screen, bots, file, make_console(), "sevenwonders play duel").run()


def _begin_record(file: Path, game: Duel, names: list[str]) -> None:
    """Write the game before the first move: a place that cannot be written to is found out now."""
    record = game.record()
    record.players = names
    try:
        write_whole(file, record)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise UsageError(f"cannot write '{file}': {reason}; name another file with --record") from None


def _new(options: argparse.Namespace) -> tuple[Duel, list[str], Path | None]:
    """The game, the names of the seats, and the file if the player named one."""
    if options.record is not None and options.record.exists():
        raise UsageError(f"'{options.record}' exists already; choose another file, or go on with --resume")
    seed = random_seed() if options.seed is None else options.seed
    rival = options.against or DEFAULT_BOT
    game = Duel(seed=seed, first_game=options.first_game)
    return game, [rival, PERSON] if options.second else [PERSON, rival], options.record


def _resumed(options: argparse.Namespace) -> tuple[Duel, list[str], Path]:
    file: Path = options.resume
    if options.seed is not None or options.first_game or options.second:
        raise UsageError("--seed, --first-game and --second are for a new game, not for --resume")
    try:
        record = read_record(file.read_text(encoding="utf-8"))
        game = replay_record(record)
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"'{file}' is not a text in UTF-8") from None
    except RecordError as error:
        raise UsageError(f"{file}: {error}") from None
    if not isinstance(game, Duel):
        raise UsageError(f"'{file}' is a game of {record.game}, not of Duel")
    if record.players.count(PERSON) != 1:
        raise UsageError(f"{file}: no seat, or more than one, is called '{PERSON}': this game was not played here")
    names = [name if name == PERSON else options.against or name for name in record.players]
    return game, names, options.record or file


def _bot(name: str, seed: int) -> Bot:
    try:
        return make_bot(name, seed)
    except ValueError as error:
        raise UsageError(str(error)) from None
