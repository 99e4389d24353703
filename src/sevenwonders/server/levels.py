"""The levels of bots: which player of sevenwonders.players each is, and how long it may take.

docs/ladder.md says how far apart they are (`make ladder`).
"""

import re
from typing import Final

from sevenwonders.players.engine_bot import PREFIX, read_command

SIMPLE: Final = {"easy": "novice", "casual": "casual", "medium": "greedy"}
"""Levels that look one move ahead; the lower ones overlook moves, as people do."""
SECONDS: Final = {"hard": 0.15, "expert": 2.5}
"""How long the levels that search think about a move where nobody else waits."""
ANSWER_SECONDS: Final = {"hard": 3.0, "expert": 6.0}
"""How long after it was asked each of them must answer, whatever the crowd: they think less then, not later."""
LEAST_SECONDS: Final = 0.02
"""A search that has less than this is not worth its beginning."""


def thinking_time(level: str, share: float, waited: float, seats: int = 1) -> float:
    """Seconds for one seat of a level, where `seats` of them think one after another; 0 for one that needs none.

    `share`: of the processes' time that is theirs; `waited`: how long ago they were asked.

    >>> thinking_time("expert", 1.0, 0.0), thinking_time("expert", 0.1, 0.0), thinking_time("expert", 1.0, 5.9)
    (2.5, 0.25, 0.1)
    """
    if level in SIMPLE:
        return 0.0
    full = SECONDS[level]
    return round(max(0.0, min(full / seats, full * share, (ANSWER_SECONDS[level] - waited) / seats)), 3)


NAME: Final = re.compile(r"[a-z0-9_]{1,8}")
"""What the operator may call a program."""


def read_programs(text: str) -> dict[str, str]:
    """The programs that play at this server, by name, from lines `NAME=COMMAND`. Raises ValueError.

    >>> read_programs("pal=sh -c cat")
    {'pal': '7wp:sh -c cat'}
    """
    found: dict[str, str] = {}
    for line in filter(None, map(str.strip, text.splitlines())):
        name, equals, command = line.partition("=")
        name = name.strip()
        if not equals or not NAME.fullmatch(name):
            raise ValueError(f"'{line}': write NAME=COMMAND; a name has 1 to 8 small letters, digits and _")
        if name in (*SIMPLE, *SECONDS, *found):
            raise ValueError(f"'{line}': there is a bot '{name}' already")
        read_command(command.strip())
        found[name] = f"{PREFIX}:{command.strip()}"
    return found


def bot_name(level: str, seconds: float) -> str:
    """The bot of a level that may think for so long.

    >>> bot_name("hard", 0.7), bot_name("hard", 0.001), bot_name("easy", 0.0)
    ('search:0.700s', 'greedy', 'novice')
    """
    if level in SIMPLE:
        return SIMPLE[level]
    return f"search:{seconds:.3f}s" if seconds >= LEAST_SECONDS else SIMPLE["medium"]
