"""Games that people end before the rules do: resigning, and agreeing to end."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sevenwonders.records import read_record, replay_record
from tests.server.client import Json, Line, Player, play_to_the_end
from tests.server.running import Server


def seated(server: Server, game: str, names: list[str], stack: ExitStack, **more: object) -> tuple[str, list[Line]]:
    """A begun game of some people, and their lines."""
    people = [Player(server.address, name) for name in names]
    bots: list[str] = ["easy"] * (int(str(more.get("players", len(names)))) - len(names))
    made = people[0].create(game, bots, **({"players": len(names) + len(bots)} | more))
    for person in people[1:]:
        assert person.post(f"/api/tables/{made}/join", {}).status_code == 200
    assert people[0].post(f"/api/tables/{made}/start").status_code == 204
    return made, [stack.enter_context(person.line(made)) for person in people]


def say(line: Line, kind: str, number: int = 1, **more: object) -> Json:
    """Say something about the end, and wait for the answer."""
    line.send({"type": kind, "id": f"{kind}{number}", **more})
    while (answer := line.receive()).get("id") != f"{kind}{number}":
        pass
    return answer


def is_over(line: Line) -> bool:
    return bool(line.table) and line.table["status"] == "over"


def answered(line: Line) -> str:
    """The move with which a line answers what it is asked now, however old its news."""
    while True:
        line.until(Line.owes)
        assert line.ask is not None
        move: str = line.ask["offers"][0]["move"]
        if line.choose(move)["type"] == "ack":
            return move
        line.receive()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def test_at_a_table_of_two_whoever_resigns_loses_and_nothing_acknowledged_is_lost(
    own_server: Server, stack: ExitStack
) -> None:
    made, (ada, grace) = seated(own_server, "duel", ["Ada", "Grace"], stack)
    kept: list[str] = []
    for _ in range(6):
        seats = ada.player.http.get(f"/api/tables/{made}").json()["seats"]
        line = ada if seats[0]["waiting"] else grace
        kept.append(answered(line))
    assert say(ada, "resign")["type"] == "ack"
    grace.until(is_over)
    assert grace.table["ended"] == "resigned"
    assert (grace.view["scores"]["winners"], grace.view["scores"]["victory"]) == ([1], "resigned")
    assert grace.view["over"]
    assert grace.ask is None
    own_server.kill()
    own_server.start()
    person = Player(own_server.address, "Alan")
    with person.line(made) as line:
        line.until(is_over)
        assert line.view["scores"]["winners"] == [1]
        assert [seat["resigned"] for seat in line.table["seats"]] == [True, False]
    text = person.http.get(f"/api/tables/{made}/record").text
    record = read_record(text)
    assert [move for turn in record.turns for _, move in turn] == kept
    assert record.result["victory"] == "resigned"
    assert (record.result["winners"], record.result["resigned"]) == ("1", "0")
    assert not replay_record(record).over()
    frames = person.post("/api/replay", {"record": text}).json()["frames"]
    assert frames[-1]["view"]["over"]
    assert frames[-1]["view"]["scores"]["winners"] == [1]


def test_at_a_larger_table_a_bot_plays_on_for_good(own_server: Server, stack: ExitStack) -> None:
    made, lines = seated(own_server, "classic", ["Ada", "Grace", "Edsger"], stack)
    ada, grace, edsger = lines
    for line in lines:
        line.until(Line.owes)
    assert ada.ask is not None
    request, move = ada.ask["request"], ada.ask["offers"][0]["move"]
    assert say(ada, "resign")["type"] == "ack"
    assert say(ada, "resign")["type"] == "ack", "twice is harmless"
    assert ada.choose(move, request)["code"] == "not_yours"
    grace.until(lambda line: line.table["seats"][0]["resigned"])
    for line in (grace, edsger):
        line.until(Line.owes)
        assert line.ask is not None
        assert line.choose(line.ask["offers"][0]["move"])["type"] == "ack"
    grace.until(lambda line: line.owes() and line.ask is not None and line.ask["request"] != request)
    own_server.kill()
    own_server.start()
    with ExitStack() as again:
        people = [Player(own_server.address, "") for _ in range(2)]
        for person, line in zip(people, (grace, edsger), strict=True):
            person.http.cookies.update(line.player.http.cookies)
        back = [again.enter_context(person.line(made)) for person in people]
        assert back[0].receive()["table"]["seats"][0]["resigned"]
        while not back[0].is_over():
            for line in back:
                line.until(lambda each: each.owes() or each.is_over())
                if line.owes():
                    assert line.ask is not None
                    line.choose(line.ask["offers"][0]["move"])
        record = read_record(people[0].http.get(f"/api/tables/{made}/record").text)
    assert record.result["resigned"] == "0"
    assert record.result["victory"] == "points"
    assert replay_record(record).over()


def test_the_last_person_who_resigns_ends_the_game(server: Server, stack: ExitStack) -> None:
    made, (ada,) = seated(server, "classic", ["Ada"], stack, players=3)
    ada.until(Line.owes)
    assert say(ada, "resign")["type"] == "ack"
    ada.until(is_over)
    assert ada.view["scores"]["winners"] == []
    assert ada.table["ended"] == "resigned"
    assert say(ada, "end", agree=True)["code"] == "late"
    assert read_record(ada.player.http.get(f"/api/tables/{made}/record").text).result["victory"] == "resigned"


def test_all_must_agree_to_end_and_one_no_takes_the_offer_away(own_server: Server, stack: ExitStack) -> None:
    made, lines = seated(own_server, "classic", ["Ada", "Grace", "Edsger"], stack, players=4)
    ada, grace, edsger = lines
    for line in lines:
        line.until(Line.owes)
    watcher = stack.enter_context(Player(own_server.address, "Alan").line(made))
    assert say(watcher, "end", agree=True)["code"] == "not_yours"
    assert say(watcher, "resign")["code"] == "not_yours"

    def agreeing(line: Line) -> list[bool]:
        return [seat["agrees"] for seat in line.table.get("seats", [])]

    assert say(ada, "end", 1, agree=True)["type"] == "ack"
    grace.until(lambda line: agreeing(line) == [True, False, False, False])
    assert say(grace, "end", 2, agree=False)["type"] == "ack"
    edsger.until(lambda line: line.table["status"] == "playing" and not any(agreeing(line)))
    assert say(edsger, "end", 3, agree=True)["type"] == "ack"
    assert say(grace, "end", 4, agree=True)["type"] == "ack"
    own_server.kill()
    own_server.start()
    again = Player(own_server.address, "")
    again.http.cookies.update(ada.player.http.cookies)
    with again.line(made) as line:
        line.until(lambda each: agreeing(each) == [False, False, True, True])
        # the others have not come back yet: they are not away before their time
        assert say(line, "end", 5, agree=True)["type"] == "ack"
        line.until(is_over)
        assert (line.table["ended"], line.view["scores"]["winners"]) == ("agreed", [])
    record = read_record(again.http.get(f"/api/tables/{made}/record").text)
    assert record.result["victory"] == "agreed"
    replay_record(record)


def test_a_game_that_is_over_stays_as_it_is(server: Server) -> None:
    ada = Player(server.address)
    made = ada.create("duel", ["easy"], start=True)
    with ada.line(made) as line:
        play_to_the_end(line)
        winners = line.view["scores"]["winners"]
        assert say(line, "resign")["code"] == "late"
        line.send({"type": "end", "id": "e", "agree": "yes"})
        assert line.until_type("refused")["code"] == "malformed"
    assert read_record(ada.http.get(f"/api/tables/{made}/record").text).result["winners"] == str(winners[0])
