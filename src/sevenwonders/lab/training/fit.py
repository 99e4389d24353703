"""Fitting small nets to samples: one hidden layer, Adam, in numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from scipy import sparse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numpy.typing import NDArray

    from sevenwonders.players.weights import Trained

    Numbers = NDArray[np.float32]

FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
TINY: Final = 1e-8
SHRINK: Final = 3e-4
"""Weight decay, in each step."""


class Layers:
    """The weights of one net while it learns."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        self.rows = rng.normal(0, 0.08, (inputs, hidden)).astype(np.float32)
        self.bias = np.full(hidden, 0.05, dtype=np.float32)
        self.columns = rng.normal(0, hidden**-0.5, (outputs, hidden)).astype(np.float32)
        self.lift = np.zeros(outputs, dtype=np.float32)
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.parts()]
        self._steps = 0

    def parts(self) -> list[Numbers]:
        return [self.rows, self.bias, self.columns, self.lift]

    def step(self, gradients: list[Numbers], rate: float) -> None:
        """One step of Adam."""
        self._steps += 1
        first_fix = 1 - FIRST_DECAY**self._steps
        second_fix = 1 - SECOND_DECAY**self._steps
        for part, gradient, (first, second) in zip(self.parts(), gradients, self._moments, strict=True):
            first += (1 - FIRST_DECAY) * (gradient - first)
            second += (1 - SECOND_DECAY) * (gradient * gradient - second)
            part -= rate * (first / first_fix) / (np.sqrt(second / second_fix) + TINY) + SHRINK * part

    def start_from(self, before: Trained, names: Sequence[str] = ()) -> None:
        """Take over weights that were learned before; inputs with names, by those: what is new brings nothing yet."""
        hidden = self.bias.size
        if before.hidden != hidden:
            raise ValueError(f"the net that was learned before has {before.hidden} hidden units, this one {hidden}")
        numbers = np.array(before.numbers, dtype=np.float32)
        cut = before.inputs * hidden
        rows = numbers[:cut].reshape(before.inputs, hidden)
        if names:
            known = dict(zip(before.names, rows, strict=True))
            self.rows[...] = [known.get(name, np.zeros(hidden, np.float32)) for name in names]
        else:
            self.rows[...] = rows
        for part in (self.bias, self.columns, self.lift):
            part[...] = numbers[cut : cut + part.size].reshape(part.shape)
            cut += part.size

    def numbers(self) -> list[float]:
        """All weights in the order that `players.net.Weights` takes."""
        return [float(number) for part in self.parts() for number in part.ravel()]

    def hidden(self, rows: sparse.csr_matrix) -> Numbers:
        return np.asarray(np.maximum(rows @ self.rows + self.bias, 0), dtype=np.float32)

    def gradients(
        self, rows: sparse.csr_matrix, hidden: Numbers, to_hidden: Numbers, columns: Numbers, lift: Numbers
    ) -> list[Numbers]:
        """From what the loss wants of the hidden layer and of the outputs."""
        wanted = to_hidden * (hidden > 0)
        return [np.asarray(rows.T @ wanted), wanted.sum(0), columns, lift]


def batches(count: int, size: int, rng: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    order = rng.permutation(count)
    for first in range(0, count, size):
        yield np.sort(order[first : first + size])


def run_passes(
    count: int, passes: int, rate: float, seed: int, size: int, learn: Callable[[NDArray[np.int64], float], float]
) -> float:
    """Go through the samples some times with a rate that falls to nothing; returns the mean loss of the last pass."""
    rng = np.random.default_rng(seed)
    steps = passes * -(-count // size)
    step, loss, seen = 0, 0.0, 0
    for _ in range(passes):
        loss, seen = 0.0, 0
        for chosen in batches(count, size, rng):
            step += 1
            loss += learn(chosen, rate * (1 - (step - 1) / steps)) * len(chosen)
            seen += len(chosen)
    return loss / max(seen, 1)


# ---- losses


def sigmoid(numbers: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(numbers, -30, 30))), dtype=np.float32)


def cross_entropy(guess: Numbers, truth: Numbers) -> float:
    guess = np.clip(guess, 1e-6, 1 - 1e-6)
    return float(-(truth * np.log(guess) + (1 - truth) * np.log(1 - guess)).mean())


def softmax(logits: Numbers, starts: NDArray[np.int64], counts: NDArray[np.int64]) -> Numbers:
    """Within each group of moves."""
    highest = np.repeat(np.maximum.reduceat(logits, starts), counts)
    powers = np.exp(logits - highest)
    return np.asarray(powers / np.repeat(np.add.reduceat(powers, starts), counts), dtype=np.float32)


@dataclass(frozen=True)
class Groups:
    """Which of the moves of all decisions belong to some decisions."""

    entries: NDArray[np.int64]
    owner: NDArray[np.int64]
    """The decision of each, counted among those chosen."""
    starts: NDArray[np.int64]
    counts: NDArray[np.int64]


