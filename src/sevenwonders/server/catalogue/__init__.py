"""Everything that a page must know to draw a game, made from the card data alone."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, get_args

from sevenwonders.core.texts import Texts
from sevenwonders.games import BASE, CLASSIC, DUEL, SEATS
from sevenwonders.server.catalogue.classic import classic_catalogue
from sevenwonders.server.catalogue.duel import duel_catalogue
from sevenwonders.server.models import Catalogue, Choices, Level, SetChoice
from sevenwonders.sets import setting_for
from sevenwonders.sets.loader import packaged, packaged_keys

__all__ = ["catalogue_of", "choices"]

FIRST: Final = (
    "leaders",
    "cities",
    "wonder_pack",
    "babel_tower",
    "babel_projects",
    "towers",
    "foundations",
    "fan_leaders",
)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def catalogue_of(game: str, sets: Sequence[str], lang: str) -> Catalogue:
    """The catalogue of a game with some sets, always the same object. Raises ValueError if there is no such mix."""
    if game == DUEL:
        return _duel(lang)
    if game != CLASSIC:
        raise ValueError(f"there is no game '{game}'")
    return _classic(tuple(_in_order(set(sets) - {BASE})), lang)


def _in_order(sets: Iterable[str]) -> list[str]:
    """Sets as one reads them: those that came first, then others by name."""
    return sorted(sets, key=lambda key: (FIRST.index(key) if key in FIRST else len(FIRST), key))


@cache
def _duel(lang: str) -> Catalogue:
    return duel_catalogue(Texts(lang))


@cache
def _classic(sets: tuple[str, ...], lang: str) -> Catalogue:
    return classic_catalogue(sets, Texts(lang))


@cache
def choices(lang: str) -> Choices:
    """What a new table may be: all sets that come with the game, the numbers of players, the levels of bots."""
    texts = Texts(lang)
    return Choices(
        sets=[_set_choice(key, texts) for key in _in_order(set(packaged_keys()) - {BASE})],
        players={DUEL: list(SEATS[DUEL]), CLASSIC: list(packaged(BASE).players)},
        levels=list(LEVELS),
    )


def _set_choice(key: str, texts: Texts) -> SetChoice:
    known, about = f"server.set.{key}", f"server.set_text.{key}"
    card_set = packaged(key)
    return SetChoice(
        key=key,
        name=texts(known) if texts.has(known) else key.replace("_", " ").capitalize(),
        text=texts(about) if texts.has(about) else "",
        players=list(card_set.players),
        needs=list(card_set.needs),
        sides=_sides(key),
    )


@cache
def _sides(key: str) -> list[str]:
    """The sides of boards that may be dealt with a set: its rules may leave some in the box."""
    setting = setting_for(packaged(key).players[0], (*packaged(key).needs, key))
    return sorted({setting.codex.box.wonders[board].side for board in setting.boards})
