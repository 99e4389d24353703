"""The resources of both games and the letters that card files use for them."""

from typing import Final

from sevenwonders.core.packed import BITS

LETTERS: Final = "WSCOGLPT"
"""Wood, stone, clay, ore, glass, textile (loom), papyrus, tool: the letters of the card files, in index order."""

KEYS: Final = ("wood", "stone", "clay", "ore", "glass", "textile", "papyrus", "tool")
RAW: Final = "WSCO"
GOODS: Final = "GLPT"
CLASSES: Final = {"raw": RAW, "manufactured": GOODS}
"""Classes of resources that card files may name."""


def pack(letters: str, alphabet: str) -> int:
    """Count letters into a packed integer, in the order of an alphabet: one game uses only some of the resources.

    >>> pack("WWG", "WSCGP") == 2 + (1 << 24)
    True
    """
    total = 0
    for letter in letters:
        total += 1 << (alphabet.index(letter) * BITS)
    return total


def unpack(packed: int, alphabet: str) -> str:
    """The letters of a packed integer, in the order of the alphabet."""
    return "".join(letter * ((packed >> (i * BITS)) & 255) for i, letter in enumerate(alphabet))
