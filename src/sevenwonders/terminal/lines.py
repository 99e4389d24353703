"""Making lines fit."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from sevenwonders.terminal.palette import HEADING

NARROWEST = 20


def fitted(text: str, width: int) -> str:
    """A text filled up with spaces to a width, or cut to it with a mark for what is missing."""
    if cell_len(text) > width:
        return fitted(text[: max(0, width - 1)].rstrip() + "…", width) if width > 0 else ""
    return text + " " * (width - cell_len(text))


def side_by_side(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts one after another on as many lines as they need; none is broken over two lines, though it may be cut."""
    lines = [Text(no_wrap=True)]
    for whole in parts:
        part = whole
        if part.cell_len > width:
            part = whole.copy()
            part.truncate(width, overflow="ellipsis")
        if lines[-1].plain and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(no_wrap=True))
        if lines[-1].plain:
            lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


def hanging(console: Console, start: str, text: Text) -> list[Text]:
    """A text after a start, in as many lines as it needs, the later ones indented."""
    lines = text.wrap(console, max(NARROWEST, console.width - len(start)))
    return [
        Text.assemble((start if place == 0 else " " * len(start), HEADING), line) for place, line in enumerate(lines)
    ]
