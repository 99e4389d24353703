"""A batch of 7 Wonders is so many ordinary games: what it tells of them is what each of them tells."""

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.lab.actions import actions_of
from sevenwonders.lab.batch import ClassicBatch
from sevenwonders.lab.observations import observer_of


@pytest.mark.parametrize("sets", [(), ("leaders", "cities")], ids=["base", "mixed"])
def test_every_row_is_what_its_game_tells(sets: tuple[str, ...]) -> None:
    batch, ended = ClassicBatch(GameSpec("classic", 3, sets), games=2, seed=3), 0
    observer, table = observer_of(batch.table(0)), actions_of(batch.table(0))
    for _ in range(110):
        twins = [batch.table(number) for number in range(2)]
        for number, game in enumerate(twins):
            seat = game.to_act()[0]
            assert batch.seats[number] == seat
            assert (batch.masks[number] == table.mask(game, seat)).all()
            assert (batch.observations[number] == observer.vector(game, seat)).all()
            game.play(seat, table.move(game, seat, int(batch.lots[number])))
        batch.step(batch.lots)
        for number, game in enumerate(twins):
            assert batch.ended[number] == game.over()
            expected = [2 * game.payoff(seat) - 1 for seat in range(3)] if game.over() else [0.0] * 3
            assert batch.rewards[number].tolist() == expected
        ended += int(batch.ended.sum())
    assert ended > 1


def test_an_illegal_action_changes_nothing() -> None:
    batch = ClassicBatch(GameSpec("classic", 3), games=2, seed=1)
    lots, seats = batch.lots, batch.seats
    wrong = lots.copy()
    wrong[1] = int((~batch.masks[1]).argmax())
    with pytest.raises(ValueError, match="in game 1 of the batch"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="one for each game"):
        batch.step(lots[:1])
    assert batch.seats is seats
    batch.step(lots)


def test_the_same_seed_gives_the_same_games() -> None:
    def history(seed: int) -> list[bytes]:
        batch = ClassicBatch(GameSpec("classic", 4), games=2, seed=seed)
        found = []
        for _ in range(20):
            batch.step(batch.lots)
            found.append(batch.observations.tobytes())
        return found

    assert history(1) == history(1)
    assert history(1) != history(2)
