"""Tables and who sits at them."""

from typing import Any

import httpx
import pytest

from sevenwonders.server.secrets import clean_name
from tests.server.client import Json, Player
from tests.server.running import Server


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture
def grace(server: Server) -> Player:
    return Player(server.address, "Grace")


@pytest.fixture
def edsger(server: Server) -> Player:
    return Player(server.address, "Edsger")


def at(person: Player, table: str) -> Json:
    state: Json = person.http.get(f"/api/tables/{table}").json()
    return state


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def chairs(person: Player, table: str) -> list[str]:
    return [seat["name"] or seat["kind"] for seat in at(person, table)["seats"]]


# ---- names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada \n\t Lovelace ", "Ada Lovelace"),
        ("A\u202eda\u200f\u2066", "Ada"),
        ("\ufeffAda\u0000", "Ada"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\u3164Ada\u2800", "Ada"),
        ("A" + "\u0335" * 9, "A" + "\u0335" * 2),
        ("\U0001f600", "\U0001f600"),
        ("\u05d0\u05d1", "\u05d0\u05d1"),
    ],
)
def test_a_name_is_cleaned(ada: Player, given: str, shown: str) -> None:
    assert ada.http.put("/api/me", json={"name": given}).json()["name"] == shown
    assert ada.http.get("/api/me").json()["name"] == shown


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u0000", "\u3164", "x" * 25])
def test_no_name_and_a_name_that_is_too_long_are_refused(ada: Player, name: str) -> None:
    assert ada.http.put("/api/me", json={"name": name}).status_code == 422
    assert ada.http.get("/api/me").json()["name"] == "Ada"


def test_a_name_that_grows_when_it_is_composed_still_fits() -> None:
    assert len(clean_name("\u0958" * 24)) <= 24


def test_who_gave_no_name_is_a_guest_in_the_own_language(server: Server) -> None:
    somebody = Player(server.address, "")
    table = somebody.http.post(
        "/api/tables", json={"options": {"game": "duel"}}, headers={"Accept-Language": "fr-BE,fr"}
    ).json()["id"]
    assert chairs(somebody, table) == ["Invité", "open"]


def test_a_new_name_is_shown_where_nothing_has_begun(ada: Player, grace: Player) -> None:
    waiting, begun = ada.create("duel"), ada.create("duel", ["easy"], start=True)
    with grace.line(waiting) as line:
        ada.http.put("/api/me", json={"name": "Countess"})
        line.until(lambda each: bool(each.table) and each.table["seats"][0]["name"] == "Countess")
        assert ada.http.get(f"/api/tables/{waiting}").json()["host"]
    assert chairs(ada, begun) == ["Ada", "1"]  # the story of a game keeps its names


# ---- the cookie


