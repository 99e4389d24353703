"""One seat against bots, as Gymnasium wants it."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv

from sevenwonders import IllegalMove
from sevenwonders.lab.gymnasium import IDS, OneSeat, register
from sevenwonders.records import read_record


@pytest.mark.parametrize("options", [{"game": "duel"}, {"game": "classic", "players": 4, "sets": ("leaders",)}])
def test_the_librarys_checker_passes(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ... of unbounded observations and of an environment without an id
        check_env(OneSeat(bots=("random",), **options), skip_render_check=True)
        check_env(OneSeat(bots=("random",), render_mode="ansi", **options))


def any_action(masks: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(masks)))


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A whole game: what was seen, how it ended, and the first that was told."""
    rng = np.random.default_rng(seed)
    seen, first = env.reset(seed=seed)
    table: Any = env.unwrapped
    history, over, reward = [seen.tobytes()], False, 0.0
    while not over:
        masks = table.action_masks()
        assert masks.dtype == np.bool_
        seen, gained, over, truncated, info = env.step(any_action(masks, rng))
        reward += float(gained)
        assert not truncated
        assert (info["action_mask"] == table.action_masks()).all()
        assert over != bool(info["action_mask"].any())
        history.append(seen.tobytes())
    return history, reward, first


@pytest.mark.parametrize("name", IDS.values())
def test_a_registered_game_is_played_to_its_end(name: str) -> None:
    register()
    env = gymnasium.make(name, bots=("novice",), disable_env_checker=True)
    games = [played(env, seed) for seed in (1, 2, 3, 1)]
    assert games[0][:2] == games[3][:2]
    assert games[0][0] != games[1][0]
    assert all(reward in (-1.0, 1.0) for _, reward, _ in games)


def test_seats_are_drawn_anew_or_fixed() -> None:
    env = OneSeat("classic", players=4, bots=("random",))
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    fixed = OneSeat("classic", players=4, bots=("random", "greedy", "novice"), seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_many_play_in_processes_of_their_own() -> None:
    async_env = AsyncVectorEnv([lambda: OneSeat(bots=("random",))] * 2, context="spawn")
    try:
        rng = np.random.default_rng(1)
        seen, _ = async_env.reset(seed=[5, 6])
        alone = [OneSeat(bots=("random",)).reset(seed=seed)[0] for seed in (5, 6)]
        assert (seen == np.stack(alone)).all()
        for _ in range(80):
            masks = async_env.call("action_masks")
            # A game that has ended begins anew in the next step, whatever is given.
            actions = np.array([any_action(mask, rng) if mask.any() else 0 for mask in masks])
            seen = async_env.step(actions)[0]
            assert seen.shape == (2, *alone[0].shape)
    finally:
        async_env.close()


def test_errors_say_what_to_do() -> None:
    with pytest.raises(ValueError, match="unknown bot 'nobody'"):
        OneSeat(bots=("nobody",))
    with pytest.raises(ValueError, match="give one bot, or 3"):
        OneSeat("classic", players=4, bots=("random", "random"))
    with pytest.raises(ValueError, match="from 0 to 1"):
        OneSeat(seat=2)
    with pytest.raises(ValueError, match="illegal is"):
        OneSeat(illegal="whatever")
    env = OneSeat(bots=("random",), illegal="error", render_mode="ansi")
    with pytest.raises(ValueError, match="reset begins"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="the mask"):
        env.step(int(env.action_masks().argmin()))
    assert read_record(str(env.render())).game == "duel"


def test_an_illegal_action_loses_the_game() -> None:
    env = OneSeat(bots=("random",))
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(env.action_masks().argmin()))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "the mask" in info["illegal"]
    with pytest.raises(ValueError, match="reset begins"):
        env.step(int(env.action_masks().argmax()))
    _, info = env.reset()
    assert "illegal" not in env.step(int(info["action_mask"].argmax()))[4]
