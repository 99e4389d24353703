"""Secret Warehouse and Black Market against a slow count of every use of every card."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from sevenwonders.core.rng import Rng
from sevenwonders.sets.loader import make_box
from tests.arrange import ME, at_cities, city
from tests.playing import makes

LETTERS = "WSCOGLP"
MAKERS = {card.key: card.effect.produces for card in make_box().cards if card.color in ("brown", "grey")}
YELLOW = {"forum": ("G/L/P",), "caravansery": ("W/S/C/O",)}


def possible(makers: list[str], others: list[str], store: bool, market: bool, board: str) -> list[Counter[str]]:
    """Everything that a city could make in a turn: each either-or card used for one thing, then the stores."""
    counted = [unit.split("/") for card in makers for unit in MAKERS[card]] + [[board]]
    known = {letter for unit in counted for letter in unit}
    missing = [letter for letter in LETTERS if letter not in known]
    found: list[Counter[str]] = []
    for used in product(*counted):
        more = [list(set(used)) if store else [""], missing if market and missing else [""]]
        chosen = product(*more, *(unit.split("/") for card in others for unit in YELLOW[card]))
        found.extend(Counter([*used, *(letter for letter in rest if letter)]) for rest in chosen)
    return found


@pytest.mark.parametrize("seed", range(24))
def test_stores_against_every_use(seed: int) -> None:
    rng = Rng(seed)
    names = [card for card in MAKERS if not card.endswith("_2")]
    makers = sorted({names[rng.below(len(names))] for _ in range(4)})
    others = [card for card in YELLOW if rng.below(3) == 0]
    store, market = rng.below(4) > 0, rng.below(3) == 0
    cards = [*makers, *others, *(["secret_warehouse"] if store else []), *(["black_market"] if market else [])]
    game = at_cities(city(*cards, wonder="giza_a"))
    uses = possible(makers, others, store, market, "S")
    for size in (1, 2, 3, 4):
        for units in combinations_with_replacement(LETTERS, size):
            expected = any(not Counter(units) - use for use in uses)
            assert makes(game, ME, "".join(units)) == expected, (cards, units)
