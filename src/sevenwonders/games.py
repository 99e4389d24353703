"""The games by name: what records, matches and commands begin a game from."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sevenwonders.classic.game import Classic
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.game import Game
from sevenwonders.core.record import Record, RecordError
from sevenwonders.duel.game import Duel
from sevenwonders.sets import classic_game, setting_for

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
    folders: tuple[str, ...] = ()
    """Folders of sets that are not ours."""
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
            folders=[Path(folder) for folder in self.folders],
            seed=seed,
            sides=self.sides,
            wonders=self.wonders,
            teams=self.teams,
            quiet=quiet,
        )


def begin_record(record: Record, folders: tuple[str, ...] = ()) -> Game:
    """The game at its beginning, as a record deals it. Raises RecordError."""
    if record.game not in SEATS:
        raise RecordError(f"unknown game '{record.game}'; known: {', '.join(sorted(SEATS))}")
    players, allowed = len(record.players), SEATS[record.game]
    if players not in allowed:
        raise RecordError(f"{players} seats; {record.game} is played by {', '.join(map(str, allowed))}")
    if record.game == DUEL:
        return Duel.from_record(record)
    places = tuple(Path(folder) for folder in folders)
    named = {read_key(place) for place in places}
    sets = tuple(key for key in record.sets if key != BASE and key not in named)
    try:
        setting = setting_for(players, sets, places, record.options.get("teams") == "yes")
    except CardFileError as error:
        raise RecordError(f"its sets cannot be loaded: {error}", "set") from None
    except ValueError as error:
        raise RecordError(str(error), "set") from None
    return Classic.from_record(record, setting)


def read_key(folder: Path) -> str:
    """The key of a set in a folder, as far as its file can be read."""
    try:
        lines = (folder / "set.toml").read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return next((line.split('"')[1] for line in lines if line.startswith("key") and line.count('"') == 2), "")
