"""The games by name: what records, matches and commands begin a game from."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.game import Game
from sevenwonders.core.record import MissingSet, Record, RecordError
from sevenwonders.duel.game import Duel
from sevenwonders.sets import classic_game, setting_for
from sevenwonders.sets.folder import Folder, is_version
from sevenwonders.sets.loader import opened, packaged_keys

DUEL: Final = "duel"
CLASSIC: Final = "classic"
SEATS: Final = {DUEL: (2,), CLASSIC: (2, 3, 4, 5, 6, 7, 8)}
"""The games, and how many may play each of them."""
BASE: Final = "base"
"""The set that is always there."""


@dataclass(frozen=True)
class GameSpec:
    """What a new game is to be: all but its seed."""

    game: str
    players: int = 2
    sets: tuple[str, ...] = ()
    """Sets besides the base game, by name."""
    folders: tuple[str | Folder, ...] = ()
    """Folders of sets that are not ours, or what was read from them."""
    first_game: bool = False
    """Duel: the wonders for beginners."""
    sides: str = ""
    """7 Wonders: "A" or "B" for all boards, or as the cards fall."""
    wonders: tuple[str, ...] = ()
    """7 Wonders: chosen boards, seat by seat."""
    teams: bool = False
    """7 Wonders: neighbours 0 and 1, 2 and 3, … play together."""

    def begin(self, seed: int, *, quiet: bool = False) -> Game:
        """A new game. Raises ValueError (CardFileError for a set) if there is no such game."""
        if self.game == DUEL:
            return Duel(seed=seed, first_game=self.first_game, quiet=quiet)
        return classic_game(
            players=self.players,
            sets=self.sets,
            folders=self.folders,
            seed=seed,
            sides=self.sides,
            wonders=self.wonders,
            teams=self.teams,
            quiet=quiet,
        )


def places(folders: Sequence[str | Folder]) -> tuple[Path | Folder, ...]:
    """Folders as the loader takes them."""
    return tuple(Path(folder) if isinstance(folder, str) else folder for folder in folders)


def begin_record(record: Record, folders: Sequence[str | Folder] = ()) -> Game:
    """The game at its beginning, as a record deals it. Raises RecordError: MissingSet where that could change.

    Of the folders, those count whose sets the record names.
    """
    if record.game not in SEATS:
        raise RecordError(f"unknown game '{record.game}'; known: {', '.join(sorted(SEATS))}")
    players, allowed = len(record.players), SEATS[record.game]
    if players not in allowed:
        raise RecordError(f"{players} seats; {record.game} is played by {', '.join(map(str, allowed))}")
    if record.game == DUEL:
        return Duel.from_record(record)
    try:
        there = {folder.key: folder for folder in map(opened, places(folders))}
        _check_known(record, [*packaged_keys(), *there])
        sets = tuple(key for key in record.sets if key != BASE and key not in there)
        named = tuple(there[key] for key in record.sets if key in there)
        setting = setting_for(players, sets, named, record.options.get("teams") == "yes")
    except CardFileError as error:
        raise RecordError(f"its sets cannot be loaded: {error}", "set") from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(str(error), "set") from None
    _check_versions(record, {each.key: each.version for each in setting.codex.box.sets})
    return Classic.from_record(record, setting)


def _check_known(record: Record, known: Sequence[str]) -> None:
    missing = [key for key in record.sets if key not in known]
    if missing:
        one = missing[0]
        raise MissingSet(
            f"there is no set '{one}' here, and it was played with version {record.sets[one] or 'unknown'} of it; "
            "a set's folder is named with --set",
            [f"{key} {record.sets[key]}".strip() for key in missing],
        )


def _check_versions(record: Record, here: dict[str, str]) -> None:
    other = [key for key in record.sets if not is_version(record.sets[key], here[key])]
    if other:
        one = other[0]
        raise MissingSet(
            f"it was played with version {record.sets[one] or 'unknown'} of the set '{one}'; here is {here[one]}",
            [f"{key} {record.sets[key]}".strip() for key in other],
        )
