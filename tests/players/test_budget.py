"""How much a search may think, as people write it."""

import gc
import time

import pytest

from sevenwonders.players import make_bot
from sevenwonders.players.budget import BATCH, Budget, read_budget


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1000", Budget(rounds=1000)),
        ("0.5s", Budget(rounds=0, seconds=0.5)),
        ("2cpu", Budget(rounds=0, seconds=2.0, of_processor=True)),
    ],
)
def test_rounds_and_seconds_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-5", "0s", "601s", "nancpu", "s", "1e3", "٣", "1 s x", "99999999"])
def test_nonsense_is_refused_with_what_could_be_written(text: str) -> None:
    with pytest.raises(ValueError, match=r"search:0\.5s for seconds"):
        make_bot(f"search:{text}", 1)


def test_rounds_are_done_at_once_and_seconds_until_they_are_over() -> None:
    done: list[int] = []
    Budget(rounds=70).spend(done.append)
    assert done == [70]
    began = time.thread_time()
    Budget(rounds=0, seconds=0.05, of_processor=True).spend(done.append)
    assert time.thread_time() - began >= 0.05
    assert set(done[1:]) == {BATCH}


def test_a_search_that_fails_leaves_the_collector_as_it_was() -> None:
    def fail(_: int) -> None:
        assert not gc.isenabled()
        raise RuntimeError

    with pytest.raises(RuntimeError):
        Budget(rounds=1).spend(fail)
    assert gc.isenabled()
