"""A sheet of character cells to draw on: what is drawn later covers what was drawn before, as cards on a table."""

from rich.text import Text


class Canvas:
    """Rows of (character, style) cells. Drawing outside the sheet is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from a cell to the right; every character is one cell wide."""
        if not 0 <= y < self.height:
            return
        for place, character in enumerate(text, x):
            if 0 <= place < self.width:
                self._cells[y][place] = (character, style)

    def lines(self) -> list[Text]:
        """The rows as styled lines."""
        found = []
        for row in self._cells:
            line = Text(no_wrap=True, end="")
            run, style = "", ""
            for character, its_style in row:
                if its_style != style:
                    line.append(run, style or None)
                    run, style = "", its_style
                run += character
            line.append(run.rstrip() if not style else run, style or None)
            found.append(line)
        return found
