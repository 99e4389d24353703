"""Colours and marks of the terminal. A colour never stands alone: a sign or a word says the same."""

from dataclasses import dataclass
from typing import Final

COIN: Final = "●"
POINT: Final = "★"
CHAIN: Final = "∞"
PAWN: Final = "◆"
CAPITAL: Final = "⌂"
CAN: Final = "✓"
CANNOT: Final = "✗"
SHIELD: Final = "▼"
LEFT: Final = "◀"
RIGHT: Final = "▶"
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
    "leader": Shade("bold #2b2620 on #efe6cf", "#ddd5c1 on #4d483c", "bold #b5a46f"),
    "white": Shade("bold #2b2620 on #efe6cf", "#ddd5c1 on #4d483c", "bold #b5a46f"),
    "black": Shade("bold #ffffff on #23201e", "#cfcac6 on #3a3633", "bold #968d86"),
    "tile": Shade("bold #ffffff on #8a5a2b", "#e6d6c5 on #46301b", "bold #c28a4e"),
    "foundation": Shade("bold #ffffff on #4a5f7a", "#d2dae4 on #263342", "bold #7f97b5"),
    "turquoise": Shade("bold #ffffff on #0b7f7f", "#cbe4e4 on #0d3b3b", "bold #2fa5a5"),
}
OTHER: Final = Shade("bold #ffffff on #4a4f57", "#d0d3d7 on #2c3036", "bold")
"""For the colours that sets of our users bring."""
BACK: Final = "#8d949d on #23272d"
GUILD_BACK: Final = "#b79ac8 on #2b1e35"

MONEY: Final = "bold #d09a1a"
GLORY: Final = "bold #b8935a"
GOOD: Final = "bold green"
BAD: Final = "red"
QUIET: Final = "dim"
HEADING: Final = "bold #b8935a"
NUMBER: Final = "bold reverse"


def shade(kind: str) -> Shade:
    """The looks of a kind of card, also of one that we have never seen."""
    return SHADES.get(kind, OTHER)
