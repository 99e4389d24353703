"""A table of cardboard: what lies in each city at the end, and the game that it makes, for the engine to count.

What a set has besides cards, stages, coins and tokens of war, it asks for itself (`sets/<set>/laid.py`): see `Entry`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from sevenwonders.classic.cards import Card
from sevenwonders.classic.codex import COINS, DEFEATS, MILITARY, VICTORIES, Codex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.resolving import settle_in, take_in
from sevenwonders.classic.setting import Setting
from sevenwonders.core.laid import LaidError

Answer = int | str | list[str]
MOST: Final = 99
MOST_COINS: Final = 500
MOST_VICTORY: Final = 9
"""No token of war is worth more."""
FEWEST_DECKS: Final = 3
"""Two play with the cards of three."""


@dataclass(frozen=True)
class Entry:
    """Something that a set must be told about a city."""

    key: str
    kind: Literal["number", "card", "cards", "stages", "flag", "seat"]
    among: tuple[str, ...] = ()
    """The cards or stages that may be named; of `cards` and `stages` any number of times. A `seat` counts from 1."""
    beside: tuple[str, ...] = ()
    """Cards and sides of boards of a city that ask for it; none: every city is asked."""


@dataclass(frozen=True)
class LaidCity:
    """What lies in a city."""

    board: str
    stages: tuple[int, ...] = ()
    """The rows of its stages that are built, from 1."""
    cards: tuple[str, ...] = ()
    coins: int = 0
    victories: tuple[int, ...] = ()
    """What each victory token is worth."""
    defeats: int = 0
    more: Mapping[str, Answer] = field(default_factory=dict)
    """What the sets have asked for, by key of the entry."""


class Asking(Protocol):
    """What a set asks for: its module `laid`."""

    APART: tuple[str, ...]
    """Decks whose cards never stand in a city."""

    def entries(self, codex: Codex, /) -> list[Entry]: ...

    def lay(self, game: Classic, place: int, told: "Told") -> None: ...


class Told:
    """The answers of one city, each as its kind has it; nothing, where none was given."""

    def __init__(self, more: Mapping[str, Answer]) -> None:
        self._more = more

    def number(self, key: str) -> int:
        answer = self._more.get(key, 0)
        return answer if isinstance(answer, int) else 0

    def word(self, key: str) -> str:
        answer = self._more.get(key, "")
        return answer if isinstance(answer, str) else ""

    def words(self, key: str) -> list[str]:
        answer = self._more.get(key, [])
        return answer if isinstance(answer, list) else []


def entries_of(setting: Setting, asking: Sequence[Asking]) -> list[Entry]:
    return [entry for each in asking for entry in each.entries(setting.codex)]


def standing_cards(codex: Codex, asking: Sequence[Asking]) -> list[Card]:
    """The cards that may stand in a city."""
    apart = {deck for each in asking for deck in each.APART}
    return [card for card in codex.box.cards if card.deck not in apart]


def laid_game(setting: Setting, asking: Sequence[Asking], cities: Sequence[LaidCity]) -> Classic:
    """A game that is over, with these cities. Raises LaidError if they cannot be."""
    _check(setting, asking, cities)
    codex = setting.codex
    deal = Classic(setting, seed=0, quiet=True).deal
    for place, city in enumerate(cities):
        deal.wonders[place] = codex.wonder_number[city.board]
    game = Classic(setting, deal=deal, quiet=True)
    game.queue, game.later = game.queue[:0], game.later[:0]
    game.kept, game.face_down = game.kept[:0], game.face_down[:0]
    game.asked = game.waiting = 0
    game.ended = True
    for place, city in enumerate(cities):
        _build(game, place, city)
    for place, city in enumerate(cities):
        for each in asking:
            each.lay(game, place, Told(city.more))
    for place, city in enumerate(cities):
        _take(game, place, city)
    return game


def _build(game: Classic, place: int, city: LaidCity) -> None:
    codex, mine = game.codex, game.cities[place]
    rows = len(mine.board)
    for stage in sorted(set(city.stages)):
        if not 1 <= stage <= rows:
            raise LaidError("stage", board=city.board, n=stage)
        mine.add_stage(codex, stage - 1)
        settle_in(game, place, codex.stage_effects + mine.board[stage - 1])
    for card in city.cards:
        take_in(game, place, codex.card_number[card])


def _take(game: Classic, place: int, city: LaidCity) -> None:
    mine = game.cities[place]
    mine.count[COINS] = city.coins
    mine.count[VICTORIES] = len(city.victories)
    mine.count[DEFEATS] = city.defeats
    mine.points[MILITARY] = sum(city.victories) - city.defeats


# ---- what cannot be


def _check(setting: Setting, asking: Sequence[Asking], cities: Sequence[LaidCity]) -> None:
    codex = setting.codex
    if len(cities) != int(setting.cities):
        raise LaidError("cities", n=int(setting.cities))
    boards = [codex.box.wonders[number] for number in setting.boards]
    known = {wonder.key: wonder.city for wonder in boards}
    seen: set[str] = set()
    for place, city in enumerate(cities):
        if not city.board:
            raise LaidError("no_board", n=place + 1)
        if city.board not in known:
            raise LaidError("board", board=city.board)
        if known[city.board] in seen:
            raise LaidError("board_twice", board=city.board)
        seen.add(known[city.board])
    _check_cards(setting, asking, cities)
    entries = {entry.key: entry for entry in entries_of(setting, asking)}
    for place, city in enumerate(cities):
        _check_numbers(city)
        for key, answer in city.more.items():
            if key not in entries:
                raise LaidError("unknown", what=key)
            _check_answer(entries[key], answer, int(setting.players), place)


def _check_cards(setting: Setting, asking: Sequence[Asking], cities: Sequence[LaidCity]) -> None:
    cards = {card.key: card for card in standing_cards(setting.codex, asking)}
    decks = max(FEWEST_DECKS, int(setting.players))
    laid: Counter[str] = Counter()
    for city in cities:
        names: set[str] = set()
        for key in city.cards:
            if key not in cards:
                raise LaidError("card", card=key)
            if cards[key].name in names:
                raise LaidError("card_twice", card=key, board=city.board)
            names.add(cards[key].name)
        laid.update(city.cards)
    for key, number in laid.items():
        copies = sum(least <= decks for least in cards[key].copies) or 1
        if number > copies:
            raise LaidError("copies", card=key, n=copies)


def _check_numbers(city: LaidCity) -> None:
    if not 0 <= city.coins <= MOST_COINS:
        raise LaidError("coins", n=MOST_COINS)
    if not 0 <= city.defeats <= MOST or len(city.victories) > MOST:
        raise LaidError("tokens", n=MOST)
    if any(not 1 <= value <= MOST_VICTORY for value in city.victories):
        raise LaidError("victory", n=MOST_VICTORY)


def _check_answer(entry: Entry, answer: Answer, players: int, place: int) -> None:
    if entry.kind == "card":
        right = isinstance(answer, str) and answer in (*entry.among, "")
    elif entry.kind in ("cards", "stages"):
        right = isinstance(answer, list) and len(answer) <= MOST and all(each in entry.among for each in answer)
    else:
        most = {"number": MOST, "flag": 1, "seat": players}[entry.kind]
        right = isinstance(answer, int) and 0 <= answer <= most
    if not right:
        raise LaidError("answer", what=entry.key, city=place + 1)


def effects_with(codex: Codex, power: str) -> tuple[str, ...]:
    """The cards and the sides of boards that have a power: what asks for an entry."""
    cards = [card.key for card in codex.box.cards if card.effect.power == power]
    boards = [wonder.key for wonder in codex.box.wonders if any(each.effect.power == power for each in wonder.stages)]
    return (*cards, *boards)


def lay_tokens(game: Classic, place: int, told: Told, *tokens: str) -> None:
    """Tokens that were counted: those that cards brought once are among them."""
    for token in tokens:
        game.cities[place].count[game.codex.count_index(token)] = told.number(token)
