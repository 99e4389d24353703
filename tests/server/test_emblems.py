"""By what people are known at a table: avatar, crest and colour."""

from typing import Any

import pytest

from tests.server.client import Json, Line, Player
from tests.server.running import Server

OWL: Json = {"avatar": "owl", "crest": "round", "color": 3}
PLAIN: Json = {"avatar": "", "crest": "shield", "color": -1}


def worn(line: Line, seat: int) -> Json:
    found: Json = line.table["seats"][seat]["emblem"]
    return found


def test_everybody_sees_it_in_the_room_and_during_the_game(server: Server) -> None:
    ada, grace = Player(server.address, "Ada"), Player(server.address, "Grace")
    assert ada.http.put("/api/me/emblem", json=OWL).json() == {"name": "Ada", "emblem": OWL}
    assert ada.http.get("/api/me").json() == {"name": "Ada", "emblem": OWL}
    table = ada.create("duel")
    grace.post(f"/api/tables/{table}/join", {})
    watcher = Player(server.address, "Eve")
    with grace.line(table) as line, watcher.line(table) as watching:
        for each in (line, watching):
            each.until(lambda each: bool(each.table))
            assert (worn(each, 0), worn(each, 1)) == (OWL, PLAIN)
        ada.post(f"/api/tables/{table}/start")
        line.until(lambda line: line.table["status"] == "playing")
        lion = OWL | {"avatar": "lion", "color": 0}
        assert grace.http.put("/api/me/emblem", json=lion).status_code == 200
        line.until(lambda line: worn(line, 1) == lion)
        assert worn(line, 0) == OWL
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "owl" not in record
    assert "emblem" not in record


def test_it_needs_no_name_and_a_new_name_leaves_it(server: Server) -> None:
    somebody = Player(server.address, "")
    assert somebody.http.put("/api/me/emblem", json=OWL).json() == {"name": "", "emblem": OWL}
    assert somebody.http.put("/api/me", json={"name": "Ada"}).json() == {"name": "Ada", "emblem": OWL}
    assert somebody.http.put("/api/me/emblem", json={}).json() == {"name": "Ada", "emblem": PLAIN}


@pytest.mark.parametrize(
    "nonsense",
    [
        {"avatar": "unicorn"},
        {"avatar": "<svg onload=alert(1)>"},
        {"avatar": 3},
        {"avatar": None},
        {"crest": ""},
        {"crest": ["round"]},
        {"color": 8},
        {"color": -2},
        {"color": "red"},
        {"color": 1.5},
        {"color": True},
        {"name": "Eve"},
        [],
        None,
        "owl",
    ],
)
def test_nonsense_is_refused_and_changes_nothing(server: Server, nonsense: Any) -> None:
    ada = Player(server.address, "Ada")
    ada.http.put("/api/me/emblem", json=OWL)
    answer = ada.http.put("/api/me/emblem", json=nonsense)
    assert answer.status_code == 422
    assert answer.json()["text"]
    assert ada.http.get("/api/me").json()["emblem"] == OWL


def test_it_outlives_the_server(own_server: Server) -> None:
    ada = Player(own_server.address, "Ada")
    table = ada.create("duel", ["easy"], start=True)
    ada.http.put("/api/me/emblem", json=OWL)
    own_server.kill()
    own_server.start()
    seats = ada.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["emblem"] for seat in seats] == [OWL, PLAIN]
