"""A small net with one hidden layer: fed with the few features that are not zero, read where it is asked.

Most of the time goes into adding up what features bring to the hidden units. So the units lie three to a word, each in
21 bits: one addition serves three, and whole numbers give the same sums everywhere.
"""

import math
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

LANES: Final = 3
LANE_BITS: Final = 21
LANE_MASK: Final = (1 << LANE_BITS) - 1
HALF: Final = 1 << (LANE_BITS - 1)
"""What is 0 in a lane; so its sum never borrows from the next."""
UNITS: Final = 8192
"""What 1 is in a lane: sums up to 128 have room."""
FINE_UNITS: Final = 1 << 16
"""What 1 is among the weights of outputs."""
PARTS: Final = 40.0
"""Amounts of features are multiples of such parts of 1."""


def pack(numbers: Sequence[float]) -> list[int]:
    """Numbers as words of three lanes; the last is filled up with zeros."""
    words = []
    for first in range(0, len(numbers), LANES):
        lanes = numbers[first : first + LANES]
        words.append(sum(round(number * UNITS) << (LANE_BITS * lane) for lane, number in enumerate(lanes)))
    return words


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """What takes the features of a position, one by one."""

    def add(self, feature: i64, amount: float) -> None:
        raise NotImplementedError

    def add_block(self, block: "Block", row: i64) -> None:
        """All features of one row of a block."""
        for place in range(block.start[row], block.start[row + 1]):
            self.add(block.features[place], block.amounts[place])


class Block:
    """Features that always come together, a row of them for each card, stage or the like."""

    def __init__(self, rows: list[list[tuple[int, float]]]) -> None:
        self.start: list[int] = [0]
        for row in rows:
            self.start.append(self.start[-1] + len(row))
        self.features: list[int] = [feature for row in rows for feature, _ in row]
        self.amounts: list[float] = [amount for row in rows for _, amount in row]
        self.sums: vec[i64] = vec[i64]([i64(0)] * 0)
        """What each row adds to the hidden units of a net, once `Weights.prepare` has reckoned it."""


class Tape(Sink):
    """Keeps features for later, as a net learns from them."""

    def __init__(self) -> None:
        self.features: list[int] = []
        self.amounts: list[float] = []

    def add(self, feature: i64, amount: float) -> None:
        self.features.append(feature)
        self.amounts.append(amount)


class Weights:
    """The numbers of a net: shared by all who use it, never changed."""

    def __init__(self, inputs: int, hidden: int, outputs: int, numbers: list[float]) -> None:
        if len(numbers) != (inputs + 1 + outputs) * hidden + outputs:
            raise ValueError("the number of weights does not fit the shape of the net")
        first = inputs * hidden
        second = first + hidden
        third = second + outputs * hidden
        words = -(-hidden // LANES)
        rows = [numbers[row * hidden : (row + 1) * hidden] for row in range(inputs)]
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        self.words: i64 = words
        self.rows: vec[i64] = vec[i64]([i64(word) for row in rows for word in pack(row)])
        """For each input: what it adds to the hidden units."""
        self.parts: vec[i64] = vec[i64]([i64(word) for row in rows for word in pack([each / PARTS for each in row])])
        """The same for a part of 1."""
        zeros = sum(HALF << (LANE_BITS * lane) for lane in range(LANES))
        self.bias: vec[i64] = vec[i64]([i64(zeros + word) for word in pack(numbers[first:second])])
        missing = [0.0] * (words * LANES - hidden)
        columns = [numbers[start : start + hidden] + missing for start in range(second, third, hidden)]
        self.columns: vec[i64] = vec[i64]([i64(round(each * FINE_UNITS)) for column in columns for each in column])
        """For each output: what it takes from each hidden unit."""
        self.lift: vec[float] = vec[float](numbers[third:])
        self._numbers: list[float] = numbers[:first]

    def prepare(self, block: Block) -> None:
        """Reckon once what the rows of a block bring."""
        hidden = int(self.hidden)
        sums: list[int] = []
        for row in range(len(block.start) - 1):
            total = [0.0] * hidden
            for place in range(block.start[row], block.start[row + 1]):
                first = block.features[place] * hidden
                for unit in range(hidden):
                    total[unit] += block.amounts[place] * self._numbers[first + unit]
            sums += pack(total)
        block.sums = vec[i64]([i64(word) for word in sums])


class Net(Sink):
    """A net at work: `begin`, `add` what is seen, `close`, then ask for outputs."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.sums: vec[i64] = weights.bias[:]
        self.layer: vec[i64] = vec[i64]([i64(0)] * int(weights.words * LANES))

    def begin(self) -> None:
        sums, bias = self.sums, self.weights.bias
        for word in range(self.weights.words):
            sums[word] = bias[word]

    def copy(self, other: "Net") -> None:
        """Begin where another net of the same shape stands."""
        sums, begun = self.sums, other.sums
        for word in range(self.weights.words):
            sums[word] = begun[word]

    def add(self, feature: i64, amount: float) -> None:
        sums = self.sums
        words: i64 = self.weights.words
        row: i64 = feature * words
        if amount == 1.0:
            rows = self.weights.rows
            for word in range(words):
                sums[word] += rows[row + word]
            return
        times: i64 = nearest(PARTS * amount)
        parts = self.weights.parts
        for word in range(words):
            sums[word] += times * parts[row + word]

    def add_block(self, block: Block, row: i64) -> None:
        sums, brought = self.sums, block.sums
        words: i64 = self.weights.words
        first: i64 = row * words
        for word in range(words):
            sums[word] += brought[first + word]

    def close(self) -> None:
        """What is below 0 does not count."""
        layer, sums = self.layer, self.sums
        unit: i64 = 0
        for word in range(self.weights.words):  # lane by lane, as a loop inside this one costs more than what it does
            packed: i64 = sums[word]
            layer[unit] = above_zero(packed)
            layer[unit + 1] = above_zero(packed >> LANE_BITS)
            layer[unit + 2] = above_zero(packed >> (2 * LANE_BITS))
            unit += LANES

    def output(self, which: i64) -> float:
        layer, columns = self.layer, self.weights.columns
        units: i64 = self.weights.words * LANES
        row: i64 = which * units
        total: i64 = 0
        for unit in range(units):
            total += layer[unit] * columns[row + unit]
        return self.weights.lift[which] + float(total) / (UNITS * FINE_UNITS)


def above_zero(lanes: i64) -> i64:
    """What is in the lowest lane, if it is above 0."""
    number: i64 = (lanes & LANE_MASK) - HALF
    if number < 0:
        return 0
    return number


def nearest(number: float) -> i64:
    """The nearest whole number."""
    if number < 0.0:
        return i64(number - 0.5)
    return i64(number + 0.5)


def chance(number: float) -> float:
    """A number as a chance between 0 and 1."""
    if number < -30.0:
        return 0.0
    if number > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-number))


def weight_of(logit: float) -> float:
    """How likely a move is beside others, from the net's opinion of it."""
    if logit > 12.0:
        logit = 12.0
    elif logit < -12.0:
        logit = -12.0
    return math.exp(logit)
