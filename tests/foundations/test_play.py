"""Random games with Foundations, from two to eight players and in teams, until every effect has begun."""

from collections import Counter

import pytest

from sevenwonders import Rng
from sevenwonders.classic.codex import COINS
from sevenwonders.classic.game import Classic
from sevenwonders.core.moves import Moves
from sevenwonders.sets import classic_game
from sevenwonders.sets.foundations.debts import OwnDebts
from sevenwonders.sets.foundations.laying import Laying
from sevenwonders.sets.foundations.tower import Growing
from tests.arrange import part
from tests.mixes import FOUNDATION_SETS

from .facts import FOUNDATIONS

EVERYTHING = ("leaders", "fan_leaders", "cities", "wonder_pack", "towers", "foundations")


def play(
    players: int, seed: int, sets: tuple[str, ...] = FOUNDATION_SETS, teams: bool = False
) -> tuple[Classic, Counter[str]]:
    """One game to its end, and how often each decision came up. Stages are built gladly, so that effects begin."""
    game = classic_game(players=players, sets=sets, seed=seed, teams=teams, quiet=True)
    rng, moves, asked = Rng(seed), Moves(), Counter[str]()
    stage = game.codex.verbs.index("stage")
    while not game.over():
        asked[game.codex.phases[game.phase]] += 1
        for seat in game.to_act():
            moves.count = 0
            game.legal(seat, moves)
            ids = moves.to_list()
            assert ids, game.codex.phases[game.phase]
            assert ids == sorted(set(ids))
            stages = [move for move in ids if game.text(move).startswith(game.codex.verbs[stage])]
            ids = stages if stages and rng.below(2) else ids
            game.apply(seat, ids[rng.below(len(ids))])
        assert all(city.count[COINS] >= 0 for city in game.cities)
    return game, asked


def check_end(game: Classic) -> None:
    """Every debt is settled, and no foundation has more effects than it has."""
    laying, woken, codex = part(game, Laying), part(game, Growing).woken, game.codex
    for seat in range(int(game.seats)):
        mine = game.cities[seat]
        card = int(mine.count[laying.laid]) - 1
        steps = range(int(codex.first_step[card]), int(codex.first_step[card + 1]))
        built = sum(mine.is_built(codex, codex.step_at[step]) for step in steps)
        assert mine.count[woken] == built
        assert mine.count[part(game, OwnDebts).owed] == 0


def test_every_effect_begins() -> None:
    begun: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for number in range(120):
        game, phases = play(2 + number % 7, number)
        check_end(game)
        asked += phases
        laying, woken = part(game, Laying), part(game, Growing).woken
        for seat in range(int(game.seats)):
            mine = game.cities[seat]
            key = game.card_key(mine.count[laying.laid] - 1)
            begun.update(f"{key} {n + 1}" for n in range(int(mine.count[woken])))
    assert set(begun) == {f"{key} {n}" for key, row in FOUNDATIONS.items() for n in range(1, row["effects"] + 1)}
    assert not {name for name in ("recruit_set_aside", "build_set_aside_guild", "recruit_now") if not asked[name]}


@pytest.mark.parametrize(("players", "teams"), [(4, True), (6, True), (8, True)])
def test_teams(players: int, teams: bool) -> None:
    check_end(play(players, 3, teams=teams)[0])


@pytest.mark.parametrize("players", range(2, 9))
def test_with_everything(players: int) -> None:
    """Boards of other sets are never dealt; leaders may take stages and boards away again."""
    for seed in range(3):
        game, _ = play(players, seed, EVERYTHING)
        assert all(game.wonder_key(city).endswith("_b") for city in range(int(game.setting.cities)))
