"""Both games for Gymnasium: one seat, against bots by name.

>>> import gymnasium, sevenwonders.lab.gymnasium
>>> env = gymnasium.make("sevenwonders/Duel-v0", bots=("greedy",))
>>> seen, info = env.reset(seed=7)

The action mask is in `info["action_mask"]` and, as sb3-contrib's MaskablePPO wants it, in `action_masks()` of the
unwrapped environment. An action that the mask forbids loses the game at once, for learners that know no masks; with
`illegal="error"` it raises IllegalMove. Other rewards come at the end: see `Episode.rewards`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sevenwonders.core.game import NOBODY, IllegalMove
from sevenwonders.core.rng import MAX_SEED
from sevenwonders.games import CLASSIC, DUEL, GameSpec
from sevenwonders.lab.episode import Episode
from sevenwonders.lab.extra import missing
from sevenwonders.players import Bot, Seat, make_bot
from sevenwonders.records import write_record

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

ANSI: Final = "ansi"
EITHER: Final = -1
"""A seat that is drawn anew for each game."""
LOSE: Final = "lose"
ERROR: Final = "error"
IDS: Final = {DUEL: "sevenwonders/Duel-v0", CLASSIC: "sevenwonders/Classic-v0"}


class OneSeat(gymnasium.Env["NDArray[np.float32]", np.int64]):
    """A game in which bots play all other seats."""

    metadata = {"render_modes": [ANSI]}  # noqa: RUF012  # the library's own name and type

    def __init__(
        self,
        game: str = DUEL,
        *,
        bots: Sequence[str] = ("greedy",),
        seat: int = EITHER,
        illegal: str = LOSE,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`bots` sit clockwise from the learner's left; a single one plays all other seats.

        Options are those of `GameSpec`: `players`, `sets`, `folders`, `sides`, `wonders`, `teams`, `first_game`.
        """
        if render_mode not in (None, ANSI):
            raise ValueError(f"render_mode is None or '{ANSI}', not {render_mode!r}")
        if illegal not in (LOSE, ERROR):
            raise ValueError(f"illegal is '{LOSE}' or '{ERROR}', not {illegal!r}")
        if game == CLASSIC:
            options.setdefault("players", 3)
        self.render_mode = render_mode
        self._episode = Episode(GameSpec(game, **options), quiet=render_mode is None)
        others = self._episode.seats - 1
        if len(bots) not in (1, others):
            raise ValueError(f"give one bot, or {others}: one for each other seat; not {len(bots)}")
        if not EITHER <= seat <= others:
            raise ValueError(f"the seat is a number from 0 to {others}, or {EITHER}: drawn anew for each game")
        self._names = tuple(bots) * others if len(bots) == 1 else tuple(bots)
        for name in self._names:
            make_bot(name, 0)  # an unknown name is told now, not at the first reset
        self._wanted = seat
        self._illegal = illegal
        self._over = True
        self.seat = max(seat, 0)
        self._bots: dict[int, Bot] = {}
        self.action_space = spaces.Discrete(self._episode.actions.size)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._episode.observer.size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple["NDArray[np.float32]", dict[str, Any]]:
        super().reset(seed=seed)
        chance = self.np_random
        self._episode.begin(int(chance.integers(MAX_SEED)))
        seats = self._episode.seats
        self.seat = int(chance.integers(seats)) if self._wanted == EITHER else self._wanted
        self._bots = {
            (self.seat + 1 + place) % seats: make_bot(name, int(chance.integers(MAX_SEED)))
            for place, name in enumerate(self._names)
        }
        self._let_bots_play()
        self._over = False
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple["NDArray[np.float32]", float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ValueError("the game is over: reset begins another")
        try:
            self._episode.act({self.seat: int(action)})
        except IllegalMove as refused:
            if self._illegal == ERROR:
                raise
            self._over = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": str(refused)}
        self._let_bots_play()
        self._over = self._episode.game.over()
        seen, info = self._seen()
        return seen, self._episode.rewards()[self.seat], self._over, False, info

    def _let_bots_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        game = self._episode.game
        while (waiting := game.to_act()) and self.seat not in waiting:
            for seat in waiting:
                game.play(seat, self._bots[seat].choose(Seat(game, seat)))

    def _seen(self) -> tuple["NDArray[np.float32]", dict[str, Any]]:
        return self._episode.vector(self.seat), {"action_mask": self._episode.mask(self.seat), "seat": self.seat}

    def action_masks(self) -> "NDArray[np.bool_]":
        """Which actions may be taken now."""
        return self._episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The game so far as a spectator may know it, in 7WN."""
        return write_record(self._episode.game.record(NOBODY)) if self.render_mode == ANSI else None


def register() -> None:
    """Make both games known to `gymnasium.make`. Importing this module does it."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="sevenwonders.lab.gymnasium:OneSeat", kwargs={"game": game})


register()
