"""Whole games over the wire."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Json, Player, play_to_the_end
from tests.server.running import Server


def test_a_whole_duel_against_a_bot(server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("duel", ["medium"], start=True)
    with ada.line(table) as line:
        assert play_to_the_end(line) > 20
        assert line.table["status"] == "over" or line.receive()["table"]["status"] == "over"
        assert line.view["scores"]["winners"]


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_whole_game_of_seven_wonders_with_leaders_and_cities(server: Server, players: int) -> None:
    chance = random.Random(players)

    def pick(offers: list[Json]) -> Json:
        return chance.choice(offers)

    ada = Player(server.address)
    sets = ["leaders", "cities"]
    table = ada.create("classic", ["easy"] * (players - 1), players=players, sets=sets, start=True)
    with ada.line(table, lang="fr") as line:
        assert play_to_the_end(line, pick) >= 18
        assert len(line.view["scores"]["totals"]) == players


def test_three_people_at_one_table(server: Server) -> None:
    people = [Player(server.address, name) for name in ("Ada", "Grace", "Edsger")]
    table = people[0].create("classic", players=3)
    for person in people[1:]:
        assert person.post(f"/api/tables/{table}/join", {}).status_code == 200
    lines = [person.line(table) for person in people]
    assert people[0].post(f"/api/tables/{table}/start").status_code == 204
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(play_to_the_end, lines))
    for line in lines:
        assert line.view["scores"]["totals"] == lines[0].view["scores"]["totals"]
        line.close()
