"""Floods of strangers while honest people play: choices, and the answers of bots, come about as fast as ever.

What "fast" is depends on the machine, which may be busy: an attacked game is compared with a quiet one of the same
server a moment before. With SEVENWONDERS_UNDEFENDED=1 the server has no limits: each attack then shows what it can do.
"""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.players import Seat, make_bot
from sevenwonders.records import write_record
from tests.server.attackers import ATTACKS, Attackers, Target
from tests.server.client import Player
from tests.server.running import Server

ROOM = 40.0
"""Times as slow as a quiet turn: attackers use a core, and a busy machine may have no other. A server without these
limits is some hundred times slower, or does not answer at all."""
LEAST = 0.025
"""No quiet turn counts as faster."""
ATTACKED_SECONDS = 4.0
"""Longer than the first burst of any limit lasts."""
LIMITS = ("messages_per_second", "requests_per_second", "tables_per_minute", "work_per_socket", "work_per_address")
UNDEFENDED = os.environ.get("SEVENWONDERS_UNDEFENDED", "") == "1"


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has by itself, save that it has room for fewer lines."""
    folder = tmp_path_factory.mktemp("besieged")
    room = {"connections_per_address": 100_000} if UNDEFENDED else {"connections": 400}
    running = Server(str(folder / "t.sqlite"), folder / "log.txt", **room)
    if not UNDEFENDED:
        running.unset(*LIMITS)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def attackers() -> Iterator[Attackers]:
    waiting = Attackers()
    yield waiting
    waiting.end()


@pytest.fixture(scope="module")
def long_game() -> str:
    game = GameSpec(game="classic", players=7, sets=("leaders", "cities")).begin(7)
    bot = make_bot("random", seed=1)
    while not game.over():
        seat = game.to_act()[0]
        game.play(seat, game.text(bot.choose(Seat(game, seat))))
    return write_record(game.record(None))


class Honest:
    """Two people with a bot between them, who note how long each turn takes until both know what all three did."""

    def __init__(self, server: Server) -> None:
        self._ada = Player(server.address, headers={"X-Forwarded-For": "198.51.100.7"})
        self._grace = Player(server.address, "Grace", {"X-Forwarded-For": "192.0.2.8"})

    def new_table(self, password: str = "") -> str:
        table = self._ada.create("classic", ["easy"], players=3, password=password)
        assert self._grace.post(f"/api/tables/{table}/join", {"password": password}).status_code == 200
        assert self._ada.post(f"/api/tables/{table}/start").status_code == 204
        return table

    def play(self, table: str) -> list[float]:
        taken = []
        with ExitStack() as stack:
            lines = [stack.enter_context(person.line(table)) for person in (self._ada, self._grace)]
            for line in lines:
                line.until(lambda each: bool(each.view))
            while not all(line.is_over() for line in lines):
                began, known = time.perf_counter(), [len(line.events) for line in lines]
                for line in lines:
                    if line.owes():
                        assert line.ask is not None
                        assert line.choose(line.ask["offers"][0]["move"])["type"] == "ack"
                for line, events in zip(lines, known, strict=True):
                    line.until(lambda each, events=events: len(each.events) > events or each.is_over())  # type: ignore[misc]
                taken.append(time.perf_counter() - began)
                time.sleep(0.05)
        return taken


@pytest.fixture(scope="module")
def honest(besieged: Server) -> Honest:
    people = Honest(besieged)
    people.play(people.new_table())  # the process of the bots is there now
    return people


def slowest(turns: list[float]) -> float:
    """But one in a hundred; of few, but one."""
    return sorted(turns)[-2 - len(turns) // 100]


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_play_on(
    besieged: Server, honest: Honest, attackers: Attackers, long_game: str, name: str
) -> None:
    quiet = max(LEAST, slowest(honest.play(honest.new_table())))
    table = honest.new_table("open sesame" if name == "passwords" else "")
    turns: list[float] = []
    with attackers.at_work(name, Target(besieged.port, table, long_game)):
        until = time.monotonic() + ATTACKED_SECONDS
        turns += honest.play(table)
        while time.monotonic() < until:
            turns += honest.play(honest.new_table())
    slow = slowest(turns)
    told = f"{1000 * slow:.0f} ms in {len(turns)} turns, {1000 * quiet:.0f} ms quiet"
    print(f"{name}: {told}")
    assert slow < ROOM * quiet, told
