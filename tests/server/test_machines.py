"""Three servers on one database, over both wires: any of them serves any visitor, whatever happens to the others."""

import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import InvalidStatus

from sevenwonders.records import read_record, replay_record
from tests.server.client import Line, Player, play_to_the_end
from tests.server.machines import WIRES, Machines, at, machines
from tests.server.postgres import Cluster
from tests.server.running import Server, wait_for

SOCKETS = 60
"""That one address may have open."""
NAMES = ("Ada", "Grace", "Edsger")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="sevenwonders-", ignore_cleanup_errors=True) as folder:
        made = Cluster(Path(folder) / "cluster")
        yield made
        made.stop()


@pytest.fixture(scope="module", params=WIRES)
def shared(
    request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Machines]:
    folder = tmp_path_factory.mktemp(request.param)
    with machines(folder, request.param, cluster, sockets_per_address=SOCKETS) as made:
        yield made


@pytest.fixture
def three(shared: Machines) -> Machines:
    """All of them alive."""
    shared.start()
    return shared


def holder(shared: Machines, table: str) -> str:
    """The server that has a table, as the database knows it."""
    with psycopg.connect(shared.database) as connection:
        row = connection.execute('SELECT server FROM leases WHERE "table" = %s', (table,)).fetchone()
    return row[0] if row else ""


def friends(shared: Machines, game: str = "duel") -> tuple[list[Player], str]:
    """A person at each server, all at one table of the first."""
    people = [
        Player(server.address, name) for server, name in zip(shared.servers, ("Ada", "Grace", "Edsger"), strict=True)
    ]
    seats = 2 if game == "duel" else 3
    table = people[0].create(game, players=seats, public=True)
    for number, person in enumerate(people[1:seats], 1):
        assert person.post(f"/api/tables/{table}/join", {}).json() == {"id": table, "seat": number}
    return people, table


def answer_one(line: Line) -> None:
    line.until(Line.owes)
    assert line.ask is not None
    answer = line.choose(line.ask["offers"][0]["move"])
    assert answer["type"] == "ack", answer


def until_owes(line: Line, other: Line) -> None:
    """The other one of a game of Duel plays until it is this one's turn."""
    line.until(lambda each: bool(each.view))
    while not line.owes():
        heard = len(line.frames)
        if line.table["seats"][1 - line.table["you"]]["waiting"]:
            answer_one(other)
        line.until(lambda each, heard=heard: each.owes() or len(each.frames) > heard)  # type: ignore[misc]


def both_to_the_end(lines: list[Line]) -> None:
    with ThreadPoolExecutor(len(lines)) as pool:
        for job in [pool.submit(play_to_the_end, line) for line in lines]:
            job.result()


def check_record(person: Player, table: str, least: int = 1) -> None:
    record = read_record(person.http.get(f"/api/tables/{table}/record").text)
    assert replay_record(record).over()
    assert len(record.turns) >= least


def test_any_server_serves_any_visitor(three: Machines) -> None:
    people, table = friends(three, "classic")
    assert people[1].post(f"/api/tables/{table}/start").status_code == 403
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    for person in people:
        assert person.http.get(f"/api/tables/{table}").json()["status"] == "playing"
        assert table in [line["id"] for line in person.http.get("/api/tables").json()]
        assert table in [line["id"] for line in person.http.get("/api/tables/mine").json()]
    lines = [person.line(table) for person in people]
    both_to_the_end(lines)
    for line in lines:
        line.close()
    for person in people:
        check_record(person, table)
        assert person.http.get(f"/api/tables/{table}/replay").status_code == 200
    again = [person.post(f"/api/tables/{table}/rematch").json() for person in people]
    assert [each["seat"] for each in again] == [1, 2, 0]
    assert len({each["id"] for each in again}) == 1


def test_presence_names_and_seats_are_shared(three: Machines) -> None:
    people, table = friends(three)
    with people[0].line(table) as ada, people[1].line(table) as grace, people[2].line(table) as watcher:
        for line in (ada, grace, watcher):
            line.until(
                lambda each: bool(each.table) and [seat["online"] for seat in each.table["seats"]] == [True, True]
            )
        ada.until(lambda each: each.table["spectators"] == 1)
        assert people[1].http.put("/api/me", json={"name": "Hopper"}).status_code == 200
        ada.until(lambda each: each.table["seats"][1]["name"] == "Hopper")
        assert people[1].http.put("/api/me/emblem", json={"avatar": "owl"}).status_code == 200
        ada.until(lambda each: each.table["seats"][1]["emblem"]["avatar"] == "owl")
        grace.close()
        ada.until(lambda each: not each.table["seats"][1]["online"])
        watcher.send({"type": "speak", "lang": "fr"})
        watcher.until_type("update")
        assert watcher.choose("nonsense", "1")["code"] == "not_yours"


