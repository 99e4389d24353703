"""Colours and marks of the terminal. A colour never stands alone: a sign or a word says the same."""

from dataclasses import dataclass
from functools import cache
from typing import Final

CHAIN: Final = "∞"
PAWN: Final = "◆"
CAPITAL: Final = "⌂"
CAN: Final = "✓"
CANNOT: Final = "✗"
BUILT: Final = "■"
UNBUILT: Final = "□"
EMBELLISHED: Final = "◆"


@dataclass(frozen=True)
class Shade:
    """The looks of one kind of card. Fills bring their own ink, so they read the same on light and dark terminals."""

    full: str
    """A card that can be taken."""
    dim: str
    """A card that lies under others."""
    text: str
    """A name within a sentence."""


SHADES: Final = {
    "brown": Shade("bold #ffffff on #7a4b2a", "#d8cfc6 on #3b281b", "bold #b57f55"),
    "grey": Shade("bold #ffffff on #66707c", "#d3d6da on #343a41", "bold #8c96a2"),
    "blue": Shade("bold #ffffff on #1f5fa8", "#cfdaea on #152f50", "bold #4c8fdb"),
    "green": Shade("bold #ffffff on #1e7b4a", "#cde3d6 on #133a26", "bold #3fa56b"),
    "yellow": Shade("bold #1c1509 on #d99f1b", "#ecdcb4 on #5a420d", "bold #d09a1a"),
    "red": Shade("bold #ffffff on #b3261e", "#efd0cd on #551713", "bold #e0574f"),
    "purple": Shade("bold #ffffff on #6d3a8c", "#e0d2e8 on #371f46", "bold #a874c9"),
    "wonder": Shade("bold #1c1509 on #c9b48a", "#e4dccb on #5c4f36", "bold #b8935a"),
    "progress": Shade("bold #ffffff on #1e7b4a", "#cde3d6 on #133a26", "bold #3fa56b"),
    "coins": Shade("bold #1c1509 on #d99f1b", "#ecdcb4 on #5a420d", "bold #d09a1a"),
}
OTHER: Final = Shade("bold #ffffff on #4a4f57", "#d0d3d7 on #2c3036", "bold")
"""For colours that nobody described."""
BACK: Final = "#8d949d on #23272d"
GUILD_BACK: Final = "#b79ac8 on #2b1e35"

MONEY: Final = "bold #d09a1a"
GLORY: Final = "bold #b8935a"
GOOD: Final = "bold green"
BAD: Final = "red"
QUIET: Final = "dim"
HEADING: Final = "bold #b8935a"
NUMBER: Final = "bold reverse"
WHITE: Final = "#ffffff"
BLACK: Final = "#000000"
DARK: Final = "#1c1c1c"
HALF: Final = 0.5


def shade(kind: str) -> Shade:
    """The looks of a kind of card that the house knows; of any other something plain."""
    return SHADES.get(kind, OTHER)


@cache
def shade_from(fill: str, ink: str) -> Shade:
    """The looks of cards that a set describes by a ground and what is written on it."""
    name = _mixed(fill, WHITE, 0.35) if _light(fill) < HALF else _mixed(fill, BLACK, 0.25)
    return Shade(f"bold {ink} on {fill}", f"{_mixed(fill, WHITE, 0.8)} on {_mixed(fill, DARK, 0.5)}", f"bold {name}")


def _mixed(one: str, other: str, share: float) -> str:
    """A colour with a share of another."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _light(color: str) -> float:
    """How light a colour is, from 0 to 1."""
    red, green, blue = bytes.fromhex(color[1:])
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
