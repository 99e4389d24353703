"""Files of weights: a line of JSON that says what they are and who made them, then the numbers, two bytes each."""

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from sevenwonders.players.net import Weights


class WeightsError(ValueError):
    """A file that holds no weights of ours; the text says why."""


@dataclass(frozen=True)
class Trained:
    """One net of a file."""

    inputs: int
    hidden: int
    outputs: int
    names: tuple[str, ...]
    """What the inputs are called, where they have names."""
    numbers: tuple[float, ...]

    def weights(self) -> Weights:
        return Weights(self.inputs, self.hidden, self.outputs, list(self.numbers))


@dataclass(frozen=True, eq=False)
class WeightsFile:
    """The nets of one game, by name, and how they were made."""

    nets: Mapping[str, Trained]
    made: Mapping[str, str | int]


def write_weights(path: Path, nets: Mapping[str, Trained], made: Mapping[str, str | int]) -> None:
    """Write a file that `read_weights` reads, whole or not at all."""
    shapes = {
        key: {"inputs": net.inputs, "hidden": net.hidden, "outputs": net.outputs, "names": list(net.names)}
        for key, net in nets.items()
    }
    numbers = [number for net in nets.values() for number in net.numbers]
    head = json.dumps({"made": dict(made), "nets": shapes}, separators=(",", ":"))
    fresh = path.with_suffix(".part")
    fresh.write_bytes(head.encode() + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers))
    fresh.replace(path)


def read_weights(raw: bytes) -> WeightsFile:
    """The nets of a file. Raises WeightsError."""
    head, _, body = raw.partition(b"\n")
    try:
        found = json.loads(head)
        shapes, made = found["nets"], found["made"]
        numbers = struct.unpack(f"<{len(body) // 2}e", body)
        nets, first = {}, 0
        for key, shape in shapes.items():
            inputs, hidden, outputs = int(shape["inputs"]), int(shape["hidden"]), int(shape["outputs"])
            after = first + (inputs + 1 + outputs) * hidden + outputs
            nets[key] = Trained(inputs, hidden, outputs, tuple(shape["names"]), numbers[first:after])
            first = after
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise WeightsError(f"this is no file of weights: {error}") from None
    if first != len(numbers):
        raise WeightsError(f"a file of weights holds {len(numbers)} numbers where its nets have {first}")
    return WeightsFile(nets, made)


@cache
def packaged_weights(game: str) -> WeightsFile | None:
    """What comes with the package for a game."""
    file = resources.files("sevenwonders.players") / "trained" / f"{game}.net"
    return read_weights(file.read_bytes()) if file.is_file() else None


def trained(inputs: int, hidden: int, outputs: int, numbers: Sequence[float], names: Sequence[str] = ()) -> Trained:
    return Trained(inputs, hidden, outputs, tuple(names), tuple(numbers))
