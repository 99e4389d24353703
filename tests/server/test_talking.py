"""People at a table talk: to those who want to hear it, not too much, and it is kept nowhere."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.client import Json, Line, Player
from tests.server.running import Server

Table = tuple[str, list[Line]]


@pytest.fixture
def talkers(server: Server) -> Iterator[Table]:
    """Three people at a begun table and somebody who watches, each with a line."""
    people = [Player(server.address, name) for name in ("Ada", "Grace", "Edsger")]
    made = people[0].create("classic", players=3)
    for person in people[1:]:
        assert person.post(f"/api/tables/{made}/join", {}).status_code == 200
    assert people[0].post(f"/api/tables/{made}/start").status_code == 204
    with ExitStack() as stack:
        lines = [stack.enter_context(person.line(made)) for person in (*people, Player(server.address, "Alan"))]
        for line in lines:
            line.until(lambda each: bool(each.view))
        yield made, lines


def heard(line: Line) -> list[Json]:
    """What a line was told of talk up to now: all that was sent before the answer to a ping is there."""
    line.send({"type": "ping"})
    found = []
    while (message := line.receive())["type"] != "pong":
        if message["type"] == "talk":
            found.append(message)
    return found


def spoken(line: Line) -> list[str]:
    return [talk["text"] or talk["emote"] for talk in heard(line)]


def test_words_and_signs_reach_everybody_as_they_are(talkers: Table) -> None:
    _, (ada, grace, edsger, alan) = talkers
    ada.send({"type": "say", "text": "  <b>hi</b>\n\u202e there  "})
    ada.send({"type": "emote", "emote": "well_played"})
    heard(ada)
    for line in (grace, edsger, alan):
        talks = heard(line)
        assert [(talk["seat"], talk["text"], talk["emote"]) for talk in talks] == [
            (0, "<b>hi</b> there", ""),
            (0, "", "well_played"),
        ]


def test_nobody_who_muted_hears_anything_also_after_coming_back(talkers: Table) -> None:
    made, (ada, grace, edsger, _) = talkers
    grace.send({"type": "mute", "seat": 0, "muted": True})
    assert heard(grace) == []
    ada.send({"type": "say", "text": "one"})
    edsger.send({"type": "say", "text": "two"})
    heard(ada), heard(edsger)
    assert spoken(grace) == ["two"]
    with grace.player.line(made, muted=[0]) as again:
        again.until(lambda line: bool(line.view))
        ada.send({"type": "emote", "emote": "wow"})
        heard(ada)
        assert heard(again) == []
        again.send({"type": "mute", "seat": 0, "muted": False})
        heard(again)
        ada.send({"type": "say", "text": "three"})
        heard(ada)
        assert spoken(again) == ["three"]
    assert heard(grace) == []


def test_talk_is_limited_in_rate_and_length(talkers: Table) -> None:
    _, (ada, grace, _, _) = talkers
    for number in range(30):
        ada.send({"type": "say", "text": f"word {number}"})
    heard(ada)
    refusals = [frame for frame in ada.frames if '"too_fast"' in frame]
    assert 20 <= len(refusals) <= 25
    assert len(heard(grace)) == 30 - len(refusals)
    for wrong in ({"text": "x" * 201}, {"text": ""}, {"text": "\u200b \n"}, {"text": 5}, {}):
        grace.send({"type": "say", **wrong})
        assert grace.until_type("refused")["code"] == "malformed"
    grace.send({"type": "emote", "emote": "rude"})
    assert grace.until_type("refused")["code"] == "malformed"
    assert [talk for talk in heard(ada) if talk["seat"] == 1] == []


def test_only_those_who_sit_there_talk_and_the_host_can_end_it(talkers: Table) -> None:
    _, (ada, grace, _, alan) = talkers
    alan.send({"type": "say", "text": "hello"})
    assert alan.until_type("refused")["code"] == "not_yours"
    for stranger in (grace, alan):
        stranger.send({"type": "allow", "chat": False})
        assert stranger.until_type("refused")["code"] == "not_yours"
    ada.send({"type": "allow", "chat": False})
    grace.until(lambda line: not line.table["options"]["chat"])
    for sent in ({"type": "say", "text": "hello"}, {"type": "emote", "emote": "hello"}):
        grace.send(sent)
        assert grace.until_type("refused")["code"] == "silent"
    ada.send({"type": "allow", "chat": True})
    grace.until(lambda line: line.table["options"]["chat"])
    grace.send({"type": "say", "text": "again"})
    heard(grace)
    assert spoken(ada) == ["again"]


def test_nothing_of_it_is_kept(talkers: Table, server: Server) -> None:
    made, (ada, _, _, _) = talkers
    ada.send({"type": "say", "text": "zanzibar"})
    heard(ada)
    assert "zanzibar" not in ada.player.http.get(f"/api/tables/{made}/record").text
    with sqlite3.connect(server.database) as database:
        assert not any("zanzibar" in line for line in database.iterdump())
    with Player(server.address, "Alan").line(made) as line:
        line.until(lambda each: bool(each.view))
        assert heard(line) == []
    assert "zanzibar" not in server.log()
