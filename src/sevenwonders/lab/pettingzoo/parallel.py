"""A game in steps that all seats take together, as PettingZoo's Parallel interface has it.

Everyone who owes a decision gives it in the same step, and nobody knows the others'. Whoever owes none has one action,
the last: to wait.
"""

from typing import Any, ClassVar

from sevenwonders.core.game import IllegalMove
from sevenwonders.games import GameSpec
from sevenwonders.lab.extra import missing
from sevenwonders.lab.pettingzoo.table import ANSI, EnvTable, Seen

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise missing("pettingzoo") from error

Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AllTogether(ParallelEnv):  # type: ignore[misc]  # the library tells no types
    """A game for any number of agents, all of which step at once."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [ANSI], "name": "sevenwonders_v0"}

    def __init__(self, spec: GameSpec, render_mode: str | None = None) -> None:
        self.render_mode = render_mode
        self._table = EnvTable(spec, render_mode, waits=True)
        self.possible_agents = self._table.agents[:]
        self.agents: list[str] = []
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._table.observe(agent) for agent in self.possible_agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        if not self.agents:
            return {}, {}, {}, {}, {}
        episode, table = self._table.episode, self._table
        asked = [self.possible_agents[seat] for seat in episode.game.to_act()]
        absent = [agent for agent in asked if agent not in actions]
        if absent:
            raise ValueError(f"{absent[0]} owes a decision and gives no action")
        idle = [agent for agent, action in actions.items() if agent not in asked and action != table.wait]
        if idle:
            raise IllegalMove(f"{idle[0]} owes no decision: its only action is {table.wait}, to wait")
        episode.act({table.seat[agent]: int(actions[agent]) for agent in asked})
        over = episode.game.over()
        everyone = self.possible_agents
        if over:
            self.agents = []
        return (
            self._seen(),
            table.rewards(),
            dict.fromkeys(everyone, over),
            dict.fromkeys(everyone, False),
            {agent: {} for agent in everyone},
        )

    def render(self) -> str | None:
        return self._table.told() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is held open."""
