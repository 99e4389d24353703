"""Requests about a table go to the server that has it, and are answered as if it were here."""

import asyncio
import base64
import json
import re
import time
from dataclasses import asdict, dataclass
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sevenwonders.server.problems import Elsewhere, Trouble
from sevenwonders.server.relay.post import Post, Silence
from sevenwonders.server.secrets import new_table_id

ABOUT_A_TABLE: Final = re.compile("/api/tables/([0-9a-z]{12})(/.*)?")
TRY_SECONDS: Final = 3.0
MOST_SECONDS: Final = 15.0
"""Longer than it takes until the tables of a dead server are another's."""
PAUSE_SECONDS: Final = 0.3
QUESTION: Final = "request"
SCOPE: Final = ("method", "path", "query_string", "scheme", "client")


@dataclass(frozen=True)
class Answer:
    """What the application answers, all of it."""

    status: int
    headers: list[tuple[str, str]]
    body: str
    """In base64: it may be packed."""

    @property
    def is_elsewhere(self) -> bool:
        return self.status == 503 and any(name == "retry-after" for name, _ in self.headers)


class Forward:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["app"].state
        if scope["type"] == "lifespan":
            state.answer = lambda question: self._answer_other(scope["app"], question)
        about = ABOUT_A_TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if about is None or state.post is None:
            await self._app(scope, receive, send)
            return
        answer = await self._ask_around(about[1], scope, await _body_of(receive), state.post)
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in answer.headers]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": base64.b64decode(answer.body)})

    async def _ask_around(self, table: str, scope: Scope, body: bytes, post: Post) -> Answer:
        """The answer of whoever has the table. It may move meanwhile, or its server may be dead and not known to be."""
        until, key = time.monotonic() + MOST_SECONDS, new_table_id()
        while True:
            server = await self._where(table, scope)
            if not server:
                answer = await self._answer(scope, body)
                if not answer.is_elsewhere or time.monotonic() > until:
                    return answer
            else:
                try:
                    told = await post.ask(server, QUESTION, _written(scope, body), TRY_SECONDS, f"{key}{server}")
                    answer = Answer(**json.loads(told))
                    if not answer.is_elsewhere:
                        return answer
                except Silence:
                    if time.monotonic() > until:
                        return await self._answer(scope, body)  # which says that it is elsewhere
            await asyncio.sleep(PAUSE_SECONDS)

    @staticmethod
    async def _where(table: str, scope: Scope) -> str:
        """The server that has a table; empty: this one, or nobody knows."""
        try:
            await scope["app"].state.hall.find(table)
        except Elsewhere as elsewhere:
            return elsewhere.server
        except Trouble:
            pass  # the application will say the same
        return ""

    async def _answer_other(self, app: FastAPI, question: str) -> str:
        told = json.loads(question)
        scope = {name: told[name] for name in SCOPE} | {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "root_path": "",
            "raw_path": told["path"].encode(),
            "app": app,
            "state": {},
            "query_string": told["query_string"].encode("latin-1"),
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]],
        }
        return json.dumps(asdict(await self._answer(scope, base64.b64decode(told["body"]))))

    async def _answer(self, scope: Scope, body: bytes) -> Answer:
        """What the application of this server says. It takes notes in the scope: each time gets its own."""
        started: Message = {}
        parts: list[bytes] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                parts.append(message.get("body", b""))

        await self._app(dict(scope), receive, send)
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in started["headers"]]
        return Answer(started["status"], headers, base64.b64encode(b"".join(parts)).decode())


def _written(scope: Scope, body: bytes) -> str:
    told = {name: scope[name] for name in SCOPE} | {
        "query_string": scope["query_string"].decode("latin-1"),
        "headers": [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]],
        "body": base64.b64encode(body).decode(),
    }
    return json.dumps(told)


async def _body_of(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)
