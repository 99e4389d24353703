"""Bots and replays think beside the server: visitors take turns, and a process that hangs is replaced."""

import asyncio
import gzip
import json
import os
import signal

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.records import write_record
from sevenwonders.server.bots import BotPool
from sevenwonders.server.fairness import FairLine
from sevenwonders.server.levels import ANSWER_SECONDS, SECONDS, bot_name, thinking_time
from sevenwonders.server.problems import Trouble
from sevenwonders.server.replaying import MOST_OF_ONE, Replays
from sevenwonders.server.workers import Stuck
from tests.server.processes import children, is_alive

DEAL = write_record(GameSpec(game="duel", players=2).begin(7).record())
SEAT = GameSpec(game="duel", players=2).begin(7).to_act()[0]


def test_visitors_take_turns_and_so_do_their_tables() -> None:
    line: FairLine[str] = FairLine()
    for number in range(3):
        for table in "ab":
            line.add("crowd", table, f"{table}{number}")
    line.add("ada", "c", "c0")
    line.drop("crowd", "b", "b0")
    taken = []
    while (item := line.take()) is not None:
        taken.append(item)
    assert taken == ["a0", "c0", "b1", "a1", "b2", "a2"]
    assert len(line) == 0


def test_a_crowd_of_experts_waits_for_itself_alone() -> None:
    """Sixty tables of one address are asked first; somebody else's bot answers before most of them."""

    async def story() -> list[str]:
        pool = BotPool(1)
        done: list[str] = []

        async def ask(table: str, visitor: str) -> None:
            await pool.choose(table, DEAL, (), {SEAT: "expert"}, visitor)
            done.append(visitor)

        try:
            crowd = [asyncio.create_task(ask(f"t{number}", "crowd")) for number in range(60)]
            await asyncio.sleep(0)
            await ask("mine", "ada")
            place = len(done)
            await asyncio.gather(*crowd)
            return done[:place]
        finally:
            pool.stop()

    before = asyncio.run(story())
    assert before.count("crowd") <= 2


def test_a_bot_that_answers_at_once_waits_for_none_that_thinks() -> None:
    async def story() -> None:
        pool = BotPool(1)
        try:
            await pool.choose("mine", DEAL, (), {SEAT: "easy"}, "ada")  # its process is there now
            deep = asyncio.create_task(pool.choose("theirs", DEAL, (), {SEAT: "expert"}, "grace"))
            await asyncio.sleep(0)
            await pool.choose("mine", DEAL, (), {SEAT: "easy"}, "ada")
            assert not deep.done()
            assert set(await deep) == {SEAT}
        finally:
            pool.stop()

    asyncio.run(story())


def test_under_load_bots_think_less_and_not_later() -> None:
    assert thinking_time("expert", 1.0, 0.0) == SECONDS["expert"]
    assert thinking_time("expert", 1 / 60, 0.0) < SECONDS["expert"] / 50
    assert thinking_time("hard", 1.0, ANSWER_SECONDS["hard"] + 1) == 0.0
    assert thinking_time("expert", 1.0, 0.0, seats=7) * 7 <= SECONDS["expert"] + 0.01
    assert bot_name("expert", 0.0) == "greedy"  # no time is left for a search: still a sensible move


def test_a_process_that_hangs_is_killed_and_replaced() -> None:
    async def story() -> None:
        pool = BotPool(1, grace=1.0)
        try:
            await pool.choose("t", DEAL, (), {SEAT: "easy"}, "ada")
            (stuck,) = children(os.getpid())
            os.kill(stuck, signal.SIGSTOP)
            with pytest.raises(Stuck):
                await pool.choose("t", DEAL, (), {SEAT: "easy"}, "ada")
            assert set(await pool.choose("t", DEAL, (), {SEAT: "easy"}, "ada")) == {SEAT}
            assert not is_alive(stuck)
        finally:
            pool.stop()

    asyncio.run(story())


def test_a_bot_that_nobody_waits_for_any_more_leaves_the_line() -> None:
    async def story() -> None:
        pool = BotPool(1)
        try:
            thoughts = [
                asyncio.create_task(pool.choose(f"t{number}", DEAL, (), {SEAT: "hard"}, "ada")) for number in range(9)
            ]
            await asyncio.sleep(0)
            assert pool.waiting == 9
            for thought in thoughts[1:]:
                thought.cancel()
            await asyncio.wait(thoughts)
            assert pool.waiting == 0
        finally:
            pool.stop()

    asyncio.run(story())


# ---- replays


def test_a_replay_is_made_in_another_process_and_nobody_may_ask_for_many_at_once() -> None:
    async def story() -> None:
        replays = Replays()
        try:
            film = await replays.film(DEAL, -1, "en", "ada")
            assert film.work > 0.0
            assert len(json.loads(gzip.decompress(film.packed))["frames"]) == 1
            (worker,) = children(os.getpid())
            os.kill(worker, signal.SIGSTOP)  # whatever it does: this event loop goes on
            waiting = [asyncio.create_task(replays.film(DEAL, -1, "en", "eve")) for _ in range(MOST_OF_ONE + 1)]
            await asyncio.sleep(0)
            with pytest.raises(Trouble, match="too_many"):
                await replays.film(DEAL, -1, "en", "eve")
            other = asyncio.create_task(replays.film(DEAL, -1, "en", "grace"))
            await asyncio.sleep(0)
            os.kill(worker, signal.SIGCONT)
            await other
            assert sum(task.done() for task in waiting) <= 2
            await asyncio.gather(*waiting)
        finally:
            replays.stop()

    asyncio.run(story())


@pytest.mark.parametrize("text", ["nonsense", DEAL.replace("deal ", "deal x"), DEAL + "1. 0 build:nothing"])
def test_what_is_wrong_with_a_record_comes_back_in_words(text: str) -> None:
    async def story() -> str:
        replays = Replays()
        try:
            return (await replays.film(text, -1, "en", "ada")).problem
        finally:
            replays.stop()

    assert asyncio.run(story()) == "record"
