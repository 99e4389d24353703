"""Play on from a position: the same cards, bots around, moves taken back; only from what the visitor holds in whole."""

from collections.abc import Callable

import pytest

from sevenwonders.games import GameSpec
from sevenwonders.records import read_annotated, read_record, replay_record, write_record
from tests.coach.played import recorded
from tests.server.client import Json, Line, Player, play_to_the_end
from tests.server.running import Server

DUEL = write_record(recorded(GameSpec("duel")))
FOUR = write_record(recorded(GameSpec("classic", 4, ("leaders",))))


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


def try_it(person: Player, record: str, turn: int, seat: int = 0, **more: object) -> str:
    answer = person.post("/api/try", {"record": record, "turn": turn, "seat": seat, "level": "easy", **more})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def back_at(view: Json) -> Callable[[Line], bool]:
    return lambda line: line.owes() and line.view == view


@pytest.mark.parametrize(("record", "turn", "seat"), [(DUEL, 1, 1), (DUEL, 30, 0), (FOUR, 12, 2)])
def test_the_table_begins_at_the_position_and_its_record_replays(
    ada: Player, record: str, turn: int, seat: int
) -> None:
    table = try_it(ada, record, turn, seat)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        assert line.table["you"] == seat
        assert [chair["kind"] for chair in line.table["seats"]].count("human") == 1
        assert not line.table["options"]["public"]
        play_to_the_end(line)
    played = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert played.turns[: turn - 1] == read_record(record).turns[: turn - 1]
    assert played.deal == read_record(record).deal
    assert replay_record(played).over()


def test_moves_are_taken_back_one_by_one_to_the_position_and_no_further(ada: Player) -> None:
    table = try_it(ada, DUEL, 20)
    seen: list[tuple[int, Json]] = []
    with ada.line(table) as line:
        for ask in line.turns():
            if len(seen) == 4:
                break
            seen.append((len(line.events), line.view))
            line.choose(ask["offers"][0]["move"])
        assert line.table["takes_back"]
        for events, view in reversed(seen):
            assert ada.post(f"/api/tables/{table}/take_back").status_code == 204
            line.until(back_at(view))
            assert len(line.events) == events, "what never was is not told"
        assert not line.table["takes_back"]
        answer = ada.post(f"/api/tables/{table}/take_back")
        assert (answer.status_code, answer.json()["code"]) == (409, "nothing_back")
        play_to_the_end(line)
        assert ada.post(f"/api/tables/{table}/take_back").status_code == 204, "also after the end"
        line.until(lambda each: each.owes())
        assert line.table["status"] == "playing"
        play_to_the_end(line, lambda offers: offers[-1])


def as_i_left_it(view: Json) -> Json:
    """What a seat sees, but for who else still owes a choice: that hangs on how fast bots are."""
    return {**view, "decisions": [each for each in view["decisions"] if each["seat"] == view["seat"]]}


def test_a_practice_table_survives_a_crash(own_server: Server) -> None:
    ada = Player(own_server.address, "Ada")
    table = try_it(ada, FOUR, 10, 1)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        before = as_i_left_it(line.view)
        line.choose((line.ask or {})["offers"][0]["move"])
        line.until(lambda each: each.owes())
        assert ada.post(f"/api/tables/{table}/take_back").status_code == 204
    own_server.kill()
    own_server.start()
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        assert as_i_left_it(line.view) == before
        play_to_the_end(line)


def test_nobody_else_takes_back_and_nobody_at_other_tables(server: Server, ada: Player) -> None:
    eve = Player(server.address, "Eve")
    table = try_it(ada, DUEL, 20)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        line.choose((line.ask or {})["offers"][0]["move"])
    assert eve.post(f"/api/tables/{table}/take_back").json()["code"] == "not_seated"
    other = ada.create(bots=["easy"], start=True)
    with ada.line(other) as line:
        line.until(lambda each: each.owes())
        line.choose((line.ask or {})["offers"][0]["move"])
        assert not line.table["takes_back"]
    assert ada.post(f"/api/tables/{other}/take_back").json()["code"] == "no_practice"
    wish = {"options": {"game": "duel", "practice": 0}, "bots": ["easy"], "start": True}
    assert ada.post("/api/tables", wish).json()["code"] == "practice"


def test_nobody_plays_on_from_a_game_that_is_on(server: Server, ada: Player) -> None:
    table = ada.create(bots=["easy"], start=True)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        line.choose((line.ask or {})["offers"][0]["move"])
    for person in (ada, Player(server.address, "Eve")):
        answer = person.post(f"/api/tables/{table}/try", {"turn": 1, "seat": 0})
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    mine = ada.http.get(f"/api/tables/{table}/record").text
    answer = ada.post("/api/try", {"record": mine, "turn": 1, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (422, "record_hidden")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"turn": 0}, "malformed"),
        ({"turn": 5000}, "no_turn"),
        ({"seat": 5}, "no_seat"),
        ({"level": "god"}, "malformed"),
        ({"record": "7WN 1\nnonsense"}, "record"),
        ({"record": DUEL.replace("1. 0 ", "1. 1 ", 1)}, "record"),
        ({"turn": len(read_record(DUEL).turns) + 1}, "over_there"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(ada: Player, wish: Json, code: str) -> None:
    answer = ada.post("/api/try", {"record": DUEL, "turn": 2, "seat": 0} | wish)
    assert answer.json()["code"] == code
    assert len(answer.json()["text"]) > 10


def test_what_was_tried_becomes_lines_of_the_record_that_can_be_seen_and_played_on(ada: Player) -> None:
    tried = []
    for pick in (0, -1):
        table = try_it(ada, DUEL, 20)
        with ada.line(table) as line:
            for number, ask in enumerate(line.turns()):
                if number == 3:
                    break
                line.choose(ask["offers"][pick]["move"])
        tried.append(ada.http.get(f"/api/tables/{table}/record").text)
        assert "??" not in tried[-1], "whoever practises had the whole record"
    answer = ada.post("/api/lines", {"record": DUEL, "tried": [*tried, DUEL]})
    assert answer.status_code == 200, answer.text
    text = answer.json()["record"]
    record, added = read_annotated(text)
    assert record == read_record(DUEL)
    added.check(record)
    assert added.lines
    replay = ada.post("/api/replay?seat=0", {"record": text}).json()
    assert [(each["of"], each["turn"]) for each in replay["lines"]] == [(each.of, each.turn) for each in added.lines]
    assert [len(each["frames"]) for each in replay["lines"]] == [len(each.turns) for each in added.lines]
    last = len(added.lines)
    turn = added.lines[last - 1].turn + 1
    again = try_it(ada, text, turn, line=last)
    with ada.line(again) as line:
        line.until(lambda each: each.owes())
    played = read_record(ada.http.get(f"/api/tables/{again}/record").text)
    assert played.turns[: turn - 1] == added.path(record, last)[: turn - 1]
    for wish, code in (({"line": last + 1}, "no_line"), ({"line": 900}, "malformed")):
        refused = ada.post("/api/try", {"record": text, "turn": 1, "seat": 0} | wish)
        assert refused.json()["code"] == code
    other = ada.post("/api/lines", {"record": DUEL, "tried": [FOUR]})
    assert (other.status_code, other.json()["code"]) == (422, "other_deal")
    assert ada.post("/api/lines", {"record": DUEL, "tried": ["7WN 2"]}).json()["code"] == "record"
