"""What does not change while a server runs: words, cards, what a table may be."""

import hashlib
import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from sevenwonders.core.cardfile import CardFileError
from sevenwonders.core.texts import catalogue as words
from sevenwonders.server.catalogue import catalogue_of, choices
from sevenwonders.server.models import Catalogue, Choices
from sevenwonders.server.problems import Trouble
from sevenwonders.server.protocol import Language
from sevenwonders.server.routes.common import TheLanguage, problems

router = APIRouter(tags=["library"])
Forms = Annotated[list[str], Field(min_length=2, max_length=2)]
"""A singular and a plural."""


@router.get("/texts/{lang}", response_model=dict[str, str | Forms], responses=problems())
async def texts(lang: Language, request: Request) -> Response:
    """All words of a language by key; two of them are a singular and a plural."""
    return _kept(request, _json_of_words(lang))


@router.get("/choices", responses=problems())
async def what_to_play(lang: TheLanguage) -> Choices:
    """The games, sets and levels there are."""
    return choices(lang)


@router.get("/catalogue/{game}", response_model=Catalogue, responses=problems())
async def catalogue(
    game: Literal["duel", "classic"],
    request: Request,
    lang: TheLanguage,
    sets: Annotated[str, Query(max_length=200)] = "",
) -> Response:
    """Everything that there is to know of the cards of a game with some sets (`leaders,cities`)."""
    wanted = tuple(sorted({each for each in sets.split(",") if each}))
    try:
        if game == "duel" and wanted:
            raise ValueError("Duel has no sets")
        found = catalogue_of(game, wanted, lang)
    except (CardFileError, ValueError) as error:
        raise Trouble(422, "options", reason=str(error)) from None
    return _kept(request, found.model_dump_json().encode())


def _json_of_words(lang: str) -> bytes:
    return json.dumps(words(lang), ensure_ascii=False).encode()


def _kept(request: Request, body: bytes) -> Response:
    """An answer that the browser keeps, and asks again whether it is still right."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
