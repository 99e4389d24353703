"""Science symbols of choice, copied, changed and paired: all chosen together, held against every possible choice."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from sevenwonders import is_compiled
from sevenwonders.classic.cards import Effect
from sevenwonders.classic.game import Classic
from sevenwonders.sets import setting_for
from tests.arrange import ME, CityPlan, at_cities, city
from tests.playing import points

SETS = ("leaders", "fan_leaders", "cities", "wonder_pack", "towers")
BOX = setting_for(3, SETS).codex.box
CARDS = {card.key: card for card in BOX.cards}
WONDERS = {wonder.key: wonder for wonder in BOX.wonders}
KINDS = ("compass", "gear", "tablet", "astrolabe")
MASKS = ("pigeon_loft", "spy_ring", "torture_chamber")
GREEN = [card.key for card in BOX.cards if card.color == "green"]
BROWN = ["lumber_yard", "ore_vein", "foundry", "clay_pit", "timber_yard", "excavation", "quarry", "mine"]
OTHERS = ["astronomer", "shipyard", "scientists_guild", "magicians_guild", "socrates", *MASKS]
BOARDS = {"ikaruga_b": 5, "babylon_b": 2, "babylon_a": 2, "athens_b": 5, "great_wall_b": 3, "giza_a": 0}


@cache
def set_points(counts: tuple[int, ...], three: int, four: int) -> int:
    """The best way to lay symbols out in sets of three or four different ones."""
    best = 0
    for size, worth in ((3, three), (4, four)):
        for kinds in combinations(range(4), size):
            if all(counts[kind] for kind in kinds):
                rest = tuple(count - (kind in kinds) for kind, count in enumerate(counts))
                best = max(best, worth + set_points(rest, three, four))
    return best


def counted(symbols: Iterable[str]) -> tuple[int, ...]:
    held = list(symbols)
    return tuple(held.count(kind) for kind in KINDS)


def score(symbols: Iterable[str], three: int, four: int) -> int:
    counts = counted(symbols)
    return sum(count * count for count in counts) + set_points(counts, three, four)


def own_effects(plan: CityPlan) -> list[Effect]:
    stages = WONDERS[plan.wonder].stages
    return [*(CARDS[card].effect for card in plan.cards), *(stages[place].effect for place in plan.stages)]


def pair_points(plan: CityPlan, symbols: Sequence[str]) -> int:
    """For each stage that counts pairs, with the best use of brown cards that make one thing or another."""
    made = [*WONDERS[plan.wonder].start.produces]
    made += [unit for card in plan.cards if CARDS[card].color == "brown" for unit in CARDS[card].effect.produces]
    stages = [effect for effect in own_effects(plan) if effect.power == "points_for_pairs"]
    if not stages:
        return 0
    best = 0
    for units in {tuple(sorted(choice)) for choice in product(*(unit.split("/") for unit in made))}:
        found = 0
        for effect in stages:
            symbol, unit = effect.power_of.split("+")
            found += effect.power_n * min(symbols.count(symbol), units.count(unit))
        best = max(best, found)
    return best


def best_of_all(plan: CityPlan, neighbours: Sequence[CityPlan], three: int, four: int) -> int:
    """Every value of every symbol of choice, every symbol changed into any other, every card copied by a mask."""
    effects = own_effects(plan)
    own = [entry.split("/") for effect in effects for entry in effect.science]
    masks = sum(effect.power == "mask" for effect in effects)
    green = [
        CARDS[card].effect.science[0] for other in neighbours for card in other.cards if CARDS[card].color == "green"
    ]
    copies = {tuple(sorted(some)) for number in range(masks + 1) for some in combinations(green, number)}
    changes: list[int] = [*range(len(own))] if "socrates" in plan.cards else []
    best = 0
    for change in [-1, *changes]:
        choices = [list(KINDS) if place == change else entry for place, entry in enumerate(own)]
        for chosen in {tuple(sorted(each)) for each in product(*choices)}:
            pairs = pair_points(plan, chosen)
            best = max(best, *(score(chosen + copied, three, four) + pairs for copied in copies))
    return best


@st.composite
def cities(draw: st.DrawFn) -> CityPlan:
    wonder = draw(st.sampled_from(sorted(BOARDS)))
    cards = draw(st.lists(st.sampled_from(GREEN), max_size=4, unique=True))
    cards += draw(st.lists(st.sampled_from(OTHERS), max_size=6, unique=True))
    if wonder == "ikaruga_b":
        cards += draw(st.lists(st.sampled_from(BROWN), max_size=4, unique=True))
    return city(*cards, wonder=wonder, stages=draw(st.integers(0, BOARDS[wonder])))


def total(game: Classic, plan: CityPlan) -> int:
    printed = sum(WONDERS[plan.wonder].stages[place].effect.vp for place in plan.stages)
    return points(game, ME, "science") + points(game, ME, "wonder") - printed


@settings(max_examples=150 if is_compiled() else 100)
@given(
    cities(),
    st.lists(st.sampled_from(GREEN), max_size=4, unique=True),
    st.lists(st.sampled_from(GREEN), max_size=2, unique=True),
    st.sampled_from([(7, 12), (10, 15), (7, 14), (13, 18)]),
)
def test_all_choices_together(plan: CityPlan, left: list[str], right: list[str], worth: tuple[int, int]) -> None:
    neighbours = [city(*left, wonder="rhodes_a"), city(*right, wonder="ephesos_a")]
    game = at_cities(plan, *neighbours, sets=SETS)
    game.cities[ME].set_points, game.cities[ME].four_points = i64(worth[0]), i64(worth[1])
    before = game.scores().points
    assert total(game, plan) == best_of_all(plan, neighbours, *worth)
    assert game.scores().points == before, "looking changes nothing"


@pytest.mark.parametrize(
    ("cards", "left", "science"),
    [
        (("pigeon_loft", "socrates", "apothecary"), ("workshop",), 4),
        (("pigeon_loft", "socrates"), ("workshop",), 1),
        (("socrates", "scientists_guild"), (), 1),
        (("socrates", "scientists_guild", "magicians_guild", "astronomer", "shipyard"), (), 25),
        (("pigeon_loft", "socrates", "apothecary", "dispensary"), ("workshop",), 10),
        (("socrates", "scientists_guild", "apothecary", "workshop", "scriptorium"), (), 4 + 12),
    ],
)
def test_socrates_with_masks_and_free_symbols(cards: tuple[str, ...], left: tuple[str, ...], science: int) -> None:
    """He changes any symbol but what a mask copies; a symbol of three kinds may so become an astrolabe."""
    game = at_cities(city(*cards), city(*left), sets=SETS)
    assert points(game, ME, "science") == science


def test_socrates_serves_the_pairs() -> None:
    """Ikaruga B: what he makes of a symbol is paired too; what a mask copies is not."""

    def found(*cards: str, left: tuple[str, ...] = ()) -> tuple[int, int]:
        game = at_cities(city(*cards, wonder="ikaruga_b", stages=1), city(*left), sets=SETS)
        return points(game, ME, "science"), points(game, ME, "wonder")

    assert found("workshop", "ore_vein") == (1, 0)
    assert found("workshop", "ore_vein", "socrates") == (1, 3)
    assert found("pigeon_loft", "ore_vein", left=("apothecary",)) == (1, 0)
