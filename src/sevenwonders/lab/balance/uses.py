"""What a move does with a card: what balance counts, forces and forbids."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sevenwonders.classic.codex import SELL, STAGE
from sevenwonders.classic.codex import Codex as ClassicCodex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.moves import NO_CARD, card_of, verb_of
from sevenwonders.core.game import Game
from sevenwonders.core.packed import has
from sevenwonders.duel.codex import Codex as DuelCodex
from sevenwonders.duel.game import Duel
from sevenwonders.duel.moves import parts_of

BUILD: Final = "build"
SOLD: Final = "sell"
TUCKED: Final = "tuck"
"""Put under a wonder, or a stage of it."""
LOST: Final = (SOLD, TUCKED)
WONDER: Final = "wonder"
TOKEN: Final = "progress"
DRAFT: Final = "draft"
DUEL_USES: Final = (BUILD, WONDER, TOKEN, DRAFT)
MOST_KEPT: Final = 16
"""Boxes of cards whose uses are remembered."""

Named = tuple[str, str]
"""A use and the key of a card, or of whatever else is used."""


@dataclass(frozen=True)
class Thing:
    """Something that can be used, as far as it matters for whom it is measured beside."""

    use: str
    key: str
    deck: str
    color: str
    coins: int = 0
    cost: str = ""


class Uses(ABC):
    """What the moves of one box of cards use."""

    @abstractmethod
    def named(self, move: int) -> Sequence[Named]:
        """What a move uses."""

    @abstractmethod
    def things(self) -> list[Thing]:
        """All that may be forced or forbidden."""

    def held(self, game: Game, seat: int) -> list[Named]:
        """What a seat has before it besides what its moves name."""
        return []


class ClassicUses(Uses):
    """Verbs that build a card are one use. What is dealt apart from the ages may have uses of its own."""

    def __init__(self, codex: ClassicCodex) -> None:
        self._codex = codex
        self._met: dict[int, tuple[Named, ...]] = {}

    def named(self, move: int) -> Sequence[Named]:
        place = (int(verb_of(move)) << 10) | int(card_of(move))
        found = self._met.get(place)
        if found is None:
            found = self._met[place] = self._look(move)
        return found

    def _look(self, move: int) -> tuple[Named, ...]:
        codex, verb, card = self._codex, int(verb_of(move)), int(card_of(move))
        if card == NO_CARD:
            return ()
        key = codex.box.cards[card].key
        if verb in (STAGE, SELL):
            return ((TUCKED if verb == STAGE else SOLD, key),)
        if codex.builds(verb):
            return ((BUILD, key),)
        return () if codex.age[card] else ((codex.verbs[verb], key),)

    def things(self) -> list[Thing]:
        uses = [BUILD, *(verb for n, verb in enumerate(self._codex.verbs) if n not in (STAGE, SELL))]
        return [
            Thing(use, card.key, card.deck, card.color, card.coins, card.cost)
            for number, card in enumerate(self._codex.box.cards)
            for use in ((BUILD,) if self._codex.age[number] else dict.fromkeys(uses))
        ]


class DuelUses(Uses):
    """Cards are built, wonders drafted and built, tokens taken."""

    def __init__(self, codex: DuelCodex) -> None:
        self._codex = codex
        self._named = [self._look(move) for move in range(int(codex.all_moves))]

    def named(self, move: int) -> Sequence[Named]:
        return self._named[move]

    def _look(self, move: int) -> tuple[Named, ...]:
        parts = parts_of(self._codex, move)
        if parts.verb == WONDER:
            return (WONDER, parts.wonder), (TUCKED, parts.card)
        if parts.verb not in (*DUEL_USES, SOLD):
            return ()
        return ((parts.verb, parts.card or parts.wonder or parts.token),)

    def things(self) -> list[Thing]:
        cards = self._codex.card_set
        found = [Thing(BUILD, card.key, card.deck, card.color, card.coins, card.cost) for card in cards.cards]
        for use in (WONDER, DRAFT):
            found += [Thing(use, each.key, WONDER, WONDER, each.coins, each.cost) for each in cards.wonders]
        return [*found, *(Thing(TOKEN, each.key, TOKEN, TOKEN) for each in cards.progress)]

    def held(self, game: Game, seat: int) -> list[Named]:
        assert isinstance(game, Duel)
        if not game.age:
            return []
        mine, wonders = game.city(seat).wonders, self._codex.card_set.wonders
        return [(WONDER, wonder.key) for number, wonder in enumerate(wonders) if has(mine, number)]


def uses_of(game: Game) -> Uses:
    """The uses of a game: the same for all games with its cards."""
    if isinstance(game, Duel):
        return _duel_uses(game.codex)
    assert isinstance(game, Classic)
    return _classic_uses(game.codex)


_duel_uses = lru_cache(maxsize=MOST_KEPT)(DuelUses)
_classic_uses = lru_cache(maxsize=MOST_KEPT)(ClassicUses)