def test_the_secret_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.put(f"{server.address}/api/me", json={"name": "Ada"})
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # plain http, as at home
    behind = httpx.put(f"{server.address}/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in behind.headers["set-cookie"].lower()
    assert "sevenwonders=" not in answer.text


def test_a_second_browser_cannot_act_for_the_first(ada: Player, grace: Player) -> None:
    table = ada.create("duel", ["easy"])
    for answer in (
        grace.post(f"/api/tables/{table}/start"),
        grace.post(f"/api/tables/{table}/leave"),
        grace.http.put(f"/api/tables/{table}/seats/1", json={"level": None}),
        grace.post(f"/api/tables/{table}/rematch"),
    ):
        assert answer.status_code == 403
    assert at(ada, table)["status"] == "open"
    assert chairs(ada, table) == ["Ada", "1"]
    assert (at(ada, table)["you"], at(grace, table)["you"]) == (0, -1)
    assert grace.http.get("/api/tables/mine").json() == []


# ---- seats


def test_sitting_down_and_getting_up(ada: Player, grace: Player) -> None:
    table = ada.create("classic", players=3)
    assert grace.post(f"/api/tables/{table}/join", {"seat": 2}).json() == {"id": table, "seat": 2}
    assert grace.post(f"/api/tables/{table}/join", {"seat": 1}).json()["seat"] == 2  # who sits keeps the seat
    assert chairs(ada, table) == ["Ada", "open", "Grace"]
    assert grace.post(f"/api/tables/{table}/leave").status_code == 204
    assert chairs(ada, table) == ["Ada", "open", "open"]
    assert code(grace.post(f"/api/tables/{table}/leave")) == (403, "not_seated")


def test_a_seat_that_is_taken_and_a_table_that_is_full(ada: Player, grace: Player, edsger: Player) -> None:
    table = ada.create("classic", ["easy"], players=3)
    for seat in (0, 1, 7):
        assert code(grace.post(f"/api/tables/{table}/join", {"seat": seat})) == (409, "no_seat")
    assert grace.post(f"/api/tables/{table}/join", {}).json()["seat"] == 2
    assert code(edsger.post(f"/api/tables/{table}/join", {})) == (409, "no_seat")
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    assert code(edsger.post(f"/api/tables/{table}/join", {})) == (409, "begun")
    assert grace.post(f"/api/tables/{table}/join", {}).json()["seat"] == 2


def test_the_host_passes_on(ada: Player, grace: Player, edsger: Player) -> None:
    table = ada.create("classic", players=3)
    grace.post(f"/api/tables/{table}/join", {})
    with grace.line(table) as line:
        line.until(lambda each: bool(each.table))
        assert not line.table["host"]
        ada.post(f"/api/tables/{table}/leave")
        line.until(lambda each: each.table["host"])  # told at once
    assert not at(ada, table)["host"]
    assert code(ada.http.put(f"/api/tables/{table}/seats/0", json={"level": "easy"})) == (403, "not_host")
    grace.post(f"/api/tables/{table}/leave")
    edsger.post(f"/api/tables/{table}/join", {})  # whoever comes to a table that all have left
    assert at(edsger, table)["host"]
    for seat in (1, 2):
        assert edsger.http.put(f"/api/tables/{table}/seats/{seat}", json={"level": "easy"}).status_code == 204
    assert edsger.post(f"/api/tables/{table}/start").status_code == 204


def test_bots_sit_down_and_get_up(ada: Player) -> None:
    table = ada.create("classic", players=3)
    assert code(ada.post(f"/api/tables/{table}/start")) == (409, "seats_open")
    for level in ("hard", "easy", None, "expert"):
        assert ada.http.put(f"/api/tables/{table}/seats/1", json={"level": level}).status_code == 204
        assert at(ada, table)["seats"][1]["level"] == (level or "")
    assert code(ada.http.put(f"/api/tables/{table}/seats/0", json={"level": "easy"})) == (409, "no_seat")
    assert code(ada.http.put(f"/api/tables/{table}/seats/7", json={"level": "easy"})) == (409, "no_seat")
    assert ada.http.put(f"/api/tables/{table}/seats/1", json={"level": "genius"}).status_code == 422
    assert code(ada.post(f"/api/tables/{table}/start")) == (409, "seats_open")
    ada.http.put(f"/api/tables/{table}/seats/2", json={"level": "easy"})
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    assert code(ada.post(f"/api/tables/{table}/start")) == (409, "begun")
    assert code(ada.http.put(f"/api/tables/{table}/seats/2", json={"level": None})) == (409, "begun")


def test_everybody_at_the_table_is_told_who_sits_there(ada: Player, grace: Player) -> None:
    table = ada.create("duel")
    with ada.line(table) as line:
        grace.post(f"/api/tables/{table}/join", {})
        line.until(lambda each: bool(each.table) and each.table["seats"][1]["name"] == "Grace")
        grace.post(f"/api/tables/{table}/leave")
        line.until(lambda each: each.table["seats"][1]["kind"] == "open")


# ---- passwords


def test_a_password_keeps_strangers_out(ada: Player, grace: Player) -> None:
    table = ada.create("duel", password="sésame")
    assert at(grace, table)["locked"]
    for wrong in ("", "sesame", "sésame "):
        assert code(grace.post(f"/api/tables/{table}/join", {"password": wrong})) == (403, "password")
    assert chairs(ada, table) == ["Ada", "open"]
    assert grace.post(f"/api/tables/{table}/join", {"password": "sésame"}).status_code == 200
    assert grace.post(f"/api/tables/{table}/join", {}).status_code == 200  # who sits there needs none


def test_spectators_of_a_locked_table_need_the_password(ada: Player, grace: Player) -> None:
    table = ada.create("duel", ["easy"], password="sesame", start=True)
    with ada.line(table) as line:
        line.until(lambda each: bool(each.view))
    for wrong in ({}, {"password": "x"}):
        with grace.line(table, **wrong) as line:
            assert line.receive()["code"] == "password"
            assert line.until_closed() == 1008
            assert line.table == {}
    assert code(grace.http.get(f"/api/tables/{table}/record")) == (403, "password")
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 200
    with grace.line(table, password="sesame") as line:
        line.until(lambda each: bool(each.view))
        assert line.table["you"] == -1


# ---- what cannot be


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"game": "duel", "players": 3}, "players"),
        ({"game": "duel", "sets": ["leaders"]}, "duel_options"),
        ({"game": "duel", "teams": True}, "duel_options"),
        ({"game": "classic", "first_game": True}, "duel_options"),
        ({"game": "classic", "players": 8}, "options"),
        ({"game": "classic", "players": 3, "sets": ["nonsense"]}, "options"),
        ({"game": "classic", "players": 3, "sets": ["../cities"]}, "options"),
        ({"game": "classic", "players": 5, "sets": ["cities"], "teams": True}, "options"),
        ({"game": "classic", "players": 1}, "malformed"),
        ({"game": "chess"}, "malformed"),
        ({"game": "duel", "players": "2"}, "malformed"),
        ({"game": "duel", "pace": -1}, "malformed"),
        ({"game": "duel", "colour": "red"}, "malformed"),
    ],
)
def test_options_that_cannot_be(ada: Player, options: dict[str, Any], why: str) -> None:
    before = ada.http.get("/api/health").json()["tables"]
    answer = ada.post("/api/tables", {"options": options})
    assert code(answer) == (422, why)
    assert "/" not in answer.json()["text"].replace("../cities", "")  # no path of the server's disk
    assert ada.http.get("/api/health").json()["tables"] == before


