"""A first game with notes: a known deal, for one person and bots only."""

import pytest

from tests.server.client import Json, Player, play_to_the_end
from tests.server.running import Server

WAYS: dict[str, Json] = {
    "duel": {"game": "duel", "players": 2, "first_game": True, "guided": True, "pace": 0},
    "classic": {"game": "classic", "players": 3, "sides": "A", "guided": True, "pace": 0},
}


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


def sit_down(person: Player, game: str, *, bots: int | None = None, start: bool = True, **other: object) -> Json:
    options = WAYS[game] | other
    seats = int(options["players"]) - 1 if bots is None else bots
    answer: Json = person.http.post(
        "/api/tables", json={"options": options, "bots": ["easy"] * seats, "start": start}
    ).json()
    return answer


@pytest.mark.parametrize("game", WAYS)
def test_every_guided_game_has_the_same_deal_and_the_next_game_another(ada: Player, game: str) -> None:
    seen = []
    tables = [sit_down(ada, game)["id"] for _ in range(2)]
    for table in tables:
        with ada.line(table) as line:
            line.until(lambda each: each.ask is not None)
            assert line.table["options"]["guided"]
            seen.append((line.ask or {})["offers"])
            if table == tables[-1]:
                play_to_the_end(line)
    assert seen[0] == seen[1]
    again = ada.post(f"/api/tables/{tables[-1]}/rematch").json()["id"]
    assert not ada.http.get(f"/api/tables/{again}").json()["options"]["guided"]


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("duel", {"first_game": False}),
        ("duel", {"public": True}),
        ("duel", {"bots": 0, "start": False}),
        ("duel", {"start": False}),
        ("classic", {"players": 4}),
        ("classic", {"sides": "B"}),
        ("classic", {"sets": ["leaders"]}),
        ("classic", {"bots": 1, "start": False}),
    ],
)
def test_nobody_else_plays_a_deal_that_is_known(ada: Player, game: str, how: Json) -> None:
    answer = sit_down(ada, game, **how)
    assert answer["code"] == "guided"
    assert "start page" in answer["text"]