def test_limits_of_an_address_are_shared(three: Machines) -> None:
    people = [Player(server.address, "") for server in three.servers]
    table = people[0].create()
    lines = [people[0].line(table) for _ in range(SOCKETS)]
    wait_for(lambda: is_refused(people[2], table), "the other servers' word on it")
    for line in lines:
        line.close()
    wait_for(lambda: not is_refused(people[2], table), "their word that there are fewer")


def is_refused(person: Player, table: str) -> bool:
    try:
        person.line(table, silent=True).close()
    except InvalidStatus:
        return True
    return False


def test_a_password_is_asked_for_at_every_server(three: Machines) -> None:
    people = [
        Player(server.address, name) for server, name in zip(three.servers, ("Ada", "Grace", "Edsger"), strict=True)
    ]
    table = people[0].create(password="sesame")
    assert people[1].post(f"/api/tables/{table}/join", {"password": "wrong"}).status_code == 403
    with people[2].line(table) as line:
        assert line.until_closed() == 1008
    with people[2].line(table, password="sesame") as line:
        line.until(lambda each: bool(each.table))
    assert people[1].post(f"/api/tables/{table}/join", {"password": "sesame"}).json()["seat"] == 1
    assert people[1].http.get("/api/tables/222222222222").status_code == 404
    with people[1].line("222222222222", silent=True) as line:
        assert line.until_closed() == 4404


def test_tables_move_when_their_server_stops_and_nobody_notices(three: Machines) -> None:
    people, table = friends(three)
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    there = at(three.servers[2], people[0])
    before = holder(three, table)
    with there.line(table) as ada, people[1].line(table) as grace:
        for _ in range(3):
            until_owes(ada, grace)
            answer_one(ada)
        assert three.servers[0].stop() == 0
        assert holder(three, table) not in (before, "")
        both_to_the_end([ada, grace])
    check_record(there, table)


def test_a_server_dies_and_the_others_go_on(three: Machines) -> None:
    people, table = friends(three)
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    there = at(three.servers[2], people[0])
    with there.line(table) as ada, people[1].line(table) as grace:
        ada.until(lambda each: bool(each.view))
        three.servers[0].kill()
        both_to_the_end([ada, grace])
    check_record(there, table)
    new = at(three.servers[1], people[0])
    assert new.http.get(f"/api/tables/{table}").status_code == 200


def test_the_tables_of_a_dead_server_go_on_by_themselves(three: Machines) -> None:
    """Bots and clocks need nobody who asks."""
    ada = Player(three.servers[0].address)
    table = ada.create("duel", ["easy"], start=True, clock="days", clock_time=1)
    before = holder(three, table)
    three.servers[0].kill()
    wait_for(lambda: holder(three, table) not in (before, ""), "another server that takes the table")


def test_a_server_that_hung_cannot_write_when_it_wakes(three: Machines) -> None:
    people, table = friends(three)
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    there = at(three.servers[2], people[0])
    first: Server = three.servers[0]
    with people[0].line(table) as old, there.line(table) as ada, people[1].line(table) as grace:
        until_owes(old, grace)
        assert old.ask is not None
        first.freeze()
        late = {"type": "choose", "id": "late", "request": old.ask["request"], "move": old.ask["offers"][-1]["move"]}
        old.send(late)
        answer_one(ada)
        first.wake()
        answer = old.until_type("refused")  # by the server that has the table now
        assert (answer["id"], answer["code"]) == ("late", "late")
        both_to_the_end([ada, grace])
        old.until(Line.is_over)
    check_record(there, table)


def test_who_has_too_many_tables_gives_some_away(three: Machines) -> None:
    ada = Player(three.servers[0].address)
    tables = [ada.create("duel", ["easy"], start=True) for _ in range(45)]
    first = holder(three, tables[0])
    line = ada.line(tables[0])
    wait_for(lambda: len({holder(three, table) for table in tables}) > 1, "a table that moves")
    wait_for(lambda: sum(holder(three, table) == first for table in tables) < 40, "more of them")
    play_to_the_end(line)
    line.close()
    check_record(ada, tables[0])


def test_a_hint_comes_from_whichever_server_has_the_table_and_only_to_its_seat(three: Machines) -> None:
    ada, grace, watcher = (Player(server.address, name) for server, name in zip(three.servers, NAMES, strict=True))
    table = ada.create("duel", players=2, hints=True)
    assert grace.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert grace.http.put(f"/api/tables/{table}/hints", json={"agree": True}).status_code == 204
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    with ada.line(table) as first, grace.line(table) as second, watcher.line(table) as third:
        lines = (first, second, third)
        for line in lines:
            line.until(lambda each: bool(each.view))
        answers = {}
        for line in lines:
            line.send({"type": "coach", "id": "k", "request": "0", "what": "moves"})
            while (answer := line.receive()).get("id") != "k":
                pass
            answers[line] = str(answer.get("code", answer["type"]))
        active = next(line for line in lines if line.ask is not None)
        assert answers[active] == "coached"
        assert answers[third] == "not_yours"
        assert sorted(answers.values()) == ["coached", "late", "not_yours"]
