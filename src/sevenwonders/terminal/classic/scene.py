"""A moment of 7 Wonders as the terminal draws it: with the looks of its cards."""

from sevenwonders.classic.cards import Card
from sevenwonders.classic.words.scene import Scene as Moment
from sevenwonders.classic.words.tooltips import look_up
from sevenwonders.terminal.palette import Shade, shade


class Scene(Moment):
    """One moment at the table, seen from one seat."""

    def shade(self, key: str) -> Shade:
        """The looks of a card or a board."""
        row = look_up(self.box, key)
        return shade(row.color if isinstance(row, Card) else "wonder")
