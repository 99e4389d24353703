"""What stands before every request: where it may come from, how much it may bring, and the headers of every answer."""

import json
import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sevenwonders.server.limits import Buckets
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


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


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
        if trouble is None and is_socket:
            await self._app(scope, receive, send)
        elif trouble is None:
            await self._answer(scope, receive, send, headers)
        elif is_socket:
            await send({"type": "websocket.close", "code": FORBIDDEN, "reason": trouble.code})
        else:
            await self._refuse(trouble, language_of(headers.get("accept-language", "")), send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, headers: Headers) -> None:
        """Whatever happens in the application, the answer is one of ours."""
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

    @staticmethod
    def _dressed(send: Send, asked: Headers) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if asked.get("x-forwarded-proto") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return dressed

    @staticmethod
    async def _refuse(trouble: Trouble, lang: str, send: Send) -> None:
        body = json.dumps({"code": trouble.code, "text": trouble.text(lang)}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
