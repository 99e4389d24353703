"""Hints at a table: for one's own seat alone, where everybody agreed or plays only with bots; the game is marked."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sevenwonders.records import read_record
from tests.server.client import Json, Line, Player, play_to_the_end
from tests.server.running import Server
from tests.server.test_practice import DUEL, try_it


def ask(line: Line, what: str = "look", request: str | None = None, name: str = "h1") -> Json:
    """Ask the coach, and wait for its answer."""
    asked = request if request is not None else (line.ask or {}).get("request", "0")
    line.send({"type": "coach", "id": name, "request": asked, "what": what})
    while (answer := line.receive()).get("id") != name:
        pass
    return answer


def code(answer: Json) -> str:
    return str(answer.get("code", answer["type"]))


@pytest.fixture
def alone(server: Server) -> Iterator[Line]:
    """Somebody who plays Duel against a bot."""
    ada = Player(server.address)
    with ada.line(ada.create("duel", ["easy"], start=True)) as line:
        line.until(lambda each: each.owes())
        yield line


def people_at(server: Server, stack: ExitStack, *agreeing: str, hints: bool = False) -> tuple[str, list[Line]]:
    """Ada, Grace and Alan, who watches, at a game that begins after some said yes to hints."""
    ada, grace = (Player(server.address, name) for name in ("Ada", "Grace"))
    made = ada.create("duel", hints=hints)
    assert grace.post(f"/api/tables/{made}/join", {}).status_code == 200
    for person, name in ((ada, "Ada"), (grace, "Grace")):
        if name in agreeing:
            assert person.http.put(f"/api/tables/{made}/hints", json={"agree": True}).status_code == 204
    assert ada.post(f"/api/tables/{made}/start").status_code == 204
    lines = [stack.enter_context(each.line(made)) for each in (ada, grace, Player(server.address, "Alan"))]
    for line in lines:
        line.until(lambda each: bool(each.view))
    return made, lines


def test_a_hint_comes_in_three_steps_each_of_which_tells_no_more_than_was_asked(alone: Line) -> None:
    assert alone.ask is not None
    offers = {offer["move"]: offer["label"] for offer in alone.ask["offers"]}
    first = ask(alone, "look", name="1")
    assert first["look"].endswith((".", "?"))
    assert first["moves"] == []
    second = ask(alone, "moves", name="2")
    assert [move["move"] in offers for move in second["moves"]] == [True, True]
    assert second["look"] == first["look"]
    assert not any(move["reasons"] for move in second["moves"])
    third = ask(alone, "reasons", name="3")
    assert [move["move"] for move in third["moves"]] == [move["move"] for move in second["moves"]]
    assert any(move["reasons"] for move in third["moves"])
    assert all(0 <= move["chance"] <= 1 and move["text"] for move in third["moves"])


def test_words_come_in_the_language_of_the_reader(server: Server) -> None:
    ada = Player(server.address)
    table = ada.create("classic", ["easy", "easy"], start=True, players=3)
    told = []
    for lang in ("en", "fr", "nl"):
        with ada.line(table, lang=lang) as line:
            line.until(lambda each: each.owes())
            answer = ask(line, "reasons")
            assert answer["type"] == "coached", answer
            told.append(answer["look"])
    assert len(set(told)) == 3


def test_a_game_with_hints_is_marked_at_the_table_in_lists_and_in_its_record(alone: Line) -> None:
    ada, table = alone.player, alone.table["id"]
    assert alone.table["hints"]
    assert not alone.table["seats"][0]["hinted"]
    lines = {line["id"]: line["hinted"] for line in ada.http.get("/api/tables/mine").json()}
    assert not lines[table]
    ask(alone)
    alone.until(lambda line: line.table["seats"][0]["hinted"])
    assert [seat["hinted"] for seat in alone.table["seats"]] == [True, False]
    lines = {line["id"]: line["hinted"] for line in ada.http.get("/api/tables/mine").json()}
    assert lines[table]
    play_to_the_end(alone)
    record = read_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert record.hinted == [0]
    assert ada.http.get(f"/api/tables/{table}/replay").json()["hinted"] == [0]


def test_the_mark_outlives_the_server(own_server: Server) -> None:
    ada = Player(own_server.address)
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        ask(line)
    own_server.kill()
    own_server.start()
    ada.address = own_server.address
    with ada.line(table) as line:
        line.until(lambda each: bool(each.view))
        assert line.table["seats"][0]["hinted"]


@pytest.mark.parametrize("agreeing", [(), ("Grace",)])
def test_people_who_did_not_all_agree_have_no_hints(server: Server, agreeing: tuple[str, ...]) -> None:
    with ExitStack() as stack:
        _, lines = people_at(server, stack, *agreeing)
        assert [line.table["hints"] for line in lines] == [False] * 3
        assert [code(ask(line)) for line in lines[:2]] == ["no_hints", "no_hints"]


def test_a_host_who_wants_hints_needs_the_yes_of_everybody(server: Server) -> None:
    with ExitStack() as stack:
        _, lines = people_at(server, stack, hints=True)
        assert not lines[0].table["options"]["hints"], "Grace said nothing: the game begins without"
        assert code(ask(lines[0])) == "no_hints"


def test_where_all_agreed_each_has_hints_for_the_own_seat_alone(server: Server) -> None:
    with ExitStack() as stack:
        _, (ada, grace, alan) = people_at(server, stack, "Grace", hints=True)
        assert ada.table["options"]["hints"]
        assert grace.table["hints"]
        active, other = (ada, grace) if ada.owes() else (grace, ada)
        request = active.ask["request"] if active.ask else ""
        assert code(ask(active, "moves")) == "coached"
        assert code(ask(other, "moves", request)) == "late", "whoever has nothing to decide has no hint"
        assert code(ask(alan, "moves", request)) == "not_yours"
        active.send({"type": "coach", "id": "h9", "request": request, "what": "moves", "seat": 1})
        assert active.until_type("refused")["code"] == "malformed", "no message names another seat"
        other.until(lambda line: any(seat["hinted"] for seat in line.table["seats"]))
        assert not any('"coached"' in frame for line in (other, alan) for frame in line.frames)


def test_who_agreed_is_shown_before_the_game_and_may_change_their_mind(server: Server) -> None:
    ada, grace, alan = (Player(server.address, name) for name in ("Ada", "Grace", "Alan"))
    made = ada.create("duel", hints=True)
    hints = f"/api/tables/{made}/hints"
    grace.post(f"/api/tables/{made}/join", {})

    def agreed() -> list[bool]:
        return [seat["agrees_hints"] for seat in ada.http.get(f"/api/tables/{made}").json()["seats"]]

    assert agreed() == [True, False]
    assert grace.http.put(hints, json={"agree": True}).status_code == 204
    assert agreed() == [True, True]
    assert grace.http.put(hints, json={"agree": False}).status_code == 204
    assert agreed() == [True, False]
    assert alan.http.put(hints, json={"agree": True}).json()["code"] == "not_seated"
    assert grace.http.put(hints, json={"agree": "perhaps"}).status_code == 422
    ada.post(f"/api/tables/{made}/start")
    assert grace.http.put(hints, json={"agree": True}).json()["code"] == "begun"


def test_the_same_people_play_again_as_they_agreed(server: Server) -> None:
    with ExitStack() as stack:
        made, (ada, _, _) = people_at(server, stack, "Grace", hints=True)
        ada.send({"type": "resign", "id": "r"})
        ada.until(lambda line: line.table["status"] == "over")
        again = ada.player.post(f"/api/tables/{made}/rematch").json()["id"]
        seats = ada.player.http.get(f"/api/tables/{again}").json()["seats"]
        assert [(seat["agrees_hints"], seat["hinted"]) for seat in seats] == [(True, False)] * 2


@pytest.mark.parametrize(
    "strange",
    [
        {"what": "everything"},
        {"what": "look", "request": ""},
        {"what": "look", "request": "1", "id": ""},
        {"what": ["look"], "request": "1"},
        {"request": "1"},
    ],
)
def test_nonsense_is_refused_and_the_game_goes_on(alone: Line, strange: Json) -> None:
    alone.send({"type": "coach", "id": "x", **strange})
    assert alone.until_type("refused")["code"] == "malformed"
    assert code(ask(alone)) == "coached"


def test_a_hint_for_another_position_is_late(alone: Line) -> None:
    assert alone.ask is not None
    request = alone.ask["request"]
    assert code(ask(alone, request="999")) == "late"
    alone.choose(alone.ask["offers"][0]["move"])
    assert code(ask(alone, request=request)) == "late"
    assert not alone.table["seats"][0]["hinted"], "nothing was told"


def test_whoever_asks_for_too_much_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("few")
    server = Server(str(folder / "t.sqlite"), folder / "log.txt", coach_per_minute=2).start()
    try:
        ada = Player(server.address)
        with ada.line(ada.create("duel", ["easy"], start=True)) as line:
            line.until(lambda each: each.owes())
            assert [code(ask(line, name=str(n))) for n in range(3)] == ["coached"] * 3, (
                "once worked out it costs nothing"
            )
            line.choose((line.ask or {})["offers"][0]["move"])
            line.until(lambda each: each.owes())
            assert code(ask(line)) == "too_fast"
            assert line.choose((line.ask or {})["offers"][0]["move"])["type"] == "ack", "playing goes on"
    finally:
        server.stop()


def test_signs_are_for_everybody_who_plays_and_estimates_if_the_host_wants_them(server: Server) -> None:
    with ExitStack() as stack:
        _, (ada, grace, alan) = people_at(server, stack)
        active = ada if ada.owes() else grace
        request = (active.ask or {})["request"]
        assert code(ask(active, "signs")) == "coached"
        assert code(ask(active, "estimate")) == "no_estimates"
        assert [code(ask(alan, what, request)) for what in ("signs", "estimate")] == ["not_yours", "not_yours"]
    host = Player(server.address, "Grace")
    with host.line(host.create("classic", ["easy", "easy"], start=True, players=3, estimates=True)) as line:
        line.until(lambda each: each.owes())
        found = ask(line, "estimate")["seats"]
        assert len(found) == 3
        assert abs(sum(seat["chance"] for seat in found) - 1) < 0.01
        assert all(0 < seat["points"] < 150 for seat in found)
        assert not line.table["seats"][0]["hinted"], "an estimate is no hint"


def test_after_moves_were_taken_back_the_hint_is_about_what_lies_there_now(server: Server) -> None:
    ada = Player(server.address)
    table = try_it(ada, DUEL, 20)
    with ada.line(table) as line:
        line.until(lambda each: each.owes())
        first = [offer["move"] for offer in (line.ask or {})["offers"]]
        taken = {move.split(":")[-1]: move for move in first}
        seen: list[tuple[int, set[str]]] = []
        for number, move in enumerate(taken.values()):
            line.choose(move)
            line.until(lambda each: each.owes())
            request = (line.ask or {})["request"]
            offers = {offer["move"] for offer in (line.ask or {})["offers"]}
            answer = ask(line, "moves", name=f"n{number}")
            assert {each["move"] for each in answer["moves"]} <= offers
            seen.append((request, offers))
            assert ada.post(f"/api/tables/{table}/take_back").status_code == 204
            line.until(lambda each: each.owes() and [offer["move"] for offer in (each.ask or {})["offers"]] == first)
            if offers != seen[0][1]:  # the bot may answer so that the same cards are left
                break
        assert {request for request, _ in seen} == {seen[0][0]}
        assert seen[0][1] != seen[-1][1], "the number of a request says nothing of what lies there"
