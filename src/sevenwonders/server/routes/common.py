"""What the routes share: the hall, the person who asks, the answers for what goes wrong."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response
from fastapi.requests import HTTPConnection

from sevenwonders.core.texts import LANGUAGES, Texts
from sevenwonders.server.models import Problem
from sevenwonders.server.problems import language_of
from sevenwonders.server.protocol import Language
from sevenwonders.server.secrets import hash_token, new_token
from sevenwonders.server.store.queries import name_of
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


@dataclass(frozen=True)
class Visitor:
    """Somebody with a secret, and perhaps a name."""

    token: str
    name: str


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
        response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        token = hash_token(secret)
    name = await hall.services.database.read(name_of(token))
    return Visitor(token, name or Texts(lang)("server.guest"))


TheHall = Annotated[Hall, Depends(hall_of)]
TheVisitor = Annotated[Visitor, Depends(visitor)]
TheLanguage = Annotated[str, Depends(language)]
assert set(LANGUAGES) == {"en", "fr", "nl"}  # protocol.Language lists them again, as types must
