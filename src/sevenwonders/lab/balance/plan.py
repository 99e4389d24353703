"""What is to be measured: which games, between whom, with which cards above all; and each deal of it by its number."""

from dataclasses import asdict, dataclass, replace
from functools import lru_cache

from sevenwonders.classic.codex import Codex as ClassicCodex
from sevenwonders.classic.game import Classic
from sevenwonders.classic.setting import Setting
from sevenwonders.core.game import Game
from sevenwonders.core.rng import MAX_SEED, Rng
from sevenwonders.duel.cardfiles import standard
from sevenwonders.duel.codex import Codex as DuelCodex
from sevenwonders.duel.game import Duel
from sevenwonders.games import DUEL, GameSpec, places
from sevenwonders.sets.loader import make_box, opened, parts_for

STEP = 1_000_003
"""Between the seeds of two deals."""


@dataclass(frozen=True)
class Price:
    """Another cost for one card."""

    key: str
    coins: int
    cost: str


@dataclass(frozen=True)
class Plan:
    """All that the results depend on."""

    spec: GameSpec
    tables: tuple[tuple[int, str], ...]
    """How many play and which bot plays all seats: deal after deal the next."""
    seed: int
    pairs: int = 4
    """Things that are forced and forbidden in each deal."""
    favourites: tuple[str, ...] = ()
    """Keys of cards: every second pair is of one of them."""
    only: bool = False
    """Nothing but these is forced and forbidden."""
    price: Price | None = None

    def games_per_deal(self) -> int:
        return 1 + 2 * self.pairs

    def table(self, deal: int) -> tuple[int, str]:
        """Players and bot of a deal."""
        return self.tables[deal % len(self.tables)]

    def rng(self, deal: int) -> Rng:
        """All chance of a deal."""
        return Rng((self.seed + STEP * (deal + 1)) % MAX_SEED)

    def begin(self, players: int, seed: int) -> Game:
        """A game of this plan, quiet."""
        spec = replace(self.spec, players=players)
        if self.price is None:
            return spec.begin(seed, quiet=True)
        if spec.game == DUEL:
            return Duel(seed=seed, codex=_repriced_duel(self.price), quiet=True)
        return Classic(_repriced(spec, self.price), seed=seed, sides=spec.sides, wonders=spec.wonders, quiet=True)

    def told(self) -> dict[str, object]:
        """The plan as a file tells it: folders by the mark of their content."""
        told = asdict(replace(self, spec=replace(self.spec, folders=())))
        marks = [f"{folder.key}+{folder.mark}" for folder in map(opened, places(self.spec.folders))]
        return {**told, "folders": marks}


@lru_cache(maxsize=32)
def _repriced(spec: GameSpec, price: Price) -> Setting:
    folders = places(spec.folders)
    box = make_box(spec.sets, folders)
    sets = tuple(
        replace(
            each,
            cards=tuple(
                replace(card, coins=price.coins, cost=price.cost) if card.key == price.key else card
                for card in each.cards
            ),
        )
        for each in box.sets
    )
    codex = ClassicCodex(replace(box, sets=sets))
    return Setting(codex, parts_for(codex, folders), spec.players, spec.teams)


@lru_cache(maxsize=32)
def _repriced_duel(price: Price) -> DuelCodex:
    found = standard()
    cards = tuple(
        replace(each, coins=price.coins, cost=price.cost) if each.key == price.key else each for each in found.cards
    )
    wonders = tuple(
        replace(each, coins=price.coins, cost=price.cost) if each.key == price.key else each for each in found.wonders
    )
    return DuelCodex(replace(found, cards=cards, wonders=wonders))
