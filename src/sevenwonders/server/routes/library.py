"""What does not change while a server runs: words, cards, what a table may be."""

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import catalogue as words
from sevenwonders.server.catalogue import catalogue_of, choices, picture_of
from sevenwonders.server.models import Catalogue, Choices
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Language
from sevenwonders.server.routes.common import TheHall, TheLanguage, problems

router = APIRouter(tags=["library"])
Forms = Annotated[list[str], Field(min_length=2, max_length=2)]
"""A singular and a plural."""
DRAWING: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""What a picture may fetch and run: nothing, even if somebody opens it by itself."""


@router.get("/texts/{lang}", response_model=dict[str, str | Forms], responses=problems())
async def texts(lang: Language, request: Request) -> Response:
    """All words of a language by key; two of them are a singular and a plural."""
    return _kept(request, _json_of_words(lang))


@router.get("/choices", responses=problems())
async def what_to_play(hall: TheHall, lang: TheLanguage) -> Choices:
    """The games, sets and levels there are."""
    return choices(lang, hall.services.shelf)


@router.get("/sets/{key}/picture.svg", response_class=Response, responses=problems(404))
async def picture(key: Annotated[str, Path(pattern="^[a-z0-9_]{1,100}$")], request: Request, hall: TheHall) -> Response:
    """The picture of a set: a drawing that may do nothing but be looked at."""
    found = picture_of(key, hall.services.shelf)
    if not found:
        raise Trouble(404, "not_found")
    return _kept(request, found.encode(), "image/svg+xml", {"Content-Security-Policy": DRAWING})


@router.get("/catalogue/{game}", response_model=Catalogue, responses=problems())
async def catalogue(
    game: Literal["duel", "classic"],
    request: Request,
    hall: TheHall,
    lang: TheLanguage,
    sets: Annotated[str, Query(max_length=1000)] = "",
) -> Response:
    """Everything that there is to know of the cards of a game with some sets (`leaders,cities`)."""
    wanted = tuple(sorted({each for each in sets.split(",") if each}))
    try:
        if game == "duel" and wanted:
            raise ValueError("Duel has no sets")
        found = catalogue_of(game, wanted, lang, hall.services.shelf)
    except (CardFileError, ValueError) as error:
        raise Trouble(422, "options", reason=str(error)) from None
    return _kept(request, found.model_dump_json().encode())


def _json_of_words(lang: str) -> bytes:
    return json.dumps(words(lang), ensure_ascii=False).encode()


def _kept(
    request: Request, body: bytes, kind: str = "application/json", more: Mapping[str, str] | None = None
) -> Response:
    """An answer that the browser keeps, and asks again whether it is still right."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language", **(more or {})}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)
