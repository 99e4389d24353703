"""A moment of 7 Wonders as the terminal draws it: with the looks of its cards."""

from sevenwonders.classic.cards import Box, Card
from sevenwonders.classic.words.scene import Scene as Moment
from sevenwonders.classic.words.tooltips import look_up
from sevenwonders.terminal.palette import Shade, shade, shade_from


def shade_of(box: Box, kind: str) -> Shade:
    """The looks of a colour of cards, as its set describes it."""
    look = box.looks.colors.get(kind)
    return shade_from(look.fill, look.ink) if look is not None and look.fill else shade(kind)


class Scene(Moment):
    """One moment at the table, seen from one seat."""

    def shade(self, key: str) -> Shade:
        """The looks of a card or a board."""
        row = look_up(self.box, key)
        return shade_of(self.box, row.color if isinstance(row, Card) else "wonder")

    def color_shade(self, kind: str) -> Shade:
        """The looks of a colour of cards."""
        return shade_of(self.box, kind)
