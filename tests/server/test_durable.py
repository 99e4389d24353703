"""Whatever happens to the server, what it acknowledged is there when it is back."""

import random
import sqlite3
import subprocess
import sys

from sevenwonders.records import read_record, replay_record
from tests.patience import PATIENCE
from tests.server.client import Json, Line, Player, play_to_the_end
from tests.server.running import Server

LIVES = 3


def test_a_server_killed_at_any_moment_keeps_every_acknowledged_choice(own_server: Server) -> None:
    chance = random.Random(3)
    ada = Player(own_server.address)
    table = ada.create("duel", ["easy"], start=True)
    sent: list[Json] = []
    for _ in range(LIVES):
        line = ada.line(table)
        for _ in range(chance.randrange(1, 6)):
            _choose_any(line, sent, chance)
        if chance.random() < 0.7:  # in the middle of a choice, which may be kept or not
            line.until(Line.owes)
            sent.append(_choice(line, len(sent), chance))
            line.send(sent[-1])
        own_server.kill()
        own_server.start()
        line.close()
        with ada.line(table) as line:
            for choice in sent:
                line.send(choice)
                answer = line.until_type("ack")  # one that was lost would be refused: its request is long settled
                assert answer["id"] == choice["id"]
    with ada.line(table) as line:
        for _ in line.turns():
            _choose_any(line, sent, chance)
    record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert [move for turn in record.turns for seat, move in turn if seat == 0] == [choice["move"] for choice in sent]
    assert replay_record(record).over()


def _choice(line: Line, number: int, chance: random.Random) -> Json:
    assert line.ask is not None
    move = chance.choice(line.ask["offers"])["move"]
    return {"type": "choose", "id": f"choice {number}", "request": line.ask["request"], "move": move}


def _choose_any(line: Line, sent: list[Json], chance: random.Random) -> None:
    line.until(lambda each: each.owes() or each.is_over())
    if not line.is_over():
        choice = _choice(line, len(sent), chance)
        assert line.choose(choice["move"], choice["request"], choice["id"])["type"] == "ack"
        sent.append(choice)


def test_a_sealed_choice_survives_and_stays_sealed(own_server: Server) -> None:
    people = [Player(own_server.address, name) for name in ("Ada", "Grace")]
    table = people[0].create("classic", ["easy"], players=3)
    # the bot sits on seat 1
    assert people[1].post(f"/api/tables/{table}/join", {}).json()["seat"] == 2
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    with people[0].line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        move = line.ask["offers"][-1]["move"]
        assert line.choose(move)["type"] == "ack"
    own_server.kill()
    own_server.start()
    with people[0].line(table) as ada, people[1].line(table) as grace:
        ada.until(lambda line: line.ask is not None)
        grace.until(lambda line: bool(line.table) and line.table["seats"][0]["sealed"])
        assert ada.ask is not None
        assert ada.ask["chosen"] == move
        grace.until(Line.owes)
        assert grace.ask is not None
        grace.choose(grace.ask["offers"][0]["move"])
        ada.until(lambda line: line.view["turn"] == 2)


def test_a_server_that_is_told_to_stop_says_goodbye(own_server: Server) -> None:
    ada = Player(own_server.address)
    table = ada.create("duel", ["easy"], start=True)
    before = own_server.log()
    with ada.line(table) as line:
        line.until(lambda each: bool(each.view))
        assert own_server.stop() == 0
        assert line.until_closed() == 1012
    assert "Traceback" not in own_server.log().removeprefix(before)


def test_two_servers_do_not_share_a_file(own_server: Server) -> None:
    command = [sys.executable, "-m", "sevenwonders.cli.main", "serve", "--database", own_server.database]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    told = (second.stdout + second.stderr).strip().splitlines()
    assert len(told) == 1
    assert "another server uses" in told[0]


DAMAGE = {
    "deal": "UPDATE tables SET deal = '7WN 1 nonsense' WHERE id = ?",
    "no deal": "UPDATE tables SET deal = '' WHERE id = ?",
    "options": "UPDATE tables SET options = '{' WHERE id = ?",
    "move": "UPDATE choices SET move = 'build:nothing' WHERE \"table\" = ? AND number = 1",
    "seat": 'UPDATE choices SET seat = 99 WHERE "table" = ? AND number = 0',
    "gap": 'DELETE FROM choices WHERE "table" = ? AND number = 1',
    "chair": 'DELETE FROM seats WHERE "table" = ? AND number = 1',
    "end": "UPDATE tables SET status = 'over' WHERE id = ?",
}


def test_a_damaged_table_is_shown_as_broken_and_hurts_no_other(own_server: Server) -> None:
    ada = Player(own_server.address)
    tables = {what: ada.create("duel", ["easy"], start=True, public=True) for what in (*DAMAGE, "sound")}
    for table in tables.values():
        with ada.line(table) as line:
            line.until(Line.owes)
            for _ in range(2):
                _choose_any(line, [], random.Random(1))
                line.until(Line.owes)
    assert own_server.stop() == 0
    with sqlite3.connect(own_server.database) as database:
        for what, statement in DAMAGE.items():
            assert database.execute(statement, (tables[what],)).rowcount == 1, what
    database.close()
    own_server.start()
    states = {what: ada.http.get(f"/api/tables/{table}").json()["status"] for what, table in tables.items()}
    assert states == dict.fromkeys(DAMAGE, "broken") | {"sound": "playing"}
    for where in ("/api/tables", "/api/tables/mine"):
        listed = ada.http.get(where)
        assert listed.status_code == 200
        assert tables["sound"] in [line["id"] for line in listed.json()]
    for what in DAMAGE:
        with ada.line(tables[what]) as line:
            line.until(lambda each: each.table != {})
            assert line.table["status"] == "broken"
            assert line.choose("build:baths", "1")["code"] == "late"
        assert ada.http.get(f"/api/tables/{tables[what]}/record").status_code == 409
        assert ada.post(f"/api/tables/{tables[what]}/rematch").status_code == 409
    with ada.line(tables["sound"]) as line:
        play_to_the_end(line)
