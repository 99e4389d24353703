"""What the routes share: the hall, the person who asks, the answers for what goes wrong."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.server.guard import REFUSED_SECONDS, address_of
from sevenwonders.server.limits import Work
from sevenwonders.server.models import Problem
from sevenwonders.server.problems import Trouble, language_of
from sevenwonders.server.protocol import Language
from sevenwonders.server.secrets import hash_token, is_reserved, new_token
from sevenwonders.server.store.people import person
from sevenwonders.server.tables.hall import Hall

COOKIE: Final = "sevenwonders"
YEAR: Final = 365 * 86_400
TOKEN_LETTERS: Final = 43


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The ways in which a request may fail, for the interface's description."""
    words = {
        403: "not allowed",
        404: "not found",
        409: "not now",
        422: "impossible",
        503: "elsewhere",
    }
    every = {status: words[status] for status in (*statuses, 422)}
    every |= {413: "too large", 429: "too many requests"}
    return {status: {"model": Problem, "description": told} for status, told in every.items()}


def hall_of(request: HTTPConnection) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def language(request: Request, lang: Language | None = None) -> str:
    """The language of the answer: as the address says, else as the browser does."""
    return lang or language_of(request.headers.get("accept-language", ""))


def token_in(request: HTTPConnection) -> str:
    """The hash of the visitor's secret; empty if there is none."""
    secret = request.cookies.get(COOKIE, "")
    return hash_token(secret) if len(secret) == TOKEN_LETTERS else ""


async def work_of(request: Request) -> Work:
    """What a request costs is paid by its address. Who owes too much is sent away before anything is done."""
    work = Work(hall_of(request).services.work.of(address_of(request.scope)))
    if work.seconds_to_wait():
        hall_of(request).services.metrics.limited.labels("work").inc()
        await asyncio.sleep(REFUSED_SECONDS)
        raise Trouble(429, "too_many")
    return work


@dataclass(frozen=True)
class Visitor:
    """Somebody with a secret, and perhaps a name."""

    token: str
    name: str
    emblem: str


def _is_from_elsewhere(request: Request) -> bool:
    origin = request.headers.get("origin", "")
    return bool(origin) and urlsplit(origin).netloc != request.headers.get("host", "")


async def visitor(
    request: Request,
    response: Response,
    lang: Annotated[str, Depends(language)],
    hall: Annotated[Hall, Depends(hall_of)],
) -> Visitor:
    """Who asks. Whoever has no secret gets one, in a cookie that no script can read."""
    token = token_in(request)
    if not token:
        secret = new_token()
        secure = request.url.scheme == "https"
        # A page of another site whom the host trusts: without this its browser would not send the cookie back.
        same: Literal["none", "lax"] = "none" if secure and _is_from_elsewhere(request) else "lax"
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite=same, secure=secure, path="/")
        token = hash_token(secret)
    known = await hall.services.database.read(person(token))
    name = known.name if known.name and not is_reserved(known.name) else Texts(lang)("server.guest")
    return Visitor(token, name, known.emblem)


TheHall = Annotated[Hall, Depends(hall_of)]
TheVisitor = Annotated[Visitor, Depends(visitor)]
TheWork = Annotated[Work, Depends(work_of)]
TheLanguage = Annotated[str, Depends(language)]
assert set(LANGUAGES) == {"en", "fr", "nl"}  # protocol.Language lists them again, as types must
