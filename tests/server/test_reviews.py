"""The coach on the server: in the background, in parts, kept, fair, and for nobody before the game is over."""

import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from sevenwonders.coach.reviewing import task_of
from sevenwonders.games import GameSpec
from sevenwonders.records import read_record, write_record
from tests.coach.played import recorded
from tests.patience import PATIENCE
from tests.server.client import Json, Player, play_to_the_end
from tests.server.running import Server

DUEL = GameSpec("duel")
SHORT = 8


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


def ask(person: Player, path: str, lang: str = "en", **wanted: object) -> httpx.Response:
    return person.http.post(f"{path}?lang={lang}", json=wanted)


def whole(person: Player, path: str, lang: str = "en", **wanted: object) -> tuple[Json, list[Json]]:
    """Ask until it is done: the last state, with all decisions, and all states on the way."""
    until = time.monotonic() + PATIENCE
    decisions: list[Json] = []
    seen: list[Json] = []
    while time.monotonic() < until:
        answer = ask(person, path, lang, since=len(decisions), **wanted)
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()
        decisions += state["decisions"]
        assert state["next"] == len(decisions)
        seen.append(state)
        if state["state"] == "done":
            return state | {"decisions": decisions}, seen
    raise AssertionError(f"the review is not done: {seen[-1]}")


def finished_table(person: Player) -> str:
    table = person.create(bots=["easy"], start=True)
    with person.line(table) as line:
        play_to_the_end(line)
    return table


def test_a_finished_game_is_reviewed_in_parts_and_kept_over_a_restart(own_server: Server) -> None:
    ada = Player(own_server.address, "Ada")
    table = finished_table(ada)
    found, seen = whole(ada, f"/api/tables/{table}/review")
    assert len(seen) > 1, "it comes in parts"
    assert [state["done"] for state in seen] == sorted(state["done"] for state in seen)
    assert found["finished"]
    assert found["may_open"]
    assert found["done"] == found["total"]
    assert [seat["name"] for seat in found["seats"]] == ["Ada", "Bot 1"]
    turns = ada.http.get(f"/api/tables/{table}/record").text.count("\n")
    assert len(found["curve"]) > 30 > turns - len(found["curve"])
    assert len(found["turning_points"]) == 3
    assert sum(sum(seat["grades"].values()) for seat in found["seats"]) == len(found["decisions"])
    assert {each["grade"] for each in found["limits"]} == {"best", "good", "inaccuracy", "mistake", "blunder"}
    own_server.kill()
    own_server.start()
    again = ask(ada, f"/api/tables/{table}/review").json()
    assert again["state"] == "done", "nothing is computed anew"
    assert again["decisions"] == found["decisions"]


def test_it_says_what_the_coach_says_in_every_language_with_the_names_of_the_record(ada: Player) -> None:
    record = replace(recorded(DUEL, turns=SHORT), players=['Ada "the" Great', ""])
    task = task_of(record, rounds=40)
    review = task.gathered(list(task.looks()), task.result())
    for lang, word in (("en", "Player 2"), ("fr", "Joueur 2"), ("nl", "Speler 2")):
        found, _ = whole(ada, "/api/review", lang, record=write_record(record))
        judged = sorted((each for seat in review.seats for each in seat.judged), key=lambda e: e.turn)
        told = [(each["turn"], each["seat"], each["grade"], each["loss"]) for each in found["decisions"]]
        assert told == [(each.turn, each.seat, each.grade, each.loss) for each in judged]
        assert [each["chances"] for each in found["curve"]] == [list(point.chances) for point in review.curve]
        assert [seat["name"] for seat in found["seats"]] == ['Ada "the" Great', word]
        assert not any("\ue000" <= sign <= "\ue0ff" for sign in str(found))
        assert not found["finished"]


def test_with_all_cards_open_only_when_the_game_is_over(ada: Player) -> None:
    short = write_record(recorded(DUEL, turns=SHORT))
    refused = ask(ada, "/api/review", record=short, open_cards=True)
    assert (refused.status_code, refused.json()["code"]) == (409, "review_open")


