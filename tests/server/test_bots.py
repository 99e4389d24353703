"""Bots think beside the server, and die beside it too."""

import os
import signal
from pathlib import Path

import pytest

from tests.server.client import Line, Player, play_to_the_end
from tests.server.running import Server


def workers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            command = (stat.parent / "cmdline").read_bytes()
        except (OSError, ValueError):
            continue
        if parent == server.pid and b"spawn_main" in command:
            found.append(int(stat.parent.name))
    return found


def test_the_game_goes_on_when_the_bots_die(own_server: Server) -> None:
    ada = Player(own_server.address)
    table = ada.create("duel", ["hard"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        for _ in range(2):
            assert line.ask is not None
            line.choose(line.ask["offers"][0]["move"])  # now the bot thinks
            for worker in workers(own_server):
                os.kill(worker, signal.SIGKILL)
            line.until(Line.owes)
    killed = workers(own_server)
    assert len(killed) == 1  # a new one
    own_server.kill()
    for worker in killed:  # it does not outlive its server
        while Path(f"/proc/{worker}/cmdline").exists() and Path(f"/proc/{worker}/cmdline").read_bytes():
            pass


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_level_answers(server: Server, level: str) -> None:
    ada = Player(server.address)
    for options in ({"game": "duel"}, {"game": "classic", "players": 3}):
        bots = [level] * (int(str(options.get("players", 2))) - 1)
        answer = ada.post("/api/tables", {"options": {"pace": 0, **options}, "bots": bots, "start": True})
        with ada.line(answer.json()["id"]) as line:
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
        request = line.ask["request"]
        line.choose(line.ask["offers"][0]["move"])
        seen = len(line.events)
        for _ in range(10):
            assert grace.http.get("/api/health").json()["status"] == "ok"
            assert grace.http.put(f"/api/tables/{other}/seats/1", json={"level": "hard"}).status_code == 204
        line.send({"type": "ping"})
        line.until_type("pong")
        assert len(line.events) == seen  # the bot has not moved yet
        line.until(lambda each: each.owes() and each.ask is not None and each.ask["request"] != request)


def test_a_bot_waits_a_moment_so_that_people_can_follow(tmp_path: Path) -> None:
    """The pace is the table's, unless the server has one of its own."""
    running = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt", pace=-1).start()
    ada = Player(running.address)
    tables = [ada.create("duel", ["easy"], start=True, pace=pace) for pace in (10_000, 0)]
    slow, quick = (ada.line(table) for table in tables)
    for line in (slow, quick):
        line.until(Line.owes)
        assert line.ask is not None
        line.choose(line.ask["offers"][0]["move"])
    seen = len(slow.events)
    quick.until(Line.owes)  # asked later, answered sooner
    play_to_the_end(quick)
    slow.send({"type": "ping"})
    slow.until_type("pong")
    assert len(slow.events) == seen
    slow.close()
    quick.close()
    running.stop()
