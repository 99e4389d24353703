"""The cards of 7 Wonders as data: what a set of cards may say. The loader is sevenwonders.sets.loader.

Resources are letters, as in all card files; a produced unit is a letter (`W`) or a choice (`W/C`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from sevenwonders.classic.looks import Looks, together
from sevenwonders.core.book import Pages
from sevenwonders.core.texts import LANGUAGES

WHERE: Final = ("self", "left", "right")
"""Whose cities something is counted in. Left is the next player clockwise."""
ALL_SAVED: Final = 20
"""No cost has more resources: who saves so many pays none."""
COUNTED: Final = ("coins", "shields", "stage", "victory", "defeat")
"""What can be counted in every game, besides colours, science symbols and the tokens of sets."""
NAMES: Final = ("card", "wonder", "city", "color", "symbol", "token", "category")
"""The sections of a names file that name things; others hold sentences and words."""


@dataclass(frozen=True)
class Count:
    """`n` for each thing of these kinds in these cities."""

    n: int
    of: tuple[str, ...]
    where: tuple[str, ...]
    each: int = 1
    """So many of them make one: `2` counts pairs."""


@dataclass(frozen=True)
class Discount:
    """A price for one unit of some resources, bought from some sides."""

    sides: tuple[str, ...]
    goods: str
    """Letters, or a class of resources: `raw`, `manufactured`."""
    price: int
    once: bool = False
    """Only for one unit from each side each turn."""


@dataclass(frozen=True)
class SavesPer:
    """One resource less on constructions of a kind for each thing that the own city has."""

    on: str
    of: str


@dataclass(frozen=True)
class Effect:
    """What a card or a wonder stage does."""

    produces: tuple[str, ...] = ()
    tradeable: bool = False
    """Whether neighbours may buy those units."""
    discount: Discount | None = None
    coins_now: int = 0
    coins_per: Count | None = None
    """Coins, once, for what is there when it is built."""
    vp: int = 0
    vp_per: Count | None = None
    """Points for what is there at the end."""
    vp_per_set: Count | None = None
    """Points at the end for each set of one thing of each kind in each of the cities."""
    victory: int = 0
    """What a victory token is worth that is taken at once."""
    shields: int = 0
    science: tuple[str, ...] = ()
    """One entry per symbol: `gear`, or a free choice at the end: `compass/gear/tablet`."""
    saves: Mapping[str, int] = field(default_factory=dict)
    """Resources less, of the owner's choice, on each later construction of a colour, or of a `stage`."""
    saves_of: str = ""
    """The resources that `saves` means, as letters; empty: any."""
    saves_per: SavesPer | None = None
    payable_in_coins: tuple[str, ...] = ()
    """Colours in whose cost a resource may be paid as 1 coin, to the bank."""
    bank_buy: int = 0
    """Units that the owner may buy from the bank each turn, for 1 coin each."""
    bank_goods: str = ""
    """The resources that `bank_buy` means, as letters; empty: any."""
    rebate: Mapping[str, int] = field(default_factory=dict)
    """Coins off the first unit bought from a side each turn."""
    rebate_of: str = ""
    """The resources that `rebate` means, as letters; empty: any."""
    tokens: Mapping[str, int] = field(default_factory=dict)
    """Tokens of a set, gained at once."""
    power: str = ""
    """What data cannot say: a name that the set's rules know."""
    power_of: str = ""
    """What the power is about: a colour, a resource, a card … `+` joins several, `/` offers a choice."""
    power_n: int = 0


@dataclass(frozen=True)
class Step:
    """An effect of a card that comes later: the set's rules say when."""

    when: str
    """`beside` another card, at a wonder `stage`, or upon `failure`."""
    effect: Effect
    card: str = ""
    """The card beside which it works."""
    at: int = 0
    """The stage, from 1."""
    debt: int = 0
    """Coins that are owed when it comes."""


@dataclass(frozen=True)
class Card:
    """A building, or whatever else a set deals."""

    key: str
    name: str
    """What may not stand twice in a city: the key, unless two cards share a name."""
    deck: str
    """`age1`, `age2`, `age3`, `guild`, or a deck of the set's own."""
    color: str
    copies: tuple[int, ...]
    """The least number of players for each copy."""
    coins: int
    cost: str
    chain_from: tuple[str, ...]
    effect: Effect
    guess: bool = False
    """Its numbers are not known from print."""
    steps: tuple[Step, ...] = ()
    art: str = ""
    """What is drawn on it: motifs of `core/art.json`, or drawings of its set; empty: what its colour gives."""


