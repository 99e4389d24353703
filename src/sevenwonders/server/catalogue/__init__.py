"""Everything that a page must know to draw a game, made from the card data alone."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, get_args

from sevenwonders.classic.cards import CardSet
from sevenwonders.core.texts import Texts
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS
from sevenwonders.server.catalogue.classic import classic_catalogue
from sevenwonders.server.catalogue.duel import duel_catalogue
from sevenwonders.server.models import Catalogue, Choices, Level, SetChoice
from sevenwonders.sets import setting_for
from sevenwonders.sets.loader import folder_set, packaged, packaged_keys, packaged_picture
from sevenwonders.sets.shelf import Shelf, with_needs

__all__ = ["catalogue_of", "choices", "picture_of"]

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
PICTURES: Final = "/api/sets/{key}/picture.svg"
"""Where the picture of a set is."""


def catalogue_of(game: str, sets: Sequence[str], lang: str, shelf: Shelf = ()) -> Catalogue:
    """The catalogue of a game with some sets, always the same object. Raises ValueError if there is no such mix."""
    if game == DUEL:
        return _duel(lang)
    if game != CLASSIC:
        raise ValueError(f"there is no game '{game}'")
    wanted = set(sets) - {BASE}
    brought = tuple(folder for folder in shelf if folder.key in wanted)
    ours = wanted - {folder.key for folder in brought}
    for key in ours:
        packaged(key)  # complains if there is none
    try:
        return _classic(tuple(_in_order(map(packaged, ours))), brought, lang)
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


@cache
def _classic(sets: tuple[str, ...], brought: Shelf, lang: str) -> Catalogue:
    return classic_catalogue(sets, Texts(lang), brought)


@cache
def choices(lang: str, shelf: Shelf = ()) -> Choices:
    """What a new table may be: all sets that there are, the numbers of players, the levels of bots."""
    every = _every_set(shelf)
    return Choices(
        sets=[_set_choice(every[key], lang, shelf) for key in _in_order(every.values()) if key != BASE],
        players={DUEL: list(SEATS[DUEL]), CLASSIC: list(packaged(BASE).players)},
        levels=list(LEVELS),
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
