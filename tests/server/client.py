"""A player made of a few lines: what a stranger would write against docs/protocol.md."""

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Json = dict[str, Any]
MOST_ANSWERS = 500
"""Far more than one seat gives in any game."""


def stand(table: Json, ask: Json | None, frames: list[str]) -> str:
    """Where a seat stands, for the message of a test that waited too long."""
    waiting = [number for number, seat in enumerate(table.get("seats", [])) if seat["waiting"]]
    asked = f"{ask['kind']} (request {ask['request']}, chosen {ask['chosen']!r})" if ask else "nothing"
    return (
        f"seat {table.get('you', '?')} of a table that is {table.get('status', 'new')}, after {len(frames)} frames: "
        f"is asked {asked}; waited for are {waiting}; last heard {frames[-1][:200] if frames else 'nothing'}"
    )


class Player:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "Ada", headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.headers = headers or {}
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers=self.headers)
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def create(self, game: str = "duel", bots: list[str] | None = None, **more: Any) -> str:
        start = more.pop("start", False)
        password = more.pop("password", "")
        options = {"game": game, "players": 2, "pace": 0, **more}
        wanted = {"options": options, "bots": bots or [], "start": start, "password": password}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def post(self, path: str, body: Json | None = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def line(self, table: str, **hello: Any) -> "Line":
        return Line(self, table, hello)


class Line:
    """A socket at a table, and what it has been told."""

    def __init__(self, player: Player, table: str, hello: Json) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        headers = player.headers | ({"Cookie": cookie} if cookie else {})
        address = f"{player.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        self.player = player
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)
        )
        self.frames: list[str] = []
        self.events: list[Json] = []
        self.table: Json = {}
        self.view: Json = {}
        self.ask: Json | None = None
        self._numbers = itertools.count(1)
        if hello.pop("silent", False):
            return
        self.send({"type": "hello", "version": 1, "lang": "en", **hello})

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def receive(self) -> Json:
        """The next message; updates are taken in."""
        try:
            text = self.socket.recv(timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"silence for {PATIENCE:g} seconds; {self.stand()}") from None
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self._take_in(message)
        return message

    def _take_in(self, update: Json) -> None:
        if update["reset"]:
            self.events.clear()
        else:
            assert [event["n"] for event in update["events"]] == list(range(len(self.events) + 1, update["seq"] + 1)), (
                "events are numbered without a gap"
            )
        self.events += update["events"]
        self.table = update["table"] or self.table
        if update["view"] is not None:
            self.view, self.ask = update["view"], update["ask"]

    def _messages(self) -> Iterator[Json]:
        """What comes, for as long as anybody waits for one thing."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            yield self.receive()
        raise AssertionError(f"waited for {PATIENCE:g} seconds; {self.stand()}")

    def until(self, wanted: Callable[["Line"], bool]) -> None:
        messages = self._messages()
        while not wanted(self):
            next(messages)

    def until_type(self, kind: str) -> Json:
        return next(message for message in self._messages() if message["type"] == kind)

    def until_closed(self) -> int:
        """Take in what still comes; returns the code with which the server closes."""
        try:
            for _ in self._messages():
                pass
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
        raise AssertionError("messages end only with an error")

    def stand(self) -> str:
        return stand(self.table, self.ask, self.frames)

    def choose(self, move: str, request: str | None = None, message: str | None = None) -> Json:
        """Send a choice and wait for its answer."""
        sent = message or f"c{next(self._numbers)}"
        asked = request if request is not None else (self.ask or {}).get("request", "")
        self.send({"type": "choose", "id": sent, "request": asked, "move": move})
        return next(answer for answer in self._messages() if answer.get("id") == sent)

    def owes(self) -> bool:
        """Whether there is something to choose that is not chosen yet."""
        return self.ask is not None and not self.ask["chosen"]

    def is_over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])

    def turns(self) -> Iterator[Json]:
        """Every request until the game is over; the caller answers each."""
        for _ in range(MOST_ANSWERS):
            self.until(lambda line: line.owes() or line.is_over())
            if self.is_over():
                return
            assert self.ask is not None
            yield self.ask
        raise AssertionError(f"the game does not end; {self.stand()}")


def play_to_the_end(line: Line, pick: Callable[[list[Json]], Json] = lambda offers: offers[0]) -> int:
    """Answer every request; returns how many there were."""
    answered = 0
    for ask in line.turns():
        answer = line.choose(pick(ask["offers"])["move"])
        assert answer["type"] == "ack" or answer["code"] == "late", answer
        answered += 1
    return answered
