"""A player that learns Duel from nothing, with numpy alone: `python examples/policy_gradient.py`.

It plays against itself, many games side by side (`lab/batch.py`), and after each round makes moves of winners more
likely and those of losers less (REINFORCE with a linear policy and a linear guess at the result as its baseline). After
some rounds it beats a player who moves at random in nine games of ten. It needs pip install 'sevenwonders[lab]'.
"""

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sevenwonders.lab.batch import DuelBatch

Floats = NDArray[np.float32]
SOME = 1024
"""Decisions of a round that are learned from."""
TEST = 60
"""Games against random play, now and then."""


@dataclass
class Round:
    """Decisions of games that ended: what was seen, what was allowed, what was done, and how it ended."""

    seen: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


class Learner:
    """Weights of a linear policy, and of a linear value."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.policy: Floats = np.zeros((inputs, actions), dtype=np.float32)
        self.value: Floats = np.zeros(inputs, dtype=np.float32)
        self._rng = np.random.default_rng(seed)

    def chances(self, seen: Floats, masks: NDArray[np.bool_]) -> Floats:
        """How likely each legal action is."""
        worth = np.where(masks, seen @ self.policy, -np.inf)
        likely = np.exp(worth - worth.max(axis=1, keepdims=True))
        return (likely / likely.sum(axis=1, keepdims=True)).astype(np.float32)

    def choose(self, batch: DuelBatch) -> NDArray[np.int64]:
        """An action for each game, drawn."""
        chances = self.chances(batch.observations, batch.masks)
        drawn = self._rng.random((len(chances), 1), dtype=np.float32) * chances.sum(axis=1, keepdims=True)
        found = (chances.cumsum(axis=1) <= drawn).sum(axis=1)
        legal = batch.masks[np.arange(len(found)), np.minimum(found, chances.shape[1] - 1)]
        return np.where(legal, found, batch.lots)  # rounding may lead past the last legal one

    def learn(self, played: Round, rate: float) -> None:
        """Take a step towards what won: some decisions of the round say enough."""
        some = self._rng.permutation(len(played.seen))[:SOME]
        seen, masks = (np.stack([rows[n] for n in some]) for rows in (played.seen, played.masks))
        rewards = np.array(played.rewards, dtype=np.float32)[some]
        surprise = rewards - seen @ self.value
        self.value += 0.5 / float((seen**2).sum(axis=1).mean()) * (seen.T @ surprise) / len(seen)
        pull = -self.chances(seen, masks)
        pull[np.arange(len(seen)), np.array(played.actions)[some]] += 1.0
        self.policy += rate * (seen.T @ (pull * surprise[:, None])) / len(seen)


def self_play(learner: Learner, batch: DuelBatch, games: int) -> Round:
    """Let the learner play both seats until so many games have ended."""
    played, done = Round(), 0
    open_games: list[list[tuple[Floats, NDArray[np.bool_], int, int]]] = [[] for _ in range(batch.games)]
    while done < games:
        actions = learner.choose(batch)
        for game, decisions in enumerate(open_games):
            seen = batch.observations[game].copy()
            decisions.append((seen, batch.masks[game], int(actions[game]), int(batch.seats[game])))
        batch.step(actions)
        for game in np.flatnonzero(batch.ended):
            for seen, mask, action, seat in open_games[game]:
                played.seen.append(seen)
                played.masks.append(mask)
                played.actions.append(action)
                played.rewards.append(float(batch.rewards[game, seat]))
            open_games[game] = []
            done += 1
    return played


def against_random(learner: Learner, games: int, seed: int) -> float:
    """The share of games won against a player who moves at random; seats by turns."""
    batch = DuelBatch(games, seed)
    mine = np.arange(games) % 2
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        batch.step(np.where(batch.seats == mine, learner.choose(batch), batch.lots))
        first = batch.ended & np.isnan(won)
        won[first] = (batch.rewards[np.arange(games), mine][first] + 1) / 2
    return float(won.mean())


def course(rounds: int, games: int, seed: int = 1, rate: float = 8.0) -> tuple[Learner, list[float]]:
    """Learn for so many rounds; returns the learner, and how it did against random play on the way."""
    batch = DuelBatch(games, seed)
    learner = Learner(batch.layout.size, batch.actions, seed)
    curve = [against_random(learner, TEST, seed)]
    for number in range(rounds):
        learner.learn(self_play(learner, batch, games), rate)
        if (number + 1) % max(rounds // 10, 1) == 0:
            curve.append(against_random(learner, TEST, seed))
            print(f"after {number + 1} rounds: {100 * curve[-1]:.0f} % of games won against random play", flush=True)
    return learner, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=64, help="side by side")
    options = parser.parse_args()
    course(options.rounds, options.games)