@dataclass(frozen=True)
class Stage:
    coins: int
    cost: str
    effect: Effect
    guess: bool = False
    alternative: bool = False
    """Another way to build the stage before it."""
    embellishes: int = 0
    """The stage, from 1, that it adds to once that is built; 0: it is a stage of its own."""


@dataclass(frozen=True)
class Wonder:
    """One side of a wonder board."""

    key: str
    city: str
    """The board: both sides of it share this key."""
    side: str
    start: Effect
    stages: tuple[Stage, ...]
    guess: bool = False
    art: str = ""
    """The scene of `core/art.json` that is drawn on it; empty: a plain one."""

    @cached_property
    def places(self) -> tuple[int, ...]:
        """For each row of its stages: the stage, from 1, that the row builds or embellishes."""
        found: list[int] = []
        last = 0
        for stage in self.stages:
            last += not (stage.alternative or stage.embellishes)
            found.append(stage.embellishes or last)
        return tuple(found)


@dataclass(frozen=True)
class Color:
    """A colour of cards and the column of the score sheet that their points go to."""

    key: str
    category: str


@dataclass(frozen=True)
class CardSet:
    """One set: a folder of card files."""

    key: str
    version: str
    needs: tuple[str, ...]
    """Sets without which it cannot be played."""
    players: tuple[int, ...]
    """The numbers of players it allows."""
    resources: str
    """The letters it adds."""
    colors: tuple[Color, ...]
    symbols: tuple[str, ...]
    tokens: tuple[str, ...]
    decks: tuple[str, ...]
    """Decks of its own, besides the ages and the guilds."""
    setup: Mapping[str, int]
    """Numbers of the setup that it gives or changes, such as `coins`."""
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    names: Mapping[str, Mapping[str, Mapping[str, str]]]
    """language, section (card, wonder, color, symbol, token, category), key: the name"""
    own_names: Mapping[str, frozenset[str]]
    """language: keys whose name is ours, not a printed one"""
    at_once: tuple[str, ...] = ()
    """Powers that its rules know by their number alone, since they act when they come: no city keeps them."""
    after: tuple[str, ...] = ()
    """Sets that come before it where both are in the box: their rules act first."""
    rank: int = 100
    """Where it stands in the list of sets that are offered: small numbers first."""
    looks: Looks = field(default_factory=Looks)
    """How its things look, and where what its rules show belongs."""
    has_rules: bool = True
    """Whether it has rules of its own, for powers that no other set knows."""
    book: Mapping[str, Pages] = field(default_factory=dict)
    """language: its pages of the rules book; empty if it has none"""


@dataclass(frozen=True)
class Box:
    """The sets that are on the table together, the base game first."""

    sets: tuple[CardSet, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for each in self.sets for card in each.cards)

    @cached_property
    def wonders(self) -> tuple[Wonder, ...]:
        return tuple(wonder for each in self.sets for wonder in each.wonders)

    @property
    def resources(self) -> str:
        return "".join(each.resources for each in self.sets)

    def known_to(self, each: CardSet) -> str:
        """The resources that a set knows: those of the base game, its own, and those of the sets that it needs."""
        by_key = {other.key: other for other in self.sets}
        known = {self.sets[0].key, each.key}
        waiting = [each.key]
        while waiting:
            needs = by_key[waiting.pop()].needs
            waiting += [key for key in needs if key not in known]
            known.update(needs)
        return "".join(other.resources for other in self.sets if other.key in known)

    @cached_property
    def colors(self) -> tuple[Color, ...]:
        return tuple(color for each in self.sets for color in each.colors)

    @property
    def symbols(self) -> tuple[str, ...]:
        return tuple(symbol for each in self.sets for symbol in each.symbols)

    @property
    def tokens(self) -> tuple[str, ...]:
        return tuple(token for each in self.sets for token in each.tokens)

    @property
    def setup(self) -> dict[str, int]:
        """The numbers of the setup: later sets change those of earlier ones."""
        merged: dict[str, int] = {}
        for each in self.sets:
            merged.update(each.setup)
        return merged

    @cached_property
    def looks(self) -> Looks:
        """The looks of all sets together."""
        return together([each.looks for each in self.sets])

    @cached_property
    def rows(self) -> dict[str, Card | Wonder]:
        """The cards and the sides of boards, by key."""
        return {row.key: row for rows in (self.wonders, self.cards) for row in rows}

    def name(self, key: str, language: str) -> str:
        """The name of anything that has one. Raises KeyError if it has none."""
        return self._names[language][key]

    @cached_property
    def _names(self) -> dict[str, dict[str, str]]:
        """By language and key; of two things with one key the first counts."""
        found: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            sections = [each.names[language].get(section, {}) for each in self.sets for section in NAMES]
            found[language] = {key: name for section in reversed(sections) for key, name in section.items()}
        return found
