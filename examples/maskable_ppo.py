"""MaskablePPO of sb3-contrib learns Duel against a bot: `python examples/maskable_ppo.py --against novice`.

It draws its learning curve as a picture; Ctrl-C stops it before the end. It needs pip install 'sevenwonders[lab,ppo]'.
"""

import argparse
from collections import deque
from pathlib import Path
from typing import Any

import altair as alt
import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

import sevenwonders.lab.gymnasium


class Curve(BaseCallback):
    """Notes how many of the last games were won."""

    def __init__(self, every: int, games: int) -> None:
        super().__init__()
        self._every = every
        self._last: deque[float] = deque(maxlen=games)
        self.points: list[dict[str, float]] = []

    def _on_step(self) -> bool:
        for info in self.locals["infos"]:
            if "episode" in info:
                self._last.append((info["episode"]["r"] + 1) / 2)
        if self._last and self.num_timesteps // self._every > len(self.points):
            won = 100 * sum(self._last) / len(self._last)
            self.points.append({"decisions": self.num_timesteps, "won": won})
            print(f"{self.num_timesteps} decisions: {won:.0f} % of the last {len(self._last)} games won", flush=True)
        return True


def one_table(against: str) -> Any:
    env = gymnasium.make(sevenwonders.lab.gymnasium.IDS["duel"], bots=(against,), disable_env_checker=True)
    return Monitor(ActionMasker(env, lambda each: each.unwrapped.action_masks()))


def draw(points: list[dict[str, float]], against: str, file: Path) -> None:
    chart = (
        alt.Chart(alt.Data(values=points), title=f"MaskablePPO against {against}, 7 Wonders Duel")
        .mark_line(point=True)
        .encode(
            x=alt.X("decisions:Q", title="decisions learned from"),
            y=alt.Y("won:Q", title="% of the last games won"),
        )
        .properties(width=480, height=240)
    )
    chart.save(str(file))


def learn(against: str, steps: int, tables: int = 8, rollout: int = 512, every: int = 10_000) -> Curve:
    envs = DummyVecEnv([lambda: one_table(against) for _ in range(tables)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=rollout,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        seed=1,
    )
    curve = Curve(every, 500)
    try:
        model.learn(steps, callback=curve)
    except KeyboardInterrupt:  # whoever has seen enough gets the curve so far
        print("stopped")
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="novice", help="a bot by name")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--rollout", type=int, default=512, help="decisions at each table before it learns")
    parser.add_argument("--every", type=int, default=10_000, help="decisions between two points of the curve")
    parser.add_argument("--picture", type=Path, default=Path("maskable_ppo.png"))
    options = parser.parse_args()
    found = learn(options.against, options.steps, options.tables, options.rollout, options.every)
    draw(found.points, options.against, options.picture)
    print(options.picture)
