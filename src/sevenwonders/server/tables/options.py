"""The options of a table: whether they can be, and the game that they make."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.games import BASE, SEATS, GameSpec
from sevenwonders.server.catalogue import choices
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Options
from sevenwonders.server.secrets import new_seed
from sevenwonders.sets.loader import packaged_keys
from sevenwonders.sets.shelf import Shelf

GUIDED: Final = {
    "duel": (7, Options(game="duel", first_game=True)),
    "classic": (371, Options(game="classic", players=3, sides="A")),
}
"""The games with notes: the seed of the deal, and how the table must be set for it."""


def spec_of(options: Options, shelf: Shelf) -> GameSpec:
    brought = {folder.key: folder for folder in shelf}
    return GameSpec(
        game=options.game,
        players=options.players,
        sets=tuple(key for key in options.sets if key not in brought),
        folders=tuple(brought[key] for key in options.sets if key in brought),
        first_game=options.first_game,
        sides=options.sides,
        teams=options.teams,
    )


def unknown_sets(options: Options, shelf: Shelf) -> list[str]:
    """The sets of a table that are not here."""
    known = {BASE, *packaged_keys(), *(folder.key for folder in shelf)}
    return [key for key in options.sets if key not in known]


def in_order(sets: Sequence[str], shelf: Shelf) -> list[str]:
    """Sets in the order of the list that people choose from: what is chosen twice or in another order is the same."""
    known = [each.key for each in choices("en", shelf).sets]
    return sorted({each for each in sets if each != BASE}, key=lambda key: known.index(key) if key in known else -1)


def seed_of(options: Options) -> int:
    """What a table is dealt from: a secret, but for a first game with notes."""
    return GUIDED[options.game][0] if options.guided else new_seed()


def check(options: Options, shelf: Shelf) -> None:
    """Whether such a game can be played at all: found out before anybody sits down."""
    if options.guided:
        wanted = GUIDED[options.game][1]
        for field in ("players", "sets", "sides", "first_game", "teams", "public"):
            if getattr(options, field) != getattr(wanted, field):
                raise Trouble(422, "guided")
    if options.players not in SEATS[options.game]:
        raise Trouble(422, "players")
    if options.game == "duel" and (options.sets or options.teams or options.sides):
        raise Trouble(422, "duel_options")
    if options.game == "classic" and options.first_game:
        raise Trouble(422, "duel_options")
    spec = spec_of(options, shelf)
    try:
        spec.begin(0, quiet=True)
    except (CardFileError, ValueError) as error:
        raise Trouble(422, "options", reason=str(error)) from None
    except Exception as error:  # rules of a stranger's set that cannot bear these other sets
        if not spec.folders:
            raise
        raise Trouble(422, "options", reason=f"{type(error).__name__}: {error}") from error
