"""A game seat by seat, as PettingZoo's AEC interface has it.

Seats that choose at the same time are asked one after another, in ascending order; what the earlier ones chose is
sealed and in nobody else's observation until the last one has chosen.
"""

from typing import Any, ClassVar

from sevenwonders.games import GameSpec
from sevenwonders.lab.extra import missing
from sevenwonders.lab.pettingzoo.table import ANSI, EnvTable, Seen

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("pettingzoo") from error


class SeatBySeat(AECEnv):  # type: ignore[misc]  # the library tells no types
    """A game for any number of agents, one of which decides at a time."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "name": "sevenwonders_v0", "is_parallelizable": False}

    def __init__(self, spec: GameSpec, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._table = EnvTable(spec, render_mode, waits=False)
        self.possible_agents = self._table.agents[:]
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self._table.episode.game.to_act()[0]]

    def observe(self, agent: str) -> Seen:
        return self._table.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide: give one of the actions in its mask")
        episode = self._table.episode
        episode.act({self._table.seat[agent]: int(action)})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._table.rewards()
        self._accumulate_rewards()
        if episode.game.over():
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self._asked()

    def render(self) -> str | None:
        return self._table.told() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held open."""


def seat_by_seat(spec: GameSpec, render_mode: str | None) -> Any:
    """The environment with the library's own checks around it."""
    env = SeatBySeat(spec, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
