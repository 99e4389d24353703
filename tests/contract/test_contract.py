"""Every game keeps the laws of the engine contract (laws.py): one walk through each game feeds them all."""

import pytest

from .cases import CASES, Case, everything, positions
from .laws import QUICK, SLOW, Walk

RUNS = [pytest.param(case, seed, id=f"{case.name}-{seed}") for case in CASES for seed in range(case.games)]
EACH = [pytest.param(case, id=case.name) for case in CASES]


@pytest.mark.parametrize(("case", "seed"), RUNS)
def test_a_game_keeps_the_laws(case: Case, seed: int) -> None:
    """A twin that no law looks at is played beside it: the same seed and moves give the same bytes, and no law, no
    refused move and no copy that is played on changes anything."""
    walk = Walk(case, seed)
    for number, (game, twin) in enumerate(zip(positions(case, seed), positions(case, seed), strict=True)):
        for law in QUICK:
            law(game)
        due = [slow for slow, times, more in SLOW if game.over() or number % (times * case.stride + more) == 0]
        if not due:
            continue
        before, copy = everything(twin), game.clone()
        for slow in due:
            slow(game, walk)
        assert everything(game) == before
        assert everything(copy) == before
    assert walk.differed or case.other is None


@pytest.mark.parametrize("case", EACH)
def test_another_seed_gives_another_deal(case: Case) -> None:
    deals = [case.deal(case.begin(seed), None) for seed in range(20)]
    assert all(deals[0] != other for other in deals[1:])


@pytest.mark.parametrize("case", EACH)
def test_a_game_needs_no_luck_to_end(case: Case) -> None:
    for choose in (0, -1):
        game = case.begin(3)
        while not game.over():
            seat = game.to_act()[0]
            game.play(seat, game.moves(seat)[choose])
        assert game.moves(0) == []
