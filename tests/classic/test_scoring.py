"""Points against slow recounts: science, guilds, cards that count things, and the copied guild."""

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders import NOBODY, is_compiled
from sevenwonders.classic.science import Symbols, plain_science
from tests.arrange import CityPlan, arrange, city

from .facts import CARDS, GUILDS, SETUP, WONDERS, name_of
from .slow import science, sheet_of

EXAMPLES = 250 if is_compiled() else 200
BOARDS = sorted({wonder[:-2] for wonder in WONDERS})
GAME = arrange(city())
counts = st.tuples(*[st.integers(0, 6)] * 3)


def column(values: tuple[int, ...]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


@given(counts, st.integers(0, 4))
def test_science_takes_the_best_of_all_choices(symbols: tuple[int, ...], free: int) -> None:
    symbols_of = Symbols(GAME.codex, GAME.cities[0])
    symbols_of.counts, symbols_of.free = column(symbols), column((7,) * free)
    symbols_of.settle(GAME, 0)
    assert symbols_of.points == science(symbols, free)
    assert plain_science(column(symbols), 7) == science(symbols, 0)


@st.composite
def codex(draw: st.DrawFn) -> list[CityPlan]:
    """Cities of one table: no board and no guild twice."""
    players = draw(st.integers(3, 7))
    boards = draw(st.permutations(BOARDS))
    guilds = draw(st.permutations(GUILDS))
    plain = [card for card in CARDS if card not in GUILDS]
    plans = []
    for place in range(players):
        wonder = f"{boards[place]}_{draw(st.sampled_from('abb'))}"
        cards = draw(st.lists(st.sampled_from(plain), max_size=12, unique_by=name_of))
        cards += guilds[place * 10 // players : (place + 1) * 10 // players]
        stages = draw(st.sampled_from([WONDERS[wonder]["stages"], 0, 1, 2]))
        tokens = draw(st.lists(st.sampled_from([-1, 1, 3, 5]), max_size=6))
        plans.append(city(*cards, wonder=wonder, stages=stages, coins=draw(st.integers(0, 20)), tokens=tokens))
    return plans


@settings(max_examples=EXAMPLES)
@given(codex(), st.integers(1, 3))
def test_score_sheets(plans: list[CityPlan], age: int) -> None:
    """Every category of every seat, from what a spectator sees."""
    game = arrange(*plans, age=age)
    view = game.view(NOBODY)
    for seat, plan in enumerate(plans):
        assert view.cities[seat].military == sum(plan.tokens)
        assert list(view.scores.points[seat]) == SETUP["score_order"]
        assert view.scores.points[seat] == sheet_of(view.cities, seat)
        assert game.scores() == view.scores


@settings(max_examples=EXAMPLES)
@given(
    st.lists(st.sampled_from(sorted(CARDS)), max_size=14, unique_by=name_of),
    st.lists(st.sampled_from(sorted(CARDS)), max_size=14, unique_by=name_of),
    st.lists(st.sampled_from(sorted(CARDS)), max_size=14, unique_by=name_of),
    st.integers(0, 3),
)
def test_copied_guilds(mine: list[str], left: list[str], right: list[str], stages: int) -> None:
    """Olympia B among cities full of guilds."""
    own = [card for card in mine if card not in GUILDS or card not in left + right]
    game = arrange(
        city(*own, wonder="olympia_b", stages=stages),
        city(*left, tokens=[-1, -1]),
        city(*(card for card in right if card not in GUILDS or card not in left), tokens=[-1]),
    )
    view = game.view(NOBODY)
    for seat in range(3):
        assert view.scores.points[seat] == sheet_of(view.cities, seat)
    assert game.view(NOBODY) == view, "looking at the score changes nothing"