def groups_of(chosen: NDArray[np.int64], starts: NDArray[np.int64], counts: NDArray[np.int64]) -> Groups:
    own = counts[chosen]
    firsts = np.concatenate(([0], np.cumsum(own)[:-1]))
    owner = np.repeat(np.arange(len(chosen)), own)
    return Groups(np.repeat(starts[chosen] - firsts, own) + np.arange(int(own.sum())), owner, firsts, own)


# ---- the three kinds of nets


def fit_positions(
    layers: Layers, rows: sparse.csr_matrix, targets: Numbers, passes: int, rate: float, seed: int
) -> float:
    """Outputs: first a chance, by cross-entropy; any others are numbers, by squared error. Returns the first's loss."""

    def learn(chosen: NDArray[np.int64], speed: float) -> float:
        batch, truth = rows[chosen], targets[chosen]
        hidden = layers.hidden(batch)
        outputs = hidden @ layers.columns.T + layers.lift
        error = outputs - truth
        error[:, 0] = sigmoid(outputs[:, 0]) - truth[:, 0]
        wanted = (error / len(chosen)).astype(np.float32)
        layers.step(layers.gradients(batch, hidden, wanted @ layers.columns, wanted.T @ hidden, wanted.sum(0)), speed)
        return cross_entropy(sigmoid(outputs[:, 0]), truth[:, 0])

    return run_passes(rows.shape[0], passes, rate, seed, 512, learn)


def fit_moves(
    layers: Layers,
    situations: sparse.csr_matrix,
    moves: sparse.csr_matrix,
    shares: Numbers,
    counts: NDArray[np.int64],
    passes: int,
    rate: float,
    seed: int,
) -> float:
    """One output for each move, which says how likely it is beside the others of its decision."""
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))

    def learn(chosen: NDArray[np.int64], speed: float) -> float:
        group = groups_of(chosen, starts, counts)
        situation, move = situations[chosen], moves[group.entries]
        begun = situation @ layers.rows + layers.bias
        hidden = np.maximum(begun[group.owner] + move @ layers.rows, 0)
        logits = hidden @ layers.columns[0]
        guess, truth = softmax(logits, group.starts, group.counts), shares[group.entries]
        wanted = ((guess - truth) / len(chosen))[:, None]
        to_rows = wanted * layers.columns[0] * (hidden > 0)
        to_begun = np.add.reduceat(to_rows, group.starts, axis=0)
        gradient = np.asarray(situation.T @ to_begun) + np.asarray(move.T @ to_rows)
        columns = (wanted * hidden).sum(0)[None, :]
        layers.step([gradient, to_rows.sum(0), columns, np.zeros_like(layers.lift)], speed)
        return float(-(truth * np.log(guess + 1e-9)).sum() / len(chosen))

    return run_passes(len(counts), passes, rate, seed, 128, learn)


def fit_both(
    layers: Layers,
    rows: sparse.csr_matrix,
    truth: Numbers,
    outputs: sparse.csr_matrix,
    shares: Numbers,
    counts: NDArray[np.int64],
    passes: int,
    rate: float,
    seed: int,
) -> tuple[float, float]:
    """Output 0 is a chance; each move of a position, if it has any, is a sum of other outputs: its row of `outputs`."""
    starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
    policy_loss: list[float] = []

    def learn(chosen: NDArray[np.int64], speed: float) -> float:
        batch = rows[chosen]
        hidden = layers.hidden(batch)
        guess = sigmoid(hidden @ layers.columns[0] + layers.lift[0])
        error = (guess - truth[chosen])[:, None] / len(chosen)
        columns = np.zeros_like(layers.columns)
        lift = np.zeros_like(layers.lift)
        columns[0] = (error * hidden).sum(0)
        lift[0] = error.sum()
        to_hidden = error * layers.columns[0]
        asked = np.nonzero(counts[chosen])[0]
        if len(asked):
            group = groups_of(chosen[asked], starts, counts)
            which = outputs[group.entries]
            answers, own = which @ layers.columns, hidden[asked][group.owner]
            logits = (answers * own).sum(1) + which @ layers.lift
            likely, wished = softmax(logits, group.starts, group.counts), shares[group.entries]
            wanted = ((likely - wished) / len(chosen))[:, None].astype(np.float32)
            columns += np.asarray(which.T @ (wanted * own))
            lift += np.asarray(which.T @ wanted)[:, 0]
            to_hidden[asked] += np.add.reduceat(wanted * answers, group.starts, axis=0)
            policy_loss.append(float(-(wished * np.log(likely + 1e-9)).sum() / len(asked)))
        layers.step(layers.gradients(batch, hidden, to_hidden, columns, lift), speed)
        return cross_entropy(guess, truth[chosen])

    loss = run_passes(rows.shape[0], passes, rate, seed, 512, learn)
    return loss, float(np.mean(policy_loss[-200:])) if policy_loss else 0.0
