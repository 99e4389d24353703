"""Bots think beside the server, and die beside it too."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from sevenwonders.server.settings import Settings
from sevenwonders.server.tables.live import LiveTable
from tests.server.client import Json, Line, Player
from tests.server.inside import NoBots, any_choice, hall_at, new_table
from tests.server.processes import children, is_alive
from tests.server.running import Server, wait_for


def test_the_game_goes_on_when_the_bots_die(own_server: Server) -> None:
    ada = Player(own_server.address)
    table = ada.create("duel", ["hard"], start=True)
    killed: set[int] = set()
    left: set[int] = set()
    with ada.line(table) as line:
        for ask in line.turns():
            left = set(children(own_server.pid)) - killed
            if len(killed) >= 2 and left:
                break
            line.choose(ask["offers"][0]["move"])
            if len(killed) < 2 and line.view["active"] == 1:
                for worker in children(own_server.pid):
                    os.kill(worker, signal.SIGKILL)  # in the middle of its thought
                    killed.add(worker)
        assert line.owes(), "the game went on"
    (new,) = left
    own_server.kill()
    wait_for(lambda: not is_alive(new), "the end of a bot that outlives its server")


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("easy", {"game": "duel", "players": 2}),
        ("medium", {"game": "classic", "players": 4}),
        ("hard", {"game": "classic", "players": 3}),
    ],
)
def test_every_level_answers(server: Server, level: str, options: Json) -> None:
    ada = Player(server.address)
    table = ada.create(bots=[level] * (options["players"] - 1), start=True, **options)
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        before = len(line.events)
        line.choose(line.ask["offers"][0]["move"])
        line.until(lambda each: each.owes() and len(each.events) > before + 1)
        assert any(event["seat"] == 1 for event in line.events)


def test_the_server_answers_while_an_expert_thinks(server: Server) -> None:
    """Many answers come before the bot's one move: nobody waits for it."""
    ada, grace = Player(server.address), Player(server.address, "Grace")
    table = ada.create("duel", ["expert"], start=True)
    other = grace.create("duel", ["expert"])
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        line.choose(line.ask["offers"][0]["move"])
        seen = len(line.events)
        for _ in range(3):
            assert grace.http.get("/api/health").json()["status"] == "ok"
            assert grace.http.put(f"/api/tables/{other}/seats/1", json={"level": "hard"}).status_code == 204
        line.send({"type": "ping"})
        line.until_type("pong")
        assert len(line.events) == seen  # the bot has not moved yet
        line.until(lambda each: len(each.events) > seen)


class QuickBots(NoBots):
    """Bots that know at once."""

    table: LiveTable

    async def choose(self, *_: object) -> dict[int, str]:
        assert self.table.game is not None
        return {1: self.table.game.text(self.table.game.moves(1)[0])}


@pytest.mark.parametrize(("servers_own", "moves"), [(-1, 1), (0, 2)])
def test_a_bot_waits_a_moment_so_that_people_can_follow(tmp_path: Path, servers_own: int, moves: int) -> None:
    """As long as the table says, unless the server has a pace of its own."""

    async def story() -> None:
        async with hall_at(tmp_path / "t.sqlite") as hall:
            hall.services.settings = Settings(pace=servers_own)
            hall.services.bots = bots = QuickBots()
            table = bots.table = await new_table(hall, "ada", pace=10_000)
            await table.choose(0, any_choice(table, 0), "en")
            for _ in range(100 if moves == 1 else 10_000):
                await asyncio.sleep(0.001)
                if len(table.moves) > 1:
                    break
            assert min(2, len(table.moves)) == moves

    asyncio.run(story())
