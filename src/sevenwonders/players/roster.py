"""The bots by name, as the command line writes them: `random`, `novice`, `greedy`, `search:1000`,
`search:0.5s`, `search:0.5cpu`, and programs of others: `7wp:COMMAND`."""

from collections.abc import Callable
from typing import Final

from sevenwonders.players.bot import Bot, RandomBot
from sevenwonders.players.budget import Budget, read_budget
from sevenwonders.players.engine_bot import PREFIX, EngineBot
from sevenwonders.players.greedy import GreedyBot
from sevenwonders.players.playout_bot import PlayoutBot
from sevenwonders.players.search_bot import SearchBot

BOT_NAMES: Final = ("random", "novice", "casual", "greedy", "search", "search1")
_SIMPLE: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "novice": lambda seed: GreedyBot(seed, name="novice", overlooks=60),
    "casual": lambda seed: GreedyBot(seed, name="casual", overlooks=30),
    "greedy": GreedyBot,
}
_SEARCHES: Final[dict[str, Callable[[int, Budget, str], Bot]]] = {"search": SearchBot, "search1": PlayoutBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name. Raises ValueError for one that does not exist.

    The same name and seed play the same moves, unless the budget is a time.

    >>> make_bot("search:200", seed=1).name
    'search:200'
    """
    kind, colon, budget = name.partition(":")
    if kind == PREFIX:
        return EngineBot(seed, budget)
    if kind in _SIMPLE:
        if colon:
            raise ValueError(f"'{kind}' takes no budget; write '{kind}'")
        return _SIMPLE[kind](seed)
    if kind not in _SEARCHES:
        known = ", ".join(
            (*_SIMPLE, "search, search:ROUNDS, search:SECONDSs, search:SECONDScpu, search1", f"{PREFIX}:COMMAND")
        )
        raise ValueError(f"unknown bot '{name}'; known: {known}")
    try:
        return _SEARCHES[kind](seed, read_budget(budget) if colon else Budget(), name)
    except ValueError:
        units = f"{kind}:1000 for rounds, {kind}:0.5s for seconds, {kind}:0.5cpu for seconds of the processor"
        raise ValueError(f"'{name}': write {units}") from None
