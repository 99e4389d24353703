"""Signs in text, wherever there is room for a letter only."""

from typing import Final

COIN: Final = "●"
POINT: Final = "★"
SHIELD: Final = "▼"
LEFT: Final = "◀"
RIGHT: Final = "▶"
POWER: Final = "✦"
