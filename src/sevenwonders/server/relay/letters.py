"""Long letters go in parts, where a wire carries only so much at a time."""

from collections.abc import Iterator
from typing import Final

MOST_BYTES_A_SIGN: Final = 4
HEAD_BYTES: Final = 100


def parts_of(sender: str, number: int, letter: str, most_bytes: int) -> Iterator[str]:
    """A letter in parts of at most so many bytes, each with a head that says where it belongs.

    >>> [len(part.encode()) for part in parts_of("ada", 1, "é" * 4000, 8000)]
    [3960, 3960, 110]
    """
    size = (most_bytes - HEAD_BYTES) // (1 if letter.isascii() else MOST_BYTES_A_SIGN)
    parts = max(1, -(-len(letter) // size))
    for part in range(parts):
        yield f"{sender} {number} {part} {parts}\n{letter[part * size : (part + 1) * size]}"


class Parts:
    """Puts letters together again. The parts of one sender come in their order, if they come."""

    def __init__(self) -> None:
        self._arriving: dict[str, tuple[str, list[str]]] = {}
        """By sender: the number of the letter that is arriving, and its parts so far."""

    def take(self, part: str) -> str | None:
        """The letter that this part completes, if it does."""
        head, _, text = part.partition("\n")
        sender, number, place, parts = head.split(" ")
        known, arrived = self._arriving.pop(sender, ("", []))
        if place == "0":
            known, arrived = number, []
        elif known != number or len(arrived) != int(place):
            return None  # a part before it was lost
        arrived.append(text)
        if len(arrived) == int(parts):
            return "".join(arrived)
        self._arriving[sender] = (known, arrived)
        return None
