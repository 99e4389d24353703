"""The parts of an observation: named blocks of numbers, one after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevenwonders.lab.extra import missing

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Block:
    """Numbers that belong together."""

    name: str
    size: int
    scale: int
    """What the numbers are divided by: about the most that they are in a game."""


class Layout:
    """Where each block lies in a vector."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.at: dict[str, int] = {}
        self.size = 0
        for block in self.blocks:
            self.at[block.name] = self.size
            self.size += block.size
        self.factors: NDArray[np.float32] = np.concatenate(
            [np.full(block.size, 1 / block.scale, dtype=np.float32) for block in self.blocks]
        )

    def split(self, vector: "NDArray[np.float32]") -> dict[str, "NDArray[np.float32]"]:
        """A vector by name of block; the parts share its memory."""
        return {block.name: vector[self.at[block.name] : self.at[block.name] + block.size] for block in self.blocks}
