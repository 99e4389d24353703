"""Prints random science of cities, and what the engine makes of it, as JSON: the page's pad must agree.

`npm test` in web/ runs it: `python scripts/science_cases.py 10000 1` for so many cities from a seed.
"""

import json
import sys
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.city import City
from sevenwonders.classic.game import Classic
from sevenwonders.classic.science import Symbols
from sevenwonders.core.rng import Rng
from sevenwonders.games import BASE
from sevenwonders.sets import setting_for
from sevenwonders.sets.loader import packaged_keys

FIRST: Final = 3
"""Some symbols of choice are only among the first kinds."""


def cases(number: int, seed: int) -> list[dict[str, object]]:
    """Half of the cities know three kinds of symbols, half four."""
    richest = tuple(key for key in packaged_keys() if key != BASE)
    tables = [Classic(setting_for(3, sets), seed=1, quiet=True) for sets in ((), richest)]
    rng = Rng(seed)
    return [_case(tables[each % 2], rng) for each in range(number)]


def _case(table: Classic, rng: Rng) -> dict[str, object]:
    codex = table.codex
    kinds = int(codex.symbols)
    mine = City(codex, i64(0), None)
    counts = [rng.below(5) for _ in range(kinds)]
    free, first = rng.below(3), rng.below(3) if kinds > FIRST else 0
    offered, copies, changes = [rng.below(3) for _ in range(kinds)], rng.below(4), rng.below(8) // 6
    three, four = 7 + 3 * rng.below(2), (12 + rng.below(6) if kinds > FIRST else 0)
    for kind, count in enumerate(counts):
        mine.count[codex.first_symbol + kind] = i64(count)
    mine.free_symbols = vec[i64]([i64(0)] * 0)
    for choices in [FIRST] * first + [kinds] * free:
        mine.free_symbols = append(mine.free_symbols, i64((1 << choices) - 1))
    mine.set_points, mine.four_points = i64(three), i64(four)
    symbols = Symbols(codex, mine)
    symbols.changes = i64(changes)
    symbols.allow_copies(i64(copies))
    for kind, there in enumerate(offered):
        symbols.offered[kind] = i64(there)
    symbols.settle(table, i64(0))
    science = {"symbols": counts, "free": free, "freeFirst": first, "copies": copies, "offered": offered}
    return {"science": science | {"changes": changes, "three": three, "four": four}, "points": int(symbols.points)}


if __name__ == "__main__":
    json.dump(cases(int(sys.argv[1]), int(sys.argv[2])), sys.stdout)
