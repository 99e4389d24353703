"""Everything that a page must know to draw a game, made from the card data alone."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeVar, get_args

from sevenwonders.classic.cards import CardSet
from sevenwonders.core.texts import Texts
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS
from sevenwonders.server.book_models import Book
from sevenwonders.server.catalogue.books import classic_book, duel_book
from sevenwonders.server.catalogue.classic import classic_catalogue, codex_of
from sevenwonders.server.catalogue.duel import duel_catalogue
from sevenwonders.server.catalogue_models import Catalogue
from sevenwonders.server.models import Choices, Level, SetChoice
from sevenwonders.sets import setting_for
from sevenwonders.sets.loader import folder_set, packaged, packaged_keys, packaged_picture
from sevenwonders.sets.shelf import Shelf, with_needs

__all__ = ["book_of", "catalogue_of", "choices", "picture_of"]

T = TypeVar("T")
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
MOST_KEPT: Final = 64
"""Mixes of sets whose catalogue is kept: there are hundreds, and each is large."""
PICTURES: Final = "/api/sets/{key}/picture.svg"
"""Where the picture of a set is."""


def catalogue_of(game: str, sets: Sequence[str], lang: str, shelf: Shelf = ()) -> Catalogue:
    """The catalogue of a game with some sets. Raises ValueError if there is no such mix."""
    return _found(game, sets, shelf, lambda: _duel(lang), lambda ours, brought: _classic(ours, brought, lang))


def book_of(game: str, sets: Sequence[str], lang: str, shelf: Shelf = ()) -> Book:
    """The rules book of a game with some sets. Raises ValueError if there is no such mix."""
    return _found(game, sets, shelf, lambda: _duel_book(lang), lambda ours, brought: _classic_book(ours, brought, lang))


def _found(
    game: str, sets: Sequence[str], shelf: Shelf, duel: Callable[[], T], classic: Callable[[tuple[str, ...], Shelf], T]
) -> T:
    """What one of the two makes for a game; for 7 Wonders, of the sets that come with it and of those from folders."""
    if game == DUEL:
        return duel()
    if game != CLASSIC:
        raise ValueError(f"there is no game '{game}'")
    wanted = set(sets) - {BASE}
    brought = tuple(folder for folder in shelf if folder.key in wanted)
    ours = wanted - {folder.key for folder in brought}
    for key in ours:
        packaged(key)  # complains if there is none
    try:
        return classic(tuple(_in_order(map(packaged, ours))), brought)
    except ValueError:
        raise
    except Exception as error:  # rules of a stranger's set that cannot bear these other sets
        if not brought:
            raise
        raise ValueError(f"{type(error).__name__}: {error}") from error


def _in_order(sets: Iterable[CardSet]) -> list[str]:
    """Sets as they are offered."""
    return [each.key for each in sorted(sets, key=lambda each: (each.rank, each.key))]


@cache
def _duel(lang: str) -> Catalogue:
    return duel_catalogue(Texts(lang))


@lru_cache(maxsize=MOST_KEPT)
def _classic(sets: tuple[str, ...], brought: Shelf, lang: str) -> Catalogue:
    return classic_catalogue(sets, Texts(lang), brought)


def _duel_book(lang: str) -> Book:
    return duel_book(_duel(lang), Texts(lang))


def _classic_book(sets: tuple[str, ...], brought: Shelf, lang: str) -> Book:
    return classic_book(codex_of(sets, brought), _classic(sets, brought, lang), Texts(lang))


@cache
def choices(lang: str, shelf: Shelf = (), programs: tuple[str, ...] = ()) -> Choices:
    """What a new table may be: all sets that there are, the numbers of players, the levels of bots."""
    every = _every_set(shelf)
    return Choices(
        sets=[_set_choice(every[key], lang, shelf) for key in _in_order(every.values()) if key != BASE],
        players={DUEL: list(SEATS[DUEL]), CLASSIC: list(packaged(BASE).players)},
        levels=[*LEVELS, *programs],
    )


@cache
def picture_of(key: str, shelf: Shelf) -> str:
    """The picture of a set; empty if it has none, or if there is no such set."""
    found = next((folder.picture for folder in shelf if folder.key == key), "")
    return found or packaged_picture(key)


@cache
def _every_set(shelf: Shelf) -> dict[str, CardSet]:
    found = [*map(packaged, packaged_keys()), *map(folder_set, shelf)]
    return {each.key: each for each in found}


def _set_choice(card_set: CardSet, lang: str, shelf: Shelf) -> SetChoice:
    key, words = card_set.key, card_set.names[lang]["set"]
    return SetChoice(
        key=key,
        name=words.get("name", key.replace("_", " ").capitalize()),
        text=words.get("text", ""),
        players=list(card_set.players),
        needs=list(card_set.needs),
        sides=_sides(key, card_set.players[0], shelf),
        picture=PICTURES.format(key=key) if picture_of(key, shelf) else "",
    )


@cache
def _sides(key: str, players: int, shelf: Shelf) -> list[str]:
    """The sides of boards that may be dealt with a set: its rules may leave some in the box."""
    setting = setting_for(players, *with_needs([key], shelf))
    return sorted({setting.codex.box.wonders[board].side for board in setting.boards})