def test_more_bots_than_seats_and_a_start_with_open_seats(ada: Player) -> None:
    duel = {"game": "duel"}
    assert code(ada.post("/api/tables", {"options": duel, "bots": ["easy", "easy"]})) == (422, "too_many_bots")
    assert code(ada.post("/api/tables", {"options": duel, "start": True})) == (409, "seats_open")


def test_sets_in_any_order_are_the_same_game(ada: Player) -> None:
    table = ada.create("classic", players=3, sets=["cities", "base", "leaders", "cities"])
    assert at(ada, table)["options"]["sets"] == ["leaders", "cities"]


def test_problems_are_told_in_the_language_of_the_reader(ada: Player) -> None:
    table = ada.create("duel")
    told = {
        lang: ada.http.post(f"/api/tables/{table}/start", headers={"Accept-Language": lang}).json()["text"]
        for lang in ("en", "fr", "nl")
    }
    assert len(set(told.values())) == 3


# ---- lists


def test_only_public_tables_stand_in_the_list(ada: Player, grace: Player) -> None:
    private, public = ada.create("duel"), ada.create("duel", public=True, password="x")
    listed = {line["id"]: line for line in grace.http.get("/api/tables").json()}
    assert private not in listed
    assert listed[public]["players"] == ["Ada"]
    assert (listed[public]["free"], listed[public]["locked"], listed[public]["you"]) == (1, True, -1)
    assert at(grace, private)["id"] == private  # whoever has the link finds it
    mine = {line["id"]: line for line in ada.http.get("/api/tables/mine").json()}
    assert {private, public} <= set(mine)
    assert mine[private]["you"] == 0
    assert grace.http.get("/api/tables/mine").json() == []


def test_my_games_say_whose_turn_it_is(ada: Player) -> None:
    table = ada.create("classic", ["easy", "easy"], players=3, start=True)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        line_of = {each["id"]: each for each in ada.http.get("/api/tables/mine").json()}
        assert (line_of[table]["your_turn"], line_of[table]["age"], line_of[table]["status"]) == (True, 1, "playing")


@pytest.mark.parametrize("table", ["222222222222", "x", "2222222222222", "ABCDEFGHIJKL"])
def test_a_table_that_is_not_there(ada: Player, table: str) -> None:
    assert ada.http.get(f"/api/tables/{table}").status_code in (404, 422)
    assert ada.post(f"/api/tables/{table}/join", {}).status_code in (404, 422)
