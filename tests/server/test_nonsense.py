"""Frames that no page sends: the server answers, goes on, and the game is as it was."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.client import Line, Player
from tests.server.running import Server

SOME = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
FIELDS = ("type", "id", "request", "move", "version", "lang", "since", "password", "x")
TYPES = ("hello", "choose", "speak", "ping", "update", "", "CHOOSE")

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50)
anything = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
nearly = st.dictionaries(st.sampled_from(FIELDS), scalars | anything).flatmap(
    lambda body: st.sampled_from(TYPES).map(lambda kind: {**body, "type": kind})
)


class Victim:
    """Somebody at a table, in the middle of a game."""

    def __init__(self, server: Server) -> None:
        self.ada = Player(server.address)
        self.table = self.ada.create("duel", ["easy"], start=True)
        self.line = self._line()
        self.before = self._record()

    def _line(self) -> Line:
        line = self.ada.line(self.table)
        line.until(Line.owes)
        return line

    def _record(self) -> str:
        return self.ada.http.get(f"/api/tables/{self.table}/record").text

    def say(self, frame: str | bytes) -> None:
        """Send a frame and see that the line is alive after it, or was closed with a reason and opens again."""
        try:
            self.line.socket.send(frame)
            self.line.send({"type": "ping"})
            self.line.until_type("pong")
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in (1007, 1008, 1009):
                raise
            self.line = self._line()

    def check(self) -> None:
        assert self._record() == self.before


@pytest.fixture(scope="module")
def victim(server: Server) -> Iterator[Victim]:
    victim = Victim(server)
    yield victim
    victim.check()
    victim.line.close()
    assert "Exception in ASGI" not in server.log()


@SOME
@given(text=st.text())
def test_any_text(victim: Victim, text: str) -> None:
    victim.say(text)
    victim.check()


@SOME
@given(data=anything)
def test_any_json(victim: Victim, data: Any) -> None:
    victim.say(json.dumps(data))
    victim.check()


@SOME
@given(message=nearly)
def test_what_is_nearly_a_message(victim: Victim, message: dict[str, Any]) -> None:
    victim.say(json.dumps(message))
    victim.check()


@SOME
@given(data=st.binary())
def test_any_bytes(victim: Victim, data: bytes) -> None:
    victim.say(data)
    victim.check()


@SOME
@given(move=st.text(max_size=100))
def test_any_move(victim: Victim, move: str) -> None:
    """In the right form, and still no move."""
    assert victim.line.ask is not None
    if move not in [offer["move"] for offer in victim.line.ask["offers"]]:
        victim.say(json.dumps({"type": "choose", "id": "n", "request": victim.line.ask["request"], "move": move}))
        victim.check()


@pytest.mark.parametrize(
    "frame",
    [
        "[" * 4000,
        '{"type":' * 900,
        '{"type":"ping"}{"type":"ping"}',
        '{"type":"ping","type":"choose"}',
        '{"type":"choose","id":"\\ud800","request":"0","move":"x"}',
        '{"type":"choose","id":"\\u0000","request":"0","move":"x"}',
        '{"type":"hello","version":1e999}',
        '{"type":"hello","version":NaN}',
        '{"type":"hello","version":' + "9" * 5000 + "}",
        '{"type":"hello","version":"1"}',
        '{"type":"hello","version":true}',
        "\ufeff{}",
        " ",
    ],
)
def test_frames_that_once_hurt_somebody(victim: Victim, frame: str) -> None:
    victim.say(frame)
    victim.check()


def test_a_frame_that_is_too_long_closes_its_socket_only(victim: Victim) -> None:
    with victim.ada.line(victim.table) as other:
        other.until(Line.owes)
        other.socket.send('{"type":"ping","x":"' + "y" * 9000 + '"}')
        assert other.until_closed() == 1009
    victim.say('{"type":"ping"}')


def test_who_sends_nothing_but_nonsense_is_turned_away(victim: Victim) -> None:
    with victim.ada.line(victim.table) as other:
        other.until(Line.owes)
        for _ in range(25):
            other.socket.send("nonsense")
        assert other.until_closed() == 1008
    refused = [frame for frame in other.frames if '"malformed"' in frame]
    assert len(refused) == 20


def test_text_that_is_not_unicode_closes_its_socket_only(victim: Victim, server: Server) -> None:
    with victim.ada.line(victim.table) as other:
        other.until(Line.owes)
        other.socket.send(b"\xff\xfe", text=True)
        assert other.until_closed() == 1007
    victim.say('{"type":"ping"}')
    assert "UTF-8" not in server.log()  # nothing to write a report about
