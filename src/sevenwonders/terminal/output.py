"""Where everything is printed: a colour console that becomes plain text when it is not a terminal."""

import os
import sys
from typing import Final

from rich.console import Console

PIPED_WIDTH: Final = 100
WHOLE_LINES: Final = 400
"""Wide enough for any line we print: what is piped should not be folded."""


class PipeConsole(Console):
    """A console that leaves it to the command what happens when the reader of a pipe has gone."""

    def on_broken_pipe(self) -> None:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())  # what is still buffered has no reader either
        raise BrokenPipeError


def make_console(whole_lines: bool = False) -> Console:
    """A console on standard output. `whole_lines`: when piped, never fold or cut a line."""
    for stream in (sys.stdin, sys.stdout):  # an odd byte or a poor character set must not end a game
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    width = None
    if not (sys.stdout and sys.stdout.isatty()) and "COLUMNS" not in os.environ:
        width = WHOLE_LINES if whole_lines else PIPED_WIDTH
    return PipeConsole(width=width, highlight=False, emoji=False)
