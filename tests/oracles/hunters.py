"""Bots with a taste: they hunt what chance seldom brings together, so that rare things meet."""

from collections.abc import Sequence

from sevenwonders import Rng
from sevenwonders.classic.game import Classic

from .story import Facts

TASTES = (
    ("white", "leaders"),
    ("black", "purple"),
    ("turquoise", "green"),
    ("stage",),
    ("stage", "white"),
    ("tower", "join"),
    ("red", "black"),
    ("green", "purple"),
    ("brown", "grey", "stage"),
    ("yellow", "blue"),
    (),
)
"""What a hunter likes: colours of cards, stages, tiles of the tower, projects."""
SELDOM = ("sell", "decline", "pass", "stay")
"""Verbs that bring nothing about."""
RARE = frozenset(
    (
        *("courtesans_guild", "scientists_guild", "lawmakers_guild", "magicians_guild", "architects_guild"),
        *("solomon", "stevie", "wil", "esteban", "louis", "tomyris", "semiramis", "bilkis", "berenice", "nero"),
        *("herodotus", "urvashi", "chuck_norris", "attila", "damocles", "jesus", "hercules", "orpheus", "phryne"),
        *("socrates", "spartacus", "hua_mulan", "helen_of_troy", "vercingetorix", "cypselos", "antoine_bauza"),
        *("diogenes", "cyrus", "axelous", "simeon", "suiko", "towers_spartacus", "thalestris", "ahuitzotl"),
        *("pigeon_loft", "spy_ring", "torture_chamber", "black_market", "secret_warehouse", "residence"),
        *("armoury", "cellar", "great_works", "engineer", "assassin", "river_harbour", "merchant_ship"),
        *("war_galley", "ambush", "coup", "clinic", "gladiator", "hospital"),
    )
)
"""Cards that a hunter takes when he can."""


class Hunter:
    """Plays for all seats of a table, each with its own taste; the seed decides everything."""

    def __init__(self, facts: Facts, seats: int, seed: int) -> None:
        self.facts = facts
        self.rng = Rng(seed)
        self.tastes = [TASTES[self.rng.below(len(TASTES))] for _ in range(seats)]

    def choose(self, game: Classic) -> tuple[int, str]:
        """A seat that owes a decision, and its move."""
        waiting = game.to_act()
        seat = waiting[self.rng.below(len(waiting))]
        texts = [game.text(move) for move in game.moves(seat)]
        return seat, self._liked(seat, texts)

    def _liked(self, seat: int, texts: Sequence[str]) -> str:
        """Of a few moves drawn by chance the one that is liked best: every move may come, rare ones come often."""
        drawn = [texts[self.rng.below(len(texts))] for _ in range(6)]
        return max(drawn, key=lambda text: self._liking(seat, text))

    def _liking(self, seat: int, text: str) -> int:
        verb, _, rest = text.partition(":")
        verb, card = verb.partition(".")[0], rest.partition(":")[0]
        liking = 0 if verb in SELDOM else 2
        liking += 4 * (verb in self.tastes[seat])
        if card in self.facts.cards and verb not in ("stage", "tower", *SELDOM):
            liking += 3 * (self.facts.color(card) in self.tastes[seat]) + 5 * (card in RARE)
        return liking + self.rng.below(3)
