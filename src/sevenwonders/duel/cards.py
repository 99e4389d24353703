"""The cards of Duel as data: what a row of the card files may say. The loader is cardfiles.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

COLORS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
KINDS: Final = (*COLORS, "wonder")
"""What can be counted and made cheaper: the seven colours, and wonders."""
DECKS: Final = ("age1", "age2", "age3", "guild")
COIN_SETS: Final = "coins3"
"""What a guild may count besides kinds: full sets of three coins."""


@dataclass(frozen=True)
class Card:
    """A building. Fields are those of `cards.toml`; docs/engine.md explains them."""

    key: str
    deck: str
    color: str
    coins: int
    cost: str
    chain_from: tuple[str, ...]
    gives_chain: str
    produces: str
    produces_one_of: str
    trade_one: str
    coins_gain: int
    coins_per: tuple[str, int] | None
    guild: tuple[tuple[str, ...], int, int] | None
    """What is counted, coins when built, points at the end: for each in the city that has most."""
    shields: int
    science: str
    vp: int
    art: str = ""
    """What is drawn on it: motifs of `core/art.json`; empty: what its colour gives."""


@dataclass(frozen=True)
class Wonder:
    """A wonder. Fields are those of `wonders.toml`."""

    key: str
    coins: int
    cost: str
    vp: int
    shields: int
    coins_gain: int
    opponent_loses: int
    play_again: bool
    produces_one_of: str
    discard_opponent: str
    draw_progress: int
    build_from_discard: bool
    art: str = ""
    """The scene of `core/art.json` that is drawn on it; empty: a plain one."""


@dataclass(frozen=True)
class Progress:
    """A progress token. Fields are those of `progress.toml`."""

    key: str
    vp: int
    coins_gain: int
    science: str
    resources_less: int
    extra_shields: int
    play_again: bool
    applies_to: str
    takes_rival_trade_coins: bool
    coins_per_chain: int
    vp_per_token: int
    art: str = ""


@dataclass(frozen=True)
class Zone:
    """Some spaces of the military track on each side of the middle."""

    first: int
    last: int
    vp: int
    loot: int


@dataclass(frozen=True)
class Slot:
    """A place in a structure."""

    row: int
    col: int
    up: bool
    covered_by: tuple[int, ...]


@dataclass(frozen=True)
class Setup:
    """The numbers of `set.toml`."""

    coins: int
    removed_per_age: int
    guilds_added: int
    progress_on_board: int
    sell_coins: int
    sell_coins_per_yellow: int
    trade_price: int
    coins_per_point: int
    symbols_to_win: int
    wonders_built_max: int
    wonder_draft: tuple[int, ...]
    first_game: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class CardSet:
    """Everything that the card files of Duel say."""

    key: str
    version: str
    resources: str
    symbols: tuple[str, ...]
    setup: Setup
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[Progress, ...]
    capital: int
    zones: tuple[Zone, ...]
    structures: tuple[tuple[Slot, ...], ...]
    names: Mapping[str, Mapping[str, Mapping[str, str]]]
    """language, section (card, wonder, progress, symbol), key: the name"""
    own_names: Mapping[str, frozenset[str]]
    """language: keys whose name is ours, not a printed one"""

    def name(self, key: str, language: str) -> str:
        """The name of a card, wonder, progress token or symbol."""
        for section in self.names[language].values():
            if key in section:
                return section[key]
        raise KeyError(key)
