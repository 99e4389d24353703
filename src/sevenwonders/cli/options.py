"""What several commands share: their common options, and the error that ends a command with one clear line."""

import argparse
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from sevenwonders.core.cardfile import CardFileError, Mistakes
from sevenwonders.core.rng import MAX_SEED
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS, GameSpec
from sevenwonders.lab.farm import HERE, check_place
from sevenwonders.sets.loader import read_folder
from sevenwonders.sets.shelf import TRUST, Shelf, check_trust

DEFAULT_PLAYERS = 4


class UsageError(Exception):
    """Something the user gave cannot be used; one sentence or several say what and what to do."""

    @property
    def sentences(self) -> tuple[str, ...]:
        return tuple(str(each) for each in self.args)


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A parser for an option that takes a whole number in a range."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{number} is not between {low} and {high}")
        return number

    return parse


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """The game, and for 7 Wonders how many play it with which sets."""
    parser.add_argument("game", choices=sorted(SEATS), help="the game")
    seats = SEATS[CLASSIC]
    parser.add_argument("--players", type=whole_number(seats[0], seats[-1]), metavar="N", help="classic: players (4)")
    parser.add_argument("--with", dest="sets", default="", metavar="SET,…", help="classic: sets besides the base game")
    add_set_options(parser)
    parser.add_argument("--teams", action="store_true", help="classic: teams of two, where a set has them")
    parser.add_argument("--sides", choices=("A", "B"), default="", help="classic: the side of all boards")


def add_farm_options(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """Where many games are played."""
    parser.add_argument(
        "--jobs", type=whole_number(1, 256), default=jobs, metavar="J", help=f"processes of this machine ({jobs})"
    )
    parser.add_argument(
        "--on", type=_place, default=HERE, metavar="ray[:ADDRESS]", help="play on a Ray cluster instead"
    )


def _place(text: str) -> str:
    try:
        return check_place(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_set_options(parser: argparse.ArgumentParser) -> None:
    """Sets that are not ours, and whether to trust their programs."""
    parser.add_argument(
        "--set", dest="folders", action="append", default=[], metavar="PATH", help="classic: a set's folder"
    )
    parser.add_argument(TRUST, action="store_true", help="let the programs (rules.py) of those sets run")


def folders_of(options: argparse.Namespace) -> Shelf:
    """The folders that the options name, as they are now. Raises UsageError."""
    mistakes, found = Mistakes(), []
    for place in options.folders:
        with mistakes:
            folder = read_folder(Path(place))
            check_trust(folder, options.trust_rules)
            found.append(folder)
    try:
        mistakes.complain()
    except CardFileError as error:
        raise UsageError(*error.mistakes) from None
    return tuple(found)


def game_spec(options: argparse.Namespace) -> GameSpec:
    """The game that the options ask for. Raises UsageError if there is none such."""
    if options.game == DUEL:
        if options.players not in (None, 2) or options.sets or options.folders or options.sides or options.teams:
            raise UsageError("--players, --with, --set, --sides and --teams are for classic; Duel is for two players")
        return GameSpec(DUEL)
    spec = GameSpec(
        CLASSIC,
        players=options.players or DEFAULT_PLAYERS,
        sets=tuple(name for name in options.sets.split(",") if name and name != BASE),
        folders=folders_of(options),
        sides=options.sides,
        teams=options.teams,
    )
    try:
        spec.begin(0, quiet=True)
    except CardFileError as error:
        raise UsageError(*error.mistakes) from None
    except ValueError as error:
        raise UsageError(str(error)) from None
    return spec


seed_number = whole_number(0, MAX_SEED)


def random_seed() -> int:
    """A seed for a game that nobody asked to repeat."""
    return secrets.randbelow(MAX_SEED)


def text_of(file: str) -> str:
    """What a file holds, or standard input for `-`. Raises UsageError."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8")
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"'{file}' is not a text in UTF-8") from None