def test_nobody_gets_a_review_of_a_game_that_is_on(server: Server, ada: Player) -> None:
    eve = Player(server.address, "Eve")
    table = ada.create(start=False)
    assert ask(ada, f"/api/tables/{table}/review").json()["code"] == "not_begun"
    assert eve.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        line.choose((line.ask or {})["offers"][0]["move"])
    for person in (ada, eve, Player(server.address, "")):
        for open_cards in (False, True):
            answer = ask(person, f"/api/tables/{table}/review", open_cards=open_cards)
            assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    mine = ada.http.get(f"/api/tables/{table}/record").text
    assert "??" in mine
    answer = ask(ada, "/api/review", record=mine)
    assert (answer.status_code, answer.json()["code"]) == (422, "record_hidden"), "no coach beside a running game"
    with eve.line(table) as line:
        line.send({"type": "resign", "id": "1"})
        line.until_type("ack")
    assert ask(eve, f"/api/tables/{table}/review").status_code == 200


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record"),
        ("7WN 1\ngame chess\nseat 0 A\n1. 0 e4\n", "record"),
        ("7WN 1\ngame duel\nset duel 1.0\nseat 0 A\nseat 1 B\n1. 0 draft:sphinx\n", "record"),
        ("7WN 1\ngame classic\nset base 9\nset nowhere 1\nseat 0 A\nseat 1 B\nseat 2 C\n1. 0 x\n", "record_sets"),
        ("7WN 1\ngame duel\nset duel 1.0\nseat 0 A\nseat 1 B\n", "review_empty"),
        ("\x00" * 100, "record"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(ada: Player, record: str, code: str) -> None:
    answer = ask(ada, "/api/review", record=record)
    assert answer.status_code in (409, 422), answer.text
    assert answer.json()["code"] == code
    assert answer.json()["text"].endswith((".", "'", "tower", "duel")) or ":" in answer.json()["text"]


@pytest.mark.parametrize("wanted", [{"since": -1}, {"since": "x"}, {"open_cards": 3}, {"more": 1}, {"record": 5}])
def test_a_wish_that_cannot_be_is_malformed(ada: Player, wanted: Json) -> None:
    body = {"record": write_record(recorded(DUEL, turns=2))} | wanted
    answer = ada.http.post("/api/review", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_an_illegal_move_in_a_record_is_named(ada: Player) -> None:
    record = recorded(DUEL, turns=SHORT)
    record.turns[5] = [(record.turns[5][0][0], "build:altar")]
    answer = ask(ada, "/api/review", record=write_record(record))
    assert answer.json()["code"] == "record"
    assert "turn 6" in answer.json()["text"]


def test_an_address_has_two_going_and_whoever_used_much_waits(tmp_path: Path) -> None:
    """With a purse of almost nothing reviews stand still after their first part: a small one of what there is to do."""
    server = Server(str(tmp_path / "t.sqlite"), tmp_path / "log.txt", review_work=0.001, review_rounds=20_000).start()
    try:
        ada = Player(server.address, "Ada")
        records = [write_record(replace(recorded(DUEL, seed=seed, turns=20))) for seed in (1, 2, 3)]
        for text in records[:2]:
            assert ask(ada, "/api/review", record=text).status_code == 200
        third = ask(ada, "/api/review", record=records[2])
        assert (third.status_code, third.json()["code"]) == (429, "reviews_many")
        assert ask(ada, "/api/review", record=records[0]).status_code == 200, "the first goes on"
        until = time.monotonic() + PATIENCE
        state: Json = {"state": ""}
        while state["state"] != "waiting" or not state["done"]:
            assert time.monotonic() < until, state
            state = ask(ada, "/api/review", record=records[0], since=9999).json()
        assert state["done"] < state["total"]
        table = finished_table(ada)
        assert ada.http.get(f"/api/tables/{table}/replay").status_code == 200, "nothing else waits for it"
    finally:
        server.stop()


def test_a_record_and_its_table_have_one_review(ada: Player) -> None:
    table = finished_table(ada)
    found, _ = whole(ada, f"/api/tables/{table}/review")
    text = ada.http.get(f"/api/tables/{table}/record").text
    again = ask(ada, "/api/review", record=text).json()
    assert (again["state"], again["id"]) == ("done", found["id"])
    assert read_record(text).result
