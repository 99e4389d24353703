"""What stands before every request: where it may come from, how much it may bring, and the headers of every answer."""

import asyncio
import json
import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sevenwonders.server.limits import Buckets, visitor_of
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Trouble, language_of
from sevenwonders.server.settings import Settings

log = logging.getLogger("sevenwonders.server")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_BYTES: Final = 256 * 1024
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FORBIDDEN: Final = 1008
REFUSED_SECONDS: Final = 0.5
FRIENDS_MAY: Final = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, DELETE",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "3600",
}


def address_of(scope: Scope) -> str:
    """Who asks, as far as limits go."""
    return visitor_of(scope["client"][0]) if scope.get("client") else ""


def _for_friend(asked: Headers) -> dict[str, str]:
    origin = asked.get("origin", "")
    return {"Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true"}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._origins = {origin.strip().lower() for origin in settings.origins.split(",") if origin.strip()}
        rate = settings.requests_per_second
        self._requests = Buckets(rate, 4 * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_socket = scope["type"] == "websocket"
        trouble = self._trouble(scope, headers, is_socket)
        if not is_socket and scope["method"] == "OPTIONS" and self._is_friend(headers):
            await self._allow(headers, send)
        elif trouble is None and is_socket:
            await self._app(scope, receive, send)
        elif trouble is None:
            await self._answer(scope, receive, send, headers)
        elif is_socket:
            await self._let_wait(trouble)
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": trouble.code})
        else:
            await self._let_wait(trouble)
            await self._refuse(trouble, language_of(headers.get("accept-language", "")), send)

    @staticmethod
    async def _let_wait(trouble: Trouble) -> None:
        """Whoever asks too often is told so late: even saying no takes time, and a flood asks again at once."""
        if trouble.status == 429:
            await asyncio.sleep(REFUSED_SECONDS)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Whatever happens in the application, the answer is one of ours."""
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn leaves the body away
        lang, begun = language_of(headers.get("accept-language", "")), False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, self._measured(receive), self._dressed(noted, headers))
        except Exception:
            self._metrics.failures.inc()
            log.exception("a request failed")
            if not begun:
                await self._refuse(Trouble(500, "failed"), lang, send)

    def _trouble(self, scope: Scope, headers: Headers, is_socket: bool) -> Trouble | None:
        if (is_socket or scope["method"] not in SAFE) and not self._is_welcome(headers):
            self._metrics.limited.labels("origin").inc()
            return Trouble(403, "origin")
        if scope["path"].startswith("/api") and not self._requests.take(address_of(scope)):
            self._metrics.limited.labels("requests").inc()
            return Trouble(429, "too_many")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > MOST_BYTES:
            self._metrics.limited.labels("bytes").inc()
            return Trouble(413, "too_large")
        return None

    def _is_welcome(self, headers: Headers) -> bool:
        """A page of another site may not act for its visitor; programs send no origin."""
        origin = headers.get("origin", "").lower()
        try:
            return not origin or origin in self._origins or urlsplit(origin).netloc == headers.get("host", "").lower()
        except ValueError:  # such as http://[
            return False

    def _measured(self, receive: Receive) -> Receive:
        """A body that told no length is cut where it grows too long."""
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > MOST_BYTES:
                self._metrics.limited.labels("bytes").inc()
                raise HTTPException(413)
            return message

        return measured

    def _is_friend(self, headers: Headers) -> bool:
        """Whether a page of another site asks that a setting names: its browser must be told that it may."""
        return headers.get("origin", "").lower() in self._origins

    def _dressed(self, send: Send, asked: Headers) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if self._is_friend(asked):
                    headers.update(_for_friend(asked))
                    headers.add_vary_header("Origin")
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if asked.get("x-forwarded-proto") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return dressed

    @staticmethod
    async def _allow(asked: Headers, send: Send) -> None:
        """A browser asks whether a page of a friend may do what it wants to."""
        headers = _for_friend(asked) | FRIENDS_MAY | {"Vary": "Origin"}
        raw = [(name.lower().encode(), value.encode()) for name, value in (headers | HEADERS).items()]
        await send({"type": "http.response.start", "status": 204, "headers": raw})
        await send({"type": "http.response.body", "body": b""})

    @staticmethod
    async def _refuse(trouble: Trouble, lang: str, send: Send) -> None:
        body = json.dumps({"code": trouble.code, "text": trouble.text(lang)}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
