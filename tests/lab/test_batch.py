"""A batch is so many ordinary games: what it tells of them is what each of them tells."""

import numpy as np
import pytest

from sevenwonders.duel.many import ManyDuels
from sevenwonders.lab.actions import actions_of
from sevenwonders.lab.batch import DuelBatch
from sevenwonders.lab.observations import observer_of


def test_every_row_is_what_its_game_tells() -> None:
    batch, ended = DuelBatch(5, seed=3), 0
    first = batch._many.table(0)
    observer, table = observer_of(first), actions_of(first)
    for _ in range(150):
        for number in range(5):
            game = batch._many.table(number)
            seat = game.to_act()[0]
            assert batch.seats[number] == seat
            assert (batch.masks[number] == table.mask(game, seat)).all()
            assert (batch.observations[number] == observer.vector(game, seat)).all()
            assert batch.masks[number, batch.lots[number]]
        batch.step(batch.lots)
        ended += int(batch.ended.sum())
    assert ended > 5


def test_ends_and_rewards_are_those_of_the_games() -> None:
    batch, ends = DuelBatch(4, seed=9), 0
    for _ in range(300):
        twins = [batch._many.table(number) for number in range(4)]
        for game, move in zip(twins, batch.lots, strict=True):
            game.play(game.to_act()[0], int(move))
        batch.step(batch.lots)
        for number, game in enumerate(twins):
            assert batch.ended[number] == game.over()
            expected = [2 * game.payoff(seat) - 1 for seat in (0, 1)] if game.over() else [0.0, 0.0]
            assert batch.rewards[number].tolist() == expected
            ends += game.over()
    assert ends > 8


def test_the_same_seed_gives_the_same_games() -> None:
    def history(seed: int) -> list[bytes]:
        batch = DuelBatch(3, seed=seed)
        found = []
        for _ in range(120):
            batch.step(batch.lots)
            found.append(batch.observations.tobytes() + batch.masks.tobytes())
        return found

    assert history(1) == history(1)
    assert history(1) != history(2)


def test_what_was_read_before_a_step_stays_as_it_was() -> None:
    batch = DuelBatch(2, seed=1)
    masks, lots = batch.masks, batch.lots
    before = masks.tobytes(), lots.tobytes()
    for _ in range(40):
        batch.step(batch.lots)
    assert (masks.tobytes(), lots.tobytes()) == before
    assert not masks.flags.writeable


def test_an_illegal_action_changes_nothing() -> None:
    batch = DuelBatch(3, seed=1)
    before = [batch._many.table(number).view(0) for number in range(3)]
    wrong = batch.lots.copy()
    wrong[2] = int(batch.masks[2].argmin())
    few, low = batch.lots[:2], np.array([0, 0, -1])
    for actions, why in ((wrong, "in game 2"), (few, "takes 3 actions"), (low, "not legal")):
        with pytest.raises(ValueError, match=why):
            batch.step(actions)
        assert [batch._many.table(number).view(0) for number in range(3)] == before
    with pytest.raises(ValueError, match="at least one game"):
        ManyDuels(0, 1)
