"""The WebSocket protocol, rule by rule."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.patience import PATIENCE
from tests.server.client import Json, Line, Player
from tests.server.running import Server


@pytest.fixture
def ada(server: Server) -> Player:
    return Player(server.address, "Ada")


@pytest.fixture
def grace(server: Server) -> Player:
    return Player(server.address, "Grace")


@contextmanager
def three(ada: Player, grace: Player) -> Iterator[tuple[Line, Line]]:
    """A game of 7 Wonders with a bot, where two people owe a choice."""
    table = ada.create("classic", ["easy"], players=3)
    assert grace.post(f"/api/tables/{table}/join", {}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    with ada.line(table) as first, grace.line(table) as second:
        for line in (first, second):
            line.until(Line.owes)
        yield first, second


def answer(line: Line, which: int = 0) -> Json:
    assert line.ask is not None
    return line.choose(line.ask["offers"][which]["move"])


def moves_of(person: Player, table: str, seat: int) -> list[str]:
    """What a seat chose in the turns that are settled."""
    text = person.http.get(f"/api/tables/{table}/record").text
    turns = [line.partition(". ")[2] for line in text.splitlines() if line[:1].isdigit() and ". " in line[:5]]
    entries = [entry.split() for turn in turns for entry in turn.split("|")]
    return [move for number, move in entries if number == str(seat)]


def table_of(line: Line) -> str:
    table: str = line.table["id"]
    return table


# ---- coming back


def test_who_comes_back_gets_the_events_after_those_it_has(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        for _ in range(2):
            line.until(Line.owes)
            answer(line)
        line.until(Line.owes)
        every = list(line.events)
    assert len(every) > 4
    with ada.line(table, since=3, silent=False) as again:
        update = json.loads(again.socket.recv(timeout=PATIENCE))
        assert not update["reset"]
        assert update["events"] == every[3:]
        assert update["seq"] == len(every)
        assert update["view"] == line.view
        assert update["ask"] == line.ask


@pytest.mark.parametrize("since", [5000, 1_000_000])
def test_who_claims_more_events_than_there_are_begins_anew(ada: Player, since: int) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
    with ada.line(table, since=since) as again:
        update = again.receive()
        assert update["reset"]
        assert again.events == line.events


def test_another_language_tells_everything_again(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        english, heard = list(line.events), len(line.frames)
        line.send({"type": "speak", "lang": "fr"})
        line.until(lambda each: any('"reset":true' in frame for frame in each.frames[heard:]))
        assert [event["facts"] for event in line.events] == [event["facts"] for event in english]
        assert all(one["text"] != other["text"] for one, other in zip(line.events, english, strict=True))
        assert line.ask is not None
        assert line.ask["prompt"].startswith("Choisissez")
        answer(line)
        line.until(Line.owes)
        assert line.events[-1]["text"].startswith("Robot 1")


def test_two_tabs_of_one_person_see_the_same(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as one, ada.line(table) as other:
        other.until(Line.owes)
        one.until(Line.owes)
        assert other.table["you"] == 0
        request = other.ask and other.ask["request"]
        answer(one)
        for tab in (one, other):
            tab.until(lambda each: each.owes() and bool(each.ask) and each.ask["request"] != request)  # type: ignore[index]
        assert one.events == other.events
        assert (one.view, one.ask) == (other.view, other.ask)


def test_who_joins_after_opening_a_socket_sits_when_saying_hello(ada: Player, grace: Player) -> None:
    table = ada.create("duel")
    with grace.line(table, silent=True) as line:
        assert grace.post(f"/api/tables/{table}/join", {}).status_code == 200
        line.send({"type": "hello", "version": 1})
        line.receive()
        assert line.table["you"] == 1


def test_a_spectator_who_sits_down_is_told_so_on_the_same_socket(ada: Player, grace: Player) -> None:
    table = ada.create("duel")
    with grace.line(table) as line:
        line.until(lambda each: each.table.get("you") == -1)
        grace.post(f"/api/tables/{table}/join", {})
        line.until(lambda each: each.table["you"] == 1)
        ada.post(f"/api/tables/{table}/start")
        line.until(lambda each: each.view.get("seat") == 1)
    with grace.line(table) as line:
        grace.post(f"/api/tables/{table}/leave")  # from a game: the seat stays
        line.until(lambda each: bool(each.table) and each.table["seats"][1]["away"])
        assert line.table["you"] == 1


# ---- choosing


def test_the_same_choice_twice_is_one_choice_with_two_acknowledgements(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        choice = {"type": "choose", "id": "x", "request": line.ask["request"], "move": line.ask["offers"][1]["move"]}
        line.send(choice)
        line.send(choice)
        acks = [line.until_type("ack"), line.until_type("ack")]
        assert acks[0] == acks[1] == {"type": "ack", "id": "x", "request": choice["request"]}
    with ada.line(table) as line:
        line.send(choice)
        assert line.until_type("ack") == acks[0]
    assert moves_of(ada, table, 0).count(choice["move"]) == 1


def test_an_id_that_was_used_before_does_not_swallow_another_choice(ada: Player) -> None:
    """A program that counts its choices from 1 after a restart is not told that a choice counts which does not."""
    table = ada.create("duel", ["easy"], start=True)
    chosen = []
    with ada.line(table) as line:
        for _ in range(2):
            line.until(Line.owes)
            assert line.ask is not None
            chosen.append(line.ask["offers"][0]["move"])
            request = line.ask["request"]
            ack = line.choose(chosen[-1], message="1")
            assert ack == {"type": "ack", "id": "1", "request": request}
    assert moves_of(ada, table, 0) == chosen


def test_a_late_or_illegal_choice_is_refused_and_changes_nothing(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table) as line:
        line.until(Line.owes)
        assert line.ask is not None
        request, offers = line.ask["request"], line.ask["offers"]
        for move in ("build:baths", "nonsense", "", "draft:\u0000", "sell:" + "x" * 90):
            refused = line.choose(move)
            assert (refused["type"], refused["code"]) == ("refused", "illegal"), move
        for late in ("999", "-1", "x", request + "0"):
            assert line.choose(offers[0]["move"], late)["code"] == "late"
        assert moves_of(ada, table, 0) == []
        assert line.choose(offers[0]["move"], request)["type"] == "ack"
        line.until(Line.owes)
        assert line.choose(offers[1]["move"], request)["code"] == "late"
    assert moves_of(ada, table, 0) == [offers[0]["move"]]


def test_a_spectator_sees_and_does_not_choose(ada: Player, grace: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    nobody = Player(grace.address, "")
    with ada.line(table) as line, grace.line(table) as watching, nobody.line(table) as unknown:
        line.until(Line.owes)
        assert line.ask is not None
        for each in (watching, unknown):
            each.until(lambda other: bool(other.view))
            assert each.table["you"] == -1
            assert each.ask is None
            assert each.choose(line.ask["offers"][0]["move"], line.ask["request"])["code"] == "not_yours"
        line.until(lambda each: each.table["spectators"] == 2)
    assert moves_of(ada, table, 0) == []


def test_a_sealed_choice_may_change_until_the_last_is_in(ada: Player, grace: Player) -> None:
    with three(ada, grace) as (first, second):
        assert first.ask is not None
        request, offers = first.ask["request"], first.ask["offers"]
        for offer in (offers[0], offers[-1], offers[1]):
            assert first.choose(offer["move"])["type"] == "ack"
            first.until(lambda each: each.ask is not None and each.ask["chosen"] == offer["move"])  # noqa: B023
            assert first.ask["request"] == request
        second.until(lambda each: each.table["seats"][0]["sealed"])
        answer(second)
        first.until(lambda each: each.view["turn"] == 2)
        assert first.choose(offers[0]["move"], request)["code"] == "late"
        assert moves_of(ada, table_of(first), 0) == [offers[1]["move"]]


def test_a_sealed_choice_does_not_change_for_ever(ada: Player, grace: Player) -> None:
    """Every choice is kept: somebody who changes it all the time would fill the database."""
    with three(ada, grace) as (first, second):
        codes = [answer(first, number % 2).get("code", "") for number in range(103)]
        assert codes == [""] * 100 + ["too_fast"] * 3
        answer(second)
        first.until(lambda each: each.view["turn"] == 2)
        assert answer(first)["type"] == "ack"


# ---- order


def test_a_hello_comes_first_and_once(ada: Player) -> None:
    table = ada.create("duel", ["easy"], start=True)
    with ada.line(table, silent=True) as line:
        for message in ({"type": "ping"}, {"type": "choose", "id": "1", "request": "0", "move": "x"}):
            line.send(message)
            assert line.receive()["code"] == "order"
        line.send({"type": "hello", "version": 1})
        line.until(Line.owes)
        line.send({"type": "hello", "version": 1})
        assert line.until_type("refused")["code"] == "order"
        assert answer(line)["type"] == "ack"


@pytest.mark.parametrize("odd", ["", "\u0000", "\n", "é", "x" * 41])
def test_an_id_that_could_not_be_kept_is_not_understood(ada: Player, odd: str) -> None:
    """PostgreSQL keeps no zeros: a choice that fails there would make everybody at the table begin anew."""
    with ada.line(ada.create("duel", ["easy"], start=True)) as line:
        line.until(Line.owes)
        assert line.ask is not None
        move = line.ask["offers"][0]["move"]
        line.send({"type": "choose", "id": odd, "request": line.ask["request"], "move": move})
        assert line.until_type("refused")["code"] == "malformed"
        assert line.choose(move)["type"] == "ack"


@pytest.mark.parametrize("version", [0, 2, -1])
def test_another_version_is_turned_away(ada: Player, version: int) -> None:
    with ada.line(ada.create("duel"), version=version) as line:
        assert line.receive()["code"] == "version"
        assert line.until_closed() == 1008


@pytest.mark.parametrize("table", ["222222222222", "x", "..", "%00", "a" * 3000, "222222222222%0a"])
def test_a_table_that_is_not_there(ada: Player, table: str) -> None:
    with ada.line(table, silent=True) as line:
        assert line.until_closed() == 4404
