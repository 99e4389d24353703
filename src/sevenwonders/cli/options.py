"""What several commands share: their common options, and the error that ends a command with one clear line."""

import argparse
import secrets
from collections.abc import Callable

from sevenwonders.core.rng import MAX_SEED
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS, GameSpec

DEFAULT_PLAYERS = 4


class UsageError(Exception):
    """Something the user gave cannot be used; the text says what and what to do."""


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
    parser.add_argument(
        "--set", dest="folders", action="append", default=[], metavar="PATH", help="classic: a set's folder"
    )
    parser.add_argument("--teams", action="store_true", help="classic: teams of two, where a set has them")
    parser.add_argument("--sides", choices=("A", "B"), default="", help="classic: the side of all boards")


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
        folders=tuple(options.folders),
        sides=options.sides,
        teams=options.teams,
    )
    try:
        spec.begin(0, quiet=True)
    except ValueError as error:
        raise UsageError(str(error)) from None
    return spec


seed_number = whole_number(0, MAX_SEED)


def random_seed() -> int:
    """A seed for a game that nobody asked to repeat."""
    return secrets.randbelow(MAX_SEED)
