"""Compiled rows and actions of 7 Wonders, held against slow readings of views and moves, in every mix of sets."""

from pathlib import Path

import numpy as np
import pytest

from sevenwonders import Rng
from sevenwonders.classic.game import Classic
from sevenwonders.classic.ways import Ways
from sevenwonders.core.moves import Moves
from sevenwonders.lab.actions import actions_of
from sevenwonders.lab.observations import observer_of
from sevenwonders.sets import classic_game
from tests.contract.cases import CASES, Case, positions, random_move
from tests.mixes import MIXES
from tests.oracles.mixes import seats_for
from tests.oracles.sight import SlowSight
from tests.oracles.ways import actions_for

CLASSIC = [case for case in CASES if case.name.startswith("classic")]


def agrees(game: Classic) -> None:
    """Every seat sees what its view says, and may do what its moves say."""
    observer, actions = observer_of(game), actions_of(game)
    slow = SlowSight(game.codex, int(game.seats), int(game.setting.cities))
    assert observer.layout.blocks == slow.layout.blocks
    for seat in range(int(game.seats)):
        read, told = observer.vector(game, seat), slow.vector(game.view(seat))
        assert [name for name, part in slow.layout.split(read != told).items() if part.any()] == []
        moves = game.moves(seat) if seat in game.to_act() else []
        assert actions.open(game, seat) == actions_for(game.codex, moves)


@pytest.mark.parametrize("case", CLASSIC, ids=lambda case: case.name)
def test_a_seat_sees_what_its_view_tells(case: Case) -> None:
    for game in positions(case, 6, max(case.stride // 2, 1)):
        assert isinstance(game, Classic)
        agrees(game)


@pytest.mark.parametrize("number", range(len(MIXES)), ids=lambda number: " ".join(MIXES[number]) or "base")
def test_in_every_mix_of_sets(number: int) -> None:
    """Some positions of one game of each mix, with as many players as the number of the mix says."""
    seats = seats_for(MIXES[number])
    players = seats[number % len(seats)]
    game, rng, made = classic_game(players=players, sets=MIXES[number], seed=number), Rng(number), 0
    agrees(game)
    while not game.over():
        game.play(*random_move(game, rng))
        made += 1
        if made % (16 * players + 5) == 0:
            agrees(game)
    agrees(game)


def test_whatever_a_set_shows_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A set of a stranger shows words, numbers, and lists of both: by city, and otherwise."""
    folder = Path(__file__).parents[2] / "examples" / "harbour"
    game = classic_game(players=3, seed=1, folders=[folder])
    shown = {
        "word": "north",
        "number": 3,
        "names": ["a", "b"],
        "counts": [4, 0, 5, 6],
        "cities": [1, 2, 3],
        "who": ["x", "", "y"],
    }
    monkeypatch.setattr(game.setting.showers[0], "show", lambda *_: shown)
    observer = observer_of(game)
    extras = observer.dictionary(game, 0)["extras"]
    assert extras.sum() == 1 + 3 + 2 + 15 + 6 + 3
    assert (observer.dictionary(game, 1)["extras"] != extras).any()
    agrees(game)


def test_payments_beyond_all_ways_are_dropped_from_the_dearest() -> None:
    """More ways to pay than there is room for, given in the order of their numbers."""
    game = classic_game(players=3, seed=1)
    verb, card = 0, 5
    moves = [
        (verb << 55) | (option << 50) | (card << 40) | left | (right << 8)
        for option in range(3)
        for right in range(5)
        for left in range(5)
    ]
    found, legal = Ways(game.codex), Moves()
    for move in sorted(moves):
        legal.add(move)
    found.read(legal)
    assert found.opened() == actions_for(game.codex, moves)
    assert len(found.opened()) == 8
    assert all(found.action(move) != -1 for move in moves)
    assert found.action(moves[-1]) % 8 == 2
    assert np.unique(list(found.opened().values())).size == 8
