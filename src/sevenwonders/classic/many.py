"""Many games of 7 Wonders that go on side by side: see `core/many.py`. Actions are those of `ways.py`.

Seats that choose at the same time are asked one after another; what the earlier ones chose is in nobody else's row.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, i64

from sevenwonders.classic.game import Classic
from sevenwonders.classic.setting import Setting
from sevenwonders.classic.sight import Sight
from sevenwonders.classic.ways import Ways
from sevenwonders.core.game import Game
from sevenwonders.core.many import Many


class ManyClassics(Many):
    """Games of 7 Wonders side by side, with the same sets and as many players."""

    def __init__(self, games: int, seed: int, setting: Setting, sides: str = "", wonders: Sequence[str] = ()) -> None:
        """`sides` and `wonders` as for one game."""
        super().__init__(games, seed, int(setting.players), int(Ways(setting.codex).size))
        self.setting: Setting = setting
        self.sight: Sight = Sight(setting)
        self.ways: list[Ways] = [Ways(setting.codex) for _ in range(games)]
        """The open actions of each game."""
        self._sides: str = sides
        self._wonders: Sequence[str] = wonders
        self.rows: vec[i32] = vec[i32]([i32(0)] * 0)
        """What the seat that decides sees, in each game: see `Sight`."""
        self.deal()

    def begin(self, seed: int) -> Game:
        return Classic(self.setting, seed=seed, sides=self._sides, wonders=self._wonders, quiet=True)

    def clear(self) -> None:
        self.rows = vec[i32]([i32(0)] * (self.games * self.sight.size))

    def tell(self, number: i64, game: Game, seat: i64) -> None:
        assert isinstance(game, Classic)
        self.sight.write(game, seat, self.rows, number * self.sight.size)
        ways = self.ways[number]
        ways.read(self.legal)
        masks = self.masks
        first: i64 = number * self.actions
        for place in range(ways.count):
            masks[first + ways.actions[place]] = 1
        self.lots[number] = ways.actions[self.dice.below(ways.count)]

    def move_of(self, number: i64, action: i64) -> i64:
        return self.ways[number].move(action)
