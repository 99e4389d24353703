"""What a tournament is to be, as a file says it: every mistake in it is told with its place."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from sevenwonders import __version__
from sevenwonders.core.cardfile import CardFileError, Mistakes, Row, parse
from sevenwonders.core.rng import MAX_SEED
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS, GameSpec
from sevenwonders.players import make_bot
from sevenwonders.sets.folder import Folder
from sevenwonders.sets.loader import read_folder
from sevenwonders.sets.shelf import check_trust

ROUND_ROBIN: Final = "round robin"
SWISS: Final = "swiss"
SYSTEMS: Final = (ROUND_ROBIN, SWISS)
TOLD_APART: Final = "told apart"
PLAYED: Final = "all are played"
ENDS: Final = (TOLD_APART, PLAYED)
MOST_GAMES: Final = 100_000_000
MOST_BOTS: Final = 200
FIELDS: Final = (
    *("game", "players", "with", "sets", "sides", "teams", "bots", "system", "games", "deals", "seed", "anchor", "end"),
    "question",
)
CLASSIC_FIELDS: Final = FIELDS[1:6]


@dataclass(frozen=True)
class Question:
    """Is one bot better than another by so many Elo points?"""

    better: str
    than: str
    by: int
    """If it is better by this or more, the answer should be yes …"""
    not_by: int
    """… and no if it is better by this or less."""
    sure: float
    """How often either answer is right, at least."""


@dataclass(frozen=True)
class Tournament:
    """All that decides which games are played."""

    name: str
    game: GameSpec
    bots: tuple[str, ...]
    system: str
    games: int
    """At most."""
    deals: int
    """Deals for each table of a round."""
    seed: int
    anchor: str
    """The bot whose rating is 1500."""
    end: str
    question: Question | None

    @property
    def mark(self) -> str:
        """Stands for what the games depend on: kept games of another mark are of another tournament."""
        game = self.game
        folders = [folder.mark for folder in game.folders if isinstance(folder, Folder)]
        rest = (game.game, game.players, game.sets, folders, game.sides, game.teams)
        told = (__version__, rest, self.bots, self.system, self.deals, self.seed)
        return sha256(json.dumps(told).encode()).hexdigest()[:16]


def read_tournament(path: Path, trust_rules: bool = False) -> Tournament:
    """A tournament from a file; folders of sets are named as seen from there. Raises CardFileError."""
    return make_tournament(str(path), path.stem, fields_in(path), path.parent, trust_rules)


def fields_in(path: Path) -> dict[str, object]:
    """What a file says. Raises CardFileError."""
    try:
        return parse(str(path), path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CardFileError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CardFileError(f"{path}: is not a text in UTF-8") from None


def make_tournament(
    place: str, name: str, fields: Mapping[str, object], folder: Path, trust_rules: bool = False
) -> Tournament:
    """A tournament from the fields of a file, which `place` names. Raises CardFileError with every mistake."""
    mistakes, row = Mistakes(), Row(place, "", dict(fields))
    bots: list[str] = []
    game, question = GameSpec(DUEL), None
    system, end, anchor = ROUND_ROBIN, PLAYED, ""
    games = deals = seed = 1
    with mistakes:
        game = _game(row, folder, trust_rules)
    with mistakes:
        bots = _bots(row)
    with mistakes:
        system = row.one_of("system", SYSTEMS, ROUND_ROBIN)
    with mistakes:
        games = row.number("games", 1000, 1, MOST_GAMES)
    with mistakes:
        deals = row.number("deals", 10 if system == SWISS else 1, 1, 10_000)
    with mistakes:
        seed = row.number("seed", 1, 0, MAX_SEED)
    with mistakes:
        anchor = row.text("anchor", "")
        if anchor and anchor not in bots and bots:
            raise row.error("anchor", f"'{anchor}' is none of the bots")
    with mistakes:
        end = row.one_of("end", ENDS, TOLD_APART)
    with mistakes:
        question = _question(row.row("question"), bots) if row.has("question") else None
    for field in fields:
        if field not in FIELDS:
            mistakes.found.append(f"{row.place(field)}: unknown field; known: {', '.join(FIELDS)}")
    mistakes.complain()
    return Tournament(name, game, tuple(bots), system, games, deals, seed, anchor or bots[0], end, question)


def _game(row: Row, folder: Path, trust_rules: bool) -> GameSpec:
    kind = row.one_of("game", SEATS)
    if kind == DUEL:
        for field in CLASSIC_FIELDS:
            if row.has(field):
                raise row.error(field, "is for classic; Duel is for two players")
        return GameSpec(DUEL)
    seats = SEATS[CLASSIC]
    spec = GameSpec(
        CLASSIC,
        players=row.number("players", 3, seats[0], seats[-1]),
        sets=tuple(name for name in row.texts("with", ()) if name != BASE),
        folders=tuple(_folder(row, folder / place, trust_rules) for place in row.texts("sets", ())),
        sides=row.one_of("sides", ("A", "B"), ""),
        teams=row.flag("teams"),
    )
    try:
        spec.begin(0, quiet=True)
    except CardFileError:
        raise
    except ValueError as error:
        raise CardFileError(f"{row.place()}: {error}") from None
    return spec


def _folder(row: Row, place: Path, trust_rules: bool) -> Folder:
    if not place.is_dir():
        raise row.error("sets", f"there is no folder '{place}'")
    folder = read_folder(place)
    check_trust(folder, trust_rules)
    return folder


def _bots(row: Row) -> list[str]:
    names = row.texts("bots")
    if not 2 <= len(names) <= MOST_BOTS:
        raise row.error("bots", f"a tournament is between 2 to {MOST_BOTS} bots, not {len(names)}")
    mistakes = Mistakes()
    for number, name in enumerate(names):
        with mistakes:
            if name in names[:number]:
                raise row.error("bots", f"'{name}' stands twice")
            try:
                make_bot(name, 0)
            except ValueError as error:
                raise row.error("bots", str(error)) from None
    mistakes.complain()
    return names


def _question(row: Row, bots: list[str]) -> Question:
    mistakes = Mistakes()
    found = {"better": "", "than": ""}
    by = not_by = 0
    sure = 95
    for field in found:
        with mistakes:
            found[field] = row.text(field)
            if bots and found[field] not in bots:
                raise row.error(field, f"'{found[field]}' is none of the bots")
    with mistakes:
        by = row.number("by", 20, 1, 2000)
    with mistakes:
        not_by = row.number("not_by", 0, -2000, 1999)
        if by and not_by >= by:
            raise row.error("not_by", f"{not_by} is not less than by ({by})")
    with mistakes:
        sure = row.number("sure", 95, 51, 99)
    with mistakes:
        row.close()
    if found["better"] and found["better"] == found["than"]:
        mistakes.found.append(f"{row.place('than')}: a bot is not better than itself")
    mistakes.complain()
    return Question(found["better"], found["than"], by, not_by, sure / 100)
