"""Puzzles over the network: a position tells what its seat may know and no answer; an answer gets its reasons."""

import datetime

import httpx
import pytest

from sevenwonders.coach.puzzles.collection import chosen, daily, puzzles
from sevenwonders.core.texts import LANGUAGES
from sevenwonders.server.puzzling import position_of
from tests.server.running import Server


@pytest.fixture
def http(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address)


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_a_position_is_what_the_seat_sees_and_nothing_more(http: httpx.Client, game: str) -> None:
    puzzle = chosen(game)[0]
    answer = http.get(f"/api/puzzles/{puzzle.number}", params={"lang": "en"})
    told = answer.json()
    table = puzzle.position()
    assert told["seat"] == told["view"]["seat"] == puzzle.seat
    assert {offer["move"] for offer in told["ask"]["offers"]} == {table.text(move) for move in table.moves(puzzle.seat)}
    assert set(told) == {"line", "seat", "names", "view", "events", "ask"}
    assert set(told["line"]) == {"number", "key", "game", "players", "sets", "theme", "level", "rating"}
    assert str(puzzle.seed) not in answer.text
    assert told["events"]
    readable = len(table.events_for(puzzle.seat))
    assert [event["n"] for event in told["events"]] == list(range(readable - len(told["events"]) + 1, readable + 1))
    again = http.get(f"/api/puzzles/{puzzle.number}?lang=en", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_no_hidden_card_is_told() -> None:
    """What the deal holds and the seat has not seen stands nowhere in the position."""
    for puzzle in (*chosen("duel")[:3], *chosen("classic")[:3]):
        told = position_of(puzzle, "en").model_dump_json()
        game = puzzle.position()
        known = repr(game.view(puzzle.seat)) + repr(game.events_for(puzzle.seat))
        hidden = {key for keys in game.record().deal.values() for key in keys if f"'{key}'" not in known}
        assert hidden
        assert not [key for key in hidden if f'"{key}"' in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_judged(http: httpx.Client, lang: str) -> None:
    for puzzle in (chosen("duel")[0], chosen("classic")[0]):
        address = f"/api/puzzles/{puzzle.number}/answer?lang={lang}"
        right = http.post(address, json={"move": puzzle.answers[0]}).json()
        wrong = http.post(address, json={"move": puzzle.second}).json()
        assert (right["right"], wrong["right"]) == (True, False)
        assert right["best"] == wrong["best"] == puzzle.answers[0]
        assert len(wrong["lines"]) >= 3
        assert wrong["chance"] > wrong["behind"]


def test_the_list_and_the_day(http: httpx.Client) -> None:
    lines = http.get("/api/puzzles").json()["puzzles"]
    assert [line["number"] for line in lines] == list(range(1, len(puzzles()) + 1))
    today = http.get("/api/puzzles/daily").json()
    assert today["number"] == daily(datetime.date.fromisoformat(today["day"])).number


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/puzzles/999999", None, 404, "no_puzzle"),
        ("/api/puzzles/0", None, 422, "malformed"),
        ("/api/puzzles/x", None, 422, "malformed"),
        ("/api/puzzles/1/answer", {"move": "build:no_such_card"}, 422, "no_answer"),
        ("/api/puzzles/1/answer", {"move": "\u0000 <b>"}, 422, "no_answer"),
        ("/api/puzzles/1/answer", {"move": "x" * 101}, 422, "malformed"),
        ("/api/puzzles/1/answer", {"answer": 1}, 422, "malformed"),
        ("/api/puzzles/999999/answer", {"move": "x"}, 404, "no_puzzle"),
    ],
)
def test_nonsense_gets_a_sentence(
    http: httpx.Client, path: str, body: dict[str, object] | None, status: int, code: str
) -> None:
    answer = http.get(path) if body is None else http.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].endswith(".") or code == "malformed"


def test_what_is_known_of_boards(http: httpx.Client) -> None:
    known = http.get("/api/openings").json()
    for game in ("duel", "classic"):
        faces = http.get(f"/api/catalogue/{game}").json()
        things = faces["faces"] | faces["boards"]
        for key, board in known["boards"][game].items():
            assert key in things
            assert set(board["built"]) <= set(faces["faces"])
            for at in board["at"]:
                assert 0 <= at["chance"] <= 1
                assert 0 < at["margin"] < 1
    assert set(known["boards"]["duel"]) == {
        key for key, face in faces_of(http, "duel").items() if face["kind"] == "wonder"
    }
    assert len(known["boards"]["classic"]) == 14


def faces_of(http: httpx.Client, game: str) -> dict[str, dict[str, object]]:
    faces: dict[str, dict[str, object]] = http.get(f"/api/catalogue/{game}").json()["faces"]
    return faces
