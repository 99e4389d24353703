"""Another game with the same people."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Line, Player, play_to_the_end
from tests.server.running import Server


@pytest.fixture
def people(server: Server) -> list[Player]:
    return [Player(server.address, name) for name in ("Ada", "Grace")]


def played(people: list[Player]) -> str:
    """A finished game of Duel."""
    table = people[0].create("duel", public=True)
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    lines = [person.line(table) for person in people]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(play_to_the_end, lines))
    for line in lines:
        line.until(lambda each: each.table["status"] == "over")
        line.close()
    return table


def test_one_press_makes_a_table_and_the_second_finds_it(people: list[Player]) -> None:
    ada, grace = people
    table = played(people)
    with grace.line(table) as line:
        line.until(lambda each: bool(each.table))
        assert line.table["rematch"] == ""
        first = ada.post(f"/api/tables/{table}/rematch").json()
        line.until(lambda each: each.table["rematch"] != "")
        assert line.table["rematch"] == first["id"]
    second = grace.post(f"/api/tables/{table}/rematch").json()
    assert (first["seat"], second["seat"]) == (1, 0)  # another one begins
    assert first["id"] == second["id"] != table
    assert ada.post(f"/api/tables/{table}/rematch").json() == first
    state = ada.http.get(f"/api/tables/{first['id']}").json()
    assert state["status"] == "open"
    assert state["options"]["public"]
    assert [seat["name"] for seat in state["seats"]] == ["Grace", "Ada"]


def test_it_begins_by_itself_when_all_are_there(people: list[Player]) -> None:
    table = people[0].post(f"/api/tables/{played(people)}/rematch").json()["id"]
    stranger = Player(people[0].address, "Edsger")
    with people[0].line(table) as ada, stranger.line(table) as watching:
        watching.until(lambda each: bool(each.table) and each.table["seats"][1]["online"])
        assert watching.table["status"] == "open"
        with people[1].line(table) as grace:
            for line in (ada, grace, watching):
                line.until(lambda each: bool(each.table) and each.table["status"] == "playing")
            grace.until(Line.owes)
            assert grace.view["seat"] == 0


def test_everybody_who_sits_there_may_begin_and_put_bots(people: list[Player]) -> None:
    ada, grace = people
    table = ada.post(f"/api/tables/{played(people)}/rematch").json()["id"]
    stranger = Player(ada.address, "Edsger")
    assert stranger.post(f"/api/tables/{table}/start").status_code == 403
    assert grace.post(f"/api/tables/{table}/leave").status_code == 204
    assert ada.http.put(f"/api/tables/{table}/seats/0", json={"level": "easy"}).status_code == 204
    assert ada.post(f"/api/tables/{table}/start").status_code == 204


def test_a_bot_comes_along(server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("duel", ["easy"], start=True)
    assert ada.post(f"/api/tables/{table}/rematch").status_code == 409
    with ada.line(table) as line:
        play_to_the_end(line)
        line.until(lambda each: each.table["status"] == "over")
    stranger = Player(server.address, "Edsger")
    assert stranger.post(f"/api/tables/{table}/rematch").status_code == 403
    again = ada.post(f"/api/tables/{table}/rematch").json()
    assert again["seat"] == 1
    with ada.line(again["id"]) as line:
        line.until(Line.owes)
        assert line.table["seats"][0]["kind"] == "bot"
        assert line.events[1]["seat"] == 0  # the bot began
