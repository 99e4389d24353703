"""The score pad: what it takes and gives, and how the engine counts what somebody has laid out."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal

from pydantic import Field

from sevenwonders.classic.laid import Answer, LaidCity, entries_of, laid_game, standing_cards
from sevenwonders.classic.setting import Setting
from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.game import Scores
from sevenwonders.core.laid import LaidError
from sevenwonders.core.texts import Texts
from sevenwonders.duel import laid as duel_laid
from sevenwonders.games import BASE
from sevenwonders.server.catalogue import choices
from sevenwonders.server.models import Body
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Text100
from sevenwonders.server.tables.options import in_order
from sevenwonders.sets import setting_for
from sevenwonders.sets.checks import players_of
from sevenwonders.sets.laid import asking_of
from sevenwonders.sets.loader import make_box
from sevenwonders.sets.shelf import Shelf, with_needs

Keys = Annotated[list[Text100], Field(max_length=120)]
Small = Annotated[int, Field(ge=0, le=999)]


class PadSet(Body):
    """What a set brings to the score sheet."""

    key: str
    columns: list[str]
    """The rows of a sheet with this set and those that it needs, the base game's among them."""
    symbols: list[str]
    boards: list[str]
    """The sides of boards that may be dealt with it."""
    chooses_symbols: bool
    """Whether symbols may be copied from neighbours or changed at the end."""


class PadBook(Body):
    """All that the pad needs to count by category without a server: the base game first."""

    sets: list[PadSet]


class PadEntry(Body):
    """Something besides cards, stages, coins and tokens of war that a set must be told about a city."""

    key: str
    kind: Literal["number", "card", "cards", "stages", "flag", "seat"]
    """`card` is one of `among`, `cards` and `stages` are any of them, `flag` is 0 or 1, a `seat` counts from 1."""
    name: str
    among: list[str]
    beside: list[str]
    """Cards and sides of boards of a city that ask for it; none: every city is asked."""


class PadForm(Body):
    """What can be entered for a mix of sets and a number of players."""

    cities: int
    """With two players there is a third city."""
    boards: list[str]
    cards: list[str]
    """Those that may stand in a city."""
    entries: list[PadEntry]


class PadCity(Body):
    board: Text100
    stages: Annotated[list[Annotated[int, Field(ge=1, le=20)]], Field(max_length=20)] = Field(default_factory=list)
    """The rows of its stages that are built, from 1."""
    cards: Keys = Field(default_factory=list)
    coins: Small = 0
    victories: Annotated[list[Small], Field(max_length=99)] = Field(default_factory=list)
    """What each victory token is worth."""
    defeats: Small = 0
    more: Annotated[dict[Text100, int | Text100 | Keys], Field(max_length=40)] = Field(default_factory=dict)
    """The answers to the entries of the form."""


class PadTable(Body):
    """A finished game of 7 Wonders, clockwise from the first city."""

    players: Annotated[int, Field(ge=2, le=8)]
    sets: Annotated[list[Text100], Field(max_length=20)] = Field(default_factory=list)
    teams: bool = False
    cities: Annotated[list[PadCity], Field(max_length=9)]


class PadDuelCity(Body):
    cards: Keys = Field(default_factory=list)
    wonders: Keys = Field(default_factory=list)
    """Those that are built."""
    tokens: Keys = Field(default_factory=list)
    coins: Small = 0


class PadDuel(Body):
    """A finished Duel."""

    cities: Annotated[list[PadDuelCity], Field(max_length=2)]
    pawn: Annotated[int, Field(ge=-99, le=99)] = 0
    """Steps from the middle: above 0 the first city is ahead."""


class PadScores(Body):
    """The score sheet, as the engine counts it."""

    points: list[dict[str, int]]
    totals: list[int]
    winners: list[int]
    victory: str
    tie_break: str
    standings: list[int]


@cache
def book_of(shelf: Shelf) -> PadBook:
    keys = [BASE, *(each.key for each in choices("en", shelf).sets)]
    return PadBook(sets=[_set(key, shelf) for key in keys])


def _set(key: str, shelf: Shelf) -> PadSet:
    ours, folders = with_needs([key], shelf)
    box = make_box(tuple(each for each in ours if each != BASE), folders)
    setting = setting_for(players_of(box)[0], tuple(each for each in ours if each != BASE), folders)
    return PadSet(
        key=key,
        columns=list(setting.codex.categories),
        symbols=list(box.symbols),
        boards=[box.wonders[number].key for number in setting.boards],
        chooses_symbols=bool(setting.scientists),
    )


def form_of(players: int, sets: Sequence[str], lang: str, shelf: Shelf) -> PadForm:
    setting = _setting(players, sets, False, shelf)
    box, asking, texts = setting.codex.box, asking_of(setting), Texts(lang)
    return PadForm(
        cities=int(setting.cities),
        boards=[box.wonders[number].key for number in setting.boards],
        cards=[card.key for card in standing_cards(setting.codex, asking)],
        entries=[
            PadEntry(
                key=entry.key,
                kind=entry.kind,
                name=texts(f"pad.entry.{entry.key}"),
                among=list(entry.among),
                beside=list(entry.beside),
            )
            for entry in entries_of(setting, asking)
        ],
    )


def score_of(table: PadTable, lang: str, shelf: Shelf) -> PadScores:
    """Raises Trouble, with a sentence, if such a table cannot be."""
    setting = _setting(table.players, table.sets, table.teams, shelf)
    cities = [
        LaidCity(
            board=city.board,
            stages=tuple(city.stages),
            cards=tuple(city.cards),
            coins=city.coins,
            victories=tuple(city.victories),
            defeats=city.defeats,
            more=dict[str, Answer](city.more),
        )
        for city in table.cities
    ]
    try:
        return _sheet(laid_game(setting, asking_of(setting), cities).scores())
    except LaidError as error:
        names = setting.codex.box.rows
        named = {key: setting.codex.box.name(str(key), lang) for key in names}
        raise _trouble(error, named, lang) from None


def duel_score_of(table: PadDuel, names: dict[str, str], lang: str) -> PadScores:
    cities = [
        duel_laid.LaidCity(tuple(city.cards), tuple(city.wonders), tuple(city.tokens), city.coins)
        for city in table.cities
    ]
    try:
        return _sheet(duel_laid.laid_duel(cities, table.pawn).scores())
    except LaidError as error:
        raise _trouble(error, names, lang) from None


def _trouble(error: LaidError, names: dict[str, str], lang: str) -> Trouble:
    fields = {key: names.get(str(value), value) for key, value in error.fields.items()}
    what = f"pad.entry.{error.fields.get('what')}"
    if error.code == "answer":
        fields["what"] = Texts(lang)(what)
    return Trouble(422, f"laid_{error.code}", **fields)


def _setting(players: int, sets: Sequence[str], teams: bool, shelf: Shelf) -> Setting:
    brought = {folder.key: folder for folder in shelf}
    wanted = in_order(sets, shelf)
    ours = tuple(key for key in wanted if key not in brought)
    folders = tuple(brought[key] for key in wanted if key in brought)
    try:
        return setting_for(players, ours, folders, teams)
    except (CardFileError, ValueError) as error:
        raise Trouble(422, "options", reason=str(error)) from None


def _sheet(scores: Scores) -> PadScores:
    return PadScores(
        points=scores.points,
        totals=scores.totals,
        winners=scores.winners,
        victory=scores.victory,
        tie_break=scores.tie_break,
        standings=scores.standings,
    )
