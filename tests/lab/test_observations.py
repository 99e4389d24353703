"""An observation tells what a seat may know, all of the time and nothing else."""

import numpy as np
import pytest

from sevenwonders import Duel, Game, Rng
from sevenwonders.duel.view import DuelView
from sevenwonders.lab.observations import Observer, observer_of
from tests.contract.cases import CASES, Case, positions

HIDING = [case for case in CASES if case.other is not None]
EACH = [case for case in CASES if not case.name.startswith("classic 8") or "teams" not in case.name]


@pytest.mark.parametrize("case", HIDING, ids=lambda case: case.name)
def test_positions_that_a_seat_cannot_tell_apart_give_equal_vectors(case: Case) -> None:
    observer = observer_of(case.begin(0))
    differed = False
    for game in positions(case, 1, 3 * case.stride):
        for seat in range(int(game.seats)):
            assert case.other is not None
            other = case.other(game, seat)
            differed = differed or case.deal(other, None) != case.deal(game, None)
            assert (observer.vector(other, seat) == observer.vector(game, seat)).all()
    assert differed


def test_a_planted_leak_is_found() -> None:
    """If rows told the cards that lie face down, worlds that look the same would give different vectors."""
    case = CASES[0]
    game = next(game for game in positions(case, 1) if isinstance(game, Duel) and game.age == 1)
    observer = observer_of(game)
    assert case.other is not None
    worlds = [game, case.other(game, 0)]
    honest = [observer.vector(each, 0) for each in worlds]
    assert (honest[0] == honest[1]).all()
    leaky = []
    for world in worlds:
        copy = world.clone()
        assert isinstance(copy, Duel)
        copy.structure.seen = copy.structure.laid
        leaky.append(observer.vector(copy, 0))
    assert (leaky[0] != leaky[1]).any()


@pytest.mark.parametrize("case", EACH, ids=lambda case: case.name)
def test_what_is_drawn_anew_looks_the_same(case: Case) -> None:
    observer, rng = observer_of(case.begin(0)), Rng(3)
    for game in positions(case, 2, 4 * case.stride):
        for seat in range(int(game.seats)):
            vector = observer.vector(game, seat)
            assert vector.shape == (observer.size,)
            assert vector.dtype == np.float32
            assert np.isfinite(vector).all()
            assert (observer.vector(game.resample(seat, rng), seat) == vector).all()


@pytest.mark.parametrize("name", ["duel", "classic 3"])
def test_positions_that_differ_give_different_vectors(name: str) -> None:
    case = next(each for each in CASES if each.name == name)
    observer = observer_of(case.begin(0))
    vectors: dict[bytes, str] = {}
    for seed in range(2):
        for game in positions(case, seed):
            view = repr(game.view(0))
            assert vectors.setdefault(observer.vector(game, 0).tobytes(), view) == view
    assert len(vectors) > 100


def test_duel_is_read_as_its_view_tells_it() -> None:
    """The compiled rows, held against the view at every position of some games."""
    case = CASES[0]
    observer = observer_of(case.begin(0))
    for seed in range(4):
        for game in positions(case, seed):
            for seat in (0, 1):
                agrees_with_view(observer, game, seat)


def agrees_with_view(observer: Observer, game: Game, seat: int) -> None:
    assert isinstance(game, Duel)
    view: DuelView = game.view(seat)
    card_set = game.codex.card_set
    cards, wonders = [c.key for c in card_set.cards], [w.key for w in card_set.wonders]
    tokens = [p.key for p in card_set.progress]
    read = {name: numbers * scale(observer, name) for name, numbers in observer.dictionary(game, seat).items()}

    def named(block: str, keys: list[str]) -> list[str]:
        return [keys[int(place)] for place in read[block].nonzero()[0]]

    assert read["age"].argmax() == view.age
    assert round(float(read["pawn"][0])) - card_set.capital == (view.pawn if seat == 0 else -view.pawn)
    assert named("discard", cards) == view.discard
    assert named("board", tokens) == view.board
    assert named("drawn", tokens) == view.drawn
    assert named("offered", wonders) == view.offered
    for who, city in ((seat, "own"), (1 - seat, "rival")):
        theirs = view.cities[who]
        assert round(float(read[f"{city}_coins"][0])) == theirs.coins
        assert named(f"{city}_cards", cards) == theirs.cards
        assert set(named(f"{city}_wonders", wonders)) == {w.key for w in theirs.wonders if not w.built}
        assert set(named(f"{city}_built", wonders)) == {w.key for w in theirs.wonders if w.built}
        assert named(f"{city}_progress", tokens) == theirs.progress
        assert round(float(read[f"{city}_points"][0])) == view.scores.totals[who]
        assert len(view.loot) == read["own_loot"].sum() + read["rival_loot"].sum()
        prices = [round(float(price)) for price in read[f"{city}_unit_prices"]]
        assert prices == list(theirs.unit_prices.values())
    seen = {slot.card: slot for slot in view.slots if slot.card}
    assert set(named("slot", cards)) == set(seen)
    assert set(named("open", cards)) == {key for key, slot in seen.items() if slot.accessible}
    for key, slot in seen.items():
        if slot.accessible:
            assert round(float(read["price"][cards.index(key)])) == slot.prices[seat]
    assert read["laid"].sum() == len(view.slots)
    assert read["face_down"].sum() == sum(not slot.card for slot in view.slots)
    assert read["guild_back"].sum() == sum(slot.back == "guild" for slot in view.slots)
    assert read["covered"].sum() == sum(not slot.accessible for slot in view.slots)


def scale(observer: Observer, name: str) -> int:
    return next(block.scale for block in observer.layout.blocks if block.name == name)


@pytest.mark.parametrize("name", ["duel", "classic 3"])
def test_the_blocks_make_up_the_vector(name: str) -> None:
    game = next(each for each in CASES if each.name == name).begin(5)
    observer = observer_of(game)
    parts = observer.dictionary(game, 0)
    assert list(parts) == [block.name for block in observer.layout.blocks]
    assert (np.concatenate(list(parts.values())) == observer.vector(game, 0)).all()
