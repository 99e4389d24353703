"""The bots by name, as the command line writes them: `random`, `novice`, `greedy`, `search:1000`, `search:0.5s`."""

from collections.abc import Callable
from typing import Final

from sevenwonders.players.bot import Bot, RandomBot
from sevenwonders.players.greedy import GreedyBot
from sevenwonders.players.novice import NoviceBot
from sevenwonders.players.search_bot import SearchBot

BOT_NAMES: Final = ("random", "novice", "greedy", "search")
_SIMPLE: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "novice": NoviceBot, "greedy": GreedyBot}
DEFAULT_PLAYOUTS: Final = 1000
MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 600.0


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name. Raises ValueError for one that does not exist."""
    kind, colon, budget = name.partition(":")
    if kind in _SIMPLE:
        if colon:
            raise ValueError(f"'{kind}' takes no budget; write '{kind}'")
        return _SIMPLE[kind](seed)
    if kind == "search":
        return _search(name, budget, bool(colon), seed)
    raise ValueError(f"unknown bot '{name}'; known: random, novice, greedy, search, search:PLAYOUTS, search:SECONDSs")


def _search(name: str, budget: str, given: bool, seed: int) -> SearchBot:
    if not given:
        return SearchBot(seed, name=name, playouts=DEFAULT_PLAYOUTS)
    if budget.isascii() and budget.isdigit() and 1 <= int(budget) <= MOST_PLAYOUTS:
        return SearchBot(seed, name=name, playouts=int(budget))
    if budget.endswith("s"):
        try:
            seconds = float(budget[:-1])
        except ValueError:
            seconds = 0.0
        if 0.0 < seconds <= MOST_SECONDS:
            return SearchBot(seed, name=name, seconds=seconds)
    raise ValueError(f"'{name}': write a number of playouts (search:1000) or of seconds (search:0.5s)")
