"""A player made of a few lines: what a stranger would write against docs/protocol.md."""

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
SECONDS = 30


class Player:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "Ada", headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.headers = headers or {}
        self.http = httpx.Client(base_url=address, timeout=SECONDS, headers=self.headers)
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
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, open_timeout=SECONDS)
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

    def receive(self, seconds: float = SECONDS) -> Json:
        """The next message; updates are taken in."""
        text = self.socket.recv(timeout=seconds)
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

    def until(self, wanted: Callable[["Line"], bool], seconds: float = SECONDS) -> None:
        while not wanted(self):
            self.receive(seconds)

    def until_type(self, kind: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def until_closed(self) -> int:
        """Take in what still comes; returns the code with which the server closes."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 1006

    def choose(self, move: str, request: str | None = None, message: str | None = None) -> Json:
        """Send a choice and wait for its answer."""
        sent = message or f"c{next(self._numbers)}"
        asked = request if request is not None else (self.ask or {}).get("request", "")
        self.send({"type": "choose", "id": sent, "request": asked, "move": move})
        while True:
            answer = self.receive()
            if answer.get("id") == sent:
                return answer

    def owes(self) -> bool:
        """Whether there is something to choose that is not chosen yet."""
        return self.ask is not None and not self.ask["chosen"]

    def is_over(self) -> bool:
        return bool(self.view) and bool(self.view["over"])

    def turns(self) -> Iterator[Json]:
        """Every request until the game is over; the caller answers each."""
        while True:
            self.until(lambda line: line.owes() or line.is_over())
            if self.is_over():
                return
            assert self.ask is not None
            yield self.ask


def play_to_the_end(line: Line, pick: Callable[[list[Json]], Json] = lambda offers: offers[0]) -> int:
    """Answer every request; returns how many there were."""
    answered = 0
    for ask in line.turns():
        answer = line.choose(pick(ask["offers"])["move"])
        assert answer["type"] == "ack" or answer["code"] == "late", answer
        answered += 1
    return answered
