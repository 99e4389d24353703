"""What the server writes down: no more than somebody can read, and nothing that strangers could use.

Addresses of tables are invitations, and PostgreSQL names the rows that its errors are about.
"""

import logging
import re
import time
import traceback
from typing import Final

SECRET: Final = re.compile(r"^(DETAIL|CONTEXT|QUERY|STATEMENT|HINT):.*\n?", re.MULTILINE)
ROW: Final = re.compile(r"\)=\([^)\n]*\)")
MOST: Final = 5
"""How often the same thing is told in a while; then it is counted."""
SECONDS: Final = 60.0


class Discreet(logging.Filter):
    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, int], tuple[float, int]] = {}
        """By place in the program: when a while began, and how often it was told since."""

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), time.monotonic()
        began, number = self._told.get(place, (now, 0))
        left_out = 0
        if now - began > SECONDS:
            left_out, began, number = max(0, number - MOST), now, 0
        self._told[place] = (began, number + 1)
        if number >= MOST:
            return False
        if left_out:
            record.msg = f"{record.msg} (and {left_out} times more before)"
        if record.exc_info:
            record.exc_text = discreet("".join(traceback.format_exception(*record.exc_info)).rstrip())
            record.exc_info = None
        return True


def discreet(text: str) -> str:
    """
    >>> print(discreet(chr(10).join(["duplicate key", "DETAIL:  Key (id)=(secret) already exists.", "end"])))
    duplicate key
    end
    """
    return ROW.sub(")=(…)", SECRET.sub("", text))


def be_discreet() -> None:
    """Whatever is logged here and by uvicorn goes through one filter for each."""
    for name in ("sevenwonders.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, Discreet) for each in logger.filters):
            logger.addFilter(Discreet())
