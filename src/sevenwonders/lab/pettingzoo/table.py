"""What the environments of PettingZoo share: agents, spaces, deals and the record that they show."""

from typing import Any, Final

from sevenwonders.core.game import NOBODY
from sevenwonders.core.rng import MAX_SEED
from sevenwonders.games import GameSpec
from sevenwonders.lab.episode import Episode
from sevenwonders.lab.extra import missing
from sevenwonders.records import write_record

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

ANSI: Final = "ansi"
Seen = dict[str, Any]


class EnvTable:
    """The table behind an environment. The agents are `seat_0`, `seat_1`, …"""

    def __init__(self, spec: GameSpec, render_mode: str | None, waits: bool) -> None:
        """Where seats wait (`waits`) there is one action more, the last: to do nothing while others decide."""
        if render_mode not in (None, ANSI):
            raise ValueError(f"render_mode is None or '{ANSI}', not {render_mode!r}")
        self.episode = Episode(spec, quiet=render_mode is None)
        self.agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.waits = waits
        size = self.episode.actions.size + waits
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self.episode.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.agents
        }
        self._chance = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        """A new game; with a seed, the one of that seed and all that follow it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode.begin(int(self._chance.integers(MAX_SEED)))

    @property
    def wait(self) -> int:
        """The action of a seat that owes no decision, where seats wait."""
        return self.episode.actions.size

    def observe(self, agent: str) -> Seen:
        seat = self.seat[agent]
        mask = self.episode.mask(seat)
        if self.waits:
            mask = np.append(mask, np.int8(not mask.any()))
        return {"observation": self.episode.vector(seat), "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        return dict(zip(self.agents, self.episode.rewards(), strict=True))

    def told(self) -> str:
        """The game so far as a spectator may know it, in 7WN."""
        return write_record(self.episode.game.record(NOBODY))
