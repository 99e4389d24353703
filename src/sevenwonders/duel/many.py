"""Many games of Duel that go on side by side: see `core/many.py`. An action is the id of a move."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.core.game import Game
from sevenwonders.core.many import Many
from sevenwonders.duel.codex import Codex, standard_tables
from sevenwonders.duel.game import Duel
from sevenwonders.duel.sight import Sight


class ManyDuels(Many):
    """Games of Duel side by side."""

    def __init__(self, games: int, seed: int, codex: Codex | None = None) -> None:
        known = codex if codex is not None else standard_tables()
        super().__init__(games, seed, 2, int(known.all_moves))
        self.codex: Codex = known
        self.sight: Sight = Sight(known)
        self.rows: vec[u8] = vec[u8]([u8(0)] * 0)
        """What the seat that decides sees, in each game: see `Sight`."""
        self.deal()

    def begin(self, seed: int) -> Game:
        return Duel(seed=seed, codex=self.codex, quiet=True)

    def clear(self) -> None:
        self.rows = vec[u8]([u8(0)] * (self.games * self.sight.size))

    def tell(self, number: i64, game: Game, seat: i64) -> None:
        assert isinstance(game, Duel)
        self.sight.write(game, seat, self.rows, number * self.sight.size)
        masks = self.masks
        count: i64 = self.legal.count
        ids = self.legal.ids
        first: i64 = number * self.actions
        for place in range(count):
            masks[first + ids[place]] = 1
        self.lots[number] = ids[self.dice.below(count)]

    def move_of(self, number: i64, action: i64) -> i64:
        return action
