"""What a net learns from, as sparse rows: positions with what became of them, and decisions with what was chosen."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from scipy import sparse

if TYPE_CHECKING:
    from sevenwonders.players.net import Tape


class Rows:
    """Sparse rows of features, gathered one after another."""

    def __init__(self) -> None:
        self.features = array("i")
        self.amounts = array("f")
        self.ends = array("q")

    def add(self, tape: Tape) -> None:
        self.features.extend(tape.features)
        self.amounts.extend(tape.amounts)
        self.ends.append(len(self.features))

    def extend(self, other: Rows) -> None:
        first = len(self.features)
        self.features.extend(other.features)
        self.amounts.extend(other.amounts)
        self.ends.extend(first + end for end in other.ends)

    def __len__(self) -> int:
        return len(self.ends)

    def matrix(self, width: int) -> sparse.csr_matrix:
        ends = np.array([0, *self.ends], dtype=np.int64)
        amounts = np.array(self.amounts, dtype=np.float32)
        return sparse.csr_matrix((amounts, np.array(self.features, dtype=np.int32), ends), shape=(len(self), width))


@dataclass
class Positions:
    """Positions and what they came to."""

    rows: Rows = field(default_factory=Rows)
    targets: list[tuple[float, ...]] = field(default_factory=list)
    """By output of the net."""

    def extend(self, other: Positions) -> None:
        self.rows.extend(other.rows)
        self.targets += other.targets


@dataclass
class Decisions:
    """Decisions: a situation, and a row for each move with the share of thought that it got."""

    situations: Rows = field(default_factory=Rows)
    moves: Rows = field(default_factory=Rows)
    shares: list[float] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    """How many moves each decision has."""

    def extend(self, other: Decisions) -> None:
        self.situations.extend(other.situations)
        self.moves.extend(other.moves)
        self.shares += other.shares
        self.counts += other.counts
