"""OpenSpiel's own tests pass on both games, and its search draws what a seat cannot know."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from sevenwonders.lab import openspiel  # noqa: E402

HARBOUR = Path(__file__).parents[2] / "examples" / "harbour"
DUEL = "sevenwonders_duel"
TOGETHER = "sevenwonders_classic"
TURNS = "sevenwonders_classic_turns"


def load(name: str, **parameters: Any) -> Any:
    openspiel.register()
    return pyspiel.load_game(name, parameters)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        (DUEL, {"deals": 10}),
        (TOGETHER, {"deals": 10}),
        (TURNS, {"deals": 10}),
        (TOGETHER, {"deals": 3, "players": 4, "sets": "leaders+cities", "teams": True}),
        (TURNS, {"deals": 3, "folders": str(HARBOUR)}),
    ],
)
def test_the_librarys_simulations_pass(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=True, verbose=False)


def middle(name: str, moves: int, seed: int = 1, **parameters: Any) -> Any:
    """A position after some moves."""
    state, rng = load(name, **parameters).new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "moves"), [(DUEL, 20), (TURNS, 13)])
def test_what_is_drawn_anew_looks_the_same_to_the_player(name: str, moves: int) -> None:
    state, rng = middle(name, moves), random.Random(5)
    player = state.current_player()
    others = set()
    for _ in range(10):
        drawn = state.resample_from_infostate(player, rng.random)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        assert drawn.observation_string(player) == state.observation_string(player)
        assert drawn.legal_actions() == state.legal_actions()
        copy = drawn.clone()
        while not copy.is_terminal():
            copy.apply_action(copy.legal_actions()[-1])
        others.add(str(copy.returns()) + copy.observation_string(player))
    assert len(others) > 1


@pytest.mark.parametrize(("name", "moves"), [(DUEL, 40), (TURNS, 40)])
def test_the_librarys_search_plays(name: str, moves: int) -> None:
    state = middle(name, moves)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_the_tensor_is_the_documented_vector() -> None:
    state = middle(DUEL, 12)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert (observation.tensor == np.array(state.observation_tensor(0), dtype=np.float32)).all()
    assert observation.dict["age"].sum() == 1
    assert observation.tensor.any()


def test_choices_of_one_turn_are_sealed() -> None:
    """Whatever the first player chooses, the second sees and recalls the same."""
    first = middle(TURNS, 0)
    one, other = first.child(first.legal_actions()[0]), first.child(first.legal_actions()[-1])
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_copies_go_their_own_ways() -> None:
    state = middle(DUEL, 9)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before
