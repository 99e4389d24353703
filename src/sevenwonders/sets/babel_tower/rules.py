"""What the tiles of the Tower of Babel do: their draft, a further use of a card, and the laws that lie open."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.classic.codex import Codex
from sevenwonders.classic.draft import Draft
from sevenwonders.classic.hooks import BEGIN, END_TURN, SetRules
from sevenwonders.classic.table import Table
from sevenwonders.classic.terms import Terms
from sevenwonders.core.game import Fact
from sevenwonders.core.moves import Moves
from sevenwonders.core.rng import Rng
from sevenwonders.sets.babel_tower.laws import Laws
from sevenwonders.sets.babel_tower.tower import Tower
from sevenwonders.sets.babel_tower.trade import TradeLaws


class Rules(SetRules):
    """The Tower of Babel at the table."""

    def __init__(self, codex: Codex) -> None:
        super().__init__(codex)
        setup = codex.box.setup
        keep = self.add_verb("keep_tile", secret=True)
        build = self.add_verb("tower", secret=True, hides_option=True)
        phase = self.add_phase("draft_tile")
        self.draft: Draft = Draft(codex, "tile", "tile", setup["tiles_dealt"], False, phase, keep)
        self.tower: Tower = Tower(codex, self.draft, build)
        self.laws: Laws = Laws(codex, self.tower)
        self.trade: TradeLaws = TradeLaws(codex, self.laws)
        self.category: i64 = codex.categories.index("babel_tower")
        self.worth: list[int] = [0, *(setup[f"tiles_built_{number}"] for number in (1, 2, 3))]
        """Points for so many tiles built."""

    def moments(self) -> list[int]:
        return [BEGIN, END_TURN]

    def deal(self, game: Table, rng: Rng) -> None:
        self.draft.deal(game, rng)

    def at(self, game: Table, moment: i64) -> None:
        if moment == BEGIN:
            self.draft.begin(game)
        else:
            self.tower.reveal(game)

    def legal(self, game: Table, phase: i64, seat: i64, into: Moves) -> None:
        self.draft.moves(game, seat, into)

    def resolve(self, game: Table, phase: i64) -> None:
        self.draft.settle(game)

    def add_moves(self, game: Table, city: i64, cards: vec[i64], into: Moves) -> None:
        self.tower.add_moves(game, city, cards, into)

    def place(self, game: Table, city: i64, move: i64) -> None:
        self.tower.build(game, city, move)

    # ---- laws

    def terms(self, game: Table, city: i64, verb: i64, what: i64, terms: Terms) -> None:
        self.laws.terms(game, city, verb, what, terms)

    def prepare(self, game: Table, city: i64) -> None:
        self.trade.prepare(game, city)

    def reprice(self, game: Table, city: i64) -> None:
        self.trade.reprice(game, city)

    def stands(self, game: Table, city: i64, effect: i64) -> None:
        self.trade.stands(game, city, effect)

    def played(self, game: Table, city: i64, verb: i64, card: i64, chained: bool) -> None:
        if self.codex.building_verbs >> verb & 1 and not self.tower.is_empty(game):
            self.laws.reward(game, city, card, chained)

    def victory_worth(self, game: Table, points: i64) -> i64:
        return self.laws.victory_worth(game, points)

    def defeat_tokens(self, game: Table, tokens: i64) -> i64:
        return self.laws.defeat_tokens(game, tokens)

    # ---- points, and who knows what

    def score(self, game: Table, city: i64) -> None:
        """Whether the tiles still lie open does not matter (ruling: tower_points)."""
        built: i64 = game.cities[city].count[self.tower.built]
        most: i64 = len(self.worth) - 1
        if built > most:
            built = most
        game.sheet[self.category] += self.worth[built]

    def show(self, game: Table, seat: int) -> dict[str, Fact]:
        return self.tower.shown(game, seat)

    def reshuffle(self, game: Table, seat: i64, rng: Rng) -> None:
        self.tower.reshuffle(game, seat, rng)
